// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/ProgramLines.h"

#include "core/python/PythonLiteral.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace levwright::python {
namespace {

constexpr std::size_t tabWidth = 8;

class LineSplitter {
public:
    explicit LineSplitter(std::string_view source) : m_source(source), m_literals(literalsOf(source)) {}

    std::vector<ProgramLine> split() {
        while (m_at < m_source.size()) {
            beginLine();
            readLine();
        }
        return std::move(m_lines);
    }

private:
    char byte() const { return m_source[m_at]; }

    void beginLine() {
        m_indentation = 0;
        m_inner = 0;
        for (; m_at < m_source.size() && (byte() == ' ' || byte() == '\t'); ++m_at)
            m_indentation += byte() == '\t' ? tabWidth : 1;
        begin();
    }

    void begin() {
        m_start = m_at;
        m_isEmpty = true;
        m_open = 0;
        m_isHead = false;
    }

    void finish() {
        if (!m_isEmpty)
            m_lines.push_back({.range = {m_start, m_at}, .depth = 2 * m_indentation + m_inner});
    }

    // To the end of the logical line.
    void readLine() {
        while (m_at < m_source.size()) {
            if (passLiteral())
                continue;
            const char c = byte();
            if (c == '#') {
                m_at = std::min(m_source.find('\n', m_at), m_source.size());
            } else if (c == '\n' && m_open == 0) {
                finish();
                ++m_at;
                return;
            } else if (c == '\\') {
                const std::size_t size = m_source.substr(m_at).starts_with("\\\r\n") ? 3 : 2;
                m_at = std::min(m_at + size, m_source.size());
            } else if (m_open == 0 && (c == ';' || (c == ':' && m_isHead))) {
                breakHere(c == ':');
            } else {
                passByte(c);
            }
        }
        finish();
    }

    void passByte(char c) {
        if (c == '(' || c == '[' || c == '{')
            ++m_open;
        else if ((c == ')' || c == ']' || c == '}') && m_open > 0)
            --m_open;
        if (m_isEmpty && std::isspace(static_cast<unsigned char>(c)) == 0) {
            m_isEmpty = false;
            m_start = m_at;
            m_isHead = beginsBlock(firstWordOf(m_source.substr(m_at)));
        }
        ++m_at;
    }

    void breakHere(bool isColon) {
        if (isColon)
            ++m_at;
        finish();
        m_at += isColon ? 0 : 1;
        m_inner = m_inner == 1 || isColon ? 1 : 0;
        begin();
    }

    bool passLiteral() {
        while (m_literal < m_literals.size() && m_literals[m_literal].range.begin < m_at)
            ++m_literal;
        if (m_literal == m_literals.size() || m_literals[m_literal].range.begin != m_at)
            return false;
        if (m_isEmpty)
            m_start = m_at;
        m_isEmpty = false;
        m_at = m_literals[m_literal].range.end;
        return true;
    }

    std::string_view m_source;
    std::vector<PythonLiteral> m_literals;
    std::size_t m_literal = 0; // the next
    std::vector<ProgramLine> m_lines;
    Offset m_at = 0;
    Offset m_start = 0;
    std::size_t m_indentation = 0;
    std::size_t m_inner = 0; // 1 after the colon of a head
    std::size_t m_open = 0;  // brackets
    bool m_isEmpty = true;
    bool m_isHead = false;
};

} // namespace

std::vector<ProgramLine> programLinesOf(std::string_view source) {
    std::vector<ProgramLine> lines = LineSplitter(source).split();
    std::vector<std::size_t> open; // lines whose blocks have not ended
    for (std::size_t i = 0; i <= lines.size(); ++i) {
        while (!open.empty() && (i == lines.size() || lines[open.back()].depth >= lines[i].depth)) {
            lines[open.back()].end = i;
            open.pop_back();
        }
        open.push_back(i);
    }
    return lines;
}

std::string_view firstWordOf(std::string_view statement) {
    const auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    return statement.substr(0,
                            std::size_t(std::ranges::find_if_not(statement, isLetter) - statement.begin()));
}

bool beginsBlock(std::string_view word) {
    constexpr std::array<std::string_view, 14> heads{"def",  "class",  "async", "if",    "elif",
                                                     "else", "for",    "with",  "while", "finally",
                                                     "try",  "except", "case",  "match"};
    return std::ranges::find(heads, word) != heads.end();
}

} // namespace levwright::python
