// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled for the tests of this folder; nothing of our own, so that no test leans on it.
#pragma once

#include <QtTest/QtTest>
