// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rollview/RolledMap.h"

#include "core/base/Phrase.h"
#include "core/instance/InstanceText.h"
#include "core/instance/LevelFlip.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <format>
#include <optional>

namespace levwright {
namespace {

struct RolledWords {
    Q_DECLARE_TR_FUNCTIONS(RolledMap)
};

QString stateOf(int detail) {
    if ((detail & roll::OpenDoor) != 0)
        return RolledWords::tr("open door");
    if ((detail & roll::LockedDoor) != 0)
        return RolledWords::tr("locked door");
    if ((detail & roll::ClosedDoor) != 0)
        return RolledWords::tr("closed door");
    return (detail & roll::BrokenDoor) != 0 ? RolledWords::tr("broken door") : RolledWords::tr("doorway");
}

void addOnce(std::vector<std::int32_t>& numbers, std::int32_t number) {
    if (number >= 0 && !std::ranges::contains(numbers, number))
        numbers.push_back(number);
}

} // namespace

RolledMap::RolledMap(roll::RollPlanPtr plan, std::shared_ptr<const Catalog> catalog,
                     roll::LevelInstance level)
    : m_plan(std::move(plan)), m_catalog(std::move(catalog)), m_level(std::move(level)),
      m_seen(roll::seenLevel(m_level, *m_plan, *m_catalog)) {}

char RolledMap::comparable(char mapCharacter) const {
    const std::optional<int> terrain = m_catalog->terrainNumber(mapCharacter);
    const int rolled = terrain ? m_plan->tables->terrain().toRoll(*terrain) : 0;
    return terrain ? roll::seenCharacter(*m_plan, *m_catalog, rolled, roll::ClosedDoor) : mapCharacter;
}

std::optional<RolledMap> RolledMap::asWritten() const {
    if (!m_level.flippedAcross && !m_level.flippedDown)
        return std::nullopt;
    return RolledMap(m_plan, m_catalog, roll::asWritten(m_level));
}

std::vector<std::int32_t> RolledMap::numbersAt(Point cell) const {
    std::vector<std::int32_t> numbers;
    const auto addThings = [&](const auto& things) {
        for (std::size_t i = things.size(); i-- > 0;) {
            if (things[i].place.point() == cell)
                addOnce(numbers, things[i].statement);
        }
    };
    addThings(m_level.monsters);
    addThings(m_level.objects);
    addThings(m_level.traps);
    addThings(m_level.engravings);
    for (const roll::CellOrigin& origin : m_level.origins) {
        const bool isRoom = origin.statement >= 0 && !areasOf(origin.statement).empty();
        if (!isRoom && roll::placeOf(origin.cell) == cell)
            addOnce(numbers, origin.statement);
    }
    std::vector<const roll::RolledRoom*> rooms;
    for (const roll::RolledRoom& room : m_level.rooms) {
        if (room.area.contains(cell))
            rooms.push_back(&room);
    }
    std::ranges::stable_sort(rooms, {}, [](const roll::RolledRoom* room) { return room->area.cellCount(); });
    for (const roll::RolledRoom* room : rooms)
        addOnce(numbers, room->statement);
    return numbers;
}

QString RolledMap::labelOf(const roll::RolledMonster& monster) const {
    QStringList words{QString::fromUtf8(m_catalog->monsters()[std::size_t(monster.kind)].name)};
    if (monster.peaceful)
        words << RolledWords::tr("peaceful");
    if (monster.asleep)
        words << RolledWords::tr("asleep");
    if (monster.disguised)
        words << RolledWords::tr("disguised");
    if (monster.levelChange != 0)
        words << RolledWords::tr("level %1")
                     .arg(QString::fromStdString(std::format("{:+}", monster.levelChange)));
    return words.join(QStringLiteral(", "));
}

QString RolledMap::labelOf(const roll::RolledObject& object) const {
    QString name = QString::fromUtf8(m_plan->tables->objects()[std::size_t(object.kind)].shown);
    if (object.ofMonster >= 0)
        name = RolledWords::tr("%1 of %2")
                   .arg(name, QString::fromUtf8(m_catalog->monsters()[std::size_t(object.ofMonster)].name));
    if (object.quantity != 1)
        name = QStringLiteral("%1 × %2").arg(object.quantity).arg(name);
    QStringList words{name};
    if (object.container >= 0) {
        const int box = m_level.objects[std::size_t(object.container)].kind;
        words << RolledWords::tr("in %1").arg(
            QString::fromUtf8(m_plan->tables->objects()[std::size_t(box)].shown));
    }
    if (object.buried || object.mineral)
        words << RolledWords::tr("buried");
    return words.join(QStringLiteral(", "));
}

QString RolledMap::featureAt(Point cell) const {
    if (!roll::onMap(cell))
        return {};
    const int terrain = m_level.terrain[std::size_t(roll::cellOf(cell))];
    const int detail = m_level.detail[std::size_t(roll::cellOf(cell))];
    if (terrain == roll::Door)
        return stateOf(detail);
    if (terrain == roll::Stairs)
        return (detail & roll::LeadsToBranch) != 0 ? RolledWords::tr("branch stairs")
               : (detail & roll::LeadsUp) != 0     ? RolledWords::tr("stairs up")
                                                   : RolledWords::tr("stairs down");
    if (terrain == roll::Ladder)
        return (detail & roll::LeadsUp) != 0 ? RolledWords::tr("ladder up") : RolledWords::tr("ladder down");
    return QString::fromUtf8(
        said(m_catalog->terrains()[std::size_t(m_plan->tables->terrain().toGame(terrain))].name));
}

bool RolledMap::isFurnished(Point cell) const {
    const int terrain =
        roll::onMap(cell) ? m_level.terrain[std::size_t(roll::cellOf(cell))] : int(roll::Stone);
    return roll::isDoor(terrain) || roll::isFurniture(terrain);
}

QStringList RolledMap::labelsAt(Point cell) const {
    QStringList labels;
    const auto add = [&](const auto& things, const auto& label) {
        for (std::size_t i = things.size(); i-- > 0;) {
            if (things[i].place.point() == cell)
                labels << label(things[i]);
        }
    };
    const auto ownLabel = [this](const auto& thing) { return labelOf(thing); };
    add(m_level.monsters, ownLabel);
    std::vector<roll::RolledObject> outside;
    std::vector<roll::RolledObject> contained;
    for (const roll::RolledObject& object : m_level.objects)
        (object.container < 0 ? outside : contained).push_back(object);
    add(outside, ownLabel);
    add(contained, ownLabel);
    add(m_level.traps, [this](const roll::RolledTrap& trap) {
        return QString::fromUtf8(m_plan->tables->traps()[std::size_t(trap.kind)].shown);
    });
    add(m_level.engravings, [](const roll::RolledEngraving&) { return RolledWords::tr("engraving"); });
    const QString feature = featureAt(cell);
    if (!feature.isEmpty())
        labels << feature;
    return labels;
}

std::vector<Point> RolledMap::cellsOf(std::int32_t number) const {
    std::vector<Point> cells;
    for (const roll::CellOrigin& origin : m_level.origins) {
        if (origin.statement == number)
            cells.push_back(roll::placeOf(origin.cell));
    }
    std::ranges::sort(cells);
    cells.erase(std::ranges::unique(cells).begin(), cells.end());
    return cells;
}

std::vector<Area> RolledMap::areasOf(std::int32_t number) const {
    std::vector<Area> areas;
    for (const roll::RolledRoom& room : m_level.rooms) {
        if (room.statement == number)
            areas.push_back(room.area);
    }
    return areas;
}

const roll::RolledRoom* RolledMap::roomAt(Point cell) const {
    const roll::RolledRoom* innermost = nullptr;
    for (const roll::RolledRoom& room : m_level.rooms) {
        const Area walls = room.area.grown(1, 1);
        if (walls.contains(cell) &&
            (innermost == nullptr || room.area.cellCount() < innermost->area.cellCount()))
            innermost = &room;
    }
    return innermost;
}

QString RolledMap::endSentence() const {
    if (m_level.fatal == roll::Fatal::None)
        return {};
    const QString why = QString::fromStdString(roll::whyFatal(m_level));
    if (m_level.fatal == roll::Fatal::NotFinished)
        return tr("Not rolled to its end: %1").arg(why);
    return m_level.fatal == roll::Fatal::MazeInstead
               ? tr("The script fails: %1; the game makes a maze instead").arg(why)
               : tr("The game would end: %1").arg(why);
}

QString RolledMap::complaintSentence() const {
    if (m_level.complaints.empty())
        return {};
    const roll::Complaint& first = m_level.complaints.front();
    const QString text = QString::fromStdString(roll::lineWords(first.line) + std::string(said(first.text)));
    const auto more = qlonglong(m_level.complaints.size()) - 1;
    if (first.about == roll::Complaint::About::GivenUp)
        return more == 0 ? tr("the game gives up: %1").arg(text)
                         : tr("the game gives up: %1; and %2 more").arg(text).arg(more);
    return more == 0 ? tr("the game complains: “%1”").arg(text)
                     : tr("the game complains: “%1” and %2 more").arg(text).arg(more);
}

} // namespace levwright
