// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/RollPicture.h"

#include "core/base/Phrase.h"
#include "widgets/mapdrawing/ThingPainter.h"
#include "widgets/rollview/RolledMap.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

namespace levwright {
namespace {

QImage pictureOf(const RolledMap& roll, const RollBrushes& brushes) {
    const auto& [theme, look] = brushes;
    const QSize cell = look.cell({12, 18}, 16);
    const Area& area = RolledMap::area;
    QImage image(area.width() * cell.width(), area.height() * cell.height(), QImage::Format_RGB32);
    QPainter painter(&image);
    const QPoint origin(-area.x1 * cell.width(), -area.y1 * cell.height());
    TerrainPainter terrain(theme, look.terrain(roll.catalog()), look.look, cell, 1);
    terrain.paint(painter, roll.terrain(), area, origin);
    ThingPainter things(theme, cell, 1, terrain.tiles());
    for (const roll::SeenGlyph& glyph : roll.glyphs())
        things.paintThing(painter, {QChar::fromLatin1(glyph.character), glyph.color, {}, glyph.thing},
                          origin + QPoint(glyph.cell.x * cell.width(), glyph.cell.y * cell.height()));
    return image;
}

} // namespace

Result<void> drawRoll(const cli::LevelChoice& choice, std::uint64_t seed, const RollBrushes& brushes,
                      const std::filesystem::path& path) {
    const Result<cli::RollSource> source = cli::rollSourceOf(choice, DiskFileStore());
    if (!source)
        return std::unexpected(source.error());
    roll::Roller roller(source->plan);
    const RolledMap rolled(source->plan, source->catalog, roller.roll(seed));
    return writePicture(pictureOf(rolled, brushes), path);
}

Result<void> writePicture(const QImage& picture, const std::filesystem::path& path) {
    QBuffer bytes;
    if (!bytes.open(QIODevice::WriteOnly) || !picture.save(&bytes, "PNG"))
        return failure(say("The picture cannot be created."));
    return DiskFileStore().replace(path, bytes.data().toStdString());
}

} // namespace levwright
