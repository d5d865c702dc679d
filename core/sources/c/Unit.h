// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/c/Preprocessor.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace levwright::sources {

// A value of an initialiser: a list in braces, or tokens.
struct Value {
    Tokens tokens; // without the braces of a list
    std::vector<Value> items;
    bool isList = false;
    std::string_view field; // of ".field = value"; empty for others
};

// A source file with all that it includes, after the preprocessor.
class Unit {
public:
    explicit Unit(std::unique_ptr<Preprocessor> preprocessor);

    Tokens tokens() const { return m_preprocessor->tokens(); }
    const Macros& macros() const { return m_preprocessor->macros(); }
    bool knows(std::string_view name) const {
        return m_preprocessor->hasMacro(name) || m_enumerators.contains(name);
    }

    // The value of a constant expression: of tokens of this unit, or of text that could stand at its end.
    std::optional<std::int64_t> value(Tokens expression) const;
    std::optional<std::int64_t> value(std::string_view expression) const;
    // The names of an enum that has this one, in their order, with their values.
    std::vector<std::pair<std::string_view, std::int64_t>> enumWith(std::string_view name) const;

    // The names of the members of a struct, in their order; empty if there is no such struct.
    std::vector<std::string_view> members(std::string_view structName) const;
    // What an array begins with; empty if there is no such array.
    std::optional<Value> array(std::string_view name) const { return arrayIn(tokens(), name); }
    // The first one among the tokens, which are a part of this unit.
    std::optional<Value> arrayIn(Tokens part, std::string_view name) const;
    // The tokens within the braces of a function's body; empty if there is none.
    Tokens body(std::string_view function) const;

private:
    void findArrays();
    void findBodies();
    void readEnums();
    std::size_t readEnum(std::size_t at);

    std::unique_ptr<Preprocessor> m_preprocessor;
    std::unordered_map<std::string_view, std::optional<std::int64_t>> m_enumerators;
    std::vector<std::vector<std::string_view>> m_enums;
    // For each name the places of the braces, in their order.
    std::unordered_map<std::string_view, std::vector<std::size_t>> m_arrays;
    std::unordered_map<std::string_view, Tokens> m_bodies;
};

// The bytes of neighbouring texts, joined; casts and brackets around them are skipped. Empty for a null
// pointer and whatever else is no text.
std::optional<std::string> textOf(Tokens tokens);

// The place of the bracket that closes the one at the place; the size of tokens if there is none.
std::size_t closingBracket(Tokens tokens, std::size_t at);

} // namespace levwright::sources
