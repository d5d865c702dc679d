// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of the program and of its maps, as one value: a widget that wants a colour asks the theme it
// was given.
#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QString>

#include <string_view>

namespace levwright {

// What a colour is for on a map. Names with a second word are the finer strokes of the first.
enum class MapColor : quint8 {
    Background, // around the map
    Paper,      // under the characters of the ASCII look
    Stone,
    Floor,
    FloorMark,
    Wall,
    WallLight,
    WallShade,
    Shadow,
    Door,
    DoorLight,
    DoorFrame,
    Pool,
    PoolWave,
    Moat,
    MoatWave,
    Water,
    WaterWave,
    Shore,
    Lava,
    LavaGlow,
    LavaWave,
    Tree,
    TreeLight,
    TreeTrunk,
    Bars,
    Corridor,
    CorridorMark,
    Ice,
    IceMark,
    Air,
    AirMark,
    Cloud,
    CloudMark,
    Fountain,
    FountainShade,
    Throne,
    ThroneShade,
    Sink,
    SinkShade,
    SecretDoor,
    SecretCorridor,
    Boundary,
    BoundaryMark,
    Unknown,
    GridLine,
    RulerBackground,
    RulerText,
    Selection,
    Hover,
    Cursor, // of the keyboard
    Halo,
    RegionLit,
    RegionUnlit,
    Arrival,  // where stairs, portals, branches or arrivals may come to lie
    Excluded, // where they may not
    NonDiggable,
    NonPasswall,
    Roll, // what a roll puts on the map
    Error,
    Warning,
    Hint,
};
constexpr int mapColorCount = int(MapColor::Hint) + 1;
constexpr int glyphColorCount = 16;

// What the characters of the ASCII look are written in.
enum class Ink : quint8 {
    Stone,
    Wall,
    Door,
    Floor,
    Corridor,
    SecretDoor,
    SecretCorridor,
    Boundary,
    Fountain,
    Throne,
    Sink,
    Moat,
    Pool,
    Water,
    Lava,
    Tree,
    Bars,
    Ice,
    Air,
    Cloud,
    Unknown,
};
constexpr int inkCount = int(Ink::Unknown) + 1;
// By the word that catalogs use, e.g. "secret-door"; Unknown if there is no such ink.
Ink inkNamed(std::string_view name);

class Theme {
public:
    static Theme light() { return Theme(false); }
    static Theme dark() { return Theme(true); }
    // Light unless the desktop says that it is dark.
    static Theme matching(Qt::ColorScheme scheme) { return Theme(scheme == Qt::ColorScheme::Dark); }

    bool isDark() const { return m_dark; }
    // Every role of every group is set, so nothing of the desktop's own palette shines through.
    QPalette palette() const;
    QColor color(MapColor role) const;
    // One of the 16 colours of NetHack's own table, made legible on this theme's maps: 0 black … 15 white;
    // any other number gives "no colour" (8).
    QColor glyph(int netHackColor) const;
    QColor ink(Ink ink) const;
    // How often something lands on a cell: 0 (seldom) to 1 (where it lands most often). The more often, the
    // more it stands out from the map's floor.
    QColor heat(double share) const;
    // The name of the KSyntaxHighlighting theme (in resources/themes) whose colours fit.
    QString syntaxTheme() const;
    // A drawing of resources/icons by its file name without ".svg", in the palette's text colour; a null icon
    // if there is none of that name.
    QIcon icon(const QString& name) const;
    // The same in a colour of its own, e.g. that of errors.
    QIcon icon(const QString& name, MapColor ink) const;

    bool operator==(const Theme&) const = default;

private:
    explicit Theme(bool dark) : m_dark(dark) {}

    bool m_dark;
};

} // namespace levwright
