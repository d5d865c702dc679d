// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/Grammar.h"

#include <QString>

namespace levwright {

// "Monsters", …
QString nameOf(StatementGroup group);

} // namespace levwright
