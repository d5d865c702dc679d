// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/ComparedPage.h"

#include "core/base/Printable.h"
#include "core/compare/LevelPicture.h"

#include <algorithm>
#include <format>
#include <optional>
#include <utility>

namespace levwright::compare {
namespace {

constexpr double markShare = 0.25; // of the colour of a mark on its cells

void draw(const SceneMark& mark, Ground ground, Picture& picture) {
    const Rgb ink = rgbOf(mark.kind, ground);
    const Area all{0, 0, picture.cells.width() - 1, picture.cells.height() - 1};
    for (const Area& area : mark.areas) {
        const Area seen = area.common(all);
        if (seen.x1 > seen.x2 || seen.y1 > seen.y2)
            continue;
        picture.frames.push_back({seen, ink, std::string(nameOf(mark.kind))});
        if (area.cellCount() > 1)
            continue;
        tint(picture, {seen.x1, seen.y1}, ink, markShare);
    }
}

NamedPicture pictureOfLevel(const NamedVersion& version, std::optional<std::size_t> level,
                            const std::vector<Difference>& differences, Side side, const PageStyle& style) {
    if (!level)
        return {printable(version.name), {}};
    const LevelPicture shown(version.levels, *level);
    Picture picture =
        levwright::pictureOf(shown.scene(), version.levels.game().catalog(), style.ground, style.tileset);
    for (const SceneMark& mark : marksOn(shown, differences, side))
        draw(mark, style.ground, picture);
    const std::string& name = version.levels.level(*level).name;
    return {printable(name.empty() ? version.name : std::format("{}: {}", version.name, name)),
            std::move(picture)};
}

// Its words are ASCII, the only letters in pictures, and the same as those of nameOf().
Picture legend(Ground ground) {
    std::string text;
    std::vector<Rgb> inks;
    for (const DifferenceKind kind : {DifferenceKind::Added, DifferenceKind::Removed, DifferenceKind::Moved,
                                      DifferenceKind::Changed, DifferenceKind::Painted}) {
        text += std::format("{}  ", nameOf(kind));
        inks.resize(text.size(), rgbOf(kind, ground));
    }
    Picture picture = pictureOfText(text, ground);
    for (std::size_t i = 0; i < inks.size(); ++i) {
        PictureCell cell = picture.cells.at({int(i), 0});
        cell.ink = inks[i];
        picture.cells.set({int(i), 0}, cell);
    }
    return picture;
}

} // namespace

Rgb rgbOf(DifferenceKind kind, Ground ground) {
    const bool isDark = ground == Ground::Dark;
    switch (kind) {
    case DifferenceKind::Added:
        return isDark ? 0x4fd08a : 0x1a7f4c;
    case DifferenceKind::Removed:
        return isDark ? 0xff7b72 : 0xc0261e;
    case DifferenceKind::Moved:
        return isDark ? 0x79b8ff : 0x1f5fbf;
    case DifferenceKind::Painted:
        return isDark ? 0xf090d8 : 0xa02c8c;
    case DifferenceKind::Changed:
        break;
    }
    return isDark ? 0xf2b457 : 0xa86400;
}

PicturePage comparedPage(const NamedVersion& before, const NamedVersion& after,
                         const std::vector<Difference>& differences, const PageStyle& style) {
    std::vector<LevelPair> pairs;
    for (const Difference& difference : differences) {
        const LevelPair pair = levelsOf(before.levels, after.levels, difference);
        if (!std::ranges::contains(pairs, pair))
            pairs.push_back(pair);
    }
    std::vector<NamedPicture> pictures;
    for (const LevelPair& pair : pairs) {
        pictures.push_back(pictureOfLevel(before, pair.before, differences, Side::Before, style));
        pictures.push_back(pictureOfLevel(after, pair.after, differences, Side::After, style));
    }
    pictures.push_back({{}, legend(style.ground)});
    return sheetOf(std::move(pictures), style, 2);
}

} // namespace levwright::compare
