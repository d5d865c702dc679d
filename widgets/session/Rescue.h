// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

namespace levwright {

// Writes the session's text next to its file (FILE.rescued), or into the folder if that fails or there is no
// file. Earlier rescued files stay. Returns the path, or the error of the last attempt.
Result<QString> rescueText(const Session& session, FileStore& files, const QString& folder);

} // namespace levwright
