// SPDX-License-Identifier: GPL-3.0-or-later
// Taking statements of a Python program apart. Internal to python.
#pragma once

#include "core/text/Range.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright::python {

struct Assignment {
    std::vector<Range> targets; // none for an expression alone
    std::string_view sign;      // that of += and its like, such as +
    Range value;
};

Assignment assignmentIn(std::string_view source, Range statement);

// The parts of the range between those characters outside of brackets and literals.
std::vector<Range> partsAt(std::string_view source, Range range, char separator);

// The name in a target or parameter, without its type and stars; empty if it is not a name with attributes.
std::string nameOf(std::string_view target);
// The names in a target with commas.
std::vector<std::string> namesOf(std::string_view target);

} // namespace levwright::python
