// SPDX-License-Identifier: GPL-3.0-or-later
// Calls that the game takes, but makes something else of than one would think. Internal to check37.
#pragma once

#include "core/check37/CallChecks.h"

namespace levwright::check37 {

// Of any function.
void checkOddCall(CheckContext& context, const CheckedCall& call);
// Of a call of des, with its values.
void checkOddValues(CheckContext& context, std::size_t call, const CallValues& values);

} // namespace levwright::check37
