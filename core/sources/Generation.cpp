// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/Generation.h"

#include <algorithm>
#include <ranges>

namespace levwright::sources {

TraitWords traitWords(std::string_view field) {
    TraitWords words;
    for (const auto word : field | std::views::split(' ')) {
        if (!word.empty())
            words.emplace(word);
    }
    return words;
}

std::string joinedTraits(const TraitWords& traits, const std::vector<std::string_view>& order) {
    std::string text;
    for (const std::string_view trait : order) {
        if (traits.contains(trait))
            text += (text.empty() ? "" : " ") + std::string(trait);
    }
    return text;
}

} // namespace levwright::sources
