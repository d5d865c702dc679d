// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace levwright {

// Makes icons, themes, syntax definition and sample levels readable under ":/levwright". A static library's
// resources are dropped by the linker unless somebody asks for them, so call this before the first use; again
// does no harm.
void registerResources();

} // namespace levwright
