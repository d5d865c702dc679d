// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/actions/ActionSpecs.h"

#include "core/base/Phrase.h"
#include "core/catalog/GameList.h"
#include "core/tools/ToolTable.h"

#include <QCoreApplication>
#include <QRegularExpression>

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
         .text = QT_TRANSLATE_NOOP("ActionTable", "&New…"),
         .shortcuts = {K::New},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Start a level or a dungeon from a template")},
        {.id = "file.newEmpty",
         .text = QT_TRANSLATE_NOOP("ActionTable", "New Em&pty"),
         .shortcuts = {K("Ctrl+Shift+N")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Start a level with an empty room, without asking")},
        {.id = "file.newFromClipboard",
         .text = QT_TRANSLATE_NOOP("ActionTable", "New from Clip&board"),
         .shortcuts = {K("Ctrl+Alt+P")},
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Start with the level in the clipboard, which may be a Python string")},
        {.id = "file.open",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Open…"),
         .icon = "open",
         .shortcuts = {K::Open}},
        {.id = "file.openFolder",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Open &Folder…"),
         .shortcuts = {K("Ctrl+Shift+O")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "List the levels and the dungeon of a folder")},
        {.id = "file.recover",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Reco&ver Unsaved Work…"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show what was not saved when Levwright ended")},
        {.id = "file.save",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Save"),
         .icon = "save",
         .shortcuts = {K::Save},
         .separatorBefore = true},
        {.id = "file.saveAs",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Save &As…"),
         .shortcuts = {K("Ctrl+Shift+S")}},
        {.id = "file.saveAll",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Save A&ll"),
         .shortcuts = {K("Ctrl+Alt+Shift+S")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Save all documents with changes")},
        {.id = "file.revert",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Revert to Save&d…"),
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Take the text from the file again; Undo brings the changes back")},
        {.id = "file.compare",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Co&mpare With…"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show what differs from another file, and take it over")},
        {.id = "file.versions",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Versions…"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show the versions of the file that git and Levwright keep; "
                                                 "compare, open or bring back one of them")},
        {.id = "file.export",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Export"),
         .icon = "export",
         .shortcuts = {K("Ctrl+E")},
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Write the level or dungeon, compiled for the game, next to its file"),
         .separatorBefore = true},
        {.id = "file.exportTo",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Export &To…"),
         .shortcuts = {K("Ctrl+Shift+E")},
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable",
             "Write the level or dungeon, compiled for the game, into a folder of your choice")},
        {.id = "file.exportAll",
         .text = QT_TRANSLATE_NOOP("ActionTable", "E&xport All"),
         .shortcuts = {K("Ctrl+Alt+E")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Compile all levels of the open folder, and its dungeon")},
        {.id = "file.exportPicture",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Export Pict&ure…"),
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Save or copy the level as PNG, SVG, text or wiki text, with a preview")},
        {.id = "file.print",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Pr&int…"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show the level as it will be on paper, and print it")},
        {.id = "file.close",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Close"),
         .shortcuts = {K("Ctrl+W")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Close the document"),
         .separatorBefore = true},
        {.id = "file.reopen",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Reopen Documents at Startup"),
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "When Levwright starts, reopen the documents that were open when you quit"),
         .group = "toggle",
         .separatorBefore = true},
        {.id = "file.reopenBesideFiles",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Reopen Them Also When Opening Files"),
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Reopen them even if Levwright is started with the names of files"),
         .group = "toggle"},
        {.id = "file.quit",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Quit"),
         .shortcuts = {K("Ctrl+Q")},
         .separatorBefore = true},
    };
}

QList<ActionSpec> editSpecs() {
    return {
        {.id = "edit.undo",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Undo"),
         .icon = "undo",
         .shortcuts = {K::Undo}},
        {.id = "edit.redo",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Redo"),
         .icon = "redo",
         .shortcuts = {K("Ctrl+Shift+Z"), K("Ctrl+Y")}},
        {.id = "edit.cut",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Cu&t"),
         .shortcuts = {K::Cut},
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable", "Cut the selected cells with all things on them, or the selected statements"),
         .separatorBefore = true},
        {.id = "edit.copy",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Copy"),
         .shortcuts = {K::Copy},
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable", "Copy the selected cells with all things on them, or the selected statements")},
        {.id = "edit.paste",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Pa&ste"),
         .shortcuts = {K::Paste},
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Pick up the clipboard’s contents (Enter or click: put them down)")},
        {.id = "edit.duplicate",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Dup&licate"),
         .shortcuts = {K("Ctrl+D")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Pick up a copy of the selection")},
        {.id = "edit.copyMiniHack",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Copy for Mini&Hack"),
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable", "Copy the level as the Python string that an environment of MiniHack accepts")},
        {.id = "edit.copyPicture",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Copy as Picture"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Copy the level as a picture of what the map shows")},
        {.id = "edit.copyText",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Copy as Te&xt"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Copy the level as rows of characters")},
        {.id = "edit.copyWiki",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Copy as &Wiki Text"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Copy the level as text of NetHackWiki, with its colours")},
        {.id = "edit.find",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Find…"),
         .shortcuts = {K::Find},
         .separatorBefore = true},
        {.id = "edit.findNext",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Find &Next"),
         .shortcuts = {K("F3")}},
        {.id = "edit.findPrevious",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Find &Previous"),
         .shortcuts = {K("Shift+F3")}},
        {.id = "edit.replace",
         .text = QT_TRANSLATE_NOOP("ActionTable", "R&eplace…"),
         .shortcuts = {K("Ctrl+H")}},
        {.id = "edit.findInFiles",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Find &in Files…"),
         .shortcuts = {K("Ctrl+Shift+F")},
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable",
             "Find and replace a text, a monster or another thing in all open files or in a folder")},
        {.id = "edit.goToLine",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Go to Line…"),
         .shortcuts = {K("Ctrl+G")}},
        {.id = "edit.goToAnything",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Go to An&ything…"),
         .shortcuts = {K("Ctrl+P")},
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable", "Find a file, a level or a statement by a few letters, or with > a command")},
        {.id = "edit.complete",
         .text = QT_TRANSLATE_NOOP("ActionTable", "C&omplete Word"),
         .tip =
             QT_TRANSLATE_NOOP("ActionTable", "Suggest words at the text cursor (Ctrl+Space in the text)")},
        {.id = "edit.deleteStatement",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Delete Statement"),
         .shortcuts = {K("Ctrl+Shift+Delete")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Delete the selected statement"),
         .separatorBefore = true},
        {.id = "edit.addThing",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Add Thing…"),
         .shortcuts = {K("Alt+A")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Take something from the palette to place it on the map"),
         .separatorBefore = true},
        {.id = "edit.menu",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Context &Menu"),
         .shortcuts = {K("Shift+F10")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show the actions for the item with the keyboard focus")},
        {.id = "edit.preferences",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Preferences…"),
         .shortcuts = {K("Ctrl+,")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Choose fonts, colours, keys and how Levwright works"),
         .separatorBefore = true},
    };
}

QList<ActionSpec> textSpecs() {
    return {
        {.id = "text.definition",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Go to &Definition"),
         .shortcuts = {K("Ctrl+F12")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Go to where the name at the text cursor gets its meaning")},
        {.id = "text.uses",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Find &Uses"),
         .shortcuts = {K("Shift+F12")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "List all places of the name at the text cursor")},
        {.id = "text.rename",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Rename…"),
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable", "Change the name at the text cursor everywhere it is used (F2 in the text)")},
        {.id = "text.pair",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Go to &Other Bracket"),
         .shortcuts = {K("Ctrl+M")},
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Go to the bracket or word that belongs to the one at the text cursor")},
        {.id = "text.signature",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&What Belongs Here"),
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable",
             "Show which values the statement at the text cursor takes (Ctrl+Shift+Space in the text)")},
        {.id = "text.comment",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Comment"),
         .shortcuts = {K("Ctrl+/")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Make the selected lines comments, or code again"),
         .separatorBefore = true},
        {.id = "text.moveUp",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Move Lines U&p"),
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Move the selected lines above the line before them (Alt+Up in the text)")},
        {.id = "text.moveDown",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Move Lines Dow&n"),
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable", "Move the selected lines below the line after them (Alt+Down in the text)")},
        {.id = "text.duplicate",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Dup&licate Lines"),
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Write a copy of the selected lines below them (Ctrl+D in the text)")},
        {.id = "text.join",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Join Lines"),
         .shortcuts = {K("Ctrl+Alt+J")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Make the selected lines one, or append the next line")},
        {.id = "text.sort",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Sort Lines"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Sort the selected lines")},
        {.id = "text.format",
         .text = QT_TRANSLATE_NOOP("ActionTable", "For&mat"),
         .shortcuts = {K("Alt+Shift+F")},
         .tip =
             QT_TRANSLATE_NOOP("ActionTable", "Indent the whole text evenly, without changing its meaning")},
        {.id = "text.caretAbove",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Add Caret Above"),
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable",
             "Type in the line above, too (Ctrl+Alt+Up in the text; Alt and a click for any place)"),
         .separatorBefore = true},
        {.id = "text.caretBelow",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Add Caret Below"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Type in the line below, too (Ctrl+Alt+Down in the text)")},
        {.id = "text.fold",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Fold or Unfold"),
         .shortcuts = {K("Ctrl+Alt+K")},
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Show what begins at the text cursor as one line, or show it whole again"),
         .separatorBefore = true},
        {.id = "text.foldAll",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Fold &All"),
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable", "Show each level as one line; in a file with one level, each of its parts")},
        {.id = "text.unfoldAll",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Unfold All"),
         .shortcuts = {K("Ctrl+Alt+U")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show every line again")},
        {.id = "text.back",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Go &Back"),
         .shortcuts = {K("Alt+Left")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Go back to where the text cursor was before it jumped"),
         .separatorBefore = true},
        {.id = "text.forward",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Go &Forward"),
         .shortcuts = {K("Alt+Right")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Go to where the text cursor was before you went back")},
    };
}

constexpr const char* lensesMenu = QT_TRANSLATE_NOOP("ActionTable", "Lenses");

QList<ActionSpec> viewSpecs() {
    return {
        {.id = "view.ascii",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&ASCII Look"),
         .icon = "ascii",
         .shortcuts = {K("Ctrl+L")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show the map as characters"),
         .group = "toggle"},
        {.id = "view.tileset",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Tileset…"),
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Show maps with pictures of your own, such as the tiles of the game")},
        {.id = "view.grid",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Grid"),
         .icon = "grid",
         .shortcuts = {K("Ctrl+'")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show grid lines"),
         .group = "toggle"},
        {.id = "view.areas",
         .text = QT_TRANSLATE_NOOP("ActionTable", "R&egions"),
         .icon = "region",
         .shortcuts = {K("F4")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show regions and arrival areas"),
         .group = "toggle"},
        {.id = "view.roll",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Roll"),
         .icon = "roll",
         .shortcuts = {K("Ctrl+R")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show over the map what the game might make of the level"),
         .group = "toggle",
         .separatorBefore = true},
        {.id = "view.nextRoll",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Next Roll"),
         .shortcuts = {K("F9")}},
        {.id = "view.previousRoll",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Previous Roll"),
         .shortcuts = {K("Shift+F9")}},
        {.id = "lens.way",
         .submenu = lensesMenu,
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Ways"),
         .shortcuts = {K("Ctrl+Alt+1")},
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Colour the map by walking distance, and mark what divides the level"),
         .group = "lens"},
        {.id = "lens.sight",
         .submenu = lensesMenu,
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Sight"),
         .shortcuts = {K("Ctrl+Alt+2")},
         .tip =
             QT_TRANSLATE_NOOP("ActionTable", "Show what is seen from a cell, and how exposed each cell is"),
         .group = "lens"},
        {.id = "lens.light",
         .submenu = lensesMenu,
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Light"),
         .shortcuts = {K("Ctrl+Alt+3")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show what is lit and what is dark"),
         .group = "lens"},
        {.id = "lens.danger",
         .submenu = lensesMenu,
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Danger"),
         .shortcuts = {K("Ctrl+Alt+4")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show how dangerous the monsters of the level are"),
         .group = "lens"},
        {.id = "lens.shape",
         .submenu = lensesMenu,
         .text = QT_TRANSLATE_NOOP("ActionTable", "S&hape"),
         .shortcuts = {K("Ctrl+Alt+5")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show which cells break the symmetry of the map"),
         .group = "lens"},
        {.id = "lens.off",
         .submenu = lensesMenu,
         .text = QT_TRANSLATE_NOOP("ActionTable", "&No Lens"),
         .shortcuts = {K("Ctrl+Alt+6")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Take the lens off the map"),
         .group = "lens"},
        {.id = "view.zoomIn",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Zoom &In"),
         .icon = "zoom-in",
         .shortcuts = {K("Ctrl++"), K("Ctrl+=")},
         .separatorBefore = true},
        {.id = "view.zoomOut",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Zoom &Out"),
         .icon = "zoom-out",
         .shortcuts = {K("Ctrl+-")}},
        {.id = "view.zoomFit",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Zoom to &Fit"),
         .icon = "zoom-fit",
         .shortcuts = {K("Ctrl+0")}},
        {.id = "view.zoomNormal",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Zoom &1:1"),
         .shortcuts = {K("Ctrl+Alt+0")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show the map at its normal size")},
        {.id = "view.dark",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Dark"),
         .shortcuts = {K("Ctrl+Shift+D")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Dark or light colours"),
         .group = "toggle",
         .separatorBefore = true},
        {.id = "view.layoutMap",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Map Onl&y"),
         .shortcuts = {K("F10")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Give all the space to the map"),
         .group = "layout",
         .separatorBefore = true},
        {.id = "view.layoutSplit",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Split Map and Text"),
         .shortcuts = {K("F11")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show both map and text"),
         .group = "layout"},
        {.id = "view.layoutText",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Text Only"),
         .shortcuts = {K("F12")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Give all the space to the text"),
         .group = "layout"},
        {.id = "view.sideBySide",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Side &by Side"),
         .shortcuts = {K("Shift+F11")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show map and text side by side, or one above the other"),
         .group = "toggle"},
        {.id = "view.foldPanels",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Fold Panels Below"),
         .shortcuts = {K("Ctrl+J")},
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable",
             "Hide the panels at the bottom to make room for map and text, or show them again"),
         .group = "toggle"},
        {.id = "view.fullScreen",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Full S&creen"),
         .shortcuts = {K("Ctrl+F11")},
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Fill the whole screen with the window, or go back to its normal size"),
         .group = "toggle"},
        {.id = "view.map",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Go to &Map"),
         .shortcuts = {K("F6")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Move the keyboard focus to the map"),
         .separatorBefore = true},
        {.id = "view.text",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Go to &Text"),
         .shortcuts = {K("F7")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Move the keyboard focus to the text")},
        {.id = "view.nextPanel",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Go to Next Panel"),
         .shortcuts = {K("Ctrl+F6")},
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable", "Move the keyboard focus to the next panel, and after the last one to the map")},
        {.id = "view.nextTab",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Ne&xt Document"),
         .shortcuts = {K("Ctrl+Tab"), K("Ctrl+PgDown")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Go to the next tab"),
         .separatorBefore = true},
        {.id = "view.previousTab",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Previo&us Document"),
         .shortcuts = {K("Ctrl+Shift+Tab"), K("Ctrl+PgUp")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Go to the previous tab")},
        {.id = "view.moveToOtherSide",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Mo&ve to Other Side"),
         .shortcuts = {K("Ctrl+\\")},
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Show this document beside the others, so that two are visible")},
        {.id = "view.goToOtherSide",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Go to Ot&her Side"),
         .shortcuts = {K("Shift+F6")},
         .tip =
             QT_TRANSLATE_NOOP("ActionTable", "Move the keyboard focus to the document on the other side")},
        {.id = "view.joinSides",
         .text = QT_TRANSLATE_NOOP("ActionTable", "All on One Side"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Put all documents on one side again")},
    };
}

QList<ActionSpec> selectionSpecs() {
    return {
        {.id = "selection.all",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Select &All Cells"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Select every cell of the map (Ctrl+A on the map)")},
        {.id = "selection.grow",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Grow"),
         .shortcuts = {K("Ctrl+Alt+Up")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Extend the selected cells by one on every side")},
        {.id = "selection.shrink",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Shrink"),
         .shortcuts = {K("Ctrl+Alt+Down")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Shrink the selected cells by one on every side")},
        {.id = "selection.invert",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Invert"),
         .shortcuts = {K("Ctrl+Shift+I")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Select the other cells instead")},
        {.id = "selection.alignLeft",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Align &Left"),
         .tip =
             QT_TRANSLATE_NOOP("ActionTable", "Move the selected things into the column of the leftmost one"),
         .separatorBefore = true},
        {.id = "selection.alignRight",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Align &Right"),
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Move the selected things into the column of the rightmost one")},
        {.id = "selection.alignTop",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Align To&p"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Move the selected things into the row of the topmost one")},
        {.id = "selection.alignBottom",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Align &Bottom"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Move the selected things into the row of the lowest one")},
        {.id = "selection.alignColumn",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Align in the Middle Col&umn"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Move the selected things into the column at their middle")},
        {.id = "selection.alignRow",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Align in the Middle Ro&w"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Move the selected things into the row at their middle")},
    };
}

QList<ActionSpec> mapSpecs() {
    return {
        {.id = "map.flipHorizontally",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Flip &Horizontally"),
         .shortcuts = {K("Ctrl+Shift+H")},
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Flip what you hold, the selected cells or the whole map, left to right"),
         .alsoBefore = "selection.alignLeft"},
        {.id = "map.flipVertically",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Flip &Vertically"),
         .shortcuts = {K("Ctrl+Shift+V")},
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Flip what you hold, the selected cells or the whole map, top to bottom"),
         .alsoBefore = "selection.alignLeft"},
        {.id = "map.clockwise",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Rotate &Clockwise"),
         .shortcuts = {K("Ctrl+T")},
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Turn what you hold, the selected cells or the whole map by 90 degrees"),
         .alsoBefore = "selection.alignLeft"},
        {.id = "map.counterclockwise",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Rotate C&ounterclockwise"),
         .shortcuts = {K("Ctrl+Shift+T")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Turn it by 90 degrees in the other direction"),
         .alsoBefore = "selection.alignLeft"},
        {.id = "map.halfTurn",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Half &Turn"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Turn it upside down"),
         .alsoBefore = "selection.alignLeft"},
        {.id = "map.size",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Map &Size…"),
         .shortcuts = {K("Ctrl+Alt+M")},
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable",
             "Crop the map, grow it, or move everything in it; with the mouse, drag its border"),
         .separatorBefore = true},
        {.id = "map.crop",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Cro&p to Selection"),
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable",
             "Reduce the map to the area around the selected cells; all coordinates are adjusted")},
        {.id = "map.growLeft",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Grow &Left"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Add a column at the left; all coordinates are adjusted")},
        {.id = "map.growRight",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Grow &Right"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Add a column at the right")},
        {.id = "map.growAbove",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Grow &Above"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Add a row above; all coordinates are adjusted")},
        {.id = "map.growBelow",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Grow &Below"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Add a row below")},
    };
}

QList<ActionSpec> levelSpecs() {
    return {
        {.id = "level.nextProblem",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Next Problem"),
         .shortcuts = {K("F8")}},
        {.id = "level.previousProblem",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Previous Problem"),
         .shortcuts = {K("Shift+F8")}},
        {.id = "level.fix",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Fi&x Problem"),
         .shortcuts = {K("Alt+Return")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Fix the problem at the text cursor")},
        {.id = "level.statistics",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Roll Many Times"),
         .shortcuts = {K("Ctrl+Shift+R")},
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Roll the level many times to see what can go wrong; choose again to stop"),
         .separatorBefore = true},
        {.id = "level.rollInBackground",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Roll in the &Background"),
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable",
             "Roll the level a few times after each pause, and list what goes wrong among the problems"),
         .group = "toggle"},
        {.id = "level.themedRooms",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Themed Rooms…"),
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable",
             "List the themed rooms or vaults of the file with their frequency and limits, and change these"),
         .separatorBefore = true},
        {.id = "level.addGame",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Add a Game…"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Add a variant of a game from the folder of its sources")},
        {.id = "encoding.utf8",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Text in &UTF-8"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show and type the text as UTF-8"),
         .group = "encoding",
         .separatorBefore = true},
        {.id = "encoding.eucJp",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Text in EUC-&JP"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Show and type the text as EUC-JP, as in JNetHack"),
         .group = "encoding"},
        {.id = "encoding.shiftJis",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Text in Sh&ift-JIS"),
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Show and type the text as Shift-JIS, as in JNetHack for Windows"),
         .group = "encoding"},
        {.id = "target.lp64",
         .text = QT_TRANSLATE_NOOP("ActionTable", "For &64-Bit Games"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Export levels as games on 64-bit systems load them"),
         .group = "target",
         .separatorBefore = true},
        {.id = "target.ilp32",
         .text = QT_TRANSLATE_NOOP("ActionTable", "For &32-Bit Games"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Export levels as games on 32-bit systems load them"),
         .group = "target"},
    };
}

QList<ActionSpec> playSpecs() {
    return {
        {.id = "play.test",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Playtest"),
         .shortcuts = {K("F5")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Play the level in a separate window")},
        {.id = "play.here",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Play from &Here"),
         .shortcuts = {K("Shift+F5")},
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Play the level from the cell under the pointer or the cursor of the map")},
        {.id = "play.game",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Play in &NetHack"),
         .shortcuts = {K("Ctrl+F5")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Start a new game on this level in an installed NetHack"),
         .separatorBefore = true},
        {.id = "play.gameElsewhere",
         .text = QT_TRANSLATE_NOOP("ActionTable", "Play in &Another NetHack…"),
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable",
             "Choose the folder of the NetHack that this file is for, and play the level there")},
        {.id = "play.open",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Open World…"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Play a world of the world server, or a run that was saved"),
         .separatorBefore = true},
    };
}

QList<ActionSpec> helpSpecs() {
    return {
        {.id = "help.guide",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Guide"),
         .shortcuts = {K("F1")},
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable", "Read about what you are working with: a panel, a tool, a field, a problem")},
        {.id = "help.tutorial",
         .text = QT_TRANSLATE_NOOP("ActionTable", "A &First Level"),
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Make and play a first level in ten pictures")},
        {.id = "help.tour",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Tour"),
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Show the window in six steps; the tour continues where you left off")},
        {.id = "help.reference",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Reference of the Game"),
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "List the statements, words and names that levels of this game may have")},
        {.id = "help.commands",
         .text = QT_TRANSLATE_NOOP("ActionTable", "All &Commands…"),
         .shortcuts = {K("Ctrl+Shift+P")},
         .tip = QT_TRANSLATE_NOOP(
             "ActionTable",
             "Find a command by a few letters, with its menu, its key, and why it is not possible now")},
        {.id = "help.shortcuts",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Keyboard Shortcuts…"),
         .shortcuts = {K("Ctrl+F1")},
         .tip = QT_TRANSLATE_NOOP("ActionTable", "Find and change the keys of commands")},
        {.id = "help.welcome",
         .text = QT_TRANSLATE_NOOP("ActionTable", "&Welcome Page"),
         .tip = QT_TRANSLATE_NOOP("ActionTable",
                                  "Show recent files, templates and samples, each with a picture")},
        {.id = "help.about", .text = QT_TRANSLATE_NOOP("ActionTable", "&About Levwright")},
    };
}

// The games that descriptions can be converted for.
QList<ActionSpec> convertSpecs() {
    QList<ActionSpec> specs;
    for (const GameEntry& game : knownGames()) {
        if (!game.convertMenu.empty())
            specs << ActionSpec{
                .id = "convert." + bytesOf(game.id),
                .text = bytesOf(game.convertMenu),
                .tip = QT_TRANSLATE_NOOP("ActionTable", "Convert this level for that game, in a new tab")};
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
    QList<ActionSpec> specs{{.id = "option.brushLarger",
                             .text = QT_TRANSLATE_NOOP("ActionTable", "Lar&ger Brush"),
                             .shortcuts = {K("Ctrl+]")}},
                            {.id = "option.brushSmaller",
                             .text = QT_TRANSLATE_NOOP("ActionTable", "S&maller Brush"),
                             .shortcuts = {K("Ctrl+[")}}};
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
                        .text = QT_TRANSLATE_NOOP("ActionTable", "Stra&ighten Walls"),
                        .shortcuts = {K("Ctrl+Alt+A")},
                        .tip = QT_TRANSLATE_NOOP(
                            "ActionTable",
                            "Give the selected walls, or all walls of the map, the characters that fit"),
                        .separatorBefore = true}
          << ActionSpec{.id = "draw.replace",
                        .text = QT_TRANSLATE_NOOP("ActionTable", "&Replace Terrain…"),
                        .shortcuts = {K("Ctrl+Alt+R")},
                        .tip = QT_TRANSLATE_NOOP("ActionTable", "Replace one terrain by another")};
    return specs;
}

// The stamps. Typing a stamp's digit on the map takes it into the hand.
QList<ActionSpec> stampSpecs() {
    QList<ActionSpec> specs;
    for (int i = 1; i <= 9; ++i) {
        const QByteArray digit = QByteArray::number(i);
        specs << ActionSpec{
            .id = "selection.stamp" + digit,
            .text = QT_TRANSLATE_NOOP("ActionTable", "Keep as Stamp &%1"),
            .number = digit,
            .shortcuts = {K(Qt::CTRL | Qt::SHIFT | Qt::Key(Qt::Key_0 + i))},
            .tip = QT_TRANSLATE_NOOP(
                "ActionTable", "Keep the selection as a stamp; typing the digit on the map picks it up"),
            .separatorBefore = i == 1};
    }
    return specs;
}

struct Menu {
    const char* title;
    QList<ActionSpec> (*specs)();
};

// In the order of the menu bar.
constexpr Menu menus[] = {{QT_TRANSLATE_NOOP("ActionTable", "&File"), fileSpecs},
                          {QT_TRANSLATE_NOOP("ActionTable", "&Edit"), editSpecs},
                          {QT_TRANSLATE_NOOP("ActionTable", "Te&xt"), textSpecs},
                          {QT_TRANSLATE_NOOP("ActionTable", "&Tools"), toolSpecs},
                          {QT_TRANSLATE_NOOP("ActionTable", "Dra&w"), drawSpecs},
                          {QT_TRANSLATE_NOOP("ActionTable", "&View"), viewSpecs},
                          {QT_TRANSLATE_NOOP("ActionTable", "&Selection"), selectionSpecs},
                          {QT_TRANSLATE_NOOP("ActionTable", "&Selection"), stampSpecs},
                          {QT_TRANSLATE_NOOP("ActionTable", "&Map"), mapSpecs},
                          {QT_TRANSLATE_NOOP("ActionTable", "&Level"), levelSpecs},
                          {QT_TRANSLATE_NOOP("ActionTable", "&Play"), playSpecs},
                          {QT_TRANSLATE_NOOP("ActionTable", "&Help"), helpSpecs}};

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

QString shownText(const QByteArray& text) {
    const QString own = QCoreApplication::translate("ActionTable", text.constData());
    return own == QString::fromUtf8(text) ? QString::fromUtf8(said(text.toStdString())) : own;
}

QString shownText(const ActionSpec& spec) {
    const QString text = shownText(spec.text);
    return spec.number.isEmpty() ? text : text.arg(QString::fromLatin1(spec.number));
}

QString withoutMnemonic(QString text) {
    // Japanese has it in brackets after the word.
    static const QRegularExpression behind(QStringLiteral(R"(\(&\w\))"));
    return text.remove(behind).remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

bool hasAll(const QString& text, const QStringList& words) {
    return std::ranges::all_of(words,
                               [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace levwright
