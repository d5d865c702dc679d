// SPDX-License-Identifier: GPL-3.0-or-later
// What CodeEditor draws besides the text: marks in the visible lines, and the line numbers.
#include "widgets/textpane/CodeEditor.h"
#include "widgets/textpane/Gutter.h"
#include "widgets/textpane/MarkedScrollBar.h"

#include <QImage>
#include <QPainter>
#include <QPixmapCache>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

constexpr int gutterMargin = 8;
constexpr int markSize = 7;
constexpr int foldWidth = 10; // of the margin with the signs of what can be folded
constexpr int waveLength = 4;
constexpr int waveHeight = 3;
constexpr int severityProperty = QTextFormat::UserProperty;

QColor colorOf(const Theme& theme, Severity severity) {
    switch (severity) {
    case Severity::Error:
        return theme.color(MapColor::Error);
    case Severity::Warning:
        return theme.color(MapColor::Warning);
    case Severity::Hint:
        break;
    }
    return theme.color(MapColor::Hint);
}

QColor mixed(const QColor& color, const QColor& ground, double share) {
    const auto mix = [share](float a, float b) { return float(a * share + b * (1 - share)); };
    return QColor::fromRgbF(mix(color.redF(), ground.redF()), mix(color.greenF(), ground.greenF()),
                            mix(color.blueF(), ground.blueF()));
}

// One wave of the line below a problem; repeated side by side.
QPixmap waveOf(const QColor& color, qreal pixelRatio) {
    const QString key = QStringLiteral("levwright/wave/%1@%2").arg(color.name()).arg(pixelRatio);
    QPixmap wave;
    if (QPixmapCache::find(key, &wave))
        return wave;
    wave = QPixmap(QSize(waveLength, waveHeight) * pixelRatio);
    wave.setDevicePixelRatio(pixelRatio);
    wave.fill(Qt::transparent);
    QPainter painter(&wave);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.2));
    painter.drawPolyline(QPolygonF{{-2, 0.5}, {0, 2.5}, {2, 0.5}, {4, 2.5}, {6, 0.5}});
    QPixmapCache::insert(key, wave);
    return wave;
}

QTextEdit::ExtraSelection wholeLine(const QTextBlock& block, const QColor& color) {
    QTextEdit::ExtraSelection line;
    line.cursor = QTextCursor(block);
    line.format.setBackground(color);
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    return line;
}

bool overlaps(Range a, Range b) {
    return a.begin <= b.end && b.begin <= a.end;
}

// The visible part of a range. A range over several lines counts as visible from the first of them to the
// last.
std::optional<Range> partInSight(const TextSnapshot& text, Range range,
                                 const std::vector<LineInSight>& lines) {
    const Range all{text.lineStart(lines.front().line), text.lineContent(lines.back().line).end};
    if (!overlaps(range, all))
        return std::nullopt;
    range = {std::max(range.begin, all.begin), std::min(range.end, all.end)};
    const std::size_t line = text.position(range.begin).line;
    if (text.position(range.end).line != line)
        return range;
    const auto found = std::ranges::lower_bound(lines, line, {}, &LineInSight::line);
    if (found == lines.end() || found->line != line || !overlaps(range, found->seen))
        return std::nullopt;
    return Range{std::max(range.begin, found->seen.begin), std::min(range.end, found->seen.end)};
}

// The worst severity in each of the lines, or in those that are folded below it.
std::vector<std::optional<Severity>> worstByLine(const Analysis& analysis, const std::vector<int>& lines) {
    std::vector<std::optional<Severity>> worst(lines.size());
    const TextSnapshot& text = analysis.text();
    const Range visible{text.lineStart(std::size_t(lines.front())),
                        text.lineWithEnd(std::size_t(lines.back())).end};
    for (const Diagnostic& diagnostic : analysis.diagnostics()) {
        if (diagnostic.range.begin < visible.begin || diagnostic.range.begin > visible.end)
            continue;
        const auto line = int(text.position(diagnostic.range.begin).line);
        if (line > lines.back())
            continue;
        const auto shown = std::ranges::upper_bound(lines, line) - lines.begin() - 1;
        std::optional<Severity>& worstHere = worst[std::size_t(shown)];
        worstHere = worstHere ? std::min(*worstHere, diagnostic.severity()) : diagnostic.severity();
    }
    return worst;
}

} // namespace

// Folded lines have no line number of their own, so they take no time.
std::vector<QTextBlock> CodeEditor::blocksInSight() const {
    const QTextBlock first = firstVisibleBlock();
    const qreal lineHeight = std::max(1.0, blockBoundingRect(first).height());
    const int lines = int(viewport()->height() / lineHeight) + 1;
    std::vector<QTextBlock> blocks{first};
    for (int line = first.firstLineNumber() + 1; int(blocks.size()) <= lines; ++line) {
        QTextBlock next = blocks.back().next();
        if (next.isValid() && !next.isVisible())
            next = document()->findBlockByLineNumber(line);
        if (!next.isValid() || next.blockNumber() <= blocks.back().blockNumber())
            break;
        blocks.push_back(next);
    }
    return blocks;
}

Range CodeEditor::visibleBytes() const {
    const TextSnapshot& text = m_session.text();
    return {text.lineStart(std::size_t(firstVisibleBlock().blockNumber())),
            text.lineContent(std::size_t(blocksInSight().back().blockNumber())).end};
}

// The first and last visible UTF-16 units of a line, and some beside them. Lines may be as long as a file,
// and each mark lays out and paints its line.
std::pair<int, int> CodeEditor::visibleColumns(const QTextBlock& block) const {
    constexpr int shortLine = 512;
    const int last = block.length() - 1;
    if (last <= shortLine)
        return {0, last};
    blockBoundingRect(block); // lays it out
    const QTextLine line = block.layout()->lineAt(0);
    const qreal left = -contentOffset().x();
    return {std::max(line.xToCursor(left) - 1, 0),
            std::min(line.xToCursor(left + viewport()->width()) + 1, last)};
}

std::vector<LineInSight> CodeEditor::visibleByLine() const {
    std::vector<LineInSight> visible;
    for (const QTextBlock& block : blocksInSight()) {
        const auto [first, last] = visibleColumns(block);
        visible.push_back(
            {std::size_t(block.blockNumber()),
             {m_mirror.offsetOf(block.position() + first), m_mirror.offsetOf(block.position() + last)}});
    }
    return visible;
}

void CodeEditor::updateMarks() {
    if (!m_mirror.isSettled())
        return;
    QList<QTextEdit::ExtraSelection> marks;
    markCurrent(marks);
    markUses(marks);
    markPair(marks);
    markCarets(marks);
    markFound(marks);
    markProblems(marks);
    setExtraSelections(marks);
    if (!m_carets->empty())
        viewport()->update();
    updateGutter();
}

CodeEditor::GutterMarks CodeEditor::gutterMarks() const {
    GutterMarks marks{{}, textCursor().blockNumber(), {}, {}};
    for (const QTextBlock& block : blocksInSight()) {
        marks.lines.push_back(block.blockNumber());
        marks.folds.push_back(m_folding->stateOf(block));
    }
    marks.worst = worstByLine(m_session.analysis(), marks.lines);
    return marks;
}

// Repaints the lines whose number or mark has changed.
void CodeEditor::updateGutter() {
    const std::optional<GutterMarks> before = std::exchange(m_inGutter, gutterMarks());
    if (!before || before->lines != m_inGutter->lines)
        return m_gutter->update();
    const auto isCurrent = [](const GutterMarks& marks, std::size_t i) {
        return marks.lines[i] == marks.current;
    };
    QRectF line = blockBoundingGeometry(firstVisibleBlock()).translated(contentOffset());
    for (std::size_t i = 0; i < m_inGutter->lines.size(); ++i) {
        if (before->worst[i] != m_inGutter->worst[i] || before->folds[i] != m_inGutter->folds[i] ||
            isCurrent(*before, i) != isCurrent(*m_inGutter, i))
            m_gutter->update(0, int(line.top()), m_gutter->width(), int(line.height()) + 1);
        line.translate(0, line.height());
    }
}

void CodeEditor::markCurrent(QList<QTextEdit::ExtraSelection>& marks) const {
    const QColor ground = palette().color(QPalette::Base);
    const QColor selection = m_theme.color(MapColor::Selection);
    const Range visible = visibleBytes();
    const QTextBlock caret = textCursor().block();
    for (const StatementRef& statement : m_session.selectedStatements()) {
        const Range range = m_session.rangeOf(statement);
        if (!overlaps(range, visible))
            continue;
        const auto first = int(m_session.text().position(range.begin).line);
        const auto last = int(m_session.text().position(range.end).line);
        // With several selected statements, those without the caret would otherwise be hard to see.
        const double share = m_session.selectedStatements().size() > 1 ? 0.18 : 0.06;
        for (const QTextBlock& block : blocksInSight()) {
            const int line = block.blockNumber();
            if (line >= first && line <= last && block != caret) // the caret's line has a mark of its own
                marks << wholeLine(block, mixed(selection, ground, share));
        }
    }
    marks << wholeLine(caret, mixed(selection, ground, 0.12));
}

void CodeEditor::markFound(QList<QTextEdit::ExtraSelection>& marks) const {
    const Range visible = visibleBytes();
    auto found = std::ranges::lower_bound(m_found, visible.begin, {}, &Range::end);
    if (found == m_found.end() || found->begin > visible.end)
        return;
    const std::vector<LineInSight> lines = visibleByLine();
    const QColor color = mixed(m_theme.color(MapColor::Warning), palette().color(QPalette::Base), 0.35);
    for (; found != m_found.end() && found->begin <= visible.end; ++found) {
        if (const std::optional<Range> seen = partInSight(m_session.text(), *found, lines))
            marks << onGround(*seen, color);
    }
}

QTextEdit::ExtraSelection CodeEditor::onGround(Range range, const QColor& color) const {
    QTextEdit::ExtraSelection mark;
    mark.cursor = cursorOver(range);
    mark.format.setBackground(color);
    return mark;
}

QTextCursor CodeEditor::cursorOver(Range range) const {
    QTextCursor cursor(document());
    cursor.setPosition(m_mirror.positionOf(range.begin));
    cursor.setPosition(m_mirror.positionOf(range.end), QTextCursor::KeepAnchor);
    return cursor;
}

void CodeEditor::markUses(QList<QTextEdit::ExtraSelection>& marks) const {
    const std::vector<NameUse>& uses = m_atCaret.uses();
    if (uses.empty())
        return;
    const std::vector<LineInSight> lines = visibleByLine();
    const QColor ground = palette().color(QPalette::Base);
    for (const NameUse& use : uses) {
        const double share = use.defines ? 0.38 : 0.24;
        if (const std::optional<Range> seen = partInSight(m_session.text(), use.range, lines))
            marks << onGround(*seen, mixed(m_theme.color(MapColor::Hint), ground, share));
    }
}

void CodeEditor::markCarets(QList<QTextEdit::ExtraSelection>& marks) const {
    if (m_carets->empty())
        return;
    for (const QTextCursor& cursor : m_carets->shown(visibleBytes())) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = cursor;
        mark.format.setBackground(palette().color(QPalette::Highlight));
        mark.format.setForeground(palette().color(QPalette::HighlightedText));
        if (cursor.hasSelection())
            marks << mark;
    }
}

void CodeEditor::markPair(QList<QTextEdit::ExtraSelection>& marks) const {
    const std::optional<services::Pair> pair = m_atCaret.pair();
    if (!pair)
        return;
    const QColor color = mixed(m_theme.color(MapColor::Selection), palette().color(QPalette::Base), 0.35);
    marks << onGround(pair->open, color) << onGround(pair->close, color);
}

// The worst problems come last, so that they are on top.
void CodeEditor::updateScrollBar() {
    std::vector<MarkedScrollBar::Mark> marks;
    const TextSnapshot& text = m_session.text();
    const auto add = [&](Offset place, const QColor& color) {
        marks.push_back({int(text.position(place).line), color});
    };
    for (const Severity severity : {Severity::Hint, Severity::Warning, Severity::Error}) {
        for (const Diagnostic& diagnostic : m_session.analysis().diagnostics()) {
            if (diagnostic.severity() == severity)
                add(diagnostic.range.begin, colorOf(m_theme, severity));
        }
    }
    for (const NameUse& use : m_atCaret.uses())
        add(use.range.begin, m_theme.color(MapColor::Selection));
    m_scrollBar->setMarks(std::move(marks), int(text.lineCount()));
}

void CodeEditor::markProblems(QList<QTextEdit::ExtraSelection>& marks) const {
    const std::vector<LineInSight> lines = visibleByLine();
    const Diagnostics& all = m_session.analysis().diagnostics();
    // The worst comes last, so that it is on top.
    for (const Severity severity : {Severity::Hint, Severity::Warning, Severity::Error}) {
        for (const Diagnostic& diagnostic : all) {
            const std::optional<Range> seen = diagnostic.severity() == severity
                                                  ? partInSight(m_session.text(), diagnostic.range, lines)
                                                  : std::nullopt;
            if (!seen)
                continue;
            QTextEdit::ExtraSelection mark;
            mark.cursor = cursorOver(*seen);
            mark.format.setProperty(severityProperty, int(severity));
            // The whole line is repainted when the mark appears or disappears, because a wave may be longer
            // than its range.
            mark.format.setProperty(QTextFormat::FullWidthSelection, true);
            marks << mark;
        }
    }
}

// The visible lines keep their glyphs. Each key press asks for places in a line several times and paints it,
// and Qt would shape its words again each time.
void CodeEditor::keepShaped() {
    std::vector<int> now;
    for (const QTextBlock& block : blocksInSight()) {
        block.layout()->setCacheEnabled(true);
        now.push_back(block.blockNumber());
    }
    const std::vector<int> before = std::exchange(m_shaped, std::move(now));
    QImage nowhere(1, 1, QImage::Format_RGB32);
    QPainter painter(&nowhere);
    for (const int line : before) {
        const QTextBlock block = document()->findBlockByNumber(line);
        if (!block.isValid() || std::ranges::binary_search(m_shaped, line))
            continue;
        block.layout()->setCacheEnabled(false);
        block.layout()->draw(&painter, {}, {}, QRectF(-1, -1, 1, 1)); // paints nothing, but frees the glyphs
    }
}

void CodeEditor::paintEvent(QPaintEvent* event) {
    keepShaped();
    QPlainTextEdit::paintEvent(event);
    QPainter painter(viewport());
    const std::vector<QTextBlock> blocks = blocksInSight();
    for (const QTextEdit::ExtraSelection& mark : extraSelections()) {
        if (!mark.format.hasProperty(severityProperty))
            continue;
        const Severity severity{mark.format.intProperty(severityProperty)};
        const QPixmap wave = waveOf(colorOf(m_theme, severity), devicePixelRatio());
        const int first = document()->findBlock(mark.cursor.selectionStart()).blockNumber();
        const int last = document()->findBlock(mark.cursor.selectionEnd()).blockNumber();
        for (const QTextBlock& block : blocks) {
            if (block.blockNumber() >= first && block.blockNumber() <= last)
                painter.drawTiledPixmap(underlineOf(block, mark.cursor), wave);
        }
    }
    paintFolded(painter, blocks);
    paintCarets(painter);
}

void CodeEditor::paintCarets(QPainter& painter) const {
    if (m_carets->empty() || !m_mirror.isSettled())
        return;
    for (QTextCursor cursor : m_carets->shown(visibleBytes())) {
        cursor.setPosition(cursor.position());
        QRect caret = cursorRect(cursor);
        caret.setWidth(std::max(2, cursorWidth()));
        if (cursor.block().isVisible() && viewport()->rect().intersects(caret))
            painter.fillRect(caret, palette().color(QPalette::Text));
    }
}

// Dots after the lines below which something is folded.
void CodeEditor::paintFolded(QPainter& painter, const std::vector<QTextBlock>& blocks) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.color(MapColor::RulerText));
    painter.setBrush(m_theme.color(MapColor::RulerBackground));
    for (const QTextBlock& block : blocks) {
        if (!block.next().isValid() || block.next().isVisible() || block.layout()->lineCount() == 0)
            continue;
        const QRectF line = blockBoundingGeometry(block).translated(contentOffset());
        const int wide = fontMetrics().horizontalAdvance(u'x');
        const qreal left = line.left() + block.layout()->lineAt(0).naturalTextWidth() + wide;
        const QRectF box(left, line.top() + 2, wide * 3, line.height() - 4);
        painter.drawRoundedRect(box, 3, 3);
        painter.drawText(box, Qt::AlignCenter, QStringLiteral("…"));
    }
}

// The place of the wavy line below the marked part of a block. Qt's own wave is hardly visible.
QRectF CodeEditor::underlineOf(const QTextBlock& block, const QTextCursor& marked) const {
    if (block.layout()->lineCount() == 0)
        return {};
    const QTextLine line = block.layout()->lineAt(0);
    const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
    const auto at = [&](int position) {
        return place.left() + line.cursorToX(std::clamp(position - block.position(), 0, block.length() - 1));
    };
    const qreal left = at(marked.selectionStart());
    const qreal right = std::max(at(marked.selectionEnd()), left + fontMetrics().horizontalAdvance(u'x'));
    return {left, place.bottom() - waveHeight, right - left, waveHeight};
}

int CodeEditor::gutterWidth() const {
    const auto digits = std::max<qsizetype>(3, QString::number(blockCount()).size());
    return int(digits) * fontMetrics().horizontalAdvance(u'9') + 2 * gutterMargin + markSize + foldWidth;
}

void CodeEditor::layOutGutter() {
    setViewportMargins(gutterWidth(), 0, 0, 0);
    const QRect inside = contentsRect();
    m_gutter->setGeometry(inside.left(), inside.top(), gutterWidth(), inside.height());
    m_gutter->setFont(font());
    m_gutter->update();
}

bool CodeEditor::isFoldMargin(int x) const {
    return x >= m_gutter->width() - gutterMargin / 2 - foldWidth;
}

void CodeEditor::paintGutterLine(QPainter& painter, const QRectF& line, const GutterMarks& marks,
                                 std::size_t index) const {
    const bool isCurrent = marks.lines[index] == marks.current;
    painter.setPen(isCurrent ? palette().color(QPalette::Text) : m_theme.color(MapColor::RulerText));
    const QRectF place(0, line.top(), m_gutter->width() - gutterMargin - foldWidth, line.height());
    m_numbers.draw(painter, place.toRect(), Qt::AlignRight, QString::number(marks.lines[index] + 1));
    painter.setPen(Qt::NoPen);
    if (const Folding::State fold = marks.folds[index]; fold != Folding::State::None) {
        const QPointF middle(m_gutter->width() - gutterMargin / 2.0 - foldWidth / 2.0, line.center().y());
        painter.setBrush(fold == Folding::State::Folded ? palette().color(QPalette::Text)
                                                        : m_theme.color(MapColor::RulerText));
        painter.drawPolygon(
            fold == Folding::State::Folded
                ? QPolygonF{middle + QPointF(-2, -4), middle + QPointF(3, 0), middle + QPointF(-2, 4)}
                : QPolygonF{middle + QPointF(-4, -2), middle + QPointF(4, -2), middle + QPointF(0, 3)});
    }
    if (!marks.worst[index])
        return;
    painter.setBrush(colorOf(m_theme, *marks.worst[index]));
    painter.drawEllipse(QRectF(gutterMargin / 2.0, line.center().y() - markSize / 2.0, markSize, markSize));
}

void CodeEditor::paintGutter(QPaintEvent* event) {
    QPainter painter(m_gutter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(event->rect(), m_theme.color(MapColor::RulerBackground));
    if (!m_mirror.isSettled()) {
        m_inGutter.reset();
        return;
    }
    const GutterMarks marks = gutterMarks();
    QRectF line = blockBoundingGeometry(firstVisibleBlock()).translated(contentOffset());
    for (std::size_t i = 0; i < marks.lines.size(); ++i) {
        if (line.bottom() >= event->rect().top() && line.top() <= event->rect().bottom())
            paintGutterLine(painter, line, marks, i);
        line.translate(0, line.height());
    }
}

} // namespace levwright
