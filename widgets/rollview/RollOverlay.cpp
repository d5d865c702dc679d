// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rollview/RollOverlay.h"

#include <QCoreApplication>

namespace levwright {
namespace {

constexpr qreal terrainOpacity = 0.6;
constexpr qreal glyphOpacity = 0.85;

QString tr(const char* text) {
    return QCoreApplication::translate("RollOverlay", text);
}

// The map of the shown part; null if there is none.
const Grid<char>* textMap(const Session& session) {
    const std::optional<PartRef> part = session.currentPart();
    const LevelModel& level = session.levels().level(session.currentLevel());
    if (!part || part->part >= level.parts.size() || !level.parts[part->part].map)
        return nullptr;
    return &level.parts[part->part].map->cells;
}

} // namespace

void RollOverlay::paint(const OverlayScene& scene) {
    const TerrainPainter& terrain = scene.terrain;
    const Point corner = partCorner();
    if (m_terrain.isNull() || m_cell != terrain.cell() || m_dpr != terrain.dpr() ||
        m_look != terrain.look() || m_theme != terrain.theme() || m_corner != corner ||
        m_tiles != terrain.tiles()) {
        m_cell = terrain.cell();
        m_dpr = terrain.dpr();
        m_look = terrain.look();
        m_theme = terrain.theme();
        m_corner = corner;
        m_tiles = terrain.tiles();
        renewTerrain(scene);
    }
    QPainter& painter = scene.painter;
    painter.save();
    painter.setOpacity(hidesMap() ? 1 : terrainOpacity);
    painter.drawPixmap(scene.origin, m_terrain);
    painter.restore();
    for (const roll::SeenGlyph& glyph : m_model.shown()->glyphs()) {
        if (scene.cellRect(glyph.cell).intersects(scene.exposed))
            paintGlyph(scene, glyph);
    }
    paintSelected(scene);
}

bool RollOverlay::differsFromText(const Grid<char>* text, Point cell) const {
    if (hidesMap())
        return true;
    const char rolled = m_model.shown()->terrain().atOr(cell, ' ');
    const Point corner = partCorner();
    const Point inPart{cell.x - corner.x, cell.y - corner.y};
    if (text == nullptr || !text->contains(inPart))
        return rolled != ' ';
    return m_model.shown()->comparable(text->at(inPart)) != rolled;
}

void RollOverlay::renewTerrain(const OverlayScene& scene) {
    const Grid<char>& rolled = m_model.shown()->terrain();
    const Grid<char>* text = textMap(m_model.session());
    const QSize size(rolled.width() * m_cell.width(), rolled.height() * m_cell.height());
    m_terrain = QPixmap(size * m_dpr);
    m_terrain.setDevicePixelRatio(m_dpr);
    m_terrain.fill(Qt::transparent);
    QPainter painter(&m_terrain);
    for (int y = 0; y < rolled.height(); ++y) {
        for (int x = RolledMap::area.x1; x < rolled.width(); ++x) {
            if (differsFromText(text, {x, y}))
                scene.terrain.paintCell(painter, rolled, {x, y}, {x * m_cell.width(), y * m_cell.height()});
        }
    }
}

void RollOverlay::paintGlyph(const OverlayScene& scene, const roll::SeenGlyph& glyph) const {
    QPainter& painter = scene.painter;
    const QRect cell = scene.cellRect(glyph.cell);
    QColor tint = scene.terrain.theme().color(MapColor::Roll);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tint, 1));
    tint.setAlphaF(0.22F);
    painter.setBrush(tint);
    const qreal round = cell.width() * 0.3;
    painter.drawRoundedRect(QRectF(cell).adjusted(0.5, 0.5, -0.5, -0.5), round, round);
    painter.setOpacity(glyphOpacity);
    scene.things.paintThing(painter, {QChar::fromLatin1(glyph.character), glyph.color, {}, glyph.thing},
                            cell.topLeft());
    painter.restore();
}

void RollOverlay::paintSelected(const OverlayScene& scene) const {
    const std::optional<std::int32_t> number = m_model.selectedNumber();
    if (!number)
        return;
    for (const Area& area : m_model.shown()->areasOf(*number))
        scene.things.paintArea(scene.painter, {scene.terrain.theme().color(MapColor::Roll), {}, true, false},
                               scene.areaRect(area));
    if (!m_model.shown()->areasOf(*number).empty())
        return;
    for (const Point cell : m_model.shown()->cellsOf(*number))
        scene.things.paintOutline(scene.painter, ThingState::Selected, scene.cellRect(cell).topLeft());
}

std::vector<StatementRef> RollOverlay::statementsAt(Point cell) const {
    std::vector<StatementRef> statements;
    for (const std::int32_t number : m_model.shown()->numbersAt(cell)) {
        if (const std::optional<StatementRef> statement = m_model.statementOf(number))
            statements.push_back(*statement);
    }
    return statements;
}

// Terrain that equals the text is not mentioned.
QStringList RollOverlay::labelsAt(Point cell) const {
    const RolledMap& rolled = *m_model.shown();
    QStringList labels = rolled.labelsAt(cell);
    if (labels.size() == 1 && !rolled.isFurnished(cell) && !differsFromText(textMap(m_model.session()), cell))
        labels.clear();
    return labels;
}

QString RollOverlay::describe(Point cell) const {
    return labelsAt(cell).join(QStringLiteral(", "));
}

QString RollOverlay::toolTip(Point cell) const {
    QString tip = labelsAt(cell).join(QLatin1Char('\n'));
    if (tip.isEmpty())
        return tip;
    const Session& session = m_model.session();
    for (const StatementRef& statement : statementsAt(cell)) {
        const Range range = session.rangeOf(statement);
        const std::string_view text = session.text().bytes();
        const std::string_view source = text.substr(range.begin, range.size());
        tip += tr("\nLine %1: %2")
                   .arg(session.text().position(range.begin).line + 1)
                   .arg(QString::fromUtf8(source));
    }
    return tip;
}

std::optional<ShownRoom> RollOverlay::roomAt(Point cell) const {
    const roll::RolledRoom* room = m_model.shown()->roomAt(cell);
    const std::optional<StatementRef> statement =
        room != nullptr ? m_model.statementOf(room->statement) : std::nullopt;
    return statement ? std::optional(ShownRoom{*statement, room->area}) : std::nullopt;
}

} // namespace levwright
