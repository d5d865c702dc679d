// SPDX-License-Identifier: GPL-3.0-or-later
// The language in which a command speaks to people.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace levwright {
struct Phrasebook;
}

namespace levwright::cli {

// The value of an environment variable; null if there is none.
using Variable = std::function<const char*(const char* name)>;

// The book of the first known language that the environment asks for, as gettext reads it; null for English.
// The command line writes UTF-8 only, so a locale with another encoding gets English.
const Phrasebook* phrasebookFor(const Variable& variable);

// Whether a program may read what the command says: the compilers say it in the words of the game's own, the
// servers have a protocol, and --json is for programs.
bool isForPrograms(std::string_view calledAs, std::span<const std::string> arguments);

} // namespace levwright::cli
