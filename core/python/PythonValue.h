// SPDX-License-Identifier: GPL-3.0-or-later
// What an expression of a Python program gives, as far as its text tells. Internal to python.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace levwright::python {

enum class ValueKind : std::uint8_t {
    Unknown, // only the running program can tell
    None,
    Bool,
    Number, // whole
    Text,
    List, // or tuple
    Generator,
};

struct PythonValue {
    ValueKind kind = ValueKind::Unknown;
    std::int64_t number =
        0;         // also 0 or 1 for Bool; the index of a generator; all items and bytes of texts in a list
    int depth = 0; // of lists in a list
    std::shared_ptr<const std::string> bytes;
    std::shared_ptr<const std::vector<PythonValue>> list;

    bool isKnown() const { return kind != ValueKind::Unknown; }
    bool isText() const { return kind == ValueKind::Text; }
    bool isNumber() const { return kind == ValueKind::Number; }
    // Whether it counts as a number.
    bool isCounted() const { return isNumber() || kind == ValueKind::Bool; }
    // Of a text.
    const std::string& text() const { return *bytes; }
    // Of a list.
    const std::vector<PythonValue>& items() const { return *list; }
};

inline PythonValue numberValue(std::int64_t number) {
    return {.kind = ValueKind::Number, .number = number};
}
inline PythonValue boolValue(bool value) {
    return {.kind = ValueKind::Bool, .number = value ? 1 : 0};
}
inline PythonValue textValue(std::string text) {
    return {.kind = ValueKind::Text, .bytes = std::make_shared<const std::string>(std::move(text))};
}
// Unknown if it is too large or too deep.
PythonValue listValue(std::vector<PythonValue> items);

// Whether a condition holds: 1 or 0; -1 if only the program can tell.
int truthOf(const PythonValue& value);
// 1 or 0; -1 if only the program can tell.
int equality(const PythonValue& a, const PythonValue& b);
// What Python's str() makes of a known value, as MiniHack uses it for places: "(1, 2)". Empty for others.
std::string spelled(const PythonValue& value);

} // namespace levwright::python
