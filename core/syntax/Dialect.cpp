// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/Dialect.h"

#include "core/base/Contract.h"
#include "core/base/EnumTable.h"
#include "core/syntax/Grammar.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace levwright {
namespace {

using enum WordClass;

constexpr EnumName<WordClass> classNames[] = {
    {Statement, "statement"},
    {Levregion, "levregion prefix"},
    {DoorState, "door state"},
    {Direction, "direction"},
    {Random, "random"},
    {None, "no name"},
    {ObjectRegister, "object register"},
    {MonsterRegister, "monster register"},
    {PlaceRegister, "place register"},
    {AlignRegister, "alignment register"},
    {HorizontalAlign, "horizontal alignment"},
    {AnyAlign, "horizontal or vertical alignment"},
    {VerticalAlign, "vertical alignment"},
    {Light, "light"},
    {Filling, "region filling"},
    {Alignment, "alignment"},
    {Attitude, "monster attitude"},
    {Alertness, "monster alertness"},
    {AppearanceKind, "monster appearance kind"},
    {AltarType, "altar type"},
    {UpDown, "up or down"},
    {Bool, "bool"},
    {EngravingType, "engraving type"},
    {CurseState, "curse state"},
    {Contained, "contained"},
    {LevelFlag, "level flag"},
    {RegionRegister, "region register"},
    {ObjectFlag, "object flag"},
    {MapStart, "map start"},
    {MapEnd, "map end"},
    {BranchType, "branch type"},
    {DescriptionTag, "description tag"},
    {LevelTag, "level tag"},
    {AlignmentTag, "alignment tag"},
    {NoAlignmentTag, "no alignment tag"},
    {BuildOption, "build option"},
    {AbsentBuildOption, "absent build option"},
};
static_assert(listsAll(classNames, &EnumName<WordClass>::value));

} // namespace

std::optional<WordClass> wordClassNamed(std::string_view name) {
    const auto* found = std::ranges::find(classNames, name, &EnumName<WordClass>::name);
    return found == std::end(classNames) ? std::nullopt : std::optional(found->value);
}

Dialect::Dialect(DialectTables tables, GrammarPtr grammar)
    : m_tables(std::move(tables)), m_grammar(std::move(grammar)) {
    require(m_tables.words.size() < 256, "a dialect has at most 255 words");
    for (std::size_t i = 0; i < m_tables.words.size(); ++i) {
        require(!m_tables.words[i].spelling.empty(), "a word has letters");
        const std::string_view spelling = m_tables.words[i].spelling;
        m_byFirstByte[static_cast<unsigned char>(spelling.front())].push_back(
            {std::uint8_t(i), spelling.size() > 1, spelling.size() > 1 ? spelling[1] : '\0'});
        m_longestWordSize = std::max(m_longestWordSize, spelling.size());
        const bool statement = m_tables.words[i].wordClass == Statement;
        m_rules.push_back(statement ? m_grammar->ruleFor(m_tables.words[i].spelling) : nullptr);
    }
    for (std::vector<Candidate>& bucket : m_byFirstByte)
        std::ranges::sort(bucket, std::greater(),
                          [&](const Candidate& each) { return m_tables.words[each.word].spelling.size(); });
    for (const char c : m_tables.mapCharacters)
        m_mapCharacter[static_cast<unsigned char>(c)] = true;
}

std::optional<std::uint8_t> Dialect::longestWord(std::string_view text) const {
    if (text.empty())
        return std::nullopt;
    const char second = text.size() > 1 ? text[1] : '\0';
    for (const Candidate& each : m_byFirstByte[static_cast<unsigned char>(text.front())]) {
        if ((!each.hasSecond || each.second == second) &&
            text.starts_with(m_tables.words[each.word].spelling))
            return each.word;
    }
    return std::nullopt;
}

std::optional<std::uint8_t> Dialect::find(std::string_view spelling) const {
    const std::optional<std::uint8_t> index = longestWord(spelling);
    return index && word(*index).spelling == spelling ? index : std::nullopt;
}

std::vector<std::string_view> Dialect::wordsOf(WordClass wordClass) const {
    std::vector<std::string_view> spellings;
    for (const Word& word : m_tables.words) {
        if (word.wordClass == wordClass)
            spellings.push_back(word.spelling);
    }
    return spellings;
}

} // namespace levwright
