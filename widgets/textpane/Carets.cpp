// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/Carets.h"

#include "widgets/session/TextCodec.h"

#include <QKeyEvent>
#include <QTextBlock>

#include <algorithm>
#include <numeric>
#include <utility>

namespace levwright {
namespace {

constexpr Qt::KeyboardModifiers blockModifiers = Qt::AltModifier | Qt::ShiftModifier;

std::optional<QTextCursor::MoveOperation> movementOf(int key) {
    switch (key) {
    case Qt::Key_Left:
        return QTextCursor::Left;
    case Qt::Key_Right:
        return QTextCursor::Right;
    case Qt::Key_Up:
        return QTextCursor::Up;
    case Qt::Key_Down:
        return QTextCursor::Down;
    case Qt::Key_Home:
        return QTextCursor::StartOfBlock;
    case Qt::Key_End:
        return QTextCursor::EndOfBlock;
    default:
        return std::nullopt;
    }
}

std::string withLineEnds(std::string_view bytes, std::string_view lineEnd) {
    std::string made;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (bytes[i] == '\n')
            made += lineEnd;
        else if (!bytes.substr(i).starts_with("\r\n"))
            made += bytes[i];
    }
    return made;
}

// Those that choose among commands, not among signs of a key.
Qt::KeyboardModifiers modifiersOf(const QKeyEvent& key) {
    return key.modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
}

bool isTyped(const QKeyEvent& key) {
    const Qt::KeyboardModifiers modifiers = modifiersOf(key) & ~Qt::ShiftModifier;
    const bool isPlain = !modifiers || modifiers == (Qt::ControlModifier | Qt::AltModifier); // AltGr
    const QString text = key.text();
    return isPlain && !text.isEmpty() &&
           (text[0].isPrint() || text[0].isHighSurrogate() || text == QStringLiteral("\t"));
}

} // namespace

Carets::Carets(Session& session, const TextMirror& mirror, QPlainTextEdit& editor)
    : QObject(&editor), m_session(session), m_mirror(mirror), m_editor(editor) {}

std::vector<Carets::Caret> Carets::all() const {
    const Selection& main = m_session.selection();
    std::vector<Caret> carets{{main.anchor, main.caret}};
    carets.insert(carets.end(), m_others.begin(), m_others.end());
    return carets;
}

// The first is that of the editor. Of those that touch, one stays.
void Carets::become(std::vector<Caret> carets) {
    m_main = carets.front();
    std::ranges::stable_sort(carets, {}, [](const Caret& each) { return each.range().begin; });
    const auto touch = [](const Caret& a, const Caret& b) { return a.range().end >= b.range().begin; };
    m_others.clear();
    for (const Caret& each : carets) {
        const bool isMain = touch(each, m_main) && touch(m_main, each);
        if (!isMain && (m_others.empty() || !touch(m_others.back(), each)))
            m_others.push_back(each);
    }
    m_revision = m_session.document().revision();
    m_step = MergeKey::None; // what comes next is another step, unless replace() goes on with it
    m_session.select(Selection{m_main.anchor, m_main.caret});
    Q_EMIT changed();
}

void Carets::clear() {
    if (m_others.empty())
        return;
    m_others.clear();
    Q_EMIT changed();
}

void Carets::follow() {
    const Selection& main = m_session.selection();
    if (m_revision != m_session.document().revision() || Caret{main.anchor, main.caret} != m_main)
        clear();
}

QTextCursor Carets::cursorOf(const Caret& caret) const {
    QTextCursor cursor(m_editor.document());
    cursor.setPosition(m_mirror.positionOf(caret.anchor));
    cursor.setPosition(m_mirror.positionOf(caret.caret), QTextCursor::KeepAnchor);
    return cursor;
}

Carets::Caret Carets::caretOf(const QTextCursor& cursor) const {
    return {m_mirror.offsetOf(cursor.anchor()), m_mirror.offsetOf(cursor.position())};
}

std::vector<QTextCursor> Carets::shown(Range sight) const {
    std::vector<QTextCursor> cursors;
    for (const Caret& each : m_others) {
        if (each.range().begin <= sight.end && sight.begin <= each.range().end)
            cursors.push_back(cursorOf(each));
    }
    return cursors;
}

void Carets::addIn(const Caret& edge, QTextCursor::MoveOperation direction) {
    QTextCursor cursor = cursorOf({edge.caret, edge.caret});
    if (!cursor.movePosition(direction))
        return;
    std::vector<Caret> carets = all();
    carets.push_back(caretOf(cursor));
    become(std::move(carets));
}

void Carets::addAbove() {
    addIn(std::ranges::min(all(), {}, &Caret::caret), QTextCursor::Up);
}

void Carets::addBelow() {
    addIn(std::ranges::max(all(), {}, &Caret::caret), QTextCursor::Down);
}

void Carets::toggleAt(int position) {
    const Offset at = m_mirror.offsetOf(position);
    std::vector<Caret> carets = all();
    const auto found = std::ranges::find(carets, Caret{at, at});
    if (found == carets.end())
        carets.push_back({at, at});
    else if (carets.size() > 1)
        carets.erase(found);
    become(std::move(carets));
}

void Carets::selectBlock(int anchor, int position) {
    const QTextDocument& page = *m_editor.document();
    const QTextBlock first = page.findBlock(anchor);
    const QTextBlock last = page.findBlock(position);
    const int from = anchor - first.position();
    const int to = position - last.position();
    const int step = last.blockNumber() < first.blockNumber() ? -1 : 1;
    std::vector<Caret> carets;
    for (QTextBlock block = last; block.isValid(); block = step > 0 ? block.previous() : block.next()) {
        const int length = block.length() - 1;
        if (block.isVisible() || block == last) // the caret of the editor reveals its line
            carets.push_back({m_mirror.offsetOf(block.position() + std::min(from, length)),
                              m_mirror.offsetOf(block.position() + std::min(to, length))});
        if (block == first)
            break;
    }
    become(std::move(carets));
}

// The block goes from the anchor of the farthest caret to the caret of the editor.
void Carets::extendBlock(int key) {
    const Selection& selected = m_session.selection();
    const Caret main{selected.anchor, selected.caret};
    const bool isAbove = !m_others.empty() && m_others.front().caret < main.caret;
    const Caret& far = m_others.empty() ? main : isAbove ? m_others.front() : m_others.back();
    QTextCursor cursor = cursorOf({main.caret, main.caret});
    if (cursor.movePosition(*movementOf(key)))
        selectBlock(m_mirror.positionOf(far.anchor), cursor.position());
}

bool Carets::take(const QKeyEvent& key) {
    if (modifiersOf(key) == blockModifiers && movementOf(key.key())) {
        extendBlock(key.key());
        return true;
    }
    if (m_others.empty())
        return false;
    if (key.key() == Qt::Key_Escape)
        clear();
    else if (key.key() == Qt::Key_Backspace)
        erase(QTextCursor::Left);
    else if (key.key() == Qt::Key_Delete && modifiersOf(key) == Qt::NoModifier)
        erase(QTextCursor::Right);
    else if (isTyped(key))
        insert(encodeLine(key.text(), m_session.encoding()), stepName("Typing"));
    else if (key.matches(QKeySequence::InsertParagraphSeparator) ||
             key.matches(QKeySequence::InsertLineSeparator))
        insert("\n", stepName("Typing"));
    else
        return move(key);
    return true;
}

bool Carets::move(const QKeyEvent& key) {
    const auto movement = movementOf(key.key());
    if (!movement || (modifiersOf(key) & ~Qt::ShiftModifier) != 0)
        return false;
    const bool selects = modifiersOf(key) == Qt::ShiftModifier;
    std::vector<Caret> carets = all();
    for (Caret& each : carets) {
        QTextCursor cursor = cursorOf(each);
        cursor.movePosition(*movement, selects ? QTextCursor::KeepAnchor : QTextCursor::MoveAnchor);
        each = caretOf(cursor);
    }
    become(std::move(carets));
    return true;
}

void Carets::erase(QTextCursor::MoveOperation direction) {
    std::vector<Range> ranges;
    for (const Caret& each : all()) {
        QTextCursor cursor = cursorOf(each);
        if (!cursor.hasSelection())
            cursor.movePosition(direction, QTextCursor::KeepAnchor);
        ranges.push_back(caretOf(cursor).range());
    }
    replace(ranges, {{}}, stepName("Delete"));
}

std::vector<Range> Carets::ranges() const {
    std::vector<Range> ranges;
    for (const Caret& each : all())
        ranges.push_back(each.range());
    return ranges;
}

bool Carets::haveSelection() const {
    return !m_others.empty() &&
           std::ranges::any_of(ranges(), [](const Range& range) { return !range.empty(); });
}

std::vector<std::string> Carets::selectedTexts() const {
    std::vector<Range> sorted = ranges();
    std::ranges::sort(sorted);
    std::vector<std::string> texts;
    texts.reserve(sorted.size());
    for (const Range& range : sorted)
        texts.emplace_back(m_session.text().slice(range));
    return texts;
}

void Carets::eraseSelected(const StepName& label) {
    replace(ranges(), {{}}, label);
}

std::string Carets::withOurLineEnds(const std::string& bytes) const {
    const TextSnapshot& text = m_session.text();
    return withLineEnds(bytes, text.lineEndAt(text.position(m_session.selection().caret).line));
}

void Carets::insert(const std::string& bytes, const StepName& label) {
    replace(ranges(), {withOurLineEnds(bytes)}, label);
}

void Carets::insert(const std::vector<std::string>& texts, const StepName& label) {
    std::vector<Range> sorted = ranges();
    std::ranges::sort(sorted.begin() + 1, sorted.end());
    // The first range stays that of the editor.
    const auto own = std::size_t(
        std::ranges::count_if(sorted, [&](const Range& range) { return range < sorted.front(); }));
    std::vector<std::string> ordered{withOurLineEnds(texts[own])};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i != own)
            ordered.push_back(withOurLineEnds(texts[i]));
    }
    replace(sorted, ordered, label);
}

void Carets::insertComposed(const QString& text, int from, int length) {
    const int end = m_editor.document()->characterCount() - 1;
    std::vector<Range> ranges;
    for (const Caret& each : all()) {
        QTextCursor cursor = cursorOf(each);
        if (length > 0) {
            const int begin = std::clamp(cursor.position() + std::clamp(from, -end, end), 0, end);
            cursor.setPosition(begin);
            cursor.setPosition(begin + std::min(length, end - begin), QTextCursor::KeepAnchor);
        }
        ranges.push_back(caretOf(cursor).range());
    }
    replace(ranges, {withOurLineEnds(encodeLine(text, m_session.encoding()))}, stepName("Typing"));
}

// Where the ends of the ranges are after the edit, after what is put there. TextEdit::map() would go through
// all replacements for each of them.
std::vector<Offset> Carets::placesAfter(const TextEdit& edit, const std::vector<Range>& ranges) {
    const std::vector<Replacement>& changes = edit.replacements();
    std::vector<Offset> growth{0}; // before each change; wraps around below 0, and back
    for (const Replacement& each : changes)
        growth.push_back(growth.back() + each.text.size() - each.range.size());
    std::vector<Offset> places;
    for (const Range& range : ranges) {
        const auto at = std::ranges::lower_bound(changes, range.end, {},
                                                 [](const Replacement& each) { return each.range.end; });
        const auto index = std::size_t(at - changes.begin());
        const bool isChanged = at != changes.end() && at->range.begin <= range.end;
        places.push_back(isChanged ? at->range.end + growth[index + 1] : range.end + growth[index]);
    }
    return places;
}

// Ranges that carets erase together may overlap.
void Carets::replace(const std::vector<Range>& ranges, const std::vector<std::string>& texts,
                     const StepName& label) {
    std::vector<std::size_t> order(ranges.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::sort(order, {}, [&](std::size_t i) { return ranges[i].begin; });
    const auto textOf = [&](std::size_t i) -> const std::string& { return texts[texts.size() == 1 ? 0 : i]; };
    std::size_t size = 0;
    for (const std::size_t i : order)
        size += textOf(i).size();
    std::size_t erased = 0;
    for (const Range& range : ranges)
        erased += range.size();
    if (!m_session.hasRoomToGrow(std::ptrdiff_t(size) - std::ptrdiff_t(erased), 0)) // before it is copied
        return;
    std::vector<Replacement> replacements;
    for (const std::size_t i : order) {
        if (!replacements.empty() && ranges[i].begin < replacements.back().range.end)
            replacements.back().range.end = std::max(replacements.back().range.end, ranges[i].end);
        else
            replacements.push_back({ranges[i], textOf(i)});
    }
    const TextEdit edit(std::move(replacements));
    const bool goesOn = label == m_label && m_step != MergeKey::None;
    const MergeKey step = goesOn ? m_step : m_session.newMergeKey();
    m_label = label;
    std::vector<Caret> after;
    for (const Offset place : placesAfter(edit, ranges))
        after.push_back({place, place});
    const Selection main{after.front().anchor, after.front().caret};
    if (edit.changesNothing(m_session.text().bytes()) || !m_session.apply(edit, label, step, main))
        return;
    become(std::move(after));
    m_step = step;
}

} // namespace levwright
