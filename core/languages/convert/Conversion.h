// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a description for one game into an equivalent one for another game, whose language can compute.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/GameList.h"
#include "core/model/Game.h"
#include "core/text/Range.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// Something without an equivalent, and what stands there instead.
struct ConversionNote {
    Range range;         // in the text that was converted
    std::string message; // a sentence
};

struct ConvertedText {
    std::string fileName; // the file for a level in a language with one level per file; else empty
    std::string text;
};

struct Conversion {
    std::vector<ConvertedText> texts;  // at least one
    std::vector<ConversionNote> notes; // in text order
};

// Whether descriptions for the first game can be converted for the second. Games with the same language can
// only if one of them is a user's.
bool canConvert(const Game& from, const GameEntry& to);

// Comments, blank lines and the order of statements stay. Rooms and containers get blocks or functions for
// their contents. Errors: there is no conversion between these games; the description has errors (the message
// names the first, with its line), or no level. The file of a script gives its level the name; without a file
// the script's first line does.
Result<Conversion> convertDescription(const Game& from, const Game& to, std::string_view text,
                                      std::string_view fileName = {});

} // namespace levwright
