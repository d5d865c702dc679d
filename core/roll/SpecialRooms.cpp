// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms that are stocked (format document on loading, section 9).
#include "core/roll/Features.h"
#include "core/roll/Monsters.h"
#include "core/roll/Objects.h"
#include "core/roll/Rooms.h"
#include "core/roll/Steps.h"
#include "core/roll/Traps.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace levwright::roll {
namespace {

class RoomStocker {
public:
    RoomStocker(RollState& state, std::size_t index)
        : m_state(state), m_named(state.plan->named), m_index(index), m_room(state.level.rooms[index]) {
        if (m_room.firstDoor >= 0)
            m_door = state.roomDoors[std::size_t(m_room.firstDoor)].place.point();
    }

    void stock() {
        const int type = m_room.type;
        if (type >= m_named.shopFirst && type <= m_named.shopLast)
            stockShop();
        else if (type == m_named.vault)
            stockVault();
        else if (isRoomOfLater(type) || hasStockOfItsOwn() || type == m_named.zoo || type == m_named.throne ||
                 type == m_named.barracks || type == m_named.morgue || type == m_named.beehive)
            stockZoo();
    }

private:
    int difficulty() const { return m_state.plan->context.difficulty; }
    int pick(char symbol) {
        return m_state.plan->monsters.ofClass(symbol, MonsterChoice::NeverGenerated::LeftOut, m_state.random);
    }

    // Whether the cell belongs to the room and is not next to the wall with its first door.
    bool isStocked(Point p) const {
        if (!onMap(p))
            return false;
        const Area& area = m_room.area;
        if (m_room.irregular)
            return isInside(m_state, m_index, p) && (!m_door || ringDistance(p, *m_door) > 1);
        return !m_door ||
               !((p.x == area.x1 && m_door->x == p.x - 1) || (p.x == area.x2 && m_door->x == p.x + 1) ||
                 (p.y == area.y1 && m_door->y == p.y - 1) || (p.y == area.y2 && m_door->y == p.y + 1));
    }

    template <class Make>
    void forEachCell(const Make& make) {
        const Area area = cutToMap(m_room.area);
        for (int x = area.x1; x <= area.x2; ++x) {
            for (int y = area.y1; y <= area.y2; ++y) {
                if (isStocked({x, y}))
                    make(Point{x, y});
            }
        }
    }

    static bool isStandable(int terrain) { return isAccessible(terrain) && terrain != Door; }
    bool looksForFloor() const { return m_state.plan->holds(RollRule::CellsAreStocked); }
    bool isInRoom(Point p) const { return onMap(p) && isInside(m_state, m_index, p); }

    // A random cell of the room with free floor, or the last one that was tried.
    std::optional<Point> freeFloor(int mostTries) {
        std::optional<Point> p;
        for (int tries = 0; tries < mostTries; ++tries) {
            p = someCell(m_state, m_index);
            if (!p || !onMap(*p))
                continue;
            const int terrain = m_state.terrain(*p);
            if ((terrain == Floor || terrain == Corridor || terrain == Ice) && !m_state.isOccupied(*p))
                break;
        }
        return p;
    }

    bool isCourtWithRuler() const {
        return m_room.type == m_named.throne && m_state.plan->holds(RollRule::RuledCourts);
    }

    bool hasStockOfItsOwn() const {
        return std::ranges::any_of(m_state.plan->tables->roomStock(), [this](const RoomStock& stock) {
            return stock.roomType == m_room.type && stock.place == RoomStock::Place::Monster;
        });
    }

    // Draws one of the kinds that the table has for a place of this room; empty if it has none.
    std::optional<int> stockFor(RoomStock::Place place) {
        const std::vector<RoomStock>& all = m_state.plan->tables->roomStock();
        const auto fits = [&](const RoomStock& stock) {
            return stock.roomType == m_room.type && stock.place == place && difficulty() > stock.above;
        };
        int sum = 0;
        for (const RoomStock& stock : all)
            sum += fits(stock) ? stock.weight : 0;
        if (sum == 0)
            return std::nullopt;
        int draw = m_state.random.below(sum);
        const auto drawn = std::ranges::find_if(
            all, [&](const RoomStock& stock) { return fits(stock) && (draw -= stock.weight) < 0; });
        return drawn->kind;
    }

    bool isRoomOfLater(int type) const {
        return m_state.plan->holds(RollRule::AllRoomsAreStocked) &&
               (type == m_named.leprechaunHall || type == m_named.cockatriceNest || type == m_named.anthill);
    }

    void stockVault() {
        const Area area = cutToMap(m_room.area);
        for (int x = area.x1; x <= area.x2; ++x) {
            for (int y = area.y1; y <= area.y2; ++y)
                makeGold(m_state, {x, y}, 51 + m_state.random.below(100 * m_state.plan->context.depth),
                         m_room.statement);
        }
    }

    void stockZoo() {
        const int type = m_room.type;
        const Point throne = type == m_named.throne ? throneCell() : Point{};
        m_goldLeft = 500 * difficulty();
        if (type == m_named.anthill && m_state.ants == anyKind)
            m_state.ants = m_named.ants[std::size_t(m_state.random.below(int(m_named.ants.size())))];
        if (isCourtWithRuler())
            addRuler(throne);
        const Groups groups =
            m_state.plan->holds(RollRule::RoomsHaveNoGroups) ? Groups::StayAway : Groups::Come;
        const bool groupsSleep = m_state.plan->holds(RollRule::AllRoomsAreStocked);
        m_middle = chooseMiddle();
        forEachCell([&](Point p) {
            const int terrain = m_state.terrain(p);
            if (!m_room.irregular && !isStandable(terrain))
                return;
            if (type == m_named.throne && terrain == Throne)
                return;
            if (m_rulerIsAt == p)
                return;
            const std::size_t first = m_state.level.monsters.size();
            const std::optional<std::size_t> monster =
                makeMonster(m_state, p, monsterKind(p), m_room.statement, groups);
            for (std::size_t i = first; groupsSleep && i < m_state.level.monsters.size(); ++i)
                m_state.level.monsters[i].asleep = true;
            if (monster) {
                m_state.level.monsters[*monster].asleep = true;
                if (type == m_named.throne)
                    m_state.level.monsters[*monster].peaceful = false;
            }
            addThings(p);
        });
        if (type == m_named.throne)
            addCourtThings(throne);
    }

    Point throneCell() {
        const Area area = cutToMap(m_room.area);
        if (m_state.level.maze) {
            for (int x = area.x1; x <= area.x2; ++x) {
                for (int y = area.y1; y <= area.y2; ++y) {
                    if (m_state.terrain(x, y) == Throne)
                        return {x, y};
                }
            }
        }
        Point p{area.x1, area.y1};
        if (looksForFloor())
            return freeFloor(100).value_or(p);
        for (int tries = 0; tries < 100; ++tries) {
            p = someCell(m_state, m_index).value_or(p);
            if (!m_state.isOccupied(p))
                break;
        }
        return p;
    }

    void addRuler(Point throne) {
        if (!onMap(throne))
            return;
        const int draw = m_state.random.die(difficulty());
        const std::size_t rank = draw > 9 ? 0 : draw > 5 ? 1 : draw > 2 ? 2 : 3;
        const std::optional<std::size_t> ruler =
            makeMonster(m_state, throne, m_named.rulers[rank], m_room.statement);
        if (!ruler)
            return;
        m_state.level.monsters[*ruler].asleep = true;
        m_state.level.monsters[*ruler].peaceful = false;
        m_rulerIsAt = throne;
    }

    void addCourtThings(Point throne) {
        if (onMap(throne))
            m_state.setTerrain(throne, Throne);
        const std::optional<Point> p = looksForFloor() ? freeFloor(101) : someCell(m_state, m_index);
        if (!p || !onMap(*p))
            return;
        const int amount = 10 + m_state.random.below(50 * difficulty());
        if (!isCourtWithRuler())
            makeGold(m_state, *p, amount, m_room.statement);
        const std::int32_t chest = makeObject(m_state, *p, m_named.chest, Contents::Usual, m_room.statement);
        if (!isCourtWithRuler())
            return;
        const std::int32_t gold = makeObject(m_state, *p, m_named.gold, Contents::None, m_room.statement);
        m_state.level.objects[std::size_t(gold)].quantity = amount;
        putInto(m_state, chest, gold);
    }

    int monsterKind(Point p) {
        const int type = m_room.type;
        if (type == m_named.throne)
            return courtKind();
        if (type == m_named.barracks)
            return soldierKind();
        if (type == m_named.morgue)
            return undeadKind();
        if (type == m_named.leprechaunHall)
            return m_named.leprechaun;
        if (type == m_named.cockatriceNest)
            return m_named.cockatrice;
        if (type == m_named.anthill)
            return m_state.ants;
        if (type == m_named.beehive)
            return p == m_middle ? m_named.queenBee : m_named.killerBee;
        if (const auto kind = p == m_middle ? stockFor(RoomStock::Place::Middle) : std::nullopt)
            return *kind;
        return stockFor(RoomStock::Place::Monster).value_or(anyKind);
    }

    // The middle of an irregular room may lie outside of it; any cell of a hive then takes its part.
    Point chooseMiddle() {
        const Area& area = m_room.area;
        const Point p{area.x1 + area.width() / 2, area.y1 + area.height() / 2};
        const bool isElsewhere = m_room.irregular && m_room.type == m_named.beehive && !isInRoom(p);
        return isElsewhere ? someCell(m_state, m_index).value_or(p) : p;
    }

    int courtKind() {
        const int draw = m_state.random.below(60) + m_state.random.below(3 * difficulty());
        const bool areLate = m_state.plan->holds(RollRule::DragonsComeLate);
        const std::array<std::pair<int, char>, 5> classes{
            {{areLate ? 200 : 100, 'D'}, {areLate ? 130 : 95, 'H'}, {85, 'T'}, {75, 'C'}, {60, 'o'}}};
        for (const auto& [above, symbol] : classes) {
            if (draw > above)
                return pick(symbol);
        }
        if (draw > 45)
            return m_named.bugbear;
        if (draw > 30)
            return m_named.hobgoblin;
        return pick(draw > 15 ? 'G' : 'k');
    }

    int soldierKind() {
        const int draw = m_state.random.die(80 + difficulty());
        constexpr std::array<int, 4> below{80, 95, 99, 100};
        const std::array<int, 4> kinds{m_named.soldier, m_named.sergeant, m_named.lieutenant,
                                       m_named.captain};
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            if (draw < below[i])
                return kinds[i];
        }
        const bool ants = m_state.plan->holds(RollRule::SquadsHaveAnts);
        const auto choice = std::size_t(m_state.random.below(int(kinds.size()) + (ants ? 1 : 0)));
        return choice < kinds.size() ? kinds[choice] : m_named.ants.back();
    }

    int undeadKind() {
        const int draw = m_state.random.below(100);
        const int depth = m_state.random.below(difficulty());
        if (depth > 10 && draw < 10) {
            if (const int demon = demonKind(); demon >= 0)
                return demon;
        }
        if (depth > 8 && draw > 85)
            return pick('V');
        return draw < 20 ? m_named.ghost : draw < 40 ? m_named.wraith : pick('Z');
    }

    // Outside of their own places only minor demons come; later games then draw once.
    int demonKind() {
        const RollContext& context = m_state.plan->context;
        const bool anyDemon = context.gehennom || context.endgame;
        const int mostTries = m_state.plan->holds(RollRule::AllRoomsAreStocked) ? 1 : 20;
        for (int tries = 0; tries < mostTries; ++tries) {
            const int kind = pick('&');
            if (kind < 0 || anyDemon ||
                m_state.plan->tables->monsters()[std::size_t(kind)].is(MonsterTrait::MinorDemon))
                return kind;
        }
        return anyKind;
    }

    void addBox(Point p, int oneIn) {
        if (m_state.random.oneIn(oneIn))
            makeObject(m_state, p, m_state.random.oneIn(3) ? m_named.chest : m_named.largeBox,
                       Contents::Usual, m_room.statement);
    }

    void addThings(Point p) {
        const int type = m_room.type;
        if (type == m_named.cockatriceNest) {
            addVictim(p);
        } else if (type == m_named.anthill) {
            if (m_state.random.oneIn(3))
                makeObjectOfClass(m_state, p, '%', m_room.statement);
        } else if (type == m_named.zoo || type == m_named.leprechaunHall) {
            addZooGold(p);
        } else if (type == m_named.barracks) {
            addBox(p, 20);
            if (m_state.plan->holds(RollRule::GravesInBarracks) && m_state.random.oneIn(5))
                makeGrave(p);
        } else if (type == m_named.morgue) {
            if (m_state.random.oneIn(5))
                addCorpse(p);
            addBox(p, 10);
            if (m_state.random.oneIn(5))
                makeGrave(p);
        } else if (type == m_named.beehive && m_state.random.oneIn(3)) {
            makeObject(m_state, p, m_named.royalJelly, Contents::None, m_room.statement);
        } else if (const int kind = stockFor(RoomStock::Place::Object).value_or(-1); kind >= 0) {
            makeObject(m_state, p, kind, Contents::Usual, m_room.statement);
        }
    }

    int someone() { return m_state.plan->holds(RollRule::VictimsAreHeroes) ? heroKind(m_state) : anyKind; }

    void addCorpse(Point p) {
        const std::int32_t corpse = makeObject(m_state, p, m_named.corpse, Contents::None, m_room.statement);
        if (const int kind = someone(); kind != anyKind)
            m_state.level.objects[std::size_t(corpse)].ofMonster = std::int16_t(kind);
    }

    // Adds a statue of somebody, with objects in it.
    void addVictim(Point p) {
        if (!m_state.random.oneIn(3))
            return;
        const std::int32_t statue = makeStatue(m_state, p, someone(), m_room.statement);
        m_state.artifactsStayAway = true;
        for (int left = m_state.random.below(5); left > 0; --left)
            putInto(m_state, statue, makeRandomObject(m_state, p, m_room.statement));
        m_state.artifactsStayAway = false;
    }

    void addZooGold(Point p) {
        int amount = 5 * difficulty();
        if (m_door) {
            const int dx = p.x - m_door->x;
            const int dy = p.y - m_door->y;
            const int distance = dx * dx + dy * dy;
            if (distance * distance < m_goldLeft)
                amount = distance * distance;
        }
        m_goldLeft -= amount;
        makeGold(m_state, p, 10 + m_state.random.below(amount), m_room.statement);
    }

    void makeGrave(Point p) {
        if (m_state.terrain(p) != Floor || m_state.trapHere[std::size_t(cellOf(p))] != 0)
            return;
        m_state.setTerrain(p, Grave);
        makeEngraving(m_state, p, EngravingKind::Headstone, m_room.statement);
    }

    // The cell of the room behind one of its doors.
    std::optional<Point> behind(Point door) const {
        const Area& area = m_room.area;
        if (m_room.irregular) {
            constexpr std::array<Point, 4> steps{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
            for (const Point step : steps) {
                if (const Point p{door.x + step.x, door.y + step.y}; isInRoom(p))
                    return p;
            }
            return std::nullopt;
        }
        Point inside = door;
        if (inside.x == area.x1 - 1)
            ++inside.x;
        else if (inside.x == area.x2 + 1)
            --inside.x;
        else if (inside.y == area.y1 - 1)
            ++inside.y;
        else if (inside.y == area.y2 + 1)
            --inside.y;
        else
            return std::nullopt;
        return onMap(inside) && onMap(door) ? std::optional(inside) : std::nullopt;
    }

    // Finds the door of the shop, and returns the cell behind it. Later games try all doors.
    std::optional<Point> findShopDoor() {
        for (std::int32_t i = m_room.firstDoor; i >= 0; i = m_state.roomDoors[std::size_t(i)].next) {
            m_door = m_state.roomDoors[std::size_t(i)].place.point();
            if (const std::optional<Point> inside = behind(*m_door); inside || !looksForFloor())
                return inside;
        }
        return std::nullopt;
    }

    void stockShop() {
        const std::optional<Point> behindDoor = findShopDoor();
        if (!behindDoor)
            return;
        const Point inside = *behindDoor;
        const int keeperKind = stockFor(RoomStock::Place::Keeper).value_or(m_named.shopkeeper);
        RolledMonster& keeper =
            m_state.level.monsters[putMonster(m_state, inside, keeperKind, m_room.statement)];
        keeper.peaceful = true;
        keeper.asleep = false;
        if (hasMaleKeeper())
            keeper.states &= std::uint16_t(~IsFemale);
        openShop(inside);
        std::vector<Point> cells;
        forEachCell([&](Point p) {
            if (takesArticle(p))
                cells.push_back(p);
        });
        const bool hasNovel = !cells.empty() && sellsNovel();
        const std::size_t novel = hasNovel ? std::size_t(m_state.random.below(int(cells.size()))) : 0;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (hasNovel && i == novel)
                makeObject(m_state, cells[i], m_named.novel, Contents::None, m_room.statement);
            else
                addArticle(cells[i]);
        }
    }

    // Later games leave out walls, doors and liquids.
    bool takesArticle(Point p) const {
        const int terrain = m_state.terrain(p);
        if (looksForFloor())
            return isOpenFloor(terrain);
        return m_room.irregular || !m_state.plan->holds(RollRule::AllRoomsAreStocked) || isStandable(terrain);
    }

    // All keepers of tool shops have male names, and so has the seller of lights in the Mines.
    bool hasMaleKeeper() const {
        return m_room.type == m_named.toolShop ||
               (m_state.plan->context.mines && m_room.type == m_named.lightShop);
    }

    // True for the first shop with books that is stocked.
    bool sellsNovel() {
        if (!m_state.plan->holds(RollRule::NovelsAreSold) || m_state.novelSold)
            return false;
        return m_state.novelSold = m_room.type == m_named.scrollShop || m_room.type == m_named.bookShop;
    }

    void openShop(Point inside) {
        const auto cell = std::size_t(cellOf(*m_door));
        std::uint8_t& state = m_state.level.detail[cell];
        if (m_state.terrain(*m_door) == SecretDoor) {
            m_state.setTerrain(*m_door, Door);
        } else if (state == NoDoor) {
            state = OpenDoor;
        }
        if ((state & TrappedDoor) != 0)
            state = LockedDoor;
        const Point outside{2 * m_door->x - inside.x, 2 * m_door->y - inside.y};
        if (state != LockedDoor || !onMap(outside))
            return;
        const int terrain = m_state.terrain(outside);
        if (looksForFloor() && terrain != Floor && terrain != Corridor) {
            const bool isFloor = !m_state.plan->context.special.empty() ||
                                 m_state.roomNumber[std::size_t(cellOf(outside))] != 0;
            m_state.setTerrain(outside, isFloor ? Floor : Corridor);
            m_state.level.detail[std::size_t(cellOf(outside))] = 0;
        }
        writeOutside(outside);
    }

    void writeOutside(Point p) {
        makeEngraving(m_state, p, EngravingKind::Dust, m_room.statement);
        const auto made = std::ranges::find(m_state.level.engravings, cellPlace(p), &RolledEngraving::place);
        made->text = m_state.addText("Closed for inventory");
    }

    // Tins of meat are replaced by tins of spinach.
    void addVegetarianFood(Point p) {
        const std::int32_t index = makeObject(m_state, p, m_state.plan->objects.vegetarian(m_state.random),
                                              Contents::Usual, m_room.statement);
        RolledObject& food = m_state.level.objects[std::size_t(index)];
        const GenerationTables& tables = *m_state.plan->tables;
        if (!m_state.plan->holds(RollRule::StatesAreTold) || food.ofMonster < 0 ||
            !tables.objects()[std::size_t(food.kind)].is(ObjectTrait::Tin))
            return;
        constexpr std::string_view withoutMeat = "bjFvyE'P ";
        const MonsterKind& kind = tables.monsters()[std::size_t(food.ofMonster)];
        if (!withoutMeat.contains(kind.symbol) || kind.name == "stalker" || kind.name == "flesh golem" ||
            kind.name == "leather golem" || kind.name == "black pudding")
            makeSpinach(food);
    }

    static void makeSpinach(RolledObject& tin) {
        tin.ofMonster = -1;
        tin.properties |= IsSpinach;
    }

    void addArticle(Point p) {
        const bool free = m_state.monsterHere[std::size_t(cellOf(p))] == 0;
        if (m_state.random.below(100) < m_state.plan->context.depth && free) {
            makeMonster(m_state, p, pick('m'), m_room.statement);
            return;
        }
        int draw = m_state.random.below(100);
        for (const ShopArticle& article : m_state.plan->tables->shopArticles()) {
            if (article.roomType != m_room.type || (draw -= article.percent) >= 0)
                continue;
            if (article.vegetarian)
                addVegetarianFood(p);
            else if (article.kind >= 0)
                makeObject(m_state, p, article.kind, Contents::Usual, m_room.statement);
            else if (article.symbol != 0)
                makeObjectOfClass(m_state, p, article.symbol, m_room.statement);
            else
                makeRandomObject(m_state, p, m_room.statement);
            return;
        }
    }

    RollState& m_state;
    const NamedKinds& m_named;
    std::size_t m_index;
    const RolledRoom& m_room;
    std::optional<Point> m_door;
    int m_goldLeft = 0;
    std::optional<Point> m_rulerIsAt;
    Point m_middle;
};

} // namespace

void stockRoom(RollState& state, std::size_t room) {
    RoomStocker(state, room).stock();
}

void stockRooms(RollState& state, std::size_t first) {
    for (std::size_t i = first; i < state.level.rooms.size(); ++i) {
        if (state.level.rooms[i].toStock)
            stockRoom(state, i);
    }
}

} // namespace levwright::roll
