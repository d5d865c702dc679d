// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// The longest file name, in bytes, on the systems we know.
inline constexpr std::size_t longestFileName = 255;

// Why name followed by suffix cannot be the name of a file within a folder, as the end of a sentence; empty
// if it can. The name must not be empty, "." or "..", and must have no slash and no NUL byte.
std::optional<std::string> whyNoFileName(std::string_view name, std::string_view suffix = {});

} // namespace levwright
