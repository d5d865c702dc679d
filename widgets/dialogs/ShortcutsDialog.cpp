// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/ShortcutsDialog.h"

#include "widgets/actions/ActionSpecs.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <span>
#include <utility>

namespace levwright {
namespace {

void addCommands(QTreeWidget& list) {
    QHash<QString, QTreeWidgetItem*> menus;
    for (const ActionSpec& spec : actionSpecs()) {
        if (spec.shortcuts.isEmpty())
            continue;
        const QString menu = withoutMnemonic(shownText(spec.menu));
        if (!menus.contains(menu))
            menus.insert(menu, new QTreeWidgetItem(&list, {menu}));
        QStringList keys;
        for (const QKeySequence& key : spec.shortcuts)
            keys << key.toString(QKeySequence::NativeText);
        new QTreeWidgetItem(menus[menu], {withoutMnemonic(shownText(spec)), keys.join(QStringLiteral(", "))});
    }
}

using Keys = std::pair<QString, QString>;

void addKeys(QTreeWidget& list, const QString& where, std::span<const Keys> keys) {
    auto* group = new QTreeWidgetItem(&list, {where});
    for (const auto& [what, key] : keys)
        new QTreeWidgetItem(group, {what, key});
}

void addMapKeys(QTreeWidget& list) {
    const Keys keys[] = {
        {ShortcutsDialog::tr("Move the cursor"), ShortcutsDialog::tr("Arrows")},
        {ShortcutsDialog::tr("Paint while moving"), ShortcutsDialog::tr("Shift+Arrows")},
        {ShortcutsDialog::tr("Paint; start and end a shape; select"), ShortcutsDialog::tr("Space, Enter")},
        {ShortcutsDialog::tr("Cancel a stroke"), ShortcutsDialog::tr("Esc")},
        {ShortcutsDialog::tr("Take a terrain"), ShortcutsDialog::tr("its map character")},
        {ShortcutsDialog::tr("Take the terrain of a cell"), ShortcutsDialog::tr("Right button")},
        {ShortcutsDialog::tr("Zoom"), ShortcutsDialog::tr("Ctrl+Wheel")},
        {ShortcutsDialog::tr("Move the view"), ShortcutsDialog::tr("Middle button")},
    };
    addKeys(list, ShortcutsDialog::tr("On the map"), keys);
}

void addFloatingKeys(QTreeWidget& list) {
    const Keys keys[] = {
        {ShortcutsDialog::tr("Pick up a stamp"), ShortcutsDialog::tr("1 to 9")},
        {ShortcutsDialog::tr("Move what floats"), ShortcutsDialog::tr("Arrows, mouse")},
        {ShortcutsDialog::tr("Put it down"), ShortcutsDialog::tr("Enter, click")},
        {ShortcutsDialog::tr("Give it up"), ShortcutsDialog::tr("Esc")},
        {ShortcutsDialog::tr("Flip it left to right, top to bottom"), ShortcutsDialog::tr("X, Y")},
        {ShortcutsDialog::tr("Rotate it clockwise, counterclockwise"), ShortcutsDialog::tr("R, Shift+R")},
    };
    addKeys(list, ShortcutsDialog::tr("Stamps and pasted cells on the map"), keys);
}

void addStampKeys(QTreeWidget& list) {
    const Keys keys[] = {
        {ShortcutsDialog::tr("Pick up"), ShortcutsDialog::tr("Enter, click, its number")},
        {ShortcutsDialog::tr("Rename"), ShortcutsDialog::tr("F2")},
        {ShortcutsDialog::tr("Delete"), ShortcutsDialog::tr("Del")},
    };
    addKeys(list, ShortcutsDialog::tr("In the list of stamps"), keys);
}

void addOutlineKeys(QTreeWidget& list) {
    const Keys keys[] = {
        {ShortcutsDialog::tr("Move up or down"), ShortcutsDialog::tr("Alt+Up, Alt+Down")},
        {ShortcutsDialog::tr("Rename"), ShortcutsDialog::tr("F2")},
        {ShortcutsDialog::tr("Delete"), ShortcutsDialog::tr("Del")},
        {ShortcutsDialog::tr("Go to the text"), ShortcutsDialog::tr("Enter")},
    };
    addKeys(list, ShortcutsDialog::tr("In the outline"), keys);
}

void addDungeonKeys(QTreeWidget& list) {
    const Keys keys[] = {
        {ShortcutsDialog::tr("Open the level; walk along the branch"), ShortcutsDialog::tr("Enter")},
        {ShortcutsDialog::tr("Walk back to the branch that leads here"), ShortcutsDialog::tr("Backspace")},
        {ShortcutsDialog::tr("Move the level or branch"), ShortcutsDialog::tr("Alt+Up, Alt+Down")},
        {ShortcutsDialog::tr("Add a level"), ShortcutsDialog::tr("Insert")},
    };
    addKeys(list, ShortcutsDialog::tr("In a dungeon"), keys);
}

void addTextKeys(QTreeWidget& list) {
    const Keys keys[] = {
        {ShortcutsDialog::tr("Suggest words"), ShortcutsDialog::tr("Ctrl+Space")},
        {ShortcutsDialog::tr("Zoom"), ShortcutsDialog::tr("Ctrl+Wheel")},
    };
    addKeys(list, ShortcutsDialog::tr("In the text"), keys);
}

} // namespace

ShortcutsDialog::ShortcutsDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Keyboard Shortcuts"));
    setObjectName(QStringLiteral("shortcutsDialog"));
    auto* list = new QTreeWidget(this);
    list->setHeaderLabels({tr("Command"), tr("Keys")});
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    addCommands(*list);
    addMapKeys(*list);
    addFloatingKeys(*list);
    addStampKeys(*list);
    addOutlineKeys(*list);
    addDungeonKeys(*list);
    addTextKeys(*list);
    list->expandAll();
    list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(list);
    layout->addWidget(buttons);
    resize(520, 640);
}

} // namespace levwright
