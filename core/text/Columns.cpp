// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/Columns.h"

#include "core/base/Printable.h"

namespace levwright {

CharacterSize utf16SizeAt(std::string_view line, std::size_t at) {
    constexpr std::size_t longestOfOneUnit = 3; // longer characters are surrogate pairs
    const auto first = static_cast<unsigned char>(line[at]);
    const std::size_t bytes = first < 0x80 ? 1 : utf8Length(line.substr(at));
    return {std::max<std::size_t>(bytes, 1), bytes > longestOfOneUnit ? 2U : 1U};
}

} // namespace levwright
