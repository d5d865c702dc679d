// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace levwright::roll {

// The bits of LevelInstance::flags. Some are only for the levels of some games.
enum LevelFlag : std::uint32_t {
    NoTeleportFlag = 1,
    HardFloorFlag = 2,
    NoMapFlag = 4,
    ShortsightedFlag = 8,
    ArborealFlag = 0x10,
    MazeFlag = 0x20,
    PremappedFlag = 0x40,
    ShroudFlag = 0x80,
    GraveyardFlag = 0x100,
    IcedPoolsFlag = 0x200,
    SolidifyFlag = 0x400,
    CorridorMazeFlag = 0x800,
    InaccessiblesFlag = 0x1000,
    NoFlipAcrossFlag = 0x2000,
    NoFlipDownFlag = 0x4000,
    NoFlipFlag = 0x8000,
    TemperateFlag = 0x10000,
    HotFlag = 0x20000,
    ColdFlag = 0x40000,
    NoRandomMonstersFlag = 0x80000,
    NoDeathDropsFlag = 0x100000,
    NoAutosearchFlag = 0x200000,
    FumarolesFlag = 0x400000,
    StormyFlag = 0x800000,
    SokobanFlag = 0x1000000,
};

} // namespace levwright::roll
