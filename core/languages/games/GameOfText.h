// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/DocumentKind.h"
#include "core/languages/games/Games.h"
#include "core/text/TextSnapshot.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

// The game of a level description, judged by its first 64 KiB. It is the preferred game unless another one
// is better. Games are compared by the lines of broken statements; if these are equal, by the words and names
// that they do not know; then by whether there is any error at all; then by the number of whole statements. A
// text that begins as a description is not tried as a script.
GamePtr gameOfText(Games& games, const GamePtr& preferred, const TextSnapshot& text);

// The game of a file of that kind. A level description is judged as above. For a dungeon script, it is the
// preferred game if that reads scripts, else the first game that does. For a dungeon definition, it is the
// preferred game unless another one can read more of its statements and words: SLASH'EM has branches that
// say where they lead to.
GamePtr gameOfDocument(Games& games, const GamePtr& preferred, DocumentKind kind, const TextSnapshot& text);

// The other built-in games for which a level script could be, because neither they nor its own game find a
// fault in it. None for other texts.
std::vector<GamePtr> otherGamesOf(Games& games, const GamePtr& game, DocumentKind kind,
                                  const TextSnapshot& text);
// Whether the game can be that of a file with this name: scripts belong to games that read scripts, and
// descriptions (.des) to games that do not. A variant may have both beside each other.
bool canBeGameOf(const Game& game, const std::filesystem::path& file);

// What decides about the game of a file, apart from its text.
struct GameChoice {
    std::optional<std::string> id = {}; // what the user says
    std::filesystem::path file = {};    // empty if the text comes from no file
    GamePlaces places = {};
};

// The game that the place of a file gives it: that of its folder .levwright, else the one that was imported
// from the source tree in which the file lies. Empty if neither decides.
std::optional<std::string> gameOfPlace(const GameShelf& shelf, const std::filesystem::path& file);

// The game that the user names, else the one of the file's place if that can be; null if neither decides.
// Errors: those of loadGame().
Result<GamePtr> chosenGame(const GameChoice& choice);
// The user's game of a compiled file: the game that the user names or, if the file is one of it, that of the
// folder. Null if that is not a game of the user. Errors: those of loadGame().
Result<GamePtr> userGameOfCompiled(const GameChoice& choice, std::string_view bytes);
// The chosen game. If there is none, the usual one, unless another one is better by the rule of gameOfText().
// Other kinds of errors do not count here: they must be reported, and another game may not know them. A
// library beside a script belongs to its game. A script (.lua) is read by a game of scripts even if the
// chosen game has none. Errors: those of loadGame().
Result<GamePtr> gameFor(const GameChoice& choice, DocumentKind kind, const TextSnapshot& text);

} // namespace levwright
