// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/CommandLine.h"
#include "app/cli/Console.h"
#include "core/catalog/GameList.h"
#include "core/model/Game.h"
#include "core/target/Target.h"

#include <cstddef>
#include <optional>
#include <string>

namespace levwright::cli {

// The games' compilers give up on a program run at the error after this many.
constexpr std::size_t mostErrors = 25;

struct ChosenTarget {
    GamePtr game;
    Target target;
};

// The options --target, --abi and --header-from of the compilers.
class TargetOptions {
public:
    // Returns whether the word is one of these options.
    bool take(const CommandWord& word);
    // Without --target, the game is that of the folder .levwright here or in a parent folder, else the usual
    // one. Errors: an unknown game or ABI, or a header file of another game.
    Result<ChosenTarget> choose(const Console& console) const;

private:
    std::optional<std::string> m_game;
    std::optional<std::string> m_abi;
    std::optional<std::string> m_headerFile;
};

} // namespace levwright::cli
