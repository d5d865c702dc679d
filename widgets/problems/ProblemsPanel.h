// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/problems/ProblemsModel.h"
#include "widgets/session/Session.h"
#include "widgets/theme/Theme.h"

#include <QWidget>

#include <array>

class QMenu;
class QToolButton;

namespace levwright {

class ProblemsList;
class StillLabel;
class TrialRun;

// The problems of the session's text, as a list that jumps to their places and offers fixes.
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    ProblemsPanel(Session& session, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setUnknownRows(UnknownRows rows);
    // Whether levels are rolled in the background for problems that only rolls show.
    void setRollInBackground(bool on);
    // The text that the list shows if it is empty.
    QString emptyText() const;
    // The number of shown problems in a line; empty if there are none.
    QString line() const;
    // The problem of the current row; null if there is none. Valid until the next change.
    const Diagnostic* current() const;

public Q_SLOTS:
    // selectNext() selects the first shown problem after the caret, selectPrevious() the last one before it.
    // Both wrap around. Where there are only hints, they show them first.
    void selectNext();
    void selectPrevious();

Q_SIGNALS:
    // The user clicked on a problem, whose place was just selected.
    void clicked();
    // The user wants to work on the place that was just selected.
    void activated();
    // The user wants to see the unknown things that were left out.
    void unknownWanted();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QWidget* makeBar();
    QToolButton* makeFilter(Severity severity, const QString& name);
    void makeList();
    void update();
    void updateSummary();
    void updateFixButton();
    bool hasOnlyHints() const;
    int rowsToSelect();
    void choose(int row);
    bool isChosen(int row) const;
    void jumpTo(int row);
    void showMenu(const QPoint& place);
    void addFixes(QMenu& menu, int row);
    void addSilence(QMenu& menu, int row);
    void fixCurrent();
    // Selects the problem that follows afterwards.
    void apply(const Fix& fix, const Diagnostic& fixed, int row);

    Session& m_session;
    Theme m_theme;
    TrialRun* m_trial;
    ProblemsModel* m_model;
    ProblemsList* m_list;
    StillLabel* m_summary;
    QToolButton* m_unknown;
    QToolButton* m_fix;
    std::array<QToolButton*, 3> m_filters{};
};

} // namespace levwright
