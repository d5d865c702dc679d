// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/GenerationTables.h"

namespace levwright::roll {

// Ids of kinds that the rules name.
struct NamedKinds {
    explicit NamedKinds(const GenerationTables& tables);

    int giantSpider, minotaur, soldier, sergeant, lieutenant, captain, killerBee, queenBee, ghost, wraith;
    int bugbear, hobgoblin, shopkeeper, alignedPriest, highPriest, human;
    int gold, boulder, statue, corpse, largeBox, chest, royalJelly, kelp, rock;
    int zoo, throne, barracks, morgue, beehive, vault, temple, delphi, shopFirst, shopLast;
    int fireTrap, webTrap, statueTrap, fallingRock, magicPortal, landMine, spikedPit;
};

} // namespace levwright::roll
