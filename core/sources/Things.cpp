// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/Things.h"

#include <algorithm>

namespace levwright::sources {

StructRows::StructRows(const Unit& unit, std::string_view structName, Value rows)
    : m_unit(unit), m_fields(unit.members(structName)), m_rows(std::move(rows)) {}

bool StructRows::hasField(std::string_view field) const {
    return std::ranges::find(m_fields, field) != m_fields.end();
}

const Value* StructRows::field(std::size_t row, std::string_view name) const {
    const std::vector<Value>& values = m_rows.items[row].items;
    const auto named = std::ranges::find(values, name, &Value::field);
    if (named != values.end())
        return &*named;
    const auto index = std::size_t(std::ranges::find(m_fields, name) - m_fields.begin());
    // After a named field the order says nothing.
    const bool isPlaced = index < m_fields.size() && index < values.size() && values[index].field.empty();
    return isPlaced ? &values[index] : nullptr;
}

std::optional<std::int64_t> StructRows::number(std::size_t row, std::string_view name) const {
    const Value* value = field(row, name);
    return value == nullptr ? std::nullopt : m_unit.value(value->tokens);
}

const Token* StructRows::place(std::size_t row) const {
    const Tokens tokens = m_rows.items[row].tokens;
    return tokens.empty() ? nullptr : &tokens.front();
}

std::optional<StructRows> structRows(const Unit& unit, std::string_view structName,
                                     std::initializer_list<std::string_view> arrays) {
    for (const std::string_view array : arrays) {
        if (std::optional<Value> rows = unit.array(array))
            return StructRows(unit, structName, *std::move(rows));
    }
    return std::nullopt;
}

} // namespace levwright::sources
