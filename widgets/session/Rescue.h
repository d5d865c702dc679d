// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

namespace levwright {

// Writes the session's text beside its file (FILE.rescued), or, where that fails or there is no file, into
// the folder. What was rescued before stays. The path it is at, or why the last of these failed.
Result<QString> rescueText(const Session& session, FileStore& files, const QString& folder);

} // namespace levwright
