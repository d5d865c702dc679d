// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/Folding.h"

#include "widgets/textpane/LineLayout.h"

#include <algorithm>
#include <utility>

namespace levwright {

Folding::Folding(Session& session, QPlainTextEdit& editor)
    : QObject(&editor), m_session(session), m_editor(editor), m_lineCount(session.text().lineCount()) {
    connect(&m_session, &Session::changed, this, [this](const Change& change) { follow(change.edit); });
    connect(&m_session, &Session::readAnew, this, &Folding::refresh);
    refresh();
}

void Folding::refresh() {
    std::vector<Fold> folds = m_finder.of(m_session.analysis());
    if (folds == m_folds)
        return;
    m_folds = std::move(folds);
    Q_EMIT changed();
}

Folding::Lines Folding::linesOf(const Fold& fold) const {
    const TextSnapshot& text = m_session.text();
    return {int(text.position(fold.range.begin).line), int(text.position(fold.range.end).line)};
}

Folding::State Folding::stateOf(const QTextBlock& line) const {
    const auto number = std::size_t(line.blockNumber());
    const TextSnapshot& text = m_session.text();
    if (number >= text.lineCount())
        return State::None;
    const Range content = text.lineContent(number);
    const auto found = std::ranges::lower_bound(m_folds, content.begin, {},
                                                [](const Fold& fold) { return fold.range.begin; });
    if (found == m_folds.end() || found->range.begin > content.end || found->range.end <= content.end)
        return State::None;
    return line.next().isValid() && !line.next().isVisible() ? State::Folded : State::Open;
}

// The last one that begins on the line is the smallest; the last one around the line is the innermost.
const Fold* Folding::foldAt(int line) const {
    const Fold* around = nullptr;
    for (const Fold& fold : m_folds) {
        const Lines lines = linesOf(fold);
        if (lines.first > line)
            break;
        if (lines.last >= line && lines.last > lines.first)
            around = &fold;
    }
    return around;
}

void Folding::toggleHere() {
    toggle(m_editor.textCursor().blockNumber());
}

void Folding::toggle(int line) {
    refresh();
    const QTextBlock behind = m_editor.document()->findBlockByNumber(line).next();
    if (behind.isValid() && !behind.isVisible()) {
        reveal(behind);
        return;
    }
    const Fold* fold = foldAt(line);
    if (fold == nullptr)
        return m_session.refuse(tr("Nothing here can be folded."));
    const Lines lines = linesOf(*fold);
    hide({lines.first + 1, lines.last});
    finish();
    keepCaretInSight();
}

void Folding::foldAll() {
    refresh();
    const auto isLevel = [](const Fold& fold) { return fold.kind == FoldKind::Level; };
    const bool isOnlyLevel = std::ranges::count_if(m_folds, isLevel) == 1;
    for (const Fold& fold : m_folds) {
        const Lines lines = linesOf(fold);
        if (!isOnlyLevel || !isLevel(fold))
            hide({lines.first + 1, lines.last});
    }
    finish();
    keepCaretInSight();
}

void Folding::unfoldAll() {
    show({0, m_editor.blockCount() - 1});
    finish();
}

bool Folding::reveal(const QTextBlock& line) {
    const bool wasHidden = showAround(line);
    if (wasHidden)
        finish();
    return wasHidden;
}

bool Folding::showAround(const QTextBlock& line) {
    if (!line.isValid() || line.isVisible())
        return false;
    QTextBlock first = line;
    while (first.previous().isValid() && !first.previous().isVisible())
        first = first.previous();
    QTextBlock last = line;
    while (last.next().isValid() && !last.next().isVisible())
        last = last.next();
    show({first.blockNumber(), last.blockNumber()});
    return true;
}

// An edit that adds or removes lines may take the first line away from those below it.
void Folding::follow(const TextEdit& edit) {
    // Moving many folds past many changes would take longer than looking for them, when the caret rests.
    constexpr std::size_t mostMoves = 1'000'000;
    if (edit.replacements().size() * m_folds.size() > mostMoves)
        m_folds.clear();
    for (Fold& fold : m_folds)
        fold.range = edit.map(fold.range);
    const TextSnapshot& text = m_session.text();
    const std::size_t before = std::exchange(m_lineCount, text.lineCount());
    if (edit.empty() || m_editor.blockCount() != int(text.lineCount()))
        return;
    const Range touched = edit.touchedAfter();
    const int first = int(text.position(touched.begin).line);
    const int last = int(text.position(touched.end).line) + (before == m_lineCount ? 0 : 1);
    QTextBlock block = m_editor.document()->findBlockByNumber(first);
    bool wasHidden = false;
    for (; block.isValid() && block.blockNumber() <= last; block = block.next())
        wasHidden = showAround(block) || wasHidden;
    if (wasHidden)
        finish();
}

void Folding::hide(Lines lines) {
    setShown(lines, false);
}

void Folding::show(Lines lines) {
    setShown(lines, true);
}

void Folding::setShown(Lines lines, bool areShown) {
    QTextBlock block = m_editor.document()->findBlockByNumber(lines.first);
    for (; block.isValid() && block.blockNumber() <= lines.last; block = block.next()) {
        block.setVisible(areShown);
        block.setLineCount(areShown ? 1 : 0);
    }
}

void Folding::finish() {
    static_cast<LineLayout*>(m_editor.document()->documentLayout())->showOtherLines();
    Q_EMIT changed();
}

// Hidden with its line, it goes to the last visible line before.
void Folding::keepCaretInSight() {
    QTextBlock caret = m_editor.textCursor().block();
    if (!caret.isVisible()) {
        while (caret.previous().isValid() && !caret.isVisible())
            caret = caret.previous();
        const Offset start = m_session.text().lineStart(std::size_t(caret.blockNumber()));
        m_session.select(Range{start, start});
    }
}

} // namespace levwright
