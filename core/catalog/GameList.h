// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// A game that there is a catalog of, as its game.tsv presents it; the views live as long as the program.
struct GameEntry {
    std::string_view id;   // its folder, e.g. "nethack-3.4.3"
    std::string_view menu; // what a menu calls it, '&' before the letter to press; the id if nothing is said
    std::string_view tip;  // what choosing it does; empty: nothing is said
    bool usual = false;    // the one to take when none is chosen
    std::string_view language = {};            // of its level descriptions; empty: its game.tsv names none
    std::string_view syntax = "NetHack Level"; // the name of the syntax definition for its level descriptions
    // What a level is called that MiniHack shall take; empty: it does not run this game.
    std::string_view miniHackLevel = {};
    // The command that makes its descriptions of those of other games; empty: there are no such ways.
    std::string_view convertMenu = {};
};

// The usual one first, the others by their ids. There is at least one.
std::vector<GameEntry> knownGames();
// Of a game that there is a catalog of.
GameEntry gameEntry(std::string_view id);
std::string_view usualGame();
// Their ids as a sentence goes on with them, e.g. "a (the default) or b".
std::string gamesInWords();

} // namespace levwright
