// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/Comparison.h"
#include "core/text/EditOutcome.h"

namespace levwright::compare {

// An edit of mine that makes it as theirs in this one of differences(mine, theirs). Refused, with the reason,
// for cells that cannot be painted.
EditOutcome taken(const Analysis& mine, const Analysis& theirs, const Difference& difference);

} // namespace levwright::compare
