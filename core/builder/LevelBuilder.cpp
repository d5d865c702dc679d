// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/builder/LevelBuilder.h"

#include <algorithm>
#include <utility>

namespace levwright::roll {

void LevelBuilder::reset() {
    m_placer.reset();
    m_statement = noStatement;
    m_rooms.clear();
    m_containers.clear();
    m_inventory = m_setUp = m_joined = false;
    m_missingPlaces = 0;
    m_lastObject = -1;
    for (int i = 2; i > 0; --i)
        std::swap(m_state.alignments[std::size_t(i)],
                  m_state.alignments[std::size_t(m_state.random.below(i + 1))]);
}

void LevelBuilder::begin(std::int32_t statement, std::int16_t turn) {
    m_statement = statement;
    m_state.turn = turn;
    m_state.enter(statement);
}

void LevelBuilder::end() {
    begin(noStatement, 0);
    m_rooms.clear();
    m_containers.clear();
}

Point LevelBuilder::origin() const {
    if (m_rooms.empty())
        return {m_state.part.x1, m_state.part.y1};
    const Area& area = m_state.level.rooms[m_rooms.back()].area;
    return {area.x1, area.y1};
}

int LevelBuilder::takeMissingPlaces() {
    return std::exchange(m_missingPlaces, 0);
}

bool LevelBuilder::fits(Point p, int wishes) const {
    if ((wishes & AnyWish) != 0)
        return true;
    if (!onMap(p))
        return false;
    if (m_state.plan->water)
        return true;
    const int terrain = m_state.terrain(p);
    if (wishes == FloorWish)
        return terrain == Floor || terrain == Corridor || terrain == Ice;
    if (m_state.plan->holds(RollRule::FurnitureIsDry)) {
        const bool free = m_state.boulders[std::size_t(cellOf(p))] == 0;
        const bool open = isAccessible(terrain) && terrain != Door;
        const bool solid = isStoneOrWall(terrain) || terrain == Tree || terrain == SecretDoor ||
                           terrain == SecretCorridor || (open && !free);
        return ((wishes & DryWish) != 0 && open && free) || ((wishes & WetWish) != 0 && m_state.isWater(p)) ||
               ((wishes & HotWish) != 0 && m_state.isLava(p)) || ((wishes & SolidWish) != 0 && solid);
    }
    const bool dry =
        terrain == Floor || terrain == Air || terrain == Cloud || terrain == Ice || terrain == Corridor;
    return ((wishes & DryWish) != 0 && dry) || ((wishes & WetWish) != 0 && m_state.isWater(p)) ||
           ((wishes & HotWish) != 0 && m_state.isLava(p)) || ((wishes & SolidWish) != 0 && terrain < Pool);
}

Area LevelBuilder::roomOrPart() const {
    return cutToMap(m_rooms.empty() ? m_state.part : m_state.level.rooms[m_rooms.back()].area);
}

Point LevelBuilder::someCellOfRoom(std::size_t room) {
    const Area& area = m_state.level.rooms[room].area;
    Point last{area.x2, area.y2};
    if (const std::optional<Point> p = someCell(m_state, room, &last))
        return *p;
    if (!m_state.level.rooms[room].irregular)
        return last;
    for (int x = area.x1; x <= area.x2; ++x) {
        for (int y = area.y1; y <= area.y2; ++y) {
            if (onMap(x, y) && isInside(m_state, room, {x, y}))
                return {x, y};
        }
    }
    return {area.x2, area.y2};
}

std::optional<Point> LevelBuilder::randomPlace(int wishes) {
    constexpr int mostTries = 100;
    const Area area = roomOrPart();
    for (int tries = 0; tries < mostTries; ++tries) {
        const Point p = m_rooms.empty() ? Point{m_state.random.between(m_state.part.x1, m_state.part.x2),
                                                m_state.random.between(m_state.part.y1, m_state.part.y2)}
                                        : someCellOfRoom(m_rooms.back());
        if (onMap(p) && fits(p, wishes))
            return p;
    }
    for (int x = area.x1; x <= area.x2; ++x) {
        for (int y = area.y1; y <= area.y2; ++y) {
            if (fits({x, y}, wishes))
                return Point{x, y};
        }
    }
    return std::nullopt;
}

Point LevelBuilder::place(const PlaceWish& wish, int ground) {
    if (wish.stated) {
        const Point p{origin().x + wish.stated->x, origin().y + wish.stated->y};
        return onMap(p) || (ground & AnyWish) != 0 ? p : Point{columns - 2, rows - 1};
    }
    if (const std::optional<Point> p = randomPlace(wish.ground != 0 ? wish.ground : ground))
        return *p;
    if (const std::optional<Point> p = randomPlace(ground))
        return *p;
    ++m_missingPlaces;
    const Area area = roomOrPart();
    return {area.x2, area.y2};
}

Point LevelBuilder::freePlace(const PlaceWish& wish) {
    constexpr int mostTries = 101;
    const Point stated = place(wish, DryWish);
    if (m_rooms.empty() || m_state.terrain(stated) == Floor)
        return stated;
    for (int tries = 0; tries < mostTries; ++tries) {
        const Point p = someCellOfRoom(m_rooms.back());
        if (onMap(p) && m_state.terrain(p) == Floor)
            return p;
    }
    throw LoadingEnds{Fatal::PlaceTaken, m_statement};
}

} // namespace levwright::roll
