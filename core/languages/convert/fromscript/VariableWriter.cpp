// SPDX-License-Identifier: GPL-3.0-or-later
// Variables: what a script gives names to.
#include "core/base/Phrase.h"
#include "core/languages/convert/fromscript/BlockWriter.h"

#include <algorithm>
#include <format>

namespace levwright::fromscript {
namespace {

using lua::NodeIndex;
using lua::NodeKind;
using lua::noNode;

constexpr std::int64_t anyNumber = 30000;

std::optional<VariableKind> kindOf(script::KeyKind key) {
    using K = script::KeyKind;
    switch (key) {
    case K::Monster:
    case K::MonsterClass:
    case K::MonsterOrClass:
        return VariableKind::Monster;
    case K::Object:
    case K::ObjectClass:
        return VariableKind::Object;
    case K::Terrain:
        return VariableKind::Terrain;
    case K::Text:
        return VariableKind::Text;
    default:
        return std::nullopt;
    }
}

} // namespace

std::string_view typeWord(VariableKind kind) {
    switch (kind) {
    case VariableKind::Terrain:
        return "terrain: ";
    case VariableKind::Monster:
        return "monster: ";
    case VariableKind::Object:
        return "object: ";
    case VariableKind::Selection:
        return "selection: ";
    default:
        return "";
    }
}

// ---- what a value is used for

// The kind of a value that is passed to a call of the game, directly or by way of a name.
std::optional<VariableKind> BlockWriter::kindAt(NodeIndex value, int depth) const {
    NodeIndex outer = m_script.at(value).parent;
    while (outer != noNode && (m_script.at(outer).kind == NodeKind::Parenthesized ||
                               m_script.at(outer).kind == NodeKind::Binary)) {
        value = outer;
        outer = m_script.at(outer).parent;
    }
    if (outer == noNode)
        return std::nullopt;
    if (m_script.at(outer).kind == NodeKind::Expressions) {
        const NodeIndex statement = m_script.at(outer).parent;
        const bool isSingle = m_script.at(outer).firstChild == value;
        return m_script.at(statement).kind == NodeKind::Local && isSingle
                   ? kindOfUse(m_script.slice(m_script.at(m_script.at(statement).firstChild).firstChild),
                               depth + 1)
                   : std::nullopt;
    }
    if (m_script.at(outer).kind == NodeKind::NamedEntry)
        outer = m_script.at(m_script.at(outer).parent).parent;
    if (outer == noNode || m_script.at(outer).kind != NodeKind::Arguments)
        return std::nullopt;
    const lua::ScriptCall* call = desCallOf(m_script.at(outer).parent);
    if (call == nullptr)
        return std::nullopt;
    const script::CallValues values(m_level.functions, m_script, *call);
    const auto found = std::ranges::find(values.all(), value, &script::CallValue::value);
    const script::KeyRow* row =
        found == values.all().end() ? nullptr : m_level.functions.key(values.function(), found->key);
    return row == nullptr ? std::nullopt : kindOf(row->kind);
}

std::optional<VariableKind> BlockWriter::kindOfUse(std::string_view name, int depth) const {
    constexpr int deepest = 3;
    if (depth > deepest)
        return std::nullopt;
    for (NodeIndex node = 0; node < m_script.tree.nodes.size(); ++node) {
        if (m_script.at(node).kind != NodeKind::Name || m_script.slice(node) != name)
            continue;
        const NodeIndex parent = m_script.at(node).parent;
        const bool isElement =
            m_script.at(parent).kind == NodeKind::Subscript && m_script.at(parent).firstChild == node;
        if (const auto kind = kindAt(isElement ? parent : node, depth))
            return kind;
    }
    return std::nullopt;
}

// ---- lists

std::optional<std::string> BlockWriter::elementWords(VariableKind kind, NodeIndex value) {
    DescribedValues& values = m_level.values;
    if (kind == VariableKind::Place)
        return m_script.at(value).kind == NodeKind::Table ? values.place(value) : std::nullopt;
    if (kind == VariableKind::Number) {
        const auto number = values.number(value);
        return number ? std::optional(Amount{{}, *number}.text()) : std::nullopt;
    }
    const auto text = values.text(value);
    if (!text)
        return std::nullopt;
    if (kind == VariableKind::Text)
        return DescribedValues::quoted(*text);
    if (kind == VariableKind::Terrain) {
        const auto drawn = *text == "Z" ? std::optional<std::string>("'L'") : values.terrain(value);
        if (*text == "Z")
            m_level.notes.push_back({rangeOf(value), say("There are no walls of lava; it is lava now.")});
        return drawn;
    }
    const ThingWords words =
        kind == VariableKind::Monster ? m_level.names.monster(*text) : m_level.names.object(*text);
    if (!words.lost.empty())
        m_level.notes.push_back({rangeOf(value), words.lost});
    return words.words;
}

std::optional<Meaning> BlockWriter::list(NodeIndex name, NodeIndex table, NodeIndex statement) {
    std::vector<NodeIndex> entries;
    for (const NodeIndex entry : m_script.childrenOf(table)) {
        if (m_script.at(entry).kind != NodeKind::PositionalEntry)
            return std::nullopt;
        entries.push_back(m_script.at(entry).firstChild);
    }
    if (entries.empty())
        return std::nullopt;
    const NodeIndex first = m_level.values.resolve(entries.front());
    const auto kind = m_script.at(first).kind == NodeKind::Table ? std::optional(VariableKind::Place)
                      : m_level.values.number(first)             ? std::optional(VariableKind::Number)
                                                                 : kindOfUse(m_script.slice(name));
    if (!kind)
        return std::nullopt;
    const std::size_t noted = m_level.notes.size();
    std::string words;
    for (const NodeIndex entry : entries) {
        const auto element = elementWords(*kind, m_level.values.resolve(entry));
        if (!element) {
            m_level.notes.resize(noted);
            return std::nullopt;
        }
        words.append(words.empty() ? "" : ",").append(*element);
    }
    Variable variable{m_level.values.scope().nameFor(m_script.slice(name), *kind, true), *kind,
                      entries.size()};
    commentsInside(statement);
    line(statement, std::format("{} = {}{{ {} }}", variable.name, typeWord(*kind), words));
    return variable;
}

// ---- single values

std::optional<Meaning> BlockWriter::single(NodeIndex name, NodeIndex value, NodeIndex statement) {
    DescribedValues& values = m_level.values;
    const std::string_view written = m_script.slice(name);
    Variable variable;
    std::string words;
    if (const auto amount = values.amount(value)) {
        const bool isChanged = values.isReassigned(written);
        variable = {{},
                    VariableKind::Number,
                    0,
                    isChanged ? -anyNumber : amount->least,
                    isChanged ? anyNumber : amount->most};
        words = amount->text();
    } else if (const auto cells = values.selection(value)) {
        variable.kind = VariableKind::Selection;
        words = cells->text;
    } else if (const auto place = values.place(value)) {
        variable.kind = VariableKind::Place;
        words = *place;
    } else {
        for (const VariableKind kind :
             {VariableKind::Terrain, VariableKind::Monster, VariableKind::Object, VariableKind::Text}) {
            const auto element = values.variable(value, kind);
            if (!element)
                continue;
            variable.kind = kind;
            words = *element;
        }
    }
    if (words.empty() || values.takeOpenChoice())
        return std::nullopt;
    variable.name = values.scope().nameFor(written, variable.kind, false);
    commentsInside(statement);
    linesBefore(statement);
    line(statement, std::format("{} = {}{}", variable.name, typeWord(variable.kind), words));
    return variable;
}

// False if the value cannot be expressed. A value that never changes needs no variable.
bool BlockWriter::declare(NodeIndex name, NodeIndex value, NodeIndex statement) {
    ScriptScope& scope = m_level.values.scope();
    const std::string_view written = m_script.slice(name);
    const NodeIndex known = m_level.values.resolve(value);
    const lua::Node& at = m_script.at(known);
    const bool isLiteral = at.kind == NodeKind::Literal ||
                           (at.kind == NodeKind::Unary && script::numberIn(m_script, known).has_value());
    if (isLiteral && !m_level.values.isReassigned(written)) {
        commentsInside(statement);
        scope.declare(written, known);
        return true;
    }
    std::optional<Meaning> meaning;
    if (at.kind == NodeKind::Table)
        meaning = list(name, known, statement);
    if (!meaning)
        meaning = single(name, value, statement);
    scope.declare(written, meaning.value_or(std::monostate()));
    return meaning.has_value();
}

void BlockWriter::local(NodeIndex statement, Surrounding around) {
    const std::vector<NodeIndex> parts = m_script.childrenOf(statement);
    std::vector<NodeIndex> names;
    for (const NodeIndex name : m_script.childrenOf(parts.front())) {
        if (m_script.at(name).kind == NodeKind::Name)
            names.push_back(name);
    }
    const std::vector<NodeIndex> values =
        parts.size() > 1 ? m_script.childrenOf(parts[1]) : std::vector<NodeIndex>();
    if (names.size() == 1 && values.size() == 1) {
        if (const lua::ScriptCall* call = desCallOf(values.front())) {
            desCall(*call, statement, around);
            return m_level.values.scope().declare(m_script.slice(names.front()), std::monostate());
        }
        if (!declare(names.front(), values.front(), statement))
            unexpressed(statement, rangeOf(values.front()), say("This value is computed."));
        return;
    }
    for (const NodeIndex name : names)
        m_level.values.scope().declare(m_script.slice(name), std::monostate());
    if (!values.empty())
        unexpressed(statement, rangeOf(statement), say("Several values at once have no equivalent."));
}

// A variable keeps its kind. A variable of the whole script can only be assigned outside of all conditions.
void BlockWriter::assignment(NodeIndex statement) {
    const std::vector<NodeIndex> parts = m_script.childrenOf(statement);
    const std::vector<NodeIndex> targets = m_script.childrenOf(parts.front());
    const std::vector<NodeIndex> sources = m_script.childrenOf(parts.back());
    const auto refuse = [&] {
        unexpressed(statement, rangeOf(parts.back()), say("This value is computed."));
    };
    if (targets.size() != 1 || sources.size() != 1 || m_script.at(targets.front()).kind != NodeKind::Name)
        return refuse();
    ScriptScope& scope = m_level.values.scope();
    const std::string_view name = m_script.slice(targets.front());
    const Meaning* known = scope.find(name);
    if (known == nullptr) {
        const bool isOutside = m_script.at(statement).parent == m_script.tree.root() && m_depth == 0;
        if (!isOutside || !declare(targets.front(), sources.front(), statement))
            refuse();
        return;
    }
    const auto* variable = std::get_if<Variable>(known);
    if (variable == nullptr || variable->count > 0)
        return refuse();
    const Variable before = *variable;
    const auto words = [&]() -> std::optional<std::string> {
        if (before.kind == VariableKind::Number) {
            const auto amount = m_level.values.amount(sources.front());
            return amount ? std::optional(amount->text()) : std::nullopt;
        }
        if (before.kind == VariableKind::Selection) {
            const auto cells = m_level.values.selection(sources.front());
            return cells ? std::optional(cells->text) : std::nullopt;
        }
        return before.kind == VariableKind::Place ? m_level.values.place(sources.front())
                                                  : m_level.values.variable(sources.front(), before.kind);
    }();
    if (!words || m_level.values.takeOpenChoice()) {
        unexpressed(statement, rangeOf(parts.back()),
                    say("This value is computed; the variable keeps the one from before."));
        *scope.find(name) = before;
        return;
    }
    commentsInside(statement);
    linesBefore(statement);
    line(statement, std::format("{} = {}{}", before.name, typeWord(before.kind), *words));
}

} // namespace levwright::fromscript
