// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/TextEdit.h"

#include <expected>
#include <string>

namespace levwright {

// Why an intent cannot be carried out, as a sentence for the user. Nothing has changed then.
struct Refusal {
    std::string reason;
    bool operator==(const Refusal&) const = default;
};

// The smallest edit that does what the user wants, or the reason why it cannot be done. The edit fits the
// text that the caller asked about.
using EditOutcome = std::expected<TextEdit, Refusal>;

inline std::unexpected<Refusal> refuse(std::string reason) {
    return std::unexpected(Refusal{std::move(reason)});
}

} // namespace levwright
