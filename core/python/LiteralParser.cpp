// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/LiteralParser.h"

#include "core/base/LowerCase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>

namespace levwright::python {
namespace {

constexpr std::size_t longestPrefix = 2;
constexpr int deepest = 50; // literals and parts in others

bool isHexDigit(char c) {
    return (c >= '0' && c <= '9') || (lowerCase(c) >= 'a' && lowerCase(c) <= 'f');
}

bool isOctalDigit(char c) {
    return c >= '0' && c <= '7';
}

int valueOf(char digit) {
    return digit <= '9' ? digit - '0' : lowerCase(digit) - 'a' + 10;
}

struct Prefix {
    std::size_t size = 0;
    bool isRaw = false;
    bool isBytes = false;
    bool isFormatted = false;
};

// Empty if the letters are no prefix.
std::optional<Prefix> prefixOf(std::string_view letters) {
    Prefix prefix{.size = letters.size()};
    bool isUnicode = false;
    for (const char letter : letters) {
        const char c = lowerCase(letter);
        bool* const part = c == 'r'               ? &prefix.isRaw
                           : c == 'b'             ? &prefix.isBytes
                           : c == 'f' || c == 't' ? &prefix.isFormatted
                           : c == 'u'             ? &isUnicode
                                                  : nullptr;
        if (part == nullptr || *part)
            return std::nullopt;
        *part = true;
    }
    const bool fits = !(prefix.isBytes && prefix.isFormatted) && !(isUnicode && letters.size() > 1);
    return fits ? std::optional(prefix) : std::nullopt;
}

class LiteralScanner {
public:
    LiteralScanner(std::string_view source, int depth) : m_source(source), m_depth(depth) {}

    std::optional<PythonLiteral> scan(Offset at) {
        std::size_t letters = 0;
        while (letters < longestPrefix && std::isalpha(static_cast<unsigned char>(byteAt(at + letters))) != 0)
            ++letters;
        const Offset quotes = at + letters;
        const std::optional<Prefix> prefix =
            prefixOf(m_source.substr(std::min(at, m_source.size()), letters));
        if (!prefix || (byteAt(quotes) != '"' && byteAt(quotes) != '\''))
            return std::nullopt;
        m_literal = {.quote = byteAt(quotes),
                     .isRaw = prefix->isRaw,
                     .isBytes = prefix->isBytes,
                     .isFormatted = prefix->isFormatted};
        m_literal.isTriple = byteAt(quotes + 1) == m_literal.quote && byteAt(quotes + 2) == m_literal.quote;
        m_at = quotes + quoteSize();
        m_literal.body.begin = m_at;
        if (!passBody())
            return std::nullopt;
        m_literal.body.end = m_at;
        m_literal.range = {at, m_at + quoteSize()};
        return m_literal;
    }

private:
    char byteAt(Offset at) const { return at < m_source.size() ? m_source[at] : '\0'; }
    std::size_t quoteSize() const { return m_literal.isTriple ? 3 : 1; }
    bool isAtEnd() const {
        const char quote = m_literal.quote;
        return byteAt(m_at) == quote &&
               (!m_literal.isTriple || (byteAt(m_at + 1) == quote && byteAt(m_at + 2) == quote));
    }
    bool isLineEnd() const { return byteAt(m_at) == '\n' || byteAt(m_at) == '\r'; }

    // A backslash keeps the next byte from ending the literal, also in raw ones.
    void passEscape() {
        const bool isPair = byteAt(m_at + 1) == '\r' && byteAt(m_at + 2) == '\n';
        // Braces after a backslash still begin a part, except those of a character's name.
        const bool isBrace = byteAt(m_at + 1) == '{' || byteAt(m_at + 1) == '}';
        const bool hasName =
            m_literal.isFormatted && !m_literal.isRaw && m_source.substr(m_at).starts_with("\\N{");
        const Offset nameEnd =
            hasName ? m_source.find_first_of("}\"'\r\n", m_at) : Offset(std::string_view::npos);
        if (byteAt(nameEnd) == '}')
            m_at = nameEnd + 1;
        else
            m_at += isPair ? 3 : m_literal.isFormatted && isBrace ? 1 : 2;
    }

    bool passBody() {
        while (m_at < m_source.size()) {
            if (isAtEnd())
                return true;
            if (!m_literal.isTriple && isLineEnd())
                return false;
            const char c = byteAt(m_at);
            const bool isBrace = m_literal.isFormatted && (c == '{' || c == '}');
            if (c == '\\') {
                passEscape();
            } else if (isBrace && byteAt(m_at + 1) == c) {
                m_at += 2;
            } else if (isBrace) {
                m_nesting = 0;
                const Offset begin = m_at;
                if (c == '}')
                    ++m_at; // Python refuses it
                else if (passPart())
                    m_literal.parts.push_back({begin, m_at});
                else
                    return false;
            } else {
                ++m_at;
            }
        }
        return false;
    }

    // Passes over a computed part from its opening to its closing brace.
    bool passPart() {
        if (++m_nesting > deepest)
            return false;
        int open = 0;
        while (m_at < m_source.size()) {
            const char c = byteAt(m_at);
            if (!m_literal.isTriple && isLineEnd())
                return false;
            if (c == '"' || c == '\'') {
                if (!passNested())
                    return false;
                continue;
            }
            ++m_at;
            if (c == ':' && open == 1)
                return passFormat();
            if (c == '{' || c == '(' || c == '[')
                ++open;
            else if ((c == '}' || c == ')' || c == ']') && --open <= 0)
                return true;
        }
        return false;
    }

    // The format after the colon of a part. Quotes are plain characters in it.
    bool passFormat() {
        while (m_at < m_source.size() && !isAtEnd()) {
            const char c = byteAt(m_at);
            if (!m_literal.isTriple && isLineEnd())
                return false;
            if (c == '{') {
                if (!passPart())
                    return false;
                --m_nesting;
                continue;
            }
            ++m_at;
            if (c == '}')
                return true;
        }
        return false;
    }

    bool passNested() {
        if (m_depth >= deepest)
            return false;
        const auto isLetter = [&](Offset at) {
            return std::isalpha(static_cast<unsigned char>(byteAt(at))) != 0;
        };
        Offset begin = m_at;
        while (begin > m_literal.body.begin && m_at - begin < longestPrefix && isLetter(begin - 1))
            --begin;
        while (!prefixOf(m_source.substr(begin, m_at - begin)))
            ++begin;
        const std::optional<PythonLiteral> nested = LiteralScanner(m_source, m_depth + 1).scan(begin);
        if (nested)
            m_at = nested->range.end;
        return nested.has_value();
    }

    std::string_view m_source;
    int m_depth;
    Offset m_at = 0;
    int m_nesting = 0;
    PythonLiteral m_literal;
};

std::optional<std::string> utf8Of(std::uint32_t character) {
    std::string bytes;
    const auto add = [&](std::uint32_t bits) { bytes += char(bits); };
    if (character > 0x10ffff || (character >= 0xd800 && character <= 0xdfff))
        return std::nullopt;
    if (character < 0x80) {
        add(character);
    } else if (character < 0x800) {
        add(0xc0 | character >> 6U);
        add(0x80 | (character & 0x3fU));
    } else if (character < 0x10000) {
        add(0xe0 | character >> 12U);
        add(0x80 | (character >> 6U & 0x3fU));
        add(0x80 | (character & 0x3fU));
    } else {
        add(0xf0 | character >> 18U);
        add(0x80 | (character >> 12U & 0x3fU));
        add(0x80 | (character >> 6U & 0x3fU));
        add(0x80 | (character & 0x3fU));
    }
    return bytes;
}

struct PlainEscape {
    char letter;
    char value;
};
constexpr std::array<PlainEscape, 10> plainEscapes{{{'\\', '\\'},
                                                    {'\'', '\''},
                                                    {'"', '"'},
                                                    {'a', '\a'},
                                                    {'b', '\b'},
                                                    {'f', '\f'},
                                                    {'n', '\n'},
                                                    {'r', '\r'},
                                                    {'t', '\t'},
                                                    {'v', '\v'}}};

class UnitReader {
public:
    UnitReader(std::string_view source, const PythonLiteral& literal)
        : m_source(source.substr(0, literal.body.end)), m_literal(literal), m_at(literal.body.begin) {}

    std::optional<std::vector<LiteralUnit>> read() {
        while (m_at < m_source.size()) {
            const char c = m_source[m_at];
            const bool isBrace = m_literal.isFormatted && (c == '{' || c == '}');
            const bool isRead = c == '\\' && !m_literal.isRaw ? readEscape()
                                : isBrace                     ? readBrace()
                                : c == '\r'                   ? add(next() == '\n' ? 2 : 1, "\n")
                                                              : readCharacter();
            if (!isRead)
                return std::nullopt;
        }
        return std::move(m_units);
    }

private:
    char next(std::size_t by = 1) const { return m_at + by < m_source.size() ? m_source[m_at + by] : '\0'; }

    bool add(std::size_t size, std::string text) {
        m_units.push_back({.source = {m_at, m_at + size}, .text = std::move(text)});
        m_at += size;
        return true;
    }

    bool readCharacter() {
        const std::size_t size = utf8Length(m_source.substr(m_at));
        const bool fits = size == 1 || (size > 0 && !m_literal.isBytes);
        return fits && m_source[m_at] != '\0' && add(size, std::string(m_source.substr(m_at, size)));
    }

    bool readBrace() {
        if (m_part < m_literal.parts.size() && m_literal.parts[m_part].begin == m_at) {
            const Range part = m_literal.parts[m_part++];
            m_units.push_back({part, std::string(m_source.substr(part.begin, part.size())), true});
            m_at = part.end;
            return true;
        }
        const char brace = m_source[m_at];
        return next() == brace && add(2, std::string(1, brace));
    }

    bool addCharacter(std::size_t size, std::uint32_t character) {
        if (m_literal.isBytes)
            return add(size, std::string(1, char(character & 0xffU)));
        const std::optional<std::string> bytes = utf8Of(character);
        return bytes && add(size, *bytes);
    }

    bool readNumber(std::size_t digits) {
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < digits; ++i) {
            if (!isHexDigit(next(2 + i)))
                return false;
            number = number << 4U | std::uint32_t(valueOf(next(2 + i)));
        }
        return addCharacter(2 + digits, number);
    }

    bool readOctal() {
        std::uint32_t number = 0;
        std::size_t digits = 0;
        for (; digits < 3 && isOctalDigit(next(1 + digits)); ++digits)
            number = number << 3U | std::uint32_t(valueOf(next(1 + digits)));
        return addCharacter(1 + digits, number);
    }

    bool readEscape() {
        const char letter = next();
        const auto plain = std::ranges::find(plainEscapes, letter, &PlainEscape::letter);
        if (plain != plainEscapes.end())
            return add(2, std::string(1, plain->value));
        if (letter == '\n' || letter == '\r')
            return add(letter == '\r' && next(2) == '\n' ? 3 : 2, {});
        if (isOctalDigit(letter))
            return readOctal();
        if (letter == 'x')
            return readNumber(2);
        if (!m_literal.isBytes && (letter == 'u' || letter == 'U'))
            return readNumber(letter == 'u' ? 4 : 8);
        if (!m_literal.isBytes && letter == 'N')
            return false;
        return add(1, "\\"); // Python keeps what is no escape
    }

    std::string_view m_source;
    const PythonLiteral& m_literal;
    Offset m_at;
    std::size_t m_part = 0; // the next of the computed parts
    std::vector<LiteralUnit> m_units;
};

} // namespace

std::optional<PythonLiteral> literalAt(std::string_view source, Offset at) {
    return LiteralScanner(source, 0).scan(at);
}

std::optional<std::vector<LiteralUnit>> unitsOf(std::string_view source, const PythonLiteral& literal) {
    return UnitReader(source, literal).read();
}

bool isNamePart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

} // namespace levwright::python
