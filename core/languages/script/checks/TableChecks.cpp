// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/checks/TableChecks.h"

#include "core/base/ClosestNames.h"
#include "core/base/Phrase.h"
#include "core/languages/script/checks/ValueChecks.h"

#include <algorithm>
#include <format>

namespace levwright::script {
namespace {

using enum DiagnosticCode;

// Whether the key is only a name for an argument of another form.
bool isPositionalOnly(std::string_view function, std::string_view key) {
    return function == "des.region" && (key == "selection" || key == "light");
}

constexpr std::string_view corners[] = {"x1", "y1", "x2", "y2"};

// Whether the four numbers of an area may be separate keys.
bool takesCorners(std::string_view function) {
    return function == "des.region" || function == "des.replace_terrain" || function == "des.wall_property";
}

class TableCheck {
public:
    TableCheck(CheckContext& context, const CheckedCall& call)
        : m_context(context), m_call(call), m_keys(context.facts.functions.keysOf(call.function)) {}

    void checkEntries() {
        for (const NodeIndex entry : m_context.script.childrenOf(m_call.table)) {
            switch (m_context.script.at(entry).kind) {
            case NodeKind::NamedEntry:
                checkNamed(entry);
                break;
            case NodeKind::PositionalEntry:
                checkPositional(entry);
                break;
            default:
                m_isOpen = true;
            }
        }
    }

    void checkNeeded() {
        if (m_isOpen)
            return;
        std::string missing;
        for (const KeyRow& key : m_keys) {
            if (key.isNeeded && !isPositionalOnly(m_call.function, key.key) && !isSaid(key))
                missing += (missing.empty() ? "" : ", ") + inWords(key);
        }
        if (!missing.empty())
            report(missing);
        const bool needsCells = m_call.function == "des.terrain" || m_call.function == "des.gas_cloud";
        if (needsCells && !isPlaceSaid() && !has("selection"))
            report(say("a place or a selection"));
        else if (m_call.function == "des.replace_terrain" && !has("fromterrain") && !has("mapfragment"))
            report(say("fromterrain or mapfragment"));
        else if (m_call.function == "des.wallify" && countOf(corners) % std::size(corners) != 0)
            report(say("all four of x1, y1, x2, y2"));
        else if (m_call.function == "des.map" && !isPlaceSaid() && !has("halign") && !has("valign") &&
                 has("map") && m_context.facts.outer == nullptr &&
                 !m_context.isLibrary()) // the game draws the places of themed rooms
            report(say("halign and valign, or x and y"));
        else if (m_call.function == "des.room")
            checkRoomPairs();
    }

private:
    void report(const std::string& what) {
        m_context.report(NeededKey, m_call.node, {std::string(m_call.function), what});
    }

    std::optional<NodeIndex> valueOf(std::string_view key) const {
        return lua::valueOf(m_context.script.tree, m_context.script.text, m_call.table, key);
    }

    bool has(std::string_view key) const {
        if (m_call.table == noNode)
            return false;
        const auto value = valueOf(key);
        return value && m_context.types.typeOf(*value) != ValueType::Nil;
    }

    template <class Keys>
    std::size_t countOf(const Keys& keys) const {
        return std::size_t(std::ranges::count_if(keys, [&](std::string_view key) { return has(key); }));
    }

    bool isPlaceSaid() const { return has("x") || has("y") || has("coord"); }

    bool isSaid(const KeyRow& key) const {
        if (key.kind == KeyKind::Place)
            return isPlaceSaid();
        if (key.kind == KeyKind::Region && takesCorners(m_call.function) &&
            countOf(corners) == std::size(corners))
            return true;
        return has(key.key) && !(m_call.function == "des.region" && isNoArea(*valueOf(key.key)));
    }

    static std::string inWords(const KeyRow& key) {
        return key.kind == KeyKind::Place ? say("a place") : std::format("“{}”", key.key);
    }

    // An area of four times -1 means that there is none.
    bool isNoArea(NodeIndex value) const {
        const auto area = script::areaIn(m_context.script, value);
        return area && area->area == Area{-1, -1, -1, -1};
    }

    void checkRoomPairs() {
        if (has("x") != has("y") && !has("coord"))
            report(say("both x and y"));
        if (has("w") != has("h"))
            report(say("both w and h"));
    }

    std::optional<KeyRow> rowOf(std::string_view name) const {
        const auto row = std::ranges::find(m_keys, name, &KeyRow::key);
        if (row != m_keys.end() && !isPositionalOnly(m_call.function, name))
            return *row;
        const bool isCoordinate =
            (name == "x" || name == "y") && std::ranges::contains(m_keys, KeyKind::Place, &KeyRow::kind);
        const bool isCorner = takesCorners(m_call.function) && std::ranges::contains(corners, name);
        if (!isCoordinate && !isCorner)
            return std::nullopt;
        return KeyRow{.function = m_call.function,
                      .key = name,
                      .kind = KeyKind::Int,
                      .usual = {},
                      .words = {},
                      .numbers = {},
                      .explanation = {}};
    }

    // A name alone may be nil on purpose.
    void checkPositional(NodeIndex entry) {
        const NodeIndex value = m_context.script.at(entry).firstChild;
        const NodeKind kind = m_context.script.at(value).kind;
        const ValueType type = m_context.types.typeOf(value);
        if (kind == NodeKind::Name || kind == NodeKind::Missing || kind == NodeKind::Error ||
            type == ValueType::Nil)
            return;
        const bool mayBeMany = kind == NodeKind::Literal && type == ValueType::Unknown; // "..."
        if (mayBeMany)
            return;
        Diagnostic& found = m_context.report(ValueIgnored, entry,
                                             {m_context.written(entry), say("it has no key in this table")});
        const bool takesPlace = std::ranges::contains(m_keys, KeyKind::Place, &KeyRow::kind);
        const bool isPlace = type == ValueType::Table || kind == NodeKind::Subscript;
        if (takesPlace && isPlace && !isPlaceSaid())
            found.fixes.push_back({say("Write “coord =” before it"),
                                   TextEdit::insert(m_context.script.tree.range(entry).begin, "coord = ")});
    }

    void checkNamed(NodeIndex entry) {
        const NodeIndex name = m_context.script.at(entry).firstChild;
        const NodeIndex value = m_context.script.at(name).nextSibling;
        const NodeKind kind = m_context.script.at(value).kind;
        if (kind == NodeKind::Missing || kind == NodeKind::Error)
            m_isOpen = true;
        else if (const std::optional<KeyRow> row = rowOf(m_context.script.slice(name)))
            checkValue(m_context, *row, value, Given::ByKey);
        else
            reportUnknown(name);
    }

    void reportUnknown(NodeIndex name) {
        if (m_context.facts.functions.isIgnored(m_call.function, m_context.script.slice(name)))
            return;
        std::vector<std::string_view> known;
        for (const KeyRow& key : m_keys) {
            if (!isPositionalOnly(m_call.function, key.key))
                known.push_back(key.key);
        }
        const std::string_view text = m_context.script.slice(name);
        Diagnostic& found =
            m_context.report(UnknownKey, name, {std::string(m_call.function), std::string(text)});
        for (const std::string& closest : closestNames(text, known, mostSuggestions))
            found.fixes.push_back(changeTo(found.range, closest));
        if (m_call.function == "des.monster" && text == "hostile")
            fixHostile(found, name);
    }

    // The key that authors mean is the opposite.
    void fixHostile(Diagnostic& found, NodeIndex name) {
        const NodeIndex value = m_context.script.at(name).nextSibling;
        const auto number = script::numberIn(m_context.script, value);
        const auto flag = script::flagIn(m_context.script, value);
        if (!number && !flag)
            return;
        const bool isHostile = number ? *number != 0 : *flag;
        const Range entry = m_context.script.tree.range(m_context.script.at(name).parent);
        found.fixes.insert(found.fixes.begin(),
                           changeTo(entry, std::format("peaceful = {}", isHostile ? 0 : 1)));
    }

    CheckContext& m_context;
    const CheckedCall& m_call;
    std::span<const KeyRow> m_keys;
    bool m_isOpen = false; // it may have keys that are not written
};

} // namespace

void checkTable(CheckContext& context, const CheckedCall& call) {
    TableCheck check(context, call);
    check.checkEntries();
    check.checkNeeded();
}

void checkNeeded(CheckContext& context, const CheckedCall& call) {
    if (call.function == "des.terrain" || call.function == "des.gas_cloud" ||
        call.function == "des.engraving") {
        context.report(NeededKey, call.node,
                       {std::string(call.function), formsInWords(context, call.function)});
        return;
    }
    TableCheck(context, call).checkNeeded();
}

} // namespace levwright::script
