// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/KeysPage.h"

#include "widgets/actions/ActionSpecs.h"
#include "widgets/preferences/FixedKeys.h"
#include "widgets/preferences/KeyField.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr int idRole = Qt::UserRole; // of the first column; empty for a key that cannot be changed
constexpr qint64 largestFile = 1 << 20;

enum Column : int { CommandColumn, MenuColumn, KeysColumn };

QString shownKeys(const QList<QKeySequence>& keys) {
    QStringList words;
    for (const QKeySequence& key : keys)
        words << key.toString(QKeySequence::NativeText);
    return words.join(QStringLiteral(", "));
}

bool hasWords(const QTreeWidgetItem& item, const QString& typed) {
    const QString all =
        item.text(CommandColumn) + u' ' + item.text(MenuColumn) + u' ' + item.text(KeysColumn);
    return hasAll(all, typed.split(u' ', Qt::SkipEmptyParts));
}

} // namespace

KeysPage::KeysPage(KeyBindings& bindings, const ActionTable& actions, QWidget* parent)
    : QWidget(parent), m_bindings(bindings), m_actions(actions), m_search(new QLineEdit(this)),
      m_searchedKey(new KeyField(this)), m_list(new QTreeWidget(this)), m_key(new KeyField(this)),
      m_keyLabel(new QLabel(this)), m_clear(new QPushButton(tr("No Ke&y"), this)),
      m_reset(new QPushButton(tr("&Reset"), this)), m_said(new QLabel(this)),
      m_takeAway(new QPushButton(tr("Remove I&t There"), this)) {
    build();
    fill();
    connect(m_search, &QLineEdit::textChanged, this, &KeysPage::filter);
    connect(m_searchedKey, &KeyField::pressed, this, &KeysPage::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeysPage::showCurrent);
    connect(m_list, &QTreeWidget::itemActivated, this, [this] { m_key->setFocus(); });
    connect(m_key, &KeyField::pressed, this, &KeysPage::take);
    connect(m_clear, &QPushButton::clicked, this, [this] { m_bindings.set(currentId(), {}); });
    connect(m_reset, &QPushButton::clicked, this, [this] { m_bindings.reset(currentId()); });
    connect(m_takeAway, &QPushButton::clicked, this, &KeysPage::takeFromRivals);
    connect(&m_bindings, &KeyBindings::changed, this, &KeysPage::update);
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void KeysPage::build() {
    m_search->setObjectName(QStringLiteral("keys.search"));
    m_search->setPlaceholderText(tr("Search commands"));
    m_search->setAccessibleName(tr("Search commands"));
    m_search->setClearButtonEnabled(true);
    m_searchedKey->setObjectName(QStringLiteral("keys.searchedKey"));
    m_searchedKey->setPlaceholderText(tr("or press a key here"));
    m_searchedKey->setAccessibleName(tr("Search for the command of a key: press the key here"));
    m_list->setObjectName(QStringLiteral("keys.list"));
    m_list->setAccessibleName(tr("Commands and their keys"));
    m_list->setHeaderLabels({tr("Command"), tr("Where"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_said->setObjectName(QStringLiteral("keys.said"));
    m_said->setWordWrap(true);
    m_said->setMinimumHeight(2 * m_said->fontMetrics().lineSpacing());
    m_takeAway->setObjectName(QStringLiteral("keys.takeAway"));
    m_takeAway->setAutoDefault(false);
    auto* searches = new QHBoxLayout;
    searches->addWidget(m_search, 1);
    searches->addWidget(m_searchedKey, 1);
    auto* saying = new QHBoxLayout;
    saying->addWidget(m_said, 1);
    saying->addWidget(m_takeAway);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(searches);
    layout->addWidget(m_list, 1);
    layout->addWidget(makeEditor());
    layout->addLayout(saying);
    layout->addWidget(makeFileButtons());
}

QWidget* KeysPage::makeEditor() {
    auto* editor = new QWidget(this);
    m_keyLabel->setBuddy(m_key);
    m_key->setObjectName(QStringLiteral("keys.key"));
    m_key->setPlaceholderText(tr("Press the new key"));
    m_clear->setObjectName(QStringLiteral("keys.clear"));
    m_reset->setObjectName(QStringLiteral("keys.reset"));
    m_clear->setAutoDefault(false);
    m_reset->setAutoDefault(false);
    m_keyLabel->setWordWrap(true); // names of commands may be long, and the window narrow
    auto* layout = new QGridLayout(editor);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setColumnStretch(0, 1);
    layout->addWidget(m_keyLabel, 0, 0, 1, 3);
    layout->addWidget(m_key, 1, 0);
    layout->addWidget(m_clear, 1, 1);
    layout->addWidget(m_reset, 1, 2);
    return editor;
}

QWidget* KeysPage::makeFileButtons() {
    auto* buttons = new QWidget(this);
    auto* layout = new QHBoxLayout(buttons);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const char* name, const QString& text) {
        auto* button = new QPushButton(text, buttons);
        button->setObjectName(QString::fromLatin1(name));
        button->setAutoDefault(false);
        layout->addWidget(button);
        return button;
    };
    connect(add("keys.resetAll", tr("Reset &All")), &QPushButton::clicked, &m_bindings,
            &KeyBindings::resetAll);
    layout->addStretch(1);
    connect(add("keys.import", tr("&Import…")), &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Import Keys"), QString(),
                                                          tr("Keys (*.ini);;All files (*)"));
        if (!path.isEmpty())
            importFrom(path);
    });
    connect(add("keys.export", tr("E&xport…")), &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getSaveFileName(
            this, tr("Export Keys"), QStringLiteral("levwright-keys.ini"), tr("Keys (*.ini);;All files (*)"));
        if (!path.isEmpty())
            exportTo(path);
    });
    return buttons;
}

void KeysPage::addRow(const QString& id, const QStringList& columns) {
    auto* item = new QTreeWidgetItem(m_list, columns);
    item->setData(CommandColumn, idRole, id);
    if (id.isEmpty()) {
        for (int column = CommandColumn; column <= KeysColumn; ++column)
            item->setForeground(column, palette().placeholderText());
    }
}

void KeysPage::fill() {
    for (const ActionSpec& spec : actionSpecs()) {
        const QString id = QString::fromLatin1(spec.id);
        const QString menu = shownText(spec.menu);
        addRow(id, {nameOf(id), withoutMnemonic(menu), QString()});
    }
    for (const FixedKey& fixed : fixedKeys())
        addRow(QString(), {fixed.what, fixed.where, fixed.keys});
    update();
    fitColumns();
}

// Keys are in sight in a narrow window, too.
void KeysPage::fitColumns() {
    const int most = m_list->fontMetrics().averageCharWidth() * 24;
    for (const int column : {MenuColumn, KeysColumn}) {
        m_list->resizeColumnToContents(column);
        m_list->setColumnWidth(column, std::min(m_list->columnWidth(column), most));
    }
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(CommandColumn, QHeaderView::Stretch);
}

QString KeysPage::nameOf(const QString& id) const {
    return withoutMnemonic(m_actions.action(id)->text());
}

QString KeysPage::currentId() const {
    const QTreeWidgetItem* item = m_list->currentItem();
    return item == nullptr ? QString() : item->data(CommandColumn, idRole).toString();
}

void KeysPage::update() {
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem& item = *m_list->topLevelItem(row);
        const QString id = item.data(CommandColumn, idRole).toString();
        if (id.isEmpty())
            continue;
        const QStringList rivals = m_bindings.rivals(id);
        const QString keys = shownKeys(m_bindings.keys(id));
        item.setText(KeysColumn,
                     rivals.isEmpty() ? keys : tr("%1 (also of %2)").arg(keys, nameOf(rivals.front())));
        QFont font = item.font(KeysColumn);
        font.setBold(!m_bindings.isUsual(id));
        item.setFont(KeysColumn, font);
    }
    filter();
    showCurrent();
}

void KeysPage::filter() {
    const QString typed = m_search->text();
    const QKeySequence key = m_searchedKey->key();
    QTreeWidgetItem* first = nullptr;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_list->topLevelItem(row);
        const QString id = item->data(CommandColumn, idRole).toString();
        const bool hasKey = key.isEmpty() || (!id.isEmpty() && m_bindings.keys(id).contains(key));
        const bool fits = hasKey && hasWords(*item, typed);
        item->setHidden(!fits);
        if (fits && first == nullptr)
            first = item;
    }
    if (m_list->currentItem() == nullptr || m_list->currentItem()->isHidden())
        m_list->setCurrentItem(first);
    if (first == nullptr && !key.isEmpty())
        say(tr("No command has the key %1.").arg(key.toString(QKeySequence::NativeText)));
}

void KeysPage::search(const QString& typed) {
    m_searchedKey->show({});
    m_search->setText(typed);
    filter();
}

void KeysPage::focusSearch() {
    m_search->setFocus();
}

void KeysPage::showCurrent() {
    const QString id = currentId();
    const bool isCommand = !id.isEmpty();
    m_keyLabel->setText(isCommand ? tr("Key of “%1”:").arg(nameOf(id)) : tr("This key cannot be changed."));
    m_key->setAccessibleName(isCommand ? tr("Key of “%1”: press the new key").arg(nameOf(id)) : tr("Key"));
    const QList<QKeySequence> keys = isCommand ? m_bindings.keys(id) : QList<QKeySequence>();
    m_key->show(keys.value(0));
    m_key->setEnabled(isCommand);
    m_clear->setEnabled(!keys.isEmpty());
    m_reset->setEnabled(isCommand && !m_bindings.isUsual(id));
    showRivals();
}

void KeysPage::showRivals() {
    const QString id = currentId();
    const QStringList rivals = id.isEmpty() ? QStringList() : m_bindings.rivals(id);
    m_takeAway->setVisible(!rivals.isEmpty());
    QStringList names;
    for (const QString& rival : rivals)
        names << tr("“%1”").arg(nameOf(rival));
    if (!rivals.isEmpty())
        return m_said->setText(tr("The same key belongs to %1, so it works for none of them.")
                                   .arg(names.join(QStringLiteral(", "))));
    const QString menu = id.isEmpty() ? QString() : m_bindings.menuOf(m_bindings.keys(id).value(0));
    m_said->setText(menu.isEmpty() ? QString() : tr("The same key opens the menu “%1”.").arg(menu));
}

void KeysPage::say(const QString& sentence) {
    m_takeAway->hide();
    m_said->setText(sentence);
}

// The new key takes the place of the first one; further keys stay.
void KeysPage::take(const QKeySequence& key) {
    const QString id = currentId();
    QList<QKeySequence> keys = m_bindings.keys(id);
    if (!key.isEmpty() && !canBeKeyOfCommand(key)) {
        m_key->show(keys.value(0));
        return say(tr("%1 types something. Press a key together with Ctrl or Alt, or a function key.")
                       .arg(key.toString(QKeySequence::NativeText)));
    }
    if (!keys.isEmpty())
        keys.removeFirst();
    keys.removeAll(key);
    if (!key.isEmpty())
        keys.prepend(key);
    m_bindings.set(id, keys);
}

void KeysPage::takeFromRivals() {
    const QString id = currentId();
    const QList<QKeySequence> own = m_bindings.keys(id);
    for (const QString& rival : m_bindings.rivals(id)) {
        QList<QKeySequence> theirs = m_bindings.keys(rival);
        theirs.removeIf([&](const QKeySequence& key) { return own.contains(key); });
        m_bindings.set(rival, theirs);
    }
    m_key->setFocus();
}

void KeysPage::exportTo(const QString& path) {
    QSettings file(path, QSettings::IniFormat);
    m_bindings.write(file);
    file.sync();
    say(file.status() == QSettings::NoError ? tr("The keys were written to %1.").arg(path)
                                            : tr("The keys cannot be written to %1.").arg(path));
}

void KeysPage::importFrom(const QString& path) {
    const QFileInfo info(path);
    if (!info.isReadable() || info.size() > largestFile)
        return say(tr("%1 cannot be read.").arg(path));
    QSettings file(path, QSettings::IniFormat);
    const bool isTaken = file.status() == QSettings::NoError && m_bindings.read(file);
    say(isTaken ? tr("The keys were taken from %1.").arg(path)
                : tr("There are no keys of Levwright in %1.").arg(path));
}

} // namespace levwright
