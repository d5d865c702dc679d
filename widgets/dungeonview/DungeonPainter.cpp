// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dungeonview/DungeonPainter.h"

#include <QCoreApplication>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace levwright {
namespace {

constexpr int textInset = 7;
constexpr qreal corner = 5;

struct View {
    Q_DECLARE_TR_FUNCTIONS(levwright::DungeonView)
};

QColor faded(QColor color, qreal alpha) {
    color.setAlphaF(float(alpha * color.alphaF()));
    return color;
}

QFont smaller(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

// Writes at the right edge of the rectangle and removes the used space from it.
void writeRight(QPainter& painter, QRect& rect, const QString& text, const QColor& color) {
    if (text.isEmpty())
        return;
    painter.setPen(color);
    painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, text);
    rect.setRight(rect.right() - painter.fontMetrics().horizontalAdvance(text) - 6);
}

void writeLeft(QPainter& painter, const QRect& rect, const QString& text, const QColor& color) {
    painter.setPen(color);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
}

bool isAt(const std::optional<DungeonHit>& hit, std::size_t statement) {
    return hit && hit->statement == statement;
}

QPainterPath curve(QPoint from, QPoint to) {
    QPainterPath path(from);
    const int bend = std::max(36, (to.x() - from.x()) / 2);
    path.cubicTo(from.x() + bend, from.y(), to.x() - bend, to.y(), to.x(), to.y());
    return path;
}

void drawArrow(QPainter& painter, QPoint tip, bool pointsLeft, const QColor& color) {
    const int back = pointsLeft ? 9 : -9;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygon({tip, tip + QPoint(back, -5), tip + QPoint(back, 5)}));
}

} // namespace

QPen connectionPen(int branchType, const QColor& color) {
    QPen pen(color, 2);
    pen.setCapStyle(Qt::RoundCap);
    if (branchType == BranchType::portal)
        pen.setDashPattern({0.6, 2.6});
    else if (branchType == BranchType::noUp || branchType == BranchType::noDown)
        pen.setDashPattern({5, 3});
    if (branchType == BranchType::portal)
        pen.setWidthF(3);
    return pen;
}

QString rangeText(const LevelRange& range) {
    return range.first == range.last ? QString::number(range.first)
                                     : QStringLiteral("%1–%2").arg(range.first).arg(range.last);
}

QStringList describeFlags(std::uint32_t flags) {
    QStringList words;
    for (const auto& [flag, word] : {std::pair{DungeonFlag::town, View::tr("town")},
                                     {DungeonFlag::hellish, View::tr("hellish")},
                                     {DungeonFlag::mazelike, View::tr("mazelike")},
                                     {DungeonFlag::roguelike, View::tr("roguelike")},
                                     {DungeonFlag::unconnected, View::tr("unconnected")}}) {
        if ((flags & flag) != 0)
            words << word;
    }
    return words;
}

QString describeAlignment(std::uint32_t flags) {
    QStringList words;
    for (const auto& [flag, word] : {std::pair{DungeonFlag::lawful, View::tr("lawful")},
                                     {DungeonFlag::neutral, View::tr("neutral")},
                                     {DungeonFlag::chaotic, View::tr("chaotic")}}) {
        if ((flags & flag) != 0)
            words << word;
    }
    return words.join(QStringLiteral("+"));
}

QColor DungeonPainter::alignmentColor(std::uint32_t flags) const {
    constexpr int blue = 4;
    constexpr int red = 1;
    constexpr int grey = 7;
    const std::uint32_t alignment = flags & DungeonFlag::alignments;
    return m_theme.glyph(alignment == DungeonFlag::lawful    ? blue
                         : alignment == DungeonFlag::chaotic ? red
                                                             : grey);
}

QColor DungeonPainter::colorOf(const DungeonModel& model, std::size_t dungeon) const {
    constexpr int red = 1;
    // Indices of the theme's glyph colours: blue, brown, green, magenta, cyan, orange, bright blue, bright
    // magenta.
    constexpr std::array inks{4, 3, 2, 5, 6, 9, 12, 13};
    const bool isHell = (model.dungeons[dungeon].record.flags & DungeonFlag::hellish) != 0;
    return m_theme.glyph(isHell ? red : inks[dungeon % inks.size()]);
}

void DungeonPainter::paint(QPainter& painter, const DungeonPicture& picture) const {
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont font = painter.font();
    // A connection that passes another dungeon is painted behind it; in front, only a faint trace is painted.
    const auto passesBy = [&](const DungeonColumn& column, const BranchItem& item) {
        return item.target && picture.layout.columns()[*item.target].slot > column.slot + 1;
    };
    for (const DungeonColumn& column : picture.layout.columns()) {
        for (const BranchItem& item : column.branches) {
            if (passesBy(column, item))
                paintConnection(painter, picture, column, item);
        }
    }
    for (const DungeonColumn& column : picture.layout.columns()) {
        painter.setFont(font);
        paintColumn(painter, picture, column);
    }
    painter.setFont(font);
    for (const DungeonColumn& column : picture.layout.columns()) {
        for (const BranchItem& item : column.branches) {
            const bool isTrace = passesBy(column, item) && !isAt(picture.selected, item.statement);
            painter.setOpacity(isTrace ? 0.3 : 1);
            paintConnection(painter, picture, column, item);
        }
    }
    painter.setOpacity(1);
}

void DungeonPainter::paintColumn(QPainter& painter, const DungeonPicture& picture,
                                 const DungeonColumn& column) const {
    painter.save();
    if (column.isLeftOut)
        painter.setOpacity(0.4);
    const QPalette palette = m_theme.palette();
    const QRectF whole(column.header.united(column.body));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(MapColor::Shadow));
    painter.drawRoundedRect(whole.translated(1.5, 2.5), corner, corner);
    painter.setPen(QPen(palette.color(QPalette::Mid), 1));
    painter.setBrush(palette.color(QPalette::Base));
    painter.drawRoundedRect(whole, corner, corner);
    paintRows(painter, picture, column);
    paintHeader(painter, picture, column);
    const QFont font = painter.font();
    for (const LevelItem& item : column.levels)
        paintBars(painter, picture, column, item);
    for (const LevelItem& item : column.levels) {
        painter.setFont(font);
        paintLevel(painter, picture, column, item);
    }
    for (const BranchItem& item : column.branches) {
        painter.setFont(font);
        paintBranch(painter, picture, column, item);
    }
    painter.restore();
}

// Paints the depths on the left. Levels that exist only in some dungeons, or not in this roll, are hatched.
void DungeonPainter::paintRows(QPainter& painter, const DungeonPicture& picture,
                               const DungeonColumn& column) const {
    const QPalette palette = m_theme.palette();
    const QFont font = painter.font();
    painter.setFont(smaller(font));
    for (int number = 1; number <= std::max(column.counts.last, column.levelCount); ++number) {
        const QRect row = picture.layout.rowOf(column, number);
        const bool isSure = picture.hasRoll ? number <= column.levelCount : number <= column.counts.first;
        if (number % 2 == 0)
            painter.fillRect(row.adjusted(1, 0, -1, 0), faded(palette.color(QPalette::Mid), 0.16));
        if (!isSure)
            painter.fillRect(row.adjusted(1, 0, -1, 0),
                             QBrush(faded(m_theme.color(MapColor::RulerText), 0.3), Qt::BDiagPattern));
        painter.setPen(isSure ? m_theme.color(MapColor::RulerText)
                              : palette.color(QPalette::PlaceholderText));
        const QRect ruler(row.left(), row.top(), picture.layout.metrics().ruler - 6, row.height());
        painter.drawText(ruler, Qt::AlignRight | Qt::AlignVCenter, QString::number(column.depthOf(number)));
    }
    painter.setFont(font);
}

void DungeonPainter::paintHeader(QPainter& painter, const DungeonPicture& picture,
                                 const DungeonColumn& column) const {
    const DungeonPartModel& part = picture.model.dungeons[column.dungeon];
    const QPalette palette = m_theme.palette();
    const QColor color = colorOf(picture.model, column.dungeon);
    const bool isSelected = isAt(picture.selected, column.statement);
    QPainterPath shape;
    shape.addRoundedRect(QRectF(column.header), corner, corner);
    painter.fillPath(shape, faded(color, m_theme.isDark() ? 0.30 : 0.16));
    painter.fillRect(QRect(column.header.left(), column.header.bottom() - 1, column.header.width(), 2),
                     color);
    if (isSelected || isAt(picture.hovered, column.statement)) {
        painter.setPen(QPen(m_theme.color(isSelected ? MapColor::Selection : MapColor::Hover), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(column.header).adjusted(1, 1, -1, -1), corner, corner);
    }
    const QFont font = painter.font();
    QFont strong = font;
    strong.setBold(true);
    painter.setFont(strong);
    QRect top = column.header.adjusted(textInset + 2, 4, -textInset, 0);
    top.setHeight(column.header.height() / 2 - 3);
    const QString name = QString::fromUtf8(part.record.name.text);
    writeLeft(painter, top, name.isEmpty() ? View::tr("(no name)") : name, palette.color(QPalette::Text));
    const LevelRange shown{picture.hasRoll ? column.levelCount : column.counts.first,
                           picture.hasRoll ? column.levelCount : column.counts.last};
    QStringList facts{shown.last == 1 ? View::tr("1 level") : View::tr("%1 levels").arg(rangeText(shown))};
    facts << describeFlags(part.record.flags);
    if (const QString alignment = describeAlignment(part.record.flags); !alignment.isEmpty())
        facts << alignment;
    if (part.record.chance != 0)
        facts << View::tr("%1 %").arg(part.record.chance);
    QRect bottom = column.header.adjusted(textInset + 2, column.header.height() / 2, -textInset, -4);
    painter.setFont(smaller(font));
    writeLeft(painter, bottom, facts.join(QStringLiteral(" · ")), m_theme.color(MapColor::RulerText));
    painter.setFont(font);
}

void DungeonPainter::paintBars(QPainter& painter, const DungeonPicture& picture, const DungeonColumn& column,
                               const LevelItem& item) const {
    const QColor color = colorOf(picture.model, column.dungeon);
    const bool isMarked = isAt(picture.selected, item.statement) || isAt(picture.hovered, item.statement);
    painter.setPen(QPen(faded(color, 0.7), 1));
    painter.setBrush(faded(color, 0.10));
    painter.drawRoundedRect(QRectF(item.bar), 3, 3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(color, picture.statistics != nullptr ? 0.16 : isMarked ? 0.75 : 0.42));
    painter.drawRoundedRect(QRectF(item.deepestBar), 3, 3);
    if (picture.statistics == nullptr)
        return;
    const auto same = [&](const LevelStatistics& level) {
        return level.dungeon == column.dungeon && level.level == item.level;
    };
    const auto level = std::ranges::find_if(picture.statistics->levels, same);
    if (level == picture.statistics->levels.end() || level->numbers.empty())
        return;
    const auto most = std::ranges::max_element(level->numbers, {}, [](const auto& n) { return n.second; });
    painter.setBrush(color);
    for (const auto& [number, count] : level->numbers) {
        const QRect row = picture.layout.rowOf(column, number);
        const qreal width = std::max(1.0, double(item.bar.width()) * double(count) / double(most->second));
        painter.drawRect(QRectF(item.bar.left(), row.top() + 4, width, row.height() - 8));
    }
}

void DungeonPainter::paintCard(QPainter& painter, const QRect& card, const QColor& edge, bool isSelected,
                               bool isHovered) const {
    const QPalette palette = m_theme.palette();
    QColor frame = edge;
    if (isSelected || isHovered)
        frame = m_theme.color(isSelected ? MapColor::Selection : MapColor::Hover);
    painter.setPen(QPen(frame, isSelected ? 2 : 1));
    painter.setBrush(palette.color(isSelected ? QPalette::AlternateBase : QPalette::Window));
    painter.drawRoundedRect(QRectF(card).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

void DungeonPainter::paintLevel(QPainter& painter, const DungeonPicture& picture, const DungeonColumn& column,
                                const LevelItem& item) const {
    const SpecialLevelRecord& record = picture.model.dungeons[column.dungeon].levels[item.level].record;
    const QPalette palette = m_theme.palette();
    const QColor color = colorOf(picture.model, column.dungeon);
    const bool isSelected = isAt(picture.selected, item.statement);
    const bool isHovered = isAt(picture.hovered, item.statement);
    painter.save();
    if (item.isLeftOut)
        painter.setOpacity(painter.opacity() * 0.45);
    const int number = item.rolled.value_or(item.deepest.middle());
    const QPoint from(item.bar.right() + 1, picture.layout.rowOf(column, number).center().y());
    painter.setPen(QPen(isSelected ? m_theme.color(MapColor::Selection) : faded(color, 0.55), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(from, QPoint(item.card.left(), item.card.center().y()));
    paintCard(painter, item.card, faded(color, 0.7), isSelected, isHovered);
    if (!picture.hasFile(record)) {
        painter.setPen(QPen(m_theme.color(MapColor::Warning), 1.4, Qt::DotLine));
        painter.drawLine(item.card.bottomLeft() + QPoint(4, -2), item.card.bottomRight() + QPoint(-4, -2));
    }
    QRect words = item.card.adjusted(textInset, 0, -textInset, 0);
    const QFont font = painter.font();
    painter.setFont(smaller(font));
    const QColor soft = m_theme.color(MapColor::RulerText);
    const QString alignment = describeAlignment(record.flags);
    if (!alignment.isEmpty())
        writeRight(painter, words, alignment.left(1).toUpper(), alignmentColor(record.flags));
    const QStringList flags = describeFlags(record.flags);
    writeRight(painter, words, flags.join(QLatin1Char(' ')), soft);
    if (record.count > 0)
        writeRight(painter, words, QStringLiteral("×%1").arg(record.count), soft);
    if (record.chance != 100)
        writeRight(painter, words, View::tr("%1 %").arg(record.chance), m_theme.color(MapColor::Warning));
    painter.setFont(font);
    const QString name = QString::fromUtf8(record.name.text);
    writeLeft(painter, words, name.isEmpty() ? View::tr("(no name)") : name, palette.color(QPalette::Text));
    if (isSelected || isHovered)
        paintChain(painter, picture, column, item.card, record.chain);
    if (item.rolled)
        paintMark(painter, {item.bar.center().x(), picture.layout.rowOf(column, *item.rolled).center().y()},
                  color);
    painter.restore();
    if (!isSelected && !isHovered)
        paintChain(painter, picture, column, item.card, record.chain);
}

// Paints a bracket to the right of the cards, from a level to its base level.
void DungeonPainter::paintChain(QPainter& painter, const DungeonPicture& picture, const DungeonColumn& column,
                                const QRect& card, int chain) const {
    if (chain < 0)
        return;
    const std::optional<SpecialLevelPlace> other = picture.model.levelOfNumber(chain);
    if (!other || other->dungeon != column.dungeon)
        return;
    const QRect first = column.levels[other->level].card;
    const bool isBranch = card.left() > first.right();
    painter.setPen(QPen(faded(m_theme.color(MapColor::RulerText), 0.85), 1.2));
    painter.setBrush(Qt::NoBrush);
    QPainterPath path(QPoint(first.right() + 1, first.center().y()));
    if (isBranch) {
        const int middle = (first.right() + card.left()) / 2;
        path.cubicTo(middle, first.center().y(), middle, card.center().y(), card.left(), card.center().y());
    } else {
        const int out = first.right() + 9;
        path.cubicTo(out, first.center().y(), out, card.center().y(), first.right() + 1, card.center().y());
    }
    painter.drawPath(path);
}

void DungeonPainter::paintBranch(QPainter& painter, const DungeonPicture& picture,
                                 const DungeonColumn& column, const BranchItem& item) const {
    const BranchRecord& record = picture.model.dungeons[column.dungeon].branches[item.branch].record;
    const QColor color =
        item.target ? colorOf(picture.model, *item.target) : m_theme.color(MapColor::RulerText);
    const bool isSelected = isAt(picture.selected, item.statement);
    const bool isHovered = isAt(picture.hovered, item.statement);
    paintChain(painter, picture, column, item.card, record.chain);
    painter.setPen(QPen(faded(color, 0.8), 1));
    painter.setBrush(faded(color, isSelected || isHovered ? 0.6 : 0.28));
    painter.drawRoundedRect(QRectF(item.bar), 3, 3);
    painter.setPen(QPen(isSelected ? m_theme.color(MapColor::Selection) : faded(color, 0.55), 1));
    painter.drawLine(QPoint(item.card.right() + 1, item.card.center().y()),
                     QPoint(item.bar.left(), item.from.y()));
    paintCard(painter, item.card, faded(color, 0.8), isSelected, isHovered);
    QRect words = item.card.adjusted(textInset, 0, -textInset, 0);
    writeRight(painter, words,
               record.type == BranchType::portal ? QStringLiteral("◎")
               : record.up != 0                  ? QStringLiteral("↑")
                                                 : QStringLiteral("↓"),
               color);
    QFont slanted = painter.font();
    slanted.setItalic(true);
    painter.setFont(slanted);
    writeLeft(painter, words, QString::fromUtf8(record.target.text), m_theme.palette().color(QPalette::Text));
    if (item.rolled)
        paintMark(painter, {item.bar.center().x(), item.from.y()}, color);
}

void DungeonPainter::paintConnection(QPainter& painter, const DungeonPicture& picture,
                                     const DungeonColumn& column, const BranchItem& item) const {
    if (!item.target)
        return;
    const BranchRecord& record = picture.model.dungeons[column.dungeon].branches[item.branch].record;
    const bool isSelected = isAt(picture.selected, item.statement);
    QColor color = colorOf(picture.model, *item.target);
    if (isSelected || isAt(picture.hovered, item.statement))
        color = m_theme.color(isSelected ? MapColor::Selection : MapColor::Hover);
    QPoint to = item.to;
    if (isSelected && picture.branchEnd)
        to = *picture.branchEnd;
    painter.setPen(connectionPen(record.type, color));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(curve(item.from, to));
    if (record.type == BranchType::portal) {
        painter.setPen(QPen(color, 2));
        painter.setBrush(m_theme.palette().color(QPalette::Base));
        painter.drawEllipse(item.from, 4, 4);
        painter.drawEllipse(to, 4, 4);
        return;
    }
    // The missing stair shows the direction in which one can go.
    const bool lacksParentEnd = (record.type == BranchType::noUp && record.up != 0) ||
                                (record.type == BranchType::noDown && record.up == 0);
    if (record.type == BranchType::stair || !lacksParentEnd)
        drawArrow(painter, to + QPoint(1, 0), false, color);
    if (record.type != BranchType::stair && lacksParentEnd)
        drawArrow(painter, item.from, true, color);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(lacksParentEnd ? to : item.from, 3, 3);
}

void DungeonPainter::paintMark(QPainter& painter, QPoint center, const QColor& color) const {
    painter.setPen(QPen(m_theme.palette().color(QPalette::Base), 1.5));
    painter.setBrush(m_theme.isDark() ? color.lighter(120) : color);
    painter.drawPolygon(QPolygon(
        {center + QPoint(0, -7), center + QPoint(7, 0), center + QPoint(0, 7), center + QPoint(-7, 0)}));
}

} // namespace levwright
