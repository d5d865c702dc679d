// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/PaletteThing.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <format>

namespace levwright {
namespace {

constexpr std::string_view withObject = " with an object";

std::string gamesWord(std::string_view name) {
    return name.ends_with(withObject)
               ? say("{} with an object", name.substr(0, name.size() - withObject.size()))
               : std::string(name);
}

} // namespace

std::string nameOfClass(char symbol, std::string_view explanation) {
    return explanation.empty() ? std::format("class {}", characterWords(symbol))
                               : std::format("any {} {}", explanation, characterWords(symbol));
}

std::string nameWithObject(std::string_view container) {
    return std::format("{}{}", container, withObject);
}

std::string shownName(const PaletteThing& thing) {
    if (thing.kindChoice != KindChoice::OfClass)
        return thing.isGamesWord ? gamesWord(thing.name) : std::string(said(thing.name));
    return thing.ofClass.empty() ? say("class {}", characterWords(thing.glyph))
                                 : say("any {} {}", said(thing.ofClass), characterWords(thing.glyph));
}

} // namespace levwright
