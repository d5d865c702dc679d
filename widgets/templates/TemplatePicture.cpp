// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/templates/TemplatePicture.h"

#include "core/document/LevelsAnalysis.h"
#include "widgets/dungeonview/DungeonPainter.h"
#include "widgets/rollview/RollStrip.h"

#include <algorithm>

namespace levwright {
namespace {

constexpr std::uint64_t seed = 1;

QImage pictureOfLevel(const LevelsAnalysis& analysis, const Theme& theme, QSize size) {
    std::size_t level = 0;
    while (level + 1 < analysis.levelCount() && !analysis.level(level).hasHeader())
        ++level;
    const Result<roll::RollPlanPtr> plan = analysis.game().language().plan(analysis.source(level), {});
    if (!plan)
        return {};
    const RolledMap map(*plan, analysis.game().catalogPtr(), roll::Roller(*plan).roll(seed));
    const QSize cell(size.width() / RolledMap::area.width(), size.height() / RolledMap::area.height());
    return thumbnailOf(map, theme, cell.expandedTo({1, 1}));
}

QImage pictureOfDungeon(const DungeonModel& model, const Catalog& catalog, const Theme& theme, QSize size) {
    const DungeonLayoutModel layout(model, catalog, nullptr);
    const QSize whole = layout.size();
    const qreal scale = std::min(qreal(size.width()) / whole.width(), qreal(size.height()) / whole.height());
    QImage image(size, QImage::Format_RGB32);
    image.fill(theme.palette().color(QPalette::Base));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate((size.width() - scale * whole.width()) / 2,
                      (size.height() - scale * whole.height()) / 2);
    painter.scale(scale, scale);
    DungeonPainter(theme).paint(painter, {.model = model,
                                          .layout = layout,
                                          .selected = {},
                                          .hovered = {},
                                          .branchEnd = {},
                                          .hasFile = [](const SpecialLevelRecord&) { return true; }});
    return image;
}

} // namespace

QImage pictureOf(const DocumentText& text, const Theme& theme, QSize size) {
    const AnalysisPtr analysis = Analysis::make(text.game, TextSnapshot(text.bytes), text.kind);
    const DungeonModel* dungeon = analysis->dungeon();
    return dungeon != nullptr ? pictureOfDungeon(*dungeon, text.game->catalog(), theme, size)
                              : pictureOfLevel(*analysis->levels(), theme, size);
}

QImage pictureOf(const DocumentTemplate& chosen, Games& games, const Theme& theme, QSize size) {
    for (const QString& id : chosen.games) {
        const Result<GamePtr> game = games.get(id.toStdString());
        if (!game)
            continue;
        const QImage image = pictureOf(
            DocumentText{.game = *game, .bytes = chosen.text(), .kind = chosen.kind()}, theme, size);
        if (!image.isNull())
            return image;
    }
    return {};
}

} // namespace levwright
