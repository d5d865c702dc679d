// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/lua/LuaLiterals.h"

#include "core/base/Numbers.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <format>

namespace levwright::lua {
namespace {

std::size_t runLength(std::string_view text, bool (*belongs)(char)) {
    return std::size_t(std::ranges::find_if_not(text, belongs) - text.begin());
}

// Skips the digits; true if there were any.
bool skipDigits(std::string_view& rest, bool (*belongs)(char)) {
    const std::size_t length = runLength(rest, belongs);
    rest.remove_prefix(length);
    return length > 0;
}

class StringReader {
public:
    explicit StringReader(std::string_view inner) : m_rest(inner) {}

    std::optional<std::string> read() {
        while (!m_rest.empty()) {
            if (m_rest.front() != '\\')
                m_value += take();
            else if (!readEscape())
                return std::nullopt;
        }
        return std::move(m_value);
    }

private:
    char take() {
        const char c = m_rest.front();
        m_rest.remove_prefix(1);
        return c;
    }

    bool readEscape() {
        m_rest.remove_prefix(1);
        if (m_rest.empty())
            return false;
        if (const auto length = lineEndLength(m_rest)) {
            m_rest.remove_prefix(*length);
            m_value += '\n';
            return true;
        }
        if (isDigit(m_rest.front()))
            return readDecimal();
        const char c = take();
        switch (c) {
        case 'x':
            return readHex();
        case 'u':
            return readCodePoint();
        case 'z':
            m_rest.remove_prefix(runLength(
                m_rest, [](char blank) { return blank == ' ' || (blank >= '\t' && blank <= '\r'); }));
            return true;
        default:
            return readSimple(c);
        }
    }

    bool readSimple(char c) {
        constexpr std::string_view letters = "abfnrtv\\\"'";
        constexpr std::string_view values = "\a\b\f\n\r\t\v\\\"'";
        const std::size_t at = letters.find(c);
        if (at == std::string_view::npos)
            return false;
        m_value += values[at];
        return true;
    }

    bool readNumber(std::string_view digits, int base, std::uint32_t& number) const {
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number, base);
        return error == std::errc{} && end == digits.data() + digits.size();
    }

    bool readDecimal() {
        const std::string_view digits =
            m_rest.substr(0, std::min<std::size_t>(3, runLength(m_rest, isDigit)));
        m_rest.remove_prefix(digits.size());
        std::uint32_t number = 0;
        if (!readNumber(digits, 10, number) || number > 255)
            return false;
        m_value += char(number);
        return true;
    }

    bool readHex() {
        std::uint32_t number = 0;
        if (m_rest.size() < 2 || !readNumber(m_rest.substr(0, 2), 16, number))
            return false;
        m_rest.remove_prefix(2);
        m_value += char(number);
        return true;
    }

    bool readCodePoint() {
        const std::size_t close = m_rest.find('}');
        std::uint32_t number = 0;
        if (!m_rest.starts_with('{') || close == std::string_view::npos ||
            !readNumber(m_rest.substr(1, close - 1), 16, number) || number > 0x7fffffffU)
            return false;
        m_rest.remove_prefix(close + 1);
        appendUtf8(number);
        return true;
    }

    // Writes up to six bytes, as old UTF-8 did; Lua still does.
    void appendUtf8(std::uint32_t number) {
        if (number < 0x80) {
            m_value += char(number);
            return;
        }
        std::string bytes;
        std::uint32_t firstHolds = 0x3f;
        do {
            bytes.insert(bytes.begin(), char(0x80 | (number & 0x3f)));
            number >>= 6;
            firstHolds >>= 1;
        } while (number > firstHolds);
        bytes.insert(bytes.begin(), char((~firstHolds << 1) | number));
        m_value += bytes;
    }

    std::string_view m_rest;
    std::string m_value;
};

// The text between long brackets, without a line end at its start, and with line feeds as line ends.
std::string longValue(std::string_view spelled) {
    const std::size_t bracket = spelled.find('[', 1) + 1;
    std::string_view rest = spelled.substr(bracket, spelled.size() - 2 * bracket);
    rest.remove_prefix(lineEndLength(rest).value_or(0));
    std::string value;
    value.reserve(rest.size());
    while (!rest.empty()) {
        const auto length = lineEndLength(rest);
        value += length ? '\n' : rest.front();
        rest.remove_prefix(length.value_or(1));
    }
    return value;
}

} // namespace

std::optional<std::size_t> lineEndLength(std::string_view text) {
    if (text.starts_with("\r\n") || text.starts_with("\n\r"))
        return 2;
    if (text.starts_with('\n') || text.starts_with('\r'))
        return 1;
    return std::nullopt;
}

bool isNumber(std::string_view spelled) {
    const bool hex = spelled.starts_with("0x") || spelled.starts_with("0X");
    std::string_view rest = spelled.substr(hex ? 2 : 0);
    bool (*const belongs)(char) = hex ? isHexDigit : isDigit;
    bool some = skipDigits(rest, belongs);
    if (rest.starts_with('.')) {
        rest.remove_prefix(1);
        some |= skipDigits(rest, belongs);
    }
    if (!some)
        return false;
    const std::string_view exponents = hex ? "pP" : "eE";
    if (rest.empty() || !exponents.contains(rest.front()))
        return rest.empty();
    rest.remove_prefix(1);
    if (rest.starts_with('+') || rest.starts_with('-'))
        rest.remove_prefix(1);
    return skipDigits(rest, isDigit) && rest.empty();
}

std::optional<double> decimalNumber(std::string_view spelled) {
    if (!isNumber(spelled) || spelled.find_first_of("xX") != std::string_view::npos)
        return std::nullopt;
    return levwright::decimalNumber(spelled);
}

std::optional<std::string> stringValue(std::string_view spelled) {
    if (spelled.starts_with('['))
        return longValue(spelled);
    return StringReader(spelled.substr(1, spelled.size() - 2)).read();
}

std::string quoted(std::string_view text, char quote) {
    std::string written(1, quote);
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == quote || c == '\\')
            written += '\\';
        if (c == '\n')
            written += "\\n";
        else if (byte < ' ')
            written += std::format("\\{:03}", byte);
        else
            written += c;
    }
    return written + quote;
}

} // namespace levwright::lua
