// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/services/Outline.h"
#include "widgets/session/Session.h"

#include <QObject>
#include <QPlainTextEdit>
#include <QTextBlock>

#include <vector>

namespace levwright {

// Levels, parts, maps, blocks and functions that are shown as their first lines only. What is changed shows
// itself again, and so does what gets the caret (see reveal()).
class Folding : public QObject {
    Q_OBJECT

public:
    enum class State : quint8 { None, Open, Folded };

    // Made after the mirror, so that the editor's document follows the text first.
    Folding(Session& session, QPlainTextEdit& editor);

    // Of the piece that begins on that line.
    State stateOf(const QTextBlock& line) const;
    // Folds or unfolds the piece that begins on that line, or else the innermost one around it.
    void toggle(int line);
    void toggleHere();
    // All levels, or all that is in the only level.
    void foldAll();
    void unfoldAll();
    // Shows the line and all that is hidden with it. Returns false if it is not hidden.
    bool reveal(const QTextBlock& line);
    // Looks for pieces anew. In between, the known ones follow the edits.
    void refresh();

Q_SIGNALS:
    void changed();

private:
    struct Lines {
        int first = 0;
        int last = 0;
    };

    void follow(const TextEdit& edit);
    Lines linesOf(const Fold& fold) const;
    const Fold* foldAt(int line) const;
    void hide(Lines lines);
    void show(Lines lines);
    void setShown(Lines lines, bool areShown);
    // reveal(), but views are not told.
    bool showAround(const QTextBlock& line);
    void finish();
    void keepCaretInSight();

    Session& m_session;
    QPlainTextEdit& m_editor;
    services::Folds m_finder;
    std::vector<Fold> m_folds;   // outer ones before inner ones
    std::size_t m_lineCount = 0; // of the text that it follows
};

} // namespace levwright
