// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/GenerationTables.h"

#include <array>

namespace levwright::roll {

// The ids of kinds that the rules mention by name.
struct NamedKinds {
    explicit NamedKinds(const GenerationTables& tables);

    int giantSpider, minotaur, soldier, sergeant, lieutenant, captain, killerBee, queenBee, ghost, wraith;
    int bugbear, hobgoblin, shopkeeper, alignedPriest, highPriest, angel, human;
    int gold, boulder, statue, corpse, largeBox, chest, royalJelly, kelp, rock, cancellation, scareMonster;
    int leprechaun, cockatrice, elf, dwarf, orc, gnome;
    int arrow, dart, tallowCandle, waxCandle;
    int novel; // -1 if the game has none
    std::array<int, 3> ants;
    std::array<int, 4> rulers; // of courts, the mightiest first
    int leprechaunHall, cockatriceNest, anthill;
    int zoo, throne, barracks, morgue, beehive, vault, temple, delphi, swamp, shopFirst, shopLast, lightShop,
        scrollShop, bookShop, toolShop;
    int fireTrap, webTrap, statueTrap, fallingRock, magicPortal, landMine, spikedPit, arrowTrap, dartTrap,
        pit, hole, trapDoor;
};

} // namespace levwright::roll
