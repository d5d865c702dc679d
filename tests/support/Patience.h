// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace levwright {

// Milliseconds to wait for what threads of idle priority do, such as rolls for statistics: beside other
// tests, with sanitizers, they may wait long for a processor.
inline constexpr int patience = 60'000;

} // namespace levwright
