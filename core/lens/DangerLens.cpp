// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lens/DangerLens.h"

#include "core/lens/Monsters.h"
#include "core/lens/Sight.h"
#include "core/lens/WayLens.h"

#include <algorithm>
#include <map>

namespace levwright::lens {
namespace {

using roll::cellOf;
using roll::CellSet;
using roll::RolledMonster;

constexpr char goldSymbol = '$';

// The smallest room that the cell lies in, by its index.
std::optional<std::size_t> roomAt(const roll::LevelInstance& level, Point cell) {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < level.rooms.size(); ++i) {
        const Area& area = level.rooms[i].area;
        if (area.contains(cell) && (!found || area.cellCount() < level.rooms[*found].area.cellCount()))
            found = i;
    }
    return found;
}

class Danger {
public:
    explicit Danger(const LensGround& ground) : m_ground(ground) {
        const roll::LevelInstance& level = ground.level();
        for (std::size_t i = 0; i < level.rooms.size(); ++i)
            m_rooms.push_back({.kind = PartKind::Room, .key = std::int32_t(i), .area = level.rooms[i].area});
        for (const RolledMonster& monster : level.monsters) {
            if (!monster.peaceful)
                add(monster);
        }
        payFor(level.objects);
    }

    LensResult result() const {
        LensResult result = emptyResult(LensKind::Danger, Unit::Levels);
        const Footing standing(m_ground.level(), allButDigging);
        (standing.cells() | m_awake | m_asleep).forEach([&](Point p) {
            const auto cell = std::size_t(cellOf(p));
            result.numbers[cell] = m_at[cell];
        });
        const std::vector<Point> way = wayUpDown(m_ground);
        const std::optional<std::size_t> contact = firstContact(way);
        CellSet contacts;
        if (contact)
            contacts.add(way[*contact]);
        result.marks = {marked(LensMark::Awake, m_awake), marked(LensMark::Asleep, m_asleep),
                        marked(LensMark::Way, way), marked(LensMark::Contact, contacts)};
        result.measures = measures();
        compare(result);
        result.measures.push_back(
            {Measure::Contact, contact ? std::optional(std::int64_t(*contact)) : std::nullopt});
        result.parts = m_rooms;
        std::int64_t pay = 0;
        for (const auto& [symbol, part] : m_classes) {
            pay += part.value;
            result.parts.push_back(part);
        }
        result.measures.push_back({Measure::Pay, pay});
        return result;
    }

private:
    std::vector<Measured> measures() const {
        return {{Measure::Danger, m_danger},
                {Measure::DangerAwake, m_dangerAwake},
                {Measure::Hostile, m_hostile},
                {Measure::HardestMonster, m_hardest},
                {Measure::FasterThanHero, m_fast}};
    }

    // With the stock levels of its depth.
    void compare(LensResult& result) const {
        const roll::StockDangers& stock = m_ground.tables().stockDangers();
        result.depths = m_ground.depth().and_then([&](int depth) { return stock.rangeAt(depth); });
        if (result.depths)
            result.measures.insert(result.measures.begin() + 1,
                                   {Measure::Harder, stock.percentBelow(*result.depths, m_danger)});
    }

    void add(const RolledMonster& monster) {
        const int difficulty = difficultyOf(m_ground, monster);
        const Point place = monster.place.point();
        ++m_hostile;
        m_danger += difficulty;
        m_hardest = std::max(m_hardest.value_or(0), std::int64_t(difficulty));
        if (isAwake(monster)) {
            m_dangerAwake += difficulty;
            m_fast += isFasterThanHero(m_ground, monster) ? 1 : 0;
        }
        if (!roll::onMap(place))
            return;
        (isAwake(monster) ? m_awake : m_asleep).add(place);
        m_at[std::size_t(cellOf(place))] += difficulty;
        if (const std::optional<std::size_t> room = roomAt(m_ground.level(), place)) {
            ++m_rooms[*room].count;
            m_rooms[*room].value += difficulty;
        }
    }

    void payFor(const std::vector<roll::RolledObject>& objects) {
        const auto& kinds = m_ground.catalog().objects();
        for (const roll::RolledObject& object : objects) {
            const auto kind = std::size_t(object.kind);
            if (kind >= kinds.size())
                continue;
            const char symbol = kinds[kind].classSymbol;
            LensPart& part = m_classes[symbol];
            part.kind = PartKind::ObjectClass;
            part.key = symbol;
            part.count += symbol == goldSymbol ? 1 : object.quantity;
            part.value += std::int64_t(object.quantity) * (symbol == goldSymbol ? 1 : kinds[kind].cost);
        }
    }

    std::optional<std::size_t> firstContact(const std::vector<Point>& way) const {
        if (m_awake == CellSet())
            return std::nullopt;
        const Screen screen(m_ground);
        for (std::size_t i = 0; i < way.size(); ++i) {
            if ((screen.inLineFrom(way[i]) & m_awake) != CellSet())
                return i;
        }
        return std::nullopt;
    }

    const LensGround& m_ground;
    roll::Cells<std::int32_t> m_at{};
    CellSet m_awake;
    CellSet m_asleep;
    std::int64_t m_danger = 0;
    std::int64_t m_dangerAwake = 0;
    std::int64_t m_hostile = 0;
    std::int64_t m_fast = 0;
    std::optional<std::int64_t> m_hardest;
    std::vector<LensPart> m_rooms;
    std::map<char, LensPart> m_classes;
};

} // namespace

LensResult dangerLens(const LensGround& ground) {
    return Danger(ground).result();
}

} // namespace levwright::lens
