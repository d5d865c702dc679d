// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"
#include "widgets/textpane/TypingSteps.h"

#include <QObject>
#include <QPlainTextEdit>

#include <functional>
#include <optional>

namespace levwright {

// Keeps an editor's QTextDocument equal to the session's text and its cursor equal to the session's
// selection. The session's bytes are the truth: what the user does in the editor becomes an edit of them, and
// whatever they are then is what the editor shows. Block n shows line n.
class TextMirror : public QObject {
    Q_OBJECT

public:
    TextMirror(Session& session, QPlainTextEdit& editor);

    // True except while the document or the session is being changed: only then do places have a meaning.
    bool isSettled() const { return m_shown.has_value() && !m_reported; }

    // Where a byte stands in the QTextDocument, and back. A byte inside a character stands for the
    // character's start, one inside a line end for the end of the line; what lies behind the end, for the
    // end.
    int positionOf(Offset offset) const;
    Offset offsetOf(int position) const;

    // Carries out an action of the user; what it changes in the document is one undo step of that name.
    void runAs(const QString& label, const std::function<void()>& action);

Q_SIGNALS:
    // Text and selection are in step again.
    void settled();

private:
    // What a QTextDocument says that has changed. The place may be too early and the lengths too long.
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
    void noteReport(int position, int removed, int added);
    void takeOver();
    void takeOverSelection();
    void catchUp();
    void settle();
    void adoptSelection();
    bool isInView(int block) const;

    Lines linesOf(const Report& report) const;
    Lines differingLines(const TextSnapshot& text) const;
    Typed typed(const Lines& lines) const;
    bool send(const Typed& typed);
    void show(const TextEdit& edit, const TextSnapshot& before, const TextSnapshot& after);
    void showAll(const TextSnapshot& text);
    void replaceBlocks(int first, int last, const QString& text);
    bool shows(const TextSnapshot& text, int first, int last) const;
    void become(const TextSnapshot& text);

    TextEncoding encoding() const { return m_session.encoding(); }
    QTextDocument& page() const { return *m_editor.document(); }
    QString blocks(int first, int last) const;

    Session& m_session;
    QPlainTextEdit& m_editor;
    TypingSteps m_steps;
    QString m_label; // of the action that is being carried out
    // The text that the document shows, its revision and the document's length; no text while one changes.
    std::optional<TextSnapshot> m_shown;
    Revision m_revision{};
    int m_length = 0;
    std::optional<Report> m_reported; // the user has changed the document
};

} // namespace levwright
