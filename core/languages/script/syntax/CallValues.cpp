// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/syntax/CallValues.h"

#include "core/languages/script/lua/LuaLiterals.h"

#include <algorithm>
#include <charconv>

namespace levwright::script {
namespace {

constexpr std::size_t usualCount = 8; // the most keys that a table usually has

using lua::NodeIndex;
using lua::NodeKind;
using lua::noNode;

bool isLiteral(const ScriptText& script, NodeIndex node, std::initializer_list<lua::TokenKind> kinds) {
    return node != noNode && script.at(node).kind == NodeKind::Literal &&
           std::ranges::contains(kinds, script.tokenOf(node));
}

std::optional<WrittenPlace> pairOf(const ScriptText& script, NodeIndex x, NodeIndex y) {
    const auto left = numberIn(script, x);
    const auto top = numberIn(script, y);
    const auto fits = [](std::optional<std::int64_t> number) {
        return number && *number >= -9999 && *number <= 9999;
    };
    if (!fits(left) || !fits(top))
        return std::nullopt;
    const Range first = script.tree.range(x);
    const Range second = script.tree.range(y);
    return WrittenPlace{{x, y},
                        {int(*left), int(*top)},
                        {std::min(first.begin, second.begin), std::max(first.end, second.end)}};
}

// The positional values of a table; empty if it has values of another kind.
std::vector<NodeIndex> listIn(const ScriptText& script, NodeIndex table) {
    std::vector<NodeIndex> values;
    values.reserve(4);
    bool isList = true;
    script.eachChildOf(table, [&](NodeIndex entry) {
        isList = isList && script.at(entry).kind == NodeKind::PositionalEntry;
        values.push_back(script.at(entry).firstChild);
    });
    return isList ? values : std::vector<NodeIndex>();
}

NodeIndex valueIn(const ScriptText& script, NodeIndex table, std::string_view key) {
    return lua::valueOf(script.tree, script.text, table, key).value_or(noNode);
}

// The arguments of selection.area() and similar functions.
std::optional<NodeIndex> rectangleCall(const ScriptText& script, NodeIndex value) {
    if (value == noNode || script.at(value).kind != NodeKind::Call)
        return std::nullopt;
    const NodeIndex callee = script.at(value).firstChild;
    const std::string_view name = script.slice(callee);
    const bool isRectangle =
        name == "selection.area" || name == "selection.fillrect" || name == "selection.rect";
    return isRectangle ? std::optional(script.at(callee).nextSibling) : std::nullopt;
}

// The table that the local variable of that name is initialized with; noNode if there is none.
NodeIndex tableOfLocal(const ScriptText& script, std::string_view name) {
    for (NodeIndex node = 0; node < script.tree.nodes.size(); ++node) {
        if (script.at(node).kind != NodeKind::Local)
            continue;
        const NodeIndex names = script.at(node).firstChild;
        const NodeIndex values = script.at(names).nextSibling;
        if (values == noNode || script.slice(names) != name)
            continue;
        const NodeIndex value = script.at(values).firstChild;
        if (value != noNode && script.at(value).kind == NodeKind::Table)
            return value;
    }
    return noNode;
}

} // namespace

Range ScriptText::insideOf(lua::NodeIndex node) const {
    const Range range = tree.range(node);
    if (range.empty())
        return range;
    const bool isClosed = range.size() > 1 && (text[range.end - 1] == ')' || text[range.end - 1] == '}');
    return {range.begin + 1, isClosed ? range.end - 1 : range.end};
}

std::vector<NodeIndex> ScriptText::childrenOf(NodeIndex node) const {
    std::size_t count = 0;
    eachChildOf(node, [&](NodeIndex) { ++count; });
    std::vector<NodeIndex> children;
    children.reserve(count);
    eachChildOf(node, [&](NodeIndex child) { children.push_back(child); });
    return children;
}

std::optional<std::int64_t> numberIn(const ScriptText& script, NodeIndex value) {
    if (value == noNode)
        return std::nullopt;
    const bool isNegative =
        script.at(value).kind == NodeKind::Unary && script.tokenOf(value) == lua::TokenKind::Minus;
    const NodeIndex digits = isNegative ? script.at(value).firstChild : value;
    if (!isLiteral(script, digits, {lua::TokenKind::Number}))
        return std::nullopt;
    const std::string_view spelled = script.slice(digits);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(spelled.data(), spelled.data() + spelled.size(), number);
    if (error != std::errc() || end != spelled.data() + spelled.size())
        return std::nullopt;
    return isNegative ? -number : number;
}

std::optional<double> realIn(const ScriptText& script, NodeIndex value) {
    if (const auto whole = numberIn(script, value))
        return double(*whole);
    if (!isLiteral(script, value, {lua::TokenKind::Number}))
        return std::nullopt;
    return lua::decimalNumber(script.slice(value));
}

std::optional<std::string> textIn(const ScriptText& script, NodeIndex value) {
    if (!isLiteral(script, value, {lua::TokenKind::QuotedString, lua::TokenKind::LongString}))
        return std::nullopt;
    return lua::stringValue(script.slice(value));
}

// Numbers are accepted, too.
std::optional<bool> flagIn(const ScriptText& script, NodeIndex value) {
    if (const auto number = numberIn(script, value))
        return *number == 0 || *number == 1 ? std::optional(*number == 1) : std::nullopt;
    if (isLiteral(script, value, {lua::TokenKind::True}))
        return true;
    if (isLiteral(script, value, {lua::TokenKind::False}))
        return false;
    return std::nullopt;
}

std::optional<WrittenPlace> placeIn(const ScriptText& script, NodeIndex value) {
    if (value == noNode || script.at(value).kind != NodeKind::Table)
        return std::nullopt;
    if (const std::vector<NodeIndex> list = listIn(script, value); list.size() == 2)
        return pairOf(script, list[0], list[1]);
    return pairOf(script, valueIn(script, value, "x"), valueIn(script, value, "y"));
}

std::optional<WrittenArea> areaIn(const ScriptText& script, NodeIndex value) {
    if (value == noNode)
        return std::nullopt;
    std::vector<NodeIndex> list;
    if (script.at(value).kind == NodeKind::Table)
        list = listIn(script, value);
    else if (const auto arguments = rectangleCall(script, value))
        list = script.childrenOf(*arguments);
    if (list.size() != 4)
        return std::nullopt;
    const auto first = pairOf(script, list[0], list[1]);
    const auto second = pairOf(script, list[2], list[3]);
    if (!first || !second)
        return std::nullopt;
    return WrittenArea{{list[0], list[1], list[2], list[3]},
                       {first->place.x, first->place.y, second->place.x, second->place.y},
                       {first->range.begin, second->range.end}};
}

std::vector<Point> listedPlacesIn(const ScriptText& script, NodeIndex value) {
    std::vector<Point> places;
    if (value == noNode || script.at(value).kind != NodeKind::Subscript)
        return places;
    const NodeIndex table = tableOfLocal(script, script.slice(script.at(value).firstChild));
    if (table == noNode)
        return places;
    for (const NodeIndex entry : listIn(script, table)) {
        const auto place = placeIn(script, entry);
        if (!place)
            return {};
        places.push_back(place->place);
    }
    return places;
}

CallValues::CallValues(const Functions& functions, const ScriptText& script, const lua::ScriptCall& call)
    : m_script(script), m_function(script.slice(script.at(call.call).firstChild)) {
    if (call.table != noNode)
        readTable(call.table);
    else
        readPositions(functions, call.arguments);
}

void CallValues::readTable(NodeIndex table) {
    m_isTable = true;
    m_values.reserve(usualCount);
    m_script.eachChildOf(table, [&](NodeIndex entry) {
        if (m_script.at(entry).kind != NodeKind::NamedEntry)
            return;
        const NodeIndex name = m_script.at(entry).firstChild;
        m_values.push_back({m_script.slice(name), m_script.at(name).nextSibling, entry});
    });
}

void CallValues::readPositions(const Functions& functions, NodeIndex arguments) {
    const std::vector<NodeIndex> values = m_script.childrenOf(arguments);
    if (m_function == "des.level_flags") {
        for (const NodeIndex value : values)
            m_values.push_back({"flags", value});
        return;
    }
    m_values.reserve(values.size());
    const bool hasTable = std::ranges::any_of(
        values, [&](NodeIndex value) { return m_script.at(value).kind == NodeKind::Table; });
    const FormRow* form = functions.form(m_function, values.size(), hasTable);
    m_isStrange = form == nullptr && !(values.empty() && !functions.keysOf(m_function).empty());
    for (std::size_t i = 0; form != nullptr && i < values.size(); ++i)
        m_values.push_back({form->keys[i], values[i]});
}

const CallValue* CallValues::find(std::string_view key) const {
    const CallValue* found = nullptr; // the last one counts
    for (const CallValue& value : m_values) {
        if (value.key == key)
            found = &value;
    }
    return found;
}

std::optional<std::int64_t> CallValues::number(std::string_view key) const {
    const CallValue* value = find(key);
    return value == nullptr ? std::nullopt : numberIn(m_script, value->value);
}

std::optional<std::string> CallValues::text(std::string_view key) const {
    const CallValue* value = find(key);
    return value == nullptr ? std::nullopt : textIn(m_script, value->value);
}

std::optional<bool> CallValues::flag(std::string_view key) const {
    const CallValue* value = find(key);
    return value == nullptr ? std::nullopt : flagIn(m_script, value->value);
}

bool CallValues::saysPlace() const {
    return find("x") != nullptr || find("y") != nullptr || find("coord") != nullptr;
}

lua::NodeIndex CallValues::placeNode() const {
    for (const std::string_view key : {"coord", "x", "y"}) {
        if (const CallValue* value = find(key))
            return value->value;
    }
    return noNode;
}

std::optional<WrittenPlace> CallValues::place() const {
    const CallValue* x = find("x");
    const CallValue* y = find("y");
    if (x != nullptr && y != nullptr)
        return pairOf(m_script, x->value, y->value);
    const CallValue* coord = find("coord");
    return coord != nullptr && x == nullptr && y == nullptr ? placeIn(m_script, coord->value) : std::nullopt;
}

std::optional<WrittenArea> CallValues::area(std::string_view key) const {
    const CallValue* value = find(key);
    return value == nullptr ? std::nullopt : areaIn(m_script, value->value);
}

} // namespace levwright::script
