// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/Comparison.h"

namespace levwright::compare {

// What differs between two files by what maps, parts and rooms contain, however it is written: for files of
// two games, and for a compiled level turned back into a description. Levels are the same by their names, or
// if each file has one; terrain and things are the same by their names, and rooms by their order. Between two
// languages, things are the same that both describe in their own words: any monster, the same class of
// objects, a region of the same kind; arrivals are left out. A single level is compared with the level of
// that name alone if the other file has one. Both are level files; others have no differences.
std::vector<Difference> differencesInMeaning(const Analysis& before, const Analysis& after);

} // namespace levwright::compare
