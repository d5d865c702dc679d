// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Coding.h"

#include "core/base/Printable.h"

namespace levwright::search {
namespace {

constexpr char32_t firstEscape = 0xE400; // as in widgets/session/TextCodec
constexpr unsigned char firstAboveAscii = 0x80;

Character characterAt(std::string_view text, std::size_t at) {
    const auto first = static_cast<unsigned char>(text[at]);
    if (first < firstAboveAscii)
        return {1, first};
    const std::size_t bytes = utf8Length(text.substr(at));
    if (bytes < 2)
        return {1, firstEscape + first};
    char32_t code = first & (0x7FU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i)
        code = code << 6U | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
    return {bytes, code};
}

// Characters for private use become bytes again.
std::string bytesOf(std::string_view utf8) {
    std::string bytes;
    for (std::size_t at = 0; at < utf8.size();) {
        const Character character = characterAt(utf8, at);
        const bool isEscape = character.bytes > 1 && character.code >= firstEscape + firstAboveAscii &&
                              character.code <= firstEscape + 0xFF;
        if (isEscape)
            bytes += char(character.code - firstEscape);
        else
            bytes += utf8.substr(at, character.bytes);
        at += character.bytes;
    }
    return bytes;
}

} // namespace

const Coding& utf8() {
    static const Coding coding{characterAt, bytesOf};
    return coding;
}

void addAsUtf8(char32_t code, std::string& text) {
    constexpr char32_t last = 0x10FFFF;
    const bool isSurrogate = code >= 0xD800 && code <= 0xDFFF;
    if (code > last || isSurrogate)
        code = 0xFFFD;
    const auto next = [code](unsigned shift) { return char(0x80U | (code >> shift & 0x3FU)); };
    if (code < 0x80) {
        text += char(code);
    } else if (code < 0x800) {
        text += {char(0xC0U | code >> 6U), next(0)};
    } else if (code < 0x10000) {
        text += {char(0xE0U | code >> 12U), next(6), next(0)};
    } else {
        text += {char(0xF0U | code >> 18U), next(12), next(6), next(0)};
    }
}

} // namespace levwright::search
