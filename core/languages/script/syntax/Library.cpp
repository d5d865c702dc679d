// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/syntax/Library.h"

#include "core/base/Contract.h"
#include "core/base/EnumTable.h"
#include "core/catalog/TableReader.h"

#include <algorithm>

namespace levwright::script {
namespace {

constexpr EnumName<NameRole> roleNames[] = {
    {NameRole::Function, "function"},
    {NameRole::Value, "value"},
    {NameRole::Missing, "missing"},
};
static_assert(listsAll(roleNames, &EnumName<NameRole>::value));

constexpr EnumName<ValueType> typeNames[] = {
    {ValueType::Unknown, ""},          {ValueType::Nil, "nil"},
    {ValueType::Boolean, "boolean"},   {ValueType::Number, "number"},
    {ValueType::String, "string"},     {ValueType::Table, "table"},
    {ValueType::Function, "function"}, {ValueType::Selection, "selection"},
    {ValueType::Object, "object"},
};
static_assert(listsAll(typeNames, &EnumName<ValueType>::value));

template <class Enum, std::size_t count>
Enum named(const EnumName<Enum> (&names)[count], std::string_view name) {
    const auto* found = std::ranges::find(names, name, &EnumName<Enum>::name);
    require(found != std::end(names), "a word in the table is known");
    return found->value;
}

} // namespace

NameParts partsOf(std::string_view name) {
    const std::size_t point = name.find('.');
    if (point == std::string_view::npos)
        return {{}, name};
    return {name.substr(0, point), name.substr(point + 1)};
}

Library::Library(const GameTables& game) {
    TableReader reader(game, "lua-names", "name\trole\tgives\texplanation");
    m_rows.reserve(reader.rowsLeft());
    while (reader.next())
        m_rows.push_back({reader.text(0), named(roleNames, reader.text(1)), named(typeNames, reader.text(2)),
                          reader.text(3)});
    // A game of the user adds rows at the end.
    std::unordered_map<std::string_view, std::size_t> first;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        first.try_emplace(partsOf(m_rows[i].name).table, i);
    std::ranges::stable_sort(m_rows, {},
                             [&](const NameRow& row) { return first.at(partsOf(row.name).table); });
    for (const NameRow& row : m_rows) {
        m_byName.emplace(row.name, &row);
        if (const std::string_view table = partsOf(row.name).table; !table.empty())
            m_tables.insert(table);
    }
}

const NameRow* Library::find(std::string_view name) const {
    const auto found = m_byName.find(name);
    return found == m_byName.end() ? nullptr : found->second;
}

std::span<const NameRow> Library::membersOf(std::string_view table) const {
    const auto isMember = [&](const NameRow& row) { return partsOf(row.name).table == table; };
    const auto first = std::ranges::find_if(m_rows, isMember);
    return {first, std::find_if_not(first, m_rows.end(), isMember)};
}

} // namespace levwright::script
