// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/Theme.h"

#include <QAction>
#include <QHash>
#include <QMenuBar>
#include <QObject>
#include <QToolBar>

#include <functional>

namespace levwright {

// The actions of one window, made from actionSpecs().
class ActionTable : public QObject {
    Q_OBJECT

public:
    ActionTable(const Theme& theme, QWidget* window);

    QAction* action(const QString& id) const;
    // Adds an action that can be chosen as other does, after it in its menus. The id must be new.
    QAction* addBehind(const QString& other, const QString& id, const QString& text, const QString& tip);
    // Other keys than those of the table. Its tip tells the first one.
    void setKeys(const QString& id, const QList<QKeySequence>& keys);
    // Sets what the action does. An action that can be on or off passes its new state.
    void onTrigger(const QString& id, std::function<void()> run);
    void onToggle(const QString& id, std::function<void(bool)> run);
    void enableWhen(const QString& id, const std::function<bool()>& enabled);
    // While reason returns a text, the action is disabled and its tips show that text.
    void refuseWhen(const QString& id, const std::function<QString()>& reason);
    // Why the action cannot be triggered now, as it was evaluated last; empty if it can.
    QString objectionTo(const QString& id) const;
    // Evaluates every enableWhen() and refuseWhen() again.
    void updateStates();

    void fillMenus(QMenuBar& bar) const;
    // The ids in order; an empty id stands for a separator.
    void fillToolBar(QToolBar& bar, const QStringList& ids) const;
    void setTheme(const Theme& theme);

private:
    struct Objection {
        std::function<QString()> reason;
        QString toolTip; // shown while there is no reason to refuse
        QString statusTip;
    };

    void addOthers() const;
    void setIcons(const Theme& theme);

    QHash<QString, QAction*> m_actions;
    QHash<QString, std::function<bool()>> m_enabled;
    QHash<QString, Objection> m_objections;
};

} // namespace levwright
