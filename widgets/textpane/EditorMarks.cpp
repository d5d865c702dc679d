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

// The visible part of a range. lines: the visible part of each line from the first on. A range over several
// lines counts as visible from the first of them to the last.
std::optional<Range> partInSight(const TextSnapshot& text, Range range, const std::vector<Range>& lines,
                                 std::size_t firstLine) {
    const Range all{text.lineStart(firstLine), text.lineContent(firstLine + lines.size() - 1).end};
    if (!overlaps(range, all))
        return std::nullopt;
    range = {std::max(range.begin, all.begin), std::min(range.end, all.end)};
    const std::size_t line = text.position(range.begin).line;
    if (text.position(range.end).line != line)
        return range;
    const Range seen = lines[line - firstLine];
    return overlaps(range, seen)
               ? std::optional(Range{std::max(range.begin, seen.begin), std::min(range.end, seen.end)})
               : std::nullopt;
}

// The worst severity in each of the lines first..last.
std::vector<std::optional<Severity>> worstByLine(const Analysis& analysis, int first, int last) {
    std::vector<std::optional<Severity>> worst(std::size_t(last - first + 1));
    const TextSnapshot& text = analysis.text();
    const Range visible{text.lineStart(std::size_t(first)), text.lineWithEnd(std::size_t(last)).end};
    for (const Diagnostic& diagnostic : analysis.diagnostics()) {
        if (diagnostic.range.begin < visible.begin || diagnostic.range.begin > visible.end)
            continue;
        const auto line = int(text.position(diagnostic.range.begin).line);
        if (line < first || line > last)
            continue;
        std::optional<Severity>& worstHere = worst[std::size_t(line - first)];
        worstHere = worstHere ? std::min(*worstHere, diagnostic.severity()) : diagnostic.severity();
    }
    return worst;
}

} // namespace

QTextBlock CodeEditor::lastVisibleBlock() const {
    const qreal lineHeight = std::max(1.0, blockBoundingRect(firstVisibleBlock()).height());
    const int lines = int(viewport()->height() / lineHeight) + 1;
    return document()->findBlockByNumber(
        std::min(firstVisibleBlock().blockNumber() + lines, blockCount() - 1));
}

Range CodeEditor::visibleBytes() const {
    const TextSnapshot& text = m_session.text();
    return {text.lineStart(std::size_t(firstVisibleBlock().blockNumber())),
            text.lineContent(std::size_t(lastVisibleBlock().blockNumber())).end};
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

std::vector<Range> CodeEditor::visibleByLine() const {
    std::vector<Range> visible;
    const int lastBlock = lastVisibleBlock().blockNumber();
    for (QTextBlock block = firstVisibleBlock(); block.isValid() && block.blockNumber() <= lastBlock;
         block = block.next()) {
        const auto [first, last] = visibleColumns(block);
        visible.push_back(
            {m_mirror.offsetOf(block.position() + first), m_mirror.offsetOf(block.position() + last)});
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
    markFound(marks);
    markProblems(marks);
    setExtraSelections(marks);
    updateGutter();
}

CodeEditor::GutterMarks CodeEditor::gutterMarks() const {
    const int first = firstVisibleBlock().blockNumber();
    return {first, textCursor().blockNumber(),
            worstByLine(m_session.analysis(), first, lastVisibleBlock().blockNumber())};
}

// Repaints the lines whose number or mark has changed.
void CodeEditor::updateGutter() {
    const std::optional<GutterMarks> before = std::exchange(m_inGutter, gutterMarks());
    if (!before || before->first != m_inGutter->first || before->worst.size() != m_inGutter->worst.size())
        return m_gutter->update();
    const auto isCurrent = [](const GutterMarks& marks, std::size_t line) {
        return marks.first + int(line) == marks.current;
    };
    QRectF line = blockBoundingGeometry(firstVisibleBlock()).translated(contentOffset());
    for (std::size_t i = 0; i < m_inGutter->worst.size(); ++i) {
        if (before->worst[i] != m_inGutter->worst[i] || isCurrent(*before, i) != isCurrent(*m_inGutter, i))
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
        const int first =
            std::max(firstVisibleBlock().blockNumber(), int(m_session.text().position(range.begin).line));
        const int last =
            std::min(lastVisibleBlock().blockNumber(), int(m_session.text().position(range.end).line));
        // With several selected statements, those without the caret would otherwise be hard to see.
        const double share = m_session.selectedStatements().size() > 1 ? 0.18 : 0.06;
        for (int line = first; line <= last; ++line) {
            if (line != caret.blockNumber()) // the caret's line has a mark of its own
                marks << wholeLine(document()->findBlockByNumber(line), mixed(selection, ground, share));
        }
    }
    marks << wholeLine(caret, mixed(selection, ground, 0.12));
}

void CodeEditor::markFound(QList<QTextEdit::ExtraSelection>& marks) const {
    const Range visible = visibleBytes();
    auto found = std::ranges::lower_bound(m_found, visible.begin, {}, &Range::end);
    if (found == m_found.end() || found->begin > visible.end)
        return;
    const std::vector<Range> lines = visibleByLine();
    const auto firstLine = std::size_t(firstVisibleBlock().blockNumber());
    const QColor color = mixed(m_theme.color(MapColor::Warning), palette().color(QPalette::Base), 0.35);
    for (; found != m_found.end() && found->begin <= visible.end; ++found) {
        const std::optional<Range> seen = partInSight(m_session.text(), *found, lines, firstLine);
        if (!seen)
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = cursorOver(*seen);
        mark.format.setBackground(color);
        marks << mark;
    }
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
    const std::vector<Range> lines = visibleByLine();
    const auto firstLine = std::size_t(firstVisibleBlock().blockNumber());
    const QColor ground = palette().color(QPalette::Base);
    for (const NameUse& use : uses) {
        const std::optional<Range> seen = partInSight(m_session.text(), use.range, lines, firstLine);
        if (!seen)
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = cursorOver(*seen);
        mark.format.setBackground(mixed(m_theme.color(MapColor::Hint), ground, use.defines ? 0.38 : 0.24));
        marks << mark;
    }
}

void CodeEditor::markPair(QList<QTextEdit::ExtraSelection>& marks) const {
    const std::optional<services::Pair> pair = m_atCaret.pair();
    if (!pair)
        return;
    for (const Range half : {pair->open, pair->close}) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = cursorOver(half);
        mark.format.setBackground(
            mixed(m_theme.color(MapColor::Selection), palette().color(QPalette::Base), 0.35));
        marks << mark;
    }
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
    const std::vector<Range> lines = visibleByLine();
    const auto firstLine = std::size_t(firstVisibleBlock().blockNumber());
    const Diagnostics& all = m_session.analysis().diagnostics();
    // The worst comes last, so that it is on top.
    for (const Severity severity : {Severity::Hint, Severity::Warning, Severity::Error}) {
        for (const Diagnostic& diagnostic : all) {
            const std::optional<Range> seen =
                diagnostic.severity() == severity
                    ? partInSight(m_session.text(), diagnostic.range, lines, firstLine)
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
    const auto [first, last] =
        std::exchange(m_shaped, {firstVisibleBlock().blockNumber(), lastVisibleBlock().blockNumber()});
    for (QTextBlock block = firstVisibleBlock(); block.isValid() && block.blockNumber() <= m_shaped.second;
         block = block.next())
        block.layout()->setCacheEnabled(true);
    if (first >= m_shaped.first && last <= m_shaped.second)
        return;
    QImage nowhere(1, 1, QImage::Format_RGB32);
    QPainter painter(&nowhere);
    for (QTextBlock block = document()->findBlockByNumber(first);
         block.isValid() && block.blockNumber() <= last; block = block.next()) {
        if (block.blockNumber() >= m_shaped.first && block.blockNumber() <= m_shaped.second)
            continue;
        block.layout()->setCacheEnabled(false);
        block.layout()->draw(&painter, {}, {}, QRectF(-1, -1, 1, 1)); // paints nothing, but frees the glyphs
    }
}

void CodeEditor::paintEvent(QPaintEvent* event) {
    keepShaped();
    QPlainTextEdit::paintEvent(event);
    QPainter painter(viewport());
    for (const QTextEdit::ExtraSelection& mark : extraSelections()) {
        if (!mark.format.hasProperty(severityProperty))
            continue;
        const Severity severity{mark.format.intProperty(severityProperty)};
        const QPixmap wave = waveOf(colorOf(m_theme, severity), devicePixelRatio());
        const QTextBlock last = document()->findBlock(mark.cursor.selectionEnd());
        QTextBlock block = document()->findBlock(mark.cursor.selectionStart());
        for (; block.isValid() && block.blockNumber() <= last.blockNumber(); block = block.next())
            painter.drawTiledPixmap(underlineOf(block, mark.cursor), wave);
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
    return int(digits) * fontMetrics().horizontalAdvance(u'9') + 2 * gutterMargin + markSize;
}

void CodeEditor::layOutGutter() {
    setViewportMargins(gutterWidth(), 0, 0, 0);
    const QRect inside = contentsRect();
    m_gutter->setGeometry(inside.left(), inside.top(), gutterWidth(), inside.height());
    m_gutter->setFont(font());
    m_gutter->update();
}

void CodeEditor::paintGutterLine(QPainter& painter, const QRectF& line, int number,
                                 std::optional<Severity> severity) const {
    const bool isCurrent = number == textCursor().blockNumber();
    painter.setPen(isCurrent ? palette().color(QPalette::Text) : m_theme.color(MapColor::RulerText));
    const QRectF place(0, line.top(), m_gutter->width() - gutterMargin, line.height());
    m_numbers.draw(painter, place.toRect(), Qt::AlignRight, QString::number(number + 1));
    if (!severity)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colorOf(m_theme, *severity));
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
    int number = marks.first;
    for (const std::optional<Severity>& severity : marks.worst) {
        if (line.bottom() >= event->rect().top() && line.top() <= event->rect().bottom())
            paintGutterLine(painter, line, number, severity);
        line.translate(0, line.height());
        ++number;
    }
}

} // namespace levwright
