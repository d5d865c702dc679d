// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/actions/ActionTable.h"

#include "core/base/Contract.h"
#include "widgets/actions/ActionSpecs.h"
#include "widgets/actions/ShortcutsFirst.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>

namespace levwright {
namespace {

QString toolTipOf(const ActionSpec& spec, const QList<QKeySequence>& keys) {
    QString tip = withoutMnemonic(spec.tip.isEmpty() ? shownText(spec) : shownText(spec.tip));
    if (!keys.isEmpty())
        tip += QStringLiteral("  (%1)").arg(keys.front().toString(QKeySequence::NativeText));
    return tip;
}

} // namespace

ActionTable::ActionTable(const Theme& theme, QWidget* window) : QObject(window) {
    QHash<QString, QActionGroup*> groups;
    for (const ActionSpec& spec : actionSpecs()) {
        auto* action = new QAction(shownText(spec), this);
        action->setObjectName(QString::fromLatin1(spec.id));
        action->setShortcuts(spec.shortcuts);
        if (!spec.tip.isEmpty())
            action->setStatusTip(shownText(spec.tip));
        action->setToolTip(toolTipOf(spec, spec.shortcuts));
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

void ActionTable::setKeys(const QString& id, const QList<QKeySequence>& keys) {
    QAction* changed = action(id);
    changed->setShortcuts(keys);
    const auto spec = std::ranges::find(actionSpecs(), id.toLatin1(), &ActionSpec::id);
    require(spec != actionSpecs().end(), "an action of the table of commands");
    const QString tip = toolTipOf(*spec, keys);
    const auto objection = m_objections.find(id);
    const bool isRefused = objection != m_objections.end() && changed->toolTip() != objection->toolTip;
    if (objection != m_objections.end())
        objection->toolTip = tip;
    if (!isRefused)
        changed->setToolTip(tip);
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

QString ActionTable::objectionTo(const QString& id) const {
    if (action(id)->isEnabled())
        return {};
    const auto objection = m_objections.find(id);
    const QString reason = objection != m_objections.end() ? objection->reason() : QString();
    return reason.isEmpty() ? tr("not possible here and now") : reason;
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

namespace {

// Made at the end of the menu when it is first asked for.
QMenu* submenuOf(QMenu& menu, const QByteArray& text) {
    const QString name = QStringLiteral("menu.") + QString::fromUtf8(text).remove(QLatin1Char('&'));
    if (auto* found = menu.findChild<QMenu*>(name, Qt::FindDirectChildrenOnly))
        return found;
    QMenu* made = menu.addMenu(shownText(text));
    made->setObjectName(name);
    made->setToolTipsVisible(true);
    return made;
}

} // namespace

void ActionTable::fillMenus(QMenuBar& bar) const {
    QHash<QString, QMenu*> menus;
    for (const ActionSpec& spec : actionSpecs()) {
        const QString title = shownText(spec.menu);
        if (!menus.contains(title)) {
            QMenu* menu = bar.addMenu(title);
            menu->setObjectName(QStringLiteral("menu.") +
                                QString::fromUtf8(spec.menu).remove(QLatin1Char('&')));
            menu->setToolTipsVisible(true);
            menus.insert(title, menu);
        }
        if (spec.separatorBefore)
            menus[title]->addSeparator();
        QMenu* menu = spec.submenu.isEmpty() ? menus[title] : submenuOf(*menus[title], spec.submenu);
        menu->addAction(action(QString::fromLatin1(spec.id)));
    }
    addOthers();
}

// The actions that stand in a second menu, with a line after those before one action.
void ActionTable::addOthers() const {
    QHash<QByteArray, QAction*> lines; // by the action that follows
    for (const ActionSpec& spec : actionSpecs()) {
        if (spec.alsoBefore.isEmpty())
            continue;
        QAction* next = action(QString::fromLatin1(spec.alsoBefore));
        for (QObject* object : next->associatedObjects()) {
            auto* menu = qobject_cast<QMenu*>(object);
            if (menu == nullptr)
                continue;
            QAction*& line = lines[spec.alsoBefore];
            if (line == nullptr)
                line = menu->insertSeparator(next);
            menu->insertAction(line, action(QString::fromLatin1(spec.id)));
            break;
        }
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
