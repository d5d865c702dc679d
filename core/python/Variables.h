// SPDX-License-Identifier: GPL-3.0-or-later
// The variables of a program. Internal to python.
#pragma once

#include "core/python/PythonValue.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace levwright::python {

class Variables {
public:
    // Unknown if there is none of that name.
    PythonValue find(const std::string& name) const;
    void set(const std::string& name, const PythonValue& value);

    // forget() makes the variables what they were at the mark, but for those that begin with the prefix, if
    // it is not empty.
    std::size_t mark() const { return m_before.size(); }
    void forget(std::size_t mark, std::string_view keptPrefix);

private:
    std::map<std::string, PythonValue> m_values;
    std::vector<std::pair<std::string, PythonValue>> m_before; // what was set, and what it was
};

} // namespace levwright::python
