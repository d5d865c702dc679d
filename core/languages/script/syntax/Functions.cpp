// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/syntax/Functions.h"

#include "core/base/Contract.h"
#include "core/base/EnumTable.h"
#include "core/base/Numbers.h"
#include "core/catalog/TableReader.h"

#include <algorithm>
#include <array>
#include <optional>

namespace levwright::script {
namespace {

constexpr EnumName<KeyKind> kindNames[] = {
    {KeyKind::Word, "word"},
    {KeyKind::Flag, "bool"},
    {KeyKind::Int, "int"},
    {KeyKind::IntOrRandom, "int-r"},
    {KeyKind::Text, "str"},
    {KeyKind::Terrain, "char"},
    {KeyKind::Place, "place"},
    {KeyKind::Coord, "coord"},
    {KeyKind::Region, "region"},
    {KeyKind::Selection, "selection"},
    {KeyKind::Function, "function"},
    {KeyKind::Monster, "monster"},
    {KeyKind::MonsterClass, "monster class"},
    {KeyKind::Object, "object"},
    {KeyKind::ObjectClass, "object class"},
    {KeyKind::MonsterOrClass, "monster or class"},
    {KeyKind::Trap, "trap"},
    {KeyKind::RoomType, "room type"},
    {KeyKind::LevelFlag, "level flag"},
    {KeyKind::Number, "number"},
    {KeyKind::Table, "table"},
    {KeyKind::Any, "any"},
};
static_assert(listsAll(kindNames, &EnumName<KeyKind>::value));

constexpr EnumName<ScriptRule> scriptRuleNames[] = {
    {ScriptRule::TextsAreTexts, "texts-are-texts"},  {ScriptRule::ClassNarrowsId, "class-narrows-id"},
    {ScriptRule::GoldTakesRow, "gold-takes-row"},    {ScriptRule::MatchIsExact, "match-is-exact"},
    {ScriptRule::NamesMaterials, "names-materials"},
};
static_assert(listsAll(scriptRuleNames, &EnumName<ScriptRule>::value));

KeyKind kindNamed(std::string_view name) {
    const auto* found = std::ranges::find(kindNames, name, &EnumName<KeyKind>::name);
    require(found != std::end(kindNames), "a key in the table is of a known kind");
    return found->value;
}

std::vector<std::string_view> wordsIn(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

// Takes the numbers from words that are written as "word=number".
std::vector<int> takeNumbers(std::vector<std::string_view>& words, std::string_view usual) {
    std::vector<std::optional<int>> written;
    int usualNumber = 0;
    for (std::string_view& word : words) {
        const std::size_t sign = std::min(word.find('='), word.size());
        const std::string_view digits = word.substr(std::min(sign + 1, word.size()));
        word = word.substr(0, sign);
        written.push_back(wholeNumber<int>(digits));
        if (word == usual)
            usualNumber = written.back().value_or(0);
    }
    std::vector<int> numbers;
    numbers.reserve(words.size());
    for (const std::optional<int>& number : written)
        numbers.push_back(number.value_or(usualNumber));
    return numbers;
}

// Puts the rows of a function together, where the first one stands: a game of the user adds rows at the end.
template <class Row>
void gather(std::vector<Row>& rows) {
    std::unordered_map<std::string_view, std::size_t> first;
    for (std::size_t i = 0; i < rows.size(); ++i)
        first.try_emplace(rows[i].function, i);
    std::ranges::stable_sort(rows, {}, [&](const Row& row) { return first.at(row.function); });
}

// Finds the rows of a function, which stand together.
template <class Rows, class Row>
std::unordered_map<std::string_view, Rows> rowsByFunction(const std::vector<Row>& rows) {
    std::unordered_map<std::string_view, Rows> found;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        Rows& own = found.try_emplace(rows[i].function, Rows{i, i}).first->second;
        require(own.end == i, "the rows of a function stand together");
        own.end = i + 1;
    }
    return found;
}

} // namespace

Functions::Functions(const GameTables& game) {
    TableReader keys(game, "lua-keys", "function\tkey\tkind\tusual\twords\texplanation");
    m_keys.reserve(keys.rowsLeft());
    while (keys.next()) {
        const bool isNeeded = keys.text(3) == "needed";
        KeyRow& row = m_keys.emplace_back();
        row.function = keys.text(0);
        row.key = keys.text(1);
        row.kind = kindNamed(keys.text(2));
        row.usual = isNeeded ? std::string_view() : keys.text(3);
        row.words = wordsIn(keys.text(4));
        row.numbers = takeNumbers(row.words, row.usual);
        row.explanation = keys.text(5);
        row.isNeeded = isNeeded;
    }
    TableReader forms(game, "lua-forms", "function\targuments");
    while (forms.next())
        m_forms.push_back({forms.text(0), wordsIn(forms.text(1))});
    gather(m_keys);
    gather(m_forms);
    m_keysByFunction = rowsByFunction<Rows>(m_keys);
    m_formsByFunction = rowsByFunction<Rows>(m_forms);
    TableReader ignored(game, "lua-ignored-keys", "function\tkey");
    while (ignored.next())
        m_ignored.emplace_back(ignored.text(0), ignored.text(1));
    if (!game.has("lua-rules"))
        return;
    TableReader rules(game, "lua-rules", "rule");
    while (rules.next()) {
        const auto* found = std::ranges::find(scriptRuleNames, rules.text(0), &EnumName<ScriptRule>::name);
        require(found != std::end(scriptRuleNames), "a rule in the table is known");
        m_rules |= 1U << unsigned(found->value);
    }
}

std::span<const KeyRow> Functions::keysOf(std::string_view function) const {
    const auto rows = m_keysByFunction.find(function);
    if (rows == m_keysByFunction.end())
        return {};
    return std::span(m_keys).subspan(rows->second.begin, rows->second.end - rows->second.begin);
}

const KeyRow* Functions::key(std::string_view function, std::string_view key) const {
    const std::span<const KeyRow> rows = keysOf(function);
    const auto found = std::ranges::find(rows, key, &KeyRow::key);
    return found == rows.end() ? nullptr : &*found;
}

const FormRow* Functions::form(std::string_view function, std::size_t arguments, bool hasTable) const {
    const FormRow* found = nullptr;
    for (const FormRow& row : formsOf(function)) {
        if (row.keys.size() != arguments)
            continue;
        const bool takesTable = std::ranges::contains(row.keys, "coord");
        if (found == nullptr || takesTable == hasTable)
            found = &row;
    }
    return found;
}

std::span<const FormRow> Functions::formsOf(std::string_view function) const {
    const auto rows = m_formsByFunction.find(function);
    if (rows == m_formsByFunction.end())
        return {};
    return std::span(m_forms).subspan(rows->second.begin, rows->second.end - rows->second.begin);
}

bool Functions::isIgnored(std::string_view function, std::string_view key) const {
    return std::ranges::contains(m_ignored, std::pair(function, key));
}

bool Functions::takesTable(std::string_view function) const {
    constexpr std::string_view ofArguments[] = {
        "des.level_flags", "des.message",        "des.non_diggable",    "des.non_passwall",
        "des.reset_level", "des.finalize_level", "des.random_corridors"};
    if (function.starts_with("des."))
        return !std::ranges::contains(ofArguments, function);
    // A key that is the name of no argument can only stand in a table.
    return std::ranges::any_of(keysOf(function), [&](const KeyRow& key) {
        return std::ranges::none_of(formsOf(function), [&](const FormRow& form) {
            return std::ranges::contains(form.keys, key.key);
        });
    });
}

bool Functions::isKnown(std::string_view function) const {
    return m_keysByFunction.contains(function) || m_formsByFunction.contains(function);
}

} // namespace levwright::script
