// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace levwright {

// The problems of a statement, each with its fixes below. Widgets that are not needed are hidden and used
// again: a statement that is being typed is broken and whole in turns.
class StatementProblems : public QWidget {
    Q_OBJECT

public:
    explicit StatementProblems(Session& session, QWidget* parent = nullptr);

    // Of none if there is no statement.
    void showOf(std::optional<StatementRef> statement);

private:
    // A message or a button.
    struct Row {
        QLabel* message = nullptr;
        QPushButton* button = nullptr;
        Fix fix; // of the button
    };

    void addMessage(const QString& text);
    void addFix(const Fix& fix);
    // Hides the rows from the next one until one that has such a widget; whether there is one.
    template <class Widget>
    bool skipTo(Widget* Row::* widget);
    void apply(std::size_t row);

    Session& m_session;
    std::vector<Row> m_rows;
    std::size_t m_next = 0; // the rows before it are up to date
    Revision m_revision{};  // that the fixes are for
};

} // namespace levwright
