// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers in a user's level programs, where they differ from those of NetHack 3.6. Internal to
// program/decompile.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/compiled/LevelProgram.h"

#include <cstdint>
#include <string_view>

namespace levwright {

class GameNumbers {
public:
    struct Option {
        int code = -1;                   // that of NetHack 3.6; below 0 if it has no such option
        const GameOption* own = nullptr; // an option that only the game has
    };

    // The catalog must outlive it.
    explicit GameNumbers(const Catalog& catalog) : m_catalog(catalog) {}

    // The program with the instructions of NetHack 3.6. One that only the game has gets a number from
    // opcodeCount on. Error: the game has no such instruction.
    Result<LevelProgram> asOf(const LevelProgram& program) const;
    // The statement of such an instruction; null if nothing is known of it.
    const GameStatement* statement(Opcode opcode) const;
    Option monsterOption(std::int64_t stored) const;
    Option objectOption(std::int64_t stored) const;
    // The class of the words for a door's material; empty in games whose doors have none.
    std::string_view materials() const;

private:
    Option option(std::int64_t stored, std::string_view prefix,
                  std::span<const std::string_view> names) const;

    const Catalog& m_catalog;
};

} // namespace levwright
