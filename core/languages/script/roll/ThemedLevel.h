// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a level of rooms with a script of themed rooms, as the game does, in which one room or its contents
// are chosen (format document on themed rooms, sections 4 and 5). Internal to script/roll.
#pragma once

#include "core/languages/script/roll/Sandbox.h"

#include <string_view>

namespace levwright::scriptroll {

class ScriptGame;

// What a file of themed rooms may leave to the game's own file; runs before the script.
extern const char* const themedPrelude;

class ThemedLevel {
public:
    // The script must have run in the sandbox.
    ThemedLevel(ScriptGame& game, Sandbox& sandbox) : m_game(game), m_sandbox(sandbox) {}

    // Makes the whole level, with all steps after the script's.
    ScriptEnd make();
    // Whether the chosen room was made. False if it found no place.
    bool isMade() const { return m_isMade; }

private:
    void makeRooms();
    void finish();
    bool runOnce();
    // Runs a function of the script; an error in it ends the game.
    bool callGlobal(const char* name);
    int themedType() const;
    int outerRooms() const;

    ScriptGame& m_game;
    Sandbox& m_sandbox;
    ScriptEnd m_end;
    bool m_isMade = false;
};

} // namespace levwright::scriptroll
