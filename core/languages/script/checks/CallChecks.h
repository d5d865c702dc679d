// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the arguments of a call: how many there are, of which kind, and the keys of a table. Internal to
// script/checks.
#pragma once

#include "core/languages/script/checks/CheckedCall.h"

namespace levwright::script {

void checkArguments(CheckContext& context, const CheckedCall& call);

} // namespace levwright::script
