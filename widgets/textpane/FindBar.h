// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/textpane/TextSearch.h"
#include "widgets/theme/Theme.h"

#include <QTimer>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace levwright {

class CodeEditor;

// Searches the text while the user types what to look for, and replaces what it finds.
class FindBar : public QWidget {
    Q_OBJECT

public:
    FindBar(Session& session, CodeEditor& editor, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Shows the bar with the selected text as the search text.
    void open();
    // The same, with the line for what takes the place of matches.
    void openReplace();
    void close();
    void findNext();
    void findPrevious();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QToolButton* addButton(QBoxLayout& line, const QString& name, const QString& text,
                           const QString& toolTip);
    QLineEdit* addField(QBoxLayout& line, const QString& name, const QString& label);
    void addFindLine();
    void addReplaceLine();
    void followChange(const Change& change);
    void useOptions();
    void useScope(bool isSelection);
    void findTyped();
    void searchAgain();
    void show(const std::optional<Range>& match);
    void replace();
    void replaceAll();
    void showState();

    Session& m_session;
    CodeEditor& m_editor;
    TextSearch m_search;
    QTimer m_later; // until a search after a change of the text
    QLineEdit* m_text = nullptr;
    QLineEdit* m_by = nullptr;
    QWidget* m_replaceLine;
    QLabel* m_count;
    QLabel* m_trouble;
    QToolButton* m_case = nullptr;
    QToolButton* m_words = nullptr;
    QToolButton* m_expression = nullptr;
    QToolButton* m_inSelection = nullptr;
    Offset m_origin = 0; // where the search began
};

} // namespace levwright
