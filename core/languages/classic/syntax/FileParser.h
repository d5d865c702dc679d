// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/TextEdit.h"
#include "core/tree/Dialect.h"
#include "core/tree/FileTree.h"

namespace levwright {

// Never fails. In tolerant mode, a text that only the exact reading accepts is read exactly.
FileTree parseFile(const Dialect& dialect, TextSnapshot text, LexMode mode = LexMode::Tolerant);

// The tree of text, which is edit.apply(old.text). Levels that the edit does not touch keep their trees.
FileTree reparse(const Dialect& dialect, const FileTree& old, const TextEdit& edit, TextSnapshot text);

} // namespace levwright
