// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/TextMirror.h"

#include "widgets/session/TextCodec.h"

#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <ranges>
#include <utility>

namespace levwright {
namespace {

std::string_view contentOf(const TextSnapshot& text, int line) {
    return text.slice(text.lineContent(std::size_t(line)));
}

QString decodedLines(const TextSnapshot& text, int first, int last, TextEncoding encoding) {
    QString lines = decodeLine(contentOf(text, first), encoding);
    for (int line = first + 1; line <= last; ++line)
        lines += u'\n' + decodeLine(contentOf(text, line), encoding);
    return lines;
}

// The common start and end of two texts, never splitting a character.
struct Common {
    qsizetype start = 0;
    qsizetype end = 0;
};

qsizetype commonStart(QStringView before, QStringView after) {
    const auto found = std::ranges::mismatch(before, after);
    qsizetype start = found.in1 - before.begin();
    if (start > 0 && before[start - 1].isHighSurrogate())
        --start;
    return start;
}

qsizetype commonEnd(QStringView before, QStringView after, qsizetype longest) {
    longest = std::min({longest, before.size(), after.size()});
    qsizetype end = 0;
    while (end < longest && before[before.size() - 1 - end] == after[after.size() - 1 - end])
        ++end;
    const auto cuts = [&](QStringView text) {
        const qsizetype at = text.size() - end;
        return at > 0 && at < text.size() && text[at].isLowSurrogate() && text[at - 1].isHighSurrogate();
    };
    return cuts(before) || cuts(after) ? end - 1 : end;
}

// If a change can be seen in several ways ("a" inserted into "aaa"), chooses the one that ends at the caret.
Common commonOf(QStringView before, QStringView after, qsizetype caret) {
    Common common;
    const bool caretCounts = caret >= 0 && caret <= after.size();
    common.end = commonEnd(before, after, caretCounts ? after.size() - caret : after.size());
    common.start = commonStart(before.chopped(common.end), after.chopped(common.end));
    common.end += commonEnd(before.chopped(common.end).sliced(common.start),
                            after.chopped(common.end).sliced(common.start), after.size());
    return common;
}

// The bytes of a typed text. Its line ends become those of the line into which it is put.
std::string encodeLines(QStringView text, std::string_view lineEnd, TextEncoding encoding) {
    std::string bytes;
    for (qsizetype at = 0;;) {
        const qsizetype end = text.indexOf(u'\n', at);
        bytes += encodeLine(text.sliced(at, (end < 0 ? text.size() : end) - at), encoding);
        if (end < 0)
            return bytes;
        bytes += lineEnd;
        at = end + 1;
    }
}

// The offset in text of a unit of lines, which is decodedLines(text, first, …).
Offset offsetIn(const TextSnapshot& text, int first, QStringView lines, qsizetype unit,
                TextEncoding encoding) {
    const QStringView before = lines.left(unit);
    const int line = first + int(before.count(u'\n'));
    const qsizetype column = unit - 1 - before.lastIndexOf(u'\n');
    return text.lineStart(std::size_t(line)) + bytesBefore(contentOf(text, line), column, encoding);
}

// The first and last lines of a change, in the text before and after an edit.
struct LineSpan {
    int oldFirst = 0;
    int oldLast = 0;
    int newFirst = 0;
    int newLast = 0;
};

int lineAt(const TextSnapshot& text, Offset offset) {
    return int(text.position(offset).line);
}

std::vector<LineSpan> spansOf(const TextEdit& edit, const TextSnapshot& before, const TextSnapshot& after) {
    std::vector<LineSpan> spans;
    Offset begin = 0; // start of the replacement in the text after the edit
    Offset done = 0;
    for (const Replacement& r : edit.replacements()) {
        begin += r.range.begin - done;
        const Offset end = begin + r.text.size();
        const LineSpan span{lineAt(before, r.range.begin), lineAt(before, r.range.end), lineAt(after, begin),
                            lineAt(after, end)};
        if (!spans.empty() && span.oldFirst <= spans.back().oldLast) {
            spans.back().oldLast = span.oldLast;
            spans.back().newLast = span.newLast;
        } else {
            spans.push_back(span);
        }
        begin = end;
        done = r.range.end;
    }
    return spans;
}

// One after the last line of a piece that is filled in at once, in far less than a tenth of a second.
int endOfPiece(const TextSnapshot& text, int first) {
    constexpr Offset mostBytes = 128 * 1024;
    constexpr int mostLines = 4000;
    const Offset end = std::min(text.size(), text.lineStart(std::size_t(first)) + mostBytes);
    const int last = end == text.size() ? int(text.lineCount()) : std::max(first + 1, lineAt(text, end));
    return std::min(last, first + mostLines);
}

// Whether there are several changes, each below the one before.
bool areInARow(const std::vector<LineSpan>& spans) {
    return spans.size() > 1 && std::ranges::adjacent_find(spans, [](const LineSpan& a, const LineSpan& b) {
                                   return b.oldFirst != a.oldLast + 1;
                               }) == spans.end();
}

} // namespace

TextMirror::TextMirror(Session& session, QPlainTextEdit& editor)
    : QObject(&editor), m_session(session), m_editor(editor) {
    m_editor.setUndoRedoEnabled(false);
    m_fillLater.setSingleShot(true);
    connect(&m_fillLater, &QTimer::timeout, this, [this] {
        fillOn();
        settle();
    });
    startAnew();
    connect(&page(), &QTextDocument::contentsChange, this, &TextMirror::noteReport);
    connect(&page(), &QTextDocument::contentsChanged, this, &TextMirror::takeOver);
    connect(&m_editor, &QPlainTextEdit::cursorPositionChanged, this, &TextMirror::takeOverSelection);
    connect(&m_editor, &QPlainTextEdit::selectionChanged, this, &TextMirror::takeOverSelection);
    connect(&m_session, &Session::changed, this, &TextMirror::catchUp);
    connect(&m_session, &Session::selectionChanged, this, &TextMirror::settle);
    connect(&m_session, &Session::readAnew, this, &TextMirror::startAnew);
}

int TextMirror::positionOf(Offset offset) const {
    const LinePosition place = m_shown->position(std::min(offset, m_shown->size()));
    const QTextBlock block = page().findBlockByNumber(int(place.line));
    if (!block.isValid())
        return page().characterCount() - 1;
    return block.position() +
           int(unitsBefore(contentOf(*m_shown, int(place.line)), place.column, encoding()));
}

Offset TextMirror::offsetOf(int position) const {
    const QTextBlock block = page().findBlock(std::clamp(position, 0, page().characterCount() - 1));
    const std::string_view line = contentOf(*m_shown, block.blockNumber());
    return m_shown->lineStart(std::size_t(block.blockNumber())) +
           bytesBefore(line, position - block.position(), encoding());
}

void TextMirror::runAs(const StepName& label, const std::function<void()>& action) {
    const QScopedValueRollback<StepName> named(m_label, m_label.isEmpty() ? label : m_label);
    action();
}

void TextMirror::startAnew() {
    m_shown.reset();
    m_reported.reset();
    const TextSnapshot& text = m_session.text();
    m_editor.setPlainText(decodedLines(text, 0, endOfPiece(text, 0) - 1, encoding()));
    become(text);
}

void TextMirror::fillOn() {
    if (!isPartial())
        return;
    const TextSnapshot text = *std::exchange(m_shown, std::nullopt);
    QTextCursor cursor(&page());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(u'\n' + decodedLines(text, m_lines, endOfPiece(text, m_lines) - 1, encoding()));
    become(text);
}

void TextMirror::fillUp() {
    if (!isPartial())
        return;
    while (isPartial())
        fillOn();
    settle();
}

void TextMirror::fillAround() {
    if (!isPartial())
        return;
    if (awaitsSelection())
        return fillUp();
    const QTextBlock caret = m_editor.textCursor().block();
    if (caret.blockNumber() + 2 * m_editor.verticalScrollBar()->pageStep() < m_lines)
        return;
    fillOn();
    settle();
}

bool TextMirror::reachesSelection() const {
    return reaches(m_session.selection().anchor) && reaches(m_session.selection().caret);
}

void TextMirror::fillToEndsOf(const TextEdit& edit) {
    for (const Replacement& each : edit.replacements()) {
        const int first = lineAt(*m_shown, each.range.begin);
        const int last = lineAt(*m_shown, each.range.end);
        while (isPartial() && first < m_lines && last >= m_lines)
            fillOn();
    }
}

bool TextMirror::reaches(Offset offset) const {
    return isWhole() || offset < m_shown->lineStart(std::size_t(m_lines));
}

// The document shows text now, or its first lines.
void TextMirror::become(const TextSnapshot& text) {
    m_shown = text;
    m_revision = m_session.document().revision();
    m_length = page().characterCount();
    m_lines = page().blockCount();
    if (isWhole())
        m_fillLater.stop();
    else
        m_fillLater.start();
}

void TextMirror::noteReport(int position, int removed, int added) {
    if (m_shown)
        m_reported = Report{position, removed, added};
}

void TextMirror::takeOver() {
    if (!m_reported)
        return;
    const Lines lines = linesOf(*m_reported);
    const Typed change = typed(lines);
    const int toCome = linesToCome(*m_shown);
    m_reported.reset();
    const bool isCurrent = m_session.document().revision() == m_revision;
    const bool sent = isCurrent && send(change);
    const TextSnapshot& text = m_session.text();
    const int count = std::max(1, int(text.lineCount()) - toCome);
    if (!sent || m_session.document().revision() != m_revision || page().blockCount() != count ||
        !shows(text, lines.first, lines.newLast))
        showAll(text, count);
    become(text);
    settle();
}

bool TextMirror::send(const Typed& typed) {
    if (typed.edit.empty())
        return false;
    const Replacement& change = typed.edit.replacements().front();
    const bool isTyped = m_label.isEmpty();
    const StepName label = !isTyped ? m_label : change.text.empty() ? stepName("Delete") : stepName("Typing");
    if (!isTyped)
        m_steps.end();
    const MergeKey key = isTyped ? m_steps.keyFor(m_session, change) : MergeKey::None;
    m_shown.reset();
    // The document shows the next revision before it exists.
    m_revision = m_revision + 1;
    return m_session.apply(typed.edit, label, key, typed.after);
}

TextMirror::Lines TextMirror::linesOf(const Report& report) const {
    const int length = page().characterCount();
    const int end = std::min(report.position + report.added, length - 1);
    const int first = page().findBlock(std::max(report.position, 0)).blockNumber();
    const int last = page().findBlock(end).blockNumber();
    const int oldLast = m_lines - (page().blockCount() - last);
    const bool isCredible = report.position >= 0 && length - m_length == report.added - report.removed &&
                            first >= 0 && last >= first && oldLast >= first;
    return isCredible ? Lines{first, oldLast, last} : differingLines(*m_shown, m_lines);
}

TextMirror::Lines TextMirror::differingLines(const TextSnapshot& text, int oldCount) const {
    const int newCount = page().blockCount();
    const int most = std::min(oldCount, newCount) - 1; // leaves one line on either side
    int start = 0;
    QTextBlock block = page().begin();
    for (; start < most && decodeLine(contentOf(text, start), encoding()) == block.text();
         block = block.next())
        ++start;
    int end = 0;
    block = page().lastBlock();
    for (; end < most - start && decodeLine(contentOf(text, oldCount - 1 - end), encoding()) == block.text();
         block = block.previous())
        ++end;
    return {start, oldCount - 1 - end, newCount - 1 - end};
}

TextMirror::Typed TextMirror::typed(const Lines& lines) const {
    const QString before = decodedLines(*m_shown, lines.first, lines.oldLast, encoding());
    const QString after = blocks(lines.first, lines.newLast);
    const int start = page().findBlockByNumber(lines.first).position();
    const QTextCursor cursor = m_editor.textCursor();
    const Common common = commonOf(before, after, cursor.position() - start);
    const Range range{offsetIn(*m_shown, lines.first, before, common.start, encoding()),
                      offsetIn(*m_shown, lines.first, before, before.size() - common.end, encoding())};
    const QStringView middle = QStringView(after).chopped(common.end).sliced(common.start);
    const int line = lineAt(*m_shown, range.begin);
    const std::string_view lineEnd = m_shown->lineEndAt(std::size_t(line));
    TextEdit edit = TextEdit::replace(range, encodeLines(middle, lineEnd, encoding()));
    const Offset size = m_shown->size() - range.size() + edit.replacements().front().text.size();

    const auto placeAfter = [&](int position) {
        const qsizetype unit = std::clamp<qsizetype>(position - start, 0, after.size());
        if (unit <= common.start)
            return offsetIn(*m_shown, lines.first, before, unit, encoding());
        if (unit < after.size() - common.end)
            return range.begin + encodeLines(middle.left(unit - common.start), lineEnd, encoding()).size();
        const Offset old =
            offsetIn(*m_shown, lines.first, before, unit - after.size() + before.size(), encoding());
        return size - (m_shown->size() - old);
    };
    const Selection selection{placeAfter(cursor.anchor()), placeAfter(cursor.position())};
    return {edit.changesNothing(m_shown->bytes()) ? TextEdit() : std::move(edit), selection};
}

QString TextMirror::blocks(int first, int last) const {
    QTextBlock block = page().findBlockByNumber(first);
    QString text = block.text();
    for (int number = first + 1; number <= last; ++number) {
        block = block.next();
        text += u'\n' + block.text();
    }
    return text;
}

bool TextMirror::shows(const TextSnapshot& text, int first, int last) const {
    QTextBlock block = page().findBlockByNumber(first);
    for (int line = first; line <= last; ++line, block = block.next()) {
        if (decodeLine(contentOf(text, line), encoding()) != block.text())
            return false;
    }
    return true;
}

void TextMirror::catchUp() {
    if (!isSettled()) // the code that is changing it catches up
        return;
    const std::vector<Change> changes = m_session.document().changesSince(m_revision);
    if (changes.empty())
        return;
    m_steps.end();
    std::vector<TextEdit> edits;
    edits.reserve(changes.size());
    for (const Change& change : changes)
        edits.push_back(change.edit);
    const TextEdit edit = TextEdit::composed(edits);
    fillToEndsOf(edit);
    const TextSnapshot before = *std::exchange(m_shown, std::nullopt);
    const TextSnapshot after = m_session.text();
    // The top line stays at the top, whatever happens above it.
    QScrollBar& scrolling = *m_editor.verticalScrollBar();
    const QTextCursor top(page().findBlockByLineNumber(scrolling.value()));
    show(edit, before, after);
    scrolling.setValue(top.block().firstLineNumber());
    become(after);
    adoptSelection();
}

void TextMirror::show(const TextEdit& edit, const TextSnapshot& before, const TextSnapshot& after) {
    std::vector<LineSpan> spans = spansOf(edit, before, after);
    std::erase_if(spans, [this](const LineSpan& span) { return span.oldFirst >= m_lines; }); // still to come
    // Everything from the first line to the last is coloured and laid out once.
    const bool isOne = areInARow(spans);
    QTextCursor together(&page());
    if (isOne)
        together.beginEditBlock();
    for (const LineSpan& span : std::views::reverse(spans))
        replaceBlocks(span.oldFirst, span.oldLast,
                      decodedLines(after, span.newFirst, span.newLast, encoding()));
    if (isOne)
        together.endEditBlock();
}

void TextMirror::showAll(const TextSnapshot& text, int count) {
    m_shown.reset();
    const Lines lines = differingLines(text, count);
    replaceBlocks(lines.first, lines.newLast, decodedLines(text, lines.first, lines.oldLast, encoding()));
}

void TextMirror::replaceBlocks(int first, int last, const QString& text) {
    const QString now = blocks(first, last);
    const int start = page().findBlockByNumber(first).position();
    const Common common = commonOf(now, text, -1);
    if (common.start + common.end == std::max(now.size(), text.size()))
        return;
    QTextCursor cursor(&page());
    cursor.beginEditBlock(); // otherwise each cursor movement would compute its place in pixels, which takes
                             // a layout
    cursor.setPosition(start + int(common.start));
    cursor.setPosition(start + int(now.size() - common.end), QTextCursor::KeepAnchor);
    cursor.insertText(text.chopped(common.end).sliced(common.start));
    cursor.endEditBlock();
}

void TextMirror::takeOverSelection() {
    if (!isSettled())
        return;
    const QTextCursor cursor = m_editor.textCursor();
    const Selection& selection = m_session.selection();
    if (cursor.anchor() == positionOf(selection.anchor) && cursor.position() == positionOf(selection.caret))
        return;
    m_steps.end();
    m_session.select(Selection{offsetOf(cursor.anchor()), offsetOf(cursor.position())});
}

void TextMirror::settle() {
    if (!isSettled())
        return;
    adoptSelection();
    Q_EMIT settled();
}

// Lines are not wrapped, so the scroll bar counts blocks that are not folded away.
bool TextMirror::isInView(const QTextBlock& block) const {
    const QScrollBar& scrolling = *m_editor.verticalScrollBar();
    const int line = block.firstLineNumber();
    return block.isVisible() && line >= scrolling.value() && line < scrolling.value() + scrolling.pageStep();
}

void TextMirror::adoptSelection() {
    if (!reachesSelection())
        return; // as soon as it is there
    const Selection selection = m_session.selection();
    const int anchor = positionOf(selection.anchor);
    const int caret = positionOf(selection.caret);
    QTextCursor cursor = m_editor.textCursor();
    if (cursor.anchor() == anchor && cursor.position() == caret)
        return;
    m_steps.end();
    cursor.setPosition(anchor);
    cursor.setPosition(caret, QTextCursor::KeepAnchor);
    const bool wasVisible = isInView(cursor.block());
    m_editor.setTextCursor(cursor);
    if (!wasVisible)
        m_editor.centerCursor();
}

} // namespace levwright
