// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/Tileset.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>
#include <array>

namespace levwright {
namespace {

constexpr int usualColumns = 40;
constexpr int fewestTiles = 900; // no game that we know has fewer
constexpr int mostTiles = 8000;
constexpr int longestSide = 8192; // pixels of a sheet
constexpr qint64 largestFile = 64 << 20;
constexpr int longestNamedSide = 256; // pixels
constexpr qint64 largestNamedFile = 1 << 20;
constexpr qsizetype mostNamed = 4000;
// What the games' own tiles have where nothing is drawn.
constexpr QRgb nothingThere = 0xff476c6c;

QString tr(const char* text) {
    return QCoreApplication::translate("Tileset", text);
}

std::unexpected<Error> refused(const QString& sentence) {
    return failure(sentence.toStdString());
}

// Looks at the size before any pixel is read.
Result<QImage> pictureOf(const QString& path, qint64 mostBytes, int longest) {
    if (QFileInfo(path).size() > mostBytes)
        return refused(tr("“%1” is too large for a tileset.").arg(path));
    QImageReader reader(path);
    reader.setDecideFormatFromContent(true);
    if (!reader.canRead() || (reader.format() != "png" && reader.format() != "bmp"))
        return refused(tr("“%1” is not a PNG or BMP picture.").arg(path));
    const QSize size = reader.size();
    if (size.width() > longest || size.height() > longest)
        return refused(tr("“%1” has more pixels than a tileset: %2 × %3.")
                           .arg(path, QString::number(size.width()), QString::number(size.height())));
    const QImage picture = reader.read();
    if (picture.isNull())
        return refused(tr("“%1” is damaged: %2").arg(path, reader.errorString()));
    return picture.convertToFormat(QImage::Format_ARGB32);
}

// The width and height of each tile in the sheet; 0 if the picture is not a sheet of tiles.
int sideOf(QSize sheet) {
    const auto fits = [&](int side) {
        if (side <= 0 || sheet.width() % side != 0 || sheet.height() < side)
            return false;
        const int count = sheet.width() / side * (sheet.height() / side);
        return count >= fewestTiles && count <= mostTiles;
    };
    const int across = sheet.width() / usualColumns;
    const std::array sides{16, 32};
    if (sheet.width() % usualColumns == 0 && std::ranges::contains(sides, across) && fits(across))
        return across;
    const auto found = std::ranges::find_if(sides, fits);
    return found == sides.end() ? 0 : *found;
}

void makeGroundTransparent(QImage& picture) {
    for (int y = 0; y < picture.height(); ++y) {
        auto* row = reinterpret_cast<QRgb*>(picture.scanLine(y));
        std::replace(row, row + picture.width(), nothingThere, QRgb(0));
    }
}

} // namespace

Result<TilesetPtr> Tileset::load(const QString& path) {
    auto tileset = std::make_shared<Tileset>();
    tileset->m_path = path;
    const Result<void> read = QFileInfo(path).isDir() ? tileset->readFolder() : tileset->readSheet();
    if (!read)
        return std::unexpected(read.error());
    return tileset;
}

Result<void> Tileset::readSheet() {
    Result<QImage> picture = pictureOf(m_path, largestFile, longestSide);
    if (!picture)
        return std::unexpected(picture.error());
    m_side = sideOf(picture->size());
    if (m_side == 0)
        return refused(
            tr("“%1” has %2 × %3 pixels. A tileset has tiles of 16 × 16 or 32 × 32 pixels, usually 40 "
               "beside each other.")
                .arg(m_path)
                .arg(picture->width())
                .arg(picture->height()));
    m_sheet = *std::move(picture);
    m_things = m_sheet;
    makeGroundTransparent(m_things);
    return {};
}

Result<void> Tileset::readFolder() {
    const QFileInfoList files = QDir(m_path).entryInfoList({QStringLiteral("*.png"), QStringLiteral("*.bmp")},
                                                           QDir::Files, QDir::Name);
    if (files.size() > mostNamed)
        return refused(tr("The folder “%1” has too many pictures.").arg(m_path));
    for (const QFileInfo& file : files) {
        Result<QImage> picture = pictureOf(file.filePath(), largestNamedFile, longestNamedSide);
        if (!picture)
            return std::unexpected(picture.error());
        makeGroundTransparent(*picture);
        m_named.insert(file.completeBaseName().toLower(), *std::move(picture));
    }
    if (m_named.isEmpty())
        return refused(tr("The folder “%1” has no PNG or BMP pictures.").arg(m_path));
    return {};
}

QImage Tileset::cut(const QImage& sheet, int number) const {
    if (number < 0 || number >= tileCount())
        return {};
    const int columns = columnCount();
    return sheet.copy(number % columns * m_side, number / columns * m_side, m_side, m_side);
}

int Tileset::tileCount() const {
    return m_side == 0 ? 0 : columnCount() * (m_sheet.height() / m_side);
}

int Tileset::columnCount() const {
    return m_side == 0 ? 0 : m_sheet.width() / m_side;
}

GameTiles::GameTiles(TilesetPtr tileset, const Catalog& catalog)
    : m_tileset(std::move(tileset)), m_catalog(&catalog), m_numbers(catalog) {}

QImage GameTiles::of(const ThingKey& thing) const {
    if (!m_tileset->isSheet())
        return m_tileset->named(nameOf(thing));
    const std::optional<int> number = m_numbers.of(thing);
    return number ? m_tileset->thing(*number) : QImage();
}

QImage GameTiles::ofTerrain(std::string_view word) const {
    if (!m_tileset->isSheet())
        return m_tileset->named(QString::fromUtf8(word.data(), qsizetype(word.size())));
    const std::optional<int> number = m_numbers.ofTerrain(word);
    return number ? m_tileset->tile(*number) : QImage();
}

QString GameTiles::nameOf(const ThingKey& thing) const {
    const auto text = [](std::string_view name) {
        return QString::fromUtf8(name.data(), qsizetype(name.size())).toLower();
    };
    const auto index = std::size_t(thing.number);
    switch (thing.kind) {
    case ThingKey::Kind::None:
        return {};
    case ThingKey::Kind::Monster:
        return index < m_catalog->monsters().size() ? text(m_catalog->monsters()[index].name) : QString();
    case ThingKey::Kind::Object:
        return index < m_catalog->objects().size() ? text(m_catalog->objects()[index].name) : QString();
    case ThingKey::Kind::Trap:
        for (const NamedNumber& trap : m_catalog->traps()) {
            if (trap.number == thing.number)
                return text(trap.name) + QStringLiteral(" trap");
        }
        return {};
    case ThingKey::Kind::Feature:
        break;
    }
    return text(featureWords[index]);
}

QImage crisplyScaled(const QImage& tile, QSize size) {
    if (tile.isNull() || tile.size() == size)
        return tile;
    const int factor = std::max((size.width() + tile.width() - 1) / tile.width(),
                                (size.height() + tile.height() - 1) / tile.height());
    const QImage enlarged =
        factor > 1 ? tile.scaled(tile.size() * factor, Qt::IgnoreAspectRatio, Qt::FastTransformation) : tile;
    return enlarged.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

} // namespace levwright
