// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"
#include "widgets/textpane/TypingSteps.h"

#include <QObject>
#include <QPlainTextEdit>
#include <QTimer>

#include <functional>
#include <optional>

namespace levwright {

// Keeps an editor's QTextDocument equal to the session's text, and its cursor equal to the session's
// selection. The session's bytes are authoritative: changes in the editor become edits of them, and the
// editor then shows the result. Block n shows line n.
class TextMirror : public QObject {
    Q_OBJECT

public:
    TextMirror(Session& session, QPlainTextEdit& editor);

    // True except while the document or the session is being changed. Places are valid only if this is true.
    bool isSettled() const { return m_shown.has_value() && !m_reported; }

    // positionOf() converts a byte offset to a position in the QTextDocument, offsetOf() converts back. A
    // byte inside a character counts as the start of the character, one inside a line end as the end of the
    // line, and one past the end as the end.
    int positionOf(Offset offset) const;
    Offset offsetOf(int position) const;

    // A large text is filled in piece by piece, from its start. Until it is whole, places after the last
    // piece count as its end. Fills in the rest at once, which takes up to two seconds.
    void fillUp();
    bool isPartial() const { return isSettled() && !isWhole(); }
    // Whether the selection lies behind the last piece.
    bool awaitsSelection() const { return isPartial() && !reachesSelection(); }
    // Fills in only what a key at the selection may reach: a page more, or all if the selection lies behind
    // the last piece.
    void fillAround();

    // Carries out an action of the user. Its changes of the document are one undo step with that name.
    void runAs(const StepName& label, const std::function<void()>& action);

Q_SIGNALS:
    // Text and selection agree again.
    void settled();

private:
    // A change as reported by a QTextDocument. Its place may be too early and its lengths too long.
    struct Report {
        int position = 0;
        int removed = 0;
        int added = 0;
    };
    // Lines first..oldLast of the shown text have become blocks first..newLast.
    struct Lines {
        int first = 0;
        int oldLast = 0;
        int newLast = 0;
    };
    struct Typed {
        TextEdit edit;
        Selection after;
    };

    void startAnew();
    void fillOn();
    // Fills in the lines that an edit of the shown text joins with some that are there.
    void fillToEndsOf(const TextEdit& edit);
    bool isWhole() const { return m_lines == int(m_shown->lineCount()); }
    int linesToCome(const TextSnapshot& text) const { return int(text.lineCount()) - m_lines; }
    bool reaches(Offset offset) const;
    bool reachesSelection() const;
    void noteReport(int position, int removed, int added);
    void takeOver();
    void takeOverSelection();
    void catchUp();
    void settle();
    void adoptSelection();
    bool isInView(const QTextBlock& block) const;

    Lines linesOf(const Report& report) const;
    Lines differingLines(const TextSnapshot& text, int oldCount) const;
    Typed typed(const Lines& lines) const;
    bool send(const Typed& typed);
    void show(const TextEdit& edit, const TextSnapshot& before, const TextSnapshot& after);
    // Shows that many lines of the text.
    void showAll(const TextSnapshot& text, int count);
    void replaceBlocks(int first, int last, const QString& text);
    bool shows(const TextSnapshot& text, int first, int last) const;
    void become(const TextSnapshot& text);

    TextEncoding encoding() const { return m_session.encoding(); }
    QTextDocument& page() const { return *m_editor.document(); }
    QString blocks(int first, int last) const;

    Session& m_session;
    QPlainTextEdit& m_editor;
    TypingSteps m_steps;
    StepName m_label; // of the current action
    // The text that the document shows, its revision and the document's length; no text while either changes.
    std::optional<TextSnapshot> m_shown;
    Revision m_revision{};
    int m_length = 0;
    int m_lines = 0; // of the text, from its first one on, that the document has
    QTimer m_fillLater;
    std::optional<Report> m_reported; // set after the user has changed the document
};

} // namespace levwright
