// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diag/Diagnostic.h"

#include <QString>

namespace levwright {

class Session;

// The name of a fix for the problem that adds its thing to the user's game; see Session::wantTaught(). Empty
// if nothing can be added.
QString labelOfTeaching(const Session& session, const Diagnostic& found);

} // namespace levwright
