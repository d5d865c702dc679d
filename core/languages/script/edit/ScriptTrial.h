// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelLanguage.h"
#include "core/text/EditOutcome.h"

namespace levwright {

// The edit; refused if the script has more syntax errors with it than without.
EditOutcome provenScript(const LevelSource& level, TextEdit edit);

} // namespace levwright
