<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Balance</name>
    <message>
        <source>%1, was %2</source>
        <translation>%1, war %2</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>There at the end</source>
        <translation>Am Ende noch da</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Difference (95 % interval)</source>
        <translation>Unterschied (95-%-Bereich)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation>%1 % (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 points (%2 to %3)</source>
        <translation>%1 Punkte (%2 bis %3)</translation>
    </message>
    <message>
        <source>within chance</source>
        <translation>im Rahmen des Zufalls</translation>
    </message>
    <message>
        <source>rose, more than chance</source>
        <translation>gestiegen, mehr als Zufall</translation>
    </message>
    <message>
        <source>fell, more than chance</source>
        <translation>gefallen, mehr als Zufall</translation>
    </message>
    <message>
        <source>%1 games · %2 · seeds %3</source>
        <translation>%1 Partien · %2 · Startzahlen %3</translation>
    </message>
    <message>
        <source> against </source>
        <translation> gegen </translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after, %4 — %5</source>
        <translation>%1: %2 vorher, %3 nachher, %4 — %5</translation>
    </message>
    <message>
        <source>.
Also changed by more than chance: %1</source>
        <translation>.
Ebenfalls mehr als zufällig geändert: %1</translation>
    </message>
    <message>
        <source>.
Both runs are of the same scenario</source>
        <translation>.
Beide Läufe sind von demselben Szenario</translation>
    </message>
</context>
<context>
    <name>CounterTags</name>
    <message>
        <source>D%1</source>
        <comment>demoralized points</comment>
        <translation>D%1</translation>
    </message>
    <message>
        <source>AF</source>
        <comment>approach fire</comment>
        <translation>AF</translation>
    </message>
    <message>
        <source>Ft</source>
        <comment>on foot</comment>
        <translation>zF</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>not on the map</source>
        <translation>nicht auf der Karte</translation>
    </message>
    <message>
        <source>%1 in, %2 in</source>
        <translation>%1 in, %2 in</translation>
    </message>
    <message>
        <source>area</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>name on the map</source>
        <translation>Name auf der Karte</translation>
    </message>
</context>
<context>
    <name>Heat</name>
    <message>
        <source>Moves into a place, a game</source>
        <translation>Bewegungen an einen Ort, je Partie</translation>
    </message>
    <message>
        <source>Fights at a place, a game</source>
        <translation>Kämpfe an einem Ort, je Partie</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Cell %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>Cells (%1)</source>
        <translation>Felder (%1)</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Designer</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>NATO</source>
        <translation>NATO</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitgenössisch</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Verbände</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Name on the map</source>
        <translation>Name auf der Karte</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Side: %1</source>
        <translation>Seite: %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Text colour</source>
        <translation>Textfarbe</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Victory is checked</source>
        <translation>Sieg wird geprüft</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>Ankunft</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Ankünfte</translation>
    </message>
    <message>
        <source>Leaves the map</source>
        <translation>Verlässt die Karte</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
</context>
<context>
    <name>MapOutput</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>PreviewCard</name>
    <message>
        <source>or: %1</source>
        <translation>oder: %1</translation>
    </message>
</context>
<context>
    <name>Tool</name>
    <message>
        <source>Terrain brush</source>
        <translation>Geländepinsel</translation>
    </message>
    <message>
        <source>Drag to paint; Shift-click draws a line; right button erases; [ and ] change the size</source>
        <translation>Ziehen malt; Umschalt-Klick zieht eine Linie; die rechte Taste löscht; [ und ] ändern die Größe</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Drag to raise, lower or set the level; right button does the opposite</source>
        <translation>Ziehen hebt, senkt oder setzt die Stufe; die rechte Taste tut das Gegenteil</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Drag to clear terrain, features, sides and paths of cells</source>
        <translation>Ziehen räumt Gelände, Merkmale, Kanten und Wege der Felder ab</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Click to fill the region of equal terrain; Alt: all of the kind</source>
        <translation>Klick füllt die Fläche gleichen Geländes; Alt: alle dieser Art</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Click to take the terrain, the nearest side&apos;s or the path&apos;s kind; Shift: the feature</source>
        <translation>Klick nimmt das Gelände und die Art der nächsten Kante oder des Weges auf; Umschalt: das Merkmal</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Drag over cells to add them to the selected area or to a new one; the right button takes away</source>
        <translation>Ziehen fügt Felder zum ausgewählten oder zu einem neuen Gebiet hinzu; die rechte Taste nimmt sie weg</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Click to mark an objective or to select the one there; the right button removes it</source>
        <translation>Klick setzt ein Ziel oder wählt das vorhandene aus; die rechte Taste entfernt es</translation>
    </message>
    <message>
        <source>Place units</source>
        <translation>Einheiten setzen</translation>
    </message>
    <message>
        <source>Click to put the chosen unit down, drag to face it; R, Shift+R or the wheel turn it; the right button takes it off the map</source>
        <translation>Klick setzt die gewählte Einheit, Ziehen richtet sie aus; R, Umschalt+R oder das Rad drehen sie; die rechte Taste nimmt sie von der Karte</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Click to write a name, drag one to move it, double-click to change it; R and Shift+R turn it, [ and ] size it; the right button removes it</source>
        <translation>Klick schreibt einen Namen, Ziehen verschiebt ihn, Doppelklick ändert ihn; R und Umschalt+R drehen ihn, [ und ] ändern die Größe; die rechte Taste entfernt ihn</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Drag along sides; the right button erases; F flips the direction under the pointer</source>
        <translation>Entlang der Kanten ziehen; die rechte Taste löscht; F kehrt die Richtung unter dem Zeiger um</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>Drag from cell to cell; Shift-click continues from the last cell; the right button erases</source>
        <translation>Von Feld zu Feld ziehen; Umschalt-Klick setzt am letzten Feld fort; die rechte Taste löscht</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Drag from one place to another to read the distance, the line and the way by road</source>
        <translation>Von einem Ort zum anderen ziehen, um Entfernung, Linie und Weg über Straßen abzulesen</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2: %n cell(s)</source>
        <translation>
            <numerusform>Von %1 nach %2: %n Feld</numerusform>
            <numerusform>Von %1 nach %2: %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the straight line passes %n cell(s)</source>
        <translation>
            <numerusform>die gerade Linie berührt %n Feld</numerusform>
            <numerusform>die gerade Linie berührt %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by road %n cell(s)</source>
        <translation>
            <numerusform>über Straßen %n Feld</numerusform>
            <numerusform>über Straßen %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 inches, bearing %2°</source>
        <translation>%1 Zoll, Richtung %2°</translation>
    </message>
    <message>
        <source>Edit points</source>
        <translation>Punkte bearbeiten</translation>
    </message>
    <message>
        <source>Click a shape or zone, then drag its points; double-click an edge to add one; the right button removes one</source>
        <translation>Eine Form oder Zone anklicken, dann ihre Punkte ziehen; Doppelklick auf eine Kante fügt einen hinzu; die rechte Taste entfernt einen</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Click or drag a rectangle; drag pieces, names and shapes to move them; Shift adds, Ctrl toggles</source>
        <translation>Klicken oder ein Rechteck ziehen; Steine, Namen und Formen ziehen, um sie zu verschieben; Umschalt fügt hinzu, Strg schaltet um</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Draw around what is to be selected; Shift adds, Ctrl toggles</source>
        <translation>Umfahren, was ausgewählt werden soll; Umschalt fügt hinzu, Strg schaltet um</translation>
    </message>
    <message>
        <source>Select same terrain</source>
        <translation>Gleiches Gelände auswählen</translation>
    </message>
    <message>
        <source>Click: the region of equal terrain; Alt: everywhere on the map</source>
        <translation>Klick: die Fläche gleichen Geländes; Alt: überall auf der Karte</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Drag to copy a region, click to put it down; R and Shift+R turn it, F mirrors it</source>
        <translation>Ziehen kopiert einen Bereich, Klick setzt ihn ab; R und Umschalt+R drehen ihn, F spiegelt ihn</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Vieleck</translation>
    </message>
    <message>
        <source>Click the corners; double-click or Enter ends, Backspace takes the last one back</source>
        <translation>Die Ecken anklicken; Doppelklick oder Eingabe beendet, Rücktaste nimmt die letzte zurück</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Click along the line; double-click or Enter ends, Backspace takes the last point back</source>
        <translation>Entlang der Linie klicken; Doppelklick oder Eingabe beendet, Rücktaste nimmt den letzten Punkt zurück</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Drag from corner to corner; Shift makes a square</source>
        <translation>Von Ecke zu Ecke ziehen; Umschalt macht ein Quadrat</translation>
    </message>
    <message>
        <source>Drag from corner to corner for a new zone; the right button removes one</source>
        <translation>Für eine neue Zone von Ecke zu Ecke ziehen; die rechte Taste entfernt eine</translation>
    </message>
    <message>
        <source>Click a shape to draw with its kind</source>
        <translation>Eine Form anklicken, um mit ihrer Art zu zeichnen</translation>
    </message>
    <message>
        <source>Underlay</source>
        <translation>Unterlage</translation>
    </message>
    <message>
        <source>Drag to move the scanned map, Shift-drag to scale, Ctrl-drag to turn it; press F to fit two points to the grid</source>
        <translation>Ziehen verschiebt die gescannte Karte, mit Umschalt ändert es die Größe, mit Strg dreht es sie; F passt zwei Punkte ans Raster an</translation>
    </message>
    <message>
        <source>There is no scanned map yet; choose one in the Map menu</source>
        <translation>Es gibt noch keine gescannte Karte; im Menü Karte wird eine gewählt</translation>
    </message>
    <message>
        <source>Click a point of the picture that you can find on the grid</source>
        <translation>Einen Punkt des Bildes anklicken, der sich auf dem Raster wiederfinden lässt</translation>
    </message>
    <message>
        <source>Click the cell or place that point belongs to</source>
        <translation>Das Feld oder den Ort anklicken, zu dem dieser Punkt gehört</translation>
    </message>
    <message>
        <source>Click a second point of the picture, far from the first</source>
        <translation>Einen zweiten Punkt des Bildes anklicken, weit vom ersten entfernt</translation>
    </message>
    <message>
        <source>Click the cell or place the second point belongs to</source>
        <translation>Das Feld oder den Ort anklicken, zu dem der zweite Punkt gehört</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>%1 %2 is in turn %3; the schedule has turns 1 to %4</source>
        <translation>%1 %2 ist in Runde %3; der Zeitplan hat die Runden 1 bis %4</translation>
    </message>
    <message>
        <source>%1 advances to %2</source>
        <translation>%1 rückt nach %2 vor</translation>
    </message>
    <message>
        <source>%1 and %2 do not touch; cells beside each other are allowed</source>
        <translation>%1 und %2 berühren sich nicht; erlaubt sind Felder nebeneinander</translation>
    </message>
    <message>
        <source>%1 arrives more than once</source>
        <translation>%1 kommt mehr als einmal an</translation>
    </message>
    <message>
        <source>%1 attacks %2: %3 hits (needs %4, terrain %5)</source>
        <translation>%1 greift %2 an: %3 Treffer (nötig %4, Gelände %5)</translation>
    </message>
    <message>
        <source>%1 belongs to no side (HL 1.0a)</source>
        <translation>%1 gehört zu keiner Seite (HL 1.0a)</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which is neither a command nor a side</source>
        <translation>%1 gehört zu „%2“, das weder ein Verband noch eine Seite ist</translation>
    </message>
    <message>
        <source>%1 can be earned only by the side that holds it already</source>
        <translation>%1 kann nur die Seite verdienen, die es schon hält</translation>
    </message>
    <message>
        <source>%1 cannot be in %2 (HL 2.2)</source>
        <translation>%1 kann nicht in %2 sein (HL 2.2)</translation>
    </message>
    <message>
        <source>%1 cannot come in at %2: %3</source>
        <translation>%1 kann bei %2 nicht hereinkommen: %3</translation>
    </message>
    <message>
        <source>%1 comes to %2</source>
        <translation>%1 kommt nach %2</translation>
    </message>
    <message>
        <source>%1 comes to no harm</source>
        <translation>%1 kommt nicht zu Schaden</translation>
    </message>
    <message>
        <source>%1 does not apply to %2</source>
        <translation>%1 gilt nicht für %2</translation>
    </message>
    <message>
        <source>%1 does not dare to charge (%2)</source>
        <translation>%1 wagt den Angriff nicht (%2)</translation>
    </message>
    <message>
        <source>%1 does not lead off the map from %2; name the next cell instead</source>
        <translation>%1 führt von %2 nicht von der Karte; stattdessen das nächste Feld nennen</translation>
    </message>
    <message>
        <source>%1 does not stand on the board</source>
        <translation>%1 steht nicht auf dem Plan</translation>
    </message>
    <message>
        <source>%1 fails to rally %2 at %3 (%4)</source>
        <translation>%1 sammelt %2 bei %3 nicht (%4)</translation>
    </message>
    <message>
        <source>%1 for the %2</source>
        <translation>%1 für die Seite %2</translation>
    </message>
    <message>
        <source>%1 goes along</source>
        <translation>%1 geht mit</translation>
    </message>
    <message>
        <source>%1 goes in with the bayonet (%2)</source>
        <translation>%1 greift mit dem Bajonett an (%2)</translation>
    </message>
    <message>
        <source>%1 goes with %2</source>
        <translation>%1 geht mit %2</translation>
    </message>
    <message>
        <source>%1 has %2 action points left</source>
        <translation>%1 hat noch %2 Aktionspunkte</translation>
    </message>
    <message>
        <source>%1 has a morale, which only infantry, cavalry and artillery have</source>
        <translation>%1 hat eine Moral, die nur Infanterie, Kavallerie und Artillerie haben</translation>
    </message>
    <message>
        <source>%1 has a strength of %2, its full strength is %3</source>
        <translation>%1 hat eine Stärke von %2, die volle Stärke ist %3</translation>
    </message>
    <message>
        <source>%1 has a strength of %2; allowed are 1 to 4</source>
        <translation>%1 hat eine Stärke von %2; erlaubt sind 1 bis 4</translation>
    </message>
    <message>
        <source>%1 has neither units nor commands below it</source>
        <translation>%1 hat weder Einheiten noch Verbände unter sich</translation>
    </message>
    <message>
        <source>%1 has no direction; write two cells like 0304/0305</source>
        <translation>%1 hat keine Richtung; zwei Felder wie 0304/0305 schreiben</translation>
    </message>
    <message>
        <source>%1 has no forces yet</source>
        <translation>%1 hat noch keine Truppen</translation>
    </message>
    <message>
        <source>%1 has no known morale (HL 3.0.3)</source>
        <translation>%1 hat keine bekannte Moral (HL 3.0.3)</translation>
    </message>
    <message>
        <source>%1 has no room in %2 (HL 4.4)</source>
        <translation>%1 hat in %2 keinen Platz (HL 4.4)</translation>
    </message>
    <message>
        <source>%1 hexes in reach</source>
        <translation>%1 Hexfelder erreichbar</translation>
    </message>
    <message>
        <source>%1 hexes to retreat to</source>
        <translation>%1 Hexfelder für den Rückzug</translation>
    </message>
    <message>
        <source>%1 hits expected</source>
        <translation>%1 Treffer erwartet</translation>
    </message>
    <message>
        <source>%1 hits more easily at %2 hexes than nearer</source>
        <translation>%1 trifft auf %2 Hexfelder leichter als näher</translation>
    </message>
    <message>
        <source>%1 holds %2 units; %3 may stack</source>
        <translation>%1 enthält %2 Einheiten; %3 dürfen zusammenstehen</translation>
    </message>
    <message>
        <source>%1 holds: its morale is %2</source>
        <translation>%1 hält stand: die Moral ist %2</translation>
    </message>
    <message>
        <source>%1 is %2; allowed is %3 to %4</source>
        <translation>%1 ist %2; erlaubt ist %3 bis %4</translation>
    </message>
    <message>
        <source>%1 is brought to %2</source>
        <translation>%1 wird nach %2 gebracht</translation>
    </message>
    <message>
        <source>%1 is eliminated</source>
        <translation>%1 ist vernichtet</translation>
    </message>
    <message>
        <source>%1 is hit</source>
        <translation>%1 ist getroffen</translation>
    </message>
    <message>
        <source>%1 is not in play</source>
        <translation>%1 ist nicht im Spiel</translation>
    </message>
    <message>
        <source>%1 is not on a river tile</source>
        <translation>%1 ist nicht auf einem Flussplättchen</translation>
    </message>
    <message>
        <source>%1 is not on the board</source>
        <translation>%1 ist nicht auf dem Plan</translation>
    </message>
    <message>
        <source>%1 is of no known type</source>
        <translation>%1 ist von keiner bekannten Art</translation>
    </message>
    <message>
        <source>%1 is of no known type (HL 3.1)</source>
        <translation>%1 ist von keiner bekannten Art (HL 3.1)</translation>
    </message>
    <message>
        <source>%1 is on the map and in the schedule too</source>
        <translation>%1 ist auf der Karte und auch im Zeitplan</translation>
    </message>
    <message>
        <source>%1 is on turn %2 of %3</source>
        <translation>%1 ist in Runde %2 von %3</translation>
    </message>
    <message>
        <source>%1 is played by %2 in one run and by %3 in the other</source>
        <translation>%1 wird in einem Lauf von %2 gespielt und im anderen von %3</translation>
    </message>
    <message>
        <source>%1 is with no friendly combat unit</source>
        <translation>%1 ist bei keiner eigenen Kampfeinheit</translation>
    </message>
    <message>
        <source>%1 is worth nothing</source>
        <translation>%1 ist nichts wert</translation>
    </message>
    <message>
        <source>%1 is “%2”; allowed are %3</source>
        <translation>%1 ist „%2“; erlaubt sind %3</translation>
    </message>
    <message>
        <source>%1 is “%2”; expected is %3</source>
        <translation>%1 ist „%2“; erwartet wird %3</translation>
    </message>
    <message>
        <source>%1 is “%2”; expected is true or false</source>
        <translation>%1 ist „%2“; erwartet wird true oder false</translation>
    </message>
    <message>
        <source>%1 is, by its chain of commands, below itself</source>
        <translation>%1 steht über die Kette seiner Verbände unter sich selbst</translation>
    </message>
    <message>
        <source>%1 leaves the field</source>
        <translation>%1 verlässt das Feld</translation>
    </message>
    <message>
        <source>%1 lies in a pocket of %2 hexes</source>
        <translation>%1 liegt in einer Tasche von %2 Hexfeldern</translation>
    </message>
    <message>
        <source>%1 lies off the board</source>
        <translation>%1 liegt außerhalb des Plans</translation>
    </message>
    <message>
        <source>%1 lies on a hex that is not in play</source>
        <translation>%1 liegt auf einem Hexfeld, das nicht im Spiel ist</translation>
    </message>
    <message>
        <source>%1 lies where another counter lies</source>
        <translation>%1 liegt, wo ein anderer Zähler liegt</translation>
    </message>
    <message>
        <source>%1 loses %2 and has %3 left</source>
        <translation>%1 verliert %2 und hat noch %3</translation>
    </message>
    <message>
        <source>%1 makes room and goes to %2</source>
        <translation>%1 macht Platz und geht nach %2</translation>
    </message>
    <message>
        <source>%1 may be moved, but belongs to nobody who could</source>
        <translation>%1 darf bewegt werden, gehört aber niemandem, der es könnte</translation>
    </message>
    <message>
        <source>%1 may fire at %2 hexes, but has no number for it</source>
        <translation>%1 darf auf %2 Hexfelder feuern, hat aber keine Zahl dafür</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation>%1 geht nach %2</translation>
    </message>
    <message>
        <source>%1 moves to %2 with %3</source>
        <translation>%1 geht mit %3 nach %2</translation>
    </message>
    <message>
        <source>%1 must retreat: its morale is %2</source>
        <translation>%1 muss zurück: die Moral ist %2</translation>
    </message>
    <message>
        <source>%1 neither stands on the map nor arrives</source>
        <translation>%1 steht weder auf der Karte noch kommt es an</translation>
    </message>
    <message>
        <source>%1 numbers of the combat chart and the morale die are house values; copy those of your box</source>
        <translation>%1 Zahlen der Kampftabelle und des Moralwürfels sind Hauswerte; die der eigenen Schachtel eintragen</translation>
    </message>
    <message>
        <source>%1 of %2 units of the %3 side stand nearer the enemy&apos;s edge than their own</source>
        <translation>%1 von %2 Einheiten der Seite %3 stehen näher am feindlichen als am eigenen Rand</translation>
    </message>
    <message>
        <source>%1 pairs of enemy hexes start side by side</source>
        <translation>%1 Paare feindlicher Hexfelder beginnen nebeneinander</translation>
    </message>
    <message>
        <source>%1 rallies %2 to a strength of %3 (%4)</source>
        <translation>%1 sammelt %2 zu einer Stärke von %3 (%4)</translation>
    </message>
    <message>
        <source>%1 retreats on %2, a hit</source>
        <translation>%1 zieht sich bei %2 zurück, ein Treffer</translation>
    </message>
    <message>
        <source>%1 retreats to %2</source>
        <translation>%1 zieht sich nach %2 zurück</translation>
    </message>
    <message>
        <source>%1 shares %2 with an enemy (HL 4.4g)</source>
        <translation>%1 teilt %2 mit einem Feind (HL 4.4g)</translation>
    </message>
    <message>
        <source>%1 stands in %2, which is closed to it</source>
        <translation>%1 steht in %2, das ihm verschlossen ist</translation>
    </message>
    <message>
        <source>%1 stands on %2, which is not in play</source>
        <translation>%1 steht auf %2, das nicht im Spiel ist</translation>
    </message>
    <message>
        <source>%1 stands on a hex that is not in play</source>
        <translation>%1 steht auf einem Hexfeld, das nicht im Spiel ist</translation>
    </message>
    <message>
        <source>%1 stands on the map and is in the schedule of arrivals too</source>
        <translation>%1 steht auf der Karte und ist auch im Zeitplan der Ankünfte</translation>
    </message>
    <message>
        <source>%1 starts on %2, which it may earn only by entering</source>
        <translation>%1 beginnt auf %2, das es nur durch Betreten verdienen kann</translation>
    </message>
    <message>
        <source>%1 starts with a strength of %2 of %3</source>
        <translation>%1 beginnt mit einer Stärke von %2 von %3</translation>
    </message>
    <message>
        <source>%1 strength points expected</source>
        <translation>%1 Stärkepunkte erwartet</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 nimmt %2</translation>
    </message>
    <message>
        <source>%1 victory on turn %2, %3 to %4</source>
        <translation>Sieg der Seite %1 in Runde %2, %3 zu %4</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 withdraws to %2</source>
        <translation>%1 weicht nach %2 aus</translation>
    </message>
    <message>
        <source>%1 would be below itself</source>
        <translation>%1 stünde unter sich selbst</translation>
    </message>
    <message>
        <source>%1, displacing %2</source>
        <translation>%1, verdrängt %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3) needs %4 blocks, the box has %5</source>
        <translation>%1: %2 (%3) braucht %4 Blöcke, die Schachtel hat %5</translation>
    </message>
    <message>
        <source>%1: %2 action points (%3 command)</source>
        <translation>%1: %2 Aktionspunkte (%3 Befehl)</translation>
    </message>
    <message>
        <source>%1: %2 eliminated</source>
        <translation>%1: %2 vernichtet</translation>
    </message>
    <message>
        <source>%1: %2 tiles used, %3 in the box</source>
        <translation>%1: %2 Plättchen ausgelegt, %3 in der Schachtel</translation>
    </message>
    <message>
        <source>%1: %3 action points left</source>
        <translation>%1: noch %3 Aktionspunkte</translation>
    </message>
    <message>
        <source>%1: begin the battle</source>
        <translation>%1: die Schlacht beginnen</translation>
    </message>
    <message>
        <source>%1: choose where %2 comes in</source>
        <translation>%1: wählen, wo %2 hereinkommt</translation>
    </message>
    <message>
        <source>%1: choose where %2 makes room</source>
        <translation>%1: wählen, wohin %2 Platz macht</translation>
    </message>
    <message>
        <source>%1: choose where %2 retreats to</source>
        <translation>%1: wählen, wohin sich %2 zurückzieht</translation>
    </message>
    <message>
        <source>%1: choose where %2 withdraws to</source>
        <translation>%1: wählen, wohin %2 ausweicht</translation>
    </message>
    <message>
        <source>%1: choose whom %2 goes with</source>
        <translation>%1: wählen, mit wem %2 geht</translation>
    </message>
    <message>
        <source>%1: command</source>
        <translation>%1: Befehl</translation>
    </message>
    <message>
        <source>%1: handicap</source>
        <translation>%1: Vorgabe</translation>
    </message>
    <message>
        <source>%1: leaders lost</source>
        <translation>%1: verlorene Anführer</translation>
    </message>
    <message>
        <source>%1: may %2 advance?</source>
        <translation>%1: rückt %2 vor?</translation>
    </message>
    <message>
        <source>%1: may %2 fire instead?</source>
        <translation>%1: feuert %2 stattdessen?</translation>
    </message>
    <message>
        <source>%1: place %2 with a unit</source>
        <translation>%1: %2 zu einer Einheit stellen</translation>
    </message>
    <message>
        <source>%1: the box has only %2, and %3 are asked for</source>
        <translation>%1: die Schachtel hat nur %2, verlangt sind %3</translation>
    </message>
    <message>
        <source>%1: the minimum is above the maximum</source>
        <translation>%1: das Mindeste ist mehr als das Höchste</translation>
    </message>
    <message>
        <source>%1: the system knows no field “%2” here</source>
        <translation>%1: das System kennt hier kein Feld „%2“</translation>
    </message>
    <message>
        <source>%1: there is no room for %2 on this board</source>
        <translation>%1: auf diesem Plan ist kein Platz für %2</translation>
    </message>
    <message>
        <source>%3 is out of range; allowed: %1 to %2</source>
        <translation>%3 liegt außerhalb des Bereichs; erlaubt: %1 bis %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not understood here; allowed: %2</source>
        <translation>&apos;%1&apos; wird hier nicht verstanden; erlaubt: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; takes %2 words</source>
        <translation>&apos;%1&apos; braucht %2 Wörter</translation>
    </message>
    <message>
        <source>1 hex</source>
        <translation>1 Hexfeld</translation>
    </message>
    <message>
        <source>1 to 1</source>
        <translation>1 zu 1</translation>
    </message>
    <message>
        <source>1 to 2</source>
        <translation>1 zu 2</translation>
    </message>
    <message>
        <source>1 to 3</source>
        <translation>1 zu 3</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 zu 4</translation>
    </message>
    <message>
        <source>10 by 5 feet</source>
        <translation>10 mal 5 Fuß</translation>
    </message>
    <message>
        <source>1000 feet a hex</source>
        <translation>1000 Fuß je Hexfeld</translation>
    </message>
    <message>
        <source>2 hexes</source>
        <translation>2 Hexfelder</translation>
    </message>
    <message>
        <source>2 to 1</source>
        <translation>2 zu 1</translation>
    </message>
    <message>
        <source>2 to 3</source>
        <translation>2 zu 3</translation>
    </message>
    <message>
        <source>20 SP lost for good</source>
        <translation>20 SP endgültig verloren</translation>
    </message>
    <message>
        <source>3 hexes</source>
        <translation>3 Hexfelder</translation>
    </message>
    <message>
        <source>3 to 1</source>
        <translation>3 zu 1</translation>
    </message>
    <message>
        <source>3 to 2</source>
        <translation>3 zu 2</translation>
    </message>
    <message>
        <source>300 yards a hex</source>
        <translation>300 Yards je Hexfeld</translation>
    </message>
    <message>
        <source>4 by 4 feet</source>
        <translation>4 mal 4 Fuß</translation>
    </message>
    <message>
        <source>4 hexes</source>
        <translation>4 Hexfelder</translation>
    </message>
    <message>
        <source>4 or less</source>
        <translation>4 oder weniger</translation>
    </message>
    <message>
        <source>4 to 1</source>
        <translation>4 zu 1</translation>
    </message>
    <message>
        <source>5 hexes or more</source>
        <translation>5 Hexfelder oder mehr</translation>
    </message>
    <message>
        <source>5 to 1</source>
        <translation>5 zu 1</translation>
    </message>
    <message>
        <source>6 and more</source>
        <translation>6 und mehr</translation>
    </message>
    <message>
        <source>6 by 4 feet</source>
        <translation>6 mal 4 Fuß</translation>
    </message>
    <message>
        <source>6 to 1</source>
        <translation>6 zu 1</translation>
    </message>
    <message>
        <source>8 by 4 feet</source>
        <translation>8 mal 4 Fuß</translation>
    </message>
    <message>
        <source>8 by 5 feet</source>
        <translation>8 mal 5 Fuß</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A bridge does not span a river</source>
        <translation>Eine Brücke überspannt keinen Fluss</translation>
    </message>
    <message>
        <source>A bridge leads nowhere</source>
        <translation>Eine Brücke führt nirgendwohin</translation>
    </message>
    <message>
        <source>A column is used when the attack has at least its odds. The end columns are automatic and roll no checks.</source>
        <translation>Eine Spalte gilt, wenn der Angriff mindestens ihr Verhältnis hat. Die äußersten Spalten wirken ohne Prüfung.</translation>
    </message>
    <message>
        <source>A command is below itself</source>
        <translation>Ein Verband steht unter sich selbst</translation>
    </message>
    <message>
        <source>A command is empty</source>
        <translation>Ein Verband ist leer</translation>
    </message>
    <message>
        <source>A compulsory move off the table breaks the unit</source>
        <translation>Eine Zwangsbewegung vom Tisch zerbricht die Einheit</translation>
    </message>
    <message>
        <source>A condition names what does not exist</source>
        <translation>Eine Bedingung nennt, was es nicht gibt</translation>
    </message>
    <message>
        <source>A counter can be earned only by who holds it</source>
        <translation>Einen Zähler kann nur verdienen, wer ihn hält</translation>
    </message>
    <message>
        <source>A counter is out of reach</source>
        <translation>Ein Zähler ist unerreichbar</translation>
    </message>
    <message>
        <source>A counter is worth nothing</source>
        <translation>Ein Zähler ist nichts wert</translation>
    </message>
    <message>
        <source>A counter that nobody can move is movable</source>
        <translation>Ein Zähler, den niemand bewegen kann, ist beweglich</translation>
    </message>
    <message>
        <source>A crossing without water</source>
        <translation>Ein Übergang ohne Wasser</translation>
    </message>
    <message>
        <source>A deadline is after the last turn</source>
        <translation>Eine Frist endet nach der letzten Runde</translation>
    </message>
    <message>
        <source>A defender of Rating 1 or 2</source>
        <translation>Ein Verteidiger mit Wert 1 oder 2</translation>
    </message>
    <message>
        <source>A defender of Rating 4 or more</source>
        <translation>Ein Verteidiger mit Wert 4 oder mehr</translation>
    </message>
    <message>
        <source>A defender with repeaters</source>
        <translation>Ein Verteidiger mit Repetiergewehren</translation>
    </message>
    <message>
        <source>A die hits at</source>
        <translation>Ein Würfel trifft ab</translation>
    </message>
    <message>
        <source>A draw on turn %1, %2 to %3</source>
        <translation>Unentschieden in Runde %1, %2 zu %3</translation>
    </message>
    <message>
        <source>A field has a value it may not have</source>
        <translation>Ein Feld hat einen Wert, den es nicht haben darf</translation>
    </message>
    <message>
        <source>A field is not one of the system&apos;s</source>
        <translation>Ein Feld gehört nicht zum System</translation>
    </message>
    <message>
        <source>A gunboat cannot move</source>
        <translation>Ein Kanonenboot kann sich nicht bewegen</translation>
    </message>
    <message>
        <source>A gunboat has a morale</source>
        <translation>Ein Kanonenboot hat eine Moral</translation>
    </message>
    <message>
        <source>A gunboat is off the river</source>
        <translation>Ein Kanonenboot ist nicht auf dem Fluss</translation>
    </message>
    <message>
        <source>A handicap is set but not in force</source>
        <translation>Eine Vorgabe ist gesetzt, gilt aber nicht</translation>
    </message>
    <message>
        <source>A land piece stands in swamp or river</source>
        <translation>Ein Landstein steht in Sumpf oder Fluss</translation>
    </message>
    <message>
        <source>A leader is with a gunboat</source>
        <translation>Ein Anführer ist bei einem Kanonenboot</translation>
    </message>
    <message>
        <source>A leader is with no unit</source>
        <translation>Ein Anführer ist bei keiner Einheit</translation>
    </message>
    <message>
        <source>A melee round is won by unsaved hits</source>
        <translation>Eine Nahkampfrunde gewinnt, wer mehr ungerettete Treffer erzielt</translation>
    </message>
    <message>
        <source>A movement cost of none bars the type, except over a road, minor road or railroad where the row lets a road open it.</source>
        <translation>Kosten „keine“ versperren der Art das Feld, außer auf Straße, Nebenstraße oder Eisenbahn, wo die Zeile es der Straße erlaubt.</translation>
    </message>
    <message>
        <source>A natural 1 or 6 is never modified.</source>
        <translation>Eine gewürfelte 1 oder 6 wird nie verändert.</translation>
    </message>
    <message>
        <source>A new day begins</source>
        <translation>Ein neuer Tag beginnt</translation>
    </message>
    <message>
        <source>A new scenario starts with</source>
        <translation>Ein neues Szenario beginnt mit</translation>
    </message>
    <message>
        <source>A number of the combat chart is impossible</source>
        <translation>Eine Zahl der Kampftabelle ist unmöglich</translation>
    </message>
    <message>
        <source>A piece is on the map and arrives as well</source>
        <translation>Ein Stein ist auf der Karte und kommt auch an</translation>
    </message>
    <message>
        <source>A piece or command belongs to nothing</source>
        <translation>Ein Stein oder Verband gehört zu nichts</translation>
    </message>
    <message>
        <source>A piece or objective lies off the board</source>
        <translation>Ein Stein oder Ziel liegt außerhalb des Plans</translation>
    </message>
    <message>
        <source>A piece stands in a pocket</source>
        <translation>Ein Stein steht in einer Tasche</translation>
    </message>
    <message>
        <source>A preset for designers who want no shot above a fifth of the firing strength.</source>
        <translation>Eine Vorlage für Entwerfer, die keinen Schuss über ein Fünftel der feuernden Stärke wollen.</translation>
    </message>
    <message>
        <source>A rate of none is unlimited along connected river hexes.</source>
        <translation>Eine Reichweite „keine“ ist entlang verbundener Flussfelder unbegrenzt.</translation>
    </message>
    <message>
        <source>A river runs into a hex without river</source>
        <translation>Ein Fluss läuft in ein Hexfeld ohne Fluss</translation>
    </message>
    <message>
        <source>A river tile is joined to no other</source>
        <translation>Ein Flussplättchen ist mit keinem anderen verbunden</translation>
    </message>
    <message>
        <source>A road link along the step cancels every stop.</source>
        <translation>Eine Straße entlang des Schrittes hebt jeden Halt auf.</translation>
    </message>
    <message>
        <source>A shape has too few points</source>
        <translation>Eine Form hat zu wenige Punkte</translation>
    </message>
    <message>
        <source>A side can never reach its points</source>
        <translation>Eine Seite kann ihre Punkte nie erreichen</translation>
    </message>
    <message>
        <source>A side has more command points than it can use</source>
        <translation>Eine Seite hat mehr Befehlspunkte, als sie nutzen kann</translation>
    </message>
    <message>
        <source>A side has no combat unit</source>
        <translation>Eine Seite hat keine Kampfeinheit</translation>
    </message>
    <message>
        <source>A side has no combat unit on the map</source>
        <translation>Eine Seite hat keine Kampfeinheit auf der Karte</translation>
    </message>
    <message>
        <source>A side has no command points</source>
        <translation>Eine Seite hat keine Befehlspunkte</translation>
    </message>
    <message>
        <source>A side has no forces</source>
        <translation>Eine Seite hat keine Truppen</translation>
    </message>
    <message>
        <source>A side has no leader</source>
        <translation>Eine Seite hat keinen Anführer</translation>
    </message>
    <message>
        <source>A side has nothing to win by</source>
        <translation>Eine Seite hat nichts, womit sie gewinnen kann</translation>
    </message>
    <message>
        <source>A side is named that does not exist</source>
        <translation>Eine Seite wird genannt, die es nicht gibt</translation>
    </message>
    <message>
        <source>A side must destroy nearly everybody</source>
        <translation>Eine Seite muss fast alle vernichten</translation>
    </message>
    <message>
        <source>A sight depth of none never blocks and 0 always blocks. A hill blocks by its level.</source>
        <translation>Eine Sichttiefe „keine“ versperrt nie, 0 versperrt immer. Ein Hügel versperrt mit seiner Stufe.</translation>
    </message>
    <message>
        <source>A special rule may open it to land units.</source>
        <translation>Eine Sonderregel kann es Landeinheiten öffnen.</translation>
    </message>
    <message>
        <source>A strength is not between 1 and 4</source>
        <translation>Eine Stärke ist nicht zwischen 1 und 4</translation>
    </message>
    <message>
        <source>A style of tile is used up, its sister is not</source>
        <translation>Ein Plättchenstil ist aufgebraucht, sein Bruder nicht</translation>
    </message>
    <message>
        <source>A text lies off the sheet</source>
        <translation>Ein Text liegt außerhalb des Blattes</translation>
    </message>
    <message>
        <source>A tile has an impossible rotation</source>
        <translation>Ein Plättchen hat eine unmögliche Drehung</translation>
    </message>
    <message>
        <source>A unit arrives twice</source>
        <translation>Eine Einheit kommt zweimal an</translation>
    </message>
    <message>
        <source>A unit breaks when its d100 is above the limit; none never breaks. Green is whoever has not taken a check.</source>
        <translation>Eine Einheit bricht, wenn ihr W100 über der Grenze liegt; „keine“ bricht nie. Grün ist, wer noch keine Prüfung hatte.</translation>
    </message>
    <message>
        <source>A unit fails on its own colour, so the faces of a colour are its chance to fail.</source>
        <translation>Eine Einheit versagt bei ihrer eigenen Farbe; die Seiten einer Farbe sind also ihre Gefahr zu versagen.</translation>
    </message>
    <message>
        <source>A unit has no morale</source>
        <translation>Eine Einheit hat keine Moral</translation>
    </message>
    <message>
        <source>A unit is above its full strength</source>
        <translation>Eine Einheit ist über ihrer vollen Stärke</translation>
    </message>
    <message>
        <source>A unit is below its full strength</source>
        <translation>Eine Einheit ist unter ihrer vollen Stärke</translation>
    </message>
    <message>
        <source>A unit is of no known type</source>
        <translation>Eine Einheit ist von keiner bekannten Art</translation>
    </message>
    <message>
        <source>A unit neither stands on the map nor arrives</source>
        <translation>Eine Einheit steht weder auf der Karte noch kommt sie an</translation>
    </message>
    <message>
        <source>A unit stands on the map and arrives as well</source>
        <translation>Eine Einheit steht auf der Karte und kommt auch an</translation>
    </message>
    <message>
        <source>A16</source>
        <translation>A16</translation>
    </message>
    <message>
        <source>A21</source>
        <translation>A21</translation>
    </message>
    <message>
        <source>AP</source>
        <translation>AP</translation>
    </message>
    <message>
        <source>AP to move a movable VP counter</source>
        <translation>AP, um einen beweglichen VP-Zähler zu bewegen</translation>
    </message>
    <message>
        <source>Above it by the modifier</source>
        <translation>Darüber durch den Zuschlag</translation>
    </message>
    <message>
        <source>Above it by the roll itself</source>
        <translation>Darüber durch den Wurf selbst</translation>
    </message>
    <message>
        <source>Above the Initiative</source>
        <translation>Über der Initiative</translation>
    </message>
    <message>
        <source>Action points</source>
        <translation>Aktionspunkte</translation>
    </message>
    <message>
        <source>Action points and where they come from</source>
        <translation>Aktionspunkte und woher sie kommen</translation>
    </message>
    <message>
        <source>Activate a corps</source>
        <translation>Ein Korps aktivieren</translation>
    </message>
    <message>
        <source>Activate a corps for sure</source>
        <translation>Ein Korps sicher aktivieren</translation>
    </message>
    <message>
        <source>Activate a division</source>
        <translation>Eine Division aktivieren</translation>
    </message>
    <message>
        <source>Activate a division cheaply</source>
        <translation>Eine Division billig aktivieren</translation>
    </message>
    <message>
        <source>Activate a division for sure</source>
        <translation>Eine Division sicher aktivieren</translation>
    </message>
    <message>
        <source>Activate a leader</source>
        <translation>Einen Anführer aktivieren</translation>
    </message>
    <message>
        <source>Activate one brigade</source>
        <translation>Eine Brigade aktivieren</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Add a board</source>
        <translation>Einen Spielplan hinzufügen</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>Ein Ereignis hinzufügen</translation>
    </message>
    <message>
        <source>Add point</source>
        <translation>Punkt hinzufügen</translation>
    </message>
    <message>
        <source>Adjacent</source>
        <translation>Benachbart</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Vorrücken</translation>
    </message>
    <message>
        <source>Advance after adjacent fire</source>
        <translation>Vorrücken nach benachbartem Feuer</translation>
    </message>
    <message>
        <source>Advance after combat</source>
        <translation>Vorrücken nach dem Kampf</translation>
    </message>
    <message>
        <source>Advance order and reform</source>
        <translation>Befehl zum Vorrücken und Neuordnen</translation>
    </message>
    <message>
        <source>Advance order and retreat</source>
        <translation>Befehl zum Vorrücken und Zurückgehen</translation>
    </message>
    <message>
        <source>Advance to %1</source>
        <translation>Nach %1 vorrücken</translation>
    </message>
    <message>
        <source>Advance to %1 with %2</source>
        <translation>Mit %2 nach %1 vorrücken</translation>
    </message>
    <message>
        <source>All entry hexes are taken at the start</source>
        <translation>Alle Einmarschfelder sind zu Beginn besetzt</translation>
    </message>
    <message>
        <source>An area has no cells</source>
        <translation>Ein Gebiet hat keine Felder</translation>
    </message>
    <message>
        <source>An area lies off the board</source>
        <translation>Ein Gebiet liegt außerhalb des Plans</translation>
    </message>
    <message>
        <source>An arrival has no place</source>
        <translation>Eine Ankunft hat keinen Ort</translation>
    </message>
    <message>
        <source>An arrival is outside the turns</source>
        <translation>Eine Ankunft liegt außerhalb der Runden</translation>
    </message>
    <message>
        <source>An arrival leads to a place that does not exist</source>
        <translation>Eine Ankunft führt zu einem Ort, den es nicht gibt</translation>
    </message>
    <message>
        <source>An arrival names nobody, or somebody unknown</source>
        <translation>Eine Ankunft nennt niemanden oder jemand Unbekannten</translation>
    </message>
    <message>
        <source>An arrival or event is outside the schedule</source>
        <translation>Eine Ankunft oder ein Ereignis liegt außerhalb des Zeitplans</translation>
    </message>
    <message>
        <source>An attacker in the clear</source>
        <translation>Ein Angreifer im Freien</translation>
    </message>
    <message>
        <source>An attacker with repeaters</source>
        <translation>Ein Angreifer mit Repetiergewehren</translation>
    </message>
    <message>
        <source>An entry hex is closed to the newcomer</source>
        <translation>Ein Einmarschfeld ist dem Ankommenden verschlossen</translation>
    </message>
    <message>
        <source>An entry hex is not on the rim</source>
        <translation>Ein Einmarschfeld liegt nicht am Rand</translation>
    </message>
    <message>
        <source>An optional rule can never matter</source>
        <translation>Eine Wahlregel kann nie wirken</translation>
    </message>
    <message>
        <source>Angle of a charge at most</source>
        <translation>Winkel eines Sturmangriffs höchstens</translation>
    </message>
    <message>
        <source>Angle of a turn at most</source>
        <translation>Winkel einer Drehung höchstens</translation>
    </message>
    <message>
        <source>Angle of an oblique at most</source>
        <translation>Winkel einer Schrägbewegung höchstens</translation>
    </message>
    <message>
        <source>Angle of the arcs from the corners</source>
        <translation>Winkel der Bereiche von den Ecken aus</translation>
    </message>
    <message>
        <source>Applied step by step; halves are rounded up.</source>
        <translation>Schritt für Schritt angewandt; Hälften werden aufgerundet.</translation>
    </message>
    <message>
        <source>Approach Fire</source>
        <translation>Annäherungsfeuer</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Waffengattung</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Army commander&apos;s post empty</source>
        <translation>Stelle des Armeeführers unbesetzt</translation>
    </message>
    <message>
        <source>Army list entry</source>
        <translation>Eintrag der Armeeliste</translation>
    </message>
    <message>
        <source>Army lists</source>
        <translation>Armeelisten</translation>
    </message>
    <message>
        <source>Arrival of reinforcements</source>
        <translation>Ankunft von Verstärkungen</translation>
    </message>
    <message>
        <source>Arrival zone</source>
        <translation>Ankunftszone</translation>
    </message>
    <message>
        <source>Art style</source>
        <translation>Bildstil</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Artillery SP</source>
        <translation>SP der Artillerie</translation>
    </message>
    <message>
        <source>Artillery battalions besides</source>
        <translation>Artilleriebataillone daneben</translation>
    </message>
    <message>
        <source>Artillery brigade</source>
        <translation>Artilleriebrigade</translation>
    </message>
    <message>
        <source>Artillery chit</source>
        <translation>Artillerie-Chip</translation>
    </message>
    <message>
        <source>Artillery chits in a hex</source>
        <translation>Artillerie-Chips je Hexfeld</translation>
    </message>
    <message>
        <source>Artillery duel</source>
        <translation>Artillerieduell</translation>
    </message>
    <message>
        <source>Artillery ignores the to-hit</source>
        <translation>Artillerie beachtet die Trefferzahl nicht</translation>
    </message>
    <message>
        <source>Artillery large</source>
        <translation>Artillerie groß</translation>
    </message>
    <message>
        <source>Artillery limbered</source>
        <translation>Artillerie aufgeprotzt</translation>
    </message>
    <message>
        <source>Artillery on hills fires farther</source>
        <translation>Artillerie auf Hügeln schießt weiter</translation>
    </message>
    <message>
        <source>Artillery overrun is captured up to this roll</source>
        <translation>Überrannte Artillerie wird bis zu diesem Wurf erbeutet</translation>
    </message>
    <message>
        <source>Artillery range</source>
        <translation>Reichweite der Artillerie</translation>
    </message>
    <message>
        <source>Artillery range bands</source>
        <translation>Reichweitenbänder der Artillerie</translation>
    </message>
    <message>
        <source>Artillery small</source>
        <translation>Artillerie klein</translation>
    </message>
    <message>
        <source>Artillery standard</source>
        <translation>Artillerie normal</translation>
    </message>
    <message>
        <source>Artillery units in a hex</source>
        <translation>Artillerieeinheiten je Hexfeld</translation>
    </message>
    <message>
        <source>Artillery unlimbered</source>
        <translation>Artillerie abgeprotzt</translation>
    </message>
    <message>
        <source>Artillery with a value of 3 or more at range 0</source>
        <translation>Artillerie mit Wert 3 oder mehr auf Reichweite 0</translation>
    </message>
    <message>
        <source>At artillery</source>
        <translation>Auf Artillerie</translation>
    </message>
    <message>
        <source>At horse artillery</source>
        <translation>Auf reitende Artillerie</translation>
    </message>
    <message>
        <source>At infantry</source>
        <translation>Auf Infanterie</translation>
    </message>
    <message>
        <source>At most the Initiative</source>
        <translation>Höchstens die Initiative</translation>
    </message>
    <message>
        <source>At mounted cavalry</source>
        <translation>Auf berittene Kavallerie</translation>
    </message>
    <message>
        <source>At the turn limit</source>
        <translation>An der Rundengrenze</translation>
    </message>
    <message>
        <source>Attack dice at least</source>
        <translation>Angriffswürfel mindestens</translation>
    </message>
    <message>
        <source>Attack parts</source>
        <translation>Teile des Angriffs</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Attackers&apos; checks</source>
        <translation>Prüfungen der Angreifer</translation>
    </message>
    <message>
        <source>Automatic result</source>
        <translation>Ergebnis ohne Wurf</translation>
    </message>
    <message>
        <source>Automatic victory</source>
        <translation>Sofortiger Sieg</translation>
    </message>
    <message>
        <source>Available from turn</source>
        <translation>Verfügbar ab Runde</translation>
    </message>
    <message>
        <source>Baggage train</source>
        <translation>Tross</translation>
    </message>
    <message>
        <source>Barred is the crossing; either bank may be entered.</source>
        <translation>Versperrt ist der Übergang; beide Ufer dürfen betreten werden.</translation>
    </message>
    <message>
        <source>Bars artillery</source>
        <translation>Versperrt Artillerie</translation>
    </message>
    <message>
        <source>Bars cavalry</source>
        <translation>Versperrt Kavallerie</translation>
    </message>
    <message>
        <source>Bars horse artillery</source>
        <translation>Versperrt reitende Artillerie</translation>
    </message>
    <message>
        <source>Bars infantry</source>
        <translation>Versperrt Infanterie</translation>
    </message>
    <message>
        <source>Base command points of a side</source>
        <translation>Grundbefehlspunkte einer Seite</translation>
    </message>
    <message>
        <source>Base depths a defender is pushed back</source>
        <translation>Basistiefen, um die ein Verteidiger zurückgedrängt wird</translation>
    </message>
    <message>
        <source>Base sizes</source>
        <translation>Größen der Basen</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Basen</translation>
    </message>
    <message>
        <source>Bases abreast</source>
        <translation>Basen nebeneinander</translation>
    </message>
    <message>
        <source>Bases in a formation</source>
        <translation>Basen in einer Formation</translation>
    </message>
    <message>
        <source>Battle surge at the start</source>
        <translation>Kampfrausch zu Beginn</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Begin the battle</source>
        <translation>Die Schlacht beginnen</translation>
    </message>
    <message>
        <source>Being shot at</source>
        <translation>Beschossen werden</translation>
    </message>
    <message>
        <source>Below the Quality</source>
        <translation>Unter der Qualität</translation>
    </message>
    <message>
        <source>Berdan&apos;s Sharpshooters</source>
        <translation>Berdans Scharfschützen</translation>
    </message>
    <message>
        <source>Best Rating with the attacker alone</source>
        <translation>Bester Wert nur beim Angreifer</translation>
    </message>
    <message>
        <source>Best Rating with the defender alone</source>
        <translation>Bester Wert nur beim Verteidiger</translation>
    </message>
    <message>
        <source>Black flag blocks</source>
        <translation>Blöcke mit schwarzer Flagge</translation>
    </message>
    <message>
        <source>Blocks and terrain tiles on a blank hex board</source>
        <translation>Blöcke und Geländeplättchen auf einem leeren Hexfeldplan</translation>
    </message>
    <message>
        <source>Blocks of a side</source>
        <translation>Blöcke einer Seite</translation>
    </message>
    <message>
        <source>Blocks sight</source>
        <translation>Versperrt die Sicht</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Missgriff</translation>
    </message>
    <message>
        <source>Board of 13 by 9 hexes</source>
        <translation>Plan von 13 mal 9 Hexfeldern</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <translation>Beschießung</translation>
    </message>
    <message>
        <source>Bombardment limit in hexes</source>
        <translation>Grenze der Beschießung in Hexfeldern</translation>
    </message>
    <message>
        <source>Bombardment roll</source>
        <translation>Wurf der Beschießung</translation>
    </message>
    <message>
        <source>Both sides have the same edge</source>
        <translation>Beide Seiten haben denselben Rand</translation>
    </message>
    <message>
        <source>Both sides in a hex</source>
        <translation>Beide Seiten in einem Hexfeld</translation>
    </message>
    <message>
        <source>Bow rake</source>
        <translation>Bestreichen vom Bug</translation>
    </message>
    <message>
        <source>Breaks above</source>
        <translation>Bricht über</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Bridge or ford</source>
        <translation>Brücke oder Furt</translation>
    </message>
    <message>
        <source>Bridge or ford lifts the bar</source>
        <translation>Brücke oder Furt hebt die Sperre auf</translation>
    </message>
    <message>
        <source>Brigades on hexes, formations drawn from a cup</source>
        <translation>Brigaden auf Hexfeldern, Verbände aus einem Becher gezogen</translation>
    </message>
    <message>
        <source>Brigades, leaders and command points on hexes with rivers that have banks</source>
        <translation>Brigaden, Anführer und Befehlspunkte auf Hexfeldern mit Flüssen, die Ufer haben</translation>
    </message>
    <message>
        <source>Bring it into range</source>
        <translation>In den Bereich bringen</translation>
    </message>
    <message>
        <source>Bring the counter to %1</source>
        <translation>Den Zähler nach %1 bringen</translation>
    </message>
    <message>
        <source>Broken command</source>
        <translation>Gebrochener Verband</translation>
    </message>
    <message>
        <source>Broken from</source>
        <translation>Gebrochen ab</translation>
    </message>
    <message>
        <source>Broken from hits</source>
        <translation>Gebrochen ab Treffern</translation>
    </message>
    <message>
        <source>Broken unit</source>
        <translation>Gebrochene Einheit</translation>
    </message>
    <message>
        <source>Broken units exert zones of control</source>
        <translation>Gebrochene Einheiten üben Kontrollzonen aus</translation>
    </message>
    <message>
        <source>Buford&apos;s cavalry</source>
        <translation>Bufords Kavallerie</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>C Column</source>
        <translation>C Kolonne</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>CP near the army commander</source>
        <translation>CP nahe dem Armeeführer</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Can be rallied</source>
        <translation>Kann gesammelt werden</translation>
    </message>
    <message>
        <source>Cancels the MPs of the water it crosses and opens a river to ZOC.</source>
        <translation>Hebt die MP des Wassers auf, das sie quert, und öffnet einen Fluss für die ZOC.</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>Capital held at the end</source>
        <translation>Hauptstadt am Ende gehalten</translation>
    </message>
    <message>
        <source>Captured artillery</source>
        <translation>Erbeutete Artillerie</translation>
    </message>
    <message>
        <source>Captured leader with bonuses of 3</source>
        <translation>Gefangener Anführer mit Boni von 3</translation>
    </message>
    <message>
        <source>Captured leader with bonuses of 4 or more</source>
        <translation>Gefangener Anführer mit Boni von 4 oder mehr</translation>
    </message>
    <message>
        <source>Captured leader with bonuses up to 2</source>
        <translation>Gefangener Anführer mit Boni bis 2</translation>
    </message>
    <message>
        <source>Captured train</source>
        <translation>Erbeuteter Tross</translation>
    </message>
    <message>
        <source>Carbine</source>
        <translation>Karabiner</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Cavalry SP</source>
        <translation>SP der Kavallerie</translation>
    </message>
    <message>
        <source>Cavalry among the attackers</source>
        <translation>Kavallerie unter den Angreifern</translation>
    </message>
    <message>
        <source>Cavalry among the defenders</source>
        <translation>Kavallerie unter den Verteidigern</translation>
    </message>
    <message>
        <source>Cavalry brigade</source>
        <translation>Kavalleriebrigade</translation>
    </message>
    <message>
        <source>Cavalry charging into a flank</source>
        <translation>Kavallerie, die in eine Flanke attackiert</translation>
    </message>
    <message>
        <source>Cavalry charging into the rear</source>
        <translation>Kavallerie, die in den Rücken attackiert</translation>
    </message>
    <message>
        <source>Cavalry dismounted</source>
        <translation>Kavallerie abgesessen</translation>
    </message>
    <message>
        <source>Cavalry in mounted column</source>
        <translation>Kavallerie in berittener Kolonne</translation>
    </message>
    <message>
        <source>Cavalry in mounted line</source>
        <translation>Kavallerie in berittener Linie</translation>
    </message>
    <message>
        <source>Cavalry large</source>
        <translation>Kavallerie groß</translation>
    </message>
    <message>
        <source>Cavalry mounted</source>
        <translation>Kavallerie beritten</translation>
    </message>
    <message>
        <source>Cavalry moving and firing</source>
        <translation>Kavallerie bewegt und feuert</translation>
    </message>
    <message>
        <source>Cavalry regiment</source>
        <translation>Kavallerieregiment</translation>
    </message>
    <message>
        <source>Cavalry retreat before combat</source>
        <translation>Kavallerie weicht vor dem Kampf aus</translation>
    </message>
    <message>
        <source>Cavalry small</source>
        <translation>Kavallerie klein</translation>
    </message>
    <message>
        <source>Cavalry standard</source>
        <translation>Kavallerie normal</translation>
    </message>
    <message>
        <source>Chance of a hit</source>
        <translation>Aussicht auf einen Treffer</translation>
    </message>
    <message>
        <source>Chance to dare it</source>
        <translation>Aussicht, es zu wagen</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Change a chart</source>
        <translation>Eine Tabelle ändern</translation>
    </message>
    <message>
        <source>Change a turn</source>
        <translation>Eine Runde ändern</translation>
    </message>
    <message>
        <source>Change an arrival</source>
        <translation>Eine Ankunft ändern</translation>
    </message>
    <message>
        <source>Change an event</source>
        <translation>Ein Ereignis ändern</translation>
    </message>
    <message>
        <source>Change area</source>
        <translation>Gebiet ändern</translation>
    </message>
    <message>
        <source>Change elevation</source>
        <translation>Höhe ändern</translation>
    </message>
    <message>
        <source>Change label</source>
        <translation>Namen ändern</translation>
    </message>
    <message>
        <source>Change of Confederate action points</source>
        <translation>Änderung der Aktionspunkte der Konföderierten</translation>
    </message>
    <message>
        <source>Change of Union action points</source>
        <translation>Änderung der Aktionspunkte der Union</translation>
    </message>
    <message>
        <source>Change the board&apos;s properties</source>
        <translation>Die Eigenschaften des Plans ändern</translation>
    </message>
    <message>
        <source>Change the box of tiles</source>
        <translation>Die Plättchenschachtel ändern</translation>
    </message>
    <message>
        <source>Change the underlay</source>
        <translation>Die Unterlage ändern</translation>
    </message>
    <message>
        <source>Changes facing freely</source>
        <translation>Wechselt die Ausrichtung frei</translation>
    </message>
    <message>
        <source>Changes formation</source>
        <translation>Wechselt die Formation</translation>
    </message>
    <message>
        <source>Changes of experience</source>
        <translation>Änderungen der Erfahrung</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Sturmangriff</translation>
    </message>
    <message>
        <source>Chargers of one target at most</source>
        <translation>Angreifer auf ein Ziel höchstens</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Im Sturmangriff</translation>
    </message>
    <message>
        <source>Charging in the first round</source>
        <translation>Im Sturmangriff in der ersten Runde</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Choose the box of tiles</source>
        <translation>Die Plättchenschachtel wählen</translation>
    </message>
    <message>
        <source>Cities change hands</source>
        <translation>Städte wechseln den Besitzer</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>City held at the end</source>
        <translation>Stadt am Ende gehalten</translation>
    </message>
    <message>
        <source>Class of formations</source>
        <translation>Klasse der Formationen</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Close combat</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Close combat with %1</source>
        <translation>Nahkampf mit %1</translation>
    </message>
    <message>
        <source>Close dice</source>
        <translation>Nahwürfel</translation>
    </message>
    <message>
        <source>Close range up to</source>
        <translation>Kurze Reichweite bis</translation>
    </message>
    <message>
        <source>Close to</source>
        <translation>Nah bis</translation>
    </message>
    <message>
        <source>Closed to all units, by road too.</source>
        <translation>Allen Einheiten verschlossen, auch auf der Straße.</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Codes of origin</source>
        <translation>Kürzel der Herkunft</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolonne</translation>
    </message>
    <message>
        <source>Column shift</source>
        <translation>Spaltenverschiebung</translation>
    </message>
    <message>
        <source>Column shift for rough</source>
        <translation>Spaltenverschiebung für Bruchland</translation>
    </message>
    <message>
        <source>Column shifts</source>
        <translation>Spaltenverschiebungen</translation>
    </message>
    <message>
        <source>Column shifts apart from terrain</source>
        <translation>Spaltenverschiebungen außer dem Gelände</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>Spalten des Plans</translation>
    </message>
    <message>
        <source>Columns toward the attacker</source>
        <translation>Spalten zum Angreifer hin</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Combat Bonus</source>
        <translation>Kampfbonus</translation>
    </message>
    <message>
        <source>Combat Turn markers of a side</source>
        <translation>Kampfmarker einer Seite</translation>
    </message>
    <message>
        <source>Combat chart</source>
        <translation>Kampftabelle</translation>
    </message>
    <message>
        <source>Combat odds</source>
        <translation>Kampfverhältnis</translation>
    </message>
    <message>
        <source>Combat shift</source>
        <translation>Kampfverschiebung</translation>
    </message>
    <message>
        <source>Come in</source>
        <translation>Hereinkommen</translation>
    </message>
    <message>
        <source>Come in at %1</source>
        <translation>Bei %1 hereinkommen</translation>
    </message>
    <message>
        <source>Command AP lost with a leader</source>
        <translation>Befehls-AP, die mit einem Anführer verloren gehen</translation>
    </message>
    <message>
        <source>Command Range</source>
        <translation>Befehlsreichweite</translation>
    </message>
    <message>
        <source>Command points are missing</source>
        <translation>Befehlspunkte fehlen</translation>
    </message>
    <message>
        <source>Command range in inches</source>
        <translation>Befehlsreichweite in Zoll</translation>
    </message>
    <message>
        <source>Command range of independent units in inches</source>
        <translation>Befehlsreichweite unabhängiger Einheiten in Zoll</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Befehlshaber</translation>
    </message>
    <message>
        <source>Commander in chief</source>
        <translation>Oberbefehlshaber</translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Befehlshaber</translation>
    </message>
    <message>
        <source>Commanders of both ranks</source>
        <translation>Befehlshaber beider Ränge</translation>
    </message>
    <message>
        <source>Compulsory move at the edge</source>
        <translation>Zwangsbewegung am Rand</translation>
    </message>
    <message>
        <source>Confederate</source>
        <translation>Konföderierte</translation>
    </message>
    <message>
        <source>Confederate base command points</source>
        <translation>Grundbefehlspunkte der Konföderierten</translation>
    </message>
    <message>
        <source>Confederate baseline</source>
        <translation>Grundlinie der Konföderierten</translation>
    </message>
    <message>
        <source>Confederate command AP</source>
        <translation>Befehls-AP der Konföderierten</translation>
    </message>
    <message>
        <source>Confederate command points</source>
        <translation>Befehlspunkte der Konföderierten</translation>
    </message>
    <message>
        <source>Confederate edge</source>
        <translation>Rand der Konföderierten</translation>
    </message>
    <message>
        <source>Confederate handicap (command points)</source>
        <translation>Vorgabe der Konföderierten (Befehlspunkte)</translation>
    </message>
    <message>
        <source>Confederate roll</source>
        <translation>Wurf der Konföderierten</translation>
    </message>
    <message>
        <source>Confederate stored command points</source>
        <translation>Gesparte Befehlspunkte der Konföderierten</translation>
    </message>
    <message>
        <source>Confederate victory points to win</source>
        <translation>Siegpunkte der Konföderierten zum Sieg</translation>
    </message>
    <message>
        <source>Confederates lose without their points by the end of turn</source>
        <translation>Konföderierte verlieren ohne ihre Punkte bis zum Ende der Runde</translation>
    </message>
    <message>
        <source>Confederates win by eliminating all these pieces</source>
        <translation>Konföderierte siegen, wenn sie alle diese Steine vernichten</translation>
    </message>
    <message>
        <source>Confederates win by holding all these hexes</source>
        <translation>Konföderierte siegen, wenn sie alle diese Hexfelder halten</translation>
    </message>
    <message>
        <source>Connections are hexsides at rotation 0, from 0 north clockwise to 5 north-west.</source>
        <translation>Anschlüsse sind Kanten bei Drehung 0, von 0 im Norden im Uhrzeigersinn bis 5 im Nordwesten.</translation>
    </message>
    <message>
        <source>Contest after a melee</source>
        <translation>Wettstreit nach einem Nahkampf</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Kontrolle</translation>
    </message>
    <message>
        <source>Copies at least</source>
        <translation>Stück mindestens</translation>
    </message>
    <message>
        <source>Copies of each face; one more for the given number of units where units_per_copy is set.</source>
        <translation>Stück jeder Seite; eines mehr für die genannte Zahl Einheiten, wo units_per_copy gesetzt ist.</translation>
    </message>
    <message>
        <source>Corps</source>
        <translation>Korps</translation>
    </message>
    <message>
        <source>Cost in command points</source>
        <translation>Kosten in Befehlspunkten</translation>
    </message>
    <message>
        <source>Cost of actions</source>
        <translation>Kosten der Handlungen</translation>
    </message>
    <message>
        <source>Costs are in half movement points. A cost of none bars the hex; a town&apos;s cost counts only inside an enemy ZOC.</source>
        <translation>Kosten in halben Bewegungspunkten. „Keine“ versperrt das Hexfeld; die Kosten einer Ortschaft zählen nur in einer feindlichen ZOC.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>Counts for</source>
        <translation>Zählt für</translation>
    </message>
    <message>
        <source>Creek</source>
        <translation>Bach</translation>
    </message>
    <message>
        <source>Crop or extend it</source>
        <translation>Zuschneiden oder erweitern</translation>
    </message>
    <message>
        <source>DC</source>
        <translation>DC</translation>
    </message>
    <message>
        <source>DC Dismounted column</source>
        <translation>DC Abgesessene Kolonne</translation>
    </message>
    <message>
        <source>DIG</source>
        <translation>DIG</translation>
    </message>
    <message>
        <source>DL</source>
        <translation>DL</translation>
    </message>
    <message>
        <source>DL Dismounted line</source>
        <translation>DL Abgesessene Linie</translation>
    </message>
    <message>
        <source>DS</source>
        <translation>DS</translation>
    </message>
    <message>
        <source>DS Dismounted skirmish</source>
        <translation>DS Abgesessene Schützen</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Decides the game at once</source>
        <translation>Entscheidet das Spiel sofort</translation>
    </message>
    <message>
        <source>Decisive</source>
        <translation>Entscheidend</translation>
    </message>
    <message>
        <source>Decisive victory</source>
        <translation>Entscheidender Sieg</translation>
    </message>
    <message>
        <source>Decoration in the rulebook; plays as clear.</source>
        <translation>Im Regelheft Zierde; gilt als offen.</translation>
    </message>
    <message>
        <source>Deep water or cliff</source>
        <translation>Tiefes Wasser oder Klippe</translation>
    </message>
    <message>
        <source>Defence parts</source>
        <translation>Teile der Verteidigung</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Defender on HOLD</source>
        <translation>Verteidiger mit HOLD</translation>
    </message>
    <message>
        <source>Defenders&apos; checks</source>
        <translation>Prüfungen der Verteidiger</translation>
    </message>
    <message>
        <source>Defending an obstacle</source>
        <translation>Verteidigt ein Hindernis</translation>
    </message>
    <message>
        <source>Defensive fire modifiers</source>
        <translation>Zuschläge des Abwehrfeuers</translation>
    </message>
    <message>
        <source>Defensive fire only beyond inches</source>
        <translation>Abwehrfeuer nur über Zoll hinaus</translation>
    </message>
    <message>
        <source>Delete from the forces</source>
        <translation>Aus den Truppen löschen</translation>
    </message>
    <message>
        <source>Delete from the map</source>
        <translation>Von der Karte löschen</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Demoralization</source>
        <translation>Demoralisierung</translation>
    </message>
    <message>
        <source>Demoralized SPs needed to rally on the map</source>
        <translation>Demoralisierte SP, die man zum Sammeln auf der Karte braucht</translation>
    </message>
    <message>
        <source>Demoralized at the start</source>
        <translation>Demoralisiert zu Beginn</translation>
    </message>
    <message>
        <source>Demoralized on the map</source>
        <translation>Demoralisiert auf der Karte</translation>
    </message>
    <message>
        <source>Dense woods</source>
        <translation>Dichter Wald</translation>
    </message>
    <message>
        <source>Deployment zone</source>
        <translation>Aufstellungszone</translation>
    </message>
    <message>
        <source>Depth in inches</source>
        <translation>Tiefe in Zoll</translation>
    </message>
    <message>
        <source>Descriptive; nothing is computed from it.</source>
        <translation>Nur zur Beschreibung; nichts wird daraus berechnet.</translation>
    </message>
    <message>
        <source>Diameter in inches</source>
        <translation>Durchmesser in Zoll</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice at each leaving unit</source>
        <translation>Würfel je abziehender Einheit</translation>
    </message>
    <message>
        <source>Dice in close combat</source>
        <translation>Würfel im Nahkampf</translation>
    </message>
    <message>
        <source>Dice of blunders</source>
        <translation>Würfel der Missgriffe</translation>
    </message>
    <message>
        <source>Dice of the test by condition; 0 is no test and none is not allowed.</source>
        <translation>Würfel der Prüfung nach Zustand; 0 ist keine Prüfung, „keine“ ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>Die plus Morale Rating; no natural roll is special.</source>
        <translation>Würfel plus Moralwert; kein Wurf ist besonders.</translation>
    </message>
    <message>
        <source>Die that hits</source>
        <translation>Würfel, der trifft</translation>
    </message>
    <message>
        <source>Die that is a success</source>
        <translation>Würfel, der ein Erfolg ist</translation>
    </message>
    <message>
        <source>Die that is two successes</source>
        <translation>Würfel, der zwei Erfolge ist</translation>
    </message>
    <message>
        <source>Difference from</source>
        <translation>Differenz von</translation>
    </message>
    <message>
        <source>Difference to</source>
        <translation>Differenz bis</translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation>Schwierig</translation>
    </message>
    <message>
        <source>Dismounted</source>
        <translation>Abgesessen</translation>
    </message>
    <message>
        <source>Dismounted cavalry</source>
        <translation>Abgesessene Kavallerie</translation>
    </message>
    <message>
        <source>Disorder markers at the start</source>
        <translation>Unordnungsmarker zu Beginn</translation>
    </message>
    <message>
        <source>Disordered</source>
        <translation>In Unordnung</translation>
    </message>
    <message>
        <source>Distance a faltering charge stops at in inches</source>
        <translation>Abstand in Zoll, in dem ein stockender Angriff hält</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Division</translation>
    </message>
    <message>
        <source>Do not advance</source>
        <translation>Nicht vorrücken</translation>
    </message>
    <message>
        <source>Do not fire</source>
        <translation>Nicht feuern</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Draw path</source>
        <translation>Weg zeichnen</translation>
    </message>
    <message>
        <source>Draw sides</source>
        <translation>Kanten zeichnen</translation>
    </message>
    <message>
        <source>Dug in</source>
        <translation>Eingegraben</translation>
    </message>
    <message>
        <source>Dug in toward the attack</source>
        <translation>Zum Angriff hin eingegraben</translation>
    </message>
    <message>
        <source>Dummy (hidden units)</source>
        <translation>Attrappe (verdeckte Einheiten)</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate in the forces</source>
        <translation>In den Truppen duplizieren</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Each attacking die</source>
        <translation>Jeder Angriffswürfel</translation>
    </message>
    <message>
        <source>Each brigade of the side with more step losses rolls.</source>
        <translation>Jede Brigade der Seite mit mehr Stufenverlusten würfelt.</translation>
    </message>
    <message>
        <source>Each corps commander&apos;s post empty</source>
        <translation>Jede unbesetzte Stelle eines Korpsführers</translation>
    </message>
    <message>
        <source>Earthworks</source>
        <translation>Erdwerke</translation>
    </message>
    <message>
        <source>Effective dice</source>
        <translation>Wirksame Würfel</translation>
    </message>
    <message>
        <source>Effective to</source>
        <translation>Wirksam bis</translation>
    </message>
    <message>
        <source>Effects of a Morale Check</source>
        <translation>Wirkungen einer Moralprüfung</translation>
    </message>
    <message>
        <source>Elevation line</source>
        <translation>Höhenlinie</translation>
    </message>
    <message>
        <source>Eliminated leader with bonuses of 3</source>
        <translation>Ausgeschalteter Anführer mit Boni von 3</translation>
    </message>
    <message>
        <source>Eliminated leader with bonuses of 4 or more</source>
        <translation>Ausgeschalteter Anführer mit Boni von 4 oder mehr</translation>
    </message>
    <message>
        <source>Eliminated leader with bonuses up to 2</source>
        <translation>Ausgeschalteter Anführer mit Boni bis 2</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>End of a retreat at least this far from a cause hex</source>
        <translation>Ende eines Rückzugs mindestens so weit von einem Ursachenfeld</translation>
    </message>
    <message>
        <source>End of a retreat at least this far from its start</source>
        <translation>Ende eines Rückzugs mindestens so weit von seinem Anfang</translation>
    </message>
    <message>
        <source>End the river here</source>
        <translation>Den Fluss hier enden lassen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Die Runde beenden</translation>
    </message>
    <message>
        <source>Ends facing the way it went.</source>
        <translation>Endet in Richtung seines Weges.</translation>
    </message>
    <message>
        <source>Enemies start side by side</source>
        <translation>Feinde beginnen nebeneinander</translation>
    </message>
    <message>
        <source>Enemy brigade lost for good</source>
        <translation>Feindliche Brigade endgültig verloren</translation>
    </message>
    <message>
        <source>Enemy combat unit eliminated</source>
        <translation>Feindliche Kampfeinheit vernichtet</translation>
    </message>
    <message>
        <source>Enemy damaged brigades on the map</source>
        <translation>Feindliche beschädigte Brigaden auf der Karte</translation>
    </message>
    <message>
        <source>Enemy gave up the field</source>
        <translation>Der Feind gab das Feld auf</translation>
    </message>
    <message>
        <source>Enemy ground unit destroyed</source>
        <translation>Feindliche Landeinheit zerstört</translation>
    </message>
    <message>
        <source>Enemy leader eliminated</source>
        <translation>Feindlicher Anführer ausgeschaltet</translation>
    </message>
    <message>
        <source>Enemy personage captured</source>
        <translation>Feindliche Persönlichkeit gefangen</translation>
    </message>
    <message>
        <source>Enemy ship destroyed or captured</source>
        <translation>Feindliches Schiff zerstört oder erbeutet</translation>
    </message>
    <message>
        <source>Enemy uphill</source>
        <translation>Feind hangaufwärts</translation>
    </message>
    <message>
        <source>Engaged on a flank</source>
        <translation>In der Flanke gebunden</translation>
    </message>
    <message>
        <source>Engaged on the rear</source>
        <translation>Im Rücken gebunden</translation>
    </message>
    <message>
        <source>Entrenchment</source>
        <translation>Verschanzung</translation>
    </message>
    <message>
        <source>Entry area</source>
        <translation>Einmarschgebiet</translation>
    </message>
    <message>
        <source>Entry hex</source>
        <translation>Einmarschfeld</translation>
    </message>
    <message>
        <source>Entry hexes</source>
        <translation>Einmarschfelder</translation>
    </message>
    <message>
        <source>Entry stretch</source>
        <translation>Einmarschstrecke</translation>
    </message>
    <message>
        <source>Equal losses</source>
        <translation>Gleiche Verluste</translation>
    </message>
    <message>
        <source>Equal to the Quality</source>
        <translation>Gleich der Qualität</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Erase path</source>
        <translation>Weg radieren</translation>
    </message>
    <message>
        <source>Erase sides</source>
        <translation>Kanten radieren</translation>
    </message>
    <message>
        <source>Escarpment</source>
        <translation>Steilhang</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Event 6 only from turn 5</source>
        <translation>Ereignis 6 erst ab Runde 5</translation>
    </message>
    <message>
        <source>Every 100 enemy men lost</source>
        <translation>Je 100 verlorene feindliche Mann</translation>
    </message>
    <message>
        <source>Every unit may be standard; there are no points and no limits.</source>
        <translation>Jede Einheit darf normal sein; es gibt keine Punkte und keine Grenzen.</translation>
    </message>
    <message>
        <source>Exit zone</source>
        <translation>Abzugszone</translation>
    </message>
    <message>
        <source>Experience and morale</source>
        <translation>Erfahrung und Moral</translation>
    </message>
    <message>
        <source>Experience points</source>
        <translation>Erfahrungspunkte</translation>
    </message>
    <message>
        <source>Extra command points</source>
        <translation>Zusätzliche Befehlspunkte</translation>
    </message>
    <message>
        <source>Extreme dice</source>
        <translation>Würfel auf äußerste Reichweite</translation>
    </message>
    <message>
        <source>F19</source>
        <translation>F19</translation>
    </message>
    <message>
        <source>FIRE</source>
        <translation>FIRE</translation>
    </message>
    <message>
        <source>FIRER and FIREL</source>
        <translation>FIRER und FIREL</translation>
    </message>
    <message>
        <source>Face 1</source>
        <translation>Seite 1</translation>
    </message>
    <message>
        <source>Face 2</source>
        <translation>Seite 2</translation>
    </message>
    <message>
        <source>Face 3</source>
        <translation>Seite 3</translation>
    </message>
    <message>
        <source>Face 4</source>
        <translation>Seite 4</translation>
    </message>
    <message>
        <source>Face 5</source>
        <translation>Seite 5</translation>
    </message>
    <message>
        <source>Face 6</source>
        <translation>Seite 6</translation>
    </message>
    <message>
        <source>Faces of the die</source>
        <translation>Seiten des Würfels</translation>
    </message>
    <message>
        <source>Faces of the die for fire</source>
        <translation>Seiten des Feuerwürfels</translation>
    </message>
    <message>
        <source>Faces of the die for men captured</source>
        <translation>Seiten des Würfels für Gefangene</translation>
    </message>
    <message>
        <source>Faces of the die for morale</source>
        <translation>Seiten des Moralwürfels</translation>
    </message>
    <message>
        <source>Faces of the initiative die</source>
        <translation>Seiten des Initiativewürfels</translation>
    </message>
    <message>
        <source>Faces of the morale die</source>
        <translation>Seiten des Moralwürfels</translation>
    </message>
    <message>
        <source>Facing on entry</source>
        <translation>Ausrichtung beim Einmarsch</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Misslingt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Misslungen</translation>
    </message>
    <message>
        <source>Failed check</source>
        <translation>Misslungene Prüfung</translation>
    </message>
    <message>
        <source>Failed saves rerolled when fortified</source>
        <translation>Misslungene Rettungswürfe neu, wenn verschanzt</translation>
    </message>
    <message>
        <source>Failed when disordered</source>
        <translation>Misslungen, wenn in Unordnung</translation>
    </message>
    <message>
        <source>Falters</source>
        <translation>Stockt</translation>
    </message>
    <message>
        <source>Feet across a hex</source>
        <translation>Fuß quer über ein Hexfeld</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>Zaun</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Acker</translation>
    </message>
    <message>
        <source>Field and horse artillery</source>
        <translation>Feld- und reitende Artillerie</translation>
    </message>
    <message>
        <source>Field battery</source>
        <translation>Feldbatterie</translation>
    </message>
    <message>
        <source>Field or horse artillery unlimbered</source>
        <translation>Feld- oder reitende Artillerie abgeprotzt</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Figures at least</source>
        <translation>Figuren mindestens</translation>
    </message>
    <message>
        <source>Figures at most</source>
        <translation>Figuren höchstens</translation>
    </message>
    <message>
        <source>Figures of artillery are guns with their crews.</source>
        <translation>Figuren der Artillerie sind Geschütze mit ihrer Bedienung.</translation>
    </message>
    <message>
        <source>Fill terrain</source>
        <translation>Gelände füllen</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuern</translation>
    </message>
    <message>
        <source>Fire and target sum up the modifiers that the formation brings, for display; a shot adds those of the modifier charts instead.</source>
        <translation>Feuer und Ziel fassen die Zuschläge der Formation zur Anzeige zusammen; ein Schuss zählt stattdessen die der Zuschlagstabellen.</translation>
    </message>
    <message>
        <source>Fire at %1</source>
        <translation>Auf %1 feuern</translation>
    </message>
    <message>
        <source>Fire gets better with distance</source>
        <translation>Feuer wird mit der Entfernung besser</translation>
    </message>
    <message>
        <source>Fired at range 0 or 1</source>
        <translation>Auf Reichweite 0 oder 1 gefeuert</translation>
    </message>
    <message>
        <source>Firer on a higher level than the target</source>
        <translation>Feuernder auf höherer Stufe als das Ziel</translation>
    </message>
    <message>
        <source>Firer surrounded</source>
        <translation>Feuernder umzingelt</translation>
    </message>
    <message>
        <source>Fires</source>
        <translation>Feuert</translation>
    </message>
    <message>
        <source>Firing out of it</source>
        <translation>Heraus feuern</translation>
    </message>
    <message>
        <source>Firing out of marsh is a column of the hex terrain chart; unit types against each other have a chart of their own.</source>
        <translation>Feuer aus dem Sumpf ist eine Spalte der Geländetabelle; Einheitenarten gegeneinander haben eine eigene Tabelle.</translation>
    </message>
    <message>
        <source>First hit when failed</source>
        <translation>Erster Treffer bei Misslingen</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>First processing day</source>
        <translation>Erster Auswertungstag</translation>
    </message>
    <message>
        <source>Fit the underlay to the grid</source>
        <translation>Die Unterlage ans Raster anpassen</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Flagge</translation>
    </message>
    <message>
        <source>Flag colour: %1</source>
        <translation>Flaggenfarbe: %1</translation>
    </message>
    <message>
        <source>Flip side</source>
        <translation>Kante umkehren</translation>
    </message>
    <message>
        <source>Floor of a unit that has checked</source>
        <translation>Untergrenze einer geprüften Einheit</translation>
    </message>
    <message>
        <source>Floor of a unit that has not</source>
        <translation>Untergrenze einer ungeprüften Einheit</translation>
    </message>
    <message>
        <source>Foot artillery battalion</source>
        <translation>Fußartilleriebataillon</translation>
    </message>
    <message>
        <source>For artillery and horse artillery, in every kind of attack. None means out of range.</source>
        <translation>Für Artillerie und reitende Artillerie, bei jeder Angriffsart. „Keine“ heißt außer Reichweite.</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>Je</translation>
    </message>
    <message>
        <source>For road movement alone.</source>
        <translation>Nur für die Bewegung auf Straßen.</translation>
    </message>
    <message>
        <source>For rosters and printing; no rule of play asks for it.</source>
        <translation>Für Listen und Druck; keine Spielregel fragt danach.</translation>
    </message>
    <message>
        <source>Force march of infantry</source>
        <translation>Gewaltmarsch der Infanterie</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Furt</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forst</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Formation label</source>
        <translation>Formationsname</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formationen</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Fortification</source>
        <translation>Befestigung</translation>
    </message>
    <message>
        <source>Fortified</source>
        <translation>Befestigt</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>Fortress guns</source>
        <translation>Festungsgeschütze</translation>
    </message>
    <message>
        <source>Free an obtuse commander</source>
        <translation>Einen begriffsstutzigen Befehlshaber befreien</translation>
    </message>
    <message>
        <source>Free set-up</source>
        <translation>Freie Aufstellung</translation>
    </message>
    <message>
        <source>Friend retreating into the hex</source>
        <translation>Freund zieht sich in das Hexfeld zurück</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Frontage in inches</source>
        <translation>Frontbreite in Zoll</translation>
    </message>
    <message>
        <source>Full map, 100 by 200 squares</source>
        <translation>Volle Karte, 100 mal 200 Quadrate</translation>
    </message>
    <message>
        <source>Full sheet</source>
        <translation>Ganzer Bogen</translation>
    </message>
    <message>
        <source>Full sheet, 34 by 22 inches</source>
        <translation>Ganzer Bogen, 34 mal 22 Zoll</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Volle Stärke</translation>
    </message>
    <message>
        <source>Further awards</source>
        <translation>Weitere Auszeichnungen</translation>
    </message>
    <message>
        <source>G12</source>
        <translation>G12</translation>
    </message>
    <message>
        <source>Game code</source>
        <translation>Spielkürzel</translation>
    </message>
    <message>
        <source>Gap between bases</source>
        <translation>Abstand zwischen Basen</translation>
    </message>
    <message>
        <source>Gap that counts as contact in inches</source>
        <translation>Abstand in Zoll, der als Berührung gilt</translation>
    </message>
    <message>
        <source>Gap to enemy units in inches</source>
        <translation>Abstand zu feindlichen Einheiten in Zoll</translation>
    </message>
    <message>
        <source>Gap to shoot between units in inches</source>
        <translation>Abstand in Zoll, um zwischen Einheiten zu schießen</translation>
    </message>
    <message>
        <source>General retreat</source>
        <translation>Allgemeiner Rückzug</translation>
    </message>
    <message>
        <source>Go with</source>
        <translation>Mitgehen</translation>
    </message>
    <message>
        <source>Go with %1</source>
        <translation>Mit %1 gehen</translation>
    </message>
    <message>
        <source>Gold flag blocks</source>
        <translation>Blöcke mit goldener Flagge</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Regierung</translation>
    </message>
    <message>
        <source>Government formation</source>
        <translation>Regierungsverband</translation>
    </message>
    <message>
        <source>Grand blunder</source>
        <translation>Schwerer Missgriff</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Green flag blocks</source>
        <translation>Blöcke mit grüner Flagge</translation>
    </message>
    <message>
        <source>Ground units take their speed from the formation, ships from this chart.</source>
        <translation>Landeinheiten haben die Geschwindigkeit ihrer Formation, Schiffe die dieser Tabelle.</translation>
    </message>
    <message>
        <source>Guards the hex it is drawn in; a hexside may carry one for each of its two hexes.</source>
        <translation>Schützt das Hexfeld, in dem sie gezeichnet ist; eine Kante kann eine für jedes ihrer zwei Hexfelder tragen.</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>Geschütz</translation>
    </message>
    <message>
        <source>Gunboat</source>
        <translation>Kanonenboot</translation>
    </message>
    <message>
        <source>Gunboats</source>
        <translation>Kanonenboote</translation>
    </message>
    <message>
        <source>Gunboats in a hex</source>
        <translation>Kanonenboote je Hexfeld</translation>
    </message>
    <message>
        <source>Gunboats pass bridges</source>
        <translation>Kanonenboote fahren unter Brücken durch</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>Guns a strength point</source>
        <translation>Geschütze je Stärkepunkt</translation>
    </message>
    <message>
        <source>HOLD</source>
        <translation>HOLD</translation>
    </message>
    <message>
        <source>Half MPs</source>
        <translation>Halbe MP</translation>
    </message>
    <message>
        <source>Half MPs cavalry</source>
        <translation>Halbe MP Kavallerie</translation>
    </message>
    <message>
        <source>Half MPs infantry</source>
        <translation>Halbe MP Infanterie</translation>
    </message>
    <message>
        <source>Half MPs lost in poor weather</source>
        <translation>Halbe MP, die schlechtes Wetter kostet</translation>
    </message>
    <message>
        <source>Half sheet</source>
        <translation>Halber Bogen</translation>
    </message>
    <message>
        <source>Half sheet, 22 by 17 inches</source>
        <translation>Halber Bogen, 22 mal 17 Zoll</translation>
    </message>
    <message>
        <source>Halved artillery values</source>
        <translation>Halbierte Artilleriewerte</translation>
    </message>
    <message>
        <source>Halves the artillery&apos;s value</source>
        <translation>Halbiert den Wert der Artillerie</translation>
    </message>
    <message>
        <source>Handicap in command AP</source>
        <translation>Vorgabe in Befehls-AP</translation>
    </message>
    <message>
        <source>Has a flag block</source>
        <translation>Hat einen Flaggenblock</translation>
    </message>
    <message>
        <source>Has a replacement</source>
        <translation>Hat einen Ersatz</translation>
    </message>
    <message>
        <source>Has taken its first morale check</source>
        <translation>Hat die erste Moralprüfung hinter sich</translation>
    </message>
    <message>
        <source>Hasty works</source>
        <translation>Eilige Schanzen</translation>
    </message>
    <message>
        <source>Height in inches</source>
        <translation>Höhe in Zoll</translation>
    </message>
    <message>
        <source>Height in levels</source>
        <translation>Höhe in Stufen</translation>
    </message>
    <message>
        <source>Hex across</source>
        <translation>Hexfeldbreite</translation>
    </message>
    <message>
        <source>Hex terrain</source>
        <translation>Gelände der Hexfelder</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>Hexes a movable VP counter goes</source>
        <translation>Hexfelder, die ein beweglicher VP-Zähler zieht</translation>
    </message>
    <message>
        <source>Hexes a train helps</source>
        <translation>Hexfelder, auf die ein Tross hilft</translation>
    </message>
    <message>
        <source>Hexes from a commander to rally</source>
        <translation>Hexfelder vom Befehlshaber zum Sammeln</translation>
    </message>
    <message>
        <source>Hexes from the unit to its new horse marker</source>
        <translation>Hexfelder von der Einheit zu ihrem neuen Pferdemarker</translation>
    </message>
    <message>
        <source>Hexes in a force march</source>
        <translation>Hexfelder im Gewaltmarsch</translation>
    </message>
    <message>
        <source>Hexes in a move</source>
        <translation>Hexfelder einer Bewegung</translation>
    </message>
    <message>
        <source>Hexes moved at night</source>
        <translation>Hexfelder bei Nacht</translation>
    </message>
    <message>
        <source>Hexes of a force march</source>
        <translation>Hexfelder eines Gewaltmarsches</translation>
    </message>
    <message>
        <source>Hexes of a leader alone</source>
        <translation>Hexfelder eines Anführers allein</translation>
    </message>
    <message>
        <source>Hexes of a lone leader&apos;s retreat</source>
        <translation>Hexfelder des Rückzugs eines einzelnen Anführers</translation>
    </message>
    <message>
        <source>Hexes of a move</source>
        <translation>Hexfelder einer Bewegung</translation>
    </message>
    <message>
        <source>Hexes of a retreat</source>
        <translation>Hexfelder eines Rückzugs</translation>
    </message>
    <message>
        <source>Hexes of range added on a hill</source>
        <translation>Zusätzliche Reichweite in Hexfeldern auf einem Hügel</translation>
    </message>
    <message>
        <source>Hexes with a leader&apos;s bonus</source>
        <translation>Hexfelder mit Anführerbonus</translation>
    </message>
    <message>
        <source>Hexes with the leader&apos;s bonus</source>
        <translation>Hexfelder mit dem Anführerbonus</translation>
    </message>
    <message>
        <source>Hexside features</source>
        <translation>Merkmale der Kanten</translation>
    </message>
    <message>
        <source>High wall or abatis</source>
        <translation>Hohe Mauer oder Verhau</translation>
    </message>
    <message>
        <source>Highest Morale Rating</source>
        <translation>Höchster Moralwert</translation>
    </message>
    <message>
        <source>Highest number</source>
        <translation>Höchste Zahl</translation>
    </message>
    <message>
        <source>Highest strength</source>
        <translation>Höchste Stärke</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Hit in the flank</source>
        <translation>In der Flanke getroffen</translation>
    </message>
    <message>
        <source>Hit in the rear</source>
        <translation>Im Rücken getroffen</translation>
    </message>
    <message>
        <source>Hits at the start</source>
        <translation>Treffer zu Beginn</translation>
    </message>
    <message>
        <source>Hits of three on a supported battery</source>
        <translation>Treffer von dreien auf eine unterstützte Batterie</translation>
    </message>
    <message>
        <source>Hits recovered by a rally besides the D3</source>
        <translation>Treffer, die ein Sammeln außer dem W3 heilt</translation>
    </message>
    <message>
        <source>Hits when passed</source>
        <translation>Treffer bei Gelingen</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Hold and reform</source>
        <translation>Halten und neu ordnen</translation>
    </message>
    <message>
        <source>Hold and stand</source>
        <translation>Halten und stehen</translation>
    </message>
    <message>
        <source>Horse artillery</source>
        <translation>Reitende Artillerie</translation>
    </message>
    <message>
        <source>Horse artillery battalion</source>
        <translation>Bataillon reitender Artillerie</translation>
    </message>
    <message>
        <source>Horse battery</source>
        <translation>Reitende Batterie</translation>
    </message>
    <message>
        <source>Horse holders</source>
        <translation>Pferdehalter</translation>
    </message>
    <message>
        <source>Horses at</source>
        <translation>Pferde bei</translation>
    </message>
    <message>
        <source>Horses in pairs</source>
        <translation>Pferde paarweise</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>House values are in use</source>
        <translation>Hauswerte sind im Gebrauch</translation>
    </message>
    <message>
        <source>How the MPs count</source>
        <translation>Wie die MP zählen</translation>
    </message>
    <message>
        <source>Impassable</source>
        <translation>Unpassierbar</translation>
    </message>
    <message>
        <source>Impassable tiles divide the battlefield</source>
        <translation>Unpassierbare Plättchen teilen das Schlachtfeld</translation>
    </message>
    <message>
        <source>Import forces</source>
        <translation>Truppen importieren</translation>
    </message>
    <message>
        <source>Import schedule</source>
        <translation>Zeitplan importieren</translation>
    </message>
    <message>
        <source>In a Shattered unit</source>
        <translation>In einer zerschlagenen Einheit</translation>
    </message>
    <message>
        <source>In a stream</source>
        <translation>In einem Bach</translation>
    </message>
    <message>
        <source>In column</source>
        <translation>In Kolonne</translation>
    </message>
    <message>
        <source>In cover</source>
        <translation>In Deckung</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>In Kraft</translation>
    </message>
    <message>
        <source>In hasty works</source>
        <translation>In eiligen Schanzen</translation>
    </message>
    <message>
        <source>In the open</source>
        <translation>Im Freien</translation>
    </message>
    <message>
        <source>In woods</source>
        <translation>Im Wald</translation>
    </message>
    <message>
        <source>Inches. No turn is possible in a run.</source>
        <translation>Zoll. Im Lauf ist keine Drehung möglich.</translation>
    </message>
    <message>
        <source>Independent</source>
        <translation>Unabhängig</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Infantry MPs from the horses at most</source>
        <translation>MP der Infanterie von den Pferden höchstens</translation>
    </message>
    <message>
        <source>Infantry SP</source>
        <translation>SP der Infanterie</translation>
    </message>
    <message>
        <source>Infantry against mounted in the open</source>
        <translation>Infanterie gegen Berittene im Freien</translation>
    </message>
    <message>
        <source>Infantry and cavalry units in a hex</source>
        <translation>Infanterie- und Kavallerieeinheiten je Hexfeld</translation>
    </message>
    <message>
        <source>Infantry brigade</source>
        <translation>Infanteriebrigade</translation>
    </message>
    <message>
        <source>Infantry charging</source>
        <translation>Infanterie im Sturmangriff</translation>
    </message>
    <message>
        <source>Infantry in line</source>
        <translation>Infanterie in Linie</translation>
    </message>
    <message>
        <source>Infantry in march column</source>
        <translation>Infanterie in Marschkolonne</translation>
    </message>
    <message>
        <source>Infantry in skirmish</source>
        <translation>Infanterie in Schützenkette</translation>
    </message>
    <message>
        <source>Infantry in supported line</source>
        <translation>Infanterie in unterstützter Linie</translation>
    </message>
    <message>
        <source>Infantry large</source>
        <translation>Infanterie groß</translation>
    </message>
    <message>
        <source>Infantry may skirmish</source>
        <translation>Infanterie darf ausschwärmen</translation>
    </message>
    <message>
        <source>Infantry regiment</source>
        <translation>Infanterieregiment</translation>
    </message>
    <message>
        <source>Infantry small</source>
        <translation>Infanterie klein</translation>
    </message>
    <message>
        <source>Infantry standard</source>
        <translation>Infanterie normal</translation>
    </message>
    <message>
        <source>Inflicts losses when meleed</source>
        <translation>Fügt im Nahkampf Verluste zu</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Initiative of a side</source>
        <translation>Initiative einer Seite</translation>
    </message>
    <message>
        <source>Insert a turn</source>
        <translation>Eine Runde einfügen</translation>
    </message>
    <message>
        <source>Instead of the column bonus.</source>
        <translation>Anstelle des Kolonnenbonus.</translation>
    </message>
    <message>
        <source>Irish Brigade</source>
        <translation>Irische Brigade</translation>
    </message>
    <message>
        <source>Iron Brigade</source>
        <translation>Eiserne Brigade</translation>
    </message>
    <message>
        <source>Ironclad</source>
        <translation>Panzerschiff</translation>
    </message>
    <message>
        <source>Ironclad boarded</source>
        <translation>Panzerschiff geentert</translation>
    </message>
    <message>
        <source>Ironclad boarding</source>
        <translation>Panzerschiff entert</translation>
    </message>
    <message>
        <source>Its MPs stand in for the water&apos;s and are paid on a road as well.</source>
        <translation>Ihre MP stehen für die des Wassers und werden auch auf einer Straße bezahlt.</translation>
    </message>
    <message>
        <source>J1</source>
        <translation>J1</translation>
    </message>
    <message>
        <source>J10</source>
        <translation>J10</translation>
    </message>
    <message>
        <source>Killed by fire this turn</source>
        <translation>In dieser Runde durch Feuer getötet</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kind of artillery</source>
        <translation>Art der Artillerie</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>L Line</source>
        <translation>L Linie</translation>
    </message>
    <message>
        <source>LB</source>
        <translation>LB</translation>
    </message>
    <message>
        <source>LB Limbered foot artillery</source>
        <translation>LB Aufgeprotzte Fußartillerie</translation>
    </message>
    <message>
        <source>LB Limbered horse artillery</source>
        <translation>LB Aufgeprotzte reitende Artillerie</translation>
    </message>
    <message>
        <source>LB Wagon</source>
        <translation>LB Wagen</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>Large unit</source>
        <translation>Große Einheit</translation>
    </message>
    <message>
        <source>Largest shift either way</source>
        <translation>Größte Verschiebung in beide Richtungen</translation>
    </message>
    <message>
        <source>Largest table</source>
        <translation>Größter Tisch</translation>
    </message>
    <message>
        <source>Lay a bridge</source>
        <translation>Eine Brücke legen</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Leader alone</source>
        <translation>Anführer allein</translation>
    </message>
    <message>
        <source>Leader going along</source>
        <translation>Anführer geht mit</translation>
    </message>
    <message>
        <source>Leader left after combat is saved on this or more</source>
        <translation>Nach dem Kampf übriger Anführer wird ab diesem Wurf gerettet</translation>
    </message>
    <message>
        <source>Leader lost on this roll</source>
        <translation>Anführer bei diesem Wurf verloren</translation>
    </message>
    <message>
        <source>Leader lost on this roll of two dice or less</source>
        <translation>Anführer bei diesem Wurf zweier Würfel oder weniger verloren</translation>
    </message>
    <message>
        <source>Leader lost on this roll of two dice or more</source>
        <translation>Anführer bei diesem Wurf zweier Würfel oder mehr verloren</translation>
    </message>
    <message>
        <source>Leader overrun is saved on this or more</source>
        <translation>Überrannter Anführer wird ab diesem Wurf gerettet</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Leaders in a hex</source>
        <translation>Anführer je Hexfeld</translation>
    </message>
    <message>
        <source>Leaders lost</source>
        <translation>Verlorene Anführer</translation>
    </message>
    <message>
        <source>Leaders outnumber the command points</source>
        <translation>Mehr Anführer als Befehlspunkte</translation>
    </message>
    <message>
        <source>Leaders shift by their own Combat Bonus, for the side they are on; terrain shifts are in the terrain chart.</source>
        <translation>Anführer verschieben um ihren eigenen Kampfbonus für ihre Seite; Geländeverschiebungen stehen in der Geländetabelle.</translation>
    </message>
    <message>
        <source>Led by</source>
        <translation>Geführt von</translation>
    </message>
    <message>
        <source>Let the other side earn it</source>
        <translation>Die andere Seite darf es verdienen</translation>
    </message>
    <message>
        <source>Let the player place him</source>
        <translation>Der Spieler darf ihn setzen</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>Letter of the unit code</source>
        <translation>Buchstabe des Einheitenkürzels</translation>
    </message>
    <message>
        <source>Levels added by blocking terrain</source>
        <translation>Stufen, die sperrendes Gelände zufügt</translation>
    </message>
    <message>
        <source>Levels of victory</source>
        <translation>Siegstufen</translation>
    </message>
    <message>
        <source>Light woods</source>
        <translation>Lichter Wald</translation>
    </message>
    <message>
        <source>Limbered</source>
        <translation>Aufgeprotzt</translation>
    </message>
    <message>
        <source>Limbered artillery</source>
        <translation>Aufgeprotzte Artillerie</translation>
    </message>
    <message>
        <source>Limits in inches; a limit belongs to the nearer band. Extreme range has no limit. None is no dice at all.</source>
        <translation>Grenzen in Zoll; eine Grenze gehört zum näheren Band. Äußerste Reichweite hat keine Grenze. „Keine“ heißt gar keine Würfel.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Line of sight limit in hexes</source>
        <translation>Grenze der Sichtlinie in Hexfeldern</translation>
    </message>
    <message>
        <source>Load the layout %1</source>
        <translation>Die Auslage %1 laden</translation>
    </message>
    <message>
        <source>Long dice</source>
        <translation>Würfel auf weite Reichweite</translation>
    </message>
    <message>
        <source>Long to</source>
        <translation>Weit bis</translation>
    </message>
    <message>
        <source>Longest bombardment</source>
        <translation>Weiteste Beschießung</translation>
    </message>
    <message>
        <source>Longest range</source>
        <translation>Größte Reichweite</translation>
    </message>
    <message>
        <source>Loss of a leader costs no action points</source>
        <translation>Verlust eines Anführers kostet keine Aktionspunkte</translation>
    </message>
    <message>
        <source>Losses at the start</source>
        <translation>Verluste zu Beginn</translation>
    </message>
    <message>
        <source>Losses by column shift</source>
        <translation>Verluste nach Spaltenverschiebung</translation>
    </message>
    <message>
        <source>Losses by column shift added to the die</source>
        <translation>Verluste nach Spaltenverschiebung, zum Würfel gezählt</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Lost fewer men</source>
        <translation>Verlor weniger Mann</translation>
    </message>
    <message>
        <source>Lost more men</source>
        <translation>Verlor mehr Mann</translation>
    </message>
    <message>
        <source>Louisiana Zouaves</source>
        <translation>Louisiana-Zuaven</translation>
    </message>
    <message>
        <source>Lower it</source>
        <translation>Senken</translation>
    </message>
    <message>
        <source>Lowest Morale Rating</source>
        <translation>Niedrigster Moralwert</translation>
    </message>
    <message>
        <source>Lowest die that saves a hit.</source>
        <translation>Kleinster Würfel, der einen Treffer rettet.</translation>
    </message>
    <message>
        <source>Lowest number</source>
        <translation>Kleinste Zahl</translation>
    </message>
    <message>
        <source>Lowest strength</source>
        <translation>Kleinste Stärke</translation>
    </message>
    <message>
        <source>M12</source>
        <translation>M12</translation>
    </message>
    <message>
        <source>MA</source>
        <translation>MA</translation>
    </message>
    <message>
        <source>MC</source>
        <translation>MC</translation>
    </message>
    <message>
        <source>MC Mounted column</source>
        <translation>MC Berittene Kolonne</translation>
    </message>
    <message>
        <source>MEDIC</source>
        <translation>MEDIC</translation>
    </message>
    <message>
        <source>ML</source>
        <translation>ML</translation>
    </message>
    <message>
        <source>ML Mounted line</source>
        <translation>ML Berittene Linie</translation>
    </message>
    <message>
        <source>MOVE</source>
        <translation>MOVE</translation>
    </message>
    <message>
        <source>MP artillery</source>
        <translation>MP Artillerie</translation>
    </message>
    <message>
        <source>MP cavalry</source>
        <translation>MP Kavallerie</translation>
    </message>
    <message>
        <source>MP down</source>
        <translation>MP hinab</translation>
    </message>
    <message>
        <source>MP horse artillery</source>
        <translation>MP reitende Artillerie</translation>
    </message>
    <message>
        <source>MP infantry</source>
        <translation>MP Infanterie</translation>
    </message>
    <message>
        <source>MP up</source>
        <translation>MP hinauf</translation>
    </message>
    <message>
        <source>MPs to mount or dismount</source>
        <translation>MP zum Auf- oder Absitzen</translation>
    </message>
    <message>
        <source>MS</source>
        <translation>MS</translation>
    </message>
    <message>
        <source>MS Mounted skirmish</source>
        <translation>MS Berittene Schützen</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Besteht aus</translation>
    </message>
    <message>
        <source>Make it worth 1</source>
        <translation>Den Wert 1 geben</translation>
    </message>
    <message>
        <source>Make room</source>
        <translation>Platz machen</translation>
    </message>
    <message>
        <source>Make room and go to %1</source>
        <translation>Platz machen und nach %1 gehen</translation>
    </message>
    <message>
        <source>Make ten turns</source>
        <translation>Zehn Runden machen</translation>
    </message>
    <message>
        <source>Make them opposite</source>
        <translation>Einander gegenüberlegen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Map sheets of the box</source>
        <translation>Kartenbögen der Schachtel</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>March column</source>
        <translation>Marschkolonne</translation>
    </message>
    <message>
        <source>Margin in VP</source>
        <translation>Vorsprung in VP</translation>
    </message>
    <message>
        <source>Margin that captures a ship</source>
        <translation>Vorsprung, der ein Schiff erbeutet</translation>
    </message>
    <message>
        <source>Marginal</source>
        <translation>Knapp</translation>
    </message>
    <message>
        <source>Marginal victory</source>
        <translation>Knapper Sieg</translation>
    </message>
    <message>
        <source>Markers removed each turn</source>
        <translation>Marker, die jede Runde entfernt werden</translation>
    </message>
    <message>
        <source>Markers to print</source>
        <translation>Zu druckende Marker</translation>
    </message>
    <message>
        <source>Markers when disordered in the enemy phase</source>
        <translation>Marker bei Unordnung in der feindlichen Phase</translation>
    </message>
    <message>
        <source>Markers when disordered in the own phase</source>
        <translation>Marker bei Unordnung in der eigenen Phase</translation>
    </message>
    <message>
        <source>Marksmen</source>
        <translation>Scharfschützen</translation>
    </message>
    <message>
        <source>Marsh</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>May be large</source>
        <translation>Darf groß sein</translation>
    </message>
    <message>
        <source>May be moved</source>
        <translation>Darf bewegt werden</translation>
    </message>
    <message>
        <source>May be small</source>
        <translation>Darf klein sein</translation>
    </message>
    <message>
        <source>May not move until turn</source>
        <translation>Darf sich nicht bewegen bis Runde</translation>
    </message>
    <message>
        <source>May oblique</source>
        <translation>Darf schräg gehen</translation>
    </message>
    <message>
        <source>May shoot later</source>
        <translation>Darf später schießen</translation>
    </message>
    <message>
        <source>May turn</source>
        <translation>Darf drehen</translation>
    </message>
    <message>
        <source>May wheel</source>
        <translation>Darf schwenken</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>Melee and pursuit</source>
        <translation>Nahkampf und Verfolgung</translation>
    </message>
    <message>
        <source>Melee dice</source>
        <translation>Nahkampfwürfel</translation>
    </message>
    <message>
        <source>Melee modifiers</source>
        <translation>Nahkampfzuschläge</translation>
    </message>
    <message>
        <source>Melee round is won by</source>
        <translation>Die Nahkampfrunde gewinnt, wer mehr hat</translation>
    </message>
    <message>
        <source>Melee won</source>
        <translation>Nahkampf gewonnen</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Mann</translation>
    </message>
    <message>
        <source>Men a strength point</source>
        <translation>Mann je Stärkepunkt</translation>
    </message>
    <message>
        <source>Men added by MEDIC</source>
        <translation>Mann, die MEDIC zufügt</translation>
    </message>
    <message>
        <source>Men added by a Confederate REPLACE</source>
        <translation>Mann, die ein REPLACE der Konföderierten zufügt</translation>
    </message>
    <message>
        <source>Men added by a Union REPLACE</source>
        <translation>Mann, die ein REPLACE der Union zufügt</translation>
    </message>
    <message>
        <source>Men added by a sanitation regiment</source>
        <translation>Mann, die ein Sanitätsregiment zufügt</translation>
    </message>
    <message>
        <source>Men at most</source>
        <translation>Mann höchstens</translation>
    </message>
    <message>
        <source>Men in a strength point</source>
        <translation>Mann in einem Stärkepunkt</translation>
    </message>
    <message>
        <source>Men lost that bring a check</source>
        <translation>Verlorene Mann, die eine Prüfung auslösen</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Handelsschiff</translation>
    </message>
    <message>
        <source>Miniatures on an open table, measured in inches</source>
        <translation>Miniaturen auf einem offenen Tisch, in Zoll gemessen</translation>
    </message>
    <message>
        <source>Minor road</source>
        <translation>Nebenstraße</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Zuschlag</translation>
    </message>
    <message>
        <source>Modifier for leaving an enemy ZOC</source>
        <translation>Zuschlag beim Verlassen einer feindlichen ZOC</translation>
    </message>
    <message>
        <source>Modifier to rally</source>
        <translation>Zuschlag zum Sammeln</translation>
    </message>
    <message>
        <source>Modifiers of the firer</source>
        <translation>Zuschläge des Feuernden</translation>
    </message>
    <message>
        <source>Modifiers of the return roll</source>
        <translation>Zuschläge des Rückkehrwurfs</translation>
    </message>
    <message>
        <source>Modifiers of the target</source>
        <translation>Zuschläge des Ziels</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Morale Check</source>
        <translation>Moralprüfung</translation>
    </message>
    <message>
        <source>Morale Rating +1</source>
        <translation>Moralwert +1</translation>
    </message>
    <message>
        <source>Morale Rating +2</source>
        <translation>Moralwert +2</translation>
    </message>
    <message>
        <source>Morale Rating +3</source>
        <translation>Moralwert +3</translation>
    </message>
    <message>
        <source>Morale Rating -1</source>
        <translation>Moralwert -1</translation>
    </message>
    <message>
        <source>Morale Rating -2</source>
        <translation>Moralwert -2</translation>
    </message>
    <message>
        <source>Morale Rating -3</source>
        <translation>Moralwert -3</translation>
    </message>
    <message>
        <source>Morale Rating 0</source>
        <translation>Moralwert 0</translation>
    </message>
    <message>
        <source>Morale check before close combat</source>
        <translation>Moralprüfung vor dem Nahkampf</translation>
    </message>
    <message>
        <source>Morale dice rerolled</source>
        <translation>Moralwürfel neu geworfen</translation>
    </message>
    <message>
        <source>Morale dice rerolled when supported</source>
        <translation>Moralwürfel neu geworfen, wenn unterstützt</translation>
    </message>
    <message>
        <source>Morale levels a leader adds</source>
        <translation>Moralstufen, die ein Anführer zufügt</translation>
    </message>
    <message>
        <source>Morale of a defender</source>
        <translation>Moral eines Verteidigers</translation>
    </message>
    <message>
        <source>Morale rating</source>
        <translation>Moralwert</translation>
    </message>
    <message>
        <source>Morale tests</source>
        <translation>Moralprüfungen</translation>
    </message>
    <message>
        <source>More dice at 1 hex</source>
        <translation>Mehr Würfel auf 1 Hexfeld</translation>
    </message>
    <message>
        <source>More for a commander with a Quality Bonus of 2</source>
        <translation>Mehr für einen Befehlshaber mit Qualitätsbonus 2</translation>
    </message>
    <message>
        <source>More than one attacking brigade</source>
        <translation>Mehr als eine angreifende Brigade</translation>
    </message>
    <message>
        <source>Most units stand nearer the enemy&apos;s edge</source>
        <translation>Die meisten Einheiten stehen näher am feindlichen Rand</translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation>Beritten</translation>
    </message>
    <message>
        <source>Mounted against infantry in the open</source>
        <translation>Beritten gegen Infanterie im Freien</translation>
    </message>
    <message>
        <source>Mounted cavalry</source>
        <translation>Berittene Kavallerie</translation>
    </message>
    <message>
        <source>Mounted column</source>
        <translation>Berittene Kolonne</translation>
    </message>
    <message>
        <source>Mounted line</source>
        <translation>Berittene Linie</translation>
    </message>
    <message>
        <source>Mounted skirmish</source>
        <translation>Berittene Schützen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Move a counter</source>
        <translation>Einen Zähler bewegen</translation>
    </message>
    <message>
        <source>Move a train</source>
        <translation>Einen Tross bewegen</translation>
    </message>
    <message>
        <source>Move down in the forces</source>
        <translation>In den Truppen nach unten</translation>
    </message>
    <message>
        <source>Move in the forces</source>
        <translation>In den Truppen verschieben</translation>
    </message>
    <message>
        <source>Move in the schedule</source>
        <translation>Im Zeitplan verschieben</translation>
    </message>
    <message>
        <source>Move it to the nearest hex</source>
        <translation>Zum nächsten Hexfeld bringen</translation>
    </message>
    <message>
        <source>Move label</source>
        <translation>Namen verschieben</translation>
    </message>
    <message>
        <source>Move one away</source>
        <translation>Einen wegstellen</translation>
    </message>
    <message>
        <source>Move point</source>
        <translation>Punkt verschieben</translation>
    </message>
    <message>
        <source>Move the leader</source>
        <translation>Den Anführer bewegen</translation>
    </message>
    <message>
        <source>Move the underlay</source>
        <translation>Die Unterlage verschieben</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Nach %1 gehen</translation>
    </message>
    <message>
        <source>Move to %1 with %2</source>
        <translation>Mit %2 nach %1 gehen</translation>
    </message>
    <message>
        <source>Move to a side</source>
        <translation>Zu einer Seite stellen</translation>
    </message>
    <message>
        <source>Move up in the forces</source>
        <translation>In den Truppen nach oben</translation>
    </message>
    <message>
        <source>Move with a leader&apos;s bonus</source>
        <translation>Bewegung mit Anführerbonus</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Movement Allowance of new counters</source>
        <translation>Bewegungsweite neuer Spielsteine</translation>
    </message>
    <message>
        <source>Movement allowances in half MPs</source>
        <translation>Bewegungsweiten in halben MP</translation>
    </message>
    <message>
        <source>Movement rates</source>
        <translation>Bewegungsraten</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>N1</source>
        <translation>N1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Names of quality</source>
        <translation>Namen der Qualität</translation>
    </message>
    <message>
        <source>National troops and ships</source>
        <translation>Truppen und Schiffe der Nationen</translation>
    </message>
    <message>
        <source>Natural 1</source>
        <translation>Gewürfelte 1</translation>
    </message>
    <message>
        <source>Natural 6</source>
        <translation>Gewürfelte 6</translation>
    </message>
    <message>
        <source>Natural roll that always hits</source>
        <translation>Wurf, der immer trifft</translation>
    </message>
    <message>
        <source>Natural roll that always misses</source>
        <translation>Wurf, der immer verfehlt</translation>
    </message>
    <message>
        <source>Natural roll that endangers a leader</source>
        <translation>Wurf, der einen Anführer gefährdet</translation>
    </message>
    <message>
        <source>Naval guns on each side</source>
        <translation>Schiffsgeschütze je Breitseite</translation>
    </message>
    <message>
        <source>Needed after a lost melee round</source>
        <translation>Nötig nach verlorener Nahkampfrunde</translation>
    </message>
    <message>
        <source>New area</source>
        <translation>Neues Gebiet</translation>
    </message>
    <message>
        <source>New label</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>New objective</source>
        <translation>Neues Ziel</translation>
    </message>
    <message>
        <source>New terrain</source>
        <translation>Neues Gelände</translation>
    </message>
    <message>
        <source>Newly raised regiment</source>
        <translation>Neu aufgestelltes Regiment</translation>
    </message>
    <message>
        <source>No rally of a unit fired on</source>
        <translation>Kein Sammeln einer beschossenen Einheit</translation>
    </message>
    <message>
        <source>None follows from the number of bases.</source>
        <translation>„Keine“ folgt aus der Zahl der Basen.</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Number needed at that range</source>
        <translation>Nötige Zahl auf diese Reichweite</translation>
    </message>
    <message>
        <source>Number the forces</source>
        <translation>Die Truppen nummerieren</translation>
    </message>
    <message>
        <source>Numbers are the lowest die that hits. None means the attack is not allowed.</source>
        <translation>Die Zahlen sind der kleinste Würfel, der trifft. „Keine“ heißt, der Angriff ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>O12</source>
        <translation>O12</translation>
    </message>
    <message>
        <source>O2</source>
        <translation>O2</translation>
    </message>
    <message>
        <source>Obstacle</source>
        <translation>Hindernis</translation>
    </message>
    <message>
        <source>Obtuse commander at the start</source>
        <translation>Begriffsstutziger Befehlshaber zu Beginn</translation>
    </message>
    <message>
        <source>Once a day for a player</source>
        <translation>Einmal am Tag für einen Spieler</translation>
    </message>
    <message>
        <source>One horse holder for this many SPs</source>
        <translation>Ein Pferdehalter für so viele SP</translation>
    </message>
    <message>
        <source>One pair for each cavalry unit.</source>
        <translation>Ein Paar je Kavallerieeinheit.</translation>
    </message>
    <message>
        <source>Only the better of hasty works and dug-in.</source>
        <translation>Nur das Bessere von eiligen Schanzen und Eingegrabensein.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open from turn</source>
        <translation>Offen ab Runde</translation>
    </message>
    <message>
        <source>Open to gunboats</source>
        <translation>Offen für Kanonenboote</translation>
    </message>
    <message>
        <source>Open to land units</source>
        <translation>Offen für Landeinheiten</translation>
    </message>
    <message>
        <source>Open to ships</source>
        <translation>Offen für Schiffe</translation>
    </message>
    <message>
        <source>Opens close combat</source>
        <translation>Eröffnet Nahkampf</translation>
    </message>
    <message>
        <source>Optional: advance after fire</source>
        <translation>Wahlregel: Vorrücken nach Feuer</translation>
    </message>
    <message>
        <source>Optional: artillery on hills shoots further</source>
        <translation>Wahlregel: Artillerie auf Hügeln schießt weiter</translation>
    </message>
    <message>
        <source>Optional: handicaps</source>
        <translation>Wahlregel: Vorgaben</translation>
    </message>
    <message>
        <source>Optional: morale check before close combat</source>
        <translation>Wahlregel: Moralprüfung vor dem Nahkampf</translation>
    </message>
    <message>
        <source>Optional: no rally under fire</source>
        <translation>Wahlregel: kein Sammeln unter Feuer</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Orchard</source>
        <translation>Obstgarten</translation>
    </message>
    <message>
        <source>Order dice a steady unit rerolls</source>
        <translation>Befehlswürfel, die eine feste Einheit neu wirft</translation>
    </message>
    <message>
        <source>Order dice rerolled</source>
        <translation>Befehlswürfel neu geworfen</translation>
    </message>
    <message>
        <source>Order of set-up</source>
        <translation>Reihenfolge der Aufstellung</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Orders by type</source>
        <translation>Befehle nach Art</translation>
    </message>
    <message>
        <source>Orders close at</source>
        <translation>Befehlsschluss um</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Other hits when failed</source>
        <translation>Weitere Treffer bei Misslingen</translation>
    </message>
    <message>
        <source>Other renowned regiment</source>
        <translation>Anderes berühmtes Regiment</translation>
    </message>
    <message>
        <source>Own fire</source>
        <translation>Eigenes Feuer</translation>
    </message>
    <message>
        <source>Own fire at close range</source>
        <translation>Eigenes Feuer auf kurze Reichweite</translation>
    </message>
    <message>
        <source>Owner of the city</source>
        <translation>Besitzer der Stadt</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>P1</source>
        <translation>P1</translation>
    </message>
    <message>
        <source>P11</source>
        <translation>P11</translation>
    </message>
    <message>
        <source>P2</source>
        <translation>P2</translation>
    </message>
    <message>
        <source>Paid on a road too</source>
        <translation>Auch auf der Straße bezahlt</translation>
    </message>
    <message>
        <source>Paint terrain</source>
        <translation>Gelände malen</translation>
    </message>
    <message>
        <source>Part of the map in use</source>
        <translation>Benutzter Teil der Karte</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Gelingt</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Permille of the firing strength that the target loses. Column 0 is printed, the other columns are not.</source>
        <translation>Promille der feuernden Stärke, die das Ziel verliert. Spalte 0 ist gedruckt, die anderen nicht.</translation>
    </message>
    <message>
        <source>Perryville size, 18 by 14 hexes</source>
        <translation>Größe von Perryville, 18 mal 14 Hexfelder</translation>
    </message>
    <message>
        <source>Personalities</source>
        <translation>Persönlichkeiten</translation>
    </message>
    <message>
        <source>Personalities are in use</source>
        <translation>Persönlichkeiten gelten</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>Persönlichkeit</translation>
    </message>
    <message>
        <source>Picket line</source>
        <translation>Vorpostenkette</translation>
    </message>
    <message>
        <source>Pieces that may cross rivers</source>
        <translation>Steine, die Flüsse queren dürfen</translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Place in %1</source>
        <translation>Nach %1 stellen</translation>
    </message>
    <message>
        <source>Place pieces</source>
        <translation>Steine setzen</translation>
    </message>
    <message>
        <source>Place unit</source>
        <translation>Einheit setzen</translation>
    </message>
    <message>
        <source>Placed by the player</source>
        <translation>Vom Spieler gesetzt</translation>
    </message>
    <message>
        <source>Plain blocks</source>
        <translation>Blöcke ohne Flagge</translation>
    </message>
    <message>
        <source>Play area</source>
        <translation>Spielgebiet</translation>
    </message>
    <message>
        <source>Played as 7 up to turn</source>
        <translation>Gilt als 7 bis Runde</translation>
    </message>
    <message>
        <source>Plays as clear.</source>
        <translation>Gilt als offen.</translation>
    </message>
    <message>
        <source>Ploughed field</source>
        <translation>Gepflügter Acker</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points from</source>
        <translation>Punkte von</translation>
    </message>
    <message>
        <source>Points to</source>
        <translation>Punkte bis</translation>
    </message>
    <message>
        <source>Pond or lake</source>
        <translation>Teich oder See</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Schutz</translation>
    </message>
    <message>
        <source>Put as many in the box</source>
        <translation>So viele in die Schachtel legen</translation>
    </message>
    <message>
        <source>Put down a stamp</source>
        <translation>Stempel absetzen</translation>
    </message>
    <message>
        <source>Put it under %1</source>
        <translation>%1 unterstellen</translation>
    </message>
    <message>
        <source>Put it under a side</source>
        <translation>Einer Seite unterstellen</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>Quality Bonus</source>
        <translation>Qualitätsbonus</translation>
    </message>
    <message>
        <source>Quality a train adds</source>
        <translation>Qualität, die ein Tross zufügt</translation>
    </message>
    <message>
        <source>Quality when damaged</source>
        <translation>Qualität, wenn beschädigt</translation>
    </message>
    <message>
        <source>RALLY</source>
        <translation>RALLY</translation>
    </message>
    <message>
        <source>REPLACE</source>
        <translation>REPLACE</translation>
    </message>
    <message>
        <source>ROUT</source>
        <translation>ROUT</translation>
    </message>
    <message>
        <source>Radius of objectives in inches</source>
        <translation>Radius der Ziele in Zoll</translation>
    </message>
    <message>
        <source>Raider</source>
        <translation>Kaperschiff</translation>
    </message>
    <message>
        <source>Railroad</source>
        <translation>Eisenbahn</translation>
    </message>
    <message>
        <source>Railroad cut or sunken road</source>
        <translation>Eisenbahneinschnitt oder Hohlweg</translation>
    </message>
    <message>
        <source>Rallied unit at most this far from a formation-mate</source>
        <translation>Gesammelte Einheit höchstens so weit von einer Einheit des Verbands</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Rally %1</source>
        <translation>%1 sammeln</translation>
    </message>
    <message>
        <source>Rally attempt</source>
        <translation>Sammelversuch</translation>
    </message>
    <message>
        <source>Rally orders of a commander in a turn</source>
        <translation>Sammelbefehle eines Befehlshabers je Runde</translation>
    </message>
    <message>
        <source>Rally table</source>
        <translation>Sammeltabelle</translation>
    </message>
    <message>
        <source>Random action points</source>
        <translation>Zufällige Aktionspunkte</translation>
    </message>
    <message>
        <source>Random events</source>
        <translation>Zufallsereignisse</translation>
    </message>
    <message>
        <source>Random layout</source>
        <translation>Zufällige Auslage</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Range 0</source>
        <translation>Reichweite 0</translation>
    </message>
    <message>
        <source>Range 0 after firing</source>
        <translation>Reichweite 0 nach dem Feuern</translation>
    </message>
    <message>
        <source>Range 1</source>
        <translation>Reichweite 1</translation>
    </message>
    <message>
        <source>Range 2 to 3</source>
        <translation>Reichweite 2 bis 3</translation>
    </message>
    <message>
        <source>Range 4 to 5</source>
        <translation>Reichweite 4 bis 5</translation>
    </message>
    <message>
        <source>Range and dice</source>
        <translation>Reichweite und Würfel</translation>
    </message>
    <message>
        <source>Range in inches</source>
        <translation>Reichweite in Zoll</translation>
    </message>
    <message>
        <source>Range is measured from</source>
        <translation>Reichweite wird gemessen von</translation>
    </message>
    <message>
        <source>Range is measured from the front</source>
        <translation>Reichweite wird von der Front gemessen</translation>
    </message>
    <message>
        <source>Range when mounted</source>
        <translation>Reichweite beritten</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Reach of cover along a line in inches</source>
        <translation>Wirkung der Deckung entlang einer Linie in Zoll</translation>
    </message>
    <message>
        <source>Rebel yell</source>
        <translation>Rebellenschrei</translation>
    </message>
    <message>
        <source>Reductions of the base command points</source>
        <translation>Abzüge von den Grundbefehlspunkten</translation>
    </message>
    <message>
        <source>Regiments and ships on squares, orders written by both sides</source>
        <translation>Regimenter und Schiffe auf Quadraten, beide Seiten schreiben Befehle</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Regulär</translation>
    </message>
    <message>
        <source>Regular regiment</source>
        <translation>Reguläres Regiment</translation>
    </message>
    <message>
        <source>Reinforcement on time</source>
        <translation>Verstärkung pünktlich</translation>
    </message>
    <message>
        <source>Remove a board</source>
        <translation>Einen Spielplan entfernen</translation>
    </message>
    <message>
        <source>Remove a turn</source>
        <translation>Eine Runde entfernen</translation>
    </message>
    <message>
        <source>Remove area</source>
        <translation>Gebiet entfernen</translation>
    </message>
    <message>
        <source>Remove command</source>
        <translation>Verband entfernen</translation>
    </message>
    <message>
        <source>Remove crossing</source>
        <translation>Übergang entfernen</translation>
    </message>
    <message>
        <source>Remove from the schedule</source>
        <translation>Aus dem Zeitplan entfernen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove label</source>
        <translation>Namen entfernen</translation>
    </message>
    <message>
        <source>Remove objective</source>
        <translation>Ziel entfernen</translation>
    </message>
    <message>
        <source>Remove point</source>
        <translation>Punkt entfernen</translation>
    </message>
    <message>
        <source>Remove shape</source>
        <translation>Form entfernen</translation>
    </message>
    <message>
        <source>Remove text</source>
        <translation>Text entfernen</translation>
    </message>
    <message>
        <source>Remove the crossing</source>
        <translation>Den Übergang entfernen</translation>
    </message>
    <message>
        <source>Remove the underlay</source>
        <translation>Die Unterlage entfernen</translation>
    </message>
    <message>
        <source>Removed by a duel</source>
        <translation>Durch ein Duell entfernt</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Repeater</source>
        <translation>Repetiergewehr</translation>
    </message>
    <message>
        <source>Repeaters</source>
        <translation>Repetiergewehre</translation>
    </message>
    <message>
        <source>Replacement&apos;s Combat Bonus</source>
        <translation>Kampfbonus des Ersatzes</translation>
    </message>
    <message>
        <source>Replacement&apos;s Command Range</source>
        <translation>Befehlsreichweite des Ersatzes</translation>
    </message>
    <message>
        <source>Replacement&apos;s Initiative</source>
        <translation>Initiative des Ersatzes</translation>
    </message>
    <message>
        <source>Replacement&apos;s Quality Bonus</source>
        <translation>Qualitätsbonus des Ersatzes</translation>
    </message>
    <message>
        <source>Replacement&apos;s name</source>
        <translation>Name des Ersatzes</translation>
    </message>
    <message>
        <source>Rerolls a test</source>
        <translation>Neue Würfe je Prüfung</translation>
    </message>
    <message>
        <source>Reset a chart</source>
        <translation>Eine Tabelle zurücksetzen</translation>
    </message>
    <message>
        <source>Reset a chart value</source>
        <translation>Einen Tabellenwert zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all charts</source>
        <translation>Alle Tabellen zurücksetzen</translation>
    </message>
    <message>
        <source>Reset chart values</source>
        <translation>Tabellenwerte zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to the rulebook</source>
        <translation>Auf das Regelheft zurücksetzen</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Die Größe des Plans ändern</translation>
    </message>
    <message>
        <source>Restore a damaged brigade</source>
        <translation>Eine beschädigte Brigade wiederherstellen</translation>
    </message>
    <message>
        <source>Results of a charge test</source>
        <translation>Ergebnisse einer Angriffsprüfung</translation>
    </message>
    <message>
        <source>Results of combat checks</source>
        <translation>Ergebnisse von Kampfprüfungen</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>Retreat or displacement</source>
        <translation>Rückzug oder Verdrängung</translation>
    </message>
    <message>
        <source>Retreat to %1</source>
        <translation>Rückzug nach %1</translation>
    </message>
    <message>
        <source>Retreat when failed</source>
        <translation>Rückzug bei Misslingen</translation>
    </message>
    <message>
        <source>Retreat when passed</source>
        <translation>Rückzug bei Gelingen</translation>
    </message>
    <message>
        <source>Return of artillery</source>
        <translation>Rückkehr der Artillerie</translation>
    </message>
    <message>
        <source>Rifle</source>
        <translation>Gewehr</translation>
    </message>
    <message>
        <source>Rifled artillery at range 1</source>
        <translation>Gezogene Geschütze auf Reichweite 1</translation>
    </message>
    <message>
        <source>Rifled guns</source>
        <translation>Gezogene Geschütze</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>River connections</source>
        <translation>Flussanschlüsse</translation>
    </message>
    <message>
        <source>River course</source>
        <translation>Flusslauf</translation>
    </message>
    <message>
        <source>River crossing for nobody</source>
        <translation>Flussübergang für niemanden</translation>
    </message>
    <message>
        <source>River end</source>
        <translation>Flussende</translation>
    </message>
    <message>
        <source>River fork</source>
        <translation>Flussgabel</translation>
    </message>
    <message>
        <source>River piece</source>
        <translation>Flussteil</translation>
    </message>
    <message>
        <source>River sharp bend</source>
        <translation>Fluss, enge Biegung</translation>
    </message>
    <message>
        <source>River straight</source>
        <translation>Fluss, gerade</translation>
    </message>
    <message>
        <source>River wide bend</source>
        <translation>Fluss, weite Biegung</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Road factor</source>
        <translation>Straßenfaktor</translation>
    </message>
    <message>
        <source>Road lifts the bar</source>
        <translation>Straße hebt die Sperre auf</translation>
    </message>
    <message>
        <source>Road opens it to barred types</source>
        <translation>Straße öffnet es gesperrten Arten</translation>
    </message>
    <message>
        <source>Roadway connections</source>
        <translation>Straßenanschlüsse</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Roll equal to the value</source>
        <translation>Wurf gleich dem Wert</translation>
    </message>
    <message>
        <source>Roll greater than the value</source>
        <translation>Wurf größer als der Wert</translation>
    </message>
    <message>
        <source>Roll less than the value</source>
        <translation>Wurf kleiner als der Wert</translation>
    </message>
    <message>
        <source>Roll of 1</source>
        <translation>Wurf von 1</translation>
    </message>
    <message>
        <source>Roll of 10</source>
        <translation>Wurf von 10</translation>
    </message>
    <message>
        <source>Roll of 2</source>
        <translation>Wurf von 2</translation>
    </message>
    <message>
        <source>Roll of 3</source>
        <translation>Wurf von 3</translation>
    </message>
    <message>
        <source>Roll of 4</source>
        <translation>Wurf von 4</translation>
    </message>
    <message>
        <source>Roll of 5</source>
        <translation>Wurf von 5</translation>
    </message>
    <message>
        <source>Roll of 6</source>
        <translation>Wurf von 6</translation>
    </message>
    <message>
        <source>Roll of 7</source>
        <translation>Wurf von 7</translation>
    </message>
    <message>
        <source>Roll of 8</source>
        <translation>Wurf von 8</translation>
    </message>
    <message>
        <source>Roll of 9</source>
        <translation>Wurf von 9</translation>
    </message>
    <message>
        <source>Rotation of the tile</source>
        <translation>Drehung des Plättchens</translation>
    </message>
    <message>
        <source>Rough</source>
        <translation>Bruchland</translation>
    </message>
    <message>
        <source>Rough ground</source>
        <translation>Bruchland</translation>
    </message>
    <message>
        <source>Rounding of losses</source>
        <translation>Rundung der Verluste</translation>
    </message>
    <message>
        <source>Rounds in an Engagement at most</source>
        <translation>Runden eines Gefechts höchstens</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>Reihen des Plans</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Run order and retire</source>
        <translation>Befehl zum Laufen und Zurückgehen</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>S Skirmish</source>
        <translation>S Schützen</translation>
    </message>
    <message>
        <source>SP in a hex</source>
        <translation>SP je Hexfeld</translation>
    </message>
    <message>
        <source>SP lost that reduce command points</source>
        <translation>Verlorene SP, die Befehlspunkte kosten</translation>
    </message>
    <message>
        <source>SP of a train in stacking</source>
        <translation>SP eines Trosses beim Stapeln</translation>
    </message>
    <message>
        <source>SPs demoralized in a friend pushed aside</source>
        <translation>Demoralisierte SP eines beiseitegedrängten Freundes</translation>
    </message>
    <message>
        <source>SPs lost for each enemy ZOC hex in a retreat</source>
        <translation>Verlorene SP je feindlichem ZOC-Hexfeld eines Rückzugs</translation>
    </message>
    <message>
        <source>SPs lost when Shattered without a free path</source>
        <translation>Verlorene SP, wenn zerschlagen ohne freien Weg</translation>
    </message>
    <message>
        <source>SPs lost when no retreat is possible</source>
        <translation>Verlorene SP, wenn kein Rückzug möglich ist</translation>
    </message>
    <message>
        <source>SPs restored</source>
        <translation>Wiederhergestellte SP</translation>
    </message>
    <message>
        <source>SPs restored by a rally</source>
        <translation>Durch Sammeln wiederhergestellte SP</translation>
    </message>
    <message>
        <source>SPs that always stay demoralized</source>
        <translation>SP, die immer demoralisiert bleiben</translation>
    </message>
    <message>
        <source>STRAT MOVE</source>
        <translation>STRAT MOVE</translation>
    </message>
    <message>
        <source>Sanitation</source>
        <translation>Sanität</translation>
    </message>
    <message>
        <source>Sanitation regiment</source>
        <translation>Sanitätsregiment</translation>
    </message>
    <message>
        <source>Sanitation regiment attacked</source>
        <translation>Sanitätsregiment angegriffen</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Rettungswürfe</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Schedule an arrival</source>
        <translation>Eine Ankunft planen</translation>
    </message>
    <message>
        <source>Scores every turn</source>
        <translation>Zählt jede Runde</translation>
    </message>
    <message>
        <source>Second processing day</source>
        <translation>Zweiter Auswertungstag</translation>
    </message>
    <message>
        <source>Seen the elephant</source>
        <translation>Kampferfahren</translation>
    </message>
    <message>
        <source>Seen through to a depth in inches</source>
        <translation>Einsehbar bis zu einer Tiefe in Zoll</translation>
    </message>
    <message>
        <source>Sequence of orders in playtests</source>
        <translation>Reihenfolge der Befehle in Probespielen</translation>
    </message>
    <message>
        <source>Serves the whole army</source>
        <translation>Dient der ganzen Armee</translation>
    </message>
    <message>
        <source>Set 4</source>
        <translation>4 setzen</translation>
    </message>
    <message>
        <source>Set black</source>
        <translation>Schwarz setzen</translation>
    </message>
    <message>
        <source>Set full strength</source>
        <translation>Volle Stärke setzen</translation>
    </message>
    <message>
        <source>Set the turns</source>
        <translation>Die Runden festlegen</translation>
    </message>
    <message>
        <source>Set the underlay</source>
        <translation>Die Unterlage wählen</translation>
    </message>
    <message>
        <source>Set-up zone</source>
        <translation>Aufstellungszone</translation>
    </message>
    <message>
        <source>Sets up first</source>
        <translation>Stellt zuerst auf</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation>Erschüttert</translation>
    </message>
    <message>
        <source>Shaken dice</source>
        <translation>Würfel, wenn erschüttert</translation>
    </message>
    <message>
        <source>Shaken from</source>
        <translation>Erschüttert ab</translation>
    </message>
    <message>
        <source>Shaken from hits</source>
        <translation>Erschüttert ab Treffern</translation>
    </message>
    <message>
        <source>Shaken unit</source>
        <translation>Erschütterte Einheit</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Share of target and front that must see</source>
        <translation>Anteil von Ziel und Front, der sehen muss</translation>
    </message>
    <message>
        <source>Share of the advance after a reform</source>
        <translation>Anteil des Vorrückens nach dem Neuordnen</translation>
    </message>
    <message>
        <source>Share of the front that must start in a flank</source>
        <translation>Anteil der Front, der in einer Flanke beginnen muss</translation>
    </message>
    <message>
        <source>Share of the rate for a turn</source>
        <translation>Anteil der Rate für eine Drehung</translation>
    </message>
    <message>
        <source>Shattered at the start</source>
        <translation>Zerschlagen zu Beginn</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>Shift +1</source>
        <translation>Verschiebung +1</translation>
    </message>
    <message>
        <source>Shift +10</source>
        <translation>Verschiebung +10</translation>
    </message>
    <message>
        <source>Shift +2</source>
        <translation>Verschiebung +2</translation>
    </message>
    <message>
        <source>Shift +3</source>
        <translation>Verschiebung +3</translation>
    </message>
    <message>
        <source>Shift +4</source>
        <translation>Verschiebung +4</translation>
    </message>
    <message>
        <source>Shift +5</source>
        <translation>Verschiebung +5</translation>
    </message>
    <message>
        <source>Shift +6</source>
        <translation>Verschiebung +6</translation>
    </message>
    <message>
        <source>Shift +7</source>
        <translation>Verschiebung +7</translation>
    </message>
    <message>
        <source>Shift +8</source>
        <translation>Verschiebung +8</translation>
    </message>
    <message>
        <source>Shift +9</source>
        <translation>Verschiebung +9</translation>
    </message>
    <message>
        <source>Shift -1</source>
        <translation>Verschiebung -1</translation>
    </message>
    <message>
        <source>Shift -10</source>
        <translation>Verschiebung -10</translation>
    </message>
    <message>
        <source>Shift -2</source>
        <translation>Verschiebung -2</translation>
    </message>
    <message>
        <source>Shift -3</source>
        <translation>Verschiebung -3</translation>
    </message>
    <message>
        <source>Shift -4</source>
        <translation>Verschiebung -4</translation>
    </message>
    <message>
        <source>Shift -5</source>
        <translation>Verschiebung -5</translation>
    </message>
    <message>
        <source>Shift -6</source>
        <translation>Verschiebung -6</translation>
    </message>
    <message>
        <source>Shift -7</source>
        <translation>Verschiebung -7</translation>
    </message>
    <message>
        <source>Shift -8</source>
        <translation>Verschiebung -8</translation>
    </message>
    <message>
        <source>Shift -9</source>
        <translation>Verschiebung -9</translation>
    </message>
    <message>
        <source>Shift 0</source>
        <translation>Verschiebung 0</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Ship of the line</source>
        <translation>Linienschiff</translation>
    </message>
    <message>
        <source>Shooter a large unit in fighting formation</source>
        <translation>Schütze ist große Einheit in Kampfformation</translation>
    </message>
    <message>
        <source>Shooter a small unit in line</source>
        <translation>Schütze ist kleine Einheit in Linie</translation>
    </message>
    <message>
        <source>Shooter green</source>
        <translation>Schütze grün</translation>
    </message>
    <message>
        <source>Shooter rallied this turn</source>
        <translation>Schütze in dieser Runde gesammelt</translation>
    </message>
    <message>
        <source>Shooter shaken</source>
        <translation>Schütze erschüttert</translation>
    </message>
    <message>
        <source>Shooter worn</source>
        <translation>Schütze abgekämpft</translation>
    </message>
    <message>
        <source>Shooting at it</source>
        <translation>Darauf schießen</translation>
    </message>
    <message>
        <source>Shooting into contact</source>
        <translation>Schießen in eine Berührung</translation>
    </message>
    <message>
        <source>Shooting modifiers</source>
        <translation>Schießzuschläge</translation>
    </message>
    <message>
        <source>Shooting uphill only.</source>
        <translation>Nur beim Schießen hangaufwärts.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Sides that may cross rivers</source>
        <translation>Seiten, die Flüsse queren dürfen</translation>
    </message>
    <message>
        <source>Siege artillery</source>
        <translation>Belagerungsartillerie</translation>
    </message>
    <message>
        <source>Siege artillery unlimbered</source>
        <translation>Belagerungsartillerie abgeprotzt</translation>
    </message>
    <message>
        <source>Siege battery</source>
        <translation>Belagerungsbatterie</translation>
    </message>
    <message>
        <source>Siege mortar</source>
        <translation>Belagerungsmörser</translation>
    </message>
    <message>
        <source>Sight samples across a target</source>
        <translation>Sichtproben quer über ein Ziel</translation>
    </message>
    <message>
        <source>Sight samples along a front</source>
        <translation>Sichtproben entlang einer Front</translation>
    </message>
    <message>
        <source>Sight samples along a target</source>
        <translation>Sichtproben entlang eines Ziels</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size label</source>
        <translation>Größe des Namens ändern</translation>
    </message>
    <message>
        <source>Sizes and hits</source>
        <translation>Größen und Treffer</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Schützenkette</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>Schützen</translation>
    </message>
    <message>
        <source>Skirmishers and dismounted</source>
        <translation>Schützen und Abgesessene</translation>
    </message>
    <message>
        <source>Skirmishers large</source>
        <translation>Schützen groß</translation>
    </message>
    <message>
        <source>Skirmishers small</source>
        <translation>Schützen klein</translation>
    </message>
    <message>
        <source>Skirmishers standard</source>
        <translation>Schützen normal</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>Small arms</source>
        <translation>Handwaffen</translation>
    </message>
    <message>
        <source>Small map, 16 by 12 hexes</source>
        <translation>Kleine Karte, 16 mal 12 Hexfelder</translation>
    </message>
    <message>
        <source>Small unit</source>
        <translation>Kleine Einheit</translation>
    </message>
    <message>
        <source>Smallest table</source>
        <translation>Kleinster Tisch</translation>
    </message>
    <message>
        <source>Smoothbore artillery at range 1 or 2</source>
        <translation>Glatte Geschütze auf Reichweite 1 oder 2</translation>
    </message>
    <message>
        <source>Smoothbore guns</source>
        <translation>Glatte Geschütze</translation>
    </message>
    <message>
        <source>Something has no id</source>
        <translation>Etwas hat keine Kennung</translation>
    </message>
    <message>
        <source>Something stands on a hex that is not in play</source>
        <translation>Etwas steht auf einem Hexfeld, das nicht im Spiel ist</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>Special rules in words are not enforced</source>
        <translation>Sonderregeln in Worten werden nicht durchgesetzt</translation>
    </message>
    <message>
        <source>Special situations</source>
        <translation>Besondere Lagen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Speed factor on roads</source>
        <translation>Geschwindigkeitsfaktor auf Straßen</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Quadrate</translation>
    </message>
    <message>
        <source>Squares of a STRAT MOVE</source>
        <translation>Quadrate eines STRAT MOVE</translation>
    </message>
    <message>
        <source>Squares searched for a free entry</source>
        <translation>Quadrate, die nach freiem Einmarsch abgesucht werden</translation>
    </message>
    <message>
        <source>Standing corn</source>
        <translation>Stehendes Korn</translation>
    </message>
    <message>
        <source>Start again with 13 by 9 hexes</source>
        <translation>Mit 13 mal 9 Hexfeldern neu beginnen</translation>
    </message>
    <message>
        <source>Starts a melee</source>
        <translation>Beginnt einen Nahkampf</translation>
    </message>
    <message>
        <source>State at the start</source>
        <translation>Zustand zu Beginn</translation>
    </message>
    <message>
        <source>State of origin, two letters</source>
        <translation>Heimatstaat, zwei Buchstaben</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Staaten</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Stays on the board</source>
        <translation>Bleibt auf dem Plan</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Steady dice</source>
        <translation>Würfel, wenn fest</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Step 3 is the minimum of the primary unit; halves are rounded up.</source>
        <translation>Stufe 3 ist das Minimum der Haupteinheit; Hälften werden aufgerundet.</translation>
    </message>
    <message>
        <source>Stern rake</source>
        <translation>Bestreichen vom Heck</translation>
    </message>
    <message>
        <source>Stone building</source>
        <translation>Steinhaus</translation>
    </message>
    <message>
        <source>Stone wall</source>
        <translation>Steinmauer</translation>
    </message>
    <message>
        <source>Stones River size, 24 by 22 hexes</source>
        <translation>Größe von Stones River, 24 mal 22 Hexfelder</translation>
    </message>
    <message>
        <source>Stops movement</source>
        <translation>Beendet die Bewegung</translation>
    </message>
    <message>
        <source>Stored precision in degrees</source>
        <translation>Gespeicherte Genauigkeit in Grad</translation>
    </message>
    <message>
        <source>Stored precision in inches</source>
        <translation>Gespeicherte Genauigkeit in Zoll</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Wasserlauf</translation>
    </message>
    <message>
        <source>Stream course</source>
        <translation>Lauf des Wassers</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strength a Shattered unit needs to rally</source>
        <translation>Stärke, die eine zerschlagene Einheit zum Sammeln braucht</translation>
    </message>
    <message>
        <source>Strength points</source>
        <translation>Stärkepunkte</translation>
    </message>
    <message>
        <source>Strength points when damaged</source>
        <translation>Stärkepunkte, wenn beschädigt</translation>
    </message>
    <message>
        <source>Strength steps that bring a check</source>
        <translation>Stärkestufen, die eine Prüfung auslösen</translation>
    </message>
    <message>
        <source>Stubborn</source>
        <translation>Zäh</translation>
    </message>
    <message>
        <source>Substantial</source>
        <translation>Deutlich</translation>
    </message>
    <message>
        <source>Subtracted from the die of a limited move</source>
        <translation>Vom Würfel einer begrenzten Bewegung abgezogen</translation>
    </message>
    <message>
        <source>Successes at least</source>
        <translation>Erfolge mindestens</translation>
    </message>
    <message>
        <source>Successes at most</source>
        <translation>Erfolge höchstens</translation>
    </message>
    <message>
        <source>Successes needed</source>
        <translation>Nötige Erfolge</translation>
    </message>
    <message>
        <source>Sunken road or fence</source>
        <translation>Hohlweg oder Zaun</translation>
    </message>
    <message>
        <source>Supply and strategic movement</source>
        <translation>Nachschub und strategische Bewegung</translation>
    </message>
    <message>
        <source>Support artillery</source>
        <translation>Unterstützende Artillerie</translation>
    </message>
    <message>
        <source>Support range in inches</source>
        <translation>Unterstützungsreichweite in Zoll</translation>
    </message>
    <message>
        <source>Supported line</source>
        <translation>Unterstützte Linie</translation>
    </message>
    <message>
        <source>Supporting unit adds a share of its base dice</source>
        <translation>Eine unterstützende Einheit fügt einen Teil ihrer Grundwürfel hinzu</translation>
    </message>
    <message>
        <source>Surging brigade attacks</source>
        <translation>Brigade im Kampfrausch greift an</translation>
    </message>
    <message>
        <source>Surging brigade defends</source>
        <translation>Brigade im Kampfrausch verteidigt</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Überraschung</translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation>Morast</translation>
    </message>
    <message>
        <source>Swap the edges</source>
        <translation>Die Ränder tauschen</translation>
    </message>
    <message>
        <source>Swap tile styles</source>
        <translation>Plättchenstile tauschen</translation>
    </message>
    <message>
        <source>Switch it off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Switch the rule on</source>
        <translation>Die Regel einschalten</translation>
    </message>
    <message>
        <source>Table of 10 by 5 feet</source>
        <translation>Tisch von 10 mal 5 Fuß</translation>
    </message>
    <message>
        <source>Table of 4 by 4 feet</source>
        <translation>Tisch von 4 mal 4 Fuß</translation>
    </message>
    <message>
        <source>Table of 6 by 4 feet</source>
        <translation>Tisch von 6 mal 4 Fuß</translation>
    </message>
    <message>
        <source>Table of 8 by 4 feet</source>
        <translation>Tisch von 8 mal 4 Fuß</translation>
    </message>
    <message>
        <source>Table of 8 by 5 feet</source>
        <translation>Tisch von 8 mal 5 Fuß</translation>
    </message>
    <message>
        <source>Table sizes</source>
        <translation>Tischgrößen</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Take it off the map</source>
        <translation>Von der Karte nehmen</translation>
    </message>
    <message>
        <source>Take off the map</source>
        <translation>Von der Karte nehmen</translation>
    </message>
    <message>
        <source>Take the tile away</source>
        <translation>Das Plättchen wegnehmen</translation>
    </message>
    <message>
        <source>Take unit off the map</source>
        <translation>Einheit von der Karte nehmen</translation>
    </message>
    <message>
        <source>Takes VP counters</source>
        <translation>Nimmt VP-Zähler</translation>
    </message>
    <message>
        <source>Tall obstacle</source>
        <translation>Hohes Hindernis</translation>
    </message>
    <message>
        <source>Target dismounted cavalry</source>
        <translation>Ziel ist abgesessene Kavallerie</translation>
    </message>
    <message>
        <source>Target in cover or obscured</source>
        <translation>Ziel in Deckung oder verdeckt</translation>
    </message>
    <message>
        <source>Target in halving terrain</source>
        <translation>Ziel in halbierendem Gelände</translation>
    </message>
    <message>
        <source>Target in march column or limbered up to effective range</source>
        <translation>Ziel in Marschkolonne oder aufgeprotzt bis zur wirksamen Reichweite</translation>
    </message>
    <message>
        <source>Target mounted</source>
        <translation>Ziel beritten</translation>
    </message>
    <message>
        <source>Target skirmishers</source>
        <translation>Ziel sind Schützen</translation>
    </message>
    <message>
        <source>Target surrounded</source>
        <translation>Ziel umzingelt</translation>
    </message>
    <message>
        <source>Target unlimbered field or horse artillery</source>
        <translation>Ziel ist abgeprotzte Feld- oder reitende Artillerie</translation>
    </message>
    <message>
        <source>Target unlimbered siege artillery</source>
        <translation>Ziel ist abgeprotzte Belagerungsartillerie</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Terrain and movement</source>
        <translation>Gelände und Bewegung</translation>
    </message>
    <message>
        <source>Terrain differs from the rulebook</source>
        <translation>Das Gelände weicht vom Regelheft ab</translation>
    </message>
    <message>
        <source>Terrain of the target: %1</source>
        <translation>Gelände des Ziels: %1</translation>
    </message>
    <message>
        <source>Terrain pieces</source>
        <translation>Geländestücke</translation>
    </message>
    <message>
        <source>Terrain tiles</source>
        <translation>Geländeplättchen</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Territorien</translation>
    </message>
    <message>
        <source>The %1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>The battle is drawn</source>
        <translation>Die Schlacht ist unentschieden</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>Die Schlacht ist vorbei</translation>
    </message>
    <message>
        <source>The board has no hex in play, or too many</source>
        <translation>Der Plan hat kein Hexfeld im Spiel oder zu viele</translation>
    </message>
    <message>
        <source>The board is not that of the box</source>
        <translation>Der Plan ist nicht der aus der Schachtel</translation>
    </message>
    <message>
        <source>The combat chart contradicts the rulebook</source>
        <translation>Die Kampftabelle widerspricht dem Regelheft</translation>
    </message>
    <message>
        <source>The combat chart has a gap</source>
        <translation>Die Kampftabelle hat eine Lücke</translation>
    </message>
    <message>
        <source>The dice and morale modifiers are those of the defender&apos;s hex.</source>
        <translation>Die Würfel- und Moralzuschläge sind die des verteidigten Hexfelds.</translation>
    </message>
    <message>
        <source>The dotted outline of higher ground; it has no effect but the change of level.</source>
        <translation>Der gepunktete Umriss höheren Bodens; er wirkt nur durch den Wechsel der Stufe.</translation>
    </message>
    <message>
        <source>The errata open it to artillery but print no cost.</source>
        <translation>Die Berichtigungen öffnen es der Artillerie, drucken aber keine Kosten.</translation>
    </message>
    <message>
        <source>The field may be given</source>
        <translation>Das Feld darf aufgegeben werden</translation>
    </message>
    <message>
        <source>The field may be given from turn</source>
        <translation>Das Feld darf aufgegeben werden ab Runde</translation>
    </message>
    <message>
        <source>The kind of a piece cannot be changed</source>
        <translation>Die Art eines Steins lässt sich nicht ändern</translation>
    </message>
    <message>
        <source>The modified roll against the value. The result strikes each enemy brigade that fails its quality check.</source>
        <translation>Der veränderte Wurf gegen den Wert. Das Ergebnis trifft jede feindliche Brigade, deren Qualitätsprüfung misslingt.</translation>
    </message>
    <message>
        <source>The morale die does not favour the better units</source>
        <translation>Der Moralwürfel bevorzugt die besseren Einheiten nicht</translation>
    </message>
    <message>
        <source>The mounted allowance less the cost of dismounting.</source>
        <translation>Die berittene Weite abzüglich der Kosten des Absitzens.</translation>
    </message>
    <message>
        <source>The roll for action points is changed</source>
        <translation>Der Wurf für Aktionspunkte ist geändert</translation>
    </message>
    <message>
        <source>The row fires at the column. Dismounted cavalry counts as infantry.</source>
        <translation>Die Zeile feuert auf die Spalte. Abgesessene Kavallerie zählt als Infanterie.</translation>
    </message>
    <message>
        <source>The same from hill or entrenchment</source>
        <translation>Dasselbe von Hügel oder Verschanzung</translation>
    </message>
    <message>
        <source>The scenario has no title</source>
        <translation>Das Szenario hat keinen Titel</translation>
    </message>
    <message>
        <source>The scenario has too many boards</source>
        <translation>Das Szenario hat zu viele Spielpläne</translation>
    </message>
    <message>
        <source>The scenario sheet lacks a text</source>
        <translation>Dem Szenarioblatt fehlt ein Text</translation>
    </message>
    <message>
        <source>The table is %1 by %2 inches</source>
        <translation>Der Tisch misst %1 mal %2 Zoll</translation>
    </message>
    <message>
        <source>The target number counts against firers that are no artillery.</source>
        <translation>Die Zielzahl gilt gegen Feuernde, die keine Artillerie sind.</translation>
    </message>
    <message>
        <source>The terrain chart and the list of shifts differ; the list wins.</source>
        <translation>Geländetabelle und Liste der Verschiebungen weichen voneinander ab; die Liste gilt.</translation>
    </message>
    <message>
        <source>The terrain ends the move</source>
        <translation>Das Gelände beendet die Bewegung</translation>
    </message>
    <message>
        <source>There are more blocks than in the box</source>
        <translation>Es sind mehr Blöcke als in der Schachtel</translation>
    </message>
    <message>
        <source>There are more tiles than in the box</source>
        <translation>Es sind mehr Plättchen als in der Schachtel</translation>
    </message>
    <message>
        <source>There are no turns</source>
        <translation>Es gibt keine Runden</translation>
    </message>
    <message>
        <source>There is no board %1</source>
        <translation>Es gibt keinen Spielplan %1</translation>
    </message>
    <message>
        <source>There is no command %1</source>
        <translation>Es gibt keinen Verband %1</translation>
    </message>
    <message>
        <source>There is no room for all leaders</source>
        <translation>Es ist nicht Platz für alle Anführer</translation>
    </message>
    <message>
        <source>There is no tile on the board</source>
        <translation>Auf dem Plan liegt kein Plättchen</translation>
    </message>
    <message>
        <source>There is no victory condition</source>
        <translation>Es gibt keine Siegbedingung</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Rangstufe</translation>
    </message>
    <message>
        <source>Tile is locked</source>
        <translation>Plättchen ist gesperrt</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Tiles in the box</source>
        <translation>Plättchen in der Schachtel</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>To-hit base</source>
        <translation>Grundwert zum Treffen</translation>
    </message>
    <message>
        <source>To-hit down</source>
        <translation>Treffen hinab</translation>
    </message>
    <message>
        <source>To-hit modifier</source>
        <translation>Zuschlag zum Treffen</translation>
    </message>
    <message>
        <source>To-hit replaces the water&apos;s</source>
        <translation>Das Treffen ersetzt das des Wassers</translation>
    </message>
    <message>
        <source>To-hit up</source>
        <translation>Treffen hinauf</translation>
    </message>
    <message>
        <source>Tolerance of a move in inches</source>
        <translation>Toleranz einer Bewegung in Zoll</translation>
    </message>
    <message>
        <source>Too many units in a cell</source>
        <translation>Zu viele Einheiten in einem Feld</translation>
    </message>
    <message>
        <source>Tough fighters</source>
        <translation>Harte Kämpfer</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ortschaft</translation>
    </message>
    <message>
        <source>Town A</source>
        <translation>Ortschaft A</translation>
    </message>
    <message>
        <source>Town B</source>
        <translation>Ortschaft B</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Turn a train active</source>
        <translation>Einen Tross aktivieren</translation>
    </message>
    <message>
        <source>Turn and FIRE</source>
        <translation>Drehen und FIRE</translation>
    </message>
    <message>
        <source>Turn it back into range</source>
        <translation>In den Bereich zurückdrehen</translation>
    </message>
    <message>
        <source>Turn label</source>
        <translation>Namen drehen</translation>
    </message>
    <message>
        <source>Turn unit</source>
        <translation>Einheit drehen</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Turns in a move at most</source>
        <translation>Drehungen je Bewegung höchstens</translation>
    </message>
    <message>
        <source>Turns late</source>
        <translation>Runden Verspätung</translation>
    </message>
    <message>
        <source>Turns later</source>
        <translation>Runden später</translation>
    </message>
    <message>
        <source>Turns later groups there are late</source>
        <translation>Runden, um die spätere Gruppen dort verspätet sind</translation>
    </message>
    <message>
        <source>Turns until a lost leader is replaced</source>
        <translation>Runden, bis ein verlorener Anführer ersetzt ist</translation>
    </message>
    <message>
        <source>Two artillery units in a hex</source>
        <translation>Zwei Artillerieeinheiten in einem Hexfeld</translation>
    </message>
    <message>
        <source>Two counters in a hex</source>
        <translation>Zwei Zähler in einem Hexfeld</translation>
    </message>
    <message>
        <source>Two gunboats in a hex</source>
        <translation>Zwei Kanonenboote in einem Hexfeld</translation>
    </message>
    <message>
        <source>Two infantry or cavalry units in a hex</source>
        <translation>Zwei Infanterie- oder Kavallerieeinheiten in einem Hexfeld</translation>
    </message>
    <message>
        <source>Two leaders in a hex</source>
        <translation>Zwei Anführer in einem Hexfeld</translation>
    </message>
    <message>
        <source>Two pieces have the same id</source>
        <translation>Zwei Steine haben dieselbe Kennung</translation>
    </message>
    <message>
        <source>Two pieces of a command have the same name</source>
        <translation>Zwei Steine eines Verbands haben denselben Namen</translation>
    </message>
    <message>
        <source>Two things have the same id</source>
        <translation>Zwei Dinge haben dieselbe Kennung</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>UL</source>
        <translation>UL</translation>
    </message>
    <message>
        <source>UL Unlimbered</source>
        <translation>UL Abgeprotzt</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>Union base command points</source>
        <translation>Grundbefehlspunkte der Union</translation>
    </message>
    <message>
        <source>Union baseline</source>
        <translation>Grundlinie der Union</translation>
    </message>
    <message>
        <source>Union command AP</source>
        <translation>Befehls-AP der Union</translation>
    </message>
    <message>
        <source>Union command points</source>
        <translation>Befehlspunkte der Union</translation>
    </message>
    <message>
        <source>Union edge</source>
        <translation>Rand der Union</translation>
    </message>
    <message>
        <source>Union handicap (command points)</source>
        <translation>Vorgabe der Union (Befehlspunkte)</translation>
    </message>
    <message>
        <source>Union loses without its points by the end of turn</source>
        <translation>Union verliert ohne ihre Punkte bis zum Ende der Runde</translation>
    </message>
    <message>
        <source>Union roll</source>
        <translation>Wurf der Union</translation>
    </message>
    <message>
        <source>Union stored command points</source>
        <translation>Gesparte Befehlspunkte der Union</translation>
    </message>
    <message>
        <source>Union unit replaced its losses</source>
        <translation>Einheit der Union ersetzte ihre Verluste</translation>
    </message>
    <message>
        <source>Union victory points to win</source>
        <translation>Siegpunkte der Union zum Sieg</translation>
    </message>
    <message>
        <source>Union wins by eliminating all these pieces</source>
        <translation>Union siegt, wenn sie alle diese Steine vernichtet</translation>
    </message>
    <message>
        <source>Union wins by holding all these hexes</source>
        <translation>Union siegt, wenn sie alle diese Hexfelder hält</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit type against unit type</source>
        <translation>Einheitenart gegen Einheitenart</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>Einheitenarten</translation>
    </message>
    <message>
        <source>Units ending at one destination</source>
        <translation>Einheiten, die an einem Ziel enden</translation>
    </message>
    <message>
        <source>Units for each copy</source>
        <translation>Einheiten je Stück</translation>
    </message>
    <message>
        <source>Units in a hex</source>
        <translation>Einheiten je Hexfeld</translation>
    </message>
    <message>
        <source>Units needed to be supported</source>
        <translation>Einheiten, die man zur Unterstützung braucht</translation>
    </message>
    <message>
        <source>Units pass through friends</source>
        <translation>Einheiten gehen durch Freunde</translation>
    </message>
    <message>
        <source>Unlimbered</source>
        <translation>Abgeprotzt</translation>
    </message>
    <message>
        <source>Unlimbered artillery</source>
        <translation>Abgeprotzte Artillerie</translation>
    </message>
    <message>
        <source>Unlimbered artillery shot at by others</source>
        <translation>Abgeprotzte Artillerie, von anderen beschossen</translation>
    </message>
    <message>
        <source>Unsaved hits that are excessive</source>
        <translation>Ungerettete Treffer, die übermäßig sind</translation>
    </message>
    <message>
        <source>Up leads into the higher or the fortified hex, down out of it. Firing down from a height is a special situation.</source>
        <translation>Hinauf führt in das höhere oder befestigte Hexfeld, hinab heraus. Feuer von einer Höhe hinab ist eine besondere Lage.</translation>
    </message>
    <message>
        <source>Up to the highest SP less one.</source>
        <translation>Bis zu den höchsten SP weniger eins.</translation>
    </message>
    <message>
        <source>Uphill of the firer</source>
        <translation>Hangaufwärts vom Feuernden</translation>
    </message>
    <message>
        <source>Use the sister style for the rest</source>
        <translation>Für den Rest den anderen Stil nehmen</translation>
    </message>
    <message>
        <source>V1</source>
        <translation>V1</translation>
    </message>
    <message>
        <source>V4</source>
        <translation>V4</translation>
    </message>
    <message>
        <source>V6</source>
        <translation>V6</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>VP counter taken</source>
        <translation>VP-Zähler genommen</translation>
    </message>
    <message>
        <source>VP counters in a hex</source>
        <translation>VP-Zähler je Hexfeld</translation>
    </message>
    <message>
        <source>VP counters shared by the sides</source>
        <translation>VP-Zähler, die sich die Seiten teilen</translation>
    </message>
    <message>
        <source>VP to win</source>
        <translation>VP zum Sieg</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value 1</source>
        <translation>Wert 1</translation>
    </message>
    <message>
        <source>Value 2</source>
        <translation>Wert 2</translation>
    </message>
    <message>
        <source>Value 3</source>
        <translation>Wert 3</translation>
    </message>
    <message>
        <source>Value 4</source>
        <translation>Wert 4</translation>
    </message>
    <message>
        <source>Value 5</source>
        <translation>Wert 5</translation>
    </message>
    <message>
        <source>Value 6</source>
        <translation>Wert 6</translation>
    </message>
    <message>
        <source>Value at range 0</source>
        <translation>Wert auf Reichweite 0</translation>
    </message>
    <message>
        <source>Value at range 1</source>
        <translation>Wert auf Reichweite 1</translation>
    </message>
    <message>
        <source>Value at ranges 2 and 3</source>
        <translation>Wert auf Reichweiten 2 und 3</translation>
    </message>
    <message>
        <source>Value at ranges 4 and 5</source>
        <translation>Wert auf Reichweiten 4 und 5</translation>
    </message>
    <message>
        <source>Values of special rules</source>
        <translation>Werte der Sonderregeln</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Veteranen</translation>
    </message>
    <message>
        <source>Veteran regiment</source>
        <translation>Veteranenregiment</translation>
    </message>
    <message>
        <source>Victory Points of a side in ones</source>
        <translation>Siegpunkte einer Seite, Einer</translation>
    </message>
    <message>
        <source>Victory Points of a side in tens</source>
        <translation>Siegpunkte einer Seite, Zehner</translation>
    </message>
    <message>
        <source>Victory Points to the opponent for each SP</source>
        <translation>Siegpunkte für den Gegner je SP</translation>
    </message>
    <message>
        <source>Victory hexes of Perryville</source>
        <translation>Siegfelder von Perryville</translation>
    </message>
    <message>
        <source>Victory hexes of Stones River</source>
        <translation>Siegfelder von Stones River</translation>
    </message>
    <message>
        <source>Victory is checked at once</source>
        <translation>Der Sieg wird sofort geprüft</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Victory points ahead to win</source>
        <translation>Vorsprung an Siegpunkten zum Sieg</translation>
    </message>
    <message>
        <source>Victory points and where they come from</source>
        <translation>Siegpunkte und woher sie kommen</translation>
    </message>
    <message>
        <source>Victory points apart in a draw at most</source>
        <translation>Unterschied der Siegpunkte bei Unentschieden höchstens</translation>
    </message>
    <message>
        <source>Victory points for an exit</source>
        <translation>Siegpunkte für einen Abzug</translation>
    </message>
    <message>
        <source>Victory points for its loss</source>
        <translation>Siegpunkte für den Verlust</translation>
    </message>
    <message>
        <source>Victory points to the enemy</source>
        <translation>Siegpunkte für den Feind</translation>
    </message>
    <message>
        <source>Victory value</source>
        <translation>Siegwert</translation>
    </message>
    <message>
        <source>Visibility in inches, 0 is unlimited</source>
        <translation>Sicht in Zoll, 0 ist unbegrenzt</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Wagon</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>What an order allows</source>
        <translation>Was ein Befehl erlaubt</translation>
    </message>
    <message>
        <source>What becomes of the hits. A retreat asks for an intact SP.</source>
        <translation>Was aus den Treffern wird. Ein Rückzug verlangt einen unversehrten SP.</translation>
    </message>
    <message>
        <source>Where a piece can go, with the price</source>
        <translation>Wohin ein Stein gehen kann, mit dem Preis</translation>
    </message>
    <message>
        <source>Where a unit would retreat to</source>
        <translation>Wohin sich eine Einheit zurückzöge</translation>
    </message>
    <message>
        <source>Whether a unit can fire at a hex, and its chances</source>
        <translation>Ob eine Einheit auf ein Hexfeld feuern kann, und ihre Aussichten</translation>
    </message>
    <message>
        <source>Whether two hexes see each other, and what blocks the line</source>
        <translation>Ob zwei Hexfelder einander sehen, und was die Linie versperrt</translation>
    </message>
    <message>
        <source>Who may earn a counter stands on it</source>
        <translation>Wer einen Zähler verdienen kann, steht darauf</translation>
    </message>
    <message>
        <source>Who may earn it</source>
        <translation>Wer es verdienen kann</translation>
    </message>
    <message>
        <source>Whose event a tie is</source>
        <translation>Wessen Ereignis ein Gleichstand ist</translation>
    </message>
    <message>
        <source>Width in inches</source>
        <translation>Breite in Zoll</translation>
    </message>
    <message>
        <source>Win by 6 points</source>
        <translation>Mit 6 Punkten siegen</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Withdraw to %1</source>
        <translation>Nach %1 ausweichen</translation>
    </message>
    <message>
        <source>Wooded hill</source>
        <translation>Bewaldeter Hügel</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Woods A</source>
        <translation>Wald A</translation>
    </message>
    <message>
        <source>Woods B</source>
        <translation>Wald B</translation>
    </message>
    <message>
        <source>Worn</source>
        <translation>Abgekämpft</translation>
    </message>
    <message>
        <source>Worn dice</source>
        <translation>Würfel, wenn abgekämpft</translation>
    </message>
    <message>
        <source>Worn from</source>
        <translation>Abgekämpft ab</translation>
    </message>
    <message>
        <source>Worn from hits</source>
        <translation>Abgekämpft ab Treffern</translation>
    </message>
    <message>
        <source>Worn unit</source>
        <translation>Abgekämpfte Einheit</translation>
    </message>
    <message>
        <source>Write a point of the table as x, y in inches</source>
        <translation>Einen Punkt des Tisches als x, y in Zoll schreiben</translation>
    </message>
    <message>
        <source>ZOC passes down</source>
        <translation>ZOC reicht hinab</translation>
    </message>
    <message>
        <source>ZOC passes up</source>
        <translation>ZOC reicht hinauf</translation>
    </message>
    <message>
        <source>Zones of control pass river crossings</source>
        <translation>Kontrollzonen reichen über Flussübergänge</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not fit here; allowed: %2</source>
        <translation>&quot;%1&quot; passt hier nicht; erlaubt: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no player; allowed: human, random, greedy, search, search:NODES, search:SECONDSs</source>
        <translation>&quot;%1&quot; ist kein Spieler; erlaubt: human, random, greedy, search, search:NODES, search:SECONDSs</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a cell; a cell is written like %2</source>
        <translation>&quot;%1&quot; ist kein Feld; ein Feld schreibt man wie %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a colour; write &apos;#rrggbb&apos;</source>
        <translation>&quot;%1&quot; ist keine Farbe; &apos;#rrggbb&apos; schreiben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key; allowed: small letters, digits and _</source>
        <translation>&quot;%1&quot; ist kein Schlüssel; erlaubt: kleine Buchstaben, Ziffern und _</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rule of this system; its rules start with %2</source>
        <translation>&quot;%1&quot; ist keine Regel dieses Systems; seine Regeln beginnen mit %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a side; write two cells like 0304/0305, or high&gt;low</source>
        <translation>&quot;%1&quot; ist keine Kante; zwei Felder wie 0304/0305 oder hoch&gt;tief schreiben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; allowed: %2</source>
        <translation>&quot;%1&quot; ist hier unbekannt; erlaubt: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is refused: %2</source>
        <translation>&quot;%1&quot; wird abgelehnt: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies outside the board, which runs from %2 to %3</source>
        <translation>&quot;%1&quot; liegt außerhalb des Plans, der von %2 bis %3 reicht</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies outside the scenario&apos;s folder; name a file in or below it</source>
        <translation>&quot;%1&quot; liegt außerhalb des Szenario-Ordners; eine Datei darin oder darunter nennen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no side; allowed: %2</source>
        <translation>&quot;%1&quot; nennt keine Seite; erlaubt: %2</translation>
    </message>
    <message>
        <source>a</source>
        <translation>a</translation>
    </message>
    <message>
        <source>a %1 has no id</source>
        <translation>ein Eintrag „%1“ hat keine Kennung</translation>
    </message>
    <message>
        <source>a board has one of the keys hexes, squares or table</source>
        <translation>ein Spielplan hat einen der Schlüssel hexes, squares oder table</translation>
    </message>
    <message>
        <source>a cell is expected here</source>
        <translation>hier wird ein Feld erwartet</translation>
    </message>
    <message>
        <source>a cell is expected here, or [x, y] on a table</source>
        <translation>hier wird ein Feld erwartet, auf einem Tisch [x, y]</translation>
    </message>
    <message>
        <source>a cell is expected here; [x, y] is a place on a table</source>
        <translation>hier wird ein Feld erwartet; [x, y] ist ein Ort auf einem Tisch</translation>
    </message>
    <message>
        <source>a chain of cells is expected here, like 0101 0202 0302</source>
        <translation>hier wird eine Kette von Feldern erwartet, wie 0101 0202 0302</translation>
    </message>
    <message>
        <source>a colon and a value are expected after the key</source>
        <translation>nach dem Schlüssel werden ein Doppelpunkt und ein Wert erwartet</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>eine Farbe</translation>
    </message>
    <message>
        <source>a colour such as #3f6ea5</source>
        <translation>eine Farbe wie #3f6ea5</translation>
    </message>
    <message>
        <source>a column cannot be called &quot;%1&quot;</source>
        <translation>eine Spalte kann nicht &quot;%1&quot; heißen</translation>
    </message>
    <message>
        <source>a comma or ] is expected here</source>
        <translation>hier wird ein Komma oder ] erwartet</translation>
    </message>
    <message>
        <source>a comma or } is expected here</source>
        <translation>hier wird ein Komma oder } erwartet</translation>
    </message>
    <message>
        <source>a control character is not allowed here; write it as an escape in double quotes</source>
        <translation>ein Steuerzeichen ist hier nicht erlaubt; als Ersatzfolge in doppelten Anführungszeichen schreiben</translation>
    </message>
    <message>
        <source>a direction ends the chain; start another for what follows</source>
        <translation>eine Richtung beendet die Kette; für das Folgende eine neue beginnen</translation>
    </message>
    <message>
        <source>a direction is expected here; allowed: %1</source>
        <translation>hier wird eine Richtung erwartet; erlaubt: %1</translation>
    </message>
    <message>
        <source>a force march keeps away from enemies</source>
        <translation>ein Gewaltmarsch hält sich von Feinden fern</translation>
    </message>
    <message>
        <source>a hex on the line of sight blocks it</source>
        <translation>ein Hexfeld auf der Sichtlinie versperrt sie</translation>
    </message>
    <message>
        <source>a key is a text; write key: value</source>
        <translation>ein Schlüssel ist ein Text; Schlüssel: Wert schreiben</translation>
    </message>
    <message>
        <source>a key is expected here; write key: value</source>
        <translation>hier wird ein Schlüssel erwartet; Schlüssel: Wert schreiben</translation>
    </message>
    <message>
        <source>a key is not allowed in a list; write {key: value}</source>
        <translation>in einer Liste ist kein Schlüssel erlaubt; {Schlüssel: Wert} schreiben</translation>
    </message>
    <message>
        <source>a key is not allowed inside a text; check the indentation</source>
        <translation>in einem Text ist kein Schlüssel erlaubt; die Einrückung prüfen</translation>
    </message>
    <message>
        <source>a leader does not speed artillery up</source>
        <translation>ein Anführer macht Artillerie nicht schneller</translation>
    </message>
    <message>
        <source>a leader does one thing a turn</source>
        <translation>ein Anführer tut eines je Runde</translation>
    </message>
    <message>
        <source>a leader is with a gunboat in %1</source>
        <translation>in %1 ist ein Anführer bei einem Kanonenboot</translation>
    </message>
    <message>
        <source>a leader may not end with an enemy leader</source>
        <translation>ein Anführer darf nicht bei einem feindlichen Anführer enden</translation>
    </message>
    <message>
        <source>a legend&apos;s key is one printed ASCII character</source>
        <translation>der Schlüssel einer Legende ist ein druckbares ASCII-Zeichen</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a list is expected here: [a, b] or lines that start with a dash</source>
        <translation>hier wird eine Liste erwartet: [a, b] oder Zeilen, die mit einem Strich beginnen</translation>
    </message>
    <message>
        <source>a list of cells is expected here</source>
        <translation>hier wird eine Liste von Feldern erwartet</translation>
    </message>
    <message>
        <source>a list that starts on the line of its key is written in brackets: [a, b]</source>
        <translation>eine Liste, die in der Zeile ihres Schlüssels beginnt, steht in Klammern: [a, b]</translation>
    </message>
    <message>
        <source>a move that takes nothing ends in another hex</source>
        <translation>eine Bewegung, die nichts kostet, endet in einem anderen Hexfeld</translation>
    </message>
    <message>
        <source>a move with a leader&apos;s bonus ends next to the first enemy</source>
        <translation>eine Bewegung mit Anführerbonus endet neben dem ersten Feind</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number is expected here</source>
        <translation>hier wird eine Zahl erwartet</translation>
    </message>
    <message>
        <source>a number is expected here; allowed: %1 to %2</source>
        <translation>hier wird eine Zahl erwartet; erlaubt: %1 bis %2</translation>
    </message>
    <message>
        <source>a number of 16 hexadecimal digits is expected here</source>
        <translation>hier wird eine Zahl aus 16 Hexadezimalziffern erwartet</translation>
    </message>
    <message>
        <source>a path needs two cells at least, or a direction off the map</source>
        <translation>ein Weg braucht mindestens zwei Felder oder eine Richtung von der Karte</translation>
    </message>
    <message>
        <source>a piece on the board has a hex, any other has none</source>
        <translation>ein Stein auf dem Plan hat ein Hexfeld, jeder andere keines</translation>
    </message>
    <message>
        <source>a place on a table is expected here: [x, y] in inches</source>
        <translation>hier wird ein Ort auf einem Tisch erwartet: [x, y] in Zoll</translation>
    </message>
    <message>
        <source>a point is expected here: [x, y]</source>
        <translation>hier wird ein Punkt erwartet: [x, y]</translation>
    </message>
    <message>
        <source>a quote stands inside an unquoted cell; quote the cell and double the quote</source>
        <translation>ein Anführungszeichen steht in einer Zelle ohne Anführungszeichen; die Zelle einschließen und das Zeichen verdoppeln</translation>
    </message>
    <message>
        <source>a quoted cell is never closed</source>
        <translation>eine Zelle in Anführungszeichen wird nicht geschlossen</translation>
    </message>
    <message>
        <source>a quoted text is not closed</source>
        <translation>ein Text in Anführungszeichen wird nicht geschlossen</translation>
    </message>
    <message>
        <source>a quoted text is not closed; &apos; is missing</source>
        <translation>ein Text in Anführungszeichen wird nicht geschlossen; &apos; fehlt</translation>
    </message>
    <message>
        <source>a quoted text is not closed; &quot; is missing</source>
        <translation>ein Text in Anführungszeichen wird nicht geschlossen; &quot; fehlt</translation>
    </message>
    <message>
        <source>a retreat is that of a combat unit from an adjacent attacker (HL 8.4)</source>
        <translation>zurückziehen kann sich eine Kampfeinheit von einem benachbarten Angreifer (HL 8.4)</translation>
    </message>
    <message>
        <source>a ruleset needs at least one chart</source>
        <translation>ein Regelwerk braucht mindestens eine Tabelle</translation>
    </message>
    <message>
        <source>a scenario has either the key board or the key boards</source>
        <translation>ein Szenario hat entweder den Schlüssel board oder den Schlüssel boards</translation>
    </message>
    <message>
        <source>a scenario has one board at least</source>
        <translation>ein Szenario hat mindestens einen Spielplan</translation>
    </message>
    <message>
        <source>a second document starts here; one is allowed in a file</source>
        <translation>hier beginnt ein zweites Dokument; in einer Datei ist eines erlaubt</translation>
    </message>
    <message>
        <source>a side cannot have the id %1</source>
        <translation>eine Seite kann nicht die Kennung %1 haben</translation>
    </message>
    <message>
        <source>a side is expected here, like 0304/0305</source>
        <translation>hier wird eine Kante erwartet, wie 0304/0305</translation>
    </message>
    <message>
        <source>a tab cannot indent a line; use spaces</source>
        <translation>ein Tabulator kann keine Zeile einrücken; Leerzeichen nehmen</translation>
    </message>
    <message>
        <source>a table has no cells; write a place as x,y in inches</source>
        <translation>ein Tisch hat keine Felder; einen Ort als x,y in Zoll schreiben</translation>
    </message>
    <message>
        <source>a text block starts with | or &gt;, then + or - and a digit at most</source>
        <translation>ein Textblock beginnt mit | oder &gt;, dann höchstens + oder - und eine Ziffer</translation>
    </message>
    <message>
        <source>a text is expected here</source>
        <translation>hier wird ein Text erwartet</translation>
    </message>
    <message>
        <source>a text that starts with %1 must be quoted</source>
        <translation>ein Text, der mit %1 beginnt, muss in Anführungszeichen stehen</translation>
    </message>
    <message>
        <source>a title may not be empty</source>
        <translation>ein Titel darf nicht leer sein</translation>
    </message>
    <message>
        <source>a value is expected here</source>
        <translation>hier wird ein Wert erwartet</translation>
    </message>
    <message>
        <source>a value is expected here, not %1</source>
        <translation>hier wird ein Wert erwartet, nicht %1</translation>
    </message>
    <message>
        <source>a value of a field or chart has the wrong type</source>
        <translation>ein Wert eines Feldes oder einer Tabelle hat den falschen Typ</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number is expected here; allowed: %1 to %2</source>
        <translation>hier wird eine ganze Zahl erwartet; erlaubt: %1 bis %2</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>ein Wort</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>Handlungen</translation>
    </message>
    <message>
        <source>aliases are not allowed; quote a text that starts with *</source>
        <translation>Verweise sind nicht erlaubt; einen Text, der mit * beginnt, in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>all entry hexes of %1 are taken at the start</source>
        <translation>alle Einmarschfelder von %1 sind zu Beginn besetzt</translation>
    </message>
    <message>
        <source>alternating</source>
        <translation>abwechselnd</translation>
    </message>
    <message>
        <source>an action begins with one of: %1</source>
        <translation>eine Handlung beginnt mit einem von: %1</translation>
    </message>
    <message>
        <source>an enemy unit is in the way</source>
        <translation>eine feindliche Einheit ist im Weg</translation>
    </message>
    <message>
        <source>an entry hex of %1, %2, is not in play</source>
        <translation>ein Einmarschfeld von %1, %2, ist nicht im Spiel</translation>
    </message>
    <message>
        <source>an escape needs two, four or eight hexadecimal digits after \x, \u or \U</source>
        <translation>nach \x, \u oder \U gehören zwei, vier oder acht Hexadezimalziffern</translation>
    </message>
    <message>
        <source>an id cannot be empty</source>
        <translation>eine Kennung darf nicht leer sein</translation>
    </message>
    <message>
        <source>anchors are not allowed; quote a text that starts with &amp;</source>
        <translation>Anker sind nicht erlaubt; einen Text, der mit &amp; beginnt, in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>another counter is there</source>
        <translation>dort ist ein anderer Zähler</translation>
    </message>
    <message>
        <source>another leader is there</source>
        <translation>dort ist ein anderer Anführer</translation>
    </message>
    <message>
        <source>another piece has the id %1 too</source>
        <translation>ein anderer Stein hat auch die Kennung %1</translation>
    </message>
    <message>
        <source>another piece of the same command is called %1 too</source>
        <translation>ein anderer Stein desselben Verbands heißt auch %1</translation>
    </message>
    <message>
        <source>another question must be answered first</source>
        <translation>zuerst muss eine andere Frage beantwortet werden</translation>
    </message>
    <message>
        <source>area</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>arrival</source>
        <translation>Ankunft</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>artillery on hills: there is no hill, or no artillery</source>
        <translation>Artillerie auf Hügeln: es gibt keinen Hügel oder keine Artillerie</translation>
    </message>
    <message>
        <source>at most two pieces</source>
        <translation>höchstens zwei Steine</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>selbsttätig</translation>
    </message>
    <message>
        <source>b</source>
        <translation>b</translation>
    </message>
    <message>
        <source>baggage</source>
        <translation>Tross</translation>
    </message>
    <message>
        <source>berdans_sharpshooters</source>
        <translation>Berdans_Scharfschützen</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>blocked along the side %1|%2</source>
        <translation>versperrt entlang der Kante %1|%2</translation>
    </message>
    <message>
        <source>blocked by %1 in %2</source>
        <translation>versperrt durch %1 in %2</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>both hexes along the line of sight block it</source>
        <translation>beide Hexfelder entlang der Sichtlinie versperren sie</translation>
    </message>
    <message>
        <source>both sides have pieces in %1</source>
        <translation>in %1 haben beide Seiten Steine</translation>
    </message>
    <message>
        <source>both sides have the %1 edge</source>
        <translation>beide Seiten haben den Rand %1</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>brigade</source>
        <translation>Brigade</translation>
    </message>
    <message>
        <source>brigadier_general</source>
        <translation>Brigadegeneral</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>gebrochen</translation>
    </message>
    <message>
        <source>bufords_cavalry</source>
        <translation>Bufords_Kavallerie</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>nicht lesbar: %1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>nicht zu schreiben: %1</translation>
    </message>
    <message>
        <source>captain</source>
        <translation>Hauptmann</translation>
    </message>
    <message>
        <source>carbine</source>
        <translation>Karabiner</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>cavalry fires directly after its move or not at all</source>
        <translation>Kavallerie feuert gleich nach ihrer Bewegung oder gar nicht</translation>
    </message>
    <message>
        <source>cavalry that has fired can no longer move</source>
        <translation>Kavallerie, die gefeuert hat, kann sich nicht mehr bewegen</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>choices belong to a column of type choice, and only there</source>
        <translation>Auswahlwerte gehören zu einer Spalte der Art choice, und nur dorthin</translation>
    </message>
    <message>
        <source>cinc</source>
        <translation>Oberbefehlshaber</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>colonel</source>
        <translation>Oberst</translation>
    </message>
    <message>
        <source>command</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>commander</source>
        <translation>Befehlshaber</translation>
    </message>
    <message>
        <source>confederate</source>
        <translation>Konföderierte</translation>
    </message>
    <message>
        <source>corps</source>
        <translation>Korps</translation>
    </message>
    <message>
        <source>csa</source>
        <translation>CSA</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>eigener Eintrag</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>dismounted</source>
        <translation>abgesessen</translation>
    </message>
    <message>
        <source>division</source>
        <translation>Division</translation>
    </message>
    <message>
        <source>down</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>each hex of a path is next to the one before</source>
        <translation>jedes Hexfeld eines Weges liegt neben dem vorigen</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>eliminated: there is no way out (HL 8.4.2a)</source>
        <translation>vernichtet: es gibt keinen Ausweg (HL 8.4.2a)</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>wie eingegeben</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>fails on %1</source>
        <translation>versagt bei %1</translation>
    </message>
    <message>
        <source>famous_infantry</source>
        <translation>berühmte_Infanterie</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>field_battery</source>
        <translation>Feldbatterie</translation>
    </message>
    <message>
        <source>first_reached</source>
        <translation>zuerst_erreicht</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>Flagge</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>erzwungen</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>Gabel</translation>
    </message>
    <message>
        <source>formation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>fortress</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>fresh_infantry</source>
        <translation>frische_Infanterie</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>games of %1 cannot be played yet</source>
        <translation>Partien von %1 lassen sich noch nicht spielen</translation>
    </message>
    <message>
        <source>general</source>
        <translation>General</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>gold</translation>
    </message>
    <message>
        <source>good_order</source>
        <translation>gute_Ordnung</translation>
    </message>
    <message>
        <source>government</source>
        <translation>Regierung</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>gunboat</source>
        <translation>Kanonenboot</translation>
    </message>
    <message>
        <source>gunboats stay on river tiles</source>
        <translation>Kanonenboote bleiben auf Flussplättchen</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>reitend</translation>
    </message>
    <message>
        <source>horse_artillery</source>
        <translation>reitende_Artillerie</translation>
    </message>
    <message>
        <source>horse_battery</source>
        <translation>reitende_Batterie</translation>
    </message>
    <message>
        <source>house_box</source>
        <translation>Hausschachtel</translation>
    </message>
    <message>
        <source>impossible numbers in the combat chart: %1</source>
        <translation>unmögliche Zahlen in der Kampftabelle: %1</translation>
    </message>
    <message>
        <source>independent</source>
        <translation>unabhängig</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>irish_brigade</source>
        <translation>Irische_Brigade</translation>
    </message>
    <message>
        <source>iron_brigade</source>
        <translation>Eiserne_Brigade</translation>
    </message>
    <message>
        <source>ironclad</source>
        <translation>Panzerschiff</translation>
    </message>
    <message>
        <source>it cannot fire</source>
        <translation>es kann nicht feuern</translation>
    </message>
    <message>
        <source>it has already acted and cannot be rallied</source>
        <translation>es hat schon gehandelt und kann nicht gesammelt werden</translation>
    </message>
    <message>
        <source>it has already acted this turn</source>
        <translation>es hat in dieser Runde schon gehandelt</translation>
    </message>
    <message>
        <source>it has been fired on this turn</source>
        <translation>es wurde in dieser Runde beschossen</translation>
    </message>
    <message>
        <source>it has fired and can no longer move</source>
        <translation>es hat gefeuert und kann sich nicht mehr bewegen</translation>
    </message>
    <message>
        <source>it has its starting strength</source>
        <translation>es hat seine Anfangsstärke</translation>
    </message>
    <message>
        <source>it has moved and can no longer attack</source>
        <translation>es hat sich bewegt und kann nicht mehr angreifen</translation>
    </message>
    <message>
        <source>it has too many pieces</source>
        <translation>es hat zu viele Steine</translation>
    </message>
    <message>
        <source>it is a scenario of another system</source>
        <translation>es ist ein Szenario eines anderen Systems</translation>
    </message>
    <message>
        <source>it needs between 1 and 200 turns (HL 5.0)</source>
        <translation>es braucht 1 bis 200 Runden (HL 5.0)</translation>
    </message>
    <message>
        <source>it needs one board of hexes (HL 1.0b)</source>
        <translation>es braucht einen Plan aus Hexfeldern (HL 1.0b)</translation>
    </message>
    <message>
        <source>it needs the two sides union and confederate (HL 1.0a)</source>
        <translation>es braucht die zwei Seiten union und confederate (HL 1.0a)</translation>
    </message>
    <message>
        <source>its board has more than 99 columns or rows</source>
        <translation>sein Plan hat mehr als 99 Spalten oder Reihen</translation>
    </message>
    <message>
        <source>its first player is no side (HL 5.0a)</source>
        <translation>sein erster Spieler ist keine Seite (HL 5.0a)</translation>
    </message>
    <message>
        <source>keys and values are expected here: {key: value} or lines of key: value</source>
        <translation>hier werden Schlüssel und Werte erwartet: {Schlüssel: Wert} oder Zeilen mit Schlüssel: Wert</translation>
    </message>
    <message>
        <source>keys that start with ? are not allowed; write key: value</source>
        <translation>Schlüssel, die mit ? beginnen, sind nicht erlaubt; Schlüssel: Wert schreiben</translation>
    </message>
    <message>
        <source>landmark</source>
        <translation>Wahrzeichen</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>last_held</source>
        <translation>zuletzt_gehalten</translation>
    </message>
    <message>
        <source>layouts are for boards of cells</source>
        <translation>Auslagen sind für Pläne mit Feldern</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>leader and unit were not together at the start of the turn</source>
        <translation>Anführer und Einheit waren zu Beginn der Runde nicht beisammen</translation>
    </message>
    <message>
        <source>leader or unit has moved this turn</source>
        <translation>Anführer oder Einheit hat sich in dieser Runde bewegt</translation>
    </message>
    <message>
        <source>leaders are never with gunboats</source>
        <translation>Anführer sind nie bei Kanonenbooten</translation>
    </message>
    <message>
        <source>lieutenant_general</source>
        <translation>Generalleutnant</translation>
    </message>
    <message>
        <source>limbered</source>
        <translation>aufgeprotzt</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>louisiana_zouaves</source>
        <translation>Louisiana-Zuaven</translation>
    </message>
    <message>
        <source>major_general</source>
        <translation>Generalmajor</translation>
    </message>
    <message>
        <source>march_column</source>
        <translation>Marschkolonne</translation>
    </message>
    <message>
        <source>marksmen</source>
        <translation>Scharfschützen</translation>
    </message>
    <message>
        <source>merchant</source>
        <translation>Handelsschiff</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>morale before close combat: there is neither infantry nor cavalry</source>
        <translation>Moral vor dem Nahkampf: es gibt weder Infanterie noch Kavallerie</translation>
    </message>
    <message>
        <source>more_vp</source>
        <translation>mehr_VP</translation>
    </message>
    <message>
        <source>mounted_column</source>
        <translation>berittene_Kolonne</translation>
    </message>
    <message>
        <source>mounted_line</source>
        <translation>berittene_Linie</translation>
    </message>
    <message>
        <source>nearest</source>
        <translation>kaufmännisch</translation>
    </message>
    <message>
        <source>needs %1 or more, %2 dice</source>
        <translation>braucht %1 oder mehr, %2 Würfel</translation>
    </message>
    <message>
        <source>nested too deeply; %1 levels are allowed</source>
        <translation>zu tief verschachtelt; erlaubt sind %1 Ebenen</translation>
    </message>
    <message>
        <source>no move precedes close combat</source>
        <translation>dem Nahkampf geht keine Bewegung voraus</translation>
    </message>
    <message>
        <source>no river of these pieces finds a way across the board; allow more river tiles</source>
        <translation>kein Fluss aus diesen Teilen findet einen Weg über den Plan; mehr Flussplättchen erlauben</translation>
    </message>
    <message>
        <source>no side has a victory condition</source>
        <translation>keine Seite hat eine Siegbedingung</translation>
    </message>
    <message>
        <source>no tile has been laid yet</source>
        <translation>es ist noch kein Plättchen ausgelegt</translation>
    </message>
    <message>
        <source>no unit that may earn %1 can reach it</source>
        <translation>keine Einheit, die %1 verdienen kann, kann es erreichen</translation>
    </message>
    <message>
        <source>no way leads straight over the bridge in %1</source>
        <translation>über die Brücke in %1 führt kein gerader Weg</translation>
    </message>
    <message>
        <source>nobody has asked that</source>
        <translation>das hat niemand gefragt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>nothing can be decided in that step</source>
        <translation>in diesem Schritt ist nichts zu entscheiden</translation>
    </message>
    <message>
        <source>nothing enters a swamp</source>
        <translation>nichts betritt einen Morast</translation>
    </message>
    <message>
        <source>nothing may follow here on the line but a comment after a space</source>
        <translation>hier darf in der Zeile nur noch ein Kommentar nach einem Leerzeichen folgen</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>only infantry and cavalry are rallied</source>
        <translation>nur Infanterie und Kavallerie werden gesammelt</translation>
    </message>
    <message>
        <source>only infantry and cavalry charge</source>
        <translation>nur Infanterie und Kavallerie greifen im Nahkampf an</translation>
    </message>
    <message>
        <source>only the side that is asked may decide</source>
        <translation>nur die gefragte Seite darf entscheiden</translation>
    </message>
    <message>
        <source>only with a leader does it go that far</source>
        <translation>nur mit einem Anführer geht es so weit</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>freigestellt</translation>
    </message>
    <message>
        <source>picket_line</source>
        <translation>Vorpostenkette</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>pieces may cross rivers, but no side is named</source>
        <translation>Steine dürfen Flüsse queren, aber keine Seite ist genannt</translation>
    </message>
    <message>
        <source>pip</source>
        <translation>Augenzahl</translation>
    </message>
    <message>
        <source>pistol</source>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>schlicht</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>Bildnis</translation>
    </message>
    <message>
        <source>raider</source>
        <translation>Kaperschiff</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>rebel_yell</source>
        <translation>Rebellenschrei</translation>
    </message>
    <message>
        <source>regular_infantry</source>
        <translation>reguläre_Infanterie</translation>
    </message>
    <message>
        <source>repeater</source>
        <translation>Repetiergewehr</translation>
    </message>
    <message>
        <source>rifle</source>
        <translation>Gewehr</translation>
    </message>
    <message>
        <source>rifled</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>rivers may be crossed, but no kind of piece is named</source>
        <translation>Flüsse dürfen gequert werden, aber keine Art von Stein ist genannt</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>würfeln</translation>
    </message>
    <message>
        <source>rows of characters are expected here, as a | block</source>
        <translation>hier werden Zeichenreihen als Block mit | erwartet</translation>
    </message>
    <message>
        <source>sanitation</source>
        <translation>Sanität</translation>
    </message>
    <message>
        <source>score of %1</source>
        <translation>Punkte von %1</translation>
    </message>
    <message>
        <source>scored_hits</source>
        <translation>erzielte_Treffer</translation>
    </message>
    <message>
        <source>seen_the_elephant</source>
        <translation>kampferfahren</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>sharp_bend</source>
        <translation>enge_Biegung</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>Linienschiff</translation>
    </message>
    <message>
        <source>side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>siege</source>
        <translation>Belagerung</translation>
    </message>
    <message>
        <source>siege_battery</source>
        <translation>Belagerungsbatterie</translation>
    </message>
    <message>
        <source>skirmish</source>
        <translation>Schützenkette</translation>
    </message>
    <message>
        <source>skirmishers</source>
        <translation>Schützen</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>smoothbore</source>
        <translation>glatt</translation>
    </message>
    <message>
        <source>sole_at_end</source>
        <translation>allein_am_Ende</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>anhalten</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>gerade</translation>
    </message>
    <message>
        <source>stubborn</source>
        <translation>zäh</translation>
    </message>
    <message>
        <source>supplies</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>support_artillery</source>
        <translation>unterstützende_Artillerie</translation>
    </message>
    <message>
        <source>supported_line</source>
        <translation>unterstützte_Linie</translation>
    </message>
    <message>
        <source>swamps and rivers divide the battlefield into %1 parts that hold units or counters</source>
        <translation>Moraste und Flüsse teilen das Schlachtfeld in %1 Teile mit Einheiten oder Zählern</translation>
    </message>
    <message>
        <source>tags are not allowed; quote a text that starts with !</source>
        <translation>Typmarken sind nicht erlaubt; einen Text, der mit ! beginnt, in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>Zehntel</translation>
    </message>
    <message>
        <source>terrain is not as in the rulebook: %1</source>
        <translation>das Gelände ist nicht wie im Regelheft: %1</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>text follows a closing quote; expected is a comma or the end of the line</source>
        <translation>nach einem schließenden Anführungszeichen folgt Text; erwartet wird ein Komma oder das Zeilenende</translation>
    </message>
    <message>
        <source>that counter does not move</source>
        <translation>dieser Zähler bewegt sich nicht</translation>
    </message>
    <message>
        <source>that hex is not in play</source>
        <translation>dieses Hexfeld ist nicht im Spiel</translation>
    </message>
    <message>
        <source>that is not among the possible answers</source>
        <translation>das ist nicht unter den möglichen Antworten</translation>
    </message>
    <message>
        <source>that step needs a &quot;combat&quot;</source>
        <translation>dieser Schritt braucht ein &quot;combat&quot;</translation>
    </message>
    <message>
        <source>that step needs a &quot;subject&quot;</source>
        <translation>dieser Schritt braucht ein &quot;subject&quot;</translation>
    </message>
    <message>
        <source>the %1 has %2 command points for %3 units</source>
        <translation>die Seite %1 hat %2 Befehlspunkte für %3 Einheiten</translation>
    </message>
    <message>
        <source>the %1 has more leaders than command points</source>
        <translation>die Seite %1 hat mehr Anführer als Befehlspunkte</translation>
    </message>
    <message>
        <source>the %1 has no combat unit</source>
        <translation>die Seite %1 hat keine Kampfeinheit</translation>
    </message>
    <message>
        <source>the %1 has no combat unit on the map on turn 1</source>
        <translation>die Seite %1 hat in Runde 1 keine Kampfeinheit auf der Karte</translation>
    </message>
    <message>
        <source>the %1 has no command points</source>
        <translation>die Seite %1 hat keine Befehlspunkte</translation>
    </message>
    <message>
        <source>the %1 has no leader: no rallies, no bonus moves</source>
        <translation>die Seite %1 hat keinen Anführer: kein Sammeln, keine Bonusbewegungen</translation>
    </message>
    <message>
        <source>the %1 must place %2 leaders, but has room for %3</source>
        <translation>die Seite %1 muss %2 Anführer setzen, hat aber Platz für %3</translation>
    </message>
    <message>
        <source>the %1 side has nothing to win by</source>
        <translation>die Seite %1 hat nichts, womit sie gewinnen kann</translation>
    </message>
    <message>
        <source>the %1 side must destroy %2, which does not exist</source>
        <translation>die Seite %1 muss %2 vernichten, das es nicht gibt</translation>
    </message>
    <message>
        <source>the %1 side must destroy more than four fifths of the enemy</source>
        <translation>die Seite %1 muss mehr als vier Fünftel des Feindes vernichten</translation>
    </message>
    <message>
        <source>the %1 side must hold %2, which is no hex</source>
        <translation>die Seite %1 muss %2 halten, das kein Hexfeld ist</translation>
    </message>
    <message>
        <source>the %1 side needs %2 points, but can get %3 at most</source>
        <translation>die Seite %1 braucht %2 Punkte, kann aber höchstens %3 bekommen</translation>
    </message>
    <message>
        <source>the &quot;subject&quot; does not fit the step and the combat</source>
        <translation>das &quot;subject&quot; passt nicht zu Schritt und Kampf</translation>
    </message>
    <message>
        <source>the action is too long</source>
        <translation>die Handlung ist zu lang</translation>
    </message>
    <message>
        <source>the action names no such piece, hex or answer</source>
        <translation>die Handlung nennt keinen solchen Stein, kein solches Hexfeld oder keine solche Antwort</translation>
    </message>
    <message>
        <source>the area %1 belongs to “%2”, which is no side</source>
        <translation>das Gebiet %1 gehört zu „%2“, das keine Seite ist</translation>
    </message>
    <message>
        <source>the area %1 covers nothing</source>
        <translation>das Gebiet %1 bedeckt nichts</translation>
    </message>
    <message>
        <source>the area %1 reaches off the board</source>
        <translation>das Gebiet %1 reicht über den Plan hinaus</translation>
    </message>
    <message>
        <source>the arrival %1 does not say where</source>
        <translation>die Ankunft %1 sagt nicht wo</translation>
    </message>
    <message>
        <source>the arrival %1 leads to “%2”, which is neither an area nor a cell</source>
        <translation>die Ankunft %1 führt zu „%2“, das weder ein Gebiet noch ein Feld ist</translation>
    </message>
    <message>
        <source>the arrival %1 names nobody</source>
        <translation>die Ankunft %1 nennt niemanden</translation>
    </message>
    <message>
        <source>the arrival %1 names “%2”, which is neither a piece nor a command</source>
        <translation>die Ankunft %1 nennt „%2“, das weder ein Stein noch ein Verband ist</translation>
    </message>
    <message>
        <source>the board has %1 free hexes, and %2 tiles are asked for</source>
        <translation>der Plan hat %1 freie Hexfelder, verlangt sind %2 Plättchen</translation>
    </message>
    <message>
        <source>the board has %1 hexes, that of the box 13 × 9</source>
        <translation>der Plan hat %1 Hexfelder, der aus der Schachtel 13 × 9</translation>
    </message>
    <message>
        <source>the board of %1 has no hex in play or is larger than 99 by 99</source>
        <translation>der Plan von %1 hat kein Hexfeld im Spiel oder ist größer als 99 mal 99</translation>
    </message>
    <message>
        <source>the cells of this layout lie another way than those of the board</source>
        <translation>die Felder dieser Auslage liegen anders als die des Plans</translation>
    </message>
    <message>
        <source>the chart &quot;%1&quot; has no column &quot;%2&quot;</source>
        <translation>die Tabelle &quot;%1&quot; hat keine Spalte &quot;%2&quot;</translation>
    </message>
    <message>
        <source>the chart &quot;%1&quot; has no row &quot;%2&quot;</source>
        <translation>die Tabelle &quot;%1&quot; hat keine Zeile &quot;%2&quot;</translation>
    </message>
    <message>
        <source>the chart &quot;%1&quot; needs columns and rows</source>
        <translation>die Tabelle &quot;%1&quot; braucht Spalten und Zeilen</translation>
    </message>
    <message>
        <source>the charts of %1 belong into a file of that name</source>
        <translation>die Tabellen von %1 gehören in eine Datei dieses Namens</translation>
    </message>
    <message>
        <source>the column “%1” is there twice</source>
        <translation>die Spalte „%1“ ist zweimal da</translation>
    </message>
    <message>
        <source>the command points of the %1 are missing or below 0</source>
        <translation>die Befehlspunkte der Seite %1 fehlen oder sind unter 0</translation>
    </message>
    <message>
        <source>the deadline of the %1 side is after the last turn</source>
        <translation>die Frist der Seite %1 endet nach der letzten Runde</translation>
    </message>
    <message>
        <source>the entry hex %1 of %2 is not on the rim</source>
        <translation>das Einmarschfeld %1 von %2 liegt nicht am Rand</translation>
    </message>
    <message>
        <source>the event %1 names “%2”, which is no side</source>
        <translation>das Ereignis %1 nennt „%2“, das keine Seite ist</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is too large; %1 MB are allowed</source>
        <translation>die Datei ist zu groß; erlaubt sind %1 MB</translation>
    </message>
    <message>
        <source>the first column and row are expected here: [1, 1]</source>
        <translation>hier werden die erste Spalte und Reihe erwartet: [1, 1]</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist beendet</translation>
    </message>
    <message>
        <source>the handicap of the %1 has no effect while the rule is off</source>
        <translation>die Vorgabe der Seite %1 wirkt nicht, solange die Regel ausgeschaltet ist</translation>
    </message>
    <message>
        <source>the id %1 belongs to something else</source>
        <translation>die Kennung %1 gehört zu etwas anderem</translation>
    </message>
    <message>
        <source>the id %1 is in the file twice</source>
        <translation>die Kennung %1 ist zweimal in der Datei</translation>
    </message>
    <message>
        <source>the id %1 is used twice; every id may be used once</source>
        <translation>die Kennung %1 ist zweimal vergeben; jede darf es nur einmal geben</translation>
    </message>
    <message>
        <source>the id &quot;%1&quot; is given twice; each is allowed once</source>
        <translation>die Kennung &quot;%1&quot; ist zweimal angegeben; jede ist nur einmal erlaubt</translation>
    </message>
    <message>
        <source>the initiative of turn %1 is with “%2”, which is no side</source>
        <translation>die Initiative der Runde %1 liegt bei „%2“, das keine Seite ist</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice; each is allowed once</source>
        <translation>der Schlüssel &quot;%1&quot; ist zweimal angegeben; jeder ist nur einmal erlaubt</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is missing here</source>
        <translation>der Schlüssel &quot;%1&quot; fehlt hier</translation>
    </message>
    <message>
        <source>the kind is “%1”; allowed are command, unit, leader and marker</source>
        <translation>die Art ist „%1“; erlaubt sind command, unit, leader und marker</translation>
    </message>
    <message>
        <source>the kind is “%1”; allowed are turn, arrival and event</source>
        <translation>die Art ist „%1“; erlaubt sind turn, arrival und event</translation>
    </message>
    <message>
        <source>the leader has already acted this turn</source>
        <translation>der Anführer hat in dieser Runde schon gehandelt</translation>
    </message>
    <message>
        <source>the leader was not with the unit at the start of the turn</source>
        <translation>der Anführer war zu Beginn der Runde nicht bei der Einheit</translation>
    </message>
    <message>
        <source>the morale die has %1 green, %2 black and %3 gold faces; better units should fail less</source>
        <translation>der Moralwürfel hat %1 grüne, %2 schwarze und %3 goldene Seiten; bessere Einheiten sollten seltener versagen</translation>
    </message>
    <message>
        <source>the morale of %1 is none of green, black and gold</source>
        <translation>die Moral von %1 ist weder grün noch schwarz noch gold</translation>
    </message>
    <message>
        <source>the objective %1 belongs to “%2”, which is no side</source>
        <translation>das Ziel %1 gehört zu „%2“, das keine Seite ist</translation>
    </message>
    <message>
        <source>the objective %1 lies off the board</source>
        <translation>das Ziel %1 liegt außerhalb des Plans</translation>
    </message>
    <message>
        <source>the path is longer than its rate</source>
        <translation>der Weg ist länger als seine Rate</translation>
    </message>
    <message>
        <source>the piece is already on the board</source>
        <translation>der Stein ist schon auf dem Plan</translation>
    </message>
    <message>
        <source>the piece is not on the board</source>
        <translation>der Stein ist nicht auf dem Plan</translation>
    </message>
    <message>
        <source>the river does not run under the bridge in %1 from side to side</source>
        <translation>der Fluss läuft unter der Brücke in %1 nicht von Kante zu Kante</translation>
    </message>
    <message>
        <source>the river is closed to it</source>
        <translation>der Fluss ist ihm verschlossen</translation>
    </message>
    <message>
        <source>the river of %1 is a single hex</source>
        <translation>der Fluss von %1 ist ein einziges Hexfeld</translation>
    </message>
    <message>
        <source>the river runs from %1 into %2, where there is none</source>
        <translation>der Fluss läuft von %1 nach %2, wo keiner ist</translation>
    </message>
    <message>
        <source>the river tile in %1 is joined to no other</source>
        <translation>das Flussplättchen in %1 ist mit keinem anderen verbunden</translation>
    </message>
    <message>
        <source>the roll for action points is not that of the rulebook: %1</source>
        <translation>der Wurf für Aktionspunkte ist nicht der des Regelhefts: %1</translation>
    </message>
    <message>
        <source>the row has more cells than there are columns</source>
        <translation>die Zeile hat mehr Zellen, als es Spalten gibt</translation>
    </message>
    <message>
        <source>the row has no id</source>
        <translation>die Zeile hat keine Kennung</translation>
    </message>
    <message>
        <source>the row is not UTF-8</source>
        <translation>die Zeile ist kein UTF-8</translation>
    </message>
    <message>
        <source>the rulebook has other numbers: %1</source>
        <translation>das Regelheft hat andere Zahlen: %1</translation>
    </message>
    <message>
        <source>the runs are of different scenarios</source>
        <translation>die Läufe sind von verschiedenen Szenarien</translation>
    </message>
    <message>
        <source>the runs share seeds: some games would count twice</source>
        <translation>die Läufe teilen Startzahlen: manche Partien würden doppelt zählen</translation>
    </message>
    <message>
        <source>the scenario cannot be played: %1</source>
        <translation>das Szenario lässt sich nicht spielen: %1</translation>
    </message>
    <message>
        <source>the scenario does not let it move yet</source>
        <translation>das Szenario lässt es noch nicht ziehen</translation>
    </message>
    <message>
        <source>the scenario has %1 boards; %2 has at most %3</source>
        <translation>das Szenario hat %1 Spielpläne; %2 hat höchstens %3</translation>
    </message>
    <message>
        <source>the scenario has no board</source>
        <translation>das Szenario hat keinen Spielplan</translation>
    </message>
    <message>
        <source>the scenario has no title yet</source>
        <translation>das Szenario hat noch keinen Titel</translation>
    </message>
    <message>
        <source>the scenario has no turns</source>
        <translation>das Szenario hat keine Runden</translation>
    </message>
    <message>
        <source>the scenario sheet lacks: %1</source>
        <translation>dem Szenarioblatt fehlen: %1</translation>
    </message>
    <message>
        <source>the shape %1 has %2 points; it needs %3</source>
        <translation>die Form %1 hat %2 Punkte; sie braucht %3</translation>
    </message>
    <message>
        <source>the side on turn attacks, the other one answers</source>
        <translation>die Seite am Zug greift an, die andere antwortet</translation>
    </message>
    <message>
        <source>the side on turn needs action points (&quot;ap&quot;)</source>
        <translation>die Seite am Zug braucht Aktionspunkte (&quot;ap&quot;)</translation>
    </message>
    <message>
        <source>the strength of %1 is not 1 to 4 (HL 3.0.2)</source>
        <translation>die Stärke von %1 ist nicht 1 bis 4 (HL 3.0.2)</translation>
    </message>
    <message>
        <source>the target is not adjacent</source>
        <translation>das Ziel ist nicht benachbart</translation>
    </message>
    <message>
        <source>the target is out of range</source>
        <translation>das Ziel ist außer Reichweite</translation>
    </message>
    <message>
        <source>the terrain ends the move</source>
        <translation>das Gelände beendet die Bewegung</translation>
    </message>
    <message>
        <source>the text “%1” lies off the sheet</source>
        <translation>der Text „%1“ liegt außerhalb des Blattes</translation>
    </message>
    <message>
        <source>the tile in %1 is rotated by %2, not by 0 to 5</source>
        <translation>das Plättchen in %1 ist um %2 gedreht, nicht um 0 bis 5</translation>
    </message>
    <message>
        <source>the turn is “%1”; expected is a whole number from 1 to %2</source>
        <translation>die Runde ist „%1“; erwartet wird eine ganze Zahl von 1 bis %2</translation>
    </message>
    <message>
        <source>there are fewer rows than the board&apos;s %1</source>
        <translation>es sind weniger Reihen als die %1 des Plans</translation>
    </message>
    <message>
        <source>there are more rows than the board&apos;s %1</source>
        <translation>es sind mehr Reihen als die %1 des Plans</translation>
    </message>
    <message>
        <source>there is a crossing at %1, but no water below it</source>
        <translation>bei %1 ist ein Übergang, aber kein Wasser darunter</translation>
    </message>
    <message>
        <source>there is no board &apos;%1&apos;</source>
        <translation>es gibt keinen Spielplan &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no board “%1”</source>
        <translation>es gibt keinen Spielplan „%1“</translation>
    </message>
    <message>
        <source>there is no chart &quot;%1&quot;</source>
        <translation>es gibt keine Tabelle &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no column “%1”; allowed are %2</source>
        <translation>es gibt keine Spalte „%1“; erlaubt sind %2</translation>
    </message>
    <message>
        <source>there is no command or side “%1”</source>
        <translation>es gibt weder Verband noch Seite „%1“</translation>
    </message>
    <message>
        <source>there is no enemy combat unit</source>
        <translation>dort ist keine feindliche Kampfeinheit</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot; in the scenario&apos;s folder</source>
        <translation>im Ordner des Szenarios gibt es keine Datei &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no objective &apos;%1&apos;</source>
        <translation>es gibt kein Ziel &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no piece &apos;%1&apos;</source>
        <translation>es gibt keinen Stein &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no piece &apos;%1&apos; in play</source>
        <translation>es ist kein Stein &apos;%1&apos; im Spiel</translation>
    </message>
    <message>
        <source>there is no side &apos;%1&apos;</source>
        <translation>es gibt keine Seite &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no side “%1”</source>
        <translation>es gibt keine Seite „%1“</translation>
    </message>
    <message>
        <source>this brace is never closed; } is missing</source>
        <translation>diese Klammer wird nicht geschlossen; } fehlt</translation>
    </message>
    <message>
        <source>this bracket is never closed; ] is missing</source>
        <translation>diese Klammer wird nicht geschlossen; ] fehlt</translation>
    </message>
    <message>
        <source>this is a device or pipe; a file is expected</source>
        <translation>das ist ein Gerät oder eine Pipe; erwartet wird eine Datei</translation>
    </message>
    <message>
        <source>this is a folder; a file is expected</source>
        <translation>das ist ein Ordner; erwartet wird eine Datei</translation>
    </message>
    <message>
        <source>this is not UTF-8; the file must be UTF-8 text</source>
        <translation>das ist kein UTF-8; die Datei muss UTF-8-Text sein</translation>
    </message>
    <message>
        <source>this is not an escape; allowed are \n, \t, \&quot;, \\, \xNN, \uNNNN and YAML&apos;s others</source>
        <translation>das ist keine Ersatzfolge; erlaubt sind \n, \t, \&quot;, \\, \xNN, \uNNNN und die übrigen von YAML</translation>
    </message>
    <message>
        <source>this layout has no board</source>
        <translation>diese Auslage hat keinen Plan</translation>
    </message>
    <message>
        <source>this layout is for %1</source>
        <translation>diese Auslage ist für %1</translation>
    </message>
    <message>
        <source>this line does not belong to what is above; check its indentation</source>
        <translation>diese Zeile gehört nicht zu dem darüber; die Einrückung prüfen</translation>
    </message>
    <message>
        <source>this line is indented further than the keys above; align it with them</source>
        <translation>diese Zeile ist weiter eingerückt als die Schlüssel darüber; mit ihnen ausrichten</translation>
    </message>
    <message>
        <source>this line is indented further than the list above; align it with the dashes</source>
        <translation>diese Zeile ist weiter eingerückt als die Liste darüber; mit den Strichen ausrichten</translation>
    </message>
    <message>
        <source>this number needs a rule, or house: true</source>
        <translation>diese Zahl braucht eine Regel oder house: true</translation>
    </message>
    <message>
        <source>this row has %1 characters; the board has %2 columns</source>
        <translation>diese Reihe hat %1 Zeichen; der Plan hat %2 Spalten</translation>
    </message>
    <message>
        <source>tiles are laid on hexes</source>
        <translation>Plättchen werden auf Hexfelder gelegt</translation>
    </message>
    <message>
        <source>too few action points are left</source>
        <translation>es sind zu wenige Aktionspunkte übrig</translation>
    </message>
    <message>
        <source>too many boards; %1 has %2 at most</source>
        <translation>zu viele Spielpläne; %1 hat höchstens %2</translation>
    </message>
    <message>
        <source>too many units would be in a hex</source>
        <translation>in einem Hexfeld wären zu viele Einheiten</translation>
    </message>
    <message>
        <source>too many values; %1 are allowed</source>
        <translation>zu viele Werte; erlaubt sind %1</translation>
    </message>
    <message>
        <source>tough_fighters</source>
        <translation>harte_Kämpfer</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>true or false is expected here</source>
        <translation>hier wird true oder false erwartet</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>two artillery units are in %1: %2</source>
        <translation>zwei Artillerieeinheiten sind in %1: %2</translation>
    </message>
    <message>
        <source>two gunboats are in %1: %2</source>
        <translation>zwei Kanonenboote sind in %1: %2</translation>
    </message>
    <message>
        <source>two infantry or cavalry units are in %1: %2</source>
        <translation>zwei Infanterie- oder Kavallerieeinheiten sind in %1: %2</translation>
    </message>
    <message>
        <source>two leaders are in %1: %2</source>
        <translation>zwei Anführer sind in %1: %2</translation>
    </message>
    <message>
        <source>union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;; allowed: %2</source>
        <translation>unbekannter Schlüssel &quot;%1&quot;; erlaubt: %2</translation>
    </message>
    <message>
        <source>unlimbered</source>
        <translation>abgeprotzt</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>unsaved_hits</source>
        <translation>ungerettete_Treffer</translation>
    </message>
    <message>
        <source>up</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>usa</source>
        <translation>USA</translation>
    </message>
    <message>
        <source>usage: %1 %2</source>
        <translation>Aufruf: %1 %2</translation>
    </message>
    <message>
        <source>veteran_infantry</source>
        <translation>Veteraneninfanterie</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>which board? Write board:cell; boards are %1</source>
        <translation>welcher Spielplan? Plan:Feld schreiben; Pläne sind %1</translation>
    </message>
    <message>
        <source>wide_bend</source>
        <translation>weite_Biegung</translation>
    </message>
    <message>
        <source>wins of %1</source>
        <translation>Siege von %1</translation>
    </message>
    <message>
        <source>“%1” has no meaning here; allowed: %2</source>
        <translation>„%1“ bedeutet hier nichts; erlaubt: %2</translation>
    </message>
    <message>
        <source>“%1” is neither a piece nor a command</source>
        <translation>„%1“ ist weder ein Stein noch ein Verband</translation>
    </message>
    <message>
        <source>“%1” is no direction of this board</source>
        <translation>„%1“ ist keine Richtung dieses Plans</translation>
    </message>
    <message>
        <source>“%1” is no facing; allowed are degrees from 0 to below 360</source>
        <translation>„%1“ ist keine Ausrichtung; erlaubt sind Grad von 0 bis unter 360</translation>
    </message>
    <message>
        <source>“%1” is no place on the table; expected are two numbers, inches from the south-west corner</source>
        <translation>„%1“ ist kein Ort auf dem Tisch; erwartet werden zwei Zahlen, Zoll von der Südwestecke</translation>
    </message>
    <message>
        <source>“%1” is not a colour; write #rrggbb</source>
        <translation>„%1“ ist keine Farbe; #rrggbb schreiben</translation>
    </message>
    <message>
        <source>Line of sight from %1 to %2</source>
        <translation>Sichtlinie von %1 nach %2</translation>
    </message>
    <message>
        <source>%1 + %2 (short)</source>
        <translation>%1 + %2 (kurz)</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 for the water</source>
        <translation>%1 für das Wasser</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 insgesamt</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 zieht ab</translation>
    </message>
    <message>
        <source>%1 loses</source>
        <translation>%1 verliert</translation>
    </message>
    <message>
        <source>%1 track</source>
        <translation>Leiste der Seite %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1, %2 by %3 in</source>
        <translation>%1, %2 mal %3 Zoll</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <translation>%1, von %2 nach %3</translation>
    </message>
    <message>
        <source>%1: Eliminated</source>
        <translation>%1: Vernichtet</translation>
    </message>
    <message>
        <source>%1: Shattered</source>
        <translation>%1: Zerschlagen</translation>
    </message>
    <message>
        <source>%1: action points left</source>
        <translation>%1: übrige Aktionspunkte</translation>
    </message>
    <message>
        <source>%1: charts</source>
        <translation>%1: Tabellen</translation>
    </message>
    <message>
        <source>%1: leaders</source>
        <translation>%1: Anführer</translation>
    </message>
    <message>
        <source>%1: order of battle and set-up</source>
        <translation>%1: Schlachtordnung und Aufstellung</translation>
    </message>
    <message>
        <source>%1: player aid</source>
        <translation>%1: Spielhilfe</translation>
    </message>
    <message>
        <source>%1: victory points</source>
        <translation>%1: Siegpunkte</translation>
    </message>
    <message>
        <source>%1; movable</source>
        <translation>%1; beweglich</translation>
    </message>
    <message>
        <source>%1; movable, stays on the board</source>
        <translation>%1; beweglich, bleibt auf dem Plan</translation>
    </message>
    <message>
        <source>%1; stays on the board</source>
        <translation>%1; bleibt auf dem Plan</translation>
    </message>
    <message>
        <source>2 AP; infantry or cavalry that has not moved, against one adjacent hex (HL 8.3.1).</source>
        <translation>2 AP; Infanterie oder Kavallerie, die sich nicht bewegt hat, gegen ein benachbartes Hexfeld (HL 8.3.1).</translation>
    </message>
    <message>
        <source>A Combat Turn (BH 6.1)</source>
        <translation>Ein Kampfzug (BH 6.1)</translation>
    </message>
    <message>
        <source>A Movement Turn (BH 5)</source>
        <translation>Ein Bewegungszug (BH 5)</translation>
    </message>
    <message>
        <source>A flag block carries its flag label on one face and a plain label on the other; a plain block carries plain labels on both.</source>
        <translation>Ein Flaggenblock trägt sein Flaggenschild auf einer Seite und ein schlichtes auf der anderen; ein schlichter Block trägt auf beiden schlichte Schilder.</translation>
    </message>
    <message>
        <source>A player turn</source>
        <translation>Ein Spielerzug</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Handlungen</translation>
    </message>
    <message>
        <source>After the last</source>
        <translation>Nach der letzten</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Alle Plättchen</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Ankünfte</translation>
    </message>
    <message>
        <source>Artillery ignores it</source>
        <translation>Artillerie beachtet es nicht</translation>
    </message>
    <message>
        <source>As many morale dice as hits for each surviving unit; terrain and a leader shift its colour. Its own colour on any die: it retreats a hex (HL 8.3.3).</source>
        <translation>So viele Moralwürfel wie Treffer für jede überlebende Einheit; Gelände und ein Anführer verschieben ihre Farbe. Die eigene Farbe auf einem Würfel: Rückzug um ein Hexfeld (HL 8.3.3).</translation>
    </message>
    <message>
        <source>At Night</source>
        <translation>Bei Nacht</translation>
    </message>
    <message>
        <source>Attackers in enemy ZOC</source>
        <translation>Angreifer in feindlicher ZOC</translation>
    </message>
    <message>
        <source>Attackers step back</source>
        <translation>Angreifer treten zurück</translation>
    </message>
    <message>
        <source>Barred to</source>
        <translation>Versperrt für</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Grundwert</translation>
    </message>
    <message>
        <source>Behind a leader’s name: %1.</source>
        <translation>Hinter dem Namen eines Anführers: %1.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Block labels</source>
        <translation>Blockschilder</translation>
    </message>
    <message>
        <source>Block labels: %1</source>
        <translation>Blockschilder: %1</translation>
    </message>
    <message>
        <source>Blocks and labels</source>
        <translation>Blöcke und Schilder</translation>
    </message>
    <message>
        <source>Blocks in all</source>
        <translation>Blöcke insgesamt</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Gebrochen</translation>
    </message>
    <message>
        <source>Cavalry steps back</source>
        <translation>Kavallerie tritt zurück</translation>
    </message>
    <message>
        <source>Chance to hit, in this order (BH 6.2.2b)</source>
        <translation>Aussicht auf Treffer, in dieser Reihenfolge (BH 6.2.2b)</translation>
    </message>
    <message>
        <source>Chart card</source>
        <translation>Tabellenkarte</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Check the conditions, the active side’s first. AP left over are lost (HL 5.0).</source>
        <translation>Die Bedingungen prüfen, die der aktiven Seite zuerst. Übrige AP verfallen (HL 5.0).</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Combat Turn</source>
        <translation>Kampfzug</translation>
    </message>
    <message>
        <source>Combat Turns</source>
        <translation>Kampfzüge</translation>
    </message>
    <message>
        <source>Command AP</source>
        <translation>Befehls-AP</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Spielsteine</translation>
    </message>
    <message>
        <source>Counters: %1</source>
        <translation>Spielsteine: %1</translation>
    </message>
    <message>
        <source>Defending cavalry and horse artillery may try to retreat (BH 6.1.1).</source>
        <translation>Verteidigende Kavallerie und reitende Artillerie dürfen den Rückzug versuchen (BH 6.1.1).</translation>
    </message>
    <message>
        <source>Dem.</source>
        <translation>Dem.</translation>
    </message>
    <message>
        <source>Demoralized</source>
        <translation>Demoralisiert</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Due pieces come to an entry hex, free of AP.</source>
        <translation>Fällige Steine kommen ohne AP auf ein Einmarschfeld.</translation>
    </message>
    <message>
        <source>Each die is changed by the defender’s terrain; infantry and cavalry take hits before artillery (HL 8.3.2).</source>
        <translation>Das Gelände des Verteidigers verändert jeden Würfel; Infanterie und Kavallerie nehmen Treffer vor der Artillerie (HL 8.3.2).</translation>
    </message>
    <message>
        <source>Each natural 1 puts a leader with the target at risk (HL 9.3.1).</source>
        <translation>Jede gewürfelte 1 gefährdet einen Anführer beim Ziel (HL 9.3.1).</translation>
    </message>
    <message>
        <source>Earned by</source>
        <translation>Verdient durch</translation>
    </message>
    <message>
        <source>Else</source>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>Engagements</source>
        <translation>Gefechte</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Vorderseite</translation>
    </message>
    <message>
        <source>Fill the cup</source>
        <translation>Den Becher füllen</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Flag fronts</source>
        <translation>Vorderseiten mit Flagge</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Guns and horses</source>
        <translation>Geschütze und Pferde</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Held at the start by</source>
        <translation>Zu Beginn gehalten von</translation>
    </message>
    <message>
        <source>Held until</source>
        <translation>Gehalten bis</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Horses</source>
        <translation>Pferde</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>In der Schachtel</translation>
    </message>
    <message>
        <source>In the box: flags + plain</source>
        <translation>In der Schachtel: mit Flagge + schlicht</translation>
    </message>
    <message>
        <source>Into a hex left empty, free of AP, if the attacker likes (HL 8.3.4).</source>
        <translation>In ein leer gewordenes Hexfeld, ohne AP, wenn der Angreifer will (HL 8.3.4).</translation>
    </message>
    <message>
        <source>Into enemy ZOC</source>
        <translation>In feindliche ZOC</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>MP</translation>
    </message>
    <message>
        <source>MR</source>
        <translation>MR</translation>
    </message>
    <message>
        <source>Map: %1</source>
        <translation>Karte: %1</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Markers: %1</source>
        <translation>Marker: %1</translation>
    </message>
    <message>
        <source>Morale Rating</source>
        <translation>Moralwert</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>Weiterziehen</translation>
    </message>
    <message>
        <source>Move · from %1</source>
        <translation>Bewegen · von %1</translation>
    </message>
    <message>
        <source>Move, fire, close combat and rally in any order; one unit is finished before the next begins (HL 5.1, 6.1.3).</source>
        <translation>Bewegen, feuern, Nahkampf und sammeln in beliebiger Folge; eine Einheit ist fertig, bevor die nächste beginnt (HL 5.1, 6.1.3).</translation>
    </message>
    <message>
        <source>Movement Turn markers join the cup</source>
        <translation>Bewegungsmarker kommen in den Becher</translation>
    </message>
    <message>
        <source>Movement Turns</source>
        <translation>Bewegungszüge</translation>
    </message>
    <message>
        <source>Never in a retreat</source>
        <translation>Nie bei einem Rückzug</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Einer nach dem anderen</translation>
    </message>
    <message>
        <source>Optional and special rules in force</source>
        <translation>Geltende Wahl- und Sonderregeln</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Andere Seite</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Heraus</translation>
    </message>
    <message>
        <source>Out of enemy ZOC</source>
        <translation>Aus feindlicher ZOC</translation>
    </message>
    <message>
        <source>Own edge</source>
        <translation>Eigener Rand</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Plain backs of flag blocks</source>
        <translation>Schlichte Rückseiten der Flaggenblöcke</translation>
    </message>
    <message>
        <source>Player aid</source>
        <translation>Spielhilfe</translation>
    </message>
    <message>
        <source>Quality damaged</source>
        <translation>Qualität beschädigt</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Roll a die; command AP plus the roll’s AP are this turn’s (HL 6.1.1).</source>
        <translation>Einen Würfel werfen; Befehls-AP plus die AP des Wurfs gelten für diese Runde (HL 6.1.1).</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>SP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>SP damaged</source>
        <translation>SP beschädigt</translation>
    </message>
    <message>
        <source>Scenario sheet</source>
        <translation>Szenarioblatt</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>Sequence card</source>
        <translation>Ablaufkarte</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <translation>Spielablauf</translation>
    </message>
    <message>
        <source>Set-up card: %1</source>
        <translation>Aufstellungskarte: %1</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>Lagen</translation>
    </message>
    <message>
        <source>Starting VP, taken off the opponent’s score</source>
        <translation>VP zu Beginn, von den Punkten des Gegners abgezogen</translation>
    </message>
    <message>
        <source>Surround</source>
        <translation>Umzingelung</translation>
    </message>
    <message>
        <source>The Hour (BH 4)</source>
        <translation>Die Stunde (BH 4)</translation>
    </message>
    <message>
        <source>The same layout in letters</source>
        <translation>Dieselbe Auslage in Buchstaben</translation>
    </message>
    <message>
        <source>The second player does the same; then the turn marker moves on.</source>
        <translation>Der zweite Spieler tut dasselbe; dann rückt der Rundenmarker weiter.</translation>
    </message>
    <message>
        <source>The small triangle on a piece with water points to the edge of its rotation 0.</source>
        <translation>Das kleine Dreieck auf einem Teil mit Wasser zeigt zu seiner Kante bei Drehung 0.</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Dritte</translation>
    </message>
    <message>
        <source>Tile layout</source>
        <translation>Plättchenauslage</translation>
    </message>
    <message>
        <source>Tile layout: %1</source>
        <translation>Plättchenauslage: %1</translation>
    </message>
    <message>
        <source>Tiles of the whole box</source>
        <translation>Plättchen der ganzen Schachtel</translation>
    </message>
    <message>
        <source>Tiles of this scenario</source>
        <translation>Plättchen dieses Szenarios</translation>
    </message>
    <message>
        <source>Tiles: %1</source>
        <translation>Plättchen: %1</translation>
    </message>
    <message>
        <source>Time and Initiative</source>
        <translation>Zeit und Initiative</translation>
    </message>
    <message>
        <source>Time track</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Time track and boxes</source>
        <translation>Zeitleiste und Kästen</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Treffen</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Leisten</translation>
    </message>
    <message>
        <source>Turn Cup</source>
        <translation>Zugbecher</translation>
    </message>
    <message>
        <source>Turn track</source>
        <translation>Rundenleiste</translation>
    </message>
    <message>
        <source>Two numbers: up into the higher or fortified hex / down out of it. A road, minor road or railroad lifts a bar and cancels the costs; a ford is paid all the same (BH CL-e).</source>
        <translation>Zwei Zahlen: hinauf in das höhere oder befestigte Hexfeld / hinab heraus. Straße, Nebenstraße oder Eisenbahn hebt eine Sperre und die Kosten auf; eine Furt wird trotzdem bezahlt (BH CL-e).</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>Unit counters</source>
        <translation>Einheitensteine</translation>
    </message>
    <message>
        <source>Unit counters: %1</source>
        <translation>Einheitensteine: %1</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Benutzt</translation>
    </message>
    <message>
        <source>VP counters</source>
        <translation>VP-Zähler</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Victory point counters</source>
        <translation>Siegpunktzähler</translation>
    </message>
    <message>
        <source>W woods · O orchard · H hill · T town · S/F sunken road or fence · E entrenchment · Sw swamp · R river · Br bridge</source>
        <translation>W Wald · O Obstgarten · H Hügel · T Ortschaft · S/F Hohlweg oder Zaun · E Verschanzung · Sw Morast · R Fluss · Br Brücke</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where a retreating unit goes (BH 7.3)</source>
        <translation>Wohin eine zurückgehende Einheit geht (BH 7.3)</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>ZOC</source>
        <translation>ZOC</translation>
    </message>
    <message>
        <source>a Movement Turn marker for each formation on the map or due, and both Combat Turn markers; the side with the Initiative keeps its own out (BH 4b). No Combat Turns at Night (BH 13).</source>
        <translation>ein Bewegungsmarker für jede Formation auf der Karte oder fällig und beide Kampfmarker; die Seite mit der Initiative behält ihren draußen (BH 4b). Keine Kampfzüge bei Nacht (BH 13).</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>a hex in enemy ZOC: an SP is lost in each (BH 7.6).</source>
        <translation>ein Hexfeld in feindlicher ZOC: in jedem geht ein SP verloren (BH 7.6).</translation>
    </message>
    <message>
        <source>a hex with a friend, who checks morale when the retreat is forced (BH 7.8).</source>
        <translation>ein Hexfeld mit einem Freund, der die Moral prüft, wenn der Rückzug erzwungen ist (BH 7.8).</translation>
    </message>
    <message>
        <source>a unit may try to rally instead of moving (BH 10.5).</source>
        <translation>eine Einheit darf sich zu sammeln versuchen, statt sich zu bewegen (BH 10.5).</translation>
    </message>
    <message>
        <source>a unit that starts in one may leave, but enters no other in this turn (BH 5.3b).</source>
        <translation>eine Einheit, die in einer beginnt, darf hinaus, betritt in diesem Zug aber keine andere (BH 5.3b).</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>an empty hex free of enemy ZOC; on later hexes one where the retreat may end comes before others (BH 7.3).</source>
        <translation>ein leeres Hexfeld frei von feindlicher ZOC; auf späteren Hexfeldern kommt eines, auf dem der Rückzug enden darf, vor anderen (BH 7.3).</translation>
    </message>
    <message>
        <source>artillery never enters an enemy ZOC of its own will; cavalry and horse artillery only that of their like (BH 5.3d, 5.3e).</source>
        <translation>Artillerie betritt nie freiwillig eine feindliche ZOC; Kavallerie und reitende Artillerie nur die von ihresgleichen (BH 5.3d, 5.3e).</translation>
    </message>
    <message>
        <source>artillery only</source>
        <translation>nur Artillerie</translation>
    </message>
    <message>
        <source>as the track says (BH 3.9)</source>
        <translation>wie die Leiste sagt (BH 3.9)</translation>
    </message>
    <message>
        <source>at will, without a check (BH 6.1.3).</source>
        <translation>nach Belieben, ohne Prüfung (BH 6.1.3).</translation>
    </message>
    <message>
        <source>before each draw the side with the Initiative may declare its Combat Turn; else draw a marker and carry it out. The declared turn comes last when it was never declared.</source>
        <translation>vor jedem Ziehen darf die Seite mit der Initiative ihren Kampfzug ansagen; sonst einen Marker ziehen und ausführen. Ein nie angesagter Kampfzug kommt zuletzt.</translation>
    </message>
    <message>
        <source>beside the map</source>
        <translation>neben der Karte</translation>
    </message>
    <message>
        <source>by attacking guns outside enemy ZOC, up to 4 hexes, with a Morale Check after each (BH 6.1.2).</source>
        <translation>durch angreifende Geschütze außerhalb feindlicher ZOC, bis zu 4 Hexfelder, mit einer Moralprüfung nach jeder (BH 6.1.2).</translation>
    </message>
    <message>
        <source>down or out only</source>
        <translation>nur hinab oder heraus</translation>
    </message>
    <message>
        <source>either side</source>
        <translation>jede Seite</translation>
    </message>
    <message>
        <source>eliminating %1</source>
        <translation>%1 vernichten</translation>
    </message>
    <message>
        <source>ending in enemy ZOC or with a friend</source>
        <translation>in feindlicher ZOC oder bei einem Freund enden</translation>
    </message>
    <message>
        <source>ending nearer than 2 hexes to the start or to a hex that caused it (BH 7.2)</source>
        <translation>näher als 2 Hexfelder am Anfang oder an einem auslösenden Hexfeld enden (BH 7.2)</translation>
    </message>
    <message>
        <source>every feature the fire crosses</source>
        <translation>jedes Merkmal, das das Feuer quert</translation>
    </message>
    <message>
        <source>firing out of marsh and the like</source>
        <translation>Feuer heraus aus Sumpf und dergleichen</translation>
    </message>
    <message>
        <source>height, Approach Fire</source>
        <translation>Höhe, Annäherungsfeuer</translation>
    </message>
    <message>
        <source>holding %1</source>
        <translation>%1 halten</translation>
    </message>
    <message>
        <source>into a hex with an enemy</source>
        <translation>in ein Hexfeld mit einem Feind</translation>
    </message>
    <message>
        <source>into or across ground barred to the unit</source>
        <translation>in oder über Boden, der der Einheit versperrt ist</translation>
    </message>
    <message>
        <source>is checked at once, not only after a player turn</source>
        <translation>wird sofort geprüft, nicht erst nach einem Spielerzug</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>scheidet aus dem Spiel aus</translation>
    </message>
    <message>
        <source>more VP wins, equal is a draw</source>
        <translation>mehr VP gewinnt, gleich viele sind unentschieden</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no retreat: an SP is lost, a demoralized one first, and the unit Shatters.</source>
        <translation>kein Rückzug: ein SP geht verloren, ein demoralisierter zuerst, und die Einheit wird zerschlagen.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>of both sides at the same time, −3; then checks, never a retreat (BH 6.1.4).</source>
        <translation>beider Seiten zugleich, −3; dann Prüfungen, nie ein Rückzug (BH 6.1.4).</translation>
    </message>
    <message>
        <source>of the firer. A die for each intact SP hits at the sum or less; a 1 always hits, a 10 never (BH 6.2.3).</source>
        <translation>des Feuernden. Ein Würfel je unversehrtem SP trifft bei der Summe oder weniger; eine 1 trifft immer, eine 10 nie (BH 6.2.3).</translation>
    </message>
    <message>
        <source>of the target’s hex terrain</source>
        <translation>des Geländes im Zielfeld</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>außerhalb der Karte</translation>
    </message>
    <message>
        <source>one after the other: fire of both sides, Defender’s checks, Attacker’s checks, advances; a second Round while there is contact (BH 6.1.7, 6.1.8).</source>
        <translation>eines nach dem anderen: Feuer beider Seiten, Prüfungen des Verteidigers, des Angreifers, Vorrücken; eine zweite Kampfrunde, solange Berührung besteht (BH 6.1.7, 6.1.8).</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>besteht</translation>
    </message>
    <message>
        <source>player’s choice</source>
        <translation>Wahl des Spielers</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>target or firer surrounded</source>
        <translation>Ziel oder Feuernder umzingelt</translation>
    </message>
    <message>
        <source>that did not advance go back (BH 6.1.9).</source>
        <translation>die nicht vorrückten, gehen zurück (BH 6.1.9).</translation>
    </message>
    <message>
        <source>the Hour marker; on a space with a star, test victory first (BH 4i).</source>
        <translation>den Stundenmarker; auf einem Feld mit Stern zuerst den Sieg prüfen (BH 4i).</translation>
    </message>
    <message>
        <source>the formation’s units move in any order, each to the end of its move; never into an enemy’s hex, never ending with a friend (BH 3.7, 5.1).</source>
        <translation>die Einheiten der Formation bewegen sich in beliebiger Folge, jede bis zum Ende ihrer Bewegung; nie in das Hexfeld eines Feindes, nie endend bei einem Freund (BH 3.7, 5.1).</translation>
    </message>
    <message>
        <source>the move ends, and an Approach Fire marker names every enemy whose ZOC covers the hex (BH 5.3).</source>
        <translation>die Bewegung endet, und ein Annäherungsfeuer-Marker nennt jeden Feind, dessen ZOC das Hexfeld deckt (BH 5.3).</translation>
    </message>
    <message>
        <source>the second unit at an entry hex pays the cost of that hex twice, the third three times, and so on (BH 12.2b).</source>
        <translation>die zweite Einheit an einem Einmarschfeld zahlt dessen Kosten doppelt, die dritte dreifach, und so weiter (BH 12.2b).</translation>
    </message>
    <message>
        <source>twice into the same hex</source>
        <translation>zweimal in dasselbe Hexfeld</translation>
    </message>
    <message>
        <source>unit type against unit type</source>
        <translation>Einheitenart gegen Einheitenart</translation>
    </message>
    <message>
        <source>up or in only</source>
        <translation>nur hinauf oder hinein</translation>
    </message>
    <message>
        <source>without its VP by turn %1</source>
        <translation>ohne seine VP bis Runde %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>† a house value, which the rulebook does not print · ‡ changed for this scenario · – none</source>
        <translation>† ein Hauswert, den das Regelheft nicht druckt · ‡ für dieses Szenario geändert · – keine</translation>
    </message>
    <message>
        <source>★ victory is checked in this turn</source>
        <translation>★ in dieser Runde wird der Sieg geprüft</translation>
    </message>
    <message>
        <source>%1: change in this turn</source>
        <translation>%1: Änderung in dieser Runde</translation>
    </message>
    <message>
        <source>%1: command in all</source>
        <translation>%1: Befehl insgesamt</translation>
    </message>
    <message>
        <source>Both sides can win at the same check</source>
        <translation>Beide Seiten können in derselben Prüfung gewinnen</translation>
    </message>
    <message>
        <source>both sides can hold what they must hold at the same time; the side on turn would win</source>
        <translation>beide Seiten können zugleich halten, was sie halten müssen; die Seite am Zug würde gewinnen</translation>
    </message>
    <message>
        <source>no field says the same, so it is not enforced in play: %1</source>
        <translation>kein Feld sagt dasselbe, also wird es im Spiel nicht durchgesetzt: %1</translation>
    </message>
    <message>
        <source>that side cannot take it from the board (HL 3.1.6d)</source>
        <translation>diese Seite kann es nicht vom Plan nehmen (HL 3.1.6d)</translation>
    </message>
    <message>
        <source>there are two counters in %1 (HL 4.4.1a)</source>
        <translation>in %1 sind zwei Zähler (HL 4.4.1a)</translation>
    </message>
    <message>
        <source>%1 Engagements with %2 as attacker</source>
        <translation>%1 Gefechte mit %2 als Angreifer</translation>
    </message>
    <message>
        <source>%1 MP left</source>
        <translation>noch %1 MP</translation>
    </message>
    <message>
        <source>%1 and %2 share %3 (BH 3.7)</source>
        <translation>%1 und %2 teilen %3 (BH 3.7)</translation>
    </message>
    <message>
        <source>%1 are lost on %2</source>
        <translation>%1 gehen bei %2 verloren</translation>
    </message>
    <message>
        <source>%1 at %2: needs %3 or less</source>
        <translation>%1 auf %2: braucht %3 oder weniger</translation>
    </message>
    <message>
        <source>%1 belongs to no formation (BH 2.2.2)</source>
        <translation>%1 gehört zu keiner Formation (BH 2.2.2)</translation>
    </message>
    <message>
        <source>%1 belongs to no side (BH 2.2.3)</source>
        <translation>%1 gehört zu keiner Seite (BH 2.2.3)</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 durch %2</translation>
    </message>
    <message>
        <source>%1 cannot retreat</source>
        <translation>%1 kann sich nicht zurückziehen</translation>
    </message>
    <message>
        <source>%1 checks morale</source>
        <translation>%1 prüft die Moral</translation>
    </message>
    <message>
        <source>%1 comes back in %2</source>
        <translation>%1 kommt in %2 zurück</translation>
    </message>
    <message>
        <source>%1 comes in and goes to %2 (%3 MP)</source>
        <translation>%1 kommt herein und geht nach %2 (%3 MP)</translation>
    </message>
    <message>
        <source>%1 dismounts, %2 hold the horses in %3</source>
        <translation>%1 sitzt ab, %2 halten die Pferde in %3</translation>
    </message>
    <message>
        <source>%1 does not lie on the board</source>
        <translation>%1 liegt nicht auf dem Plan</translation>
    </message>
    <message>
        <source>%1 fails its Morale Check (%2 with %3)</source>
        <translation>%1 besteht die Moralprüfung nicht (%2 mit %3)</translation>
    </message>
    <message>
        <source>%1 fires at %2: %3 dice, %4 or less, %5 hits</source>
        <translation>%1 feuert auf %2: %3 Würfel, %4 oder weniger, %5 Treffer</translation>
    </message>
    <message>
        <source>%1 goes back</source>
        <translation>%1 geht zurück</translation>
    </message>
    <message>
        <source>%1 has the Initiative</source>
        <translation>%1 hat die Initiative</translation>
    </message>
    <message>
        <source>%1 hexes in reach, %2 MP left</source>
        <translation>%1 Hexfelder erreichbar, noch %2 MP</translation>
    </message>
    <message>
        <source>%1 hexes in the zone of %2</source>
        <translation>%1 Hexfelder in der Zone von %2</translation>
    </message>
    <message>
        <source>%1 is marked for Approach Fire by %2</source>
        <translation>%1 ist von %2 für Annäherungsfeuer markiert</translation>
    </message>
    <message>
        <source>%1 is not on the map</source>
        <translation>%1 ist nicht auf der Karte</translation>
    </message>
    <message>
        <source>%1 is of a type the rules do not know (BH 2.2.1)</source>
        <translation>%1 ist von einer Art, die die Regeln nicht kennen (BH 2.2.1)</translation>
    </message>
    <message>
        <source>%1 keeps its Combat Turn</source>
        <translation>%1 behält seinen Kampfzug</translation>
    </message>
    <message>
        <source>%1 leaves the map</source>
        <translation>%1 verlässt die Karte</translation>
    </message>
    <message>
        <source>%1 markers in the cup</source>
        <translation>%1 Marker im Becher</translation>
    </message>
    <message>
        <source>%1 may attack %2</source>
        <translation>%1 darf %2 angreifen</translation>
    </message>
    <message>
        <source>%1 mounts</source>
        <translation>%1 sitzt auf</translation>
    </message>
    <message>
        <source>%1 moves to %2 (%3 MP)</source>
        <translation>%1 geht nach %2 (%3 MP)</translation>
    </message>
    <message>
        <source>%1 passes its Morale Check (%2 with %3)</source>
        <translation>%1 besteht die Moralprüfung (%2 mit %3)</translation>
    </message>
    <message>
        <source>%1 rallies %2 SP</source>
        <translation>%1 sammelt %2 SP</translation>
    </message>
    <message>
        <source>%1 retreats before combat</source>
        <translation>%1 weicht vor dem Kampf aus</translation>
    </message>
    <message>
        <source>%1 retreats through an enemy zone</source>
        <translation>%1 zieht sich durch eine feindliche Zone zurück</translation>
    </message>
    <message>
        <source>%1 sets up in %2</source>
        <translation>%1 stellt sich in %2 auf</translation>
    </message>
    <message>
        <source>%1 shatters</source>
        <translation>%1 wird zerschlagen</translation>
    </message>
    <message>
        <source>%1 stands</source>
        <translation>%1 hält stand</translation>
    </message>
    <message>
        <source>%1 tries to retreat</source>
        <translation>%1 versucht den Rückzug</translation>
    </message>
    <message>
        <source>%1 victory in Hour %2, %3 to %4. %5</source>
        <translation>Sieg der Seite %1 in Stunde %2, %3 zu %4. %5</translation>
    </message>
    <message>
        <source>%1 wins. %2</source>
        <translation>%1 gewinnt. %2</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1: %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: %2 demoralized</source>
        <translation>%1: %2 demoralisiert</translation>
    </message>
    <message>
        <source>%1: %2 lost</source>
        <translation>%1: %2 verloren</translation>
    </message>
    <message>
        <source>%1: Combat Turn now, or draw a marker?</source>
        <translation>%1: jetzt Kampfzug oder einen Marker ziehen?</translation>
    </message>
    <message>
        <source>%1: a second Round?</source>
        <translation>%1: eine zweite Kampfrunde?</translation>
    </message>
    <message>
        <source>%1: advance?</source>
        <translation>%1: vorrücken?</translation>
    </message>
    <message>
        <source>%1: bombard</source>
        <translation>%1: beschießen</translation>
    </message>
    <message>
        <source>%1: choose the next Engagement</source>
        <translation>%1: das nächste Gefecht wählen</translation>
    </message>
    <message>
        <source>%1: choose where %2 comes back</source>
        <translation>%1: wählen, wo %2 zurückkommt</translation>
    </message>
    <message>
        <source>%1: choose who checks morale</source>
        <translation>%1: wählen, wer die Moral prüft</translation>
    </message>
    <message>
        <source>%1: choose who goes back</source>
        <translation>%1: wählen, wer zurückgeht</translation>
    </message>
    <message>
        <source>%1: divide the fire of %2</source>
        <translation>%1: das Feuer von %2 aufteilen</translation>
    </message>
    <message>
        <source>%1: enemy losses and demoralization</source>
        <translation>%1: feindliche Verluste und Demoralisierung</translation>
    </message>
    <message>
        <source>%1: exits</source>
        <translation>%1: Abzüge</translation>
    </message>
    <message>
        <source>%1: fire at enemies who do not reach you?</source>
        <translation>%1: auf Feinde feuern, die nicht heranreichen?</translation>
    </message>
    <message>
        <source>%1: may cavalry retreat before combat?</source>
        <translation>%1: weicht Kavallerie vor dem Kampf aus?</translation>
    </message>
    <message>
        <source>%1: move %3</source>
        <translation>%1: %3 bewegen</translation>
    </message>
    <message>
        <source>%1: not counted from the start</source>
        <translation>%1: am Anfang nicht gezählt</translation>
    </message>
    <message>
        <source>%1: objectives</source>
        <translation>%1: Ziele</translation>
    </message>
    <message>
        <source>%1: retreat before combat</source>
        <translation>%1: vor dem Kampf ausweichen</translation>
    </message>
    <message>
        <source>%1: set up in your zone</source>
        <translation>%1: in der eigenen Zone aufstellen</translation>
    </message>
    <message>
        <source>%3 at %4</source>
        <translation>%3 bei %4</translation>
    </message>
    <message>
        <source>A draw in Hour %1, %2 to %3. %4</source>
        <translation>Unentschieden in Stunde %1, %2 zu %3. %4</translation>
    </message>
    <message>
        <source>Approach Fire is at an enemy (BH 5.3f)</source>
        <translation>Annäherungsfeuer gilt einem Feind (BH 5.3f)</translation>
    </message>
    <message>
        <source>Bombard</source>
        <translation>Beschießen</translation>
    </message>
    <message>
        <source>Bombard %1</source>
        <translation>%1 beschießen</translation>
    </message>
    <message>
        <source>Break off</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Break off after one Round</source>
        <translation>Nach einer Kampfrunde abbrechen</translation>
    </message>
    <message>
        <source>Check morale</source>
        <translation>Moral prüfen</translation>
    </message>
    <message>
        <source>Choices at Random</source>
        <translation>Entscheidungen bei „Zufällig“</translation>
    </message>
    <message>
        <source>Combat Turn now</source>
        <translation>Jetzt Kampfzug</translation>
    </message>
    <message>
        <source>Combat Turn of %1</source>
        <translation>Kampfzug von %1</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Zurückkommen</translation>
    </message>
    <message>
        <source>Come back in %1</source>
        <translation>In %1 zurückkommen</translation>
    </message>
    <message>
        <source>Come in and go to %1</source>
        <translation>Hereinkommen und nach %1 gehen</translation>
    </message>
    <message>
        <source>Counts for so many objectives</source>
        <translation>Zählt für so viele Ziele</translation>
    </message>
    <message>
        <source>Dismount</source>
        <translation>Absitzen</translation>
    </message>
    <message>
        <source>Dismount, horses in %1</source>
        <translation>Absitzen, Pferde in %1</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Divide the fire</source>
        <translation>Das Feuer aufteilen</translation>
    </message>
    <message>
        <source>Draw a marker</source>
        <translation>Einen Marker ziehen</translation>
    </message>
    <message>
        <source>Draw a marker from the cup</source>
        <translation>Einen Marker aus dem Becher ziehen</translation>
    </message>
    <message>
        <source>Drawn: Combat Turn of %1</source>
        <translation>Gezogen: Kampfzug von %1</translation>
    </message>
    <message>
        <source>Drawn: Movement Turn of %1</source>
        <translation>Gezogen: Bewegungszug von %1</translation>
    </message>
    <message>
        <source>Eliminated at the start</source>
        <translation>Vernichtet zu Beginn</translation>
    </message>
    <message>
        <source>Empty and free of enemy zones</source>
        <translation>Leer und frei von feindlichen Zonen</translation>
    </message>
    <message>
        <source>Empty, but too near to end there</source>
        <translation>Leer, aber zu nah, um dort zu enden</translation>
    </message>
    <message>
        <source>End the Combat Turn</source>
        <translation>Den Kampfzug beenden</translation>
    </message>
    <message>
        <source>End the Movement Turn</source>
        <translation>Den Bewegungszug beenden</translation>
    </message>
    <message>
        <source>End the bombardment</source>
        <translation>Die Beschießung beenden</translation>
    </message>
    <message>
        <source>End the combat</source>
        <translation>Den Kampf beenden</translation>
    </message>
    <message>
        <source>End the retreats</source>
        <translation>Die Rückzüge beenden</translation>
    </message>
    <message>
        <source>Ends in an enemy zone: Approach Fire</source>
        <translation>Endet in einer feindlichen Zone: Annäherungsfeuer</translation>
    </message>
    <message>
        <source>Engage</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>Engage %1</source>
        <translation>%1 angreifen</translation>
    </message>
    <message>
        <source>Engagement of %1 with %2</source>
        <translation>Gefecht von %1 mit %2</translation>
    </message>
    <message>
        <source>Fight a second Round</source>
        <translation>Eine zweite Kampfrunde austragen</translation>
    </message>
    <message>
        <source>Fight the Round</source>
        <translation>Die Kampfrunde austragen</translation>
    </message>
    <message>
        <source>Fire at</source>
        <translation>Feuern auf</translation>
    </message>
    <message>
        <source>Firing out of %2</source>
        <translation>Feuer heraus aus %2</translation>
    </message>
    <message>
        <source>First Hour played</source>
        <translation>Erste gespielte Stunde</translation>
    </message>
    <message>
        <source>Fortification on both sides</source>
        <translation>Befestigung auf beiden Seiten</translation>
    </message>
    <message>
        <source>From higher ground</source>
        <translation>Von höherem Boden</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Hexside crossed</source>
        <translation>Gequerte Kante</translation>
    </message>
    <message>
        <source>Hidden Order of Arrival</source>
        <translation>Verdeckte Reihenfolge der Ankunft</translation>
    </message>
    <message>
        <source>Hidden Units</source>
        <translation>Verdeckte Einheiten</translation>
    </message>
    <message>
        <source>Horse artillery tries to retreat</source>
        <translation>Reitende Artillerie versucht den Rückzug</translation>
    </message>
    <message>
        <source>Horses lost</source>
        <translation>Pferde verloren</translation>
    </message>
    <message>
        <source>Hour, Night</source>
        <translation>Stunde, Nacht</translation>
    </message>
    <message>
        <source>Markers in the cup</source>
        <translation>Marker im Becher</translation>
    </message>
    <message>
        <source>Combat Turn: %1</source>
        <translation>Kampfzug: %1</translation>
    </message>
    <message>
        <source>Last Hour played (0: the end of the track)</source>
        <translation>Letzte gespielte Stunde (0: das Ende der Leiste)</translation>
    </message>
    <message>
        <source>Leave the map</source>
        <translation>Die Karte verlassen</translation>
    </message>
    <message>
        <source>Letter of the horse marker</source>
        <translation>Buchstabe des Pferdemarkers</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Stufe von %1</translation>
    </message>
    <message>
        <source>Morale Rating of the firer</source>
        <translation>Moralwert des Feuernden</translation>
    </message>
    <message>
        <source>Mount</source>
        <translation>Aufsitzen</translation>
    </message>
    <message>
        <source>Movement Turn markers</source>
        <translation>Bewegungsmarker</translation>
    </message>
    <message>
        <source>Movement Turn of %1</source>
        <translation>Bewegungszug von %1</translation>
    </message>
    <message>
        <source>Needed to pass</source>
        <translation>Nötig zum Bestehen</translation>
    </message>
    <message>
        <source>No advance</source>
        <translation>Kein Vorrücken</translation>
    </message>
    <message>
        <source>No more bombardment</source>
        <translation>Keine Beschießung mehr</translation>
    </message>
    <message>
        <source>No more retreats before combat</source>
        <translation>Kein Ausweichen mehr vor dem Kampf</translation>
    </message>
    <message>
        <source>Nobody has the Initiative, on purpose</source>
        <translation>Niemand hat die Initiative, mit Absicht</translation>
    </message>
    <message>
        <source>Play the Combat Turn now</source>
        <translation>Den Kampfzug jetzt spielen</translation>
    </message>
    <message>
        <source>Result when no condition is met</source>
        <translation>Ergebnis, wenn keine Bedingung erfüllt ist</translation>
    </message>
    <message>
        <source>Retreat before combat</source>
        <translation>Vor dem Kampf ausweichen</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Kampfrunde %1</translation>
    </message>
    <message>
        <source>SPs restored at most</source>
        <translation>Wiederhergestellte SP höchstens</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Set up in %1</source>
        <translation>In %1 aufstellen</translation>
    </message>
    <message>
        <source>Set-up is done</source>
        <translation>Die Aufstellung ist fertig</translation>
    </message>
    <message>
        <source>Sets up first where zones leave a choice</source>
        <translation>Stellt zuerst auf, wo Zonen eine Wahl lassen</translation>
    </message>
    <message>
        <source>Shattered units</source>
        <translation>Zerschlagene Einheiten</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Standhalten</translation>
    </message>
    <message>
        <source>The game ends when a side has nobody left</source>
        <translation>Das Spiel endet, wenn eine Seite niemanden mehr hat</translation>
    </message>
    <message>
        <source>The game is a draw. %1</source>
        <translation>Das Spiel ist unentschieden. %1</translation>
    </message>
    <message>
        <source>The horses of %1 are taken, %2 lost</source>
        <translation>Die Pferde von %1 werden genommen, %2 verloren</translation>
    </message>
    <message>
        <source>Through a friend</source>
        <translation>Durch einen Freund</translation>
    </message>
    <message>
        <source>Through an enemy zone: a Strength Point is lost</source>
        <translation>Durch eine feindliche Zone: ein Stärkepunkt geht verloren</translation>
    </message>
    <message>
        <source>To Hit Chance</source>
        <translation>Trefferaussicht</translation>
    </message>
    <message>
        <source>Try to retreat</source>
        <translation>Den Rückzug versuchen</translation>
    </message>
    <message>
        <source>Two fortifications back to back; whichever way it is crossed, it guards the hex that is entered.</source>
        <translation>Zwei Befestigungen Rücken an Rücken; in welcher Richtung man sie auch quert, sie schützen das betretene Hexfeld.</translation>
    </message>
    <message>
        <source>Units may leave the map here</source>
        <translation>Einheiten dürfen die Karte hier verlassen</translation>
    </message>
    <message>
        <source>Units may leave the map where an area says so</source>
        <translation>Einheiten dürfen die Karte verlassen, wo ein Gebiet es sagt</translation>
    </message>
    <message>
        <source>Units on the map</source>
        <translation>Einheiten auf der Karte</translation>
    </message>
    <message>
        <source>Units that leave count as</source>
        <translation>Abgezogene Einheiten zählen als</translation>
    </message>
    <message>
        <source>VP not counted for the CSA (-1: as computed)</source>
        <translation>Nicht gezählte VP der CSA (-1: wie berechnet)</translation>
    </message>
    <message>
        <source>VP not counted for the USA (-1: as computed)</source>
        <translation>Nicht gezählte VP der USA (-1: wie berechnet)</translation>
    </message>
    <message>
        <source>VP to their side for each SP that leaves</source>
        <translation>VP für ihre Seite je SP, der abzieht</translation>
    </message>
    <message>
        <source>Victory Points: %1</source>
        <translation>Siegpunkte: %1</translation>
    </message>
    <message>
        <source>Victory conditions, one a line</source>
        <translation>Siegbedingungen, eine je Zeile</translation>
    </message>
    <message>
        <source>When both sides win in one check</source>
        <translation>Wenn beide Seiten in einer Prüfung gewinnen</translation>
    </message>
    <message>
        <source>a dismounted unit must first come back to its horses</source>
        <translation>eine abgesessene Einheit muss zuerst zu ihren Pferden zurück</translation>
    </message>
    <message>
        <source>a friendly unit is there</source>
        <translation>dort ist eine eigene Einheit</translation>
    </message>
    <message>
        <source>a pair is an attacker and a defender, both on the map</source>
        <translation>ein Paar sind ein Angreifer und ein Verteidiger, beide auf der Karte</translation>
    </message>
    <message>
        <source>a side is expected before “%1”</source>
        <translation>vor „%1“ wird eine Seite erwartet</translation>
    </message>
    <message>
        <source>a side or draw is expected before “%1”</source>
        <translation>vor „%1“ wird eine Seite oder draw erwartet</translation>
    </message>
    <message>
        <source>a text in quotes does not end</source>
        <translation>ein Text in Anführungszeichen endet nicht</translation>
    </message>
    <message>
        <source>a unit on the map has a hex, any other has none</source>
        <translation>eine Einheit auf der Karte hat ein Hexfeld, jede andere keines</translation>
    </message>
    <message>
        <source>a unit on the map has an intact Strength Point (BH 10.2.2)</source>
        <translation>eine Einheit auf der Karte hat einen unversehrten Stärkepunkt (BH 10.2.2)</translation>
    </message>
    <message>
        <source>a unit that has moved cannot rally</source>
        <translation>eine Einheit, die sich bewegt hat, kann sich nicht sammeln</translation>
    </message>
    <message>
        <source>a whole number is expected before “%1”</source>
        <translation>vor „%1“ wird eine ganze Zahl erwartet</translation>
    </message>
    <message>
        <source>an enemy sees it</source>
        <translation>ein Feind sieht es</translation>
    </message>
    <message>
        <source>an enemy sees that hex</source>
        <translation>ein Feind sieht dieses Hexfeld</translation>
    </message>
    <message>
        <source>an enemy unit is there</source>
        <translation>dort ist eine feindliche Einheit</translation>
    </message>
    <message>
        <source>an enemy zone of control ends the move</source>
        <translation>eine feindliche Kontrollzone beendet die Bewegung</translation>
    </message>
    <message>
        <source>an objective is expected before “%1”</source>
        <translation>vor „%1“ wird ein Ziel erwartet</translation>
    </message>
    <message>
        <source>another hex goes before that one</source>
        <translation>ein anderes Hexfeld geht diesem vor</translation>
    </message>
    <message>
        <source>artillery does not move into an enemy zone</source>
        <translation>Artillerie geht nicht in eine feindliche Zone</translation>
    </message>
    <message>
        <source>at Night nobody moves into an enemy zone</source>
        <translation>bei Nacht geht niemand in eine feindliche Zone</translation>
    </message>
    <message>
        <source>blocked by %1 in %2, level %3</source>
        <translation>versperrt durch %1 in %2, Stufe %3</translation>
    </message>
    <message>
        <source>blocked by %1 in %2, same level</source>
        <translation>versperrt durch %1 in %2, gleiche Stufe</translation>
    </message>
    <message>
        <source>cavalry may not be there mounted</source>
        <translation>beritten darf Kavallerie dort nicht sein</translation>
    </message>
    <message>
        <source>combat is compulsory where enemies reach an attacker</source>
        <translation>Kampf ist Pflicht, wo Feinde an einen Angreifer heranreichen</translation>
    </message>
    <message>
        <source>enemy cavalry holds it where it is</source>
        <translation>feindliche Kavallerie hält es fest</translation>
    </message>
    <message>
        <source>fire is split as evenly as possible over the enemies around</source>
        <translation>Feuer wird so gleichmäßig wie möglich auf die Feinde ringsum verteilt</translation>
    </message>
    <message>
        <source>horse artillery must try to retreat</source>
        <translation>reitende Artillerie muss den Rückzug versuchen</translation>
    </message>
    <message>
        <source>in an enemy zone it does not bombard</source>
        <translation>in einer feindlichen Zone beschießt sie nicht</translation>
    </message>
    <message>
        <source>it began in an enemy zone and may enter no other this turn</source>
        <translation>es begann in einer feindlichen Zone und darf in dieser Runde keine andere betreten</translation>
    </message>
    <message>
        <source>it cannot come back there</source>
        <translation>dort kann es nicht zurückkommen</translation>
    </message>
    <message>
        <source>it does not enter there</source>
        <translation>dort kommt es nicht herein</translation>
    </message>
    <message>
        <source>it does not say when it is tested</source>
        <translation>es sagt nicht, wann geprüft wird</translation>
    </message>
    <message>
        <source>it has bombarded in this Combat Turn</source>
        <translation>es hat in diesem Kampfzug beschossen</translation>
    </message>
    <message>
        <source>it has fought in this Combat Turn</source>
        <translation>es hat in diesem Kampfzug gekämpft</translation>
    </message>
    <message>
        <source>it has more Strength Points than are printed on it (BH 3.4)</source>
        <translation>es hat mehr Stärkepunkte, als aufgedruckt sind (BH 3.4)</translation>
    </message>
    <message>
        <source>it has mounted or dismounted this turn</source>
        <translation>es ist in dieser Runde auf- oder abgesessen</translation>
    </message>
    <message>
        <source>it has too many pieces or objectives</source>
        <translation>es hat zu viele Steine oder Ziele</translation>
    </message>
    <message>
        <source>it has tried in this Combat Turn</source>
        <translation>es hat es in diesem Kampfzug versucht</translation>
    </message>
    <message>
        <source>it may not advance there</source>
        <translation>dorthin darf es nicht vorrücken</translation>
    </message>
    <message>
        <source>it may not leave the map there</source>
        <translation>dort darf es die Karte nicht verlassen</translation>
    </message>
    <message>
        <source>it moves in the Movement Turn of its own formation</source>
        <translation>es bewegt sich im Bewegungszug seiner eigenen Formation</translation>
    </message>
    <message>
        <source>it needs between 1 and 200 Hours (BH 4)</source>
        <translation>es braucht 1 bis 200 Stunden (BH 4)</translation>
    </message>
    <message>
        <source>it needs one board of hexes (BH 1)</source>
        <translation>es braucht einen Plan aus Hexfeldern (BH 1)</translation>
    </message>
    <message>
        <source>it needs the two sides usa and csa (BH 2.2.3)</source>
        <translation>es braucht die zwei Seiten usa und csa (BH 2.2.3)</translation>
    </message>
    <message>
        <source>it would go too far from its horses</source>
        <translation>es käme zu weit von seinen Pferden weg</translation>
    </message>
    <message>
        <source>it would have to stop with the friend who stands in an enemy zone</source>
        <translation>es müsste bei dem Freund halten, der in einer feindlichen Zone steht</translation>
    </message>
    <message>
        <source>its horses are not next to it</source>
        <translation>seine Pferde sind nicht neben ihm</translation>
    </message>
    <message>
        <source>its move is over</source>
        <translation>seine Bewegung ist vorbei</translation>
    </message>
    <message>
        <source>mounted it does not move into a zone of enemy infantry or artillery</source>
        <translation>beritten geht es nicht in eine Zone feindlicher Infanterie oder Artillerie</translation>
    </message>
    <message>
        <source>needs %1 or less, %2 dice</source>
        <translation>braucht %1 oder weniger, %2 Würfel</translation>
    </message>
    <message>
        <source>no enemy gives it reason to retreat</source>
        <translation>kein Feind gibt ihm Grund zum Rückzug</translation>
    </message>
    <message>
        <source>no enemy is next to it</source>
        <translation>kein Feind ist neben ihm</translation>
    </message>
    <message>
        <source>no intact Strength Point would be left</source>
        <translation>es bliebe kein unversehrter Stärkepunkt übrig</translation>
    </message>
    <message>
        <source>no retreat: it would shatter</source>
        <translation>kein Rückzug: sie würde zerschlagen</translation>
    </message>
    <message>
        <source>one Strength Point always stays demoralized</source>
        <translation>ein Stärkepunkt bleibt immer demoralisiert</translation>
    </message>
    <message>
        <source>only artillery bombards</source>
        <translation>nur Artillerie beschießt</translation>
    </message>
    <message>
        <source>only cavalry has horses (BH 11.3)</source>
        <translation>nur Kavallerie hat Pferde (BH 11.3)</translation>
    </message>
    <message>
        <source>only cavalry mounts and dismounts</source>
        <translation>nur Kavallerie sitzt auf und ab</translation>
    </message>
    <message>
        <source>only units on the map retreat</source>
        <translation>nur Einheiten auf der Karte ziehen sich zurück</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>außer Reichweite</translation>
    </message>
    <message>
        <source>passes on %1 or more</source>
        <translation>besteht ab %1</translation>
    </message>
    <message>
        <source>that is a side and no formation</source>
        <translation>das ist eine Seite und keine Formation</translation>
    </message>
    <message>
        <source>that step needs &quot;retreats&quot; that end with the &quot;subject&quot;, and &quot;then&quot;</source>
        <translation>dieser Schritt braucht &quot;retreats&quot;, die mit dem &quot;subject&quot; enden, und &quot;then&quot;</translation>
    </message>
    <message>
        <source>that step needs a &quot;formation&quot;</source>
        <translation>dieser Schritt braucht eine &quot;formation&quot;</translation>
    </message>
    <message>
        <source>that step needs a side with the &quot;initiative&quot;</source>
        <translation>dieser Schritt braucht eine Seite mit der &quot;initiative&quot;</translation>
    </message>
    <message>
        <source>the To Hit Chance of a unit at another</source>
        <translation>die Trefferaussicht einer Einheit gegen eine andere</translation>
    </message>
    <message>
        <source>the Victory Points of both sides</source>
        <translation>die Siegpunkte beider Seiten</translation>
    </message>
    <message>
        <source>the action names no such unit, hex or answer</source>
        <translation>die Handlung nennt keine solche Einheit, kein solches Hexfeld oder keine solche Antwort</translation>
    </message>
    <message>
        <source>the charts of the system cannot be read</source>
        <translation>die Tabellen des Systems sind nicht lesbar</translation>
    </message>
    <message>
        <source>the formation belongs to the side whose turn it is</source>
        <translation>die Formation gehört der Seite, die am Zug ist</translation>
    </message>
    <message>
        <source>the hexes in the zones of control of a side</source>
        <translation>die Hexfelder in den Kontrollzonen einer Seite</translation>
    </message>
    <message>
        <source>the horses cannot stand there</source>
        <translation>dort können die Pferde nicht stehen</translation>
    </message>
    <message>
        <source>the line of sight is blocked</source>
        <translation>die Sichtlinie ist versperrt</translation>
    </message>
    <message>
        <source>the markers that may still be drawn</source>
        <translation>die Marker, die noch gezogen werden können</translation>
    </message>
    <message>
        <source>the path of a retreat begins with the hex it starts in</source>
        <translation>der Weg eines Rückzugs beginnt mit dem Hexfeld, in dem er anfängt</translation>
    </message>
    <message>
        <source>the strength of %1 is not 1 to 99 (BH 2.2.1)</source>
        <translation>die Stärke von %1 ist nicht 1 bis 99 (BH 2.2.1)</translation>
    </message>
    <message>
        <source>the terrain is closed to it</source>
        <translation>das Gelände ist ihm verschlossen</translation>
    </message>
    <message>
        <source>the unit is not due</source>
        <translation>die Einheit ist nicht fällig</translation>
    </message>
    <message>
        <source>the unit is not on the map</source>
        <translation>die Einheit ist nicht auf der Karte</translation>
    </message>
    <message>
        <source>there are too many brackets</source>
        <translation>es sind zu viele Klammern</translation>
    </message>
    <message>
        <source>there is no Hour %1</source>
        <translation>es gibt keine Stunde %1</translation>
    </message>
    <message>
        <source>there is no enemy unit</source>
        <translation>es gibt keine feindliche Einheit</translation>
    </message>
    <message>
        <source>there is no entry area %1</source>
        <translation>es gibt kein Einmarschgebiet %1</translation>
    </message>
    <message>
        <source>there is no formation or side &apos;%1&apos;</source>
        <translation>es gibt keine Formation oder Seite &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no map</source>
        <translation>es gibt keine Karte</translation>
    </message>
    <message>
        <source>there is no unit &apos;%1&apos; in play</source>
        <translation>es ist keine Einheit &apos;%1&apos; im Spiel</translation>
    </message>
    <message>
        <source>this is not the time for it</source>
        <translation>dafür ist jetzt nicht die Zeit</translation>
    </message>
    <message>
        <source>too few Movement Points are left for the hex</source>
        <translation>für das Hexfeld sind zu wenige Bewegungspunkte übrig</translation>
    </message>
    <message>
        <source>too few Movement Points are left to mount or dismount</source>
        <translation>zum Auf- oder Absitzen sind zu wenige Bewegungspunkte übrig</translation>
    </message>
    <message>
        <source>units do not leave the map by choice</source>
        <translation>Einheiten verlassen die Karte nicht aus freien Stücken</translation>
    </message>
    <message>
        <source>units rally at Night only</source>
        <translation>Einheiten sammeln sich nur bei Nacht</translation>
    </message>
    <message>
        <source>where a unit can move in its Movement Turn</source>
        <translation>wohin eine Einheit in ihrem Bewegungszug gehen kann</translation>
    </message>
    <message>
        <source>where a unit would retreat to</source>
        <translation>wohin sich eine Einheit zurückzöge</translation>
    </message>
    <message>
        <source>whether two hexes see each other</source>
        <translation>ob zwei Hexfelder einander sehen</translation>
    </message>
    <message>
        <source>who has to fight whom</source>
        <translation>wer gegen wen kämpfen muss</translation>
    </message>
    <message>
        <source>“%1” is expected before “%2”</source>
        <translation>vor „%2“ wird „%1“ erwartet</translation>
    </message>
    <message>
        <source>“%1” is no test; allowed are holds, vp and leads</source>
        <translation>„%1“ ist keine Prüfung; erlaubt sind holds, vp und leads</translation>
    </message>
    <message>
        <source>“%1” is no time; allowed are numbers of Hours, check and final, then a colon</source>
        <translation>„%1“ ist keine Zeit; erlaubt sind Nummern von Stunden, check und final, dann ein Doppelpunkt</translation>
    </message>
    <message>
        <source>“%1” is not expected here</source>
        <translation>„%1“ wird hier nicht erwartet</translation>
    </message>
    <message>
        <source>%1 and %2 are enemies and both start in %3</source>
        <translation>%1 und %2 sind Feinde und beginnen beide in %3</translation>
    </message>
    <message>
        <source>%1 and %2 both start in %3; a hex holds one unit</source>
        <translation>%1 und %2 beginnen beide in %3; ein Hexfeld fasst eine Einheit</translation>
    </message>
    <message>
        <source>%1 and %2 have the same colour of band</source>
        <translation>%1 und %2 haben dieselbe Streifenfarbe</translation>
    </message>
    <message>
        <source>%1 belongs to no formation, so it can never move</source>
        <translation>%1 gehört zu keiner Formation und kann sich daher nie bewegen</translation>
    </message>
    <message>
        <source>%1 can enter at none of its hexes: they are barred to its type</source>
        <translation>%1 kann auf keinem seiner Hexfelder einmarschieren: sie sind seiner Art versperrt</translation>
    </message>
    <message>
        <source>%1 come in Hour %2, after the last Hour played</source>
        <translation>%1 kommen in Stunde %2, nach der letzten gespielten Stunde</translation>
    </message>
    <message>
        <source>%1 come in Hour %2; the track has the Hours 1 to %3</source>
        <translation>%1 kommen in Stunde %2; die Leiste hat die Stunden 1 bis %3</translation>
    </message>
    <message>
        <source>%1 come in at “%2”, which is no entry area</source>
        <translation>%1 kommen bei „%2“ herein, das kein Einmarschgebiet ist</translation>
    </message>
    <message>
        <source>%1 divides level %2 from level %3, but nothing shows it</source>
        <translation>%1 trennt Stufe %2 von Stufe %3, aber nichts zeigt es</translation>
    </message>
    <message>
        <source>%1 has %2 Movement Turn markers; a formation moves once an Hour</source>
        <translation>%1 hat %2 Bewegungsmarker; eine Formation bewegt sich einmal je Stunde</translation>
    </message>
    <message>
        <source>%1 has %2 SPs; the strength markers end at %3</source>
        <translation>%1 hat %2 SP; die Stärkemarker enden bei %3</translation>
    </message>
    <message>
        <source>%1 has %2 horse holders; a third of its strength is %3</source>
        <translation>%1 hat %2 Pferdehalter; ein Drittel seiner Stärke ist %3</translation>
    </message>
    <message>
        <source>%1 has a Morale Rating of %2; allowed are %3 to %4</source>
        <translation>%1 hat einen Moralwert von %2; erlaubt sind %3 bis %4</translation>
    </message>
    <message>
        <source>%1 has a feature of hexsides at the map edge; the neighbours of %2 are %3</source>
        <translation>%1 hat ein Kantenmerkmal am Kartenrand; die Nachbarn von %2 sind %3</translation>
    </message>
    <message>
        <source>%1 has a mounted Movement Allowance of %2; nothing would be left once it dismounts</source>
        <translation>%1 hat beritten eine Bewegungsweite von %2; abgesessen bliebe nichts übrig</translation>
    </message>
    <message>
        <source>%1 has a printed strength of %2; it takes 1 at least</source>
        <translation>%1 hat eine gedruckte Stärke von %2; es muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>%1 has a single unit; once Shattered it can rally nowhere, for lack of a formation-mate</source>
        <translation>%1 hat eine einzige Einheit; zerschlagen kann sie sich mangels Kameraden nirgends sammeln</translation>
    </message>
    <message>
        <source>%1 has an Approach Fire marker, but the first Hour is Night, which removes it</source>
        <translation>%1 hat einen Annäherungsfeuer-Marker, aber die erste Stunde ist Nacht, die ihn entfernt</translation>
    </message>
    <message>
        <source>%1 has lost %2 of its %3 SPs; a unit in the scenario keeps 1 at least</source>
        <translation>%1 hat %2 seiner %3 SP verloren; eine Einheit im Szenario behält mindestens 1</translation>
    </message>
    <message>
        <source>%1 has lost its horses, but has a horse marker</source>
        <translation>%1 hat seine Pferde verloren, aber einen Pferdemarker</translation>
    </message>
    <message>
        <source>%1 has more than one of stream, creek and river</source>
        <translation>%1 hat mehr als eines von Wasserlauf, Bach und Fluss</translation>
    </message>
    <message>
        <source>%1 has neither a hex nor an arrival</source>
        <translation>%1 hat weder ein Hexfeld noch eine Ankunft</translation>
    </message>
    <message>
        <source>%1 has no Movement Allowance</source>
        <translation>%1 hat keine Bewegungsweite</translation>
    </message>
    <message>
        <source>%1 has no units</source>
        <translation>%1 hat keine Einheiten</translation>
    </message>
    <message>
        <source>%1 has no usable number for %2 in the terrain chart</source>
        <translation>%1 hat in der Geländetabelle keine brauchbare Zahl für %2</translation>
    </message>
    <message>
        <source>%1 has the horse marker %2, as another unit</source>
        <translation>%1 hat den Pferdemarker %2, wie eine andere Einheit</translation>
    </message>
    <message>
        <source>%1 has the id %2, as another piece</source>
        <translation>%1 hat die Kennung %2, wie ein anderer Stein</translation>
    </message>
    <message>
        <source>%1 has units, but no Movement Turn marker, so that they never move</source>
        <translation>%1 hat Einheiten, aber keinen Bewegungsmarker, so dass sie sich nie bewegen</translation>
    </message>
    <message>
        <source>%1 into %2 costs %3 MPs; without it, %4 would do</source>
        <translation>%1 nach %2 kostet %3 MP; ohne es reichten %4</translation>
    </message>
    <message>
        <source>%1 is %2; Victory Points are never negative</source>
        <translation>%1 ist %2; Siegpunkte sind nie negativ</translation>
    </message>
    <message>
        <source>%1 is %2; a To Hit base lies between 1 and 10</source>
        <translation>%1 ist %2; ein Grundwert zum Treffen liegt zwischen 1 und 10</translation>
    </message>
    <message>
        <source>%1 is %2; entering a hex costs 1 MP at least</source>
        <translation>%1 ist %2; ein Hexfeld zu betreten kostet mindestens 1 MP</translation>
    </message>
    <message>
        <source>%1 is %2; the rulebook has %3</source>
        <translation>%1 ist %2; das Regelheft hat %3</translation>
    </message>
    <message>
        <source>%1 is Shattered and has no SP left (%2 of %3 are lost)</source>
        <translation>%1 ist zerschlagen und hat keine SP mehr (%2 von %3 sind verloren)</translation>
    </message>
    <message>
        <source>%1 is Shattered with %2 SP; its last SP always stays demoralized</source>
        <translation>%1 ist mit %2 SP zerschlagen; der letzte SP bleibt immer demoralisiert</translation>
    </message>
    <message>
        <source>%1 is a slope and an escarpment</source>
        <translation>%1 ist Hang und Steilhang zugleich</translation>
    </message>
    <message>
        <source>%1 is dismounted, but its horses stand nowhere and are not said to be lost</source>
        <translation>%1 ist abgesessen, aber seine Pferde stehen nirgends und gelten nicht als verloren</translation>
    </message>
    <message>
        <source>%1 is in a box at the start, and on the map or in the schedule too</source>
        <translation>%1 ist zu Beginn in einem Kasten und auch auf der Karte oder im Zeitplan</translation>
    </message>
    <message>
        <source>%1 is not dismounted, but has a horse marker</source>
        <translation>%1 ist nicht abgesessen, hat aber einen Pferdemarker</translation>
    </message>
    <message>
        <source>%1 is not in play, but has a level, a name or features</source>
        <translation>%1 ist nicht im Spiel, hat aber eine Stufe, einen Namen oder Merkmale</translation>
    </message>
    <message>
        <source>%1 is number %2 in the column at %3 and would pay %4 MPs of %5: it cannot enter in Hour %6</source>
        <translation>%1 ist Nummer %2 in der Kolonne bei %3 und müsste %4 von %5 MP zahlen: es kann in Stunde %6 nicht einmarschieren</translation>
    </message>
    <message>
        <source>%1 is of the formation %2, which belongs to neither side</source>
        <translation>%1 gehört zur Formation %2, die zu keiner Seite gehört</translation>
    </message>
    <message>
        <source>%1 is to come in by areas of the other side</source>
        <translation>%1 soll über Gebiete der anderen Seite einmarschieren</translation>
    </message>
    <message>
        <source>%1 lies in %3 together with %2</source>
        <translation>%1 liegt mit %2 zusammen in %3</translation>
    </message>
    <message>
        <source>%1 lies on no hex in play</source>
        <translation>%1 liegt auf keinem Hexfeld im Spiel</translation>
    </message>
    <message>
        <source>%1 names the hex %2, which is not on the map</source>
        <translation>%1 nennt das Hexfeld %2, das nicht auf der Karte ist</translation>
    </message>
    <message>
        <source>%1 names the hex “%2”, which has not four digits</source>
        <translation>%1 nennt das Hexfeld „%2“, das nicht vier Ziffern hat</translation>
    </message>
    <message>
        <source>%1 stands on the map and arrives as well</source>
        <translation>%1 steht auf der Karte und kommt auch an</translation>
    </message>
    <message>
        <source>%1 starts %2 MPs from its horses; %3 is the limit</source>
        <translation>%1 beginnt %2 MP von seinen Pferden; die Grenze ist %3</translation>
    </message>
    <message>
        <source>%1 starts at %2, but the code written for it is %3</source>
        <translation>%1 beginnt in %2, aber das dafür geschriebene Kürzel ist %3</translation>
    </message>
    <message>
        <source>%1 starts in %2 at %3, which is barred to it, and has no way out</source>
        <translation>%1 beginnt in %2 bei %3, das ihm versperrt ist, und kommt nicht heraus</translation>
    </message>
    <message>
        <source>%1 starts in %2 at %3, which is barred to it; it can leave to %4 only</source>
        <translation>%1 beginnt in %2 bei %3, das ihm versperrt ist; heraus geht es nur nach %4</translation>
    </message>
    <message>
        <source>%1 starts in contact with %2: they fight in the first Combat Turn</source>
        <translation>%1 beginnt in Berührung mit %2: sie kämpfen im ersten Kampfzug</translation>
    </message>
    <message>
        <source>%1 starts in the zone of control of %2, which it could not have entered</source>
        <translation>%1 beginnt in der Kontrollzone von %2, die es nicht hätte betreten können</translation>
    </message>
    <message>
        <source>%1 takes no part in any victory condition</source>
        <translation>%1 kommt in keiner Siegbedingung vor</translation>
    </message>
    <message>
        <source>%1: %2 are printed, %3 are needed</source>
        <translation>%1: %2 sind gedruckt, %3 werden gebraucht</translation>
    </message>
    <message>
        <source>%1: it does not say which hex is the high one (%2)</source>
        <translation>%1: es ist nicht gesagt, welches Hexfeld das hohe ist (%2)</translation>
    </message>
    <message>
        <source>%1: the hex on its high side is the lower one (%2)</source>
        <translation>%1: das Hexfeld auf der hohen Seite ist das niedrigere (%2)</translation>
    </message>
    <message>
        <source>%1: the table needs a number for each of the distances 1 to 4</source>
        <translation>%1: die Tabelle braucht eine Zahl für jede Entfernung von 1 bis 4</translation>
    </message>
    <message>
        <source>%1: “%2” is too long for the %3 on its counter (%4 characters at most)</source>
        <translation>%1: „%2“ ist auf dem Spielstein zu lang für %3 (höchstens %4 Zeichen)</translation>
    </message>
    <message>
        <source>%2 of entry area %1 is not at the edge of the map</source>
        <translation>%2 des Einmarschgebiets %1 liegt nicht am Kartenrand</translation>
    </message>
    <message>
        <source>%2 of the %3 SPs of %1 are demoralized; it would be Shattered</source>
        <translation>%2 der %3 SP von %1 sind demoralisiert; es wäre zerschlagen</translation>
    </message>
    <message>
        <source>%2 stands on %1, so that the %3 controls it from the start</source>
        <translation>%2 steht auf %1, so dass die Seite %3 es von Beginn an beherrscht</translation>
    </message>
    <message>
        <source>A Morale Rating is out of range</source>
        <translation>Ein Moralwert liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>A Movement Turn marker comes after its units</source>
        <translation>Ein Bewegungsmarker kommt nach seinen Einheiten</translation>
    </message>
    <message>
        <source>A Movement Turn marker comes before its units</source>
        <translation>Ein Bewegungsmarker kommt vor seinen Einheiten</translation>
    </message>
    <message>
        <source>A Shattered unit can never rally</source>
        <translation>Eine zerschlagene Einheit kann sich nie sammeln</translation>
    </message>
    <message>
        <source>A Shattered unit has no strength</source>
        <translation>Eine zerschlagene Einheit hat keine Stärke</translation>
    </message>
    <message>
        <source>A Victory Point value is negative</source>
        <translation>Ein Siegpunktwert ist negativ</translation>
    </message>
    <message>
        <source>A bridge or ford without water</source>
        <translation>Eine Brücke oder Furt ohne Wasser</translation>
    </message>
    <message>
        <source>A bridge without a road</source>
        <translation>Eine Brücke ohne Straße</translation>
    </message>
    <message>
        <source>A column is too long to enter in its Hour</source>
        <translation>Eine Kolonne ist zu lang, um in ihrer Stunde einzumarschieren</translation>
    </message>
    <message>
        <source>A counter sheet has free places</source>
        <translation>Ein Spielsteinbogen hat freie Plätze</translation>
    </message>
    <message>
        <source>A dismounted unit starts too far from its horses</source>
        <translation>Eine abgesessene Einheit beginnt zu weit von ihren Pferden</translation>
    </message>
    <message>
        <source>A formation belongs to neither side</source>
        <translation>Eine Formation gehört zu keiner Seite</translation>
    </message>
    <message>
        <source>A formation has a single unit</source>
        <translation>Eine Formation hat eine einzige Einheit</translation>
    </message>
    <message>
        <source>A formation has no Movement Turn marker</source>
        <translation>Eine Formation hat keinen Bewegungsmarker</translation>
    </message>
    <message>
        <source>A formation has no units</source>
        <translation>Eine Formation hat keine Einheiten</translation>
    </message>
    <message>
        <source>A formation has several Movement Turn markers</source>
        <translation>Eine Formation hat mehrere Bewegungsmarker</translation>
    </message>
    <message>
        <source>A fortification guards no hex</source>
        <translation>Eine Befestigung schützt kein Hexfeld</translation>
    </message>
    <message>
        <source>A gap in a stream, creek or river</source>
        <translation>Eine Lücke in Wasserlauf, Bach oder Fluss</translation>
    </message>
    <message>
        <source>A hex has no terrain of the chart</source>
        <translation>Ein Hexfeld hat kein Gelände der Tabelle</translation>
    </message>
    <message>
        <source>A hex not in play holds something</source>
        <translation>Ein Hexfeld außerhalb des Spiels enthält etwas</translation>
    </message>
    <message>
        <source>A hex that is named does not exist</source>
        <translation>Ein genanntes Hexfeld gibt es nicht</translation>
    </message>
    <message>
        <source>A hexside feature does not lie between two hexes</source>
        <translation>Ein Kantenmerkmal liegt nicht zwischen zwei Hexfeldern</translation>
    </message>
    <message>
        <source>A horse marker belongs to nobody, or its letter to two</source>
        <translation>Ein Pferdemarker gehört niemandem, oder sein Buchstabe zweien</translation>
    </message>
    <message>
        <source>A number of the charts is impossible</source>
        <translation>Eine Zahl der Tabellen ist unmöglich</translation>
    </message>
    <message>
        <source>A number of the rulebook is changed</source>
        <translation>Eine Zahl des Regelhefts ist geändert</translation>
    </message>
    <message>
        <source>A piece of road leads nowhere</source>
        <translation>Ein Stück Straße führt nirgendwohin</translation>
    </message>
    <message>
        <source>A road crosses a river without bridge or ford</source>
        <translation>Eine Straße quert einen Fluss ohne Brücke oder Furt</translation>
    </message>
    <message>
        <source>A road is slower than the ground it crosses</source>
        <translation>Eine Straße ist langsamer als der Boden, den sie quert</translation>
    </message>
    <message>
        <source>A road leaves the map beside an entry area</source>
        <translation>Eine Straße verlässt die Karte neben einem Einmarschgebiet</translation>
    </message>
    <message>
        <source>A set-up code makes no sense</source>
        <translation>Ein Aufstellungskürzel ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>A side does not have one Combat Turn marker</source>
        <translation>Eine Seite hat nicht genau einen Kampfmarker</translation>
    </message>
    <message>
        <source>A slope between hexes of one level</source>
        <translation>Ein Hang zwischen Hexfeldern einer Stufe</translation>
    </message>
    <message>
        <source>A slope spans more than one level</source>
        <translation>Ein Hang überspannt mehr als eine Stufe</translation>
    </message>
    <message>
        <source>A slope, escarpment or elevation line is the wrong way round</source>
        <translation>Hang, Steilhang oder Höhenlinie liegt verkehrt herum</translation>
    </message>
    <message>
        <source>A terrain in use lacks a number in the chart</source>
        <translation>Einem benutzten Gelände fehlt eine Zahl in der Tabelle</translation>
    </message>
    <message>
        <source>A text does not fit its counter</source>
        <translation>Ein Text passt nicht auf seinen Spielstein</translation>
    </message>
    <message>
        <source>A unit belongs to no formation</source>
        <translation>Eine Einheit gehört zu keiner Formation</translation>
    </message>
    <message>
        <source>A unit can enter at no hex of its areas</source>
        <translation>Eine Einheit kann auf keinem Hexfeld ihrer Gebiete einmarschieren</translation>
    </message>
    <message>
        <source>A unit has lost all its strength</source>
        <translation>Eine Einheit hat ihre ganze Stärke verloren</translation>
    </message>
    <message>
        <source>A unit has no Movement Allowance</source>
        <translation>Eine Einheit hat keine Bewegungsweite</translation>
    </message>
    <message>
        <source>A unit has no strength</source>
        <translation>Eine Einheit hat keine Stärke</translation>
    </message>
    <message>
        <source>A unit on the map has no intact strength</source>
        <translation>Eine Einheit auf der Karte hat keine unversehrte Stärke</translation>
    </message>
    <message>
        <source>A unit starts in a zone of control it could not have entered</source>
        <translation>Eine Einheit beginnt in einer Kontrollzone, die sie nicht hätte betreten können</translation>
    </message>
    <message>
        <source>A unit starts in two ways</source>
        <translation>Eine Einheit beginnt auf zweierlei Weise</translation>
    </message>
    <message>
        <source>A unit starts where it can never leave</source>
        <translation>Eine Einheit beginnt, wo sie nie herauskommt</translation>
    </message>
    <message>
        <source>A unit starts where its type may not go</source>
        <translation>Eine Einheit beginnt, wohin ihre Art nicht darf</translation>
    </message>
    <message>
        <source>A victory condition asks for too many objectives</source>
        <translation>Eine Siegbedingung verlangt zu viele Ziele</translation>
    </message>
    <message>
        <source>A victory condition names what does not exist</source>
        <translation>Eine Siegbedingung nennt, was es nicht gibt</translation>
    </message>
    <message>
        <source>Add a bridge</source>
        <translation>Eine Brücke hinzufügen</translation>
    </message>
    <message>
        <source>Add a minor road</source>
        <translation>Eine Nebenstraße hinzufügen</translation>
    </message>
    <message>
        <source>Add a slope</source>
        <translation>Einen Hang hinzufügen</translation>
    </message>
    <message>
        <source>Add an elevation line</source>
        <translation>Eine Höhenlinie hinzufügen</translation>
    </message>
    <message>
        <source>Add it to area %1</source>
        <translation>Zum Gebiet %1 hinzufügen</translation>
    </message>
    <message>
        <source>An Approach Fire marker before a Night Hour</source>
        <translation>Ein Annäherungsfeuer-Marker vor einer Nachtstunde</translation>
    </message>
    <message>
        <source>An Approach Fire marker names a unit that cannot fire</source>
        <translation>Ein Annäherungsfeuer-Marker nennt eine Einheit, die nicht feuern kann</translation>
    </message>
    <message>
        <source>An arrival after the last Hour played</source>
        <translation>Eine Ankunft nach der letzten gespielten Stunde</translation>
    </message>
    <message>
        <source>An arrival is off the time track</source>
        <translation>Eine Ankunft liegt außerhalb der Zeitleiste</translation>
    </message>
    <message>
        <source>An entry area has no hexes</source>
        <translation>Ein Einmarschgebiet hat keine Hexfelder</translation>
    </message>
    <message>
        <source>An entry area is not there</source>
        <translation>Ein Einmarschgebiet fehlt</translation>
    </message>
    <message>
        <source>An entry area nobody uses</source>
        <translation>Ein Einmarschgebiet, das niemand benutzt</translation>
    </message>
    <message>
        <source>An entry hex is not at the map edge</source>
        <translation>Ein Einmarschfeld liegt nicht am Kartenrand</translation>
    </message>
    <message>
        <source>An escarpment between hexes of one level</source>
        <translation>Ein Steilhang zwischen Hexfeldern einer Stufe</translation>
    </message>
    <message>
        <source>An objective decides nothing</source>
        <translation>Ein Ziel entscheidet nichts</translation>
    </message>
    <message>
        <source>An objective is held by somebody else at the start</source>
        <translation>Ein Ziel hält zu Beginn jemand anders</translation>
    </message>
    <message>
        <source>An objective is not in play</source>
        <translation>Ein Ziel ist nicht im Spiel</translation>
    </message>
    <message>
        <source>An objective is out of reach</source>
        <translation>Ein Ziel ist unerreichbar</translation>
    </message>
    <message>
        <source>Begin with the track</source>
        <translation>Mit der Leiste beginnen</translation>
    </message>
    <message>
        <source>Blank counters after the units</source>
        <translation>Leere Spielsteine nach den Einheiten</translation>
    </message>
    <message>
        <source>Both sides can win in one check</source>
        <translation>Beide Seiten können in einer Prüfung gewinnen</translation>
    </message>
    <message>
        <source>Call it %1</source>
        <translation>%1 nennen</translation>
    </message>
    <message>
        <source>Cavalry too slow to dismount</source>
        <translation>Kavallerie zu langsam zum Absitzen</translation>
    </message>
    <message>
        <source>Characters at most</source>
        <translation>Zeichen höchstens</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>Zu offenem Gelände machen</translation>
    </message>
    <message>
        <source>Count the Hours anew</source>
        <translation>Die Stunden neu zählen</translation>
    </message>
    <message>
        <source>Counter sheet</source>
        <translation>Spielsteinbogen</translation>
    </message>
    <message>
        <source>Counters in a row</source>
        <translation>Spielsteine in einer Reihe</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Delete the entry</source>
        <translation>Den Eintrag löschen</translation>
    </message>
    <message>
        <source>Delete the horse marker</source>
        <translation>Den Pferdemarker löschen</translation>
    </message>
    <message>
        <source>Dismounted cavalry without horses</source>
        <translation>Abgesessene Kavallerie ohne Pferde</translation>
    </message>
    <message>
        <source>Drop the code</source>
        <translation>Das Kürzel streichen</translation>
    </message>
    <message>
        <source>Drop the written code</source>
        <translation>Das geschriebene Kürzel streichen</translation>
    </message>
    <message>
        <source>Enemies start in contact</source>
        <translation>Feinde beginnen in Berührung</translation>
    </message>
    <message>
        <source>Enemies start in one hex</source>
        <translation>Feinde beginnen in einem Hexfeld</translation>
    </message>
    <message>
        <source>Fill it</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Fill it with spares</source>
        <translation>Mit Ersatz füllen</translation>
    </message>
    <message>
        <source>Friendly units start stacked</source>
        <translation>Eigene Einheiten beginnen gestapelt</translation>
    </message>
    <message>
        <source>Give it to the %1</source>
        <translation>Der Seite %1 geben</translation>
    </message>
    <message>
        <source>Give the formation to %1</source>
        <translation>Die Formation der Seite %1 geben</translation>
    </message>
    <message>
        <source>Guard %1</source>
        <translation>%1 schützen</translation>
    </message>
    <message>
        <source>Guard both</source>
        <translation>Beide schützen</translation>
    </message>
    <message>
        <source>Horses stand in an enemy zone of control</source>
        <translation>Pferde stehen in einer feindlichen Kontrollzone</translation>
    </message>
    <message>
        <source>Horses stand where they could not have been left</source>
        <translation>Pferde stehen, wo man sie nicht hätte lassen können</translation>
    </message>
    <message>
        <source>Hour %1 (%2) does not come after the one before it (%3)</source>
        <translation>Stunde %1 (%2) kommt nicht nach der vorigen (%3)</translation>
    </message>
    <message>
        <source>Hour %1 is Night and has no Combat Turns; its Initiative does nothing</source>
        <translation>Stunde %1 ist Nacht und hat keine Kampfzüge; ihre Initiative bewirkt nichts</translation>
    </message>
    <message>
        <source>Initiative in a Night Hour has no effect</source>
        <translation>Initiative in einer Nachtstunde wirkt nicht</translation>
    </message>
    <message>
        <source>Keep one</source>
        <translation>Eines behalten</translation>
    </message>
    <message>
        <source>Keep the arrival</source>
        <translation>Die Ankunft behalten</translation>
    </message>
    <message>
        <source>Keep the escarpment</source>
        <translation>Den Steilhang behalten</translation>
    </message>
    <message>
        <source>Keep the hex</source>
        <translation>Das Hexfeld behalten</translation>
    </message>
    <message>
        <source>Keep the widest</source>
        <translation>Das breiteste behalten</translation>
    </message>
    <message>
        <source>Leave %1 with the horses</source>
        <translation>%1 bei den Pferden lassen</translation>
    </message>
    <message>
        <source>Leave it in the box</source>
        <translation>Im Kasten lassen</translation>
    </message>
    <message>
        <source>Let it come an Hour later</source>
        <translation>Eine Stunde später kommen lassen</translation>
    </message>
    <message>
        <source>Let it join with the first unit</source>
        <translation>Mit der ersten Einheit dazukommen lassen</translation>
    </message>
    <message>
        <source>Let them come in Hour %1</source>
        <translation>Sie in Stunde %1 kommen lassen</translation>
    </message>
    <message>
        <source>Levels differ where nothing is drawn</source>
        <translation>Stufen wechseln, wo nichts gezeichnet ist</translation>
    </message>
    <message>
        <source>Make a marker</source>
        <translation>Einen Marker machen</translation>
    </message>
    <message>
        <source>Make it an escarpment</source>
        <translation>Zum Steilhang machen</translation>
    </message>
    <message>
        <source>Make the area at %1</source>
        <translation>Das Gebiet bei %1 anlegen</translation>
    </message>
    <message>
        <source>Make them %1 mm wide</source>
        <translation>Sie %1 mm breit machen</translation>
    </message>
    <message>
        <source>Make twelve Hours from 6:00</source>
        <translation>Zwölf Stunden ab 6:00 machen</translation>
    </message>
    <message>
        <source>Mark the Hour</source>
        <translation>Die Stunde markieren</translation>
    </message>
    <message>
        <source>Mark the last Hour</source>
        <translation>Die letzte Stunde markieren</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 stellen</translation>
    </message>
    <message>
        <source>Move it to the Eliminated box</source>
        <translation>In den Kasten „Vernichtet“ stellen</translation>
    </message>
    <message>
        <source>Move it to the Shattered box</source>
        <translation>In den Kasten „Zerschlagen“ stellen</translation>
    </message>
    <message>
        <source>No marker shows the strength of a unit</source>
        <translation>Kein Marker zeigt die Stärke einer Einheit</translation>
    </message>
    <message>
        <source>Nobody can rally: there is no Night Hour</source>
        <translation>Niemand kann sich sammeln: es gibt keine Nachtstunde</translation>
    </message>
    <message>
        <source>Nobody has it</source>
        <translation>Niemand hat sie</translation>
    </message>
    <message>
        <source>Play to the end of the track</source>
        <translation>Bis zum Ende der Leiste spielen</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>%1 drucken</translation>
    </message>
    <message>
        <source>Put them into %1</source>
        <translation>Sie in %1 stellen</translation>
    </message>
    <message>
        <source>Raise %1 by 1</source>
        <translation>%1 um 1 heben</translation>
    </message>
    <message>
        <source>Set %1, usual for its type</source>
        <translation>%1 setzen, für seine Art üblich</translation>
    </message>
    <message>
        <source>Set 1</source>
        <translation>1 setzen</translation>
    </message>
    <message>
        <source>Set it to clear</source>
        <translation>Auf offenes Gelände setzen</translation>
    </message>
    <message>
        <source>Set it up by its code, %1</source>
        <translation>Nach seinem Kürzel %1 aufstellen</translation>
    </message>
    <message>
        <source>Set-up code</source>
        <translation>Aufstellungskürzel</translation>
    </message>
    <message>
        <source>Several waters on one hexside</source>
        <translation>Mehrere Gewässer auf einer Kante</translation>
    </message>
    <message>
        <source>Shorten it to %1</source>
        <translation>Auf %1 kürzen</translation>
    </message>
    <message>
        <source>Slope and escarpment on one hexside</source>
        <translation>Hang und Steilhang auf einer Kante</translation>
    </message>
    <message>
        <source>Take %1 out</source>
        <translation>%1 herausnehmen</translation>
    </message>
    <message>
        <source>Take another colour</source>
        <translation>Eine andere Farbe nehmen</translation>
    </message>
    <message>
        <source>Take it off the marker</source>
        <translation>Vom Marker streichen</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Take the horses off the map</source>
        <translation>Die Pferde von der Karte nehmen</translation>
    </message>
    <message>
        <source>Take the letter %1</source>
        <translation>Den Buchstaben %1 nehmen</translation>
    </message>
    <message>
        <source>Take the mark away</source>
        <translation>Die Markierung wegnehmen</translation>
    </message>
    <message>
        <source>Take the marker off</source>
        <translation>Den Marker wegnehmen</translation>
    </message>
    <message>
        <source>Text on counters</source>
        <translation>Text auf Spielsteinen</translation>
    </message>
    <message>
        <source>The Hours to be played are not on the track</source>
        <translation>Die zu spielenden Stunden sind nicht auf der Leiste</translation>
    </message>
    <message>
        <source>The Initiative belongs to no side</source>
        <translation>Die Initiative gehört keiner Seite</translation>
    </message>
    <message>
        <source>The enemy starts on a whole entry area</source>
        <translation>Der Feind beginnt auf einem ganzen Einmarschgebiet</translation>
    </message>
    <message>
        <source>The first Hours do not say who has the Initiative</source>
        <translation>Die ersten Stunden sagen nicht, wer die Initiative hat</translation>
    </message>
    <message>
        <source>The first in the list decides</source>
        <translation>Die erste in der Liste entscheidet</translation>
    </message>
    <message>
        <source>The hexes are too small for the counters</source>
        <translation>Die Hexfelder sind zu klein für die Spielsteine</translation>
    </message>
    <message>
        <source>The number of horse holders is unusual</source>
        <translation>Die Zahl der Pferdehalter ist ungewöhnlich</translation>
    </message>
    <message>
        <source>The range table has a gap</source>
        <translation>Die Reichweitentabelle hat eine Lücke</translation>
    </message>
    <message>
        <source>The starting VP are not those computed</source>
        <translation>Die VP zu Beginn sind nicht die berechneten</translation>
    </message>
    <message>
        <source>The time track is empty or out of order</source>
        <translation>Die Zeitleiste ist leer oder ungeordnet</translation>
    </message>
    <message>
        <source>There are too few markers</source>
        <translation>Es sind zu wenige Marker</translation>
    </message>
    <message>
        <source>They are lost</source>
        <translation>Sie sind verloren</translation>
    </message>
    <message>
        <source>Turn it round</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>Two formations look alike</source>
        <translation>Zwei Formationen sehen gleich aus</translation>
    </message>
    <message>
        <source>Two objectives in one hex</source>
        <translation>Zwei Ziele in einem Hexfeld</translation>
    </message>
    <message>
        <source>Two units have the same id</source>
        <translation>Zwei Einheiten haben dieselbe Kennung</translation>
    </message>
    <message>
        <source>Two units of a side cannot be told apart</source>
        <translation>Zwei Einheiten einer Seite lassen sich nicht unterscheiden</translation>
    </message>
    <message>
        <source>Use the number computed</source>
        <translation>Die berechnete Zahl nehmen</translation>
    </message>
    <message>
        <source>Victory is never tested</source>
        <translation>Der Sieg wird nie geprüft</translation>
    </message>
    <message>
        <source>Victory is tested before the first turn</source>
        <translation>Der Sieg wird vor der ersten Runde geprüft</translation>
    </message>
    <message>
        <source>Victory is tested in an Hour without the mark</source>
        <translation>Der Sieg wird in einer Stunde ohne Markierung geprüft</translation>
    </message>
    <message>
        <source>What fits a counter of 5/8 inch.</source>
        <translation>Was auf einen Spielstein von 5/8 Zoll passt.</translation>
    </message>
    <message>
        <source>a road crosses the river %1 without bridge or ford; it plays as a bridge</source>
        <translation>eine Straße quert den Fluss %1 ohne Brücke oder Furt; sie gilt als Brücke</translation>
    </message>
    <message>
        <source>a road leaves the map at %1, beside entry area %2 but not in it</source>
        <translation>eine Straße verlässt die Karte bei %1, neben dem Einmarschgebiet %2, aber nicht darin</translation>
    </message>
    <message>
        <source>another formation of the side is called %1 too</source>
        <translation>eine andere Formation der Seite heißt auch %1</translation>
    </message>
    <message>
        <source>another unit of its side and type is called %1 too</source>
        <translation>eine andere Einheit ihrer Seite und Art heißt auch %1</translation>
    </message>
    <message>
        <source>entry area %1 has no hexes</source>
        <translation>das Einmarschgebiet %1 hat keine Hexfelder</translation>
    </message>
    <message>
        <source>game code</source>
        <translation>Spielkürzel</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>no Hour has the mark for a victory check, and nothing is tested at the end</source>
        <translation>keine Stunde ist für eine Siegprüfung markiert, und am Ende wird nichts geprüft</translation>
    </message>
    <message>
        <source>no road leads over the bridge %1</source>
        <translation>über die Brücke %1 führt keine Straße</translation>
    </message>
    <message>
        <source>no unit of the %2 can ever enter %1</source>
        <translation>keine Einheit der Seite %2 kann je nach %1 kommen</translation>
    </message>
    <message>
        <source>no victory condition is set, so that every game ends with the default result</source>
        <translation>keine Siegbedingung ist gesetzt, so dass jede Partie mit dem Grundergebnis endet</translation>
    </message>
    <message>
        <source>nobody comes in by entry area %1</source>
        <translation>niemand kommt über das Einmarschgebiet %1</translation>
    </message>
    <message>
        <source>set-up code</source>
        <translation>Aufstellungskürzel</translation>
    </message>
    <message>
        <source>the %1 has %2 Combat Turn markers; the cup takes one of each side</source>
        <translation>die Seite %1 hat %2 Kampfmarker; in den Becher kommt einer von jeder Seite</translation>
    </message>
    <message>
        <source>the %2 starts on every hex of entry area %1, which its enemy is to use</source>
        <translation>die Seite %2 beginnt auf jedem Hexfeld des Einmarschgebiets %1, das ihr Feind benutzen soll</translation>
    </message>
    <message>
        <source>the Approach Fire marker of %1 names %2, a unit of its own side</source>
        <translation>der Annäherungsfeuer-Marker von %1 nennt %2, eine Einheit der eigenen Seite</translation>
    </message>
    <message>
        <source>the Approach Fire marker of %1 names %2, whose zone of control does not reach it</source>
        <translation>der Annäherungsfeuer-Marker von %1 nennt %2, dessen Kontrollzone nicht heranreicht</translation>
    </message>
    <message>
        <source>the Approach Fire marker of %1 names “%2”, which is no unit</source>
        <translation>der Annäherungsfeuer-Marker von %1 nennt „%2“, das keine Einheit ist</translation>
    </message>
    <message>
        <source>the Initiative begins after %1 Hours that do not say who has it</source>
        <translation>die Initiative beginnt nach %1 Stunden, die nicht sagen, wer sie hat</translation>
    </message>
    <message>
        <source>the Initiative of Hour %1 is with “%2”, which is no side</source>
        <translation>die Initiative der Stunde %1 liegt bei „%2“, das keine Seite ist</translation>
    </message>
    <message>
        <source>the escarpment %1 lies between two hexes of level %2</source>
        <translation>der Steilhang %1 liegt zwischen zwei Hexfeldern der Stufe %2</translation>
    </message>
    <message>
        <source>the first Hour played is %1; the track has %2</source>
        <translation>die erste gespielte Stunde ist %1; die Leiste hat %2</translation>
    </message>
    <message>
        <source>the fortification %1 does not say which hex it guards</source>
        <translation>die Befestigung %1 sagt nicht, welches Hexfeld sie schützt</translation>
    </message>
    <message>
        <source>the hexes are printed %1 mm wide; counters of %2 mm need %3</source>
        <translation>die Hexfelder werden %1 mm breit gedruckt; Spielsteine von %2 mm brauchen %3</translation>
    </message>
    <message>
        <source>the horses of %1 stand at %2 in sight of the enemy</source>
        <translation>die Pferde von %1 stehen bei %2 in Sicht des Feindes</translation>
    </message>
    <message>
        <source>the horses of %1 stand at %2 with a unit of their side</source>
        <translation>die Pferde von %1 stehen bei %2 mit einer Einheit ihrer Seite</translation>
    </message>
    <message>
        <source>the horses of %1 stand at %2 with those of another unit</source>
        <translation>die Pferde von %1 stehen bei %2 mit denen einer anderen Einheit</translation>
    </message>
    <message>
        <source>the horses of %1 stand at %2, in an enemy zone of control</source>
        <translation>die Pferde von %1 stehen bei %2 in einer feindlichen Kontrollzone</translation>
    </message>
    <message>
        <source>the horses of %1 stand at %2, where cavalry may not go</source>
        <translation>die Pferde von %1 stehen bei %2, wohin Kavallerie nicht darf</translation>
    </message>
    <message>
        <source>the last Hour played is %1; it takes one from %2 to %3</source>
        <translation>die letzte gespielte Stunde ist %1; möglich ist eine von %2 bis %3</translation>
    </message>
    <message>
        <source>the last row of unit counters has %1 free places of %2</source>
        <translation>die letzte Reihe der Einheitensteine hat %1 von %2 Plätzen frei</translation>
    </message>
    <message>
        <source>the map has %1 columns and %2 rows; labels of four digits count to %3</source>
        <translation>die Karte hat %1 Spalten und %2 Reihen; vierstellige Nummern zählen bis %3</translation>
    </message>
    <message>
        <source>the marker of %1 joins in Hour %2, but its first unit comes in Hour %3</source>
        <translation>der Marker von %1 kommt in Stunde %2 dazu, aber seine erste Einheit kommt in Stunde %3</translation>
    </message>
    <message>
        <source>the marker of %1 joins in Hour %2, but its first unit is there in Hour %3</source>
        <translation>der Marker von %1 kommt in Stunde %2 dazu, aber seine erste Einheit ist in Stunde %3 da</translation>
    </message>
    <message>
        <source>the road across %1 is joined to no other</source>
        <translation>die Straße über %1 ist mit keiner anderen verbunden</translation>
    </message>
    <message>
        <source>the scenario leaves %2 VP out of the count of the %1; the starting states give %3</source>
        <translation>das Szenario lässt %2 VP der Seite %1 ungezählt; die Anfangszustände ergeben %3</translation>
    </message>
    <message>
        <source>the set-up code of %1 is “%2”; it takes a hex like 0614 or an Hour with entry areas like 2B or 6 C/D</source>
        <translation>das Aufstellungskürzel von %1 ist „%2“; möglich sind ein Hexfeld wie 0614 oder eine Stunde mit Einmarschgebieten wie 2B oder 6 C/D</translation>
    </message>
    <message>
        <source>the slope %1 leads from level %2 to level %3</source>
        <translation>der Hang %1 führt von Stufe %2 zu Stufe %3</translation>
    </message>
    <message>
        <source>the slope %1 lies between two hexes of level %2</source>
        <translation>der Hang %1 liegt zwischen zwei Hexfeldern der Stufe %2</translation>
    </message>
    <message>
        <source>the terrain of %1 (number %2) is not in the chart</source>
        <translation>das Gelände von %1 (Nummer %2) steht nicht in der Tabelle</translation>
    </message>
    <message>
        <source>the time track has no Hours</source>
        <translation>die Zeitleiste hat keine Stunden</translation>
    </message>
    <message>
        <source>the victory condition in line %1 asks for %2 objectives out of %3</source>
        <translation>die Siegbedingung in Zeile %1 verlangt %2 von %3 Zielen</translation>
    </message>
    <message>
        <source>the victory condition in line %1 asks for all objectives, but there is none</source>
        <translation>die Siegbedingung in Zeile %1 verlangt alle Ziele, aber es gibt keines</translation>
    </message>
    <message>
        <source>the victory condition in line %1 cannot be read: %2</source>
        <translation>die Siegbedingung in Zeile %1 ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>the victory condition in line %1 is tested in Hour %2, which does not exist</source>
        <translation>die Siegbedingung in Zeile %1 wird in Stunde %2 geprüft, die es nicht gibt</translation>
    </message>
    <message>
        <source>the victory condition in line %1 is tested in Hour %2, which lacks the mark</source>
        <translation>die Siegbedingung in Zeile %1 wird in Stunde %2 geprüft, der die Markierung fehlt</translation>
    </message>
    <message>
        <source>the victory condition in line %1 names “%2”, which is no objective</source>
        <translation>die Siegbedingung in Zeile %1 nennt „%2“, das kein Ziel ist</translation>
    </message>
    <message>
        <source>the victory condition in line %1 names “%2”, which is no side</source>
        <translation>die Siegbedingung in Zeile %1 nennt „%2“, das keine Seite ist</translation>
    </message>
    <message>
        <source>the victory conditions in lines %1 and %2 may be met in the same check; nothing says who wins then</source>
        <translation>die Siegbedingungen in den Zeilen %1 und %2 können in derselben Prüfung erfüllt sein; dann sagt nichts, wer gewinnt</translation>
    </message>
    <message>
        <source>the water has a gap of one hexside at %1</source>
        <translation>das Wasser hat bei %1 eine Lücke von einer Kante</translation>
    </message>
    <message>
        <source>there is a bridge or ford at %1, but no water</source>
        <translation>bei %1 ist eine Brücke oder Furt, aber kein Wasser</translation>
    </message>
    <message>
        <source>units start demoralized or Shattered, but no Hour is Night, so nobody can rally</source>
        <translation>Einheiten beginnen demoralisiert oder zerschlagen, aber keine Stunde ist Nacht, so dass sich niemand sammeln kann</translation>
    </message>
    <message>
        <source>victory is tested when the marker comes to an Hour; in %1, the first, nobody has done anything yet</source>
        <translation>der Sieg wird geprüft, wenn der Marker eine Stunde erreicht; in %1, der ersten, hat noch niemand etwas getan</translation>
    </message>
    <message>
        <source>%1, number %2: %3 MPs, %4 left</source>
        <translation>%1, Nummer %2: %3 MP, %4 übrig</translation>
    </message>
    <message>
        <source>%1, number %2: %3 MPs, too many</source>
        <translation>%1, Nummer %2: %3 MP, zu viele</translation>
    </message>
    <message>
        <source>Approach Fire by (ids of units)</source>
        <translation>Annäherungsfeuer durch (Kennungen der Einheiten)</translation>
    </message>
    <message>
        <source>Back of the marker</source>
        <translation>Rückseite des Markers</translation>
    </message>
    <message>
        <source>Carry the initiative on</source>
        <translation>Initiative fortschreiben</translation>
    </message>
    <message>
        <source>Code on its counter</source>
        <translation>Kürzel auf dem Spielstein</translation>
    </message>
    <message>
        <source>Hour %1: %2</source>
        <translation>Stunde %1: %2</translation>
    </message>
    <message>
        <source>Intact SPs</source>
        <translation>Unversehrte SP</translation>
    </message>
    <message>
        <source>Larger command</source>
        <translation>Größerer Verband</translation>
    </message>
    <message>
        <source>Marker joins in Hour (0: with its first unit)</source>
        <translation>Marker kommt dazu in Stunde (0: mit der ersten Einheit)</translation>
    </message>
    <message>
        <source>Marker joins the cup in Hour</source>
        <translation>Marker kommt in den Becher in Stunde</translation>
    </message>
    <message>
        <source>Set-up code, if written</source>
        <translation>Aufstellungskürzel, wenn geschrieben</translation>
    </message>
    <message>
        <source>Strength now</source>
        <translation>Jetzige Stärke</translation>
    </message>
    <message>
        <source>Text on the marker</source>
        <translation>Text auf dem Marker</translation>
    </message>
    <message>
        <source>VP not scored for it</source>
        <translation>VP, die dafür nicht zählen</translation>
    </message>
    <message>
        <source>can enter nowhere</source>
        <translation>kann nirgends einmarschieren</translation>
    </message>
    <message>
        <source>“%1” is no set-up code</source>
        <translation>„%1“ ist kein Aufstellungskürzel</translation>
    </message>
    <message>
        <source>Hour %1</source>
        <translation>Stunde %1</translation>
    </message>
    <message>
        <source>Hour %1, Night</source>
        <translation>Stunde %1, Nacht</translation>
    </message>
    <message>
        <source>Movement allowance (0: of its type)</source>
        <translation>Bewegungsweite (0: die seiner Art)</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>in Sicherheit</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>nicht festgelegt</translation>
    </message>
</context>
<context>
    <name>hotchkiss::Actions</name>
    <message>
        <source>&amp;New Scenario…</source>
        <translation>&amp;Neues Szenario …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Re&amp;vert to Saved</source>
        <translation>&amp;Zurück zum gespeicherten Stand</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Alles aus&amp;wählen</translation>
    </message>
    <message>
        <source>Select &amp;Nothing</source>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>&amp;Find Unit or Cell…</source>
        <translation>Einheit oder &amp;Feld suchen …</translation>
    </message>
    <message>
        <source>&amp;Go to Cell…</source>
        <translation>&amp;Gehe zu Feld …</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Willkommen</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;Entwurf</translation>
    </message>
    <message>
        <source>P&amp;laytest</source>
        <translation>&amp;Probespiel</translation>
    </message>
    <message>
        <source>&amp;Publish</source>
        <translation>&amp;Ausgabe</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit in Window</source>
        <translation>Ins &amp;Fenster einpassen</translation>
    </message>
    <message>
        <source>Size on Pa&amp;per</source>
        <translation>&amp;Größe auf Papier</translation>
    </message>
    <message>
        <source>Zoom to &amp;Selection</source>
        <translation>Auf Auswahl &amp;zoomen</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>Cell &amp;Numbers</source>
        <translation>Feld&amp;nummern</translation>
    </message>
    <message>
        <source>&amp;Counters</source>
        <translation>&amp;Spielsteine</translation>
    </message>
    <message>
        <source>&amp;Elevation Tint</source>
        <translation>&amp;Höhenfarben</translation>
    </message>
    <message>
        <source>&amp;Period Map</source>
        <translation>&amp;Historische Karte</translation>
    </message>
    <message>
        <source>&amp;Ink-saving</source>
        <translation>&amp;Tintensparend</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Anordnung z&amp;urücksetzen</translation>
    </message>
    <message>
        <source>Full &amp;Screen</source>
        <translation>Vo&amp;llbild</translation>
    </message>
    <message>
        <source>&amp;Previous Board</source>
        <translation>&amp;Voriger Spielplan</translation>
    </message>
    <message>
        <source>&amp;Next Board</source>
        <translation>&amp;Nächster Spielplan</translation>
    </message>
    <message>
        <source>&amp;Add a Board</source>
        <translation>Spielplan &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Remove This &amp;Board</source>
        <translation>&amp;Diesen Spielplan entfernen</translation>
    </message>
    <message>
        <source>Board P&amp;roperties…</source>
        <translation>&amp;Eigenschaften des Spielplans …</translation>
    </message>
    <message>
        <source>Re&amp;size Board…</source>
        <translation>&amp;Größe des Spielplans …</translation>
    </message>
    <message>
        <source>&amp;Crop to Selection</source>
        <translation>Auf Auswahl &amp;zuschneiden</translation>
    </message>
    <message>
        <source>Scanned Map as &amp;Underlay…</source>
        <translation>Gescannte Karte als &amp;Unterlage …</translation>
    </message>
    <message>
        <source>Remove Un&amp;derlay</source>
        <translation>Unterlage entfe&amp;rnen</translation>
    </message>
    <message>
        <source>&amp;Tile Layout…</source>
        <translation>&amp;Plättchenauslage …</translation>
    </message>
    <message>
        <source>Layout &amp;Library…</source>
        <translation>Auslagen&amp;bibliothek …</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>Mirror &amp;Left and Right</source>
        <translation>&amp;Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror &amp;Top and Bottom</source>
        <translation>&amp;Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Around the &amp;Centre</source>
        <translation>Um die &amp;Mitte</translation>
    </message>
    <message>
        <source>Add a &amp;Command</source>
        <translation>&amp;Verband hinzufügen</translation>
    </message>
    <message>
        <source>Add a &amp;Unit</source>
        <translation>&amp;Einheit hinzufügen</translation>
    </message>
    <message>
        <source>Add a &amp;Leader</source>
        <translation>&amp;Anführer hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Import Forces…</source>
        <translation>Truppen &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Export Forces…</source>
        <translation>Truppen e&amp;xportieren …</translation>
    </message>
    <message>
        <source>I&amp;mport Schedule…</source>
        <translation>&amp;Zeitplan importieren …</translation>
    </message>
    <message>
        <source>E&amp;xport Schedule…</source>
        <translation>Zeitplan ex&amp;portieren …</translation>
    </message>
    <message>
        <source>Ne&amp;xt Problem</source>
        <translation>Nä&amp;chstes Problem</translation>
    </message>
    <message>
        <source>Pre&amp;vious Problem</source>
        <translation>&amp;Voriges Problem</translation>
    </message>
    <message>
        <source>&amp;Search Commands…</source>
        <translation>&amp;Befehle suchen …</translation>
    </message>
    <message>
        <source>Rule &amp;Charts…</source>
        <translation>&amp;Regeltabellen …</translation>
    </message>
    <message>
        <source>&amp;New Window</source>
        <translation>&amp;Neues Fenster</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Hotchkiss</source>
        <translation>Ü&amp;ber Hotchkiss</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>F&amp;orces</source>
        <translation>&amp;Truppen</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>Karten&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Farbsche&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Symmetric Drawing</source>
        <translation>&amp;Symmetrisches Zeichnen</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Berei&amp;che</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Open Game…</source>
        <translation>Partie ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save Game…</source>
        <translation>Partie &amp;speichern …</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>S&amp;chritt</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>R&amp;unde</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>&amp;Halt</translation>
    </message>
    <message>
        <source>Next Unit That &amp;May Act</source>
        <translation>Nächste Einheit am &amp;Zug</translation>
    </message>
    <message>
        <source>Who Can &amp;Fire on Whom</source>
        <translation>&amp;Wer auf wen feuern kann</translation>
    </message>
    <message>
        <source>&amp;Line of Sight</source>
        <translation>Sicht&amp;linie</translation>
    </message>
    <message>
        <source>Make This Position a S&amp;cenario</source>
        <translation>Diese Stellung zum Szenario &amp;machen</translation>
    </message>
    <message>
        <source>&amp;Balance</source>
        <translation>&amp;Balance</translation>
    </message>
    <message>
        <source>&amp;Playtest</source>
        <translation>&amp;Probespiel</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
</context>
<context>
    <name>hotchkiss::ActionsPanel</name>
    <message>
        <source>Choose %1</source>
        <translation>%1 auswählen</translation>
    </message>
    <message>
        <source>not on the map</source>
        <translation>nicht auf der Karte</translation>
    </message>
    <message>
        <source>Waits off the map: choose it here, then click where it is to come.</source>
        <translation>Wartet neben der Karte: hier auswählen, dann anklicken, wohin sie kommen soll.</translation>
    </message>
    <message>
        <source>Legal now — %1</source>
        <translation>Jetzt erlaubt — %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Take the last click back (Esc)</source>
        <translation>Den letzten Klick zurücknehmen (Esc)</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist beendet.</translation>
    </message>
    <message>
        <source>Which of these?</source>
        <translation>Was davon?</translation>
    </message>
    <message>
        <source>Click a ringed unit on the board, or N for the next that may act.</source>
        <translation>Eine umringte Einheit auf dem Plan anklicken, oder mit N die nächste, die handeln darf.</translation>
    </message>
    <message>
        <source>%1 — which of these?</source>
        <translation>%1 — was davon?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hotchkiss::ArrivalDialog</name>
    <message>
        <source>&amp;Leave the map in this turn</source>
        <translation>&amp;Verlassen die Karte in dieser Runde</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>Ankunft</translation>
    </message>
    <message>
        <source>Filter the forces</source>
        <translation>Truppen filtern</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Cells, with spaces between</source>
        <translation>Felder, durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Wer</translation>
    </message>
    <message>
        <source>W&amp;hen</source>
        <translation>W&amp;ann</translation>
    </message>
    <message>
        <source>Wh&amp;ere</source>
        <translation>W&amp;o</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>A&amp;nmerkung</translation>
    </message>
</context>
<context>
    <name>hotchkiss::Autosave</name>
    <message>
        <source>There is no room for an autosave in %1.</source>
        <translation>In %1 ist kein Platz für eine automatische Sicherung.</translation>
    </message>
</context>
<context>
    <name>hotchkiss::BalancePanel</name>
    <message>
        <source>Scenario as designed</source>
        <translation>Szenario wie entworfen</translation>
    </message>
    <message>
        <source>Position on the board</source>
        <translation>Stelle auf dem Plan</translation>
    </message>
    <message>
        <source>The seed of the first game; the others follow. Runs with other seeds can be merged.</source>
        <translation>Die Startzahl der ersten Partie; die anderen folgen. Läufe mit anderen Startzahlen lassen sich zusammenführen.</translation>
    </message>
    <message>
        <source>How many games are played at once. The figures are the same for any number.</source>
        <translation>Wie viele Partien zugleich gespielt werden. Die Zahlen sind für jede Anzahl dieselben.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Halt</translation>
    </message>
    <message>
        <source>Ends the run; the games that are done count</source>
        <translation>Beendet den Lauf; die gespielten Partien zählen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>Erste Startzahl</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Load a run…</source>
        <translation>Lauf laden …</translation>
    </message>
    <message>
        <source>Save the run…</source>
        <translation>Lauf speichern …</translation>
    </message>
    <message>
        <source>Merge the chosen runs</source>
        <translation>Gewählte Läufe zusammenführen</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>The run before a change: what has become of its figures is told</source>
        <translation>Der Lauf vor einer Änderung: es wird gezeigt, was aus seinen Zahlen geworden ist</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Bewegungen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Plan</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>Überleben</translation>
    </message>
    <message>
        <source>Choose a run to compare with, at the left.</source>
        <translation>Links einen Lauf zum Vergleichen wählen.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <source>Stopped before a game had ended.</source>
        <translation>Angehalten, bevor eine Partie zu Ende war.</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>No other run</source>
        <translation>Kein anderer Lauf</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>%1 is a run of another rule system.</source>
        <translation>%1 ist ein Lauf eines anderen Regelsystems.</translation>
    </message>
    <message>
        <source>Choose two runs or more in the list to merge them.</source>
        <translation>In der Liste zwei oder mehr Läufe wählen, um sie zusammenzuführen.</translation>
    </message>
    <message>
        <source>%1 cannot be merged: %2</source>
        <translation>%1 lässt sich nicht zusammenführen: %2</translation>
    </message>
    <message>
        <source>There is no run to save yet.</source>
        <translation>Es gibt noch keinen Lauf zum Speichern.</translation>
    </message>
    <message>
        <source>Save Run</source>
        <translation>Lauf speichern</translation>
    </message>
    <message>
        <source>Balance runs (*%1)</source>
        <translation>Balanceläufe (*%1)</translation>
    </message>
    <message>
        <source>Load Runs</source>
        <translation>Läufe laden</translation>
    </message>
    <message>
        <source>Balance runs (*%1);;All files (*)</source>
        <translation>Balanceläufe (*%1);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>hotchkiss::BalanceView</name>
    <message>
        <source>Run games to see who wins how often, or load a saved run.</source>
        <translation>Partien spielen lassen, um zu sehen, wer wie oft gewinnt, oder einen gespeicherten Lauf laden.</translation>
    </message>
    <message>
        <source>Whiskers: the true rate lies there in 95 of 100 cases.</source>
        <translation>Striche: in 95 von 100 Fällen liegt der wahre Anteil dort.</translation>
    </message>
    <message>
        <source>%1 games did not end and count as draws.</source>
        <translation>%1 Partien endeten nicht und zählen als unentschieden.</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Length in turns</source>
        <translation>Länge in Runden</translation>
    </message>
</context>
<context>
    <name>hotchkiss::BoardEditor</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name on the map</source>
        <translation>Name auf der Karte</translation>
    </message>
</context>
<context>
    <name>hotchkiss::BoardPage</name>
    <message>
        <source>A board of your own</source>
        <translation>Eine eigene Karte</translation>
    </message>
    <message>
        <source>Flat-topped</source>
        <translation>Flache Oberkante</translation>
    </message>
    <message>
        <source>Pointy-topped</source>
        <translation>Spitze oben</translation>
    </message>
    <message>
        <source>Even ones lower</source>
        <translation>Gerade stehen tiefer</translation>
    </message>
    <message>
        <source>Odd ones lower</source>
        <translation>Ungerade stehen tiefer</translation>
    </message>
    <message>
        <source>0614 — column and row</source>
        <translation>0614 — Spalte und Reihe</translation>
    </message>
    <message>
        <source>1406 — row and column</source>
        <translation>1406 — Reihe und Spalte</translation>
    </message>
    <message>
        <source>E13 — letter and number</source>
        <translation>E13 — Buchstabe und Zahl</translation>
    </message>
    <message>
        <source>36.26 — column.row</source>
        <translation>36.26 — Spalte.Reihe</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>Oben links</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>Oben rechts</translation>
    </message>
    <message>
        <source>Bottom left</source>
        <translation>Unten links</translation>
    </message>
    <message>
        <source>Bottom right</source>
        <translation>Unten rechts</translation>
    </message>
    <message>
        <source>What board is it played on?</source>
        <translation>Auf welchem Plan wird gespielt?</translation>
    </message>
    <message>
        <source>Everything can be changed later, also the size.</source>
        <translation>Alles lässt sich später ändern, auch die Größe.</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Vorlage</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Reihen</translation>
    </message>
    <message>
        <source>&amp;Hexes</source>
        <translation>S&amp;echsecke</translation>
    </message>
    <message>
        <source>&amp;Stagger</source>
        <translation>Ver&amp;satz</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>N&amp;ummern</translation>
    </message>
    <message>
        <source>Counted &amp;from</source>
        <translation>Gezählt &amp;von</translation>
    </message>
    <message>
        <source>F&amp;irst column</source>
        <translation>&amp;Erste Spalte</translation>
    </message>
    <message>
        <source>Firs&amp;t row</source>
        <translation>Erste Rei&amp;he</translation>
    </message>
    <message>
        <source>Si&amp;ze on paper</source>
        <translation>&amp;Größe auf Papier</translation>
    </message>
    <message>
        <source>N&amp;umber of boards</source>
        <translation>&amp;Zahl der Spielpläne</translation>
    </message>
    <message>
        <source> in</source>
        <translation> in</translation>
    </message>
</context>
<context>
    <name>hotchkiss::BoardPropertiesDialog</name>
    <message>
        <source>Board Properties</source>
        <translation>Eigenschaften des Spielplans</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Degrees clockwise from the top of the map</source>
        <translation>Grad im Uhrzeigersinn vom oberen Rand der Karte</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>An &amp;inch on paper</source>
        <translation>Ein &amp;Zoll auf Papier</translation>
    </message>
    <message>
        <source>&amp;Cell on paper</source>
        <translation>&amp;Feld auf Papier</translation>
    </message>
    <message>
        <source>&amp;Ground scale</source>
        <translation>&amp;Geländemaßstab</translation>
    </message>
    <message>
        <source>&amp;North</source>
        <translation>&amp;Norden</translation>
    </message>
    <message>
        <source>Column and row, 0614</source>
        <translation>Spalte und Reihe, 0614</translation>
    </message>
    <message>
        <source>Row and column, 1406</source>
        <translation>Reihe und Spalte, 1406</translation>
    </message>
    <message>
        <source>Letter and number, F14</source>
        <translation>Buchstabe und Zahl, F14</translation>
    </message>
    <message>
        <source>Column, point, row, 6.14</source>
        <translation>Spalte, Punkt, Reihe, 6.14</translation>
    </message>
    <message>
        <source>Upper left</source>
        <translation>Links oben</translation>
    </message>
    <message>
        <source>Upper right</source>
        <translation>Rechts oben</translation>
    </message>
    <message>
        <source>Lower left</source>
        <translation>Links unten</translation>
    </message>
    <message>
        <source>Lower right</source>
        <translation>Rechts unten</translation>
    </message>
    <message>
        <source>From the right, columns count down as one reads; from the bottom, rows do</source>
        <translation>Von rechts gezählt werden Spalten in Leserichtung kleiner, von unten gezählt die Reihen</translation>
    </message>
    <message>
        <source>N&amp;umbering</source>
        <translation>N&amp;ummerierung</translation>
    </message>
    <message>
        <source>Counted &amp;from</source>
        <translation>Gezählt &amp;von</translation>
    </message>
    <message>
        <source>First c&amp;olumn</source>
        <translation>Erste S&amp;palte</translation>
    </message>
    <message>
        <source>First &amp;row</source>
        <translation>Erste &amp;Reihe</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummern</translation>
    </message>
    <message>
        <source>%1 at the upper left, %2 at the upper right, %3 at the lower right</source>
        <translation>%1 links oben, %2 rechts oben, %3 rechts unten</translation>
    </message>
    <message>
        <source>%1 × %2 hexes with a flat top; %3 columns stand lower</source>
        <translation>%1 × %2 Sechsecke mit flacher Oberkante; %3 Spalten stehen tiefer</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gerade</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>ungerade</translation>
    </message>
    <message>
        <source>%1 × %2 hexes with a pointed top; %3 rows stand to the right</source>
        <translation>%1 × %2 Sechsecke mit Spitze oben; %3 Reihen stehen weiter rechts</translation>
    </message>
    <message>
        <source>%1 × %2 squares with %3 neighbours</source>
        <translation>%1 × %2 Quadrate mit %3 Nachbarn</translation>
    </message>
    <message>
        <source>table of %1 × %2 inches</source>
        <translation>Tisch von %1 × %2 Zoll</translation>
    </message>
</context>
<context>
    <name>hotchkiss::ChartModel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>House value: the rulebook does not print this number</source>
        <translation>Hauswert: Das Regelheft nennt diese Zahl nicht</translation>
    </message>
    <message>
        <source>Ruling %1</source>
        <translation>Auslegung %1</translation>
    </message>
    <message>
        <source>Changed in this scenario; the ruleset says %1</source>
        <translation>In diesem Szenario geändert; das Regelwerk sagt %1</translation>
    </message>
    <message>
        <source>“%1” does not fit here; allowed: %2</source>
        <translation>„%1“ passt hier nicht; erlaubt: %2</translation>
    </message>
</context>
<context>
    <name>hotchkiss::ChartsDialog</name>
    <message>
        <source>&amp;Reset Cell</source>
        <translation>&amp;Feld zurücksetzen</translation>
    </message>
    <message>
        <source>Reset &amp;Chart</source>
        <translation>&amp;Tabelle zurücksetzen</translation>
    </message>
    <message>
        <source>Reset &amp;All Charts</source>
        <translation>&amp;Alle Tabellen zurücksetzen</translation>
    </message>
    <message>
        <source>Rule Charts</source>
        <translation>Regeltabellen</translation>
    </message>
    <message>
        <source>Filter the charts</source>
        <translation>Tabellen filtern</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>%1 house value, not printed in the rulebook</source>
        <translation>%1 Hauswert, im Regelheft nicht gedruckt</translation>
    </message>
    <message>
        <source>%1 changed in this scenario</source>
        <translation>%1 in diesem Szenario geändert</translation>
    </message>
    <message>
        <source>The charts of %1 cannot be read.</source>
        <translation>Die Tabellen von %1 sind nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 %2 (%3 changed)</source>
        <translation>%1 %2 (%3 geändert)</translation>
    </message>
</context>
<context>
    <name>hotchkiss::CounterPage</name>
</context>
<context>
    <name>hotchkiss::CsvActions</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Import Forces</source>
        <translation>Truppen importieren</translation>
    </message>
    <message>
        <source>Import Schedule</source>
        <translation>Zeitplan importieren</translation>
    </message>
    <message>
        <source>Spreadsheets (*.csv)</source>
        <translation>Tabellenblätter (*.csv)</translation>
    </message>
    <message>
        <source>%1 is too large to be an order of battle.</source>
        <translation>%1 ist zu groß für eine Schlachtordnung.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>Rows taken: %1. Rows refused: %2.</source>
        <translation>Übernommene Zeilen: %1. Abgelehnte Zeilen: %2.</translation>
    </message>
    <message>
        <source>The refused rows are listed with their lines and reasons in the details.</source>
        <translation>Die Einzelheiten nennen die abgelehnten Zeilen mit Nummer und Grund.</translation>
    </message>
    <message>
        <source>Export Forces</source>
        <translation>Truppen exportieren</translation>
    </message>
    <message>
        <source>Export Schedule</source>
        <translation>Zeitplan exportieren</translation>
    </message>
</context>
<context>
    <name>hotchkiss::DesignPage</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
</context>
<context>
    <name>hotchkiss::DetailsPage</name>
    <message>
        <source>What is it called, and who fights?</source>
        <translation>Wie heißt es, und wer kämpft?</translation>
    </message>
    <message>
        <source>First Bull Run</source>
        <translation>Erste Schlacht am Bull Run</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Designer</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>T&amp;urns</source>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Farbe …</translation>
    </message>
    <message>
        <source>All of it can be changed later in the inspector.</source>
        <translation>Alles lässt sich später im Inspektor ändern.</translation>
    </message>
</context>
<context>
    <name>hotchkiss::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
</context>
<context>
    <name>hotchkiss::DocumentFile</name>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 konnte nicht gespeichert werden: %2</translation>
    </message>
</context>
<context>
    <name>hotchkiss::EditActions</name>
    <message>
        <source>Find a unit, a command, a name or a place</source>
        <translation>Einheit, Verband, Namen oder Ort suchen</translation>
    </message>
    <message>
        <source>Go to Cell</source>
        <translation>Gehe zu Feld</translation>
    </message>
    <message>
        <source>A table has no cells.</source>
        <translation>Ein Tisch hat keine Felder.</translation>
    </message>
    <message>
        <source>Number of the cell, for instance %1:</source>
        <translation>Nummer des Feldes, zum Beispiel %1:</translation>
    </message>
    <message>
        <source>Search for a command</source>
        <translation>Befehl suchen</translation>
    </message>
</context>
<context>
    <name>hotchkiss::EventDialog</name>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>W&amp;hen</source>
        <translation>W&amp;ann</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>A&amp;nmerkung</translation>
    </message>
</context>
<context>
    <name>hotchkiss::FieldEditor</name>
    <message>
        <source>(several)</source>
        <translation>(mehrere)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>field, rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <source>Write a colour as #rrggbb</source>
        <translation>Eine Farbe wird als #rrggbb geschrieben</translation>
    </message>
</context>
<context>
    <name>hotchkiss::FileActions</name>
    <message>
        <source>Hotchkiss scenarios (*.hotchkiss.yaml);;All files (*)</source>
        <translation>Hotchkiss-Szenarien (*.hotchkiss.yaml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open Scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>Hotchkiss</source>
        <translation>Hotchkiss</translation>
    </message>
    <message>
        <source>The scenario could not be saved.</source>
        <translation>Das Szenario konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>%1

The file on disk is as it was, and your work is still open here.</source>
        <translation>%1

Die Datei auf der Platte ist unverändert, und die Arbeit ist hier noch offen.</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Replace it with what is open here?</source>
        <translation>%1 wurde von einem anderen Programm geändert. Durch das ersetzen, was hier offen ist?</translation>
    </message>
    <message>
        <source>Save Scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Go back to %1 as it is on disk? All changes since then are lost, also those that could be undone.</source>
        <translation>Zu %1 zurückkehren, wie es auf der Platte steht? Alle Änderungen seitdem gehen verloren, auch die, die sich rückgängig machen ließen.</translation>
    </message>
    <message>
        <source>The file cannot be read:
%1</source>
        <translation>Die Datei ist nicht lesbar:
%1</translation>
    </message>
    <message>
        <source>Save the changes to “%1” before closing?</source>
        <translation>Die Änderungen an „%1“ vor dem Schließen speichern?</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Loading it again gives up your changes.</source>
        <translation>Neu laden verwirft die eigenen Änderungen.</translation>
    </message>
    <message>
        <source>&amp;Load Again</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Keep Mine</source>
        <translation>Meine &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>Diese Liste &amp;leeren</translation>
    </message>
</context>
<context>
    <name>hotchkiss::ForcesActions</name>
    <message>
        <source>New command</source>
        <translation>Neuer Verband</translation>
    </message>
    <message>
        <source>New unit</source>
        <translation>Neue Einheit</translation>
    </message>
    <message>
        <source>New leader</source>
        <translation>Neuer Anführer</translation>
    </message>
</context>
<context>
    <name>hotchkiss::ForcesDock</name>
    <message>
        <source>Filter the forces</source>
        <translation>Truppen filtern</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Schlachtordnung</translation>
    </message>
    <message>
        <source>Add command</source>
        <translation>Verband hinzufügen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Add unit</source>
        <translation>Einheit hinzufügen</translation>
    </message>
    <message>
        <source>Add leader</source>
        <translation>Anführer hinzufügen</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>Marker hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Ctrl+Up</source>
        <translation>Ctrl+Up</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Ctrl+Down</source>
        <translation>Ctrl+Down</translation>
    </message>
    <message>
        <source>Number…</source>
        <translation>Nummerieren …</translation>
    </message>
    <message>
        <source>Take off the map</source>
        <translation>Von der Karte nehmen</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <translation>Auf der Karte zeigen</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>New command</source>
        <translation>Neuer Verband</translation>
    </message>
    <message>
        <source>New unit</source>
        <translation>Neue Einheit</translation>
    </message>
    <message>
        <source>New leader</source>
        <translation>Neuer Anführer</translation>
    </message>
    <message>
        <source>New marker</source>
        <translation>Neuer Marker</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummerieren</translation>
    </message>
    <message>
        <source>Name, with # for a number and #th for 1st, 2nd, 3rd:</source>
        <translation>Name, mit # für eine Zahl und #th für 1st, 2nd, 3rd:</translation>
    </message>
    <message>
        <source>#th Infantry</source>
        <translation>#th Infantry</translation>
    </message>
</context>
<context>
    <name>hotchkiss::ForcesModel</name>
    <message>
        <source>Without a side</source>
        <translation>Ohne Seite</translation>
    </message>
    <message>
        <source>%1: not on the map yet</source>
        <translation>%1: noch nicht auf der Karte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
</context>
<context>
    <name>hotchkiss::Heat</name>
</context>
<context>
    <name>hotchkiss::HelpActions</name>
    <message>
        <source>About Hotchkiss</source>
        <translation>Über Hotchkiss</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Hotchkiss %1&lt;/h2&gt;&lt;p&gt;Scenario editor and map designer for American Civil War wargames, named after Jedediah Hotchkiss, mapmaker.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Built with Qt %2.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Hotchkiss %1&lt;/h2&gt;&lt;p&gt;Szenario-Editor und Kartenzeichner für Spiele zum Amerikanischen Bürgerkrieg, benannt nach dem Kartografen Jedediah Hotchkiss.&lt;/p&gt;&lt;p&gt;Freie Software unter der MIT-Lizenz. Gebaut mit Qt %2.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>hotchkiss::HelpWindow</name>
    <message>
        <source>Hotchkiss Guide</source>
        <translation>Hotchkiss-Handbuch</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
</context>
<context>
    <name>hotchkiss::HistoryDock</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>Getane Schritte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>step, number of steps</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>hotchkiss::HoursDialog</name>
    <message>
        <source>Turns by the Clock</source>
        <translation>Runden nach der Uhr</translation>
    </message>
    <message>
        <source>&amp;First turn at</source>
        <translation>&amp;Erste Runde um</translation>
    </message>
    <message>
        <source>&amp;Number of turns</source>
        <translation>A&amp;nzahl der Runden</translation>
    </message>
    <message>
        <source>&amp;Minutes a turn</source>
        <translation>&amp;Minuten je Runde</translation>
    </message>
    <message>
        <source>Night f&amp;rom</source>
        <translation>Nacht &amp;von</translation>
    </message>
    <message>
        <source>Night &amp;to</source>
        <translation>Nacht &amp;bis</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
</context>
<context>
    <name>hotchkiss::LayersDock</name>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Relief</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Feldnummern</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Spielsteine</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 sperren</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>Deckkraft von %1</translation>
    </message>
</context>
<context>
    <name>hotchkiss::LayoutLibrary</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>hotchkiss::LayoutLibraryDialog</name>
    <message>
        <source>&amp;Load into This Board</source>
        <translation>Auf diesen Plan &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Layout Library</source>
        <translation>Auslagenbibliothek</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Auslagen</translation>
    </message>
    <message>
        <source>&amp;Save This Board…</source>
        <translation>Diesen Plan &amp;speichern …</translation>
    </message>
    <message>
        <source>%1 (shipped)</source>
        <translation>%1 (mitgeliefert)</translation>
    </message>
    <message>
        <source>There is no layout for %1 yet. Save this board as the first.</source>
        <translation>Für %1 gibt es noch keine Auslage. Dieser Plan kann als erste gespeichert werden.</translation>
    </message>
    <message>
        <source>“%1” lies on the board. Undo brings the old tiles back.</source>
        <translation>„%1“ liegt auf dem Plan. Rückgängig bringt die alten Plättchen zurück.</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Save the Layout</source>
        <translation>Auslage speichern</translation>
    </message>
    <message>
        <source>Name of the layout</source>
        <translation>Name der Auslage</translation>
    </message>
    <message>
        <source>There is a layout “%1” already. Replace it?</source>
        <translation>Es gibt schon eine Auslage „%1“. Ersetzen?</translation>
    </message>
    <message>
        <source>Delete the Layout</source>
        <translation>Auslage löschen</translation>
    </message>
    <message>
        <source>Delete the layout “%1”? This cannot be undone.</source>
        <translation>Die Auslage „%1“ löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>hotchkiss::LogModel</name>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>hotchkiss::MainWindow</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <source>Hotchkiss</source>
        <translation>Hotchkiss</translation>
    </message>
    <message>
        <source>%1[*] — %2</source>
        <translation>%1[*] — %2</translation>
    </message>
    <message>
        <source> (read-only)</source>
        <translation> (nur lesbar)</translation>
    </message>
</context>
<context>
    <name>hotchkiss::MapActions</name>
    <message>
        <source>Scanned Map</source>
        <translation>Gescannte Karte</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.bmp *.svg)</translation>
    </message>
</context>
<context>
    <name>hotchkiss::MessageBar</name>
    <message>
        <source>Hide this</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>hotchkiss::Minimap</name>
    <message>
        <source>Overview map</source>
        <translation>Übersichtskarte</translation>
    </message>
</context>
<context>
    <name>hotchkiss::ModeBar</name>
    <message>
        <source>Modes</source>
        <translation>Ansichten</translation>
    </message>
</context>
<context>
    <name>hotchkiss::NewScenarioDialog</name>
    <message>
        <source>New Scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Anlegen</translation>
    </message>
</context>
<context>
    <name>hotchkiss::PagePreview</name>
    <message>
        <source>Page preview</source>
        <translation>Seitenvorschau</translation>
    </message>
</context>
<context>
    <name>hotchkiss::PaletteDock</name>
    <message>
        <source>Filter the palette</source>
        <translation>Palette filtern</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
</context>
<context>
    <name>hotchkiss::PaletteModel</name>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>Übergänge</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Relief</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Befestigungen</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Railroads</source>
        <translation>Eisenbahnen</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Features in cells</source>
        <translation>Merkmale in Feldern</translation>
    </message>
    <message>
        <source>%1 on sides</source>
        <translation>%1 auf Kanten</translation>
    </message>
    <message>
        <source>%1 from cell to cell</source>
        <translation>%1 von Feld zu Feld</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Names on the map</source>
        <translation>Namen auf der Karte</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ortschaft</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>Road name</source>
        <translation>Straßenname</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>tiles used, tiles in the box</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, rule id</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 used, %3 in the box</source>
        <translation>%1: %2 ausgelegt, %3 in der Schachtel</translation>
    </message>
    <message>
        <source>%1: %2 used</source>
        <translation>%1: %2 ausgelegt</translation>
    </message>
</context>
<context>
    <name>hotchkiss::PlayBoard</name>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
</context>
<context>
    <name>hotchkiss::PlayerBox</name>
    <message>
        <source>You</source>
        <translation>Selbst</translation>
    </message>
    <message>
        <source>Computer, at random</source>
        <translation>Computer, zufällig</translation>
    </message>
    <message>
        <source>Computer, greedy</source>
        <translation>Computer, gierig</translation>
    </message>
    <message>
        <source>Computer, searching a little</source>
        <translation>Computer, kurz suchend</translation>
    </message>
    <message>
        <source>Computer, searching</source>
        <translation>Computer, suchend</translation>
    </message>
    <message>
        <source>Computer, searching long</source>
        <translation>Computer, lange suchend</translation>
    </message>
    <message>
        <source>Any legal action, all as likely</source>
        <translation>Irgendeine erlaubte Handlung, alle gleich wahrscheinlich</translation>
    </message>
    <message>
        <source>The action after which it stands best</source>
        <translation>Die Handlung, nach der es am besten steht</translation>
    </message>
    <message>
        <source>Looks ahead: 400 lines of play a decision</source>
        <translation>Blickt voraus: 400 Spielverläufe je Entscheidung</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Computer, %1</translation>
    </message>
</context>
<context>
    <name>hotchkiss::Playtest</name>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, Runde %2</translation>
    </message>
</context>
<context>
    <name>hotchkiss::PlaytestPage</name>
    <message>
        <source>Playtest</source>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>Replay: shows the game after any of its actions</source>
        <translation>Wiederholung: zeigt die Partie nach jeder ihrer Handlungen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Handlungen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>%1 cannot be played here; its map, forces and schedule can be designed and printed.</source>
        <translation>%1 lässt sich hier nicht spielen; Karte, Truppen und Zeitplan lassen sich entwerfen und drucken.</translation>
    </message>
    <message>
        <source>This scenario cannot be played yet: %1</source>
        <translation>Dieses Szenario lässt sich noch nicht spielen: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie beendet</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Games (*.play.yaml)</source>
        <translation>Partien (*.play.yaml)</translation>
    </message>
    <message>
        <source>Hotchkiss</source>
        <translation>Hotchkiss</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Open Game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>The scenario has been changed in Design mode since this game began; the game goes on with the scenario as it was.</source>
        <translation>Das Szenario wurde im Entwurf geändert, seit diese Partie begann; die Partie geht mit dem alten Stand weiter.</translation>
    </message>
    <message>
        <source>Begin Anew</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Line of sight: click the place to look from, then point where you like.</source>
        <translation>Sichtlinie: den Ort anklicken, von dem aus gesehen wird, dann beliebig zeigen.</translation>
    </message>
    <message>
        <source>The present game has not been saved.</source>
        <translation>Die laufende Partie ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 is a game of another rule system.</source>
        <translation>%1 ist eine Partie eines anderen Regelsystems.</translation>
    </message>
    <message>
        <source>A click shows where it was, a double click goes back to that moment</source>
        <translation>Ein Klick zeigt den Ort, ein Doppelklick geht zu diesem Augenblick zurück</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Zügig</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>How long each action of a computer player stays before the next</source>
        <translation>Wie lange jede Handlung eines Computerspielers vor der nächsten stehen bleibt</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 (the computer is thinking…)</source>
        <translation>%1 (der Computer denkt nach …)</translation>
    </message>
    <message>
        <source>%1 (the computer waits for Step, Turn or Game)</source>
        <translation>%1 (der Computer wartet auf Schritt, Runde oder Partie)</translation>
    </message>
    <message>
        <source>The last game of this scenario was left before its end.</source>
        <translation>Die letzte Partie dieses Szenarios wurde vor ihrem Ende verlassen.</translation>
    </message>
    <message>
        <source>Go On with It</source>
        <translation>Damit fortfahren</translation>
    </message>
</context>
<context>
    <name>hotchkiss::PreferencesDialog</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Period map</source>
        <translation>Historische Karte</translation>
    </message>
    <message>
        <source>Ink-saving</source>
        <translation>Tintensparend</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>NATO</source>
        <translation>NATO</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitgenössisch</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source> seconds after a change</source>
        <translation> Sekunden nach einer Änderung</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Farbsche&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Look of maps and tiles</source>
        <translation>&amp;Aussehen von Karten und Plättchen</translation>
    </message>
    <message>
        <source>&amp;Symbols of new scenarios</source>
        <translation>&amp;Symbole neuer Szenarien</translation>
    </message>
    <message>
        <source>&amp;Measures on paper</source>
        <translation>&amp;Maße auf Papier</translation>
    </message>
    <message>
        <source>L&amp;anguage (at the next start)</source>
        <translation>S&amp;prache (ab dem nächsten Start)</translation>
    </message>
    <message>
        <source>Auto&amp;save</source>
        <translation>A&amp;utomatische Sicherung</translation>
    </message>
    <message>
        <source>&amp;Designer of new scenarios</source>
        <translation>Autor &amp;neuer Szenarien</translation>
    </message>
</context>
<context>
    <name>hotchkiss::PreviewCard</name>
</context>
<context>
    <name>hotchkiss::Print</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>“%1” does not fit on one page at the smallest text size; it goes on %2 pages. Shorten its texts to bring it back to one.</source>
        <translation>„%1“ passt in der kleinsten Schrift nicht auf eine Seite; es geht auf %2 Seiten. Kürzere Texte bringen es zurück auf eine.</translation>
    </message>
</context>
<context>
    <name>hotchkiss::ProblemsDock</name>
    <message>
        <source>Filter the problems</source>
        <translation>Probleme filtern</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Keine Probleme gefunden</translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2, notes: %3</source>
        <translation>Fehler: %1, Warnungen: %2, Hinweise: %3</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <translation>Auf der Karte zeigen</translation>
    </message>
</context>
<context>
    <name>hotchkiss::ProblemsModel</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <comment>severity, code, message</comment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
</context>
<context>
    <name>hotchkiss::PublishOptions</name>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Cell numbers</source>
        <translation>Feldnummern</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Spielsteine</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Fit on one sheet</source>
        <translation>Auf ein Blatt ein&amp;passen</translation>
    </message>
    <message>
        <source>Frame, title and compass</source>
        <translation>Rahmen, Titel und Windrose</translation>
    </message>
    <message>
        <source>Cut and &amp;registration marks</source>
        <translation>Schnitt- und &amp;Passmarken</translation>
    </message>
    <message>
        <source>Period map</source>
        <translation>Historische Karte</translation>
    </message>
    <message>
        <source>Ink-saving</source>
        <translation>Tintensparend</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Rand</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>Karten&amp;bild</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>As needs fewest sheets</source>
        <translation>Wie am wenigsten Blätter nötig sind</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>&amp;Cell size</source>
        <translation>&amp;Feldgröße</translation>
    </message>
    <message>
        <source>&amp;Turned</source>
        <translation>&amp;Lage</translation>
    </message>
    <message>
        <source>O&amp;verlap</source>
        <translation>Über&amp;lappung</translation>
    </message>
    <message>
        <source>Turned on the long edge</source>
        <translation>An der langen Kante gewendet</translation>
    </message>
    <message>
        <source>Turned on the short edge</source>
        <translation>An der kurzen Kante gewendet</translation>
    </message>
    <message>
        <source>Fronts only</source>
        <translation>Nur Vorderseiten</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Bleed</source>
        <translation>An&amp;schnitt</translation>
    </message>
    <message>
        <source>Bac&amp;ks</source>
        <translation>&amp;Rückseiten</translation>
    </message>
    <message>
        <source>One sheet as large as the map</source>
        <translation>Ein Blatt, so groß wie die Karte</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
</context>
<context>
    <name>hotchkiss::PublishPage</name>
    <message>
        <source>%1 dpi</source>
        <translation>%1 dpi</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>SVG (*.svg)</source>
        <translation>SVG (*.svg)</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>Tick what is to be exported together; without ticks it is the part that is shown.</source>
        <translation>Ankreuzen, was zusammen exportiert werden soll; ohne Kreuze ist es der gezeigte Teil.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Size on paper</source>
        <translation>Größe auf Papier</translation>
    </message>
    <message>
        <source>Fit in window</source>
        <translation>Ins Fenster einpassen</translation>
    </message>
    <message>
        <source>All pages side by side</source>
        <translation>Alle Seiten nebeneinander</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Export A&amp;ll…</source>
        <translation>A&amp;lles exportieren …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Export läuft …</translation>
    </message>
    <message>
        <source>%1 files were written to %2.</source>
        <translation>%1 Dateien wurden nach %2 geschrieben.</translation>
    </message>
    <message>
        <source>Export to Folder</source>
        <translation>In einen Ordner exportieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export All to Folder</source>
        <translation>Alles in einen Ordner exportieren</translation>
    </message>
    <message>
        <source>Export All</source>
        <translation>Alles exportieren</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Druck läuft …</translation>
    </message>
    <message>
        <source>Pages: %1, each %2 × %3 %4</source>
        <translation>Seiten: %1, je %2 × %3 %4</translation>
    </message>
</context>
<context>
    <name>hotchkiss::RandomLayoutDialog</name>
    <message>
        <source>A &amp;river across the board</source>
        <translation>Ein &amp;Fluss quer über den Plan</translation>
    </message>
    <message>
        <source>Random Layout</source>
        <translation>Zufällige Auslage</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Andere Startzahl</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Around the centre</source>
        <translation>Um die Mitte</translation>
    </message>
    <message>
        <source>&amp;Lay the Tiles</source>
        <translation>Plättchen aus&amp;legen</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>&amp;Startzahl</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>In der Schachtel</translation>
    </message>
    <message>
        <source>%1, at least</source>
        <translation>%1, mindestens</translation>
    </message>
    <message>
        <source>%1, at most</source>
        <translation>%1, höchstens</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Seed %1 lies on the board. Undo brings the old tiles back.</source>
        <translation>Startzahl %1 liegt auf dem Plan. Rückgängig bringt die alten Plättchen zurück.</translation>
    </message>
</context>
<context>
    <name>hotchkiss::RecoveryDialog</name>
    <message>
        <source>Recovered work</source>
        <translation>Wiederhergestellte Arbeit</translation>
    </message>
    <message>
        <source>Hotchkiss did not end properly. The following work was not saved, but is still here:</source>
        <translation>Hotchkiss wurde nicht ordentlich beendet. Die folgende Arbeit war nicht gespeichert, ist aber noch da:</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Autosaved</source>
        <translation>Gesichert</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Verwerfen …</translation>
    </message>
    <message>
        <source>Ask me &amp;later</source>
        <translation>&amp;Später fragen</translation>
    </message>
    <message>
        <source>Discard the checked work for good?</source>
        <translation>Die angekreuzte Arbeit endgültig verwerfen?</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
</context>
<context>
    <name>hotchkiss::ResizeDialog</name>
    <message>
        <source>Resize Board</source>
        <translation>Größe des Spielplans</translation>
    </message>
    <message>
        <source> in</source>
        <translation> in</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Höhe</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Reihen</translation>
    </message>
    <message>
        <source>What stays</source>
        <translation>Was bleibt</translation>
    </message>
    <message>
        <source>Upper left</source>
        <translation>Links oben</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Upper right</source>
        <translation>Rechts oben</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Lower left</source>
        <translation>Links unten</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Lower right</source>
        <translation>Rechts unten</translation>
    </message>
    <message>
        <source>Cells run from %1 to %2.</source>
        <translation>Die Felder reichen von %1 bis %2.</translation>
    </message>
    <message>
        <source>The other rows of hexes are the staggered ones afterwards, so that neighbours stay neighbours.</source>
        <translation>Danach sind die anderen Reihen der Sechsecke die versetzten, damit Nachbarn Nachbarn bleiben.</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn cell(s)</source>
        <translation>
            <numerusform>%n gezeichnetes Feld</numerusform>
            <numerusform>%n gezeichnete Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s)</source>
        <translation>
            <numerusform>%n Gebiet</numerusform>
            <numerusform>%n Gebiete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s)</source>
        <translation>
            <numerusform>%n Name</numerusform>
            <numerusform>%n Namen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s)</source>
        <translation>
            <numerusform>%n Form</numerusform>
            <numerusform>%n Formen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut away: %1.</source>
        <translation>Abgeschnitten: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) go back to the forces.</source>
        <translation>
            <numerusform>%n Stein kehrt zu den Truppen zurück.</numerusform>
            <numerusform>%n Steine kehren zu den Truppen zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objective(s) lose their place.</source>
        <translation>
            <numerusform>%n Ziel verliert seinen Ort.</numerusform>
            <numerusform>%n Ziele verlieren ihren Ort.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hotchkiss::ScheduleDock</name>
    <message>
        <source>Add an arrival…</source>
        <translation>Ankunft hinzufügen …</translation>
    </message>
    <message>
        <source>Add an event…</source>
        <translation>Ereignis hinzufügen …</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten …</translation>
    </message>
    <message>
        <source>Arrive or leave</source>
        <translation>Ankommen oder abziehen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Add a turn</source>
        <translation>Runde hinzufügen</translation>
    </message>
    <message>
        <source>Insert a turn before</source>
        <translation>Runde davor einfügen</translation>
    </message>
    <message>
        <source>Remove the turn</source>
        <translation>Runde entfernen</translation>
    </message>
    <message>
        <source>Rename the turn…</source>
        <translation>Runde umbenennen …</translation>
    </message>
    <message>
        <source>Night or day</source>
        <translation>Nacht oder Tag</translation>
    </message>
    <message>
        <source>Turns by the clock…</source>
        <translation>Runden nach der Uhr …</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Rename the Turn</source>
        <translation>Runde umbenennen</translation>
    </message>
    <message>
        <source>Label of turn %1:</source>
        <translation>Bezeichnung der Runde %1:</translation>
    </message>
    <message>
        <source>Carry the initiative on</source>
        <translation>Initiative fortschreiben</translation>
    </message>
</context>
<context>
    <name>hotchkiss::ScheduleModel</name>
    <message>
        <source>Nobody yet</source>
        <translation>Noch niemand</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>zieht ab</translation>
    </message>
    <message>
        <source>where?</source>
        <translation>wo?</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>%1 leave in turn %2</source>
        <translation>%1: Abzug in Runde %2</translation>
    </message>
    <message>
        <source>%1 arrive in turn %2 at %3</source>
        <translation>%1: Ankunft in Runde %2 bei %3</translation>
    </message>
    <message>
        <source>%1: neither on the map nor scheduled. Drag it to a turn or double-click there.</source>
        <translation>%1: weder auf der Karte noch im Zeitplan. In eine Runde ziehen oder dort doppelklicken.</translation>
    </message>
    <message>
        <source>night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Initiative: %1</source>
        <translation>Initiative: %1</translation>
    </message>
    <message>
        <source>Victory is checked at its end</source>
        <translation>An ihrem Ende wird der Sieg geprüft</translation>
    </message>
    <message>
        <source>%1 (unscheduled)</source>
        <translation>%1 (nicht im Zeitplan)</translation>
    </message>
</context>
<context>
    <name>hotchkiss::ScheduleView</name>
    <message>
        <source>Schedule by turn</source>
        <translation>Zeitplan nach Runden</translation>
    </message>
    <message>
        <source>No turns yet. Add turns one by one or by the clock.</source>
        <translation>Noch keine Runden. Runden lassen sich einzeln oder nach der Uhr hinzufügen.</translation>
    </message>
</context>
<context>
    <name>hotchkiss::Session</name>
    <message>
        <source>Hotchkiss</source>
        <translation>Hotchkiss</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Diese Datei lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>%1 could not be restored:
%2</source>
        <translation>%1 ließ sich nicht wiederherstellen:
%2</translation>
    </message>
</context>
<context>
    <name>hotchkiss::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>Nach Name oder Taste suchen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
</context>
<context>
    <name>hotchkiss::StatusLine</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1 in, %2 in</source>
        <translation>%1 in, %2 in</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>gespeichert %1</translation>
    </message>
    <message>
        <source>autosaved %1</source>
        <translation>gesichert %1</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>keine Probleme</translation>
    </message>
    <message>
        <source>problems: %1</source>
        <translation>Probleme: %1</translation>
    </message>
</context>
<context>
    <name>hotchkiss::SystemPage</name>
    <message>
        <source>Which rules is it for?</source>
        <translation>Für welche Regeln ist es?</translation>
    </message>
    <message>
        <source>The rules decide what boards, terrain and units there are.</source>
        <translation>Die Regeln bestimmen, welche Pläne, welches Gelände und welche Einheiten es gibt.</translation>
    </message>
</context>
<context>
    <name>hotchkiss::TileLayoutDialog</name>
    <message>
        <source>&amp;Swap Styles</source>
        <translation>&amp;Stile tauschen</translation>
    </message>
    <message>
        <source>Tile Layout</source>
        <translation>Plättchenauslage</translation>
    </message>
    <message>
        <source>House box</source>
        <translation>Hausschachtel</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>Own box (changed counts)</source>
        <translation>Eigene Schachtel (geänderte Zahlen)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Lays spare tiles of the other style where one runs out</source>
        <translation>Legt übrige Plättchen des anderen Stils, wo einer ausgeht</translation>
    </message>
    <message>
        <source>&amp;Random Layout…</source>
        <translation>&amp;Zufällige Auslage …</translation>
    </message>
    <message>
        <source>Layout &amp;Library…</source>
        <translation>Auslagen&amp;bibliothek …</translation>
    </message>
    <message>
        <source>&amp;Box</source>
        <translation>S&amp;chachtel</translation>
    </message>
    <message>
        <source>The box has every tile this scenario needs.</source>
        <translation>Die Schachtel hat jedes Plättchen, das dieses Szenario braucht.</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n tile(s) missing from the box.</source>
        <translation>
            <numerusform>⚠ %n Plättchen fehlt in der Schachtel.</numerusform>
            <numerusform>⚠ %n Plättchen fehlen in der Schachtel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hotchkiss::TileStockModel</name>
    <message>
        <source>%1 missing; %2 can stand in for %3</source>
        <translation>%1 fehlen; %2 können %3 ersetzen</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 fehlen</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Count your own box and edit the number</source>
        <translation>Die eigene Schachtel zählen und die Zahl ändern</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Ausgelegt</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>In der Schachtel</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Abhilfe</translation>
    </message>
</context>
<context>
    <name>hotchkiss::ToolOptionsBar</name>
    <message>
        <source>Tool options</source>
        <translation>Werkzeugoptionen</translation>
    </message>
    <message>
        <source>A&amp;bove the terrain</source>
        <translation>Ü&amp;ber dem Gelände</translation>
    </message>
    <message>
        <source>&amp;All of the kind</source>
        <translation>&amp;Alle dieser Art</translation>
    </message>
    <message>
        <source>S&amp;lopes follow</source>
        <translation>&amp;Hänge folgen</translation>
    </message>
    <message>
        <source>Cells around the middle one; [ and ] change it</source>
        <translation>Felder um das mittlere; [ und ] ändern sie</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Heben</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Senken</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ortschaft</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source> in</source>
        <translation> in</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Jeder</translation>
    </message>
</context>
<context>
    <name>hotchkiss::UnitsDock</name>
    <message>
        <source>Filter the units</source>
        <translation>Einheiten filtern</translation>
    </message>
    <message>
        <source>Units and leaders</source>
        <translation>Einheiten und Anführer</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Set in all chosen rows…</source>
        <translation>In allen gewählten Zeilen setzen …</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <translation>Auf der Karte zeigen</translation>
    </message>
    <message>
        <source>Set in All Chosen Rows</source>
        <translation>In allen gewählten Zeilen setzen</translation>
    </message>
</context>
<context>
    <name>hotchkiss::UnitsModel</name>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Does not apply to %1</source>
        <translation>Gilt nicht für %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>field, rule</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>hotchkiss::WelcomePage</name>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Hotchkiss</source>
        <translation>Hotchkiss</translation>
    </message>
    <message>
        <source>Maps and scenarios for American Civil War wargames</source>
        <translation>Karten und Szenarien für Spiele zum Amerikanischen Bürgerkrieg</translation>
    </message>
    <message>
        <source>&amp;New scenario…</source>
        <translation>&amp;Neues Szenario …</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Datei ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Read the &amp;guide</source>
        <translation>&amp;Handbuch lesen</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Start with an empty board</source>
        <translation>Mit einem leeren Plan beginnen</translation>
    </message>
    <message>
        <source>Files you open appear here.</source>
        <translation>Geöffnete Dateien erscheinen hier.</translation>
    </message>
</context>
<context>
    <name>hotchkiss::WinRow</name>
</context>
</TS>
