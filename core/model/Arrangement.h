// SPDX-License-Identifier: GPL-3.0-or-later
// Where statements go when they are moved or copied within their level.
#pragma once

#include "core/text/EditOutcome.h"

#include <cstdint>
#include <expected>
#include <vector>

namespace levwright {

struct ArrangePlace {
    enum class Where : std::uint8_t {
        Before,
        Behind,
        Into // becomes the last content of a container, or of a part or room (identified by the statement
             // that opens it)
    };

    std::size_t beside = 0; // a statement of the level
    Where where = Where::Behind;
};

enum class Arranging : std::uint8_t { Move, Copy };

struct Arranged {
    TextEdit edit;
    std::vector<Range> statements; // their ranges in the text after the edit, in text order
};

using ArrangeOutcome = std::expected<Arranged, Refusal>;

} // namespace levwright
