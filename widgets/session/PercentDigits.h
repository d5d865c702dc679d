// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace levwright {

// A number of percent with as many digits as tell it from 0 and from 100.
QString percentDigits(double percent);

} // namespace levwright
