// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"
#include "widgets/theme/Theme.h"

#include <QWidget>

#include <array>

class QMenu;
class QToolButton;

namespace levwright {

class ProblemsList;
class ProblemsModel;
class StillLabel;

// What is wrong in the session's text: a list that jumps to the place and offers mends.
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    ProblemsPanel(Session& session, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // What stands in the list instead of problems.
    QString emptyText() const;
    // How many there are of what is shown, in a line; empty for none.
    QString line() const;

public Q_SLOTS:
    // The shown problem behind the caret or before it, the other end's where there is none.
    void selectNext();
    void selectPrevious();

Q_SIGNALS:
    // The user wants to work on the place that was just selected.
    void activated();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QWidget* makeBar();
    QToolButton* makeFilter(Severity severity, const QString& name);
    void makeList();
    void update();
    void updateSummary();
    void updateFixButton();
    void choose(int row);
    bool isChosen(int row) const;
    void jumpTo(int row);
    void showMenu(const QPoint& place);
    void addFixes(QMenu& menu, int row);
    void addSilence(QMenu& menu, int row);
    void fixCurrent();
    void apply(const Fix& fix);

    Session& m_session;
    Theme m_theme;
    ProblemsModel* m_model;
    ProblemsList* m_list;
    StillLabel* m_summary;
    QToolButton* m_fix;
    std::array<QToolButton*, 3> m_filters{};
};

} // namespace levwright
