// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/decompile/GameNumbers.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <array>
#include <format>
#include <optional>
#include <string>

namespace levwright {
namespace {

constexpr int mostOpcodes = 256;

// The instruction of NetHack 3.6 with that name in documents.
std::optional<Opcode> opcodeNamed(std::string_view name) {
    for (int i = 0; i < opcodeCount; ++i) {
        if (nameOf(Opcode(i)) == name)
            return Opcode(i);
    }
    return std::nullopt;
}

// By the game's numbers; an empty place is no instruction.
std::array<std::optional<Opcode>, mostOpcodes> instructionsOf(const Catalog& catalog) {
    std::array<std::optional<Opcode>, mostOpcodes> found;
    std::array<bool, opcodeCount> isMoved{};
    const std::vector<NamedNumber>& rows = catalog.opcodes();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::optional<Opcode> usual = opcodeNamed(rows[i].name);
        const std::size_t own = opcodeCount + i;
        if (usual)
            isMoved[std::size_t(*usual)] = true;
        if (usual || own < mostOpcodes)
            found[std::size_t(rows[i].number)] = usual.value_or(Opcode(own));
    }
    // The game leaves the others as they are.
    for (std::size_t i = 0; i < isMoved.size(); ++i) {
        if (!isMoved[i] && !found[i])
            found[i] = Opcode(i);
    }
    return found;
}

} // namespace

Result<LevelProgram> GameNumbers::asOf(const LevelProgram& program) const {
    if (m_catalog.opcodes().empty())
        return program;
    const auto known = instructionsOf(m_catalog);
    LevelProgram usual{program.name, program.instructions};
    for (std::size_t i = 0; i < usual.instructions.size(); ++i) {
        Opcode& opcode = usual.instructions[i].opcode;
        const std::optional<Opcode>& found = known[std::size_t(opcode)];
        if (!found)
            return failure(
                say("No description can express instruction {}, which has the number {}.", i, int(opcode)));
        opcode = *found;
    }
    return usual;
}

const GameStatement* GameNumbers::statement(Opcode opcode) const {
    const int row = int(opcode) - opcodeCount;
    if (row < 0 || row >= int(m_catalog.opcodes().size()))
        return nullptr;
    const auto found = std::ranges::find_if(m_catalog.statementForms(), [&](const GameStatement& form) {
        return form.form == "selection" && form.opcode == m_catalog.opcodes()[std::size_t(row)].name;
    });
    return found == m_catalog.statementForms().end() ? nullptr : &*found;
}

GameNumbers::Option GameNumbers::option(std::int64_t stored, std::string_view prefix,
                                        std::span<const std::string_view> names) const {
    bool isMoved = false; // the usual option of that number
    for (const NamedNumber& row : m_catalog.optionCodes()) {
        if (!row.name.starts_with(prefix))
            continue;
        const std::string_view name = row.name.substr(prefix.size());
        const auto usual = std::ranges::find(names, name);
        if (usual != names.end() && usual - names.begin() == stored)
            isMoved = true;
        if (row.number != stored)
            continue;
        if (usual != names.end())
            return {int(usual - names.begin())};
        const auto own = std::ranges::find(m_catalog.optionForms(), row.name, &GameOption::code);
        if (own != m_catalog.optionForms().end() && (own->form.empty() || own->form == "number"))
            return {-1, &*own};
        return {};
    }
    return {isMoved || stored < 0 || stored >= std::int64_t(names.size()) ? -1 : int(stored)};
}

GameNumbers::Option GameNumbers::monsterOption(std::int64_t stored) const {
    return option(stored, "SP_M_V_", monsterOptionNames());
}

GameNumbers::Option GameNumbers::objectOption(std::int64_t stored) const {
    return option(stored, "SP_O_V_", objectOptionNames());
}

std::string_view GameNumbers::materials() const {
    constexpr std::string_view begin = "[ <";
    const auto found = std::ranges::find_if(m_catalog.statementForms(), [&](const GameStatement& form) {
        return form.word == "DOOR" && form.form.starts_with(begin);
    });
    if (found == m_catalog.statementForms().end())
        return {};
    const std::string_view wordClass = found->form.substr(begin.size());
    return wordClass.substr(0, wordClass.find('>'));
}

} // namespace levwright
