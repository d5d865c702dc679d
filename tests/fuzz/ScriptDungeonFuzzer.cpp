// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/Properties.h"

#include <cstddef>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    levwright::fuzz::checkScriptDungeon({reinterpret_cast<const char*>(data), size});
    return 0;
}
