// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/Vaults.h"

namespace levwright {

std::vector<Vault> vaultsOf(const LevelsAnalysis& levels) {
    std::vector<Vault> vaults;
    for (std::size_t i = 0; i < levels.levelCount(); ++i) {
        if (std::optional<Vault> vault = vaultOf(levels.source(i))) {
            vault->level = i;
            vaults.push_back(*std::move(vault));
        }
    }
    return vaults;
}

bool hasVaults(const LevelsAnalysis& levels) {
    for (std::size_t i = 0; i < levels.levelCount(); ++i) {
        if (vaultOf(levels.source(i)))
            return true;
    }
    return false;
}

TextEdit setVaultNumber(const LevelsAnalysis& levels, std::size_t level, VaultNumber which,
                        std::optional<int> number) {
    return setVaultNumber(levels.source(level), which, number).shifted(levels.levelStart(level));
}

} // namespace levwright
