// SPDX-License-Identifier: GPL-3.0-or-later
// Comments in which authors tell this program something about a level.
#pragma once

#include "core/text/Range.h"
#include "core/tree/LevelTree.h"

#include <string_view>
#include <vector>

namespace levwright {

// The marks that begin a comment.
inline constexpr std::string_view commentMark = "#";
inline constexpr std::string_view scriptCommentMark = "--";

// What follows the opening up to the end of its line, for each comment that stands at the start of a line,
// outside of maps, and begins with the mark and the opening. text is the text of the tree.
std::vector<Range> commentsWith(const LevelTree& tree, std::string_view text, std::string_view mark,
                                std::string_view opening);

} // namespace levwright
