// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/PythonPath.h"

#include "core/base/Numbers.h"

namespace levwright::python {

std::optional<PythonPath> pythonPathOf(const std::string& path) {
    if (const auto form = pythonFormOf(path))
        return PythonPath{path, *form, std::nullopt};
    const std::size_t colon = path.rfind(':');
    if (colon == std::string::npos)
        return std::nullopt;
    const auto form = pythonFormOf(std::string_view(path).substr(0, colon));
    const auto number = wholeNumber<std::size_t>(std::string_view(path).substr(colon + 1));
    if (!form || !number)
        return std::nullopt;
    return PythonPath{path.substr(0, colon), *form, number};
}

} // namespace levwright::python
