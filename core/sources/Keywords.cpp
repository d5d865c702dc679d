// SPDX-License-Identifier: GPL-3.0-or-later
// Words of levels and dungeons, from the lexers. The base tells the class of a token.
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/sources/KeywordClasses.h"
#include "core/sources/Readers.h"
#include "core/sources/TableText.h"

#include <algorithm>
#include <format>
#include <set>

namespace levwright::sources {

namespace {

constexpr std::string_view levelLexer = "util/lev_comp.l";
constexpr std::string_view dungeonLexer = "util/dgn_comp.l";
constexpr std::string_view dungeonGrammar = "util/dgn_comp.y";

struct KeywordRow {
    std::string spelling;
    std::string wordClass;
    std::string value;
    bool isNew = false;
};

// Jumps of comparisons are opcodes, which a table of their own counts; here they keep the base's number.
std::string valueOf(GameReader& game, const Unit* unit, std::string_view lexer, const LexerWord& word,
                    const Keyword* known) {
    if (known != nullptr && (word.value.empty() || word.value.starts_with("SPO_")))
        return numberField(known->value);
    if (unit == nullptr)
        return numberField(known == nullptr ? std::nullopt : known->value);
    if (word.value.empty())
        return {};
    const std::optional<std::int64_t> value = unit->value(word.value);
    if (!value)
        game.note(lexer, word.line, say("The value of {} is not known.", inQuotes(word.spelling)));
    return numberField(value);
}

std::vector<KeywordRow> keywordRows(GameReader& game, std::string_view lexer,
                                    const std::vector<LexerWord>& words, const std::vector<Keyword>& known) {
    const TokenClasses classes = classesOfTokens(words, known);
    const Unit* unit = game.unit(lexer);
    std::vector<KeywordRow> rows;
    std::set<std::string_view> seen;
    for (const LexerWord& word : words) {
        const Keyword* keyword = knownKeyword(known, word.spelling);
        if ((word.token.empty() && keyword == nullptr) || !seen.insert(word.spelling).second)
            continue;
        const auto found = classes.find(word.token);
        const std::string_view wordClass = keyword != nullptr       ? keyword->wordClass
                                           : found == classes.end() ? std::string_view(word.token)
                                                                    : std::string_view(found->second);
        rows.push_back({word.spelling, std::string(wordClass), valueOf(game, unit, lexer, word, keyword),
                        keyword == nullptr});
    }
    return rows;
}

std::string tableOfRows(const std::vector<KeywordRow>& rows) {
    TableText table("spelling\tclass\tvalue");
    for (const KeywordRow& row : rows)
        table.add({row.spelling, row.wordClass, row.value});
    return table.take();
}

// New words whose tokens the base does not have get a class by their place in the grammar. statement: one of
// the known words.
void nameByGrammar(const GrammarRules& grammar, const std::vector<LexerWord>& words,
                   const std::vector<Keyword>& known, std::string_view statement,
                   std::vector<KeywordRow>& rows) {
    const Keyword* begins = knownKeyword(known, statement);
    if (begins == nullptr)
        return;
    const TokenClasses classes = classesByGrammar(grammar, classesOfTokens(words, known), begins->wordClass);
    for (KeywordRow& row : rows) {
        const auto word = std::ranges::find(words, row.spelling, &LexerWord::spelling);
        const bool asks = row.isNew && word != words.end() && word->value.empty();
        const auto found = asks ? classes.find(word->token) : classes.end();
        if (found != classes.end())
            row.wordClass = found->second;
    }
}

void addAdded(GameReader& game, const std::vector<KeywordRow>& rows) {
    TableText added("spelling\ttoken or class\tvalue");
    bool hasRows = false;
    for (const KeywordRow& row : rows) {
        if (row.isNew)
            added.add({row.spelling, row.wordClass, row.value});
        hasRows = hasRows || row.isNew;
    }
    if (hasRows)
        game.add("added-words", added.take(), levelLexer);
}

void addFlags(GameReader& game, const std::vector<LexerWord>& words, const std::vector<KeywordRow>& rows) {
    TableText table("name\tnumber");
    for (const KeywordRow& row : rows) {
        const auto word = std::ranges::find(words, row.spelling, &LexerWord::spelling);
        if (word != words.end() && word->token == "FLAG_TYPE" && !row.value.empty())
            table.add({row.spelling, row.value});
    }
    game.add("flags", table.take(), levelLexer);
}

// Whether two texts and a marker for bones stand after LEVEL: the first one is a title.
bool hasLevelTitles(const GrammarRules& rules, const std::vector<LexerWord>& words) {
    const auto level = std::ranges::find(words, "LEVEL", &LexerWord::spelling);
    const auto isTitled = [&](const Alternative& each) {
        const std::vector<std::string>& symbols = each.symbols;
        return symbols.size() > 4 && symbols[0] == level->token && symbols[1] == "':'" &&
               symbols[2] == "STRING" && symbols[3] == "STRING" && symbols[4] == "bones_tag";
    };
    return level != words.end() && std::ranges::any_of(rules, [&](const auto& rule) {
               return std::ranges::any_of(rule.second, isTitled);
           });
}

std::string rulesWithTitles(const Catalog& base) {
    constexpr std::string_view without = "level-titles\tno";
    std::string table(base.tables().text("rules").value_or(""));
    if (const std::size_t at = table.find(without); at != table.npos)
        table.replace(at, without.size(), "level-titles\tyes");
    return table;
}

} // namespace

void readKeywords(GameReader& game) {
    const std::string* text = game.files().text(levelLexer);
    if (text == nullptr)
        return game.noteMissing(levelLexer, "keywords");
    const std::vector<LexerWord> words = lexerWords(*text);
    std::vector<KeywordRow> rows = keywordRows(game, levelLexer, words, game.base().keywords());
    addFlags(game, words, rows);
    addAdded(game, rows);
    if (const std::string* grammar = game.files().text("util/lev_comp.y"))
        nameByGrammar(grammarRules(*grammar), words, game.base().keywords(), "MESSAGE", rows);
    game.add("keywords", tableOfRows(rows), levelLexer);
}

void readDungeonKeywords(GameReader& game) {
    const std::string* text = game.files().text(dungeonLexer);
    if (text == nullptr)
        return game.noteMissing(dungeonLexer, "dungeon-keywords");
    const std::vector<LexerWord> words = lexerWords(*text);
    const std::vector<Keyword>& known = game.base().dungeonKeywords();
    std::vector<KeywordRow> rows = keywordRows(game, dungeonLexer, words, known);
    if (const std::string* grammar = game.files().text(dungeonGrammar)) {
        const GrammarRules rules = grammarRules(*grammar);
        nameByGrammar(rules, words, known, "DUNGEON", rows);
        if (hasLevelTitles(rules, words))
            game.add("rules", rulesWithTitles(game.base()), dungeonGrammar);
    }
    // Alignments have the same token, and no variant has alignments of its own.
    for (KeywordRow& row : rows) {
        if (row.isNew && row.wordClass == "alignment tag")
            row.wordClass = "description tag";
    }
    // Build options are no words of the lexer: the first step of the dungeon's own tool looks for them.
    for (const Keyword& keyword : game.base().dungeonKeywords()) {
        if (keyword.wordClass == "build option")
            rows.push_back({std::string(keyword.spelling), std::string(keyword.wordClass), {}, false});
    }
    game.add("dungeon-keywords", tableOfRows(rows), dungeonLexer);
}

} // namespace levwright::sources
