// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

#include <QWidget>

#include <optional>
#include <vector>

class QPushButton;

namespace levwright {

class WrappedLabel;

// The problems of a statement, each with its fixes below. A statement that is being typed is broken and whole
// in turns: widgets that are not needed are hidden and used again, and all stand where they belong without a
// layout, in the room that is left below the fields. Only if they need more do they ask for it, and keep it
// as long as they are asked about the same statement: another height of the page paints all fields anew.
class StatementProblems : public QWidget {
    Q_OBJECT

public:
    explicit StatementProblems(Session& session, QWidget* parent = nullptr);

    // Of none if there is no statement.
    void showOf(std::optional<StatementRef> statement);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    // A message or a button.
    struct Row {
        WrappedLabel* message = nullptr;
        QPushButton* button = nullptr;
        Fix fix;              // of the button
        bool isShown = false; // as one of the statement's

        QWidget& widget() const;
        int heightFor(int width) const;
    };
    enum class RowKind : std::uint8_t { Message, Fix };

    void addMessage(const QString& text);
    void addFix(const Fix& fix);
    // Leaves out the rows from the next one until one of this kind; whether there is one.
    bool skipTo(std::optional<RowKind> kind);
    int usualHeight() const;
    void place();
    void apply(std::size_t row);

    Session& m_session;
    std::vector<Row> m_rows;
    std::size_t m_next = 0; // the rows before it are up to date
    std::optional<StatementRef> m_statement;
    Revision m_revision{}; // that the fixes are for
};

} // namespace levwright
