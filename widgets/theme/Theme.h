// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of the program and of its maps as one value. A widget takes its colours from the theme it was
// given.
#pragma once

#include "core/picture/Inks.h"

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QString>

#include <string_view>

namespace levwright {

// The purposes of colours on a map. Names with a second word are the finer strokes of the first.
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
    Arrival,  // where stairs, portals, branches or arrivals may be placed
    Excluded, // where they may not
    Choice,   // where things may be placed at random
    NonDiggable,
    NonPasswall,
    Roll, // things that a roll puts on the map
    Error,
    Warning,
    Hint,
};
constexpr int mapColorCount = int(MapColor::Hint) + 1;

enum class ThemeLook : quint8 { Light, Dark, Contrast };

class Theme {
public:
    static Theme light() { return Theme(ThemeLook::Light); }
    static Theme dark() { return Theme(ThemeLook::Dark); }
    // White on black, for eyes that need it: text has a contrast of 7 or more to what is behind it.
    static Theme contrast() { return Theme(ThemeLook::Contrast); }
    // Light, unless the desktop says that it is dark.
    static Theme matching(Qt::ColorScheme scheme) {
        return Theme(scheme == Qt::ColorScheme::Dark ? ThemeLook::Dark : ThemeLook::Light);
    }

    // The same colours with another font for the letters of maps; an empty family is the desktop's.
    Theme withMapFont(const QString& family) const {
        Theme theme = *this;
        theme.m_mapFont = family;
        return theme;
    }
    const QString& mapFont() const { return m_mapFont; }
    // Whether the ground is dark, as it is in high contrast.
    bool isDark() const { return m_look != ThemeLook::Light; }
    ThemeLook look() const { return m_look; }
    Ground ground() const { return isDark() ? Ground::Dark : Ground::Light; }
    // Sets every role of every group, so that no colour of the desktop's palette remains.
    QPalette palette() const;
    QColor color(MapColor role) const;
    // As glyphRgb().
    QColor glyph(int netHackColor) const;
    QColor ink(Ink ink) const;
    // The colour for how often something lands on a cell, from 0 (rarely) to 1 (on the most frequent cell).
    // It contrasts more with the map's floor the higher the share.
    QColor heat(double share) const;
    // The name of the matching KSyntaxHighlighting theme in resources/themes.
    QString syntaxTheme() const;
    // A drawing of resources/icons by its file name without ".svg", in the palette's text colour. A null icon
    // if there is none.
    QIcon icon(const QString& name) const;
    // The same in another colour, such as that of errors.
    QIcon icon(const QString& name, MapColor ink) const;

    bool operator==(const Theme&) const = default;

private:
    explicit Theme(ThemeLook look) : m_look(look) {}

    ThemeLook m_look;
    QString m_mapFont;
};

} // namespace levwright
