// SPDX-License-Identifier: GPL-3.0-or-later
// Games that are installed on this machine, and how they are started in a playground of their own (dlb,
// section 3).
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
    std::filesystem::path state; // of a game that can be told no other place for what it writes; else empty
    std::vector<std::filesystem::path> loose; // files that it needs besides
    bool operator==(const InstalledGame&) const = default;
};

// Error: there is no game in the folder; the message says what to install.
Result<InstalledGame> gameIn(const std::filesystem::path& folder);

// In the folders that packages install games into.
std::vector<InstalledGame> installedGames();

// A sentence for those who have none.
std::string whatToInstall();

// A command line and what it needs in its environment.
struct Launch {
    std::vector<std::string> command;
    std::vector<std::pair<std::string, std::string>> environment;
};

// The game in debug mode, with all its data in the playground, which lies over the game's own folders for it
// alone where it knows no others. mayDebug: whether the game allows that to who runs it, as its usual set-up
// does to root alone; all others are root of a name space of their own.
Launch launchOf(const InstalledGame& game, const std::filesystem::path& playground, bool mayDebug);

// What a shell runs as the command.
std::string shellCommand(const Launch& launch);

} // namespace levwright
