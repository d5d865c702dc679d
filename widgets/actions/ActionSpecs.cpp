// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/actions/ActionSpecs.h"

#include "core/catalog/GameList.h"
#include "core/tools/ToolTable.h"

#include <algorithm>

namespace levwright {
namespace {

QByteArray bytesOf(std::string_view text) {
    return {text.data(), qsizetype(text.size())};
}

QList<ActionSpec> inMenu(const QByteArray& menu, QList<ActionSpec> specs) {
    for (ActionSpec& spec : specs)
        spec.menu = menu;
    return specs;
}

using K = QKeySequence;

QList<ActionSpec> fileSpecs() {
    return {
        {.id = "file.new",
         .text = "&New…",
         .shortcuts = {K::New},
         .tip = "Start a level or a dungeon from a template"},
        {.id = "file.newEmpty",
         .text = "New Em&pty",
         .shortcuts = {K("Ctrl+Shift+N")},
         .tip = "Start a level with an empty room, without asking"},
        {.id = "file.newFromClipboard",
         .text = "New from Clip&board",
         .shortcuts = {K("Ctrl+Alt+P")},
         .tip = "Start with the level in the clipboard, which may be a Python string"},
        {.id = "file.open", .text = "&Open…", .icon = "open", .shortcuts = {K::Open}},
        {.id = "file.openFolder",
         .text = "Open &Folder…",
         .shortcuts = {K("Ctrl+Shift+O")},
         .tip = "List the levels and the dungeon of a folder"},
        {.id = "file.recover",
         .text = "Reco&ver Unsaved Work…",
         .tip = "Show what was not saved when Levwright ended"},
        {.id = "file.save", .text = "&Save", .icon = "save", .shortcuts = {K::Save}, .separatorBefore = true},
        {.id = "file.saveAs", .text = "Save &As…", .shortcuts = {K("Ctrl+Shift+S")}},
        {.id = "file.saveAll",
         .text = "Save A&ll",
         .shortcuts = {K("Ctrl+Alt+Shift+S")},
         .tip = "Save all documents with changes"},
        {.id = "file.revert",
         .text = "Revert to Save&d…",
         .tip = "Take the text from the file again; Undo brings the changes back"},
        {.id = "file.export",
         .text = "&Export",
         .icon = "export",
         .shortcuts = {K("Ctrl+E")},
         .tip = "Write the level or dungeon, compiled for the game, next to its file",
         .separatorBefore = true},
        {.id = "file.exportTo",
         .text = "Export &To…",
         .shortcuts = {K("Ctrl+Shift+E")},
         .tip = "Write the level or dungeon, compiled for the game, into a folder of your choice"},
        {.id = "file.exportAll",
         .text = "E&xport All",
         .shortcuts = {K("Ctrl+Alt+E")},
         .tip = "Compile all levels of the open folder, and its dungeon"},
        {.id = "file.exportPicture",
         .text = "Export Pict&ure…",
         .tip = "Save or copy the level as PNG, SVG, text or wiki text, with a preview"},
        {.id = "file.print", .text = "Pr&int…", .tip = "Show the level as it will be on paper, and print it"},
        {.id = "file.close",
         .text = "&Close",
         .shortcuts = {K("Ctrl+W")},
         .tip = "Close the document",
         .separatorBefore = true},
        {.id = "file.reopen",
         .text = "Reopen Documents at Startup",
         .tip = "When Levwright starts, reopen the documents that were open when you quit",
         .group = "toggle",
         .separatorBefore = true},
        {.id = "file.reopenBesideFiles",
         .text = "Reopen Them Also When Opening Files",
         .tip = "Reopen them even if Levwright is started with the names of files",
         .group = "toggle"},
        {.id = "file.quit", .text = "&Quit", .shortcuts = {K("Ctrl+Q")}, .separatorBefore = true},
    };
}

QList<ActionSpec> editSpecs() {
    return {
        {.id = "edit.undo", .text = "&Undo", .icon = "undo", .shortcuts = {K::Undo}},
        {.id = "edit.redo", .text = "&Redo", .icon = "redo", .shortcuts = {K("Ctrl+Shift+Z"), K("Ctrl+Y")}},
        {.id = "edit.cut",
         .text = "Cu&t",
         .shortcuts = {K::Cut},
         .tip = "Cut the selected cells with all things on them, or the selected statements",
         .separatorBefore = true},
        {.id = "edit.copy",
         .text = "&Copy",
         .shortcuts = {K::Copy},
         .tip = "Copy the selected cells with all things on them, or the selected statements"},
        {.id = "edit.paste",
         .text = "Pa&ste",
         .shortcuts = {K::Paste},
         .tip = "Pick up the clipboard’s contents (Enter or click: put them down)"},
        {.id = "edit.duplicate",
         .text = "Dup&licate",
         .shortcuts = {K("Ctrl+D")},
         .tip = "Pick up a copy of the selection"},
        {.id = "edit.copyMiniHack",
         .text = "Copy for Mini&Hack",
         .tip = "Copy the level as the Python string that an environment of MiniHack accepts"},
        {.id = "edit.copyPicture",
         .text = "Copy as Picture",
         .tip = "Copy the level as a picture of what the map shows"},
        {.id = "edit.copyText", .text = "Copy as Te&xt", .tip = "Copy the level as rows of characters"},
        {.id = "edit.copyWiki",
         .text = "Copy as &Wiki Text",
         .tip = "Copy the level as text of NetHackWiki, with its colours"},
        {.id = "edit.find", .text = "&Find…", .shortcuts = {K::Find}, .separatorBefore = true},
        {.id = "edit.findNext", .text = "Find &Next", .shortcuts = {K("F3")}},
        {.id = "edit.findPrevious", .text = "Find &Previous", .shortcuts = {K("Shift+F3")}},
        {.id = "edit.replace", .text = "R&eplace…", .shortcuts = {K("Ctrl+H")}},
        {.id = "edit.findInFiles",
         .text = "Find &in Files…",
         .shortcuts = {K("Ctrl+Shift+F")},
         .tip = "Find and replace a text, a monster or another thing in all open files or in a folder"},
        {.id = "edit.goToLine", .text = "&Go to Line…", .shortcuts = {K("Ctrl+G")}},
        {.id = "edit.goToAnything",
         .text = "Go to An&ything…",
         .shortcuts = {K("Ctrl+P")},
         .tip = "Find a file, a level or a statement by a few letters, or with > a command"},
        {.id = "edit.complete",
         .text = "C&omplete Word",
         .tip = "Suggest words at the text cursor (Ctrl+Space in the text)"},
        {.id = "edit.deleteStatement",
         .text = "&Delete Statement",
         .shortcuts = {K("Ctrl+Shift+Delete")},
         .tip = "Delete the selected statement",
         .separatorBefore = true},
        {.id = "edit.addThing",
         .text = "&Add Thing…",
         .shortcuts = {K("Alt+A")},
         .tip = "Take something from the palette to place it on the map",
         .separatorBefore = true},
        {.id = "edit.menu",
         .text = "Context &Menu",
         .shortcuts = {K("Shift+F10")},
         .tip = "Show the actions for the item with the keyboard focus"},
        {.id = "edit.preferences",
         .text = "Preferences…",
         .shortcuts = {K("Ctrl+,")},
         .tip = "Choose fonts, colours, keys and how Levwright works",
         .separatorBefore = true},
    };
}

QList<ActionSpec> textSpecs() {
    return {
        {.id = "text.definition",
         .text = "Go to &Definition",
         .shortcuts = {K("Ctrl+F12")},
         .tip = "Go to where the name at the text cursor gets its meaning"},
        {.id = "text.uses",
         .text = "Find &Uses",
         .shortcuts = {K("Shift+F12")},
         .tip = "List all places of the name at the text cursor"},
        {.id = "text.rename",
         .text = "&Rename…",
         .tip = "Give the name at the text cursor another spelling everywhere (F2 in the text)"},
        {.id = "text.pair",
         .text = "Go to &Other Bracket",
         .shortcuts = {K("Ctrl+M")},
         .tip = "Go to the bracket or word that belongs to the one at the text cursor"},
        {.id = "text.signature",
         .text = "&What Belongs Here",
         .tip = "Tell what the statement at the text cursor takes (Ctrl+Shift+Space in the text)"},
        {.id = "text.comment",
         .text = "&Comment",
         .shortcuts = {K("Ctrl+/")},
         .tip = "Make the selected lines comments, or code again",
         .separatorBefore = true},
        {.id = "text.moveUp",
         .text = "Move Lines U&p",
         .tip = "Move the selected lines above the line before them (Alt+Up in the text)"},
        {.id = "text.moveDown",
         .text = "Move Lines Dow&n",
         .tip = "Move the selected lines below the line after them (Alt+Down in the text)"},
        {.id = "text.duplicate",
         .text = "Dup&licate Lines",
         .tip = "Write the selected lines again, below (Ctrl+D in the text)"},
        {.id = "text.join",
         .text = "&Join Lines",
         .shortcuts = {K("Ctrl+Alt+J")},
         .tip = "Make the selected lines one, or append the next line"},
        {.id = "text.sort", .text = "&Sort Lines", .tip = "Sort the selected lines"},
        {.id = "text.format",
         .text = "For&mat",
         .shortcuts = {K("Alt+Shift+F")},
         .tip = "Indent the whole text evenly, without a change of its meaning"},
        {.id = "text.caretAbove",
         .text = "Add Caret Above",
         .tip = "Type in the line above, too (Ctrl+Alt+Up in the text; Alt and a click for any place)",
         .separatorBefore = true},
        {.id = "text.caretBelow",
         .text = "Add Caret Below",
         .tip = "Type in the line below, too (Ctrl+Alt+Down in the text)"},
        {.id = "text.fold",
         .text = "Fold or Unfold",
         .shortcuts = {K("Ctrl+Alt+K")},
         .tip = "Show what begins at the text cursor as one line, or show it whole again",
         .separatorBefore = true},
        {.id = "text.foldAll",
         .text = "Fold &All",
         .tip = "Show levels, or all in the only one, as one line each"},
        {.id = "text.unfoldAll",
         .text = "Unfold All",
         .shortcuts = {K("Ctrl+Alt+U")},
         .tip = "Show every line again"},
        {.id = "text.back",
         .text = "Go &Back",
         .shortcuts = {K("Alt+Left")},
         .tip = "Go back to where the text cursor was before it jumped",
         .separatorBefore = true},
        {.id = "text.forward",
         .text = "Go &Forward",
         .shortcuts = {K("Alt+Right")},
         .tip = "Go to where the text cursor was before you went back"},
    };
}

QList<ActionSpec> viewSpecs() {
    return {
        {.id = "view.ascii",
         .text = "&ASCII Look",
         .icon = "ascii",
         .shortcuts = {K("Ctrl+L")},
         .tip = "Show the map as characters",
         .group = "toggle"},
        {.id = "view.grid",
         .text = "&Grid",
         .icon = "grid",
         .shortcuts = {K("Ctrl+'")},
         .tip = "Show grid lines",
         .group = "toggle"},
        {.id = "view.areas",
         .text = "R&egions",
         .icon = "region",
         .shortcuts = {K("F4")},
         .tip = "Show regions and arrival areas",
         .group = "toggle"},
        {.id = "view.roll",
         .text = "&Roll",
         .icon = "roll",
         .shortcuts = {K("Ctrl+R")},
         .tip = "Show over the map what the game might make of the level",
         .group = "toggle",
         .separatorBefore = true},
        {.id = "view.nextRoll", .text = "&Next Roll", .shortcuts = {K("F9")}},
        {.id = "view.previousRoll", .text = "&Previous Roll", .shortcuts = {K("Shift+F9")}},
        {.id = "view.zoomIn",
         .text = "Zoom &In",
         .icon = "zoom-in",
         .shortcuts = {K("Ctrl++"), K("Ctrl+=")},
         .separatorBefore = true},
        {.id = "view.zoomOut", .text = "Zoom &Out", .icon = "zoom-out", .shortcuts = {K("Ctrl+-")}},
        {.id = "view.zoomFit", .text = "Zoom to &Fit", .icon = "zoom-fit", .shortcuts = {K("Ctrl+0")}},
        {.id = "view.zoomNormal",
         .text = "Zoom &1:1",
         .shortcuts = {K("Ctrl+Alt+0")},
         .tip = "Show the map at its normal size"},
        {.id = "view.dark",
         .text = "&Dark",
         .shortcuts = {K("Ctrl+Shift+D")},
         .tip = "Dark or light colours",
         .group = "toggle",
         .separatorBefore = true},
        {.id = "view.layoutMap",
         .text = "Map Onl&y",
         .shortcuts = {K("F10")},
         .tip = "Give all the space to the map",
         .group = "layout",
         .separatorBefore = true},
        {.id = "view.layoutSplit",
         .text = "&Split Map and Text",
         .shortcuts = {K("F11")},
         .tip = "Show both map and text",
         .group = "layout"},
        {.id = "view.layoutText",
         .text = "Text Only",
         .shortcuts = {K("F12")},
         .tip = "Give all the space to the text",
         .group = "layout"},
        {.id = "view.sideBySide",
         .text = "Side &by Side",
         .shortcuts = {K("Shift+F11")},
         .tip = "Show map and text side by side, or one above the other",
         .group = "toggle"},
        {.id = "view.foldPanels",
         .text = "Fold Panels Below",
         .shortcuts = {K("Ctrl+J")},
         .tip = "Hide the panels at the bottom to make room for map and text, or show them again",
         .group = "toggle"},
        {.id = "view.fullScreen",
         .text = "Full S&creen",
         .shortcuts = {K("Ctrl+F11")},
         .tip = "Fill the whole screen with the window, or leave that again",
         .group = "toggle"},
        {.id = "view.map",
         .text = "Go to &Map",
         .shortcuts = {K("F6")},
         .tip = "Move the keyboard focus to the map",
         .separatorBefore = true},
        {.id = "view.text",
         .text = "Go to &Text",
         .shortcuts = {K("F7")},
         .tip = "Move the keyboard focus to the text"},
        {.id = "view.nextPanel",
         .text = "Go to Next Panel",
         .shortcuts = {K("Ctrl+F6")},
         .tip = "Move the keyboard focus to the next panel, and behind the last one to the map"},
        {.id = "view.nextTab",
         .text = "Ne&xt Document",
         .shortcuts = {K("Ctrl+Tab"), K("Ctrl+PgDown")},
         .tip = "Go to the next tab",
         .separatorBefore = true},
        {.id = "view.previousTab",
         .text = "Previo&us Document",
         .shortcuts = {K("Ctrl+Shift+Tab"), K("Ctrl+PgUp")},
         .tip = "Go to the previous tab"},
        {.id = "view.moveToOtherSide",
         .text = "Mo&ve to Other Side",
         .shortcuts = {K("Ctrl+\\")},
         .tip = "Show this document beside the others, so that two are visible"},
        {.id = "view.goToOtherSide",
         .text = "Go to Ot&her Side",
         .shortcuts = {K("Shift+F6")},
         .tip = "Move the keyboard focus to the document on the other side"},
        {.id = "view.joinSides", .text = "All on One Side", .tip = "Put all documents on one side again"},
    };
}

QList<ActionSpec> selectionSpecs() {
    return {
        {.id = "selection.all",
         .text = "Select &All Cells",
         .tip = "Select every cell of the map (Ctrl+A on the map)"},
        {.id = "selection.grow",
         .text = "&Grow",
         .shortcuts = {K("Ctrl+Alt+Up")},
         .tip = "Extend the selected cells by one on every side"},
        {.id = "selection.shrink",
         .text = "&Shrink",
         .shortcuts = {K("Ctrl+Alt+Down")},
         .tip = "Shrink the selected cells by one on every side"},
        {.id = "selection.invert",
         .text = "&Invert",
         .shortcuts = {K("Ctrl+Shift+I")},
         .tip = "Select the other cells instead"},
        {.id = "selection.alignLeft",
         .text = "Align &Left",
         .tip = "Move the selected things into the column of the leftmost one",
         .separatorBefore = true},
        {.id = "selection.alignRight",
         .text = "Align &Right",
         .tip = "Move the selected things into the column of the rightmost one"},
        {.id = "selection.alignTop",
         .text = "Align To&p",
         .tip = "Move the selected things into the row of the topmost one"},
        {.id = "selection.alignBottom",
         .text = "Align &Bottom",
         .tip = "Move the selected things into the row of the lowest one"},
        {.id = "selection.alignColumn",
         .text = "Align in the Middle Col&umn",
         .tip = "Move the selected things into the column at their middle"},
        {.id = "selection.alignRow",
         .text = "Align in the Middle Ro&w",
         .tip = "Move the selected things into the row at their middle"},
    };
}

QList<ActionSpec> mapSpecs() {
    return {
        {.id = "map.flipHorizontally",
         .text = "Flip &Horizontally",
         .shortcuts = {K("Ctrl+Shift+H")},
         .tip = "Flip what you hold, the selected cells or the whole map, left to right",
         .alsoBefore = "selection.alignLeft"},
        {.id = "map.flipVertically",
         .text = "Flip &Vertically",
         .shortcuts = {K("Ctrl+Shift+V")},
         .tip = "Flip what you hold, the selected cells or the whole map, top to bottom",
         .alsoBefore = "selection.alignLeft"},
        {.id = "map.clockwise",
         .text = "Rotate &Clockwise",
         .shortcuts = {K("Ctrl+T")},
         .tip = "Turn what you hold, the selected cells or the whole map by 90 degrees",
         .alsoBefore = "selection.alignLeft"},
        {.id = "map.counterclockwise",
         .text = "Rotate C&ounterclockwise",
         .shortcuts = {K("Ctrl+Shift+T")},
         .tip = "Turn it by 90 degrees in the other direction",
         .alsoBefore = "selection.alignLeft"},
        {.id = "map.halfTurn",
         .text = "Half &Turn",
         .tip = "Turn it upside down",
         .alsoBefore = "selection.alignLeft"},
        {.id = "map.size",
         .text = "Map &Size…",
         .shortcuts = {K("Ctrl+Alt+M")},
         .tip = "Crop the map, grow it, or move everything in it; with the mouse, drag its border",
         .separatorBefore = true},
        {.id = "map.crop",
         .text = "Cro&p to Selection",
         .tip = "Reduce the map to the area around the selected cells; all coordinates are adjusted"},
        {.id = "map.growLeft",
         .text = "Grow &Left",
         .tip = "Add a column at the left; all coordinates are adjusted"},
        {.id = "map.growRight", .text = "Grow &Right", .tip = "Add a column at the right"},
        {.id = "map.growAbove",
         .text = "Grow &Above",
         .tip = "Add a row above; all coordinates are adjusted"},
        {.id = "map.growBelow", .text = "Grow &Below", .tip = "Add a row below"},
    };
}

QList<ActionSpec> levelSpecs() {
    return {
        {.id = "level.nextProblem", .text = "&Next Problem", .shortcuts = {K("F8")}},
        {.id = "level.previousProblem", .text = "&Previous Problem", .shortcuts = {K("Shift+F8")}},
        {.id = "level.fix",
         .text = "Fi&x Problem",
         .shortcuts = {K("Alt+Return")},
         .tip = "Fix the problem at the text cursor"},
        {.id = "level.statistics",
         .text = "&Roll Many Times",
         .shortcuts = {K("Ctrl+Shift+R")},
         .tip = "Roll the level many times to see what can go wrong; choose again to stop",
         .separatorBefore = true},
        {.id = "level.rollInBackground",
         .text = "Roll in the &Background",
         .tip = "Roll the level a few times after each pause, and list what goes wrong among the problems",
         .group = "toggle"},
        {.id = "level.addGame",
         .text = "&Add a Game…",
         .tip = "Add a variant of a game from the folder of its sources"},
        {.id = "encoding.utf8",
         .text = "Text in &UTF-8",
         .tip = "Show and type the text as UTF-8",
         .group = "encoding",
         .separatorBefore = true},
        {.id = "encoding.eucJp",
         .text = "Text in EUC-&JP",
         .tip = "Show and type the text as EUC-JP, as in JNetHack",
         .group = "encoding"},
        {.id = "encoding.shiftJis",
         .text = "Text in Sh&ift-JIS",
         .tip = "Show and type the text as Shift-JIS, as in JNetHack for Windows",
         .group = "encoding"},
        {.id = "target.lp64",
         .text = "For &64-Bit Games",
         .tip = "Export levels as games on 64-bit systems load them",
         .group = "target",
         .separatorBefore = true},
        {.id = "target.ilp32",
         .text = "For &32-Bit Games",
         .tip = "Export levels as games on 32-bit systems load them",
         .group = "target"},
    };
}

QList<ActionSpec> playSpecs() {
    return {
        {.id = "play.test",
         .text = "&Playtest",
         .shortcuts = {K("F5")},
         .tip = "Play the level in a separate window"},
        {.id = "play.here",
         .text = "Play from &Here",
         .shortcuts = {K("Shift+F5")},
         .tip = "Play the level from the cell under the pointer or the cursor of the map"},
        {.id = "play.game",
         .text = "Play in &NetHack",
         .shortcuts = {K("Ctrl+F5")},
         .tip = "Start a new game on this level in an installed NetHack",
         .separatorBefore = true},
        {.id = "play.gameElsewhere",
         .text = "Play in &Another NetHack…",
         .tip = "Choose the folder of the NetHack that this file is for, and play the level there"},
        {.id = "play.open",
         .text = "&Open World…",
         .tip = "Play a world of the world server, or a run that was saved",
         .separatorBefore = true},
    };
}

QList<ActionSpec> helpSpecs() {
    return {
        {.id = "help.commands",
         .text = "All &Commands…",
         .shortcuts = {K("Ctrl+Shift+P")},
         .tip = "Find a command by a few letters, with its menu, its key, and why it is not possible now"},
        {.id = "help.shortcuts",
         .text = "&Keyboard Shortcuts…",
         .shortcuts = {K("F1")},
         .tip = "Find and change the keys of commands"},
        {.id = "help.welcome",
         .text = "&Welcome Page",
         .tip = "Show recent files, templates and samples, each with a picture"},
        {.id = "help.about", .text = "&About Levwright"},
    };
}

// The games that descriptions can be converted for.
QList<ActionSpec> convertSpecs() {
    QList<ActionSpec> specs;
    for (const GameEntry& game : knownGames()) {
        if (!game.convertMenu.empty())
            specs << ActionSpec{.id = "convert." + bytesOf(game.id),
                                .text = bytesOf(game.convertMenu),
                                .tip = "Convert this level for that game, in a new tab"};
    }
    return specs;
}

// The games that the open description can be read as, with the names from their catalogs.
QList<ActionSpec> gameSpecs() {
    QList<ActionSpec> specs;
    for (const GameEntry& game : knownGames())
        specs << ActionSpec{.id = "game." + bytesOf(game.id),
                            .text = bytesOf(game.menu),
                            .tip = bytesOf(game.tip),
                            .group = "game",
                            .separatorBefore = specs.isEmpty()};
    return specs;
}

QList<ActionSpec> toolSpecs() {
    QList<ActionSpec> specs;
    for (const ToolRow& tool : toolTable())
        specs << ActionSpec{.id = tool.action,
                            .text = tool.text,
                            .icon = tool.icon,
                            .shortcuts = {K(tool.key)},
                            .tip = tool.tip,
                            .group = "tool"};
    return specs;
}

// The options of the tools, and what draws on many cells at once.
QList<ActionSpec> drawSpecs() {
    QList<ActionSpec> specs{
        {.id = "option.brushLarger", .text = "Lar&ger Brush", .shortcuts = {K("Ctrl+]")}},
        {.id = "option.brushSmaller", .text = "S&maller Brush", .shortcuts = {K("Ctrl+[")}}};
    OptionSet before = noOptions;
    for (const OptionRow& row : optionTable()) {
        specs << ActionSpec{.id = row.action,
                            .text = row.text,
                            .shortcuts = row.key == nullptr ? QList<K>() : QList{K(row.key)},
                            .tip = row.tip,
                            .group = row.choice == nullptr ? "toggle" : row.choice,
                            .separatorBefore = row.of != before};
        before = row.of;
    }
    specs << ActionSpec{.id = "draw.straighten",
                        .text = "Stra&ighten Walls",
                        .shortcuts = {K("Ctrl+Alt+A")},
                        .tip = "Give the selected walls, or all walls of the map, the characters that fit",
                        .separatorBefore = true}
          << ActionSpec{.id = "draw.replace",
                        .text = "&Replace Terrain…",
                        .shortcuts = {K("Ctrl+Alt+R")},
                        .tip = "Replace one terrain by another"};
    return specs;
}

// The stamps. Typing a stamp's digit on the map takes it into the hand.
QList<ActionSpec> stampSpecs() {
    QList<ActionSpec> specs;
    for (int i = 1; i <= 9; ++i) {
        const QByteArray digit = QByteArray::number(i);
        specs << ActionSpec{.id = "selection.stamp" + digit,
                            .text = "Keep as Stamp &" + digit,
                            .shortcuts = {K(Qt::CTRL | Qt::SHIFT | Qt::Key(Qt::Key_0 + i))},
                            .tip = "Keep the selection as a stamp; typing the digit on the map picks it up",
                            .separatorBefore = i == 1};
    }
    return specs;
}

struct Menu {
    const char* title;
    QList<ActionSpec> (*specs)();
};

// In the order of the menu bar.
constexpr Menu menus[] = {{"&File", fileSpecs},           {"&Edit", editSpecs},       {"Te&xt", textSpecs},
                          {"&Tools", toolSpecs},          {"Dra&w", drawSpecs},       {"&View", viewSpecs},
                          {"&Selection", selectionSpecs}, {"&Selection", stampSpecs}, {"&Map", mapSpecs},
                          {"&Level", levelSpecs},         {"&Play", playSpecs},       {"&Help", helpSpecs}};

// Inserts specs before the action with that id.
void insert(QList<ActionSpec>& all, const QList<ActionSpec>& specs, const char* before) {
    qsizetype place = std::ranges::find(all, before, &ActionSpec::id) - all.begin();
    for (const ActionSpec& spec : specs)
        all.insert(place++, spec);
}

} // namespace

const QList<ActionSpec>& actionSpecs() {
    static const QList<ActionSpec> specs = [] {
        QList<ActionSpec> all;
        for (const Menu& menu : menus)
            all << inMenu(menu.title, menu.specs());
        insert(all, inMenu("&Level", gameSpecs()), "level.addGame");
        insert(all, inMenu("&File", convertSpecs()), "file.close");
        return all;
    }();
    return specs;
}

QString withoutMnemonic(QString text) {
    return text.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

} // namespace levwright
