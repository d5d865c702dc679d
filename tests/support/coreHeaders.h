// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled for the tests of this folder. It contains no headers of our own, so that no test depends on it
// for them.
#pragma once

#include <QtTest/QtTest>

#include <algorithm>
#include <array>
#include <expected>
#include <filesystem>
#include <format>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <ranges>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <variant>
#include <vector>
