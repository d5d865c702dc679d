// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the keys of a table that a function takes. Internal to script/checks.
#pragma once

#include "core/languages/script/checks/CheckedCall.h"

namespace levwright::script {

// Reports unknown keys, wrong values and missing keys.
void checkTable(CheckContext& context, const CheckedCall& call);
// Reports missing keys, even if the call has no arguments.
void checkNeeded(CheckContext& context, const CheckedCall& call);

} // namespace levwright::script
