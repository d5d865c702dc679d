// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace levwright {

// Shows lines of a text as they are; nothing in it can be changed.
QPlainTextEdit* makeLinesView(const char* objectName, const QString& name, QWidget* parent);

} // namespace levwright
