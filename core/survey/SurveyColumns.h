// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the table of all levels, on the page and in CSV.
#pragma once

#include "core/survey/Survey.h"

#include <span>
#include <string>
#include <string_view>

namespace levwright::survey {

struct Column {
    std::string_view key;                // in the first line of CSV
    const char* title;                   // on the page
    const char* tip;                     // what the number is
    double (*value)(const Level& level); // not a number if the level has none
    int digits = 0;                      // behind the decimal point
    bool isOfRolls = true;               // a level that was not rolled has no value
};

std::span<const Column> surveyColumns();

// The value with the digits of its column; empty if the level has none.
std::string textOf(const Column& column, const Level& level);

} // namespace levwright::survey
