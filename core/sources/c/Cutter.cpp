// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/c/Cutter.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace levwright::sources {

namespace {

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           (static_cast<unsigned char>(c) & 0x80U) != 0;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v';
}

// The size of the line's end that a backslash at this place joins to the next line; 0 if it does not.
std::size_t joinedEnd(std::string_view text, std::size_t at) {
    if (text.substr(at).starts_with("\\\n"))
        return 2;
    return text.substr(at).starts_with("\\\r\n") ? 3 : 0;
}

class CommentRemover {
public:
    explicit CommentRemover(std::string_view text) : m_text(text) {}

    std::string run() {
        m_out.reserve(m_text.size());
        while (m_at < m_text.size())
            step();
        endLine();
        return std::move(m_out);
    }

private:
    void step() {
        if (const std::size_t joined = joinedEnd(m_text, m_at)) {
            ++m_owed;
            m_at += joined;
        } else if (m_quote == 0 && m_text.substr(m_at).starts_with("/*")) {
            skipComment();
        } else if (m_quote == 0 && m_text.substr(m_at).starts_with("//")) {
            skipLineComment();
        } else {
            copy();
        }
    }

    void skipComment() {
        const std::size_t found = m_text.find("*/", m_at + 2);
        const std::size_t end = found == std::string_view::npos ? m_text.size() : found + 2;
        m_owed += std::size_t(std::ranges::count(m_text.substr(m_at, end - m_at), '\n'));
        m_out += ' ';
        m_at = end;
    }

    void skipLineComment() {
        while (m_at < m_text.size() && m_text[m_at] != '\n') {
            const std::size_t joined = joinedEnd(m_text, m_at);
            m_owed += joined != 0 ? 1 : 0;
            m_at += joined != 0 ? joined : 1;
        }
    }

    void copy() {
        const char c = m_text[m_at++];
        if (c == '\n')
            return endLine();
        m_out += c;
        if (m_quote != 0 && c == '\\' && m_at < m_text.size() && m_text[m_at] != '\n' && m_text[m_at] != '\r')
            m_out += m_text[m_at++];
        else if (c == m_quote)
            m_quote = 0;
        else if (m_quote == 0 && (c == '"' || c == '\''))
            m_quote = c;
    }

    void endLine() {
        m_out.append(m_owed + 1, '\n');
        m_owed = 0;
        m_quote = 0;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::string m_out;
    std::size_t m_owed = 0; // line feeds that were left out within this line
    char m_quote = 0;
};

class TextCutter {
public:
    TextCutter(std::string_view text, const std::string* file) : m_text(text), m_file(file) {}

    std::vector<Token> run() {
        while (m_at < m_text.size())
            step();
        return std::move(m_tokens);
    }

private:
    void step() {
        const char c = m_text[m_at];
        if (c == '\n') {
            ++m_line;
            ++m_at;
            m_beginsLine = true;
            m_afterBlank = false;
        } else if (isBlank(c) || c == 0) {
            ++m_at;
            m_afterBlank = true;
        } else if (isLetter(c)) {
            take(TokenKind::Name, nameSize());
        } else if (isDigit(c) || (c == '.' && m_at + 1 < m_text.size() && isDigit(m_text[m_at + 1]))) {
            take(TokenKind::Number, numberSize());
        } else if (c == '"' || c == '\'') {
            take(c == '"' ? TokenKind::Text : TokenKind::Character, literalSize(c));
        } else {
            take(TokenKind::Sign, signSize());
        }
    }

    std::size_t nameSize() const {
        std::size_t size = 1;
        while (m_at + size < m_text.size() && (isLetter(m_text[m_at + size]) || isDigit(m_text[m_at + size])))
            ++size;
        return size;
    }

    std::size_t numberSize() const {
        std::size_t size = 1;
        while (m_at + size < m_text.size()) {
            const char c = m_text[m_at + size];
            const char before = m_text[m_at + size - 1];
            const bool exponent = (c == '+' || c == '-') && (before == 'e' || before == 'E') &&
                                  !m_text.substr(m_at).starts_with("0x") &&
                                  !m_text.substr(m_at).starts_with("0X");
            if (!isLetter(c) && !isDigit(c) && c != '.' && !exponent)
                break;
            ++size;
        }
        return size;
    }

    std::size_t literalSize(char quote) const {
        std::size_t end = m_at + 1;
        while (end < m_text.size() && m_text[end] != quote && m_text[end] != '\n')
            end += m_text[end] == '\\' && end + 1 < m_text.size() && m_text[end + 1] != '\n' ? 2 : 1;
        const bool closed = end < m_text.size() && m_text[end] == quote;
        return std::min(end + (closed ? 1 : 0), m_text.size()) - m_at;
    }

    std::size_t signSize() const {
        static constexpr std::array<std::string_view, 23> longSigns{
            "...", "<<=", ">>=", "##", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||",
            "->",  "++",  "--",  "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="};
        for (const std::string_view sign : longSigns) {
            if (m_text.substr(m_at).starts_with(sign))
                return sign.size();
        }
        return 1;
    }

    void take(TokenKind kind, std::size_t size) {
        m_tokens.push_back(
            {m_text.substr(m_at, size), m_file, m_line, kind, m_beginsLine, m_afterBlank, false});
        m_at += size;
        m_beginsLine = false;
        m_afterBlank = false;
    }

    std::string_view m_text;
    const std::string* m_file;
    std::size_t m_at = 0;
    std::uint32_t m_line = 1;
    bool m_beginsLine = true;
    bool m_afterBlank = false;
    std::vector<Token> m_tokens;
};

int digitValue(char c) {
    if (isDigit(c))
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : 16;
}

// Reads digits at the place and moves it after them.
char numberedByte(std::string_view text, std::size_t& at, int base, std::size_t mostDigits) {
    unsigned value = 0;
    for (std::size_t digits = 0; digits < mostDigits && at < text.size() && digitValue(text[at]) < base;
         ++digits)
        value = (value * unsigned(base) + unsigned(digitValue(text[at++]))) & 0xFFU;
    return static_cast<char>(value);
}

char escapedByte(std::string_view text, std::size_t& at) {
    static constexpr std::string_view letters = "abfnrtve";
    static constexpr std::string_view bytes = "\a\b\f\n\r\t\v\x1B";
    constexpr std::size_t mostOctal = 3;
    if (digitValue(text[at]) < 8)
        return numberedByte(text, at, 8, mostOctal);
    const char letter = text[at++];
    if (letter == 'x')
        return numberedByte(text, at, 16, text.size());
    const std::size_t known = letters.find(letter);
    return known == std::string_view::npos ? letter : bytes[known];
}

} // namespace

std::string withoutComments(std::string_view text) {
    return CommentRemover(text).run();
}

std::vector<Token> cutText(std::string_view text, const std::string* file) {
    return TextCutter(text, file).run();
}

std::string literalBytes(std::string_view literal) {
    if (literal.size() < 2)
        return {};
    const std::string_view inner = literal.substr(1, literal.size() - 2);
    std::string bytes;
    for (std::size_t at = 0; at < inner.size();) {
        const char c = inner[at++];
        bytes += c == '\\' && at < inner.size() ? escapedByte(inner, at) : c;
    }
    return bytes;
}

} // namespace levwright::sources
