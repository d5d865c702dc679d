// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <malloc.h>

#if defined(__SANITIZE_ADDRESS__) || (defined(__has_feature) && __has_feature(address_sanitizer))
extern "C" std::size_t __sanitizer_get_current_allocated_bytes();
#define LEVWRIGHT_ALLOCATED_BYTES __sanitizer_get_current_allocated_bytes()
#else
#define LEVWRIGHT_ALLOCATED_BYTES mallinfo2().uordblks + mallinfo2().hblkhd
#endif

namespace levwright {

// The number of bytes that the program has allocated and not freed.
inline std::size_t allocatedBytes() {
    return LEVWRIGHT_ALLOCATED_BYTES;
}

} // namespace levwright
