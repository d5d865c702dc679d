// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/instance/FlagNumbers.h"

#include "core/base/EnumTable.h"

#include <algorithm>
#include <iterator>

namespace levwright::roll {
namespace {

constexpr EnumName<LevelFlag> flagNames[] = {{NoTeleportFlag, "noteleport"},
                                             {HardFloorFlag, "hardfloor"},
                                             {NoMapFlag, "nommap"},
                                             {ShortsightedFlag, "shortsighted"},
                                             {ArborealFlag, "arboreal"},
                                             {MazeFlag, "mazelevel"},
                                             {PremappedFlag, "premapped"},
                                             {ShroudFlag, "shroud"},
                                             {GraveyardFlag, "graveyard"},
                                             {IcedPoolsFlag, "icedpools"},
                                             {SolidifyFlag, "solidify"},
                                             {CorridorMazeFlag, "corrmaze"},
                                             {InaccessiblesFlag, "inaccessibles"},
                                             {NoFlipAcrossFlag, "noflipx"},
                                             {NoFlipDownFlag, "noflipy"},
                                             {NoFlipFlag, "noflip"},
                                             {TemperateFlag, "temperate"},
                                             {HotFlag, "hot"},
                                             {ColdFlag, "cold"},
                                             {NoRandomMonstersFlag, "nomongen"},
                                             {NoDeathDropsFlag, "nodeathdrops"},
                                             {NoAutosearchFlag, "noautosearch"},
                                             {FumarolesFlag, "fumaroles"},
                                             {StormyFlag, "stormy"},
                                             {SokobanFlag, "sokoban"}};

} // namespace

FlagNumbers::FlagNumbers(const Catalog& catalog) {
    for (const NamedNumber& flag : catalog.flags()) {
        const auto* known = std::ranges::find(flagNames, flag.name, &EnumName<LevelFlag>::name);
        if (known != std::end(flagNames))
            m_bits.emplace_back(std::uint32_t(flag.number), std::uint32_t(known->value));
    }
}

std::uint32_t FlagNumbers::toRoll(std::uint32_t ofGame) const {
    std::uint32_t flags = 0;
    for (const auto& [bit, rolled] : m_bits)
        flags |= (ofGame & bit) != 0 ? rolled : 0;
    return flags;
}

} // namespace levwright::roll
