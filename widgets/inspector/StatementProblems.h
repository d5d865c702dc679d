// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

#include <QWidget>

#include <optional>
#include <vector>

class QPushButton;

namespace levwright {

class WrappedLabel;

// The problems of a statement, each with its fixes below it. While a statement is typed, it alternates
// between broken and valid. So unused widgets are hidden and used again, and all are placed without a layout
// in the room below the fields. They ask for more room only if they need it, and keep it as long as the same
// statement is shown, because another height of the page repaints all fields.
class StatementProblems : public QWidget {
    Q_OBJECT

public:
    explicit StatementProblems(Session& session, QWidget* parent = nullptr);

    // Shows nothing if there is no statement.
    void showOf(std::optional<StatementRef> statement);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    // A message or a button.
    struct Row {
        WrappedLabel* message = nullptr;
        QPushButton* button = nullptr;
        Fix fix;                          // for a button
        std::optional<Diagnostic> taught; // the button adds what this is about to the user's game instead
        bool isShown = false;             // belongs to the statement

        QWidget& widget() const;
        int heightFor(int width) const;
    };
    enum class RowKind : std::uint8_t { Message, Fix };

    void addMessage(const QString& text);
    void addFix(const Fix& fix, const std::optional<Diagnostic>& taught = std::nullopt);
    // Hides the rows from m_next up to one of this kind. Returns whether there is one.
    bool skipTo(std::optional<RowKind> kind);
    int usualHeight() const;
    void place();
    void apply(std::size_t row);

    Session& m_session;
    std::vector<Row> m_rows;
    std::size_t m_next = 0; // rows before it are up to date
    std::optional<StatementRef> m_statement;
    Revision m_revision{}; // the revision that the fixes belong to
};

} // namespace levwright
