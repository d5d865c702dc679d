// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the fields of calls. Each is the smallest edit in the form that the author has chosen. A list of
// positions becomes a table only if it has no place for the value.
#include "core/base/Phrase.h"
#include "core/languages/script/edit/FieldRows.h"
#include "core/languages/script/edit/Fields.h"
#include "core/languages/script/edit/ScriptNumbers.h"
#include "core/languages/script/edit/ScriptTable.h"
#include "core/languages/script/edit/ScriptTrial.h"
#include "core/languages/script/lua/LuaLiterals.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

using lua::NodeIndex;
using script::CallValue;
using script::KeyKind;

std::string_view withoutQuotes(std::string_view source) {
    const bool isQuoted = source.size() > 1 && source.starts_with('"') && source.ends_with('"');
    return isQuoted ? source.substr(1, source.size() - 2) : source;
}

bool isWritable(KeyKind kind) { // as a text
    return kind == KeyKind::Word || kind == KeyKind::Text || kind == KeyKind::Terrain ||
           kind == KeyKind::Monster || kind == KeyKind::MonsterClass || kind == KeyKind::Object ||
           kind == KeyKind::ObjectClass || kind == KeyKind::MonsterOrClass || kind == KeyKind::Trap ||
           kind == KeyKind::RoomType;
}

// The numbers of a source; empty unless there are count of them.
std::optional<std::vector<int>> numbersOf(std::string_view source, std::size_t count) {
    std::vector<int> numbers;
    for (std::size_t at = 0; at < source.size();) {
        const bool isNegative = source[at] == '-';
        std::size_t end = at + (isNegative ? 1 : 0);
        int number = 0;
        while (end < source.size() && source[end] >= '0' && source[end] <= '9' && number < 100'000)
            number = number * 10 + (source[end++] - '0');
        if (end > at + (isNegative ? 1 : 0))
            numbers.push_back(isNegative ? -number : number);
        at = std::max(end, at + 1);
    }
    return numbers.size() == count ? std::optional(std::move(numbers)) : std::nullopt;
}

class CallFieldEdit {
public:
    CallFieldEdit(const ScriptKnowledge& known, const LevelSource& level, const ScriptStatement& statement,
                  const ScriptFieldRow& row)
        : m_known(known), m_level(level), m_statement(statement), m_script(statement.script()),
          m_values(statement.values()), m_row(row) {}

    EditOutcome set(const std::optional<std::string>& source) const {
        switch (m_row.key->kind) {
        case KeyKind::LevelFlag:
            return withFlags(source.value_or(""));
        case KeyKind::Place:
            return !source || *source == "random" ? withoutPlace() : withPlace(*source);
        default:
            return source ? withValue(*source) : without(m_row.key->key);
        }
    }

private:
    // ---- values

    char quote() const {
        for (const CallValue& value : m_values.all()) {
            if (const std::string_view text = m_script.slice(value.value); text.starts_with('\''))
                return '\'';
            else if (text.starts_with('"'))
                return '"';
        }
        return '"';
    }

    std::string written(const std::string& source) const {
        const KeyKind kind = m_row.key->kind;
        if (isWritable(kind))
            return lua::quoted(withoutQuotes(source), quote());
        if (kind == KeyKind::Coord || kind == KeyKind::Region) {
            const auto numbers = numbersOf(source, kind == KeyKind::Coord ? 2 : 4);
            return numbers ? tableOf(*numbers) : source;
        }
        if (kind == KeyKind::IntOrRandom && source == "random")
            return lua::quoted(source, quote());
        return source;
    }

    static std::string tableOf(const std::vector<int>& numbers) {
        std::string text = "{";
        for (const int number : numbers)
            text += (text.size() > 1 ? "," : "") + std::to_string(number);
        return text + "}";
    }

    EditOutcome withValue(const std::string& source) const {
        const CallValue* value = m_values.find(m_row.key->key);
        if (value == nullptr)
            return added(m_row.key->key, written(source));
        if (m_row.field.field == Field::Area) {
            const auto area = script::areaIn(m_script, value->value);
            const auto numbers = numbersOf(source, 4);
            if (area && numbers)
                return rewrittenNumbers(m_script, area->numbers, *numbers);
        }
        const Range range = m_script.tree.range(value->value);
        const bool isExpression = isWritable(m_row.key->kind) && !script::textIn(m_script, value->value);
        const std::string text = isExpression && !source.starts_with('"') ? source : written(source);
        return m_level.slice(range) == text ? TextEdit() : TextEdit::replace(range, text);
    }

    EditOutcome withFlags(const std::string& source) const {
        if (source.empty())
            return refuse(say("There must be at least one. To have none, delete the statement."));
        std::string text;
        for (std::size_t at = 0; at <= source.size();) {
            const std::size_t end = std::min(source.find(',', at), source.size());
            text += (text.empty() ? "" : ", ") + lua::quoted(source.substr(at, end - at), quote());
            at = end + 1;
        }
        const std::vector<CallValue>& all = m_values.all();
        if (all.empty())
            return refuse(say("This call has no arguments."));
        const Range range{m_script.tree.range(all.front().value).begin,
                          m_script.tree.range(all.back().value).end};
        return TextEdit::difference(m_level.slice(range), text).shifted(range.begin);
    }

    // ---- places

    EditOutcome withPlace(const std::string& source) const {
        const auto numbers = numbersOf(source, 2);
        if (!numbers) { // computed; written as it is
            const CallValue* coord = m_values.find("coord");
            if (coord == nullptr)
                return refuse(say("“{}” is not a place.", source));
            return TextEdit::replace(m_script.tree.range(coord->value), source);
        }
        if (const auto place = m_values.place())
            return rewrittenNumbers(m_script, place->numbers, *numbers);
        if (const CallValue* coord = m_values.find("coord"))
            return TextEdit::replace(m_script.tree.range(coord->value), tableOf(*numbers));
        if (m_values.saysPlace())
            return refuse(say("Only half of this place is written."));
        const std::string x = std::to_string((*numbers)[0]);
        const std::string y = std::to_string((*numbers)[1]);
        if (!m_values.isTable()) {
            if (std::optional<TextEdit> longer = appended({"x", "y"}, {x, y}))
                return *longer;
        }
        return tableWith({{"x", x}, {"y", y}});
    }

    EditOutcome withoutPlace() const {
        if (m_row.key->isNeeded)
            return refuse(say("This value cannot be removed."));
        if (!m_values.saysPlace())
            return TextEdit();
        if (m_values.isTable()) {
            std::vector<NodeIndex> gone;
            for (const std::string_view key : {"coord", "x", "y"}) {
                if (const CallValue* value = m_values.find(key))
                    gone.push_back(value->entry);
            }
            return withoutEntries(gone);
        }
        return cutOff({"coord", "x", "y"});
    }

    // ---- fields that are not written yet

    EditOutcome added(std::string_view key, const std::string& text) const {
        if (!m_values.isTable()) {
            if (std::optional<TextEdit> longer = appended({key}, {text}))
                return *longer;
        }
        return tableWith({{key, text}});
    }

    // Adds values for these keys after the written ones, in a form of the function; empty if there is no
    // such form.
    std::optional<TextEdit> appended(const std::vector<std::string_view>& keys,
                                     const std::vector<std::string>& texts) const {
        const std::vector<CallValue>& all = m_values.all();
        const script::FormRow* form =
            m_known.functions.form(m_values.function(), all.size() + keys.size(), false);
        if (m_values.isStrange() || form == nullptr)
            return std::nullopt;
        for (std::size_t i = 0; i < form->keys.size(); ++i) {
            if (form->keys[i] != (i < all.size() ? all[i].key : keys[i - all.size()]))
                return std::nullopt;
        }
        std::string more;
        for (const std::string& text : texts)
            more += (all.empty() && more.empty() ? "" : ", ") + text;
        if (all.empty()) // between the parentheses
            return TextEdit::replace(m_script.insideOf(m_statement.call().arguments), more);
        return TextEdit::insert(m_script.tree.range(all.back().value).end, more);
    }

    struct NewEntry {
        std::string_view key;
        std::string text;
    };

    EditOutcome tableWith(const std::vector<NewEntry>& entries) const {
        if (!m_values.isTable())
            return madeTable(entries);
        std::string text;
        const std::string equals = equalsSign();
        const NodeIndex last = lastEntry();
        for (const NewEntry& entry : entries)
            text += (text.empty() && last == lua::noNode ? " " : ", ") + std::string(entry.key) + equals +
                    entry.text;
        if (last == lua::noNode)
            return TextEdit::replace(m_script.insideOf(m_statement.call().table), text + " ");
        return TextEdit::insert(m_script.tree.range(beforeFunctions(last)).end, text);
    }

    // Long contents stay last. New keys go before them, after the entry that this function returns.
    NodeIndex beforeFunctions(NodeIndex last) const {
        NodeIndex place = lua::noNode;
        for (const NodeIndex entry : m_script.childrenOf(m_statement.call().table)) {
            const NodeIndex value = m_script.at(entry).kind == lua::NodeKind::NamedEntry
                                        ? m_script.at(m_script.at(entry).firstChild).nextSibling
                                        : lua::noNode;
            const bool isFunction =
                value != lua::noNode && m_script.at(value).kind == lua::NodeKind::Function;
            if (!isFunction)
                place = entry;
        }
        return place == lua::noNode ? last : place;
    }

    NodeIndex lastEntry() const {
        const std::vector<NodeIndex> entries = m_script.childrenOf(m_statement.call().table);
        return entries.empty() ? lua::noNode : entries.back();
    }

    // The equals sign with the author's spacing.
    std::string equalsSign() const {
        for (const CallValue& value : m_values.all()) {
            if (value.entry == lua::noNode)
                continue;
            const Range name = m_script.tree.range(m_script.at(value.entry).firstChild);
            const Range text = m_script.tree.range(value.value);
            const std::string between(m_level.slice({name.end, text.begin}));
            if (between.find_first_not_of(" =") == std::string::npos)
                return between;
        }
        return " = ";
    }

    // Turns values with positions into a table.
    EditOutcome madeTable(const std::vector<NewEntry>& entries) const {
        if (m_values.isStrange())
            return refuse(say("This call has arguments that its function does not accept."));
        const Range arguments = m_script.tree.range(m_statement.call().arguments);
        std::string text;
        const auto add = [&](std::string_view key, std::string_view value) {
            text += std::format("{}{} = {}", text.empty() ? "" : ", ", key, value);
        };
        for (const CallValue& value : m_values.all())
            add(tableKey(value), m_script.slice(value.value));
        for (const NewEntry& entry : entries)
            add(entry.key, entry.text);
        return TextEdit::replace(arguments, "({ " + text + " })");
    }

    // A single letter is a class.
    std::string_view tableKey(const CallValue& value) const {
        const auto text = script::textIn(m_script, value.value);
        return value.key == "id" && text && text->size() == 1 ? "class" : value.key;
    }

    // ---- removal

    EditOutcome without(std::string_view key) const {
        if (m_row.key->isNeeded)
            return refuse(say("This value cannot be removed."));
        const CallValue* value = m_values.find(key);
        if (value == nullptr)
            return TextEdit();
        if (m_values.isTable())
            return withoutEntries({value->entry});
        return cutOff({key});
    }

    // Removes entries with their separators.
    TextEdit withoutEntries(const std::vector<NodeIndex>& gone) const {
        const std::vector<NodeIndex> entries = m_script.childrenOf(m_statement.call().table);
        const auto goes = [&](std::size_t i) { return std::ranges::contains(gone, entries[i]); };
        std::vector<Replacement> edit;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (!goes(i))
                continue;
            std::size_t next = i;
            while (next < entries.size() && goes(next))
                ++next;
            const bool isLast = next == entries.size();
            const Offset begin = isLast && i > 0 ? m_script.tree.range(entries[i - 1]).end
                                                 : m_script.tree.range(entries[i]).begin;
            const Offset end =
                isLast ? m_script.tree.range(entries.back()).end : m_script.tree.range(entries[next]).begin;
            edit.push_back({{begin, end}, ""});
            i = next;
        }
        return TextEdit(std::move(edit));
    }

    // Removes values from the end of those with positions.
    EditOutcome cutOff(std::initializer_list<std::string_view> keys) const {
        const std::vector<CallValue>& all = m_values.all();
        const auto first = std::ranges::find_if(
            all, [&](const CallValue& value) { return std::ranges::contains(keys, value.key); });
        const bool areLast = std::all_of(
            first, all.end(), [&](const CallValue& value) { return std::ranges::contains(keys, value.key); });
        if (!areLast) {
            std::string text;
            for (const CallValue& value : all) {
                if (!std::ranges::contains(keys, value.key))
                    text += std::format("{}{} = {}", text.empty() ? "" : ", ", tableKey(value),
                                        m_script.slice(value.value));
            }
            return TextEdit::replace(m_script.tree.range(m_statement.call().arguments), "({ " + text + " })");
        }
        const Offset begin = first == all.begin() ? m_script.tree.range(first->value).begin
                                                  : m_script.tree.range((first - 1)->value).end;
        return TextEdit::erase({begin, m_script.tree.range(all.back().value).end});
    }

    const ScriptKnowledge& m_known;
    const LevelSource& m_level;
    const ScriptStatement& m_statement;
    const script::ScriptText& m_script;
    const script::CallValues& m_values;
    const ScriptFieldRow& m_row;
};

} // namespace

EditOutcome setScriptField(const ScriptKnowledge& known, const LevelSource& level, std::size_t statement,
                           const FieldKey& field, const std::optional<std::string>& source) {
    if (statement == 0)
        return refuse(say("The script has no fields."));
    const ScriptStatement call(known, level, statement);
    const auto row = scriptFieldRow(known, call, field);
    if (!row)
        return refuse(say("This statement has no such field."));
    return CallFieldEdit(known, level, call, *row).set(source).and_then([&](TextEdit edit) {
        return provenScript(level, std::move(edit));
    });
}

} // namespace levwright
