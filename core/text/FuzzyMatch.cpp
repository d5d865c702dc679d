// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/FuzzyMatch.h"

#include <cctype>
#include <vector>

namespace levwright {
namespace {

bool isWordByte(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || std::isalnum(byte) != 0;
}

bool isWordStart(std::string_view text, std::size_t at) {
    return isWordByte(text[at]) && (at == 0 || !isWordByte(text[at - 1]));
}

bool beginsWord(std::string_view text, std::string_view typed) {
    for (std::size_t at = text.find(typed); at != std::string_view::npos; at = text.find(typed, at + 1)) {
        if (isWordStart(text, at))
            return true;
    }
    return false;
}

// Whether the typed text consists of pieces, each from the start of a later word.
bool isOfWordStarts(std::string_view text, std::string_view typed) {
    std::vector<bool> ends(text.size()); // whether the typed text so far can end there
    for (std::size_t i = 0; i < typed.size(); ++i) {
        std::vector<bool> next(text.size());
        bool isAny = false;
        bool isBefore = i == 0; // whether it can end somewhere before
        for (std::size_t at = 0; at < text.size(); ++at) {
            const bool goesOn = i > 0 && at > 0 && ends[at - 1];
            next[at] = text[at] == typed[i] && (goesOn || (isBefore && isWordStart(text, at)));
            isAny = isAny || next[at];
            isBefore = isBefore || ends[at];
        }
        if (!isAny)
            return false;
        ends.swap(next);
    }
    return true;
}

bool isScattered(std::string_view text, std::string_view typed) {
    for (std::size_t start = 0; start < text.size(); ++start) {
        if (text[start] != typed.front() || !isWordStart(text, start))
            continue;
        std::size_t found = 1;
        for (std::size_t at = start + 1; at < text.size() && found < typed.size(); ++at)
            found += text[at] == typed[found] ? 1 : 0;
        return found == typed.size(); // what is after a later start is after this one, too
    }
    return false;
}

} // namespace

std::optional<FuzzyMatch> fuzzyMatch(std::string_view text, std::string_view typed) {
    if (text.starts_with(typed))
        return FuzzyMatch::Begins;
    if (beginsWord(text, typed))
        return FuzzyMatch::BeginsWord;
    if (isOfWordStarts(text, typed))
        return FuzzyMatch::WordStarts;
    if (text.contains(typed))
        return FuzzyMatch::Within;
    return isScattered(text, typed) ? std::optional(FuzzyMatch::Scattered) : std::nullopt;
}

} // namespace levwright
