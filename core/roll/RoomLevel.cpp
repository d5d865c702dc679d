// SPDX-License-Identifier: GPL-3.0-or-later
// Room levels: the places of rooms (format document on loading, section 16).
#include "core/base/Phrase.h"
#include "core/roll/RoomContents.h"
#include "core/roll/Rooms.h"
#include "core/roll/Steps.h"

#include <algorithm>
#include <vector>

namespace levwright::roll {
namespace {

class RoomLevelMaker {
public:
    RoomLevelMaker(RollState& state, const LevelPlan& plan) : m_state(state), m_plan(plan), m_placer(state) {}

    void make() {
        const CompiledLevel& level = m_plan.level;
        m_state.objectClasses.take(level.objectRegisters, m_state.random);
        m_state.monsterClasses.take(level.monsterRegisters, m_state.random);
        for (std::size_t i = 0; i < level.rooms.size(); ++i) {
            if (level.rooms[i].parent.empty())
                makeTopLevel(i);
        }
    }

private:
    const CompiledRoom& record(std::size_t number) const { return m_plan.level.rooms[number]; }

    int typeOf(const CompiledRoom& room) {
        if (room.chance != 0 && !m_state.happens(room.chance))
            return 0;
        return std::max(room.type, 0);
    }

    void makeTopLevel(std::size_t number) {
        const CompiledRoom& room = record(number);
        m_state.enter(m_plan.statementOfRoom(number));
        const int type = typeOf(room);
        const bool lit = m_state.light(room.light);
        const std::optional<Area> area =
            m_placer.find({room.x, room.y, room.width, room.height, room.horizontalAlignment,
                           room.verticalAlignment, type == m_state.plan->named.vault});
        if (!area)
            return m_state.giveUp(m_plan.statementOfRoom(number),
                                  phrase("the room has no place, so it is left out with all that is in it"));
        const std::optional<std::size_t> index = addAndBuild(*area, type, lit, number, -1);
        if (!index)
            return;
        makeSubrooms(number, *index);
        fillRoom(m_state, m_plan, number, *index);
    }

    std::optional<std::size_t> addAndBuild(const Area& wanted, int type, bool lit, std::size_t number,
                                           int parent) {
        return buildRoom(m_state, {.area = wanted,
                                   .type = std::int16_t(type),
                                   .parent = std::int16_t(parent),
                                   .statement = m_plan.statementOfRoom(number),
                                   .lit = lit});
    }

    void makeSubrooms(std::size_t parent, std::size_t parentIndex) {
        for (const std::size_t number : m_plan.subrooms[parent])
            makeSubroom(number, parentIndex);
    }

    void makeSubroom(std::size_t number, std::size_t parentIndex) {
        const CompiledRoom& room = record(number);
        m_state.enter(m_plan.statementOfRoom(number));
        const int type = typeOf(room);
        const std::optional<Area> area =
            m_placer.inside(m_state.level.rooms[parentIndex].area, {room.x, room.y, room.width, room.height});
        if (!area)
            return m_state.giveUp(m_plan.statementOfRoom(number), phrase("the room around it is too small"));
        const bool lit = m_state.light(room.light);
        const std::optional<std::size_t> index = addAndBuild(*area, type, lit, number, int(parentIndex));
        if (!index)
            return;
        const std::vector<std::size_t>& nested = m_plan.subrooms[number];
        if (!nested.empty())
            throw LoadingEnds{Fatal::NestedSubroom, m_plan.statementOfRoom(nested.front())};
        fillRoom(m_state, m_plan, number, *index);
    }

    RollState& m_state;
    const LevelPlan& m_plan;
    RoomPlacer m_placer;
};

} // namespace

void makeRooms(RollState& state, const LevelPlan& plan) {
    RoomLevelMaker(state, plan).make();
}

} // namespace levwright::roll
