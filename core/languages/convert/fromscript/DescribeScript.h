// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a level script to a description in the language of NetHack 3.6. What a description cannot express
// becomes a comment in the script's own words.
#pragma once

#include "core/base/Result.h"
#include "core/languages/convert/Conversion.h"
#include "core/model/Game.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

struct DescribedScript {
    std::string text;
    std::vector<ConversionNote> notes; // ranges in the script, in text order
};

// levelName is the name of the level; if empty, the script's first line gives it. The text has no errors in
// the other game. Errors: there is no conversion between these games; the script has errors (the message
// names the first, with its line).
Result<DescribedScript> describeScript(const Game& from, const Game& to, std::string_view text,
                                       std::string_view levelName = {});

} // namespace levwright
