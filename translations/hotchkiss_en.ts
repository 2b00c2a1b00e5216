<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Tool</name>
    <message numerus="yes">
        <source>From %1 to %2: %n cell(s)</source>
        <translation>
            <numerusform>From %1 to %2: %n cell</numerusform>
            <numerusform>From %1 to %2: %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the straight line passes %n cell(s)</source>
        <translation>
            <numerusform>the straight line passes %n cell</numerusform>
            <numerusform>the straight line passes %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by road %n cell(s)</source>
        <translation>
            <numerusform>by road %n cell</numerusform>
            <numerusform>by road %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hotchkiss::ResizeDialog</name>
    <message numerus="yes">
        <source>%n drawn cell(s)</source>
        <translation>
            <numerusform>%n drawn cell</numerusform>
            <numerusform>%n drawn cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s)</source>
        <translation>
            <numerusform>%n area</numerusform>
            <numerusform>%n areas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s)</source>
        <translation>
            <numerusform>%n name</numerusform>
            <numerusform>%n names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s)</source>
        <translation>
            <numerusform>%n shape</numerusform>
            <numerusform>%n shapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) go back to the forces.</source>
        <translation>
            <numerusform>%n piece goes back to the forces.</numerusform>
            <numerusform>%n pieces go back to the forces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objective(s) lose their place.</source>
        <translation>
            <numerusform>%n objective loses its place.</numerusform>
            <numerusform>%n objectives lose their place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hotchkiss::TileLayoutDialog</name>
    <message numerus="yes">
        <source>⚠ %n tile(s) missing from the box.</source>
        <translation>
            <numerusform>⚠ %n tile missing from the box.</numerusform>
            <numerusform>⚠ %n tiles missing from the box.</numerusform>
        </translation>
    </message>
</context>
</TS>
