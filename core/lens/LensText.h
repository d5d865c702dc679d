// SPDX-License-Identifier: GPL-3.0-or-later
// What lenses tell, as JSON and as lines for people.
#pragma once

#include "core/lens/LensSum.h"

#include <string>

namespace levwright::lens {

// One line with its line end. Members: lens, seed, unit; numbers, 21 rows of 80 columns with null for no
// number; marks, by word, lists of [x,y],
// for a choke [x,y,cells that its loss cuts off]; measures, by word, null for nothing to measure; parts, with
// kind, key, count, value and, for a room, area as [x1,y1,x2,y2].
std::string toJson(const LensResult& result, std::uint64_t seed);
// The same for many rolls. Members: lens, rolls, unit; means, like numbers; marks, lists of [x,y,rolls];
// measures: rolls (with a value), least, median, most, mean, and values, a list of value (or null), rolls and
// the lowest seed; parts: kind, key, count, value, rolls. Both have depths, [from,to], if
// the danger is compared with stock levels.
std::string toJson(const LensSum& sum);

// A line for each measure, in the language in use, in the order of the lens.
std::string inLines(const LensResult& result);
std::string inLines(const LensSum& sum);

} // namespace levwright::lens
