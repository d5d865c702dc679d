// SPDX-License-Identifier: GPL-3.0-or-later
// What operators of Python make of values. Internal to python.
#pragma once

#include "core/python/PythonValue.h"

#include <string_view>

namespace levwright::python {

// Of ==, !=, <, >, <=, >=, in, not in.
PythonValue compared(std::string_view sign, const PythonValue& a, const PythonValue& b);
// Of two operands; unknown for operators other than +, -, *, //, % of numbers, + of texts and lists, and * of
// a text or list.
PythonValue combined(std::string_view sign, const PythonValue& a, const PythonValue& b);
// The size of a value: its bytes, or its items with all that is in them.
std::size_t weightOf(const PythonValue& value);
// The size of what the operator would make, in the same measure.
std::size_t piecesOf(std::string_view sign, const PythonValue& a, const PythonValue& b);

PythonValue itemOf(const PythonValue& value, const PythonValue& index);
PythonValue numberOf(std::string_view digits);

} // namespace levwright::python
