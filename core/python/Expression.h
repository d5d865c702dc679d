// SPDX-License-Identifier: GPL-3.0-or-later
// Reads expressions of a Python program. Internal to python.
#pragma once

#include "core/python/PythonValue.h"
#include "core/text/Range.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace levwright::python {

struct CallArguments {
    std::vector<PythonValue> positional;
    std::vector<std::pair<std::string, PythonValue>> named;
    bool isWhole = true; // false: more of them stand in a list or a dictionary
};

// What an expression needs to know of its program.
class ExpressionScope {
public:
    ExpressionScope() = default;
    ExpressionScope(const ExpressionScope&) = delete;
    ExpressionScope& operator=(const ExpressionScope&) = delete;
    virtual ~ExpressionScope() = default;

    // Of a variable, or an attribute such as self.size.
    virtual PythonValue valueOf(const std::string& name) = 0;
    // name: of the function, such as random.choice; empty if it is computed. at: where the call begins.
    virtual PythonValue call(const std::string& name, const CallArguments& arguments, Offset at) = 0;
    // Whether a value of that many pieces may still be made.
    virtual bool mayMake(std::size_t pieces) = 0;
};

// The value of the expression, or of the list of expressions, that the range is. Unknown if it is something
// else, or only the running program can tell. The calls in it are made in order.
PythonValue evaluated(std::string_view source, Range range, ExpressionScope& scope);

} // namespace levwright::python
