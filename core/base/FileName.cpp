// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/FileName.h"

#include <format>

namespace levwright {

std::optional<std::string> whyNoFileName(std::string_view name, std::string_view suffix) {
    if (name.empty())
        return "it is empty";
    if (name == "." || name == "..")
        return "it means a folder";
    if (name.contains('/'))
        return "it contains a slash, which would lead into another folder";
    if (name.contains('\0'))
        return "it contains a byte 0, where it would end";
    if (name.size() + suffix.size() > longestFileName)
        return std::format("it has {} bytes; at most {} are possible", name.size(),
                           longestFileName - suffix.size());
    return std::nullopt;
}

} // namespace levwright
