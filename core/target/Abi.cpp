// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/target/Abi.h"

namespace levwright {

std::string nameOf(const Abi& abi) {
    return std::string(abi.longs64 ? "LP64" : "ILP32") +
           (abi.byteOrder == std::endian::little ? ", little-endian" : ", big-endian");
}

} // namespace levwright
