// SPDX-License-Identifier: GPL-3.0-or-later
// Filling, and the parts of a maze level (format document on loading, sections 5 to 8).
#include "core/base/Phrase.h"
#include "core/roll/Rooms.h"
#include "core/roll/Steps.h"
#include "core/roll/ThingMaker.h"
#include "core/roll/Traps.h"

#include <algorithm>
#include <span>

namespace levwright::roll {
namespace {

constexpr std::size_t mostParts = 9;

// The first column and row of a map of that size.
Point cornerOf(const CompiledPart& part, int width, int height) {
    constexpr int usableColumns = 76;
    constexpr int usableRows = 18;
    int x = 2;
    switch (part.horizontalAlignment) {
    case 1:
        x = 3;
        break;
    case 2:
        x += (usableColumns - width) / 4;
        break;
    case 3:
        x += (usableColumns - width) / 2;
        break;
    case 4:
        x += (usableColumns - width) * 3 / 4;
        break;
    default:
        x = 77 - width;
    }
    int y = 2 + (usableRows - height) / 2;
    if (part.verticalAlignment == 1)
        y = 3;
    else if (part.verticalAlignment == 5)
        y = 19 - height;
    x += x % 2 == 0 ? 1 : 0;
    y += y % 2 == 0 ? 1 : 0;
    if (y < 0 || y + height > rows)
        y += y > 0 ? -2 : 2;
    return {x, height == rows ? 0 : y};
}

// Whether the part is about a generated map as a whole.
bool coversMap(const CompiledLevel& level, const CompiledPart& part) {
    return level.initMap && part.map.width() <= 1 && part.map.height() <= 1;
}

class PartMaker : public ThingMaker<PartMaker> {
public:
    PartMaker(RollState& state, const LevelPlan& plan, std::size_t number)
        : ThingMaker(state), m_plan(plan), m_part(plan.level.parts[number]), m_number(number),
          m_firstRoom(state.level.rooms.size()) {}

    void make() {
        m_state.section = m_number;
        m_state.previousStair = {-1, -1};
        layMap();
        shuffleRegisters();
        m_state.randomRegions.clear();
        for (const LevelRegionRecord& region : m_part.randomRegions)
            m_state.randomRegions.push_back(pending(region, noStatement));
        forEachList(m_part, [this]<class R>(const std::vector<R>& records) {
            for (std::size_t i = 0; i < records.size(); ++i) {
                if (!isNowhere(records[i]))
                    make(records[i], m_plan.statement<R>(m_number, i));
            }
            if constexpr (std::is_same_v<R, DoorRecord>) {
                stockRooms(m_state, m_firstRoom);
                openBoundaries();
            }
        });
    }

private:
    friend ThingMaker;
    using ThingMaker::make;

    // Such a thing is left out.
    template <class R>
    bool isNowhere(const R& record) const {
        if constexpr (requires { record.place; })
            return m_state.isNowhere(record.place);
        else
            return false;
    }

    Area inLevel(const Area& area) const {
        const Area& part = m_state.part;
        return {part.x1 + area.x1, part.y1 + area.y1, part.x1 + area.x2, part.y1 + area.y2};
    }

    void layMap() {
        m_state.part = m_plan.areaOfPart(m_number);
        if (coversMap(m_plan.level, m_part))
            return;
        const Point corner{m_state.part.x1, m_state.part.y1};
        const std::vector<std::uint8_t>& map = m_plan.maps[m_number];
        forEachRowOf(cutToMap(m_state.part), [&](std::size_t first, std::size_t count) {
            const Point p = placeOf(int(first));
            layRow(first, {&map[std::size_t((p.y - corner.y) * m_part.map.width() + p.x - corner.x)], count});
        });
        if (m_plan.level.initMap && m_plan.level.initMap->joined != 0)
            forgetRooms();
    }

    void layRow(std::size_t first, std::span<const std::uint8_t> terrain) {
        std::ranges::copy(terrain, &m_state.level.terrain[first]);
        std::ranges::transform(terrain, &m_state.level.lit[first],
                               [](std::uint8_t here) { return std::uint8_t(here == Lava ? 1 : 0); });
        std::ranges::transform(terrain, &m_state.level.detail[first], [](std::uint8_t here) {
            return std::uint8_t(here == SecretDoor ? ClosedDoor : 0);
        });
        std::fill_n(&m_state.level.marks[first], terrain.size(), 0);
        std::fill_n(&m_state.roomNumber[first], terrain.size(), 0);
        std::fill_n(&m_state.edgeOf[first], terrain.size(), 0);
        std::fill_n(&m_state.mapCell[first], terrain.size(), 1);
    }

    // Removes generated rooms that the map covers completely.
    void forgetRooms() {
        std::vector<RolledRoom>& rooms = m_state.level.rooms;
        for (std::size_t i = rooms.size(); i-- > 0;) {
            const Area& area = rooms[i].area;
            if (!m_state.part.contains({area.x1, area.y1}) || !m_state.part.contains({area.x2, area.y2}))
                continue;
            rooms.erase(rooms.begin() + std::ptrdiff_t(i));
            for (std::uint8_t& number : m_state.roomNumber) {
                if (number == i + 1)
                    number = 0;
                else if (number > i + 1)
                    --number;
            }
        }
        m_firstRoom = rooms.size();
    }

    void shuffleRegisters() {
        if (!m_part.objectRegisters.empty())
            m_state.objectClasses.take(m_part.objectRegisters, m_state.random);
        if (!m_part.placeRegisters.empty())
            m_state.places.front().take(m_part.placeRegisters, m_state.random);
        for (std::size_t i = 0; i < m_part.furtherPlaces.size(); ++i)
            m_state.places.at(i + 1).take(m_part.furtherPlaces[i], m_state.random);
        if (!m_part.monsterRegisters.empty())
            m_state.monsterClasses.take(m_part.monsterRegisters, m_state.random);
    }

    PendingRegion pending(const LevelRegionRecord& record, std::int32_t number) const {
        return {record.areaIsLevregion != 0 ? record.area : inLevel(record.area),
                record.excludedIsLevregion != 0 ? record.excluded : inLevel(record.excluded), record.kind,
                number};
    }

    void make(const LevelRegionRecord& record, std::int32_t number) {
        m_state.regions.push_back(pending(record, number));
    }

    void make(const RegionRecord& record, std::int32_t number) {
        const bool lit = m_state.light(record.light);
        const int offset = m_state.plan->tables->unfilledOffset();
        const bool unfilled = record.type >= offset;
        const int type = unfilled ? record.type - offset : record.type;
        const Area area = inLevel(record.area);
        const Area grown = area.grown(1, 1);
        const bool onlyLight = type == 0 && !unfilled && record.irregular == 0;
        if (onlyLight || !hasSpaceForRoom(m_state)) {
            m_state.setLit(lit ? grown : area, lit);
            m_state.sayLight(area, lit);
            if (!onlyLight)
                m_state.giveUp(number, phrase("there are 40 rooms already, so it is only light"));
            return;
        }
        RolledRoom room{.area = area,
                        .type = std::int16_t(type),
                        .statement = number,
                        .irregular = record.irregular != 0,
                        .lit = lit,
                        .toStock = type > 0 && !unfilled};
        if (room.irregular) {
            if (!onMap(area.x1, area.y1))
                return;
            room.area = fillIrregularRoom(m_state, {area.x1, area.y1}, lit);
        } else {
            if (lit)
                m_state.setLit(grown, lit);
            m_state.sayLight(area, lit);
        }
        addRoom(m_state, room);
        if (onMap(room.area.x1, room.area.y1))
            m_state.note(room.statement, {room.area.x1, room.area.y1});
    }

    void make(const DoorRecord& record, std::int32_t number) {
        constexpr std::array<std::uint8_t, 5> states{NoDoor, BrokenDoor, OpenDoor, ClosedDoor, LockedDoor};
        const Point p = m_state.locate(record.place, Ground::Dry, number);
        std::uint8_t state = record.state < 0 ? states[std::size_t(m_state.random.below(5))]
                                              : std::uint8_t(record.state & 0x0f);
        if (m_state.terrain(p) == SecretDoor)
            state = state == LockedDoor ? LockedDoor : ClosedDoor;
        else
            m_state.setTerrain(p, Door);
        m_state.level.detail[std::size_t(cellOf(p))] = state;
        m_state.note(number, p);
        for (std::size_t room = 0; room < m_state.level.rooms.size(); ++room) {
            const Area& area = m_state.level.rooms[room].area;
            if (area.grown(1, 1).contains(p))
                addDoorTo(m_state, room, p);
        }
    }

    void openBoundaries() {
        // Not std::replace(), which the compiler cannot do for many cells at a time.
        const auto opened = [](std::uint8_t here) { return here == CrossWall ? std::uint8_t(Floor) : here; };
        forEachRowOf(cutToMap(m_state.part), [&](std::size_t first, std::size_t count) {
            std::uint8_t* terrain = &m_state.level.terrain[first];
            std::transform(terrain, terrain + count, terrain, opened);
        });
    }

    void make(const DrawbridgeRecord& record, std::int32_t number) {
        const Point p = m_state.locate(record.place, Ground::Any, number);
        makeDrawbridge(m_state, p, record.direction, record.open != 0 ? Bridge::Open : Bridge::Closed,
                       number);
    }

    void make(const MazewalkRecord& record, std::int32_t number) {
        m_state.mazewalks.push_back(
            {m_state.locate(record.place, Ground::Any, number), record.direction, number});
    }

    void make(const NonDiggableRecord& record, std::int32_t /*number*/) {
        m_state.markStoneAndWalls(cutToMap(inLevel(record.area)), Undiggable);
    }
    void make(const NonPasswallRecord& record, std::int32_t /*number*/) {
        m_state.markStoneAndWalls(cutToMap(inLevel(record.area)), NonPasswall);
    }

    void make(const LadderRecord& record, std::int32_t number) {
        const Point p = dryPlace(record.place, number);
        m_state.setTerrain(p, Ladder);
        m_state.level.detail[std::size_t(cellOf(p))] = record.up != 0 ? LeadsUp : LeadsDown;
        m_state.note(number, p);
    }

    Point placeFor(Place place, Ground ground, std::int32_t number) {
        return m_state.locate(place, ground, number);
    }
    Point freePlaceFor(Place place, std::int32_t number) { return dryPlace(place, number); }
    std::optional<Point> featurePlaceFor(Place place, std::int32_t number) { return dryPlace(place, number); }
    Point dryPlace(Place place, std::int32_t number) { return m_state.locate(place, Ground::Dry, number); }

    void make(const StairRecord& record, std::int32_t number) {
        constexpr int apart = 8;
        Point p = dryPlace(record.place, number);
        for (int tries = 0; tries < 100 && m_state.previousStair.x > 0; ++tries) {
            if (ringDistance(p, m_state.previousStair) > apart)
                break;
            p = dryPlace(record.place, number);
        }
        removeTrap(m_state, p);
        makeStairs(m_state, p, record.up, number);
        m_state.previousStair = p;
    }

    const LevelPlan& m_plan;
    const CompiledPart& m_part;
    std::size_t m_number;
    std::size_t m_firstRoom; // the first room that this part makes
};

} // namespace

std::vector<std::uint8_t> terrainOf(const CompiledPart& part, const TerrainNumbers& numbers) {
    std::vector<std::uint8_t> terrain;
    for (int y = 0; y < part.map.height(); ++y) {
        for (int x = 0; x < part.map.width(); ++x)
            terrain.push_back(numbers.toRoll(part.map.at({x, y})));
    }
    return terrain;
}

Area LevelPlan::areaOfPart(std::size_t part) const {
    const CompiledPart& compiled = level.parts[part];
    if (coversMap(level, compiled))
        return wholeMap;
    const int width = compiled.map.width();
    const int height = compiled.map.height();
    const Point corner = cornerOf(compiled, width, height);
    return {corner.x, corner.y, corner.x + width - 1, corner.y + height - 1};
}

void fillMaze(RollState& state, int filling) {
    const bool isMaze = filling == -1;
    const int most = isMaze ? int(HorizontalWall) : state.plan->tables->terrain().toRoll(filling);
    for (int y = 0; y < rows; ++y) {
        std::uint8_t* row = &state.level.terrain[std::size_t(cellOf(0, y))];
        std::fill(row + 2, row + columns - 1, std::uint8_t(isMaze && y < 2 ? int(Stone) : most));
        for (int x = 3; isMaze && y % 2 == 1 && x < columns - 1; x += 2)
            row[x] = Stone;
    }
}

void makePart(RollState& state, const LevelPlan& plan, std::size_t number) {
    if (number >= mostParts)
        throw LoadingEnds{Fatal::TooManyParts, noStatement};
    PartMaker(state, plan, number).make();
}

} // namespace levwright::roll
