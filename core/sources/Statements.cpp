// SPDX-License-Identifier: GPL-3.0-or-later
// Statements of levels as data, from the grammar: word, instruction, form.
#include "core/sources/FormPieces.h"
#include "core/sources/Grammar.h"
#include "core/sources/KeywordClasses.h"
#include "core/sources/LexerRules.h"
#include "core/sources/Readers.h"
#include "core/sources/TableRows.h"
#include "core/sources/TableText.h"

#include <algorithm>
#include <format>
#include <map>
#include <set>
#include <utility>

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

// The classes of words that the table of keywords gives.
using WordClasses = std::map<std::string_view, std::string_view>;

WordClasses wordClasses(const GameReader& game) {
    WordClasses classes;
    for (const std::vector<std::string_view>& row : rowsOfTable(game.table("keywords")))
        classes.emplace(row[0], row[1]);
    return classes;
}

// Any of the words.
std::string eachOf(const std::vector<const LexerWord*>& words) {
    std::string text;
    for (const LexerWord* word : words)
        text += std::format("{}'{}'", text.empty() ? "" : " | ", word->spelling);
    return words.size() == 1 ? text : "( " + text + " )";
}

// A class of words that only this token has, or the words of the token.
TokenPieces tokenPieces(const std::vector<LexerWord>& words, const WordClasses& classes) {
    std::map<std::string_view, std::set<std::string_view>> tokensOfClass;
    std::map<std::string, std::vector<const LexerWord*>, std::less<>> wordsOfToken;
    for (const LexerWord& word : words) {
        const auto found = classes.find(word.spelling);
        if (found == classes.end() || word.token.empty())
            continue;
        tokensOfClass[found->second].insert(word.token);
        wordsOfToken[word.token].push_back(&word);
    }
    constexpr std::size_t most = 12; // words that a form names one by one
    TokenPieces pieces;
    for (const auto& [token, list] : wordsOfToken) {
        const std::string_view wordClass = classes.at(list.front()->spelling);
        std::string piece;
        if (wordClass == "random")
            piece = "random";
        else if (tokensOfClass[wordClass].size() == 1)
            piece = std::format("<{}>", wordClass);
        else if (list.size() <= most)
            piece = eachOf(list);
        if (!piece.empty())
            pieces.emplace(token, piece);
    }
    return pieces;
}

// The rules that a statement of a level may be: those that "levstatement" stands for. All of them, if the
// grammar has no such rule.
std::set<std::string_view> statementRules(const GrammarRules& rules) {
    std::set<std::string_view> found;
    std::vector<std::string_view> waiting;
    for (const std::string_view first : {"levstatement", "level_def", "flags"}) {
        if (rules.contains(first))
            waiting.push_back(first);
    }
    if (!rules.contains("levstatement")) {
        for (const auto& [name, alternatives] : rules)
            found.insert(name);
    }
    while (!waiting.empty()) {
        const std::string_view name = waiting.back();
        waiting.pop_back();
        if (!found.insert(name).second)
            continue;
        for (const Alternative& alternative : rules.find(name)->second) {
            if (alternative.symbols.size() == 1 && rules.contains(alternative.symbols[0]))
                waiting.push_back(alternative.symbols[0]);
        }
    }
    return found;
}

class StatementReader {
public:
    StatementReader(GrammarRules rules, std::vector<LexerWord> words, const WordClasses& classes)
        : m_rules(std::move(rules)), m_words(std::move(words)), m_classes(classes),
          m_tokens(tokenPieces(m_words, classes)) {}

    std::string statements() const {
        TableText table("word\topcode\tform");
        for (const std::string_view name : statementRules(m_rules)) {
            for (const Alternative& alternative : m_rules.find(name)->second)
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

    // Values that begin with words that the base does not have, and what a minus sign and functions allow.
    std::string values(const Catalog& base, std::string_view lexer) const {
        TableText table("value\tform");
        const bool hasMinus = !takesMinusIntoWords(lexer);
        if (hasMinus && (m_rules.contains("math_expr_var") || m_rules.contains("math_expr")))
            table.add({"number", "number '-' number"});
        for (const auto& [name, alternatives] : m_rules) {
            const std::string_view value = valuePiece(name);
            for (const Alternative& alternative : alternatives) {
                if (!value.empty() && value != "levregion" && value != "cell")
                    addValue(table, value, alternative, ValueContext{base, hasMinus});
            }
        }
        if (hasFunctions(lexer))
            table.add({"statement", "call"});
        if (hasConditions())
            table.add({"statement", "condition"});
        return table.take();
    }

private:
    struct ValueContext {
        const Catalog& base;
        bool hasMinus;
    };

    std::string formOrOpaque(const std::vector<std::string>& symbols) const {
        return formOf(m_rules, m_tokens, symbols).value_or(std::string(opaque));
    }

    // Whether the symbol is a condition that may be left out.
    bool isCondition(std::string_view symbol) const {
        const auto rule = m_rules.find(symbol);
        if (rule == m_rules.end())
            return false;
        const auto isEmpty = [](const Alternative& each) { return each.symbols.empty(); };
        const auto compares = [](const Alternative& each) {
            return each.symbols.size() == 1 && each.symbols[0] == "comparestmt";
        };
        return std::ranges::any_of(rule->second, isEmpty) && std::ranges::any_of(rule->second, compares);
    }

    // The index of the colon; 0 if the alternative does not describe a statement.
    std::size_t colonOf(const Alternative& alternative) const {
        const std::vector<std::string>& symbols = alternative.symbols;
        if (symbols.size() < 2 || m_rules.contains(symbols[0]))
            return 0;
        const std::size_t at = isCondition(symbols[1]) ? 2 : 1;
        return at < symbols.size() && symbols[at] == "':'" ? at : 0;
    }

    bool hasConditions() const {
        const auto has = [&](const Alternative& each) { return colonOf(each) == 2; };
        return std::ranges::any_of(m_rules,
                                   [&](const auto& rule) { return std::ranges::any_of(rule.second, has); });
    }

    void addStatement(TableText& table, const Alternative& alternative) const {
        const std::vector<std::string>& symbols = alternative.symbols;
        const std::size_t colon = colonOf(alternative);
        if (colon == 0)
            return;
        constexpr std::string_view prefix = "SPO_";
        const std::string constant = firstConstant(alternative.action, prefix);
        const std::string form = formOrOpaque({symbols.begin() + std::ptrdiff_t(colon) + 1, symbols.end()});
        for (const LexerWord& word : m_words) {
            const auto known = m_classes.find(word.spelling);
            if (word.token == symbols[0] && known != m_classes.end() &&
                known->second.starts_with("statement"))
                table.add({word.spelling, constant.empty() ? "" : constant.substr(prefix.size()), form});
        }
    }

    void addOption(TableText& table, const OptionRule& option, const Alternative& alternative) const {
        const std::vector<std::string>& symbols = alternative.symbols;
        const std::string code = firstConstant(alternative.action, option.prefix);
        if (symbols.empty() || code.empty())
            return;
        const bool hasValue = symbols.size() > 1 && symbols[1] == "':'";
        const std::string form = formOrOpaque({symbols.begin() + (hasValue ? 2 : 1), symbols.end()});
        // Words that stand for values are a class; others are the option's own.
        const bool isWord = std::ranges::any_of(
            m_words, [&](const LexerWord& word) { return word.token == symbols[0] && word.value.empty(); });
        if (!isWord)
            return table.add({option.owner, "", formOrOpaque(symbols), code});
        for (const LexerWord& word : m_words) {
            if (word.token == symbols[0])
                table.add({option.owner, word.spelling, form, code});
        }
    }

    void addValue(TableText& table, std::string_view value, const Alternative& alternative,
                  const ValueContext& context) const {
        const std::vector<std::string>& symbols = alternative.symbols;
        if (symbols.empty() || !m_tokens.contains(symbols[0]))
            return;
        const bool usesMinus = context.hasMinus && std::ranges::contains(symbols, "'-'");
        const bool isNew = std::ranges::none_of(m_words, [&](const LexerWord& word) {
            return word.token == symbols[0] &&
                   knownKeyword(context.base.keywords(), word.spelling) != nullptr;
        });
        const std::optional<std::string> form = formOf(m_rules, m_tokens, symbols);
        if (form && (usesMinus || isNew))
            table.add({value, *form});
    }

    // Whether words may have a minus sign in them, so that none can stand alone.
    static bool takesMinusIntoWords(std::string_view lexer) {
        for (std::string_view rest = lexer; !rest.empty();) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(std::min(line.size() + 1, rest.size()));
            const std::size_t close = line.find("]+");
            const std::string_view set = line.substr(0, close == line.npos ? 0 : close);
            if (set.starts_with('[') && set.contains("a-z") && (set.starts_with("[-") || set.ends_with('-')))
                return true;
        }
        return false;
    }

    // Whether the lexer gives the token that stands before the "(" of a call.
    bool hasFunctions(std::string_view lexer) const {
        const auto call = m_rules.find("function_call");
        if (call == m_rules.end() || call->second.empty() || call->second[0].symbols.empty())
            return false;
        const std::size_t rules = lexer.find("\n%%");
        return rules != lexer.npos && lexer.find(call->second[0].symbols[0], rules) != lexer.npos;
    }

    GrammarRules m_rules;
    std::vector<LexerWord> m_words;
    const WordClasses& m_classes;
    TokenPieces m_tokens;
};

} // namespace

void readStatements(GameReader& game) {
    const std::string* grammar = game.files().text(grammarFile);
    const std::string* lexer = game.files().text("util/lev_comp.l");
    if (grammar == nullptr || lexer == nullptr)
        return game.noteMissing(grammarFile, "statements");
    const WordClasses classes = wordClasses(game);
    const StatementReader reader(grammarRules(*grammar), lexerWords(*lexer), classes);
    game.add("statements", reader.statements(), grammarFile);
    game.add("statement-options", reader.options(), grammarFile);
    std::string values = reader.values(game.base(), *lexer);
    if (std::ranges::count(values, '\n') > 1)
        game.add("value-forms", std::move(values), grammarFile);
}

} // namespace levwright::sources
