// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Numbers.h"

#include <locale>
#include <sstream>
#include <string>

namespace levwright {

// std::from_chars reads no fractions in the library of clang 19.
std::optional<double> decimalNumber(std::string_view digits) {
    std::istringstream spelled{std::string(digits)};
    spelled.imbue(std::locale::classic());
    double number = 0;
    spelled >> number;
    return spelled ? std::optional(number) : std::nullopt;
}

} // namespace levwright
