// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "tests/support/Levels.h"
#include "widgets/session/Session.h"
#include "widgets/session/TextCodec.h"
#include "widgets/textpane/CodeEditor.h"
#include "widgets/textpane/TextPane.h"

#include <QPlainTextEdit>
#include <QTest>
#include <QTextBlock>

namespace levwright {

// A session with its text pane on the screen.
class PaneDesk {
public:
    explicit PaneDesk(std::string bytes, const GamePtr& game = testGame())
        : session({.game = game, .bytes = std::move(bytes)}, m_files), pane(session, Theme::light()) {
        pane.resize(600, 300);
        pane.show();
        pane.activateWindow();
        editor().setFocus();
    }

    QPlainTextEdit& editor() { return *pane.findChild<QPlainTextEdit*>(QStringLiteral("textpane.editor")); }
    template <class Widget>
    Widget& child(const char* name) {
        return *pane.findChild<Widget*>(QString::fromLatin1(name));
    }
    std::string bytes() const { return std::string(session.text().bytes()); }
    std::vector<std::string> steps() const { return session.document().stepLabels(); }

    void select(Offset anchor, Offset caret) { session.select(Selection{anchor, caret}); }
    void replace(Range range, const std::string& text) {
        session.apply(EditOutcome(TextEdit::replace(range, text)), QStringLiteral("Paint"));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&editor(), key, modifiers);
    }
    void type(const QString& text) {
        for (const QChar c : text) {
            if (c == u'\n')
                press(Qt::Key_Return);
            else
                QTest::keyClick(&editor(), c.toLatin1());
        }
    }

    // Whether every block contains the decoded line and encodes to the bytes of the line.
    bool inStep() {
        const TextSnapshot& text = session.text();
        if (std::size_t(editor().blockCount()) != text.lineCount())
            return false;
        QTextBlock block = editor().document()->begin();
        for (std::size_t line = 0; line < text.lineCount(); ++line, block = block.next()) {
            const std::string_view content = text.slice(text.lineContent(line));
            if (block.text() != decodeLine(content, session.encoding()) ||
                encodeLine(block.text(), session.encoding()) != content)
                return false;
        }
        return true;
    }

private:
    MemoryFileStore m_files;

public:
    Session session;
    TextPane pane;
};

} // namespace levwright
