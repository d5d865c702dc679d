// SPDX-License-Identifier: GPL-3.0-or-later
// The vaults of a file: levels with the flag "rndvault", which some variants put into ordinary levels as
// rooms.
#pragma once

#include "core/document/LevelsAnalysis.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

struct Vault {
    std::size_t level = 0; // its index in the file
    std::string name;
    int frequency = 1;  // relative to the others; as VAULTGEN says
    int leastDepth = 0; // as MINDEPTH says
    bool operator==(const Vault&) const = default;
};

// In the order of the text.
std::vector<Vault> vaultsOf(const LevelsAnalysis& levels);
bool hasVaults(const LevelsAnalysis& levels);

enum class VaultNumber { Frequency, LeastDepth };
// Writes the number into the level of a vault; empty takes its statement away.
TextEdit setVaultNumber(const LevelsAnalysis& levels, std::size_t level, VaultNumber which,
                        std::optional<int> number);

} // namespace levwright
