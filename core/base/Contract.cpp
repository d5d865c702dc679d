// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"

#include <format>

namespace levwright {

void contractFailed(std::string_view promise, const std::source_location& place) {
    throw ContractViolation(std::format("{}:{}: {}: broken promise: {}", place.file_name(), place.line(),
                                        place.function_name(), promise));
}

} // namespace levwright
