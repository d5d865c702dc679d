// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/compile/StoredNumbers.h"

#include <algorithm>
#include <format>
#include <span>

namespace levwright::program {
namespace {

const NamedNumber* named(const std::vector<NamedNumber>& rows, std::string_view name) {
    const auto found = std::ranges::find(rows, name, &NamedNumber::name);
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

StoredNumbers::StoredNumbers() {
    for (std::size_t i = 0; i < m_opcodes.size(); ++i)
        m_opcodes[i] = Opcode(i);
}

StoredNumbers::StoredNumbers(const Catalog& catalog) : StoredNumbers() {
    m_catalog = &catalog;
    for (int i = 0; i < opcodeCount; ++i) {
        if (const NamedNumber* row = named(catalog.opcodes(), nameOf(Opcode(i))))
            m_opcodes[std::size_t(i)] = Opcode(row->number);
    }
    m_doorsHaveMaterial = std::ranges::any_of(catalog.statementForms(), [](const GameStatement& form) {
        return form.word == "DOOR" && form.form.starts_with("[ <");
    });
    if (const NamedNumber* flag = catalog.flag("mazelevel"))
        m_mazeFlag = flag->number;
}

int StoredNumbers::terrain(int number) const {
    const Terrain* terrain = m_catalog == nullptr ? nullptr : m_catalog->terrain(number);
    return terrain == nullptr ? number : terrain->stored;
}

std::optional<int> StoredNumbers::codeOf(std::string_view name) const {
    const NamedNumber* row = m_catalog == nullptr ? nullptr : named(m_catalog->optionCodes(), name);
    return row == nullptr ? std::nullopt : std::optional(row->number);
}

int StoredNumbers::option(OptionOwner owner, int code) const {
    const bool isMonster = owner == OptionOwner::Monster;
    const std::span<const std::string_view> names = isMonster ? monsterOptionNames() : objectOptionNames();
    return codeOf(std::format("SP_{}_V_{}", isMonster ? 'M' : 'O', names[std::size_t(code)])).value_or(code);
}

std::optional<int> StoredNumbers::addedOption(const GameOption& option) const {
    return codeOf(option.code);
}

std::optional<Opcode> StoredNumbers::statement(std::string_view word) const {
    if (m_catalog == nullptr)
        return std::nullopt;
    const auto form = std::ranges::find(m_catalog->statementForms(), word, &GameStatement::word);
    if (form == m_catalog->statementForms().end())
        return std::nullopt;
    const NamedNumber* row = named(m_catalog->opcodes(), form->opcode);
    return row == nullptr ? std::nullopt : std::optional(Opcode(row->number));
}

} // namespace levwright::program
