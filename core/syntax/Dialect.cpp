// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/Dialect.h"

#include "core/base/Contract.h"
#include "core/syntax/Grammar.h"

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

using enum WordClass;

constexpr std::pair<std::string_view, WordClass> classNames[] = {
    {"statement", Statement},
    {"levregion prefix", Levregion},
    {"door state", DoorState},
    {"direction", Direction},
    {"random", Random},
    {"no name", None},
    {"object register", ObjectRegister},
    {"monster register", MonsterRegister},
    {"place register", PlaceRegister},
    {"alignment register", AlignRegister},
    {"horizontal alignment", HorizontalAlign},
    {"horizontal or vertical alignment", AnyAlign},
    {"vertical alignment", VerticalAlign},
    {"light", Light},
    {"region filling", Filling},
    {"alignment", Alignment},
    {"monster attitude", Attitude},
    {"monster alertness", Alertness},
    {"monster appearance kind", AppearanceKind},
    {"altar type", AltarType},
    {"up or down", UpDown},
    {"bool", Bool},
    {"engraving type", EngravingType},
    {"curse state", CurseState},
    {"contained", Contained},
    {"level flag", LevelFlag},
    {"map start", MapStart},
    {"map end", MapEnd},
    {"branch type", BranchType},
    {"description tag", DescriptionTag},
    {"level tag", LevelTag},
    {"alignment tag", AlignmentTag},
    {"no alignment tag", NoAlignmentTag},
    {"build option", BuildOption},
};

} // namespace

std::optional<WordClass> wordClassNamed(std::string_view name) {
    for (const auto& [className, wordClass] : classNames) {
        if (className == name)
            return wordClass;
    }
    return std::nullopt;
}

Dialect::Dialect(DialectTables tables, GrammarPtr grammar)
    : m_tables(std::move(tables)), m_grammar(std::move(grammar)) {
    require(m_tables.words.size() < 256, "a dialect has at most 255 words");
    for (std::size_t i = 0; i < m_tables.words.size(); ++i) {
        require(!m_tables.words[i].spelling.empty(), "a word has letters");
        m_byFirstByte[static_cast<unsigned char>(m_tables.words[i].spelling.front())].push_back(
            std::uint8_t(i));
        m_longestWordSize = std::max(m_longestWordSize, m_tables.words[i].spelling.size());
        const bool statement = m_tables.words[i].wordClass == Statement;
        m_rules.push_back(statement ? m_grammar->ruleFor(m_tables.words[i].spelling) : nullptr);
    }
    for (std::vector<std::uint8_t>& bucket : m_byFirstByte)
        std::ranges::sort(bucket, std::greater(),
                          [&](std::uint8_t i) { return m_tables.words[i].spelling.size(); });
    for (const char c : m_tables.mapCharacters)
        m_mapCharacter[static_cast<unsigned char>(c)] = true;
}

std::optional<std::uint8_t> Dialect::longestWord(std::string_view text) const {
    if (text.empty())
        return std::nullopt;
    const char second = text.size() > 1 ? text[1] : '\0';
    for (const std::uint8_t index : m_byFirstByte[static_cast<unsigned char>(text.front())]) {
        // Most words that do not fit differ here already.
        const std::string& spelling = m_tables.words[index].spelling;
        if ((spelling.size() == 1 || spelling[1] == second) && text.starts_with(spelling))
            return index;
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
