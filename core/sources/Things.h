// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/c/Unit.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

namespace levwright::sources {

// The rows of an array of structs, whose fields are found by their names.
class StructRows {
public:
    StructRows(const Unit& unit, std::string_view structName, Value rows);

    std::size_t size() const { return m_rows.items.size(); }
    bool hasField(std::string_view field) const;
    // Null if the row has no such field.
    const Value* field(std::size_t row, std::string_view name) const;
    // Empty if there is no such field, or no number in it.
    std::optional<std::int64_t> number(std::size_t row, std::string_view field) const;
    const Token* place(std::size_t row) const;

private:
    const Unit& m_unit;
    std::vector<std::string_view> m_fields;
    Value m_rows;
};

// The first of these arrays that the unit has, as rows of the struct.
std::optional<StructRows> structRows(const Unit& unit, std::string_view structName,
                                     std::initializer_list<std::string_view> arrays);

} // namespace levwright::sources
