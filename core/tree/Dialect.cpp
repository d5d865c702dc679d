// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/Dialect.h"

#include "core/base/Contract.h"
#include "core/base/EnumTable.h"
#include "core/tree/Grammar.h"

#include <algorithm>
#include <cstring>
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

// The first eight bytes, followed by zeros if there are fewer.
std::uint64_t headOf(std::string_view text) {
    std::uint64_t head = 0;
    if (text.size() >= sizeof head)
        std::memcpy(&head, text.data(), sizeof head); // of a constant size, it is one instruction
    else
        std::memcpy(&head, text.data(), text.size());
    return head;
}

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
            {std::uint8_t(i), headOf(std::string(spelling.size(), '\xff')), headOf(spelling)});
        m_longestWordSize = std::max(m_longestWordSize, spelling.size());
        const bool statement = m_tables.words[i].wordClass == Statement;
        m_rules.push_back(statement ? ruleOfWord(m_tables.words[i]) : nullptr);
    }
    for (std::vector<Candidate>& bucket : m_byFirstByte)
        std::ranges::sort(bucket, std::greater(),
                          [&](const Candidate& each) { return m_tables.words[each.word].spelling.size(); });
    for (const char c : m_tables.mapCharacters)
        m_mapCharacter[static_cast<unsigned char>(c)] = true;
}

const StatementRule* Dialect::ruleOfWord(const Word& word) const {
    const StatementRule* rule = m_grammar->ruleFor(word.spelling);
    if (rule != nullptr || word.form == OwnForm::None)
        return rule;
    return &m_grammar->ruleFor(word.form == OwnForm::Place ? StatementKind::OfGame : StatementKind::Opaque);
}

std::optional<std::uint8_t> Dialect::longestWord(std::string_view text) const {
    if (text.empty())
        return std::nullopt;
    const std::uint64_t head = headOf(text);
    for (const Candidate& each : m_byFirstByte[static_cast<unsigned char>(text.front())]) {
        const std::string& spelling = m_tables.words[each.word].spelling;
        if ((head & each.mask) == each.head && spelling.size() <= text.size() &&
            (spelling.size() <= sizeof head || text.starts_with(spelling)))
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
