// SPDX-License-Identifier: GPL-3.0-or-later
// The header must compile on its own.
#include "core/compiled/Record.h"
