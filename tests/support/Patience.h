// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace levwright {

// Milliseconds to wait for threads of idle priority, such as rolls for statistics. While other tests or
// sanitizers run, they may wait long for a processor.
inline constexpr int patience = 60'000;

} // namespace levwright
