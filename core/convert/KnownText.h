// SPDX-License-Identifier: GPL-3.0-or-later
// A description that speaks of what its game does not know, put into words that the game has. Internal to
// convert and minihack.
#pragma once

#include "core/convert/Conversion.h"
#include "core/syntax/FileTree.h"
#include "core/text/TextEdit.h"

#include <string>
#include <vector>

namespace levwright {

struct KnownText {
    std::string text;
    TextEdit back;                     // leads from text to what was written
    std::vector<ConversionNote> notes; // of what was written: one for each thing that is lost
};

// Names become random things of their class, map cells floor; words go, and statements become comments. Not
// for scripts. Error: the description has errors of another kind (the message names the first, with its
// line).
Result<KnownText> knownText(const Game& game, const FileTree& file);

} // namespace levwright
