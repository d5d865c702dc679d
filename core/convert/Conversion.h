// SPDX-License-Identifier: GPL-3.0-or-later
// A description for one game made into an equivalent one for another, whose language computes.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/GameList.h"
#include "core/model/Game.h"
#include "core/text/Range.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// What has no equivalent, and what stands there instead.
struct ConversionNote {
    Range range;         // in the text that was converted
    std::string message; // a sentence
};

struct ConvertedText {
    std::string fileName; // of a level in a language whose files hold one each; else empty
    std::string text;
};

struct Conversion {
    std::vector<ConvertedText> texts;  // at least one
    std::vector<ConversionNote> notes; // in text order
};

// Whether descriptions for the first game can be converted into ones for the second.
bool canConvert(const Game& from, const GameEntry& to);

// Comments, blank lines and the order of statements stay; rooms and containers get blocks or functions, into
// which goes what lies in them. Errors: the games are not such a pair; the description has errors (the
// message names the first, with its line), or no level.
Result<Conversion> convertDescription(const Game& from, const Game& to, std::string_view text);

} // namespace levwright
