// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/Analysis.h"

#include <optional>

namespace levwright::services {

// An error that a text has after a change and had not before: of its kind there are more.
std::optional<Refusal> newErrorIn(const Analysis& after, const Analysis& before);

} // namespace levwright::services
