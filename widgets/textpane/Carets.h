// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"
#include "widgets/textpane/TextMirror.h"

#include <QObject>
#include <QTextCursor>

#include <optional>
#include <vector>

namespace levwright {

// Further carets beside the one of the editor. What is typed, pasted or erased happens at each, as one edit
// of the text. They go when the caret or the text is changed by anything else, and with Escape.
class Carets : public QObject {
    Q_OBJECT

public:
    Carets(Session& session, const TextMirror& mirror, QPlainTextEdit& editor);

    bool empty() const { return m_others.empty(); }
    // With the one of the editor.
    std::size_t count() const { return m_others.size() + 1; }
    // Whether there are several, and something is selected.
    bool haveSelection() const;
    // One for each, in text order; some may be empty.
    std::vector<std::string> selectedTexts() const;
    void eraseSelected(const StepName& label);
    // In the line above the topmost one or below the lowest one.
    void addAbove();
    void addBelow();
    // Adds one at a place of the document, or takes it away.
    void toggleAt(int position);
    // Selects the columns between two places in each line between them.
    void selectBlock(int anchor, int position);
    void clear();

    // Whether the key was for several carets, or makes some.
    bool take(const QKeyEvent& key);
    // Writes bytes at each. There must be some.
    void insert(const std::string& bytes, const StepName& label);
    // Writes one text at each, in text order. There must be as many.
    void insert(const std::vector<std::string>& texts, const StepName& label);
    // Writes what an input method has composed at each, in place of characters that begin so many from it.
    void insertComposed(const QString& text, int from, int length);
    // The caret or the text has changed.
    void follow();
    // Those in that part of the text, without the one of the editor. The mirror must be settled.
    std::vector<QTextCursor> shown(Range sight) const;

Q_SIGNALS:
    void changed();

private:
    struct Caret {
        Offset anchor = 0;
        Offset caret = 0;
        Range range() const { return {std::min(anchor, caret), std::max(anchor, caret)}; }
        bool operator==(const Caret&) const = default;
    };

    std::vector<Caret> all() const;
    void become(std::vector<Caret> carets);
    QTextCursor cursorOf(const Caret& caret) const;
    Caret caretOf(const QTextCursor& cursor) const;
    void addIn(const Caret& edge, QTextCursor::MoveOperation direction);
    void extendBlock(int key);
    bool move(const QKeyEvent& key);
    void erase(QTextCursor::MoveOperation direction);
    std::vector<Range> ranges() const;
    std::string withOurLineEnds(const std::string& bytes) const;
    static std::vector<Offset> placesAfter(const TextEdit& edit, const std::vector<Range>& ranges);
    // texts: one for each range, or one for all.
    void replace(const std::vector<Range>& ranges, const std::vector<std::string>& texts,
                 const StepName& label);

    Session& m_session;
    const TextMirror& m_mirror;
    QPlainTextEdit& m_editor;
    std::vector<Caret> m_others; // in text order
    // The state of the session for which they hold.
    Caret m_main;
    Revision m_revision{};
    StepName m_label; // of the open step
    MergeKey m_step = MergeKey::None;
};

} // namespace levwright
