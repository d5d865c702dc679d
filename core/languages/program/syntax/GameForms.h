// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/program/syntax/Words.h"
#include "core/tree/Grammar.h"

#include <deque>
#include <span>
#include <string>
#include <vector>

namespace levwright::program {

// The forms in which things are added to levels of a game: those of NetHack 3.6, and one for each statement
// like FOUNTAIN that only the game has.
class GameForms {
public:
    explicit GameForms(const Words& words);
    GameForms(const GameForms&) = delete; // the forms refer to the texts
    GameForms& operator=(const GameForms&) = delete;

    std::span<const AddedForm> all() const { return m_forms; }

private:
    std::deque<std::string> m_texts;
    std::vector<AddedForm> m_forms;
};

} // namespace levwright::program
