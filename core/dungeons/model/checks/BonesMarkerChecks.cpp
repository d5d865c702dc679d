// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/checks/DungeonChecks.h"

#include <format>
#include <map>

namespace levwright {
namespace {

class Markers {
public:
    explicit Markers(DungeonCheckContext& context) : m_context(context) {}

    void add(char marker, const std::string& name, std::size_t node) {
        if (marker == 0)
            return;
        const auto [first, isNew] = m_owners.emplace(marker, name);
        if (isNew)
            return;
        m_context.report(DiagnosticCode::BonesMarkerReused, node, Field::Bones,
                         {std::format("“{}”", marker), first->second});
    }

private:
    DungeonCheckContext& m_context;
    std::map<char, std::string> m_owners;
};

} // namespace

// Dungeons share one set of markers. The levels of each dungeon share another.
void checkBonesMarkers(DungeonCheckContext& context) {
    Markers ofDungeons(context);
    for (const DungeonPartModel& dungeon : context.model.dungeons) {
        ofDungeons.add(dungeon.record.bones, dungeon.record.name.text, dungeon.node);
        Markers ofLevels(context);
        for (const SpecialLevelModel& level : dungeon.levels)
            ofLevels.add(level.record.bones, level.record.name.text, level.node);
    }
}

} // namespace levwright
