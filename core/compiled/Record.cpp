// SPDX-License-Identifier: GPL-3.0-or-later
// The header has to compile on its own.
#include "core/compiled/Record.h"
