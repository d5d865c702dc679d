// SPDX-License-Identifier: GPL-3.0-or-later
// The only place that chooses how JSON is read and written. Code that builds values or takes them apart
// includes <nlohmann/json.hpp> in its source file, never in a header.
#pragma once

#include "core/base/Result.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace levwright {

// For writing: members stay in the order in which they were added. Finding one takes a search from the first.
using JsonToWrite = nlohmann::ordered_json;
// For reading: members are found fast, however many there are.
using JsonRead = nlohmann::json;

// The value on one line, without a line end, in UTF-8. Bytes of a text that are not UTF-8 become U+FFFD.
std::string toLine(const JsonToWrite& value);

constexpr int deepestJson = 32;
// Errors: text is not JSON (the message names the byte), or brackets are nested more than 32 deep.
Result<JsonRead> readJson(std::string_view text);

} // namespace levwright
