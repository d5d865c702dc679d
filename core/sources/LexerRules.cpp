// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/LexerRules.h"

#include "core/sources/c/Cutter.h"
#include "core/sources/c/Unit.h"

#include <algorithm>

namespace levwright::sources {

namespace {

// The end of a pattern, which blanks close if they are in no quotes and no class.
std::size_t patternEnd(std::string_view line) {
    bool quoted = false;
    bool inClass = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        if (c == '\\')
            ++at;
        else if (c == '"' && !inClass)
            quoted = !quoted;
        else if (c == '[' && !quoted)
            inClass = true;
        else if (c == ']' && !quoted)
            inClass = false;
        else if ((c == ' ' || c == '\t') && !quoted && !inClass)
            return at;
    }
    return line.size();
}

std::string spelled(Tokens tokens) {
    std::string text;
    for (const Token& token : tokens)
        text += (text.empty() ? "" : " ") + std::string(token.text);
    return text;
}

// What stands after "yylval.i =", up to the end of the statement or of the bracket around it.
std::string valueIn(Tokens action) {
    for (std::size_t at = 0; at + 3 < action.size(); ++at) {
        if (!action[at].is("yylval") || !action[at + 1].is(".") || !action[at + 2].is("i") ||
            !action[at + 3].is("="))
            continue;
        std::size_t end = at + 4;
        std::size_t open = 0;
        while (end < action.size() && !action[end].is(";") && !(action[end].is(")") && open == 0)) {
            open += action[end].is("(") ? 1 : 0;
            open -= action[end].is(")") ? 1 : 0;
            ++end;
        }
        return spelled(action.subspan(at + 4, end - at - 4));
    }
    return {};
}

// What an action returns: "return TOKEN", or the last argument of a macro such as ST_RET.
std::string tokenIn(Tokens action) {
    for (std::size_t at = 0; at + 1 < action.size(); ++at) {
        if (!action[at].is("return"))
            continue;
        std::size_t name = at + 1;
        while (name < action.size() && action[name].is("("))
            ++name;
        const bool isPlain = name + 1 >= action.size() || !action[name + 1].is("(");
        return name < action.size() && action[name].isName() && isPlain ? std::string(action[name].text) : "";
    }
    const std::size_t close = action.size() > 2 && action[0].isName() ? closingBracket(action, 1) : 0;
    const bool isCall = close > 1 && close < action.size() && action[1].is("(");
    return isCall && action[close - 1].isName() ? std::string(action[close - 1].text) : "";
}

class RuleReader {
public:
    explicit RuleReader(std::string_view text) : m_text(text) {}

    std::vector<LexerWord> run() {
        constexpr std::size_t most = 5000;
        bool inRules = false;
        while (m_at < m_text.size() && m_words.size() < most) {
            const std::string_view line = takeLine();
            if (line.starts_with("%%")) {
                if (inRules)
                    break;
                inRules = true;
            } else if (inRules && !line.empty() && line.front() != ' ' && line.front() != '\t') {
                readRule(line);
            }
        }
        return std::move(m_words);
    }

private:
    std::string_view takeLine() {
        const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
        std::string_view line = m_text.substr(m_at, end - m_at);
        m_at = std::min(end + 1, m_text.size());
        ++m_line;
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        return line;
    }

    void readRule(std::string_view line) {
        const std::size_t place = m_line;
        const std::size_t end = patternEnd(line);
        std::string action(line.substr(end));
        // Further lines of an action begin with blanks or are its closing brace.
        while (m_at < m_text.size() && std::string_view(" \t}").contains(m_text[m_at]))
            action += '\n' + std::string(takeLine());
        const std::string plain = withoutComments(action);
        const std::vector<Token> tokens = cutText(plain, nullptr);
        for (std::string& spelling : wordsOfPattern(line.substr(0, end)))
            m_words.push_back({std::move(spelling), tokenIn(tokens), valueIn(tokens), place});
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_line = 0;
    std::vector<LexerWord> m_words;
};

} // namespace

std::vector<LexerWord> lexerWords(std::string_view text) {
    return RuleReader(text).run();
}

} // namespace levwright::sources
