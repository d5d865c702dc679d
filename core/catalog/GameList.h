// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/GameTables.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// A game with a catalog, as its game.tsv presents it. The views live as long as its tables; those of built-in
// games live as long as the program.
struct GameEntry {
    std::string_view id;   // its folder, e.g. "nethack-3.4.3"
    std::string_view menu; // its name in menus, '&' before the letter to press; the id if game.tsv has none
    std::string_view tip;  // what choosing it does; may be empty
    bool usual = false;    // the default if none is chosen
    std::string_view language = {};            // of its level descriptions; empty without one
    std::string_view syntax = "NetHack Level"; // the name of the syntax definition for its level descriptions
    // The name that a level must have for MiniHack; empty if MiniHack does not run this game.
    std::string_view miniHackLevel = {};
    // The menu command that converts descriptions of other games into its own; empty if there is none.
    std::string_view convertMenu = {};
    bool isBuiltIn = true;

    // Its name in sentences and lists: that in menus, without the mark of the letter.
    std::string name() const;
};

// The games that are built in: the usual one first, the others ordered by id. There is at least one.
std::vector<GameEntry> knownGames();
GameEntry gameEntry(const GameTables& game);
// The entry of a game that is built in.
GameEntry gameEntry(std::string_view id);
std::string_view usualGame();
// The ids as part of a sentence, e.g. "a (the default) or b".
std::string gamesInWords();

} // namespace levwright
