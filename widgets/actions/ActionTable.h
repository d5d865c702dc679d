// SPDX-License-Identifier: GPL-3.0-or-later
// Every command of the program in one table: menus, tool bars and the page of shortcuts are built from it.
#pragma once

#include "widgets/theme/Theme.h"

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QMenuBar>
#include <QObject>
#include <QToolBar>

#include <functional>

namespace levwright {

struct ActionSpec {
    QByteArray id;
    QByteArray menu; // e.g. "File"; of the main menu
    QByteArray text; // with its mnemonic
    QByteArray icon; // of resources/icons; null: none
    QList<QKeySequence> shortcuts;
    QByteArray tip;   // null: the text says it all
    QByteArray group; // actions of one group are checkable, one at a time; "toggle": on or off; null: plain
    bool separatorBefore;
};

// The games' own stand among them as "game." or "convert." and their id.
const QList<ActionSpec>& actionSpecs();

class ActionTable : public QObject {
    Q_OBJECT

public:
    ActionTable(const Theme& theme, QWidget* window);

    QAction* action(const QString& id) const;
    // What the action does; for one that goes on and off, with its new state.
    void onTrigger(const QString& id, std::function<void()> run);
    void onToggle(const QString& id, std::function<void(bool)> run);
    void enableWhen(const QString& id, const std::function<bool()>& enabled);
    // While there is a reason why the action cannot be done, it is disabled, and its tips tell the reason.
    void refuseWhen(const QString& id, const std::function<QString()>& reason);
    // Asks every enableWhen() and refuseWhen() again.
    void updateStates();

    void fillMenus(QMenuBar& bar) const;
    // Ids in order; an empty one is a separator.
    void fillToolBar(QToolBar& bar, const QStringList& ids) const;
    void setTheme(const Theme& theme);

private:
    struct Objection {
        std::function<QString()> reason;
        QString toolTip; // while there is none
        QString statusTip;
    };

    void setIcons(const Theme& theme);

    QHash<QString, QAction*> m_actions;
    QHash<QString, std::function<bool()>> m_enabled;
    QHash<QString, Objection> m_objections;
};

} // namespace levwright
