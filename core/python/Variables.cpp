// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/Variables.h"

namespace levwright::python {

PythonValue Variables::find(const std::string& name) const {
    const auto found = m_values.find(name);
    return found == m_values.end() ? PythonValue{} : found->second;
}

void Variables::set(const std::string& name, const PythonValue& value) {
    if (name.empty())
        return; // no name is assigned to, as in levels[0] = …
    PythonValue& own = m_values[name];
    m_before.emplace_back(name, std::exchange(own, value));
}

void Variables::forget(std::size_t mark, std::string_view keptPrefix) {
    std::vector<std::pair<std::string, PythonValue>> kept;
    for (; m_before.size() > mark; m_before.pop_back()) {
        auto& [name, before] = m_before.back();
        if (!keptPrefix.empty() && name.starts_with(keptPrefix))
            kept.push_back(std::move(m_before.back()));
        else
            m_values[name] = std::move(before);
    }
    // An outer scope forgets them.
    m_before.insert(m_before.end(), kept.rbegin(), kept.rend());
}

} // namespace levwright::python
