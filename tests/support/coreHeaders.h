// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled for the tests of this folder.
#pragma once

#include "core/document/Document.h"

#include <QtTest/QtTest>
