// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/Analysis.h"
#include "core/model/WritingHelp.h"

#include <optional>

namespace levwright::goals {

// What may stand at a place of a goal in a comment. Empty outside of goals, where others know what may stand.
std::optional<Completions> completionsAt(const Analysis& analysis, Offset at);

// What may stand at any place: what goals say of it, else what services::completionsAt says.
Completions allCompletionsAt(const Analysis& analysis, Offset at);

} // namespace levwright::goals
