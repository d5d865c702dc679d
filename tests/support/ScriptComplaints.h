// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/script/roll/Plan.h"

#include <string>
#include <vector>

// What the level itself says, or what the game does.
inline std::vector<std::string> scriptComplaints(const levwright::scriptroll::ScriptOutcome& outcome,
                                                 bool saidByLevel) {
    using levwright::roll::Complaint;
    std::vector<std::string> texts;
    for (const Complaint& each : outcome.complaints) {
        if ((each.about == Complaint::About::SaidByLevel) == saidByLevel)
            texts.push_back(each.text);
    }
    return texts;
}
