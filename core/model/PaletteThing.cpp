// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/PaletteThing.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <format>

namespace levwright {

std::string nameOfClass(char symbol, std::string_view explanation) {
    return explanation.empty() ? std::format("class {}", characterWords(symbol))
                               : std::format("any {} {}", explanation, characterWords(symbol));
}

std::string shownName(const PaletteThing& thing) {
    if (!thing.container.empty())
        return say("{} with an object", thing.container);
    if (thing.kindChoice != KindChoice::OfClass)
        return thing.isGamesWord ? thing.name : std::string(said(thing.name));
    return thing.ofClass.empty() ? say("class {}", characterWords(thing.glyph))
                                 : say("any {} {}", said(thing.ofClass), characterWords(thing.glyph));
}

} // namespace levwright
