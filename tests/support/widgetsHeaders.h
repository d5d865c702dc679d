// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled for the tests of this folder.
#pragma once

#include "widgets/session/Session.h"

#include <QtTest/QtTest>
#include <QtWidgets/QtWidgets>
