// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/actions/ActionTable.h"

#include "core/base/Contract.h"
#include "core/catalog/GameList.h"
#include "core/tools/ToolTable.h"
#include "widgets/actions/ShortcutsFirst.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

namespace levwright {
namespace {

QString shown(const QByteArray& text) {
    return QCoreApplication::translate("ActionTable", text.constData());
}

QByteArray bytesOf(std::string_view text) {
    return {text.data(), qsizetype(text.size())};
}

// The games that the open description can be read as, with the names from their catalogs.
QList<ActionSpec> gameSpecs() {
    QList<ActionSpec> specs;
    for (const GameEntry& game : knownGames())
        specs << ActionSpec{"game." + bytesOf(game.id), "&Level", bytesOf(game.menu), nullptr, {},
                            bytesOf(game.tip),          "game",   specs.isEmpty()};
    return specs;
}

// The games that descriptions can be converted for.
QList<ActionSpec> convertSpecs() {
    QList<ActionSpec> specs;
    for (const GameEntry& game : knownGames()) {
        if (!game.convertMenu.empty())
            specs << ActionSpec{"convert." + bytesOf(game.id),
                                "&File",
                                bytesOf(game.convertMenu),
                                nullptr,
                                {},
                                "Convert this description for that game, in a new tab",
                                nullptr,
                                false};
    }
    return specs;
}

QList<ActionSpec> toolSpecs() {
    QList<ActionSpec> specs;
    for (const ToolRow& tool : toolTable())
        specs << ActionSpec{tool.action, "&Tools", tool.text, tool.icon, {QKeySequence(tool.key)},
                            tool.tip,    "tool",   false};
    return specs;
}

// The options of the tools, and the actions for a larger or smaller brush.
QList<ActionSpec> optionSpecs() {
    QList<ActionSpec> specs{{"option.brushLarger",
                             "Dra&w",
                             "Lar&ger Brush",
                             nullptr,
                             {QKeySequence("Ctrl+]")},
                             nullptr,
                             nullptr,
                             false},
                            {"option.brushSmaller",
                             "Dra&w",
                             "S&maller Brush",
                             nullptr,
                             {QKeySequence("Ctrl+[")},
                             nullptr,
                             nullptr,
                             false}};
    OptionSet before = noOptions;
    for (const OptionRow& row : optionTable()) {
        const QList<QKeySequence> keys =
            row.key == nullptr ? QList<QKeySequence>() : QList{QKeySequence(row.key)};
        specs << ActionSpec{row.action,
                            "Dra&w",
                            row.text,
                            nullptr,
                            keys,
                            row.tip,
                            row.choice == nullptr ? "toggle" : row.choice,
                            row.of != before};
        before = row.of;
    }
    specs << ActionSpec{"draw.straighten",
                        "Dra&w",
                        "Stra&ighten Walls",
                        nullptr,
                        {QKeySequence("Ctrl+Alt+A")},
                        "Give the selected walls, or all walls of the map, the characters that fit",
                        nullptr,
                        true};
    specs << ActionSpec{"draw.replace",
                        "Dra&w",
                        "&Replace Terrain…",
                        nullptr,
                        {QKeySequence("Ctrl+Alt+R")},
                        "Replace one terrain by another",
                        nullptr,
                        false};
    return specs;
}

// The stamps. Typing a stamp's digit on the map takes it into the hand.
QList<ActionSpec> stampSpecs() {
    QList<ActionSpec> specs;
    for (int i = 1; i <= 9; ++i) {
        const QByteArray digit = QByteArray::number(i);
        specs << ActionSpec{"selection.stamp" + digit,
                            "&Selection",
                            "Keep as Stamp &" + digit,
                            nullptr,
                            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key(Qt::Key_0 + i))},
                            "Keep the selection as a stamp; typing the digit on the map picks it up",
                            nullptr,
                            i == 1};
    }
    return specs;
}

// Inserts specs before the action with that id.
void insert(QList<ActionSpec>& all, const QList<ActionSpec>& specs, const char* before) {
    qsizetype place = std::ranges::find(all, before, &ActionSpec::id) - all.begin();
    for (const ActionSpec& spec : specs)
        all.insert(place++, spec);
}

QList<ActionSpec> ownSpecs() {
    using K = QKeySequence;
    return {
        {"file.new",
         "&File",
         "&New…",
         nullptr,
         {K::New},
         "Start a level or a dungeon from a template",
         nullptr,
         false},
        {"file.newEmpty",
         "&File",
         "New Em&pty",
         nullptr,
         {K("Ctrl+Shift+N")},
         "Start a level with an empty room, without asking",
         nullptr,
         false},
        {"file.newFromClipboard",
         "&File",
         "New from Clip&board",
         nullptr,
         {K("Ctrl+Alt+P")},
         "Start with the level in the clipboard, which may be a Python string",
         nullptr,
         false},
        {"file.open", "&File", "&Open…", "open", {K::Open}, nullptr, nullptr, false},
        {"file.openFolder",
         "&File",
         "Open &Folder…",
         nullptr,
         {K("Ctrl+Shift+O")},
         "List the levels and the dungeon of a folder",
         nullptr,
         false},
        {"file.recover",
         "&File",
         "Reco&ver Unsaved Work…",
         nullptr,
         {},
         "Show what was not saved when Levwright ended",
         nullptr,
         false},
        {"file.save", "&File", "&Save", "save", {K::Save}, nullptr, nullptr, true},
        {"file.saveAs", "&File", "Save &As…", nullptr, {K("Ctrl+Shift+S")}, nullptr, nullptr, false},
        {"file.export",
         "&File",
         "&Export",
         "export",
         {K("Ctrl+E")},
         "Write the compiled level or dungeon next to its description",
         nullptr,
         true},
        {"file.exportTo",
         "&File",
         "Export &To…",
         nullptr,
         {K("Ctrl+Shift+E")},
         "Write the compiled level or dungeon into a folder of your choice",
         nullptr,
         false},
        {"file.exportAll",
         "&File",
         "Export A&ll",
         nullptr,
         {K("Ctrl+Alt+E")},
         "Compile all descriptions of the open folder",
         nullptr,
         false},
        {"file.close", "&File", "&Close", nullptr, {K("Ctrl+W")}, "Close the document", nullptr, true},
        {"file.quit", "&File", "&Quit", nullptr, {K("Ctrl+Q")}, nullptr, nullptr, false},
        {"edit.undo", "&Edit", "&Undo", "undo", {K::Undo}, nullptr, nullptr, false},
        {"edit.redo", "&Edit", "&Redo", "redo", {K("Ctrl+Shift+Z"), K("Ctrl+Y")}, nullptr, nullptr, false},
        {"edit.cut",
         "&Edit",
         "Cu&t",
         nullptr,
         {K::Cut},
         "Cut the selected cells with all things on them, or the selected statements",
         nullptr,
         true},
        {"edit.copy",
         "&Edit",
         "&Copy",
         nullptr,
         {K::Copy},
         "Copy the selected cells with all things on them, or the selected statements",
         nullptr,
         false},
        {"edit.paste",
         "&Edit",
         "Pa&ste",
         nullptr,
         {K::Paste},
         "Pick up the clipboard’s contents (Enter or click: put them down)",
         nullptr,
         false},
        {"edit.duplicate",
         "&Edit",
         "Dup&licate",
         nullptr,
         {K("Ctrl+D")},
         "Pick up a copy of the selection",
         nullptr,
         false},
        {"edit.copyMiniHack",
         "&Edit",
         "Copy for Mini&Hack",
         nullptr,
         {},
         "Copy the level as the Python string that an environment of MiniHack accepts",
         nullptr,
         false},
        {"edit.find", "&Edit", "&Find…", nullptr, {K::Find}, nullptr, nullptr, true},
        {"edit.findNext", "&Edit", "Find &Next", nullptr, {K("F3")}, nullptr, nullptr, false},
        {"edit.findPrevious", "&Edit", "Find &Previous", nullptr, {K("Shift+F3")}, nullptr, nullptr, false},
        {"edit.goToLine", "&Edit", "&Go to Line…", nullptr, {K("Ctrl+G")}, nullptr, nullptr, false},
        {"edit.complete",
         "&Edit",
         "C&omplete Word",
         nullptr,
         {},
         "Suggest words at the text cursor (Ctrl+Space in the text)",
         nullptr,
         false},
        {"edit.deleteStatement",
         "&Edit",
         "&Delete Statement",
         nullptr,
         {K("Ctrl+Shift+Delete")},
         "Delete the selected statement",
         nullptr,
         true},
        {"edit.addThing",
         "&Edit",
         "&Add Thing…",
         nullptr,
         {K("Alt+A")},
         "Take something from the palette to place it on the map",
         nullptr,
         true},
        {"edit.menu",
         "&Edit",
         "Context &Menu",
         nullptr,
         {K("Shift+F10")},
         "Show the actions for the item with the keyboard focus",
         nullptr,
         false},
        {"view.ascii",
         "&View",
         "&ASCII Look",
         "ascii",
         {K("Ctrl+L")},
         "Show the map as characters",
         "toggle",
         false},
        {"view.grid", "&View", "&Grid", "grid", {K("Ctrl+'")}, "Show grid lines", "toggle", false},
        {"view.areas",
         "&View",
         "R&egions",
         "region",
         {K("F4")},
         "Show regions and arrival areas",
         "toggle",
         false},
        {"view.roll",
         "&View",
         "&Roll",
         "roll",
         {K("Ctrl+R")},
         "Show over the map what the game might make of the level",
         "toggle",
         true},
        {"view.nextRoll", "&View", "&Next Roll", nullptr, {K("F9")}, nullptr, nullptr, false},
        {"view.previousRoll", "&View", "&Previous Roll", nullptr, {K("Shift+F9")}, nullptr, nullptr, false},
        {"view.zoomIn", "&View", "Zoom &In", "zoom-in", {K("Ctrl++"), K("Ctrl+=")}, nullptr, nullptr, true},
        {"view.zoomOut", "&View", "Zoom &Out", "zoom-out", {K("Ctrl+-")}, nullptr, nullptr, false},
        {"view.zoomFit", "&View", "Zoom to &Fit", "zoom-fit", {K("Ctrl+0")}, nullptr, nullptr, false},
        {"view.zoomNormal",
         "&View",
         "Zoom &1:1",
         nullptr,
         {K("Ctrl+Alt+0")},
         "Show the map at its normal size",
         nullptr,
         false},
        {"view.dark",
         "&View",
         "&Dark",
         nullptr,
         {K("Ctrl+Shift+D")},
         "Dark or light colours",
         "toggle",
         true},
        {"view.layoutMap",
         "&View",
         "Map Onl&y",
         nullptr,
         {K("F10")},
         "Give all the space to the map",
         "layout",
         true},
        {"view.layoutSplit",
         "&View",
         "&Split Map and Text",
         nullptr,
         {K("F11")},
         "Show both map and text",
         "layout",
         false},
        {"view.layoutText",
         "&View",
         "Text Only",
         nullptr,
         {K("F12")},
         "Give all the space to the text",
         "layout",
         false},
        {"view.sideBySide",
         "&View",
         "Side &by Side",
         nullptr,
         {K("Shift+F11")},
         "Show map and text side by side, or one above the other",
         "toggle",
         false},
        {"view.foldPanels",
         "&View",
         "Fold Panels Below",
         nullptr,
         {K("Ctrl+J")},
         "Hide the panels at the bottom to make room for map and text, or show them again",
         "toggle",
         false},
        {"view.map",
         "&View",
         "Go to &Map",
         nullptr,
         {K("F6")},
         "Move the keyboard focus to the map",
         nullptr,
         true},
        {"view.text",
         "&View",
         "Go to &Text",
         nullptr,
         {K("F7")},
         "Move the keyboard focus to the text",
         nullptr,
         false},
        {"view.nextTab",
         "&View",
         "Ne&xt Document",
         nullptr,
         {K("Ctrl+Tab"), K("Ctrl+PgDown")},
         "Go to the next tab",
         nullptr,
         true},
        {"view.previousTab",
         "&View",
         "Previo&us Document",
         nullptr,
         {K("Ctrl+Shift+Tab"), K("Ctrl+PgUp")},
         "Go to the previous tab",
         nullptr,
         false},
        {"selection.all",
         "&Selection",
         "Select &All Cells",
         nullptr,
         {},
         "Select every cell of the map (Ctrl+A on the map)",
         nullptr,
         false},
        {"selection.grow",
         "&Selection",
         "&Grow",
         nullptr,
         {K("Ctrl+Alt+Up")},
         "Extend the selected cells by one on every side",
         nullptr,
         false},
        {"selection.shrink",
         "&Selection",
         "&Shrink",
         nullptr,
         {K("Ctrl+Alt+Down")},
         "Shrink the selected cells by one on every side",
         nullptr,
         false},
        {"selection.invert",
         "&Selection",
         "&Invert",
         nullptr,
         {K("Ctrl+Shift+I")},
         "Select the other cells instead",
         nullptr,
         false},
        {"selection.alignLeft",
         "&Selection",
         "Align &Left",
         nullptr,
         {},
         "Move the selected things into the column of the leftmost one",
         nullptr,
         true},
        {"selection.alignRight",
         "&Selection",
         "Align &Right",
         nullptr,
         {},
         "Move the selected things into the column of the rightmost one",
         nullptr,
         false},
        {"selection.alignTop",
         "&Selection",
         "Align &Top",
         nullptr,
         {},
         "Move the selected things into the row of the topmost one",
         nullptr,
         false},
        {"selection.alignBottom",
         "&Selection",
         "Align &Bottom",
         nullptr,
         {},
         "Move the selected things into the row of the lowest one",
         nullptr,
         false},
        {"selection.alignColumn",
         "&Selection",
         "Align in the Middle &Column",
         nullptr,
         {},
         "Move the selected things into the column at their middle",
         nullptr,
         false},
        {"selection.alignRow",
         "&Selection",
         "Align in the Middle Ro&w",
         nullptr,
         {},
         "Move the selected things into the row at their middle",
         nullptr,
         false},
        {"map.flipHorizontally",
         "&Map",
         "Flip &Horizontally",
         nullptr,
         {K("Ctrl+Shift+H")},
         "Flip what you hold, the selected cells or the whole map, left to right",
         nullptr,
         false},
        {"map.flipVertically",
         "&Map",
         "Flip &Vertically",
         nullptr,
         {K("Ctrl+Shift+V")},
         "Flip what you hold, the selected cells or the whole map, top to bottom",
         nullptr,
         false},
        {"map.clockwise",
         "&Map",
         "Rotate &Clockwise",
         nullptr,
         {K("Ctrl+T")},
         "Turn what you hold, the selected cells or the whole map by 90 degrees",
         nullptr,
         false},
        {"map.counterclockwise",
         "&Map",
         "Rotate C&ounterclockwise",
         nullptr,
         {K("Ctrl+Shift+T")},
         "Turn it by 90 degrees in the other direction",
         nullptr,
         false},
        {"map.halfTurn", "&Map", "Half &Turn", nullptr, {}, "Turn it upside down", nullptr, false},
        {"map.size",
         "&Map",
         "Map &Size…",
         nullptr,
         {K("Ctrl+Alt+M")},
         "Crop the map, grow it, or move everything in it; with the mouse, drag its border",
         nullptr,
         true},
        {"map.crop",
         "&Map",
         "Cro&p to Selection",
         nullptr,
         {},
         "Reduce the map to the area around the selected cells; all coordinates are adjusted",
         nullptr,
         false},
        {"map.growLeft",
         "&Map",
         "Grow &Left",
         nullptr,
         {},
         "Add a column at the left; all coordinates are adjusted",
         nullptr,
         false},
        {"map.growRight", "&Map", "Grow &Right", nullptr, {}, "Add a column at the right", nullptr, false},
        {"map.growAbove",
         "&Map",
         "Grow &Above",
         nullptr,
         {},
         "Add a row above; all coordinates are adjusted",
         nullptr,
         false},
        {"map.growBelow", "&Map", "Grow &Below", nullptr, {}, "Add a row below", nullptr, false},
        {"level.nextProblem", "&Level", "&Next Problem", nullptr, {K("F8")}, nullptr, nullptr, false},
        {"level.previousProblem",
         "&Level",
         "&Previous Problem",
         nullptr,
         {K("Shift+F8")},
         nullptr,
         nullptr,
         false},
        {"level.statistics",
         "&Level",
         "&Roll Many Times",
         nullptr,
         {K("Ctrl+Shift+R")},
         "Roll the level many times to see what can go wrong; choose again to stop",
         nullptr,
         true},
        {"level.addGame",
         "&Level",
         "&Add a Game…",
         nullptr,
         {},
         "Add a variant of a game from the folder of its sources",
         nullptr,
         false},
        {"encoding.utf8",
         "&Level",
         "Text in &UTF-8",
         nullptr,
         {},
         "Show and type the text as UTF-8",
         "encoding",
         true},
        {"encoding.eucJp",
         "&Level",
         "Text in EUC-&JP",
         nullptr,
         {},
         "Show and type the text as EUC-JP, as in JNetHack",
         "encoding",
         false},
        {"encoding.shiftJis",
         "&Level",
         "Text in Sh&ift-JIS",
         nullptr,
         {},
         "Show and type the text as Shift-JIS, as in JNetHack for Windows",
         "encoding",
         false},
        {"target.lp64",
         "&Level",
         "For &64-Bit Games",
         nullptr,
         {},
         "Export levels as games on 64-bit systems load them",
         "target",
         true},
        {"target.ilp32",
         "&Level",
         "For &32-Bit Games",
         nullptr,
         {},
         "Export levels as games on 32-bit systems load them",
         "target",
         false},
        {"play.test",
         "&Play",
         "&Playtest",
         nullptr,
         {K("F5")},
         "Play the level in a separate window",
         nullptr,
         false},
        {"play.here",
         "&Play",
         "Play from &Here",
         nullptr,
         {K("Shift+F5")},
         "Play the level from the cell under the pointer or the cursor of the map",
         nullptr,
         false},
        {"play.game",
         "&Play",
         "Play in &NetHack",
         nullptr,
         {K("Ctrl+F5")},
         "Start a new game on this level in an installed NetHack",
         nullptr,
         true},
        {"play.gameElsewhere",
         "&Play",
         "Play in &Another NetHack…",
         nullptr,
         {},
         "Choose the folder of the NetHack that this file is for, and play the level there",
         nullptr,
         false},
        {"play.open",
         "&Play",
         "&Open World…",
         nullptr,
         {},
         "Play a world of the world server, or a run that was saved",
         nullptr,
         true},
        {"help.shortcuts", "&Help", "&Keyboard Shortcuts", nullptr, {K("F1")}, nullptr, nullptr, false},
        {"help.about", "&Help", "&About Levwright", nullptr, {}, nullptr, nullptr, false},
    };
}

} // namespace

const QList<ActionSpec>& actionSpecs() {
    static const QList<ActionSpec> specs = [] {
        QList<ActionSpec> all = ownSpecs();
        insert(all, toolSpecs(), "view.ascii");
        insert(all, stampSpecs(), "map.flipHorizontally");
        insert(all, optionSpecs(), "view.ascii");
        insert(all, gameSpecs(), "level.addGame");
        insert(all, convertSpecs(), "file.close");
        return all;
    }();
    return specs;
}

ActionTable::ActionTable(const Theme& theme, QWidget* window) : QObject(window) {
    QHash<QString, QActionGroup*> groups;
    for (const ActionSpec& spec : actionSpecs()) {
        auto* action = new QAction(shown(spec.text), this);
        action->setObjectName(QString::fromLatin1(spec.id));
        action->setShortcuts(spec.shortcuts);
        if (!spec.tip.isEmpty())
            action->setStatusTip(shown(spec.tip));
        QString tip = shown(!spec.tip.isEmpty() ? spec.tip : spec.text)
                          .remove(QLatin1Char('&'))
                          .remove(QStringLiteral("…"));
        if (!spec.shortcuts.isEmpty())
            tip += QStringLiteral("  (%1)").arg(spec.shortcuts.front().toString(QKeySequence::NativeText));
        action->setToolTip(tip);
        if (!spec.group.isEmpty()) {
            action->setCheckable(true);
            const QString group = QString::fromLatin1(spec.group);
            if (group != QLatin1String("toggle")) {
                if (!groups.contains(group))
                    groups.insert(group, new QActionGroup(this));
                groups[group]->addAction(action);
            }
        }
        window->addAction(action);
        m_actions.insert(action->objectName(), action);
    }
    new ShortcutsFirst(*window);
    setIcons(theme);
}

QAction* ActionTable::action(const QString& id) const {
    QAction* found = m_actions.value(id);
    require(found != nullptr, "an action of the table");
    return found;
}

QAction* ActionTable::addBehind(const QString& other, const QString& id, const QString& text,
                                const QString& tip) {
    require(!m_actions.contains(id), "a new action");
    const QAction* before = action(other);
    auto* added = new QAction(text, this);
    added->setObjectName(id);
    added->setCheckable(before->isCheckable());
    added->setToolTip(tip);
    added->setStatusTip(tip);
    if (QActionGroup* group = before->actionGroup())
        group->addAction(added);
    for (QObject* object : before->associatedObjects()) {
        if (auto* menu = qobject_cast<QMenu*>(object)) {
            const QList<QAction*> there = menu->actions();
            menu->insertAction(there.value(there.indexOf(before) + 1), added);
        }
    }
    m_actions.insert(id, added);
    return added;
}

void ActionTable::onTrigger(const QString& id, std::function<void()> run) {
    connect(action(id), &QAction::triggered, this, [run = std::move(run)] { run(); });
}

void ActionTable::onToggle(const QString& id, std::function<void(bool)> run) {
    connect(action(id), &QAction::toggled, this, [run = std::move(run)](bool on) { run(on); });
}

void ActionTable::enableWhen(const QString& id, const std::function<bool()>& enabled) {
    m_enabled.insert(id, enabled);
}

void ActionTable::refuseWhen(const QString& id, const std::function<QString()>& reason) {
    m_objections.insert(id, {reason, action(id)->toolTip(), action(id)->statusTip()});
}

void ActionTable::updateStates() {
    for (auto entry = m_enabled.cbegin(); entry != m_enabled.cend(); ++entry)
        action(entry.key())->setEnabled(entry.value()());
    for (auto entry = m_objections.cbegin(); entry != m_objections.cend(); ++entry) {
        QAction* refused = action(entry.key());
        const QString reason = entry.value().reason();
        refused->setToolTip(reason.isEmpty() ? entry.value().toolTip : reason);
        refused->setStatusTip(reason.isEmpty() ? entry.value().statusTip : reason);
        if (!reason.isEmpty())
            refused->setEnabled(false);
        else if (!m_enabled.contains(entry.key()))
            refused->setEnabled(true);
    }
}

void ActionTable::fillMenus(QMenuBar& bar) const {
    QHash<QString, QMenu*> menus;
    for (const ActionSpec& spec : actionSpecs()) {
        const QString title = shown(spec.menu);
        if (!menus.contains(title)) {
            QMenu* menu = bar.addMenu(title);
            menu->setObjectName(QStringLiteral("menu.") + QString(title).remove(QLatin1Char('&')));
            menu->setToolTipsVisible(true);
            menus.insert(title, menu);
        }
        if (spec.separatorBefore)
            menus[title]->addSeparator();
        menus[title]->addAction(action(QString::fromLatin1(spec.id)));
    }
}

void ActionTable::fillToolBar(QToolBar& bar, const QStringList& ids) const {
    for (const QString& id : ids) {
        if (id.isEmpty())
            bar.addSeparator();
        else
            bar.addAction(action(id));
    }
}

void ActionTable::setTheme(const Theme& theme) {
    setIcons(theme);
}

void ActionTable::setIcons(const Theme& theme) {
    for (const ActionSpec& spec : actionSpecs()) {
        if (!spec.icon.isEmpty())
            action(QString::fromLatin1(spec.id))->setIcon(theme.icon(QString::fromLatin1(spec.icon)));
    }
}

} // namespace levwright
