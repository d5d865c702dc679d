// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/LexerRules.h"

#include <algorithm>

namespace levwright::sources {

namespace {

using WordList = std::vector<std::string>;

constexpr std::size_t mostWords = 16;
constexpr int deepestGroup = 8;
constexpr std::size_t longestPattern = 200;

// Reads patterns of letters, quoted text, groups and "?".
class PatternReader {
public:
    explicit PatternReader(std::string_view pattern) : m_pattern(pattern) {}

    WordList run() {
        WordList words = alternatives(0);
        if (m_at != m_pattern.size() || m_failed)
            return {};
        std::erase(words, "");
        return words;
    }

private:
    bool ends() const { return m_at == m_pattern.size() || m_failed; }

    WordList alternatives(int depth) {
        WordList all = sequence(depth);
        while (!ends() && m_pattern[m_at] == '|') {
            ++m_at;
            const WordList more = sequence(depth);
            all.insert(all.end(), more.begin(), more.end());
        }
        return all;
    }

    WordList sequence(int depth) {
        WordList words{""};
        while (!ends() && m_pattern[m_at] != '|' && m_pattern[m_at] != ')') {
            WordList part = piece(depth);
            if (!ends() && m_pattern[m_at] == '?') {
                ++m_at;
                part.emplace_back();
            }
            words = joined(words, part);
        }
        return words;
    }

    WordList piece(int depth) {
        const char c = m_pattern[m_at++];
        if (c == '(' && depth < deepestGroup) {
            WordList inner = alternatives(depth + 1);
            m_failed = m_failed || m_at == m_pattern.size() || m_pattern[m_at++] != ')';
            return inner;
        }
        if (c == '"')
            return {quoted()};
        if (c == '\\' && m_at < m_pattern.size() && m_pattern[m_at] != 'n' && m_pattern[m_at] != 't')
            return {std::string(1, m_pattern[m_at++])};
        m_failed = m_failed || std::string_view("[]{}.*+^$\\()/<>").contains(c);
        return {std::string(1, c)};
    }

    std::string quoted() {
        const std::size_t end = m_pattern.find('"', m_at);
        m_failed = m_failed || end == std::string_view::npos;
        std::string text(m_pattern.substr(m_at, end == std::string_view::npos ? 0 : end - m_at));
        m_at = m_failed ? m_pattern.size() : end + 1;
        return text;
    }

    WordList joined(const WordList& left, const WordList& right) {
        WordList words;
        for (const std::string& first : left) {
            for (const std::string& second : right)
                words.push_back(first + second);
        }
        m_failed = m_failed || words.size() > mostWords;
        return m_failed ? WordList() : words;
    }

    std::string_view m_pattern;
    std::size_t m_at = 0;
    bool m_failed = false;
};

} // namespace

std::vector<std::string> wordsOfPattern(std::string_view pattern) {
    if (pattern.starts_with('<')) {
        const std::size_t end = pattern.find('>');
        // "<" alone in quotes is a word; a state stands in front of a pattern.
        pattern.remove_prefix(end == std::string_view::npos ? 0 : end + 1);
    }
    if (pattern.starts_with('^'))
        pattern.remove_prefix(1);
    for (const std::string_view end : {"\\n", "\\r?"}) {
        if (pattern.ends_with(end))
            pattern.remove_suffix(end.size());
    }
    if (pattern.size() > 1 && pattern.ends_with(':'))
        pattern.remove_suffix(1);
    return pattern.size() > longestPattern ? WordList() : PatternReader(pattern).run();
}

} // namespace levwright::sources
