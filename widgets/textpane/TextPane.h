// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/services/Formatting.h"
#include "widgets/session/Session.h"
#include "widgets/theme/Theme.h"

#include <QPoint>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace levwright {

class CodeEditor;
class FindBar;
class Highlighting;

// How the text of a pane is enlarged and scrolled.
struct TextView {
    int points = 0;
    QPoint scrolled;
};

// The session's text, to read and to type in.
class TextPane : public QWidget {
    Q_OBJECT

public:
    TextPane(Session& session, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // An empty family and a size of 0 are those of the desktop.
    void setCodeFont(const QString& family, int points);
    void setIndentation(services::Indentation indentation);
    TextView view() const;
    void setView(const TextView& view);

    void showFind();
    void showReplace();
    // If there is no search text yet, asks for it.
    void findNext();
    void findPrevious();
    void showGoToLine();
    // Lists what can be written at the cursor, and gives the editor the focus.
    void suggest();
    void fixHere();
    // The editor, with the keyboard focus.
    CodeEditor& focusedEditor();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void chooseLanguage();
    QWidget* makeLineBar();
    void goToLine();
    void closeLineBar();

    Session& m_session;
    CodeEditor* m_editor;
    FindBar* m_findBar;
    QLabel* m_lineLabel = nullptr;
    QLineEdit* m_line = nullptr;
    QWidget* m_lineBar;
    Highlighting* m_highlighting;
};

} // namespace levwright
