// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/FileName.h"

#include "core/base/Phrase.h"

#include <format>

namespace levwright {

std::optional<std::string> whyNoFileName(std::string_view name, std::string_view suffix) {
    if (name.empty())
        return say("it is empty");
    if (name == "." || name == "..")
        return say("it means a folder");
    if (name.contains('/'))
        return say("it contains a slash, which would lead into another folder");
    if (name.contains('\0'))
        return say("it contains a byte 0, where it would end");
    if (name.size() + suffix.size() > longestFileName)
        return say("it has {} bytes; at most {} are possible", name.size(), longestFileName - suffix.size());
    return std::nullopt;
}

} // namespace levwright
