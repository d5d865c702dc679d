// SPDX-License-Identifier: GPL-3.0-or-later
// Rewrites a description without the things that its game does not know. Internal to convert and minihack.
#pragma once

#include "core/languages/convert/Conversion.h"
#include "core/text/TextEdit.h"
#include "core/tree/FileTree.h"

#include <string>
#include <vector>

namespace levwright {

struct KnownText {
    std::string text;
    TextEdit back;                     // turns text back into what was written
    std::vector<ConversionNote> notes; // one for each lost thing, at its place in what was written
};

// Unknown names become random things of their class, and unknown map cells become floor. Unknown words are
// removed, and unknown statements become comments. Not for scripts. Error: the description has errors of
// another kind (the message names the first, with its line).
Result<KnownText> knownText(const Game& game, const FileTree& file);

// The same for what only the description's own game understands: options, values and statements that its
// tables describe, but that games with the same language do not have.
KnownText withoutOwnForms(const FileTree& file);

} // namespace levwright
