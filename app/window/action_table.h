// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace hotchkiss {

enum ActionFlag { Always = 0, NeedsDocument = 1, Checkable = 2 };

/// How an action is called, drawn and reached. Texts are translated in the context "hotchkiss::Actions".
struct ActionRow
{
    const char *id;
    const char *text;
    const char *icon;
    const char *shortcut;
    int flags;
};

// clang-format off
inline constexpr ActionRow actionTable[] = {
    {"file-new", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&New Scenario…"), "new", "Ctrl+N", Always},
    {"file-open", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Open…"), "open", "Ctrl+O", Always},
    {"file-save", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Save"), "save", "Ctrl+S", NeedsDocument},
    {"file-save-as", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Save &As…"), "save-as", "Ctrl+Shift+S", NeedsDocument},
    {"file-revert", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Re&vert to Saved"), "recent", "Ctrl+Alt+R", NeedsDocument},
    {"file-export", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Export…"), "export", "Ctrl+E", NeedsDocument},
    {"file-print", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Print…"), "print", "Ctrl+P", NeedsDocument},
    {"file-close", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Close"), "close", "Ctrl+W", Always},
    {"file-quit", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Quit"), "", "Ctrl+Q", Always},

    {"edit-cut", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Cu&t"), "cut", "Ctrl+X", NeedsDocument},
    {"edit-copy", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Copy"), "copy", "Ctrl+C", NeedsDocument},
    {"edit-paste", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Paste"), "paste", "Ctrl+V", NeedsDocument},
    {"edit-duplicate", QT_TRANSLATE_NOOP("hotchkiss::Actions", "D&uplicate"), "duplicate", "Ctrl+D", NeedsDocument},
    {"edit-delete", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Delete"), "delete", "Del", NeedsDocument},
    {"edit-select-all", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Select &All"), "select-all", "Ctrl+A", NeedsDocument},
    {"edit-select-none", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Select &Nothing"), "", "Ctrl+Shift+A", NeedsDocument},
    {"edit-invert", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Invert Selection"), "invert-selection", "Ctrl+Shift+I", NeedsDocument},
    {"edit-find", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Find Unit or Cell…"), "find", "Ctrl+F", NeedsDocument},
    {"edit-goto", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Go to Cell…"), "goto", "Ctrl+G", NeedsDocument},
    {"edit-preferences", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Pr&eferences…"), "preferences", "Ctrl+,", Always},

    {"view-welcome", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Welcome"), "welcome", "Ctrl+1", Always | Checkable},
    {"view-design", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Design"), "mode-design", "Ctrl+2", NeedsDocument | Checkable},
    {"view-playtest", QT_TRANSLATE_NOOP("hotchkiss::Actions", "P&laytest"), "mode-playtest", "Ctrl+3", NeedsDocument | Checkable},
    {"view-publish", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Publish"), "mode-publish", "Ctrl+4", NeedsDocument | Checkable},
    {"view-zoom-in", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Zoom &In"), "zoom-in", "Ctrl++", NeedsDocument},
    {"view-zoom-out", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Zoom &Out"), "zoom-out", "Ctrl+-", NeedsDocument},
    {"view-zoom-fit", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Fit in Window"), "zoom-fit", "Ctrl+0", NeedsDocument},
    {"view-zoom-paper", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Size on Pa&per"), "zoom-100", "Ctrl+Alt+0", NeedsDocument},
    {"view-zoom-selection", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Zoom to &Selection"), "zoom-fit", "Ctrl+Shift+0", NeedsDocument},
    {"view-grid", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Grid"), "grid", "Ctrl+Shift+G", NeedsDocument | Checkable},
    {"view-numbers", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Cell &Numbers"), "labels", "Ctrl+Shift+N", NeedsDocument | Checkable},
    {"view-counters", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Counters"), "unit", "Ctrl+Shift+U", NeedsDocument | Checkable},
    {"view-tint", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Elevation Tint"), "raise", "Ctrl+Shift+E", NeedsDocument | Checkable},
    {"look-period", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Period Map"), "map", "Ctrl+Alt+1", Always | Checkable},
    {"look-ink", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Ink-saving"), "ink-saving", "Ctrl+Alt+2", Always | Checkable},
    {"look-contrast", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&High Contrast"), "visible", "Ctrl+Alt+3", Always | Checkable},
    {"theme-system", QT_TRANSLATE_NOOP("hotchkiss::Actions", "As the &System"), "settings", "Ctrl+Alt+Y", Always | Checkable},
    {"theme-light", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Light"), "visible", "Ctrl+Alt+L", Always | Checkable},
    {"theme-dark", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Dark"), "dark-mode", "Ctrl+Alt+D", Always | Checkable},
    {"view-reset-layout", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Reset Layout"), "", "Ctrl+Alt+Shift+L", NeedsDocument},
    {"view-fullscreen", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Full &Screen"), "fullscreen", "F11", Always | Checkable},

    {"map-previous", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Previous Board"), "up", "Ctrl+PgUp", NeedsDocument},
    {"map-next", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Next Board"), "down", "Ctrl+PgDown", NeedsDocument},
    {"map-add", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Add a Board"), "add", "Ctrl+Shift+B", NeedsDocument},
    {"map-remove", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Remove This &Board"), "remove", "Ctrl+Alt+B", NeedsDocument},
    {"map-properties", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Board P&roperties…"), "settings", "Ctrl+Alt+P", NeedsDocument},
    {"map-resize", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Re&size Board…"), "map", "Ctrl+Alt+S", NeedsDocument},
    {"map-crop", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Crop to Selection"), "cut", "Ctrl+Alt+C", NeedsDocument},
    {"map-underlay", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Scanned Map as &Underlay…"), "tool-underlay", "Ctrl+U", NeedsDocument},
    {"map-no-underlay", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Remove Un&derlay"), "remove", "Ctrl+Alt+U", NeedsDocument},
    {"map-tiles", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Tile Layout…"), "hex", "Ctrl+Alt+T", NeedsDocument},
    {"map-library", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Layout &Library…"), "map", "Ctrl+Alt+Shift+T", NeedsDocument},
    {"symmetry-off", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Off"), "symmetry-off", "Alt+Shift+0", NeedsDocument | Checkable},
    {"symmetry-h", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Mirror &Left and Right"), "symmetry-mirror-h", "Alt+Shift+1", NeedsDocument | Checkable},
    {"symmetry-v", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Mirror &Top and Bottom"), "symmetry-mirror-v", "Alt+Shift+2", NeedsDocument | Checkable},
    {"symmetry-point", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Around the &Centre"), "symmetry-point", "Alt+Shift+3", NeedsDocument | Checkable},

    {"forces-add-command", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Add a &Command"), "corps", "Ctrl+Shift+C", NeedsDocument},
    {"forces-add-unit", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Add a &Unit"), "unit", "Ctrl+Shift+T", NeedsDocument},
    {"forces-add-leader", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Add a &Leader"), "leader", "Ctrl+Shift+L", NeedsDocument},

    {"forces-import", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Import Forces…"), "open", "Ctrl+Alt+I", NeedsDocument},
    {"forces-export", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Export Forces…"), "export", "Ctrl+Alt+E", NeedsDocument},
    {"schedule-import", QT_TRANSLATE_NOOP("hotchkiss::Actions", "I&mport Schedule…"), "open", "Ctrl+Alt+Shift+I", NeedsDocument},
    {"schedule-export", QT_TRANSLATE_NOOP("hotchkiss::Actions", "E&xport Schedule…"), "export", "Ctrl+Alt+Shift+E", NeedsDocument},
    {"problem-next", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Ne&xt Problem"), "down", "F8", NeedsDocument},
    {"problem-previous", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Pre&vious Problem"), "up", "Shift+F8", NeedsDocument},

    {"play-new", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&New Game"), "new", "Ctrl+Alt+N", NeedsDocument},
    {"play-open", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Open Game…"), "open", "Ctrl+Alt+O", NeedsDocument},
    {"play-save", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Save Game…"), "save", "Ctrl+Alt+G", NeedsDocument},
    {"play-step", QT_TRANSLATE_NOOP("hotchkiss::Actions", "S&tep"), "step", "F10", NeedsDocument},
    {"play-turn", QT_TRANSLATE_NOOP("hotchkiss::Actions", "T&urn"), "play", "F9", NeedsDocument},
    {"play-game", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Game"), "fast-forward", "Shift+F9", NeedsDocument},
    {"play-stop", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Sto&p"), "stop", "Shift+F10", NeedsDocument},
    {"play-next-unit", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Next Unit That &May Act"), "unit", "F6", NeedsDocument},
    {"play-targets", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Who Can &Fire on Whom"), "marker", "F7", NeedsDocument | Checkable},
    {"play-sight", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Line of Sight"), "visible", "Shift+F7", NeedsDocument | Checkable},
    {"play-scenario", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Make This Position a S&cenario"), "duplicate", "Ctrl+Alt+M", NeedsDocument},
    {"play-balance", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Balance"), "dice", "Ctrl+B", NeedsDocument},

    {"tools-commands", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Search Commands…"), "command-search", "Ctrl+K", Always},
    {"tools-charts", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Rule &Charts…"), "table", "Ctrl+Alt+K", NeedsDocument},

    {"window-new", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&New Window"), "add", "Ctrl+Shift+W", Always},

    {"help-guide", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Guide"), "help", "F1", Always},
    {"help-shortcuts", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Keyboard Shortcuts"), "info", "Ctrl+F1", Always},
    {"help-about", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&About Hotchkiss"), "about", "Ctrl+Shift+F1", Always},
};

/// A menu: its id, title, and what stands in it. "-" is a line, ">x" the sub-menu x.
struct MenuRow
{
    const char *id;
    const char *title;
    const char *items;
};

inline constexpr MenuRow menuTable[] = {
    {"file", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&File"),
     "file-new file-open >recent - file-save file-save-as file-revert - file-export file-print - file-close file-quit"},
    {"edit", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Edit"),
     "edit-undo edit-redo - edit-cut edit-copy edit-paste edit-duplicate edit-delete - edit-select-all edit-select-none edit-invert - edit-find edit-goto problem-next problem-previous - edit-preferences"},
    {"view", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&View"),
     "view-welcome view-design view-playtest view-publish - view-zoom-in view-zoom-out view-zoom-fit view-zoom-selection view-zoom-paper - view-grid view-numbers view-counters view-tint - >look >theme - >docks view-reset-layout - view-fullscreen"},
    {"map", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Map"),
     "map-previous map-next map-add map-remove - map-properties map-resize map-crop - map-underlay map-no-underlay - map-tiles map-library - >symmetry"},
    {"forces", QT_TRANSLATE_NOOP("hotchkiss::Actions", "F&orces"),
     "forces-add-command forces-add-unit forces-add-leader - forces-import forces-export schedule-import schedule-export"},
    {"play", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Playtest"),
     "play-new play-open play-save - play-step play-turn play-game play-stop - play-next-unit play-targets play-sight - play-scenario - play-balance"},
    {"tools", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Tools"), "tools-commands tools-charts -"},
    {"window", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Window"), "window-new -"},
    {"help", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Help"), "help-guide help-shortcuts - help-about"},
    {"recent", QT_TRANSLATE_NOOP("hotchkiss::Actions", "Open &Recent"), ""},
    {"look", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Look"), "look-period look-ink look-contrast"},
    {"theme", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Theme"), "theme-system theme-light theme-dark"},
    {"symmetry", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Symmetric Drawing"), "symmetry-off symmetry-h symmetry-v symmetry-point"},
    {"docks", QT_TRANSLATE_NOOP("hotchkiss::Actions", "&Panels"), ""},
};
// clang-format on

/// The menus that stand in the menu bar; those after them are sub-menus.
inline constexpr int menuBarCount = 9;

} // namespace hotchkiss
