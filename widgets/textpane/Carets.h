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
    void insert(const std::string& bytes, const QString& label);
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
    static std::vector<Offset> placesAfter(const TextEdit& edit, const std::vector<Range>& ranges);
    void replace(const std::vector<Range>& ranges, const std::string& bytes, const QString& label);

    Session& m_session;
    const TextMirror& m_mirror;
    QPlainTextEdit& m_editor;
    std::vector<Caret> m_others; // in text order
    // The state of the session for which they hold.
    Caret m_main;
    Revision m_revision{};
    QString m_label; // of the open step
    MergeKey m_step = MergeKey::None;
};

} // namespace levwright
