// SPDX-License-Identifier: GPL-3.0-or-later
// Our own checks for languages whose statements we know only through their views.
#pragma once

#include "core/model/LevelLanguage.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace levwright {

// What these checks have to know about a language beyond its views.
struct CheckedLanguage {
    const LevelLanguage& language;
    const Catalog& catalog;
    std::span<const StatementKind> digging; // the kinds that dig a maze or change terrain
    std::span<const StatementKind> ways;    // the kinds that lead into the level or out of it
    // Whether a level has nothing but rock around its map.
    std::function<bool(const LevelSource& level)> isInRock;
    std::function<std::string(bool up)> stairAnywhere; // a statement with stairs at a random place
};

// The author of a level with fewer monsters and objects has only begun, so a way out is not missing yet.
inline constexpr int leastThings = 6;
// Whether traps of that name lead to another level.
bool isTrapToElsewhere(std::string_view name);

// Reports doors that lead nowhere, floor that cannot be reached, what lies outside of its room, and a level
// without a way out. Abstains from what a script computes, and from what depends on a broken statement.
void runSharedChecks(const CheckedLanguage& checked, std::string_view levelText, LevelModel& level);

} // namespace levwright
