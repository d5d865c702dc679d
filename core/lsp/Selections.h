// SPDX-License-Identifier: GPL-3.0-or-later
// Ranges around a place, from its word to the whole file, for editors that grow a selection step by step.
// Internal to lsp.
#pragma once

#include "core/lsp/OpenFile.h"

namespace levwright::lsp {

JsonToWrite selectionRanges(OpenFile& file, const JsonRead& positions, ColumnUnit unit);

} // namespace levwright::lsp
