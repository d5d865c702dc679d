// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/PythonValue.h"

#include <algorithm>

namespace levwright::python {
namespace {

constexpr int deepestList = 20;
constexpr std::int64_t largestList = 1'000'000; // with all that is in its items, and the bytes of texts

int equalityOfLists(const PythonValue& a, const PythonValue& b) {
    if (a.items().size() != b.items().size())
        return 0;
    int all = 1;
    for (std::size_t i = 0; i < a.items().size(); ++i) {
        const int each = equality(a.items()[i], b.items()[i]);
        if (each == 0)
            return 0;
        all = std::min(all, each);
    }
    return all;
}

} // namespace

int truthOf(const PythonValue& value) {
    switch (value.kind) {
    case ValueKind::Unknown:
        return -1;
    case ValueKind::None:
        return 0;
    case ValueKind::Bool:
    case ValueKind::Number:
        return value.number != 0 ? 1 : 0;
    case ValueKind::Text:
        return value.text().empty() ? 0 : 1;
    case ValueKind::List:
        return value.items().empty() ? 0 : 1;
    case ValueKind::Generator:
        return 1;
    }
    return -1;
}

int equality(const PythonValue& a, const PythonValue& b) {
    if (!a.isKnown() || !b.isKnown())
        return -1;
    if (a.isCounted() && b.isCounted())
        return a.number == b.number ? 1 : 0;
    if (a.kind != b.kind)
        return 0;
    switch (a.kind) {
    case ValueKind::Text:
        return a.text() == b.text() ? 1 : 0;
    case ValueKind::List:
        return equalityOfLists(a, b);
    default:
        return a.number == b.number ? 1 : 0;
    }
}

std::string spelled(const PythonValue& value) {
    if (value.isNumber())
        return std::to_string(value.number);
    if (value.isText())
        return value.text();
    if (value.kind != ValueKind::List)
        return {};
    std::string all = "(";
    for (const PythonValue& item : value.items())
        all += (all.size() > 1 ? ", " : "") + spelled(item);
    return all + ')';
}

PythonValue listValue(std::vector<PythonValue> items) {
    std::int64_t count = 1;
    int depth = 1;
    for (const PythonValue& item : items) {
        const bool isList = item.kind == ValueKind::List;
        count += isList ? item.number : 1 + (item.isText() ? std::int64_t(item.text().size()) : 0);
        depth = std::max(depth, isList ? item.depth + 1 : 1);
    }
    if (depth > deepestList || count > largestList)
        return {};
    return {.kind = ValueKind::List,
            .number = count,
            .depth = depth,
            .list = std::make_shared<const std::vector<PythonValue>>(std::move(items))};
}

} // namespace levwright::python
