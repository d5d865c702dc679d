// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Tokens.h"

#include "core/base/Printable.h"

#include <algorithm>
#include <limits>

namespace levwright::world {
namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view numberBlanks = " \t\r\n\v\f";
constexpr std::string_view escaped = "\"\\"; // within double quotes
constexpr std::size_t mostDigits = 18;

class WordReader {
public:
    explicit WordReader(std::string_view line) : m_line(line) {}

    std::optional<std::vector<std::string>> read() {
        while (m_place < m_line.size()) {
            const char next = m_line[m_place++];
            if (next == '#')
                break;
            if (blanks.contains(next)) {
                endWord();
            } else if (!take(next)) {
                return std::nullopt;
            }
        }
        endWord();
        return std::move(m_words);
    }

private:
    void endWord() {
        if (m_inWord)
            m_words.push_back(std::move(m_word));
        m_word.clear();
        m_inWord = false;
    }

    bool take(char next) {
        m_inWord = true;
        if (next == '\'')
            return takeLiteral();
        if (next == '"')
            return takeQuoted();
        if (next != '\\') {
            m_word += next;
            return true;
        }
        if (m_place == m_line.size())
            return false;
        m_word += m_line[m_place++];
        return true;
    }

    bool takeLiteral() {
        const std::size_t end = m_line.find('\'', m_place);
        if (end == std::string_view::npos)
            return false;
        m_word += m_line.substr(m_place, end - m_place);
        m_place = end + 1;
        return true;
    }

    bool takeQuoted() {
        while (true) {
            const std::size_t special = m_line.find_first_of(escaped, m_place);
            if (special == std::string_view::npos)
                return false;
            m_word += m_line.substr(m_place, special - m_place);
            m_place = special + 1;
            if (m_line[special] == '"')
                return true;
            const bool escapes = m_place < m_line.size() && escaped.contains(m_line[m_place]);
            m_word += escapes ? m_line[m_place++] : m_line[special];
        }
    }

    std::string_view m_line;
    std::size_t m_place = 0;
    std::vector<std::string> m_words;
    std::string m_word;
    bool m_inWord = false;
};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

// The digits without the underscores between them; empty if an underscore stands elsewhere.
std::optional<std::string> digitsOf(std::string_view text) {
    std::string digits;
    for (std::size_t place = 0; place < text.size(); ++place) {
        if (isDigit(text[place])) {
            digits += text[place];
            continue;
        }
        const bool between = text[place] == '_' && place > 0 && place + 1 < text.size() &&
                             isDigit(text[place - 1]) && isDigit(text[place + 1]);
        if (!between)
            return std::nullopt;
    }
    return digits;
}

} // namespace

std::optional<std::vector<std::string>> splitWords(std::string_view line) {
    return WordReader(line).read();
}

std::optional<std::int64_t> readNumber(std::string_view text) {
    const std::size_t first = text.find_first_not_of(numberBlanks);
    if (first == std::string_view::npos)
        return std::nullopt;
    text = text.substr(first, text.find_last_not_of(numberBlanks) - first + 1);
    const bool negative = text.front() == '-';
    if (negative || text.front() == '+')
        text.remove_prefix(1);
    const std::optional<std::string> digits = digitsOf(text);
    if (!digits || digits->empty())
        return std::nullopt;
    const std::size_t significant = std::min(digits->find_first_not_of('0'), digits->size());
    if (digits->size() - significant > mostDigits)
        return negative ? std::numeric_limits<std::int64_t>::min() : std::numeric_limits<std::int64_t>::max();
    std::int64_t number = 0;
    for (const char digit : *digits)
        number = number * 10 + (digit - '0');
    return negative ? -number : number;
}

std::string quotedString(std::string_view text) {
    std::string result = "\"";
    std::size_t place = 0;
    for (std::size_t special = text.find_first_of(escaped); special != std::string_view::npos;
         special = text.find_first_of(escaped, special + 1)) {
        result.append(text.substr(place, special - place)) += '\\';
        place = special;
    }
    return result.append(text.substr(place)) += '"';
}

bool isAscii(std::string_view text) {
    for (const char c : text) {
        if ((static_cast<unsigned char>(c) & 0x80U) != 0)
            return false;
    }
    return true;
}

} // namespace levwright::world
