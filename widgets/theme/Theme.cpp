// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/Theme.h"

#include <algorithm>
#include <array>

namespace levwright {

namespace {

struct ColorRow {
    MapColor role;
    QRgb light;
    QRgb dark;
};

constexpr QRgb opaque(Rgb color) {
    return 0xff000000 | color;
}

constexpr QRgb areaColor(AreaInk ink, Ground ground) {
    return opaque(rgbOf(ink, ground));
}

// clang-format off
constexpr std::array<ColorRow, mapColorCount> mapColors{{
    {MapColor::Background,      0xffe3ded3, 0xff121317},
    {MapColor::Paper,           opaque(paperRgb(Ground::Light)), opaque(paperRgb(Ground::Dark))},
    {MapColor::Stone,           0xffcbc5b8, 0xff1b1d23},
    {MapColor::Floor,           0xfff7f2e7, 0xff343842},
    {MapColor::FloorMark,       0xffc9bea6, 0xff4d5361},
    {MapColor::Wall,            0xff77717f, 0xff8b92a4},
    {MapColor::WallLight,       0xff99939f, 0xffb4bac9},
    {MapColor::WallShade,       0xff504b59, 0xff5a6071},
    {MapColor::Shadow,          0x38382c14, 0x70000000},
    {MapColor::Door,            0xffb46f2f, 0xffb87836},
    {MapColor::DoorLight,       0xffd39655, 0xffdb9f5c},
    {MapColor::DoorFrame,       0xff66390f, 0xff5f3a19},
    {MapColor::Pool,            0xff8fd2d3, 0xff1f6a73},
    {MapColor::PoolWave,        0xff4aa2a6, 0xff4fa6ac},
    {MapColor::Moat,            0xff79b1e4, 0xff1f5191},
    {MapColor::MoatWave,        0xff4486c6, 0xff4a83c8},
    {MapColor::Water,           0xff4a7cc4, 0xff16306b},
    {MapColor::WaterWave,       0xff83aee6, 0xff3559a8},
    {MapColor::Shore,           0xff3a6ea5, 0xff7fa6cf},
    {MapColor::Lava,            0xffde5327, 0xffb2330f},
    {MapColor::LavaGlow,        0xffa8300f, 0xffff7a2a},
    {MapColor::LavaWave,        0xffffce57, 0xffffb640},
    {MapColor::Tree,            0xff4c964b, 0xff35723a},
    {MapColor::TreeLight,       0xff7fc275, 0xff5ea757},
    {MapColor::TreeTrunk,       0xff75502f, 0xff76532f},
    {MapColor::Bars,            0xff4c5a68, 0xffa6bccd},
    {MapColor::Corridor,        0xffb3aa99, 0xff4d3f2b},
    {MapColor::CorridorMark,    0xff857b68, 0xff8a7553},
    {MapColor::Ice,             0xffd9eef7, 0xff86b4c9},
    {MapColor::IceMark,         0xff86bdd8, 0xffd9f1fb},
    {MapColor::Air,             0xffd3e4f7, 0xff2b3b56},
    {MapColor::AirMark,         0xff92b6dd, 0xff54729f},
    {MapColor::Cloud,           0xfff2f4f7, 0xff6a7380},
    {MapColor::CloudMark,       0xffb5bec9, 0xff97a1ad},
    {MapColor::Fountain,        0xff9aa0ab, 0xffa3abb9},
    {MapColor::FountainShade,   0xff636976, 0xff5e6675},
    {MapColor::Throne,          0xffdca526, 0xffe3b63e},
    {MapColor::ThroneShade,     0xff7d5a0b, 0xff83601a},
    {MapColor::Sink,            0xffffffff, 0xffd3d8e0},
    {MapColor::SinkShade,       0xff757d89, 0xff7a828f},
    {MapColor::SecretDoor,      0xffb02fdb, 0xffd08cf2},
    {MapColor::SecretCorridor,  0xff8b3fb0, 0xffa873cf},
    {MapColor::Boundary,        0xff565260, 0xff515767},
    {MapColor::BoundaryMark,    0xff8d8896, 0xff7d8498},
    {MapColor::Unknown,         0xffc3201f, 0xfff0555a},
    {MapColor::GridLine,        0x2a3b3322, 0x24ffffff},
    {MapColor::RulerBackground, 0xffeeeae1, 0xff1a1c21},
    {MapColor::RulerText,       0xff625c50, 0xff949cab},
    {MapColor::Selection,       0xff0b6bd3, 0xff6cb6ff},
    {MapColor::Hover,           0xff7a5cc8, 0xffe6edf7},
    {MapColor::Cursor,          0xffb03a06, 0xffffb454},
    {MapColor::Halo,            0xe6fffdf7, 0xd90c0d11},
    {MapColor::RegionLit,       areaColor(AreaInk::Lit, Ground::Light), areaColor(AreaInk::Lit, Ground::Dark)},
    {MapColor::RegionUnlit,     areaColor(AreaInk::Unlit, Ground::Light), areaColor(AreaInk::Unlit, Ground::Dark)},
    {MapColor::Arrival,         areaColor(AreaInk::Arrival, Ground::Light), areaColor(AreaInk::Arrival, Ground::Dark)},
    {MapColor::Excluded,        0xffb3372c, 0xfff07167},
    {MapColor::Choice,          areaColor(AreaInk::Choice, Ground::Light), areaColor(AreaInk::Choice, Ground::Dark)},
    {MapColor::NonDiggable,     areaColor(AreaInk::NoDigging, Ground::Light), areaColor(AreaInk::NoDigging, Ground::Dark)},
    {MapColor::NonPasswall,     areaColor(AreaInk::NoPassing, Ground::Light), areaColor(AreaInk::NoPassing, Ground::Dark)},
    {MapColor::Roll,            areaColor(AreaInk::Room, Ground::Light), areaColor(AreaInk::Room, Ground::Dark)},
    {MapColor::Error,           0xffc3201f, 0xfff0555a},
    {MapColor::Warning,         0xff8f5d00, 0xfff0b23c},
    {MapColor::Hint,            0xff2066b8, 0xff6aa9f2},
}};

constexpr bool inOrder() {
    for (int i = 0; i < mapColorCount; ++i)
        if (int(mapColors[std::size_t(i)].role) != i)
            return false;
    return true;
}
static_assert(inOrder(), "color() takes the row by its number");

struct PaletteRow {
    QPalette::ColorRole role;
    QRgb light;
    QRgb dark;
    QRgb lightDisabled;
    QRgb darkDisabled;
};

constexpr PaletteRow paletteColors[] = {
    {QPalette::WindowText,      0xff22242a, 0xffdfe2e8, 0xff8d8f95, 0xff717783},
    {QPalette::Button,          0xffeceae6, 0xff2b2f37, 0xffe9e7e3, 0xff25282f},
    {QPalette::Light,           0xffffffff, 0xff454b57, 0xffffffff, 0xff3a3f49},
    {QPalette::Midlight,        0xfff7f6f3, 0xff383d47, 0xfff7f6f3, 0xff31353e},
    {QPalette::Dark,            0xffa9a69f, 0xff0d0e11, 0xffb5b3ad, 0xff111216},
    {QPalette::Mid,             0xffc7c4bd, 0xff17191d, 0xffcfccc6, 0xff191b20},
    {QPalette::Text,            0xff1c1e23, 0xffe3e6eb, 0xff8d8f95, 0xff717783},
    {QPalette::BrightText,      0xffffffff, 0xffffffff, 0xffffffff, 0xffa9aeb8},
    {QPalette::ButtonText,      0xff22242a, 0xffdfe2e8, 0xff8d8f95, 0xff717783},
    {QPalette::Base,            0xfffdfcfa, 0xff181a1f, 0xfff4f2ee, 0xff1d1f24},
    {QPalette::Window,          0xfff2f0ec, 0xff212429, 0xfff2f0ec, 0xff212429},
    {QPalette::Shadow,          0xff6f6c66, 0xff000000, 0xff8b8983, 0xff08090b},
    {QPalette::Highlight,       0xff1f66b5, 0xff2f63a5, 0xffb9bec6, 0xff3b4049},
    {QPalette::HighlightedText, 0xffffffff, 0xffffffff, 0xff4f5259, 0xff9aa0ab},
    {QPalette::Link,            0xff1a5ba8, 0xff83b5f5, 0xff7f8aa0, 0xff66728a},
    {QPalette::LinkVisited,     0xff6f3d9c, 0xffc3a0ee, 0xff938aa0, 0xff766d8a},
    {QPalette::AlternateBase,   0xfff6f4ef, 0xff1d2025, 0xfff0eeea, 0xff202328},
    {QPalette::ToolTipBase,     0xff2b2d33, 0xff33383f, 0xff2b2d33, 0xff33383f},
    {QPalette::ToolTipText,     0xfff5f4f1, 0xffeceef2, 0xfff5f4f1, 0xffeceef2},
    {QPalette::PlaceholderText, 0xff686b72, 0xff8f96a3, 0xffa3a5aa, 0xff5d626c},
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    {QPalette::Accent,          0xff1f66b5, 0xff5b9be6, 0xffb9bec6, 0xff3b4049},
#endif
};
// clang-format on

} // namespace

QPalette Theme::palette() const {
    QPalette palette;
    for (const PaletteRow& row : paletteColors) {
        const QColor plain(QColor::fromRgba(m_dark ? row.dark : row.light));
        palette.setColor(QPalette::Active, row.role, plain);
        palette.setColor(QPalette::Inactive, row.role, plain);
        palette.setColor(QPalette::Disabled, row.role,
                         QColor::fromRgba(m_dark ? row.darkDisabled : row.lightDisabled));
    }
    return palette;
}

QColor Theme::color(MapColor role) const {
    const ColorRow& row = mapColors[std::size_t(role)];
    return QColor::fromRgba(m_dark ? row.dark : row.light);
}

QColor Theme::glyph(int netHackColor) const {
    return QColor::fromRgb(glyphRgb(netHackColor, ground()));
}

QColor Theme::ink(Ink ink) const {
    return ink == Ink::Unknown ? color(MapColor::Unknown) : QColor::fromRgb(rgbOf(ink, ground()));
}

QColor Theme::heat(double share) const {
    return QColor::fromRgb(heatRgb(share, ground()));
}

QString Theme::syntaxTheme() const {
    return m_dark ? QStringLiteral("Levwright Dark") : QStringLiteral("Levwright Light");
}

} // namespace levwright
