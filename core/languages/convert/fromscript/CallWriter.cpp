// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/fromscript/CallWriter.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::fromscript {

using lua::NodeIndex;
using lua::NodeKind;
using lua::noNode;

CallWriter::CallWriter(ScriptLevel& level, const lua::ScriptCall& call, Surrounding around)
    : m_level(level), m_call(call), m_around(around), m_values(level.functions, level.values.script(), call) {
}

CallWriter::Writer CallWriter::writerOf(std::string_view function) {
    static constexpr std::array rows{
        Row{"des.altar", &CallWriter::altar},
        Row{"des.corridor", &CallWriter::corridor},
        Row{"des.door", &CallWriter::door},
        Row{"des.drawbridge", &CallWriter::drawbridge},
        Row{"des.engraving", &CallWriter::engraving},
        Row{"des.feature", &CallWriter::feature},
        Row{"des.gold", &CallWriter::gold},
        Row{"des.grave", &CallWriter::grave},
        Row{"des.ladder", &CallWriter::ladder},
        Row{"des.level_init", &CallWriter::levelInit},
        Row{"des.levregion", &CallWriter::levelRegion},
        Row{"des.map", &CallWriter::map},
        Row{"des.mazewalk", &CallWriter::mazewalk},
        Row{"des.message", &CallWriter::message},
        Row{"des.mineralize", &CallWriter::mineralize},
        Row{"des.monster", &CallWriter::monster},
        Row{"des.non_diggable", &CallWriter::nonDiggable},
        Row{"des.non_passwall", &CallWriter::nonPasswall},
        Row{"des.object", &CallWriter::object},
        Row{"des.random_corridors", &CallWriter::randomCorridors},
        Row{"des.region", &CallWriter::region},
        Row{"des.replace_terrain", &CallWriter::replaceTerrain},
        Row{"des.room", &CallWriter::room},
        Row{"des.stair", &CallWriter::stair},
        Row{"des.teleport_region", &CallWriter::teleportRegion},
        Row{"des.terrain", &CallWriter::terrain},
        Row{"des.trap", &CallWriter::trap},
        Row{"des.wall_property", &CallWriter::wallProperty},
        Row{"des.wallify", &CallWriter::wallify},
    };
    const auto* found = std::ranges::find(rows, function, &Row::function);
    return found == rows.end() ? nullptr : found->write;
}

std::optional<CallText> CallWriter::write() {
    const Writer writer = writerOf(m_values.function());
    if (writer == nullptr)
        object(whole(), say("{} has no equivalent.", m_values.function()));
    else if (m_values.isStrange())
        object(whole(), say("The arguments of the function are computed."));
    if (m_objection)
        return std::nullopt;
    CallText text = (this->*writer)();
    if (m_objection)
        return std::nullopt;
    std::vector<std::string> before = values().takeLinesBefore();
    text.lines.insert(text.lines.begin(), before.begin(), before.end());
    return text;
}

// Only the first objection counts.
void CallWriter::object(Range at, std::string reason) {
    if (!m_objection)
        m_objection = {at, std::move(reason)};
}

Range CallWriter::whole() const {
    return m_level.values.script().tree.range(m_call.call);
}

NodeIndex CallWriter::node(std::string_view key) {
    const script::CallValue* value = m_values.find(key);
    return value == nullptr ? noNode : values().resolve(value->value);
}

Range CallWriter::rangeOf(std::string_view key) {
    const script::CallValue* value = m_values.find(key);
    return value == nullptr
               ? whole()
               : values().script().tree.range(value->entry == noNode ? value->value : value->entry);
}

void CallWriter::noteComputed(std::string_view key) {
    note(rangeOf(key), say("The value of “{}” is computed; it is left out.", key));
}

void CallWriter::noteLost(std::initializer_list<std::string_view> keys) {
    for (const std::string_view key : keys) {
        if (!says(key))
            continue;
        const script::KeyRow* row = m_level.functions.key(m_values.function(), key);
        const std::string_view usual = row == nullptr ? std::string_view() : row->usual;
        const auto switched = usual == "true" || usual == "false" ? values().flag(node(key)) : std::nullopt;
        const auto counted = values().number(node(key));
        const bool isUsual =
            switched ? *switched == (usual == "true") : counted && std::to_string(*counted) == usual;
        if (!isUsual)
            note(rangeOf(key), say("“{}” has no equivalent; it is left out.", key));
    }
}

std::int64_t CallWriter::number(std::string_view key, std::int64_t usual) {
    if (!says(key))
        return usual;
    if (const auto known = values().number(node(key)))
        return *known;
    if (const auto word = values().text(node(key))) {
        if (*word == "random")
            return usual;
    }
    noteComputed(key);
    return usual;
}

std::optional<bool> CallWriter::flag(std::string_view key) {
    if (!says(key))
        return std::nullopt;
    const auto known = values().flag(node(key));
    if (!known)
        noteComputed(key);
    return known;
}

std::optional<std::string> CallWriter::text(std::string_view key) {
    if (!says(key))
        return std::nullopt;
    auto known = values().text(node(key));
    if (!known)
        noteComputed(key);
    return known;
}

std::string CallWriter::word(std::string_view key, std::string_view usual) {
    return text(key).value_or(std::string(usual));
}

// The game accepts a number; for maps also true and false.
std::string CallWriter::lightWord(std::string_view key, std::string_view unstated) {
    if (!says(key))
        return std::string(unstated);
    if (const auto lit = values().number(node(key)))
        return *lit < 0 ? "random" : *lit == 0 ? "unlit" : "lit";
    const auto lit = flag(key);
    return !lit ? std::string(unstated) : *lit ? "lit" : "unlit";
}

// The alignment may be align[1]: the game has shuffled that list like the registers of 3.6.
std::string CallWriter::alignment(std::string_view unstated) {
    const NodeIndex value = node("align");
    const script::ScriptText& script = values().script();
    if (value != noNode && script.at(value).kind == NodeKind::Subscript) {
        const NodeIndex list = script.at(value).firstChild;
        const auto index = values().number(script.at(list).nextSibling);
        if (script.slice(list) == "align" && !values().types().isOwn("align") && index && *index >= 1 &&
            *index <= to().limit("alignment-registers"))
            return std::format("align[{}]", *index - 1);
    }
    const std::string words = word("align", unstated);
    return words == "random" ? std::string(unstated) : words;
}

std::string CallWriter::place(std::string_view unstated) {
    constexpr std::int64_t nowhere = -1;
    const bool isNowhere = values().number(node("x")) == nowhere && values().number(node("y")) == nowhere;
    if (!isNowhere && (says("x") || says("y"))) {
        if (const auto known = values().placeAt(node("x"), node("y")))
            return *known;
    } else {
        if (!says("coord"))
            return std::string(unstated);
        if (const auto known = values().place(node("coord")))
            return *known;
    }
    const bool isWritten = m_values.place().has_value();
    note(values().script().tree.range(m_values.placeNode()),
         isWritten ? say("This place is outside of every level; it is random now.")
                   : say("This place is computed; it is random now."));
    return std::string(unstated);
}

std::string CallWriter::statedPlace() {
    const std::string words = place({});
    if (words.empty())
        object(whole(),
               m_values.saysPlace() ? say("Its place cannot be written out.") : say("It needs a place."));
    return words;
}

std::string CallWriter::quoted(std::string_view key, const std::string& text) {
    if (text.contains('"'))
        note(rangeOf(key), say("A text cannot contain quotes; they are apostrophes now."));
    return DescribedValues::quoted(text);
}

} // namespace levwright::fromscript
