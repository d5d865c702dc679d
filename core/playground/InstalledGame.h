// SPDX-License-Identifier: GPL-3.0-or-later
// Finds installed games, and starts them in a playground of their own (dlb, section 3).
#pragma once

#include "core/base/Result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace levwright {

struct InstalledGame {
    std::filesystem::path folder;
    std::filesystem::path library; // its levels and its dungeon
    std::filesystem::path program;
    bool isInTerminal = true;    // it has no window of its own
    std::filesystem::path state; // the only folder it can write to; empty if it can be told another
    std::vector<std::filesystem::path> loose; // other files that it needs
    bool operator==(const InstalledGame&) const = default;
};

// Error: there is no game in the folder; the message says what to install.
Result<InstalledGame> gameIn(const std::filesystem::path& folder);

// Looks in the folders into which packages install games.
std::vector<InstalledGame> installedGames();

// A sentence for users without an installed game.
std::string whatToInstall();

// A command line with the environment that it needs.
struct Launch {
    std::vector<std::string> command;
    std::vector<std::pair<std::string, std::string>> environment;
};

// Runs the game in debug mode with all its data in the playground. For a game that uses fixed folders, the
// playground is mounted over these, for this process alone. mayDebug says whether the game allows debug mode
// to the current user; usually it does so for root only, and other users become root in a name space of their
// own.
Launch launchOf(const InstalledGame& game, const std::filesystem::path& playground, bool mayDebug);

// The command as a line for a shell.
std::string shellCommand(const Launch& launch);

} // namespace levwright
