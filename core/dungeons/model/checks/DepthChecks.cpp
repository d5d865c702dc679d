// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/checks/DungeonChecks.h"

#include <algorithm>
#include <map>

namespace levwright {
namespace {

// The levels on which a level or branch may come to lie, in a dungeon with a known number of levels.
struct Reach {
    int first = 1;
    int last = 1;
};

class DepthChecker {
public:
    DepthChecker(DungeonCheckContext& context, const DungeonPartModel& dungeon)
        : m_context(context), m_dungeon(dungeon) {}

    void check() {
        checkSize();
        std::map<int, std::string> fixed;
        for (const SpecialLevelModel& level : m_dungeon.levels) {
            checkPlace(level.node, level.record.place, level.record.chain);
            checkFixed(level, fixed);
        }
        for (const BranchModel& branch : m_dungeon.branches)
            checkPlace(branch.node, branch.record.place, branch.record.chain);
    }

private:
    void checkSize() {
        const DungeonSpan& size = m_dungeon.record.size;
        const int most = m_context.catalog().limit("dungeon-last-level");
        if (size.rand < 0)
            m_context.report(DiagnosticCode::MeaninglessRand, m_dungeon.node, Field::Size,
                             {std::to_string(size.rand)});
        if (mostLevels(m_dungeon) > most)
            m_context.report(
                DiagnosticCode::DungeonTooDeep, m_dungeon.node, Field::Size,
                {m_dungeon.record.name.text, std::to_string(mostLevels(m_dungeon)), std::to_string(most)});
    }

    // A chain refers to an earlier level of the file (SpecialLevelModel), so this recursion ends.
    Reach startOf(const DungeonSpan& place, int chain, int levels) const {
        if (const std::optional<SpecialLevelPlace> from = m_context.model.levelOfNumber(chain)) {
            const SpecialLevelRecord& level = m_context.model.level(*from).record;
            const Reach reach = reachOf(level.place, level.chain, levels);
            return {reach.first + place.base, reach.last + place.base};
        }
        const int start = place.base < 0 ? levels + place.base + 1 : place.base;
        return {start, start};
    }

    Reach reachOf(const DungeonSpan& place, int chain, int levels) const {
        const Reach start = startOf(place, chain, levels);
        const int more = place.rand == -1 ? levels : std::max(place.rand - 1, 0);
        return {std::clamp(start.first, 1, levels), std::clamp(start.last + more, 1, levels)};
    }

    void checkPlace(std::size_t node, const DungeonSpan& place, int chain) {
        // What is missing or was set to 0 has been reported as an error already.
        const Argument* written = m_context.model.node(node).find(Field::Place);
        if (written == nullptr || (place.base == 0 && written->numbers[0] != 0))
            return;
        const bool chained = m_context.model.levelOfNumber(chain).has_value();
        if (place.rand < -1)
            m_context.report(DiagnosticCode::MeaninglessRand, node, Field::Place,
                             {std::to_string(place.rand)});
        if (!chained && place.base == 0) {
            m_context.report(DiagnosticCode::BaseZero, node, Field::Place, {});
            return;
        }
        const int most = std::min(mostLevels(m_dungeon), m_context.catalog().limit("dungeon-last-level"));
        for (int levels = fewestLevels(m_dungeon); levels >= 1 && levels <= most; ++levels) {
            const Reach start = startOf(place, chain, levels);
            if (start.first >= 1 && start.last <= levels)
                continue;
            const int wrong = !chained ? place.base : start.first < 1 ? start.first : start.last;
            m_context.report(DiagnosticCode::BaseBelowBottom, node, Field::Place,
                             {std::to_string(wrong), m_dungeon.record.name.text, std::to_string(levels)});
            return;
        }
    }

    void checkFixed(const SpecialLevelModel& level, std::map<int, std::string>& fixed) {
        const DungeonSpan& place = level.record.place;
        if (level.record.chain != -1 || place.rand < 0 || place.rand > 1 || place.base == 0)
            return;
        const auto [first, isNew] = fixed.emplace(place.base, level.record.name.text);
        if (!isNew)
            m_context.report(DiagnosticCode::SamePlace, level.node, Field::Place,
                             {first->second, std::to_string(place.base)});
    }

    DungeonCheckContext& m_context;
    const DungeonPartModel& m_dungeon;
};

} // namespace

void checkDepths(DungeonCheckContext& context) {
    for (const DungeonPartModel& dungeon : context.model.dungeons)
        DepthChecker(context, dungeon).check();
}

} // namespace levwright
