// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace levwright {

enum class InSequence : std::uint8_t { Both, Before, After };

// The parts of both sequences in order. Within a difference, parts that are only in the sequence before come
// first. There are as few differences as possible, unless the sequences differ in thousands of parts: then
// everything from the first to the last difference is one difference.
std::vector<InSequence> compareSequences(std::span<const std::string_view> before,
                                         std::span<const std::string_view> after);

} // namespace levwright
