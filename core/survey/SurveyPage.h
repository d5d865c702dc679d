// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/survey/Survey.h"

#include <string>

namespace levwright::survey {

// A file of HTML that needs no other file and no network: a table of all levels, which a reader sorts, and a
// section for each level. Without scripts everything can still be read.
std::string pageOf(const Survey& survey);

} // namespace levwright::survey
