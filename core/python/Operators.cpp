// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/Operators.h"

#include <algorithm>
#include <charconv>

namespace levwright::python {
namespace {

constexpr std::int64_t greatest = 1'000'000'000; // greater numbers are unknown

PythonValue bounded(std::int64_t number) {
    return number > greatest || number < -greatest ? PythonValue{} : numberValue(number);
}

// Python rounds down.
std::int64_t quotientOf(std::int64_t a, std::int64_t b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}

PythonValue calculated(std::string_view sign, std::int64_t a, std::int64_t b) {
    if (sign == "+")
        return bounded(a + b);
    if (sign == "-")
        return bounded(a - b);
    if (sign == "*")
        return bounded(a * b);
    if (sign == "//" && b != 0)
        return bounded(quotientOf(a, b));
    if (sign == "%" && b != 0)
        return bounded(a - quotientOf(a, b) * b);
    return {};
}

std::size_t sizeOf(const PythonValue& value) {
    return value.isText() ? value.text().size() : value.kind == ValueKind::List ? value.items().size() : 0;
}

PythonValue repeated(const PythonValue& value, std::int64_t count) {
    if (sizeOf(value) == 0)
        return value;
    std::string text;
    std::vector<PythonValue> items;
    for (std::int64_t i = 0; i < count; ++i) {
        if (value.isText())
            text += value.text();
        else
            items.insert(items.end(), value.items().begin(), value.items().end());
    }
    return value.isText() ? textValue(std::move(text)) : listValue(std::move(items));
}

bool isSequence(const PythonValue& value) {
    return value.isText() || value.kind == ValueKind::List;
}

int isIn(const PythonValue& a, const PythonValue& b) {
    if (a.isText() && b.isText())
        return b.text().contains(a.text()) ? 1 : 0;
    if (!a.isKnown() || b.kind != ValueKind::List)
        return -1;
    int found = 0;
    for (const PythonValue& item : b.items()) {
        const int same = equality(a, item);
        if (same == 1)
            return 1;
        found = std::min(found, same);
    }
    return found;
}

PythonValue truthValue(int truth, bool isTurned) {
    return truth < 0 ? PythonValue{} : boolValue((truth == 1) != isTurned);
}

} // namespace

std::size_t weightOf(const PythonValue& value) {
    return value.kind == ValueKind::List ? std::size_t(value.number) : sizeOf(value);
}

PythonValue compared(std::string_view sign, const PythonValue& a, const PythonValue& b) {
    if (sign == "==" || sign == "!=")
        return truthValue(equality(a, b), sign == "!=");
    if (sign == "in" || sign == "not in")
        return truthValue(isIn(a, b), sign == "not in");
    if (!a.isCounted() || !b.isCounted())
        return {};
    const bool isLess = sign == "<" || sign == "<=";
    return boolValue((isLess ? a.number < b.number : a.number > b.number) ||
                     (sign.ends_with('=') && a.number == b.number));
}

PythonValue combined(std::string_view sign, const PythonValue& a, const PythonValue& b) {
    if (a.isCounted() && b.isCounted())
        return calculated(sign, a.number, b.number);
    if (sign == "*" && isSequence(a) && b.isCounted())
        return repeated(a, b.number);
    if (sign == "*" && a.isCounted() && isSequence(b))
        return repeated(b, a.number);
    if (sign != "+" || !isSequence(a) || a.kind != b.kind)
        return {};
    if (a.isText())
        return textValue(a.text() + b.text());
    std::vector<PythonValue> items = a.items();
    items.insert(items.end(), b.items().begin(), b.items().end());
    return listValue(std::move(items));
}

std::size_t piecesOf(std::string_view sign, const PythonValue& a, const PythonValue& b) {
    if (sign == "*" && isSequence(a) && b.isCounted())
        return weightOf(a) * std::size_t(std::max<std::int64_t>(b.number, 0));
    if (sign == "*" && a.isCounted() && isSequence(b))
        return piecesOf(sign, b, a);
    return weightOf(a) + weightOf(b);
}

PythonValue itemOf(const PythonValue& value, const PythonValue& index) {
    const auto size = std::int64_t(sizeOf(value));
    if (!index.isNumber() || index.number >= size || index.number < -size)
        return {};
    const auto at = std::size_t(index.number < 0 ? index.number + size : index.number);
    return value.isText() ? textValue(std::string(1, value.text()[at])) : value.items()[at];
}

PythonValue numberOf(std::string_view digits) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return error != std::errc() || end != digits.data() + digits.size() ? PythonValue{} : bounded(number);
}

} // namespace levwright::python
