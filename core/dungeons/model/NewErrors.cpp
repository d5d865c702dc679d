// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/NewErrors.h"

#include <map>
#include <string>

namespace levwright {

std::optional<Refusal> newErrorOf(const DungeonModel& before, const DungeonModel& after) {
    std::map<std::string, int> known; // how often each error occurs
    for (const Diagnostic& found : before.diagnostics) {
        if (found.severity() == Severity::Error)
            ++known[found.message()];
    }
    for (const Diagnostic& found : after.diagnostics) {
        if (found.severity() == Severity::Error && --known[found.message()] < 0)
            return Refusal{found.message()};
    }
    return std::nullopt;
}

} // namespace levwright
