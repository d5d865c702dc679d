// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/c/Token.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace levwright::sources {

using NameValue = std::function<std::optional<std::int64_t>(std::string_view)>;

// The value of a constant expression whose macros are expanded; casts are skipped. Empty if it is malformed,
// uses something else than whole numbers, or a name without a value.
std::optional<std::int64_t> evaluate(Tokens tokens, const NameValue& valueOf);

} // namespace levwright::sources
