// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/RollPlan.h"
#include "core/model/LevelModel.h"
#include "core/text/AnchorSet.h"

#include <cstdint>
#include <optional>

namespace levwright::roll {

// The places in their file where the statements of a planned level begin; they follow later edits.
class StatementPlaces {
public:
    StatementPlaces() = default;
    // plan must be the plan of level, which begins at start.
    StatementPlaces(const RollPlan& plan, const LevelModel& level, Offset start);

    void follow(const TextEdit& edit) { m_begins.follow(edit); }
    // The place of a statement by its number, 0..count()-1.
    Offset begin(std::int32_t number) const { return m_begins[std::size_t(number)]; }
    // Whether the statement has been deleted since.
    bool isLost(std::int32_t number) const { return m_begins.isLost(std::size_t(number)); }
    std::size_t count() const { return m_begins.count(); }
    // The number of the statement that begins there.
    std::optional<std::int32_t> numberAt(Offset begin) const;

private:
    AnchorSet m_begins; // by statement number
};

} // namespace levwright::roll
