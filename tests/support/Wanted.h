// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtEnvironmentVariables>

namespace levwright {

// How much of something a test is to do: what the environment asks for, or else the usual.
inline int wantedNumber(const char* variable, int usual) {
    bool isGiven = false;
    const int given = qEnvironmentVariableIntValue(variable, &isGiven);
    return isGiven ? given : usual;
}

} // namespace levwright
