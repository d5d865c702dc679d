// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QStringList>

namespace levwright {

// Lets the watcher watch exactly these paths.
void watchOnly(QFileSystemWatcher& watcher, const QStringList& wanted);

} // namespace levwright
