// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers that a user's game stores in its level files, where they differ from those of NetHack 3.6.
// Internal to program/compile.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/compiled/LevelProgram.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace levwright::program {

enum class OptionOwner : std::uint8_t { Monster, Object };

class StoredNumbers {
public:
    // The numbers of NetHack 3.6, which rolls use for every game.
    StoredNumbers();
    // Those of the catalog's game. It must outlive them.
    explicit StoredNumbers(const Catalog& catalog);

    Opcode opcode(Opcode opcode) const { return m_opcodes[std::size_t(opcode)]; }
    int terrain(int number) const;
    // The code of an option of NetHack 3.6.
    int option(OptionOwner owner, int code) const;
    // The code of an option that only the game has; empty if the option is left out.
    std::optional<int> addedOption(const GameOption& option) const;
    // The instruction of a statement that only the game has; empty if there is none.
    std::optional<Opcode> statement(std::string_view word) const;
    // Whether a number for the material belongs to every door.
    bool doorsHaveMaterial() const { return m_doorsHaveMaterial; }
    // The bit of mazes among the flags.
    int mazeFlag() const { return m_mazeFlag; }

private:
    std::optional<int> codeOf(std::string_view name) const;

    const Catalog* m_catalog = nullptr; // null for the numbers of NetHack 3.6
    std::array<Opcode, 256> m_opcodes{};
    bool m_doorsHaveMaterial = false;
    int m_mazeFlag = 0x20;
};

} // namespace levwright::program
