// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/survey/Survey.h"

#include <string>
#include <string_view>

namespace levwright::survey {

// JSON with each level on a line of its own. It is complete, so it can be read, merged and compared.
std::string toJson(const Survey& survey);

// Unknown members are ignored. Errors: json is not JSON (the message names the byte), or not a survey (the
// message names the member).
Result<Survey> readSurvey(std::string_view json);

// A table with a line for each level, for notebooks: what the page shows. Fields are quoted as in RFC 4180.
std::string toCsv(const Survey& survey);

} // namespace levwright::survey
