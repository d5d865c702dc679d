// SPDX-License-Identifier: GPL-3.0-or-later
// A description for one game made into an equivalent one for another, whose language computes.
#pragma once

#include "core/base/Result.h"
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

struct Conversion {
    std::string text;
    std::vector<ConversionNote> notes; // in text order
};

// Whether there are games whose descriptions can be made of this one's.
bool isConvertible(const Game& from);
// Whether descriptions for the first game can be converted into ones for the second.
bool canConvert(const Game& from, const Game& to);

// Comments, blank lines and the order of statements stay; rooms and containers get blocks, into which goes
// what lies in them. Errors: the games are not such a pair; the description has errors (the message names the
// first, with its line).
Result<Conversion> convertDescription(const Game& from, const Game& to, std::string_view text);

} // namespace levwright
