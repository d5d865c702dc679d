// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/Grammar.h"

#include <QString>

namespace levwright {

// "Monsters", …
QString nameOf(StatementGroup group);

} // namespace levwright
