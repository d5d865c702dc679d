// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/RequiredTables.h"

#include "core/base/Phrase.h"

#include <array>
#include <string_view>

namespace levwright {
namespace {

constexpr std::array<std::string_view, 18> required{"containers",      "dungeon-keywords",
                                                    "dungeon-names",   "features",
                                                    "flags",           "game",
                                                    "keywords",        "levregion-kinds",
                                                    "limits",          "monsters",
                                                    "monster-classes", "objects",
                                                    "object-classes",  "rooms",
                                                    "rules",           "target",
                                                    "terrain",         "traps"};

} // namespace

std::optional<std::string> missingTables(const GameTables& game) {
    std::string names;
    for (const std::string_view name : required) {
        if (!game.has(name))
            names.append(names.empty() ? "" : ", ").append(name);
    }
    if (names.empty())
        return std::nullopt;
    return say("The catalog of {} lacks the tables {}, so the game cannot be used.", game.id(), names);
}

} // namespace levwright
