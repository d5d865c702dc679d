// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtEnvironmentVariables>

namespace levwright {

// How much of something a test should do: the value of the environment variable, or else the default.
inline int wantedNumber(const char* variable, int usual) {
    bool isGiven = false;
    const int given = qEnvironmentVariableIntValue(variable, &isGiven);
    return isGiven ? given : usual;
}

} // namespace levwright
