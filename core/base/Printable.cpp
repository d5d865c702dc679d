// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Printable.h"

#include "core/base/Phrase.h"

#include <format>
#include <iterator>

namespace levwright {
namespace {

unsigned byteAt(std::string_view text, std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
}

// For a whole character: C0, DEL, C1, U+200E, U+200F, U+2028 to U+202E, U+2066 to U+2069.
bool isControl(std::string_view character) {
    const unsigned lead = byteAt(character, 0);
    const unsigned second = byteAt(character, 1);
    const unsigned third = byteAt(character, 2);
    if (character.size() == 1)
        return lead < 0x20 || lead == 0x7F;
    if (lead == 0xC2)
        return second < 0xA0;
    if (lead != 0xE2)
        return false;
    const bool marks = second == 0x80 && (third == 0x8E || third == 0x8F || (third >= 0xA8 && third <= 0xAE));
    return marks || (second == 0x81 && third >= 0xA6 && third <= 0xA9);
}

} // namespace

std::size_t utf8Length(std::string_view text) {
    const unsigned lead = byteAt(text, 0);
    if (text.empty() || lead < 0x80)
        return text.empty() ? 0 : 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4)
        return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if (!isContinuation(char(byteAt(text, i))))
            return 0;
    }
    const unsigned second = byteAt(text, 1);
    const bool tooLong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    const bool notThere = (lead == 0xED && second > 0x9F) || (lead == 0xF4 && second > 0x8F);
    return tooLong || notThere ? 0 : length;
}

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string printable(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const std::size_t whole = utf8Length(text);
        const std::string_view character = text.substr(0, whole == 0 ? 1 : whole);
        if (whole != 0 && !isControl(character)) {
            result += character;
        } else {
            for (const char byte : character)
                std::format_to(std::back_inserter(result), "\\x{:02x}", static_cast<unsigned char>(byte));
        }
        text.remove_prefix(character.size());
    }
    return result;
}

std::string characterWords(char c) {
    return c == '\'' || c == '\\' ? std::format("'\\{}'", c) : std::format("'{}'", c);
}

std::string shortened(std::string_view text, std::size_t most) {
    if (text.size() <= most)
        return std::string(text);
    std::size_t end = most;
    while (end > 0 && most - end < 3 && isContinuation(text[end]))
        --end;
    return std::string(text.substr(0, end)) + "…";
}

std::string inQuotes(std::string_view text, std::size_t most) {
    return withQuotes(printable(shortened(text, most)));
}

std::string inEnglishQuotes(std::string_view text, std::size_t most) {
    return "“" + printable(shortened(text, most)) + "”";
}

std::string forShell(std::string_view word) {
    std::string text = "'";
    for (const char c : word)
        text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + '\'';
}

} // namespace levwright
