// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that chooses how JSON is read and written; who makes or takes values apart includes
// <nlohmann/json.hpp> in its source, never in a header.
#pragma once

#include "core/base/Result.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace levwright {

// Members stay in the order in which they were put in, and each is looked for from the first: for writing.
using JsonToWrite = nlohmann::ordered_json;
// For reading: members are found fast, however many there are.
using JsonRead = nlohmann::json;

// On one line, without a line end, in UTF-8. What is no UTF-8 in a text becomes U+FFFD.
std::string toLine(const JsonToWrite& value);

constexpr int deepestJson = 32;
// Errors: it is no JSON (the message names the byte), or more than 32 brackets lie in each other.
Result<JsonRead> readJson(std::string_view text);

} // namespace levwright
