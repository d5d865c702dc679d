// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to python.
#pragma once

#include "core/python/PythonLiteral.h"

#include <string>
#include <string_view>

namespace levwright::python {

// The text as the inside of such a literal, with the line ends of the program. A raw literal has no escapes,
// so it may come out as another text.
std::string written(std::string_view text, const PythonLiteral& literal, std::string_view lineEnd);

} // namespace levwright::python
