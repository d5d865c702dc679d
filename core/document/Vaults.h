// SPDX-License-Identifier: GPL-3.0-or-later
// The vaults of a file.
#pragma once

#include "core/document/LevelsAnalysis.h"
#include "core/model/Vault.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace levwright {

// In the order of the text.
std::vector<Vault> vaultsOf(const LevelsAnalysis& levels);
bool hasVaults(const LevelsAnalysis& levels);

// Writes the number into the level of a vault; empty takes its statement away.
TextEdit setVaultNumber(const LevelsAnalysis& levels, std::size_t level, VaultNumber which,
                        std::optional<int> number);

} // namespace levwright
