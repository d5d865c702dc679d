// SPDX-License-Identifier: GPL-3.0-or-later
// Checks for calls that the game accepts, but understands differently than one would think. Internal to
// script/checks.
#pragma once

#include "core/languages/script/checks/CheckedCall.h"

namespace levwright::script {

// For calls of any function.
void checkOddCall(CheckContext& context, const CheckedCall& call);
// For a call of des, with its values.
void checkOddValues(CheckContext& context, std::size_t call, const CallValues& values);

} // namespace levwright::script
