// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with a row for each value of an enumeration, held against it when they are compiled.
#pragma once

#include <cstddef>
#include <string_view>

namespace levwright {

// What a value is called, e.g. in messages.
template <class Enum>
struct EnumName {
    Enum value;
    std::string_view name;
};

// Whether the enumeration of that value has a name for it. Compilers write "(Kind)3" in place of a name that
// there is not.
template <auto value>
consteval bool isEnumerator() {
    const std::string_view text = __PRETTY_FUNCTION__;
    const std::size_t cast = text.rfind(')');
    return cast + 1 >= text.size() || text[cast + 1] < '0' || text[cast + 1] > '9';
}

// Whether row i is that of value i, and there is a row for each value before end. To be said in a
// static_assert: then a value that is added without its row does not compile.
template <class Row, class Enum, std::size_t count>
consteval bool listsAllBefore(Enum end, const Row (&rows)[count], Enum Row::* value) {
    for (std::size_t i = 0; i < count; ++i) {
        if (rows[i].*value != Enum(i))
            return false;
    }
    return Enum(count) == end;
}

// The same of all values.
template <class Row, class Enum, std::size_t count>
consteval bool listsAll(const Row (&rows)[count], Enum Row::* value) {
    return listsAllBefore(Enum(count), rows, value) && !isEnumerator<Enum(count)>();
}

} // namespace levwright
