// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with one row for each value of an enumeration; the compiler checks that none is missing.
#pragma once

#include <cstddef>
#include <string_view>

namespace levwright {

// The name of a value, e.g. for messages.
template <class Enum>
struct EnumName {
    Enum value;
    std::string_view name;
};

// Whether the enumeration has a name for that value. For a value without a name, compilers write "(Kind)3".
template <auto value>
consteval bool isEnumerator() {
    const std::string_view text = __PRETTY_FUNCTION__;
    const std::size_t cast = text.rfind(')');
    return cast + 1 >= text.size() || text[cast + 1] < '0' || text[cast + 1] > '9';
}

// Whether row i is the row of value i, and there is a row for each value before end. Use it in a
// static_assert: then a value that is added without its row does not compile.
template <class Row, class Enum, std::size_t count>
consteval bool listsAllBefore(Enum end, const Row (&rows)[count], Enum Row::* value) {
    for (std::size_t i = 0; i < count; ++i) {
        if (rows[i].*value != Enum(i))
            return false;
    }
    return Enum(count) == end;
}

// The same check for all values of the enumeration.
template <class Row, class Enum, std::size_t count>
consteval bool listsAll(const Row (&rows)[count], Enum Row::* value) {
    return listsAllBefore(Enum(count), rows, value) && !isEnumerator<Enum(count)>();
}

} // namespace levwright
