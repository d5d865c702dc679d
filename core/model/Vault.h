// SPDX-License-Identifier: GPL-3.0-or-later
// A vault: a level with the flag "rndvault", which some variants put into ordinary levels as a room.
#pragma once

#include "core/text/TextEdit.h"

#include <cstddef>
#include <optional>
#include <string>

namespace levwright {

struct LevelSource;

struct Vault {
    std::size_t level = 0; // its index in the file
    std::string name;
    int frequency = 1;  // relative to the others; as VAULTGEN says
    int leastDepth = 0; // as MINDEPTH says
    bool operator==(const Vault&) const = default;
};

// Empty if the level is no vault. Its index is 0.
std::optional<Vault> vaultOf(const LevelSource& level);

enum class VaultNumber { Frequency, LeastDepth };
// Writes the number into a vault; empty takes its statement away. The edit counts from the level's start.
TextEdit setVaultNumber(const LevelSource& level, VaultNumber which, std::optional<int> number);

} // namespace levwright
