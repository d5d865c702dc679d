// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>

namespace levwright::program {

enum class ValueType : std::uint8_t { Integer, Text, Place, Area, Terrain, Monster, Object, Selection };

struct VariableType {
    ValueType type{};
    bool isList = false;
    bool operator==(const VariableType&) const = default;
};

// The variables of one level, by name with the $. The views live as long as the level's text. The first value
// that a variable is given decides its type.
using Variables = std::unordered_map<std::string_view, VariableType>;

} // namespace levwright::program
