// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/Theme.h"

#include <QTextCursor>
#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace levwright {

class CodeEditor;

// Searches an editor while the user types the search text.
class FindBar : public QWidget {
    Q_OBJECT

public:
    FindBar(CodeEditor& editor, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Shows the bar with the selected text as the search text.
    void open();
    void close();
    void findNext();
    void findPrevious();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Direction { Forward, Backward };

    QToolButton* addButton(const QString& name, const QString& text, const QString& toolTip);
    void findTyped();
    void find(Direction direction, const QTextCursor& from);
    void showCount();

    CodeEditor& m_editor;
    QLineEdit* m_text;
    QLabel* m_count;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_case = nullptr;
    QToolButton* m_close = nullptr;
    QTextCursor m_origin; // where the search began
};

} // namespace levwright
