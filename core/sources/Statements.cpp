// SPDX-License-Identifier: GPL-3.0-or-later
// Statements of levels as data, from the grammar: word, instruction, form.
#include "core/sources/FormPieces.h"
#include "core/sources/Grammar.h"
#include "core/sources/LexerRules.h"
#include "core/sources/Readers.h"
#include "core/sources/TableRows.h"
#include "core/sources/TableText.h"

#include <algorithm>
#include <set>

namespace levwright::sources {

namespace {

constexpr std::string_view grammarFile = "util/lev_comp.y";
constexpr std::string_view opaque = "opaque";

// The first constant with this prefix in an action. Copies of what was pushed before are passed over.
std::string firstConstant(std::string_view action, std::string_view prefix) {
    std::size_t begin = action.find(prefix);
    while (begin != std::string_view::npos) {
        const std::size_t end = std::min(action.find(' ', begin), action.size());
        const std::string_view constant = action.substr(begin, end - begin);
        if (constant != "SPO_COPY")
            return std::string(constant);
        begin = action.find(prefix, end);
    }
    return {};
}

struct OptionRule {
    std::string_view rule;
    std::string_view owner;
    std::string_view prefix;
};

class StatementReader {
public:
    StatementReader(GrammarRules rules, std::vector<LexerWord> words,
                    std::set<std::string_view> statementWords)
        : m_rules(std::move(rules)), m_words(std::move(words)), m_statementWords(std::move(statementWords)) {}

    std::string statements() const {
        TableText table("word\topcode\tform");
        for (const auto& [name, alternatives] : m_rules) {
            for (const Alternative& alternative : alternatives)
                addStatement(table, alternative);
        }
        return table.take();
    }

    std::string options() const {
        TableText table("owner\tword\tform\tcode");
        for (const OptionRule& option : {OptionRule{"monster_info", "monster", "SP_M_V_"},
                                         OptionRule{"object_info", "object", "SP_O_V_"}}) {
            const auto found = m_rules.find(option.rule);
            if (found == m_rules.end())
                continue;
            for (const Alternative& alternative : found->second)
                addOption(table, option, alternative);
        }
        return table.take();
    }

private:
    void addStatement(TableText& table, const Alternative& alternative) const {
        const std::vector<std::string>& symbols = alternative.symbols;
        if (symbols.size() < 2 || symbols[1] != "':'" || m_rules.contains(symbols[0]))
            return;
        constexpr std::string_view prefix = "SPO_";
        const std::string constant = firstConstant(alternative.action, prefix);
        const std::string form =
            formOf(m_rules, {symbols.begin() + 2, symbols.end()}).value_or(std::string(opaque));
        for (const LexerWord& word : m_words) {
            if (word.token == symbols[0] && m_statementWords.contains(word.spelling))
                table.add({word.spelling, constant.empty() ? "" : constant.substr(prefix.size()), form});
        }
    }

    void addOption(TableText& table, const OptionRule& option, const Alternative& alternative) const {
        const std::vector<std::string>& symbols = alternative.symbols;
        const std::string code = firstConstant(alternative.action, option.prefix);
        if (symbols.empty() || code.empty())
            return;
        const bool hasValue = symbols.size() > 1 && symbols[1] == "':'";
        const std::vector<std::string> rest(symbols.begin() + (hasValue ? 2 : 1), symbols.end());
        const std::string form = formOf(m_rules, rest).value_or(std::string(opaque));
        // Words that stand for values are a class; others are the option's own.
        const bool isWord = std::ranges::any_of(
            m_words, [&](const LexerWord& word) { return word.token == symbols[0] && word.value.empty(); });
        if (!isWord)
            return table.add(
                {option.owner, "", formOf(m_rules, symbols).value_or(std::string(opaque)), code});
        for (const LexerWord& word : m_words) {
            if (word.token == symbols[0])
                table.add({option.owner, word.spelling, form, code});
        }
    }

    GrammarRules m_rules;
    std::vector<LexerWord> m_words;
    std::set<std::string_view> m_statementWords;
};

// The words of the table of keywords that begin statements.
std::set<std::string_view> statementWords(const GameReader& game) {
    std::set<std::string_view> words;
    for (const std::vector<std::string_view>& row : rowsOfTable(game.table("keywords"))) {
        if (row[1].starts_with("statement"))
            words.insert(row[0]);
    }
    return words;
}

} // namespace

void readStatements(GameReader& game) {
    const std::string* grammar = game.files().text(grammarFile);
    const std::string* lexer = game.files().text("util/lev_comp.l");
    if (grammar == nullptr || lexer == nullptr)
        return game.noteMissing(grammarFile, "statements");
    const StatementReader reader(grammarRules(*grammar), lexerWords(*lexer), statementWords(game));
    game.add("statements", reader.statements(), grammarFile);
    game.add("statement-options", reader.options(), grammarFile);
}

} // namespace levwright::sources
