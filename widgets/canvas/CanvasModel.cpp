// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/CanvasModel.h"

#include "core/base/Phrase.h"
#include "core/model/ChangedPlaces.h"
#include "core/model/Outcomes.h"
#include "core/model/ProblemPlaces.h"
#include "core/scene/Ground.h"
#include "widgets/canvas/Differences.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

namespace levwright {
namespace {

const Grid<char> noCells;

// How far away a cell's terrain affects the looks of others.
constexpr int terrainReach = 2;

// Whether it is certain that the statement does what it says, in one cell, and that the map does not show it
// already, as it shows a secret door.
bool isSure(const ShownPlacement& shown) {
    const Placement& placement = shown.placement;
    return !shown.broken && !shown.isOutcome && shown.as == ShownAs::Thing && !placement.isRandomPlace &&
           placement.certainty == Certainty::Written && placement.cells.size() == 1 && placement.glyph != 0;
}

bool looksLike(const ShownPlacement& a, const ShownPlacement& b) {
    const auto looks = [](const ShownPlacement& shown) {
        const Placement& p = shown.placement;
        return std::tie(p.kind, p.cells, p.isRandomPlace, p.isContained, p.area, p.glyph, p.color,
                        p.kindChoice, p.label, p.areaUse, p.isDark, shown.broken, shown.isOutcome,
                        shown.looks);
    };
    return looks(a) == looks(b);
}

// The cell of the map whose byte lies in a range of the level's text.
std::optional<Point> cellIn(const MapModel& map, Range range) {
    for (std::size_t y = 0; y < map.rows.size(); ++y) {
        if (!map.rows[y].content.touches(range.begin))
            continue;
        const RowCells& cells = map.rows[y].cells;
        for (std::size_t x = 0; x < cells.size(); ++x) {
            if (cells[x] >= range.begin && cells[x] < range.end)
                return Point{int(x), int(y)};
        }
    }
    return std::nullopt;
}

bool isDoor(const Catalog& catalog, char drawn) {
    const Terrain* terrain = catalog.terrainByCharacter(drawn);
    return terrain != nullptr && (terrain->isDoor || terrain->tile == "secret-door");
}

} // namespace

const Grid<char>& CanvasModel::cells() const {
    if (m_layout)
        return m_layout->terrain;
    return hasMap() ? m_view->map->cells : noCells;
}

// Places only those statements anew that the last edit has changed. Returns false if others may have changed,
// too.
bool CanvasModel::rebuildChanged() {
    const AnalysisPtr analysis = m_session.document().analysis();
    if (!m_view || isElsewhere() || m_isRoomLevel || m_layout || m_outcome || m_hasBroken ||
        m_level >= analysis->levels()->levelCount())
        return false;
    const LevelSource source = analysis->levels()->source(m_level);
    const std::optional<ChangedPlaces> changed = changedPlaces(levels().level(m_level), source.level);
    if (!changed)
        return false;
    m_view = analysis->game().language().viewOf(source, m_ref->part, changed->statements);
    m_analysis = analysis; // the one before has kept the map alive
    std::vector<ShownPlacement> now;
    for (Placement& placement : std::exchange(m_view->placements, {}))
        now.push_back(shownOf(std::move(placement)));
    if (changesGround(*changed, now))
        return false;
    const std::vector<ProblemMark> problems = std::move(m_problems);
    placeAnew(*changed, std::move(now));
    findProblems();
    noteProblems(problems);
    return true;
}

// Whether one of the statements makes ground, such as a fountain, or made some before.
bool CanvasModel::changesGround(const ChangedPlaces& changed, const std::vector<ShownPlacement>& now) const {
    const auto makes = [this](const ShownPlacement& shown) { return groundMadeBy(shown) != 0; };
    const auto made = [&](const ShownPlacement& shown) {
        return changed.statements.contains(shown.statement.statement) && shown.laidGlyph != 0;
    };
    return std::ranges::any_of(now, makes) || (m_ground && std::ranges::any_of(m_placements, made));
}

void CanvasModel::placeAnew(const ChangedPlaces& changed, std::vector<ShownPlacement> now) {
    const auto numberOf = [](const ShownPlacement& shown) { return shown.statement.statement; };
    const auto begin = std::ranges::lower_bound(m_placements, changed.statements.first, {}, numberOf);
    const auto end = std::ranges::lower_bound(m_placements, changed.statements.end, {}, numberOf);
    forDifferences(std::vector(begin, end), now, looksLike,
                   [this](const ShownPlacement& shown) { noteChange(shown.placement); });
    std::for_each(end, m_placements.end(), [&](ShownPlacement& shown) { shown.begin += changed.grown; });
    const auto same = std::ptrdiff_t(std::min(now.size(), std::size_t(end - begin)));
    std::ranges::move(now.begin(), now.begin() + same, begin);
    m_placements.erase(begin + same, end);
    m_placements.insert(begin + same, std::make_move_iterator(now.begin() + same),
                        std::make_move_iterator(now.end()));
}

void CanvasModel::rebuild(const Change* change) {
    if (change != nullptr && rebuildChanged())
        return;
    const std::vector<ShownPlacement> before = std::move(m_placements);
    const std::vector<ProblemMark> problemsBefore = std::move(m_problems);
    const std::optional<PartRef> refBefore = m_ref;
    const Point limitBefore = m_limit;
    const Grid<char> groundBefore = ground();
    const bool wasLaidOut = m_layout.has_value();
    const std::optional<PartView> viewBefore = std::exchange(m_view, std::nullopt);
    m_placements.clear();
    m_hasBroken = false;
    m_analysis = m_session.document().analysis();
    m_level = m_session.currentLevel();
    m_ref = m_session.currentPart();
    const LevelModel& level = levels().level(m_level);
    m_isRoomLevel = level.isOfRooms();
    if (m_layout && (m_layout->level != m_level || !m_isRoomLevel))
        m_layout.reset();
    if (m_layout && change != nullptr)
        m_layout->follow(change->edit);
    if (m_outcome && m_outcome->level != m_level)
        m_outcome.reset();
    if (m_outcome && change != nullptr)
        followOutcome(change->edit);
    if (m_ref && m_ref->part < level.parts.size())
        m_view = m_analysis->game().language().view(levels().source(m_level), m_ref->part);
    const Catalog& catalog = m_analysis->game().catalog();
    m_limit = m_view ? m_view->limit : Point{catalog.limit("map-columns"), catalog.limit("map-rows")};
    m_rooms = {};
    if (m_layout)
        placeRooms();
    if (m_view)
        placeStatements();
    if (change != nullptr && refBefore == m_ref)
        rememberBroken(before, *change);
    showOutcomes();
    layGround();
    findProblems();
    const bool isSameLayout = change != nullptr && wasLaidOut && m_layout;
    const bool isSamePart =
        change != nullptr && refBefore == m_ref && limitBefore == m_limit && viewBefore && m_view;
    if (!isSamePart && !isSameLayout)
        return m_changes.reset();
    noteTerrain(groundBefore);
    notePlacements(before);
    noteProblems(problemsBefore);
}

void CanvasModel::placeStatements() {
    for (Placement& placement : m_view->placements)
        m_placements.push_back(shownOf(std::move(placement)));
    m_view->placements.clear();
}

ShownPlacement CanvasModel::shownOf(Placement placement) const {
    const auto isDrawn = [&](Point cell) {
        return isDoor(m_analysis->game().catalog(), hasMap() ? m_view->map->cells.atOr(cell, ' ') : ' ');
    };
    if (placement.kind == StatementKind::Door && std::ranges::all_of(placement.cells, isDrawn))
        placement.glyph = 0; // the map shows it
    const StatementRef statement{m_level, placement.statement};
    return {std::move(placement), statement, levels().rangeOf(statement).begin, false};
}

void CanvasModel::setLayout(std::optional<LevelLayout> layout) {
    m_layout = std::move(layout);
    rebuild(nullptr);
}

void CanvasModel::setOutcome(std::optional<LevelOutcome> outcome) {
    m_outcome = std::move(outcome);
    const Change ofNothing; // broken statements stay where they were
    rebuild(&ofNothing);
}

// Text typed directly in front of a statement belongs to that statement.
void CanvasModel::followOutcome(const TextEdit& edit) {
    m_outcome->follow(edit);
    for (OutcomeThing& thing : m_outcome->things) {
        if (const std::optional<StatementRef> statement = levels().statementAt(m_level, thing.begin))
            thing.begin = levels().rangeOf(*statement).begin;
    }
}

std::optional<Area> CanvasModel::floorOf(std::size_t room) const {
    const Range range = levels().rangeOf({m_level, m_rooms.rooms[room].statement});
    return m_layout->floorOf(range.begin);
}

std::optional<std::size_t> CanvasModel::roomAt(Point cell) const {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < m_rooms.rooms.size(); ++i) {
        const std::optional<Area> floor = floorOf(i);
        const bool isWithin = floor && floor->grown(1, 1).contains(cell);
        if (isWithin && (!found || floor->cellCount() < floorOf(*found)->cellCount()))
            found = i;
    }
    return found;
}

std::optional<StatementRef> CanvasModel::roomDoorAt(Point cell,
                                                    const std::optional<StatementRef>& butNot) const {
    const auto shown = std::ranges::find_if(m_placements, [&](const ShownPlacement& each) {
        return each.as == ShownAs::RoomDoor && each.statement != butNot &&
               std::ranges::contains(each.placement.cells, cell);
    });
    return shown == m_placements.end() ? std::nullopt : std::optional(shown->statement);
}

void CanvasModel::placeRooms() {
    m_limit = {m_layout->terrain.width(), m_layout->terrain.height()};
    m_rooms = m_analysis->game().language().rooms(levels().source(m_level));
    for (std::size_t i = 0; i < m_rooms.rooms.size(); ++i)
        placeRoom(i);
    std::ranges::stable_sort(m_placements, {}, &ShownPlacement::begin);
}

// The contents of a room count from its floor, wherever the layout puts it.
void CanvasModel::placeRoom(std::size_t index) {
    RoomView& room = m_rooms.rooms[index];
    const std::optional<Area> floor = floorOf(index);
    if (!floor)
        return room.placements.clear();
    const auto add = [&](Placement placement, ShownAs as) {
        const StatementRef statement{m_level, placement.statement};
        const Offset begin = levels().rangeOf(statement).begin;
        m_placements.push_back({std::move(placement), statement, begin, false, as, index});
    };
    Placement box;
    box.statement = room.statement;
    box.area = floor->grown(1, 1);
    box.areaUse = AreaUse::Region;
    box.isDark = room.isDark;
    box.label = room.label;
    box.roomType = room.isOrdinary ? "ordinary" : room.label;
    add(std::move(box), ShownAs::Room);
    for (const RoomDoor& door : room.doors) {
        const StatementRef statement{m_level, door.statement};
        const std::optional<Point> cell = m_layout->cellOf(levels().rangeOf(statement).begin);
        Placement placement;
        placement.statement = door.statement;
        placement.kind = StatementKind::Door;
        placement.label = said("door");
        placement.isRandomPlace = !door.place.side || !door.place.position;
        if (cell)
            placement.cells = {*cell};
        add(std::move(placement), ShownAs::RoomDoor);
    }
    for (Placement& placement : room.placements) {
        for (Point& cell : placement.cells)
            cell = {cell.x + floor->x1, cell.y + floor->y1};
        add(std::move(placement), ShownAs::Thing);
    }
    room.placements.clear();
}

// The cell of the level that is cell 0,0 of the shown area.
Point CanvasModel::outcomeCorner() const {
    const bool isPart = !m_layout && m_ref && m_ref->part < m_outcome->corners.size();
    return isPart ? m_outcome->corners[m_ref->part] : Point{0, 0};
}

void CanvasModel::showOutcomes() {
    for (ShownPlacement& shown : m_placements) {
        // A broken statement keeps the place it had.
        if (shown.broken)
            continue;
        const bool isDrawnInRoom = m_outcome && m_layout && shown.as == ShownAs::Thing &&
                                   shown.placement.isRandomPlace && shown.placement.cells.empty();
        shown.isOutcome = isDrawnInRoom || isOutcome(levels().level(m_level), shown.placement);
        if (m_outcome && shown.isOutcome)
            showOutcome(shown);
    }
    if (m_outcome && m_layout)
        placeInRooms();
}

// A written place takes precedence over the rolled one, because the roll may move the thing elsewhere.
void CanvasModel::showOutcome(ShownPlacement& shown) const {
    Placement& placement = shown.placement;
    const OutcomeThing* thing = m_outcome->of(shown.begin);
    if (placement.origin)
        return;
    placement.cells.clear();
    shown.looks.clear();
    placement.isRandomPlace = false;
    if (thing == nullptr)
        return;
    const Point corner = outcomeCorner();
    for (const OutcomeCell& cell : thing->cells) {
        placement.cells.push_back({cell.cell.x - corner.x, cell.cell.y - corner.y});
        shown.looks.push_back(cell);
    }
    if (!placement.area && thing->area) {
        placement.area = thing->area->shifted({-corner.x, -corner.y});
        placement.cells.clear();
        shown.looks.clear();
    }
}

// Adds the computed contents of rooms that the language does not describe.
void CanvasModel::placeInRooms() {
    const std::vector<ShownPlacement>::size_type told = m_placements.size();
    for (const OutcomeThing& thing : m_outcome->things) {
        const std::optional<StatementRef> statement = levels().statementAt(m_level, thing.begin);
        const auto end = m_placements.begin() + std::ptrdiff_t(told);
        if (!statement ||
            std::ranges::contains(m_placements.begin(), end, statement,
                                  [](const ShownPlacement& shown) { return std::optional(shown.statement); }))
            continue;
        ShownPlacement shown{.placement = outcomeOf(m_analysis->game().language(), levels().source(m_level),
                                                    statement->statement),
                             .statement = *statement,
                             .begin = thing.begin,
                             .broken = !levels().level(m_level).isWholeThroughout(statement->statement)};
        shown.isOutcome = true;
        showOutcome(shown);
        m_placements.push_back(std::move(shown));
    }
}

// Keeps what a broken statement showed last, unless the language still describes it.
void CanvasModel::rememberBroken(const std::vector<ShownPlacement>& before, const Change& change) {
    const LevelModel& level = levels().level(m_level);
    std::vector<bool> isTold(level.statementCount());
    for (const ShownPlacement& shown : m_placements)
        isTold[shown.statement.statement] = true;
    const auto whole = std::ptrdiff_t(m_placements.size());
    for (const ShownPlacement& old : before) {
        const Offset now = change.edit.map(old.begin, Bias::Before);
        const std::optional<StatementRef> statement = levels().statementAt(m_level, now);
        if (!statement || isTold[statement->statement] || level.isWholeThroughout(statement->statement))
            continue;
        ShownPlacement& kept = m_placements.emplace_back(old);
        kept.statement = *statement;
        kept.begin = now;
        kept.broken = m_hasBroken = true;
        kept.room = std::nullopt; // the rooms may have changed
        if (kept.laidGlyph != 0)  // only what is whole makes ground
            kept.placement.glyph = std::exchange(kept.laidGlyph, char(0));
    }
    // They keep their old order. At the end they would hide the others, and each of those would count as
    // changed.
    std::ranges::inplace_merge(m_placements, m_placements.begin() + whole, {}, &ShownPlacement::begin);
}

// The map character of what the statement makes of its cell; 0 if it makes nothing there.
char CanvasModel::groundMadeBy(const ShownPlacement& shown) const {
    const bool isOfMap = isSure(shown) && cells().contains(shown.placement.cells.front());
    return isOfMap ? groundOf(m_analysis->game().catalog(), shown.placement) : char(0);
}

// What such a statement makes is shown in place of the thing itself.
void CanvasModel::layGround() {
    m_ground.reset();
    for (ShownPlacement& shown : m_placements) {
        const char made = groundMadeBy(shown);
        if (made == 0)
            continue;
        if (!m_ground)
            m_ground = cells();
        m_ground->set(shown.placement.cells.front(), made);
        shown.laidGlyph = std::exchange(shown.placement.glyph, char(0));
    }
}

void CanvasModel::noteTerrain(const Grid<char>& before) {
    const Grid<char>& after = ground();
    if (before.width() != after.width() || before.height() != after.height())
        return m_changes.reset();
    for (int y = 0; m_changes && y < after.height(); ++y) {
        for (int x = 0; x < after.width(); ++x) {
            if (before.at({x, y}) != after.at({x, y}))
                m_changes->push_back(
                    {x - terrainReach, y - terrainReach, x + terrainReach, y + terrainReach});
        }
    }
}

void CanvasModel::notePlacements(const std::vector<ShownPlacement>& before) {
    forDifferences(before, m_placements, looksLike,
                   [this](const ShownPlacement& shown) { noteChange(shown.placement); });
}

void CanvasModel::noteProblems(const std::vector<ProblemMark>& before) {
    forDifferences(before, m_problems, std::equal_to(), [this](const ProblemMark& mark) {
        if (m_changes)
            m_changes->push_back({mark.cell.x, mark.cell.y, mark.cell.x, mark.cell.y});
    });
}

void CanvasModel::noteSelection() {
    std::vector<ShownPlacement> now;
    for (const std::size_t i : selected())
        now.push_back(m_placements[i]);
    const auto isSame = [](const ShownPlacement& a, const ShownPlacement& b) {
        return a.statement == b.statement && looksLike(a, b);
    };
    if (!std::ranges::equal(m_selected, now, isSame)) {
        for (const std::vector<ShownPlacement>& each : {m_selected, now}) {
            for (const ShownPlacement& shown : each)
                noteChange(shown.placement);
        }
    }
    m_selected = std::move(now);
}

void CanvasModel::noteSelectedCells() {
    const CellMask* selected = m_session.selectedCells();
    CellMask now = selected != nullptr ? *selected : CellMask();
    if (now == m_selectedCells)
        return;
    for (const std::optional<Area>& bounds : {m_selectedCells.bounds(), now.bounds()}) {
        if (m_changes && bounds)
            m_changes->push_back(*bounds);
    }
    m_selectedCells = std::move(now);
}

void CanvasModel::noteChange(const Placement& placement) {
    if (!m_changes)
        return;
    for (const Point cell : placement.cells)
        m_changes->push_back({cell.x, cell.y, cell.x, cell.y});
    if (placement.area)
        m_changes->push_back(*placement.area);
}

std::optional<std::vector<Area>> CanvasModel::takeChanges() {
    noteSelection();
    noteSelectedCells();
    return std::exchange(m_changes, std::vector<Area>());
}

void CanvasModel::findProblems() {
    m_problems.clear();
    if (!m_view && !m_layout)
        return;
    const LevelModel& level = levels().level(m_level);
    const std::vector<std::size_t> byStatement = placementsByStatement();
    const auto statementOf = [this](std::size_t i) { return m_placements[i].statement; };
    const std::vector<std::optional<std::size_t>> statements = statementsOfProblems(level);
    for (std::size_t at = 0; at < statements.size(); ++at) {
        const Diagnostic& diagnostic = level.diagnostics[at];
        if (hasMap()) {
            if (const std::optional<Point> cell = cellIn(*m_view->map, diagnostic.range)) {
                m_problems.push_back({*cell, diagnostic.severity()});
                continue;
            }
        }
        if (!statements[at])
            continue;
        const StatementRef ref{m_level, *statements[at]};
        for (const std::size_t i : std::ranges::equal_range(byStatement, ref, {}, statementOf)) {
            const Placement& placement = m_placements[i].placement;
            if (!placement.cells.empty())
                m_problems.push_back({placement.cells.front(), diagnostic.severity()});
            else if (placement.area)
                m_problems.push_back({{placement.area->x1, placement.area->y1}, diagnostic.severity()});
        }
    }
}

// As indices.
std::vector<std::size_t> CanvasModel::placementsByStatement() const {
    std::vector<std::size_t> order(m_placements.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    const auto statementOf = [this](std::size_t i) { return m_placements[i].statement; };
    if (!std::ranges::is_sorted(order, {}, statementOf))
        std::ranges::stable_sort(order, {}, statementOf);
    return order;
}

std::vector<std::size_t> CanvasModel::at(Point cell) const {
    std::vector<std::size_t> things;
    std::vector<std::size_t> areas;
    for (std::size_t i = m_placements.size(); i-- > 0;) {
        const Placement& placement = m_placements[i].placement;
        if (std::ranges::contains(placement.cells, cell))
            things.push_back(i);
        else if (placement.area && placement.area->contains(cell))
            areas.push_back(i);
    }
    std::ranges::stable_sort(areas, {},
                             [&](std::size_t i) { return m_placements[i].placement.area->cellCount(); });
    std::ranges::stable_partition(things, [&](std::size_t i) { return !m_placements[i].isOutcome; });
    things.insert(things.end(), areas.begin(), areas.end());
    return things;
}

std::optional<std::size_t> CanvasModel::current() const {
    const std::optional<StatementRef> statement = m_session.currentStatement();
    const auto found = std::ranges::find(m_placements, statement,
                                         [](const ShownPlacement& p) { return std::optional(p.statement); });
    return found == m_placements.end() ? std::nullopt
                                       : std::optional(std::size_t(found - m_placements.begin()));
}

std::vector<std::size_t> CanvasModel::selected() const {
    const std::vector<StatementRef>& statements = m_session.selectedStatements();
    if (statements.size() < 2) {
        const std::optional<std::size_t> only = current();
        return only ? std::vector{*only} : std::vector<std::size_t>();
    }
    std::map<StatementRef, std::size_t> places;
    for (std::size_t i = 0; i < m_placements.size(); ++i)
        places.emplace(m_placements[i].statement, i);
    std::vector<std::size_t> placements;
    for (const StatementRef& statement : statements) {
        if (const auto found = places.find(statement); found != places.end())
            placements.push_back(found->second);
    }
    return placements;
}

QString CanvasModel::groundAt(Point cell) const {
    if (cells().contains(cell)) {
        const Terrain* terrain = m_session.game().catalog().terrainByCharacter(cells().at(cell));
        return terrain != nullptr ? QString::fromUtf8(said(terrain->name))
                                  : Session::tr("not a map character");
    }
    return hasMap() ? Session::tr("outside the map") : QString();
}

QStringList CanvasModel::namesAt(Point cell) const {
    QStringList names;
    for (const std::size_t i : at(cell)) {
        const Placement& placement = m_placements[i].placement;
        const QString name = m_session.shown(placement.label);
        if (!placement.area || !names.contains(name)) // areas may lie in others of the same kind
            names << name;
    }
    constexpr int most = 4;
    if (names.size() > most)
        names = names.first(most) << QStringLiteral("…");
    return names;
}

QString CanvasModel::spoken(Point cell) const {
    const QString ground = groundAt(cell);
    const QString place = ground.isEmpty()
                              ? Session::tr("column %1 row %2").arg(cell.x).arg(cell.y)
                              : Session::tr("%1, column %2 row %3")
                                    .arg(ground, QString::number(cell.x), QString::number(cell.y));
    const QStringList names = namesAt(cell);
    return names.isEmpty() ? place
                           : Session::tr("%1: %2", "a place, and what stands there")
                                 .arg(place, names.join(QStringLiteral(", ")));
}

QString CanvasModel::describe(Point cell) const {
    QString text = QStringLiteral("%1,%2").arg(cell.x).arg(cell.y);
    // Inside a room, places count from the room's floor.
    if (const std::optional<std::size_t> room = m_layout ? roomAt(cell) : std::nullopt) {
        const Area floor = *floorOf(*room);
        if (floor.contains(cell))
            text = Session::tr("%1,%2 of the room").arg(cell.x - floor.x1).arg(cell.y - floor.y1);
    }
    if (const QString ground = groundAt(cell); !ground.isEmpty())
        text += QStringLiteral("  ") + ground;
    const QStringList names = namesAt(cell);
    return names.isEmpty() ? text : text + QStringLiteral(" · ") + names.join(QStringLiteral(", "));
}

std::optional<Area> CanvasModel::mapArea() const {
    if (!hasMap() || cells().cells().empty())
        return std::nullopt;
    return Area{0, 0, cells().width() - 1, cells().height() - 1};
}

std::vector<bool> CanvasModel::areSelected() const {
    std::vector<bool> are(m_placements.size());
    for (const std::size_t i : selected())
        are[i] = true;
    return are;
}

const ShownPlacement* CanvasModel::selectedOfRooms() const {
    const std::optional<std::size_t> index = current();
    if (!index || m_session.selectedStatements().size() != 1)
        return nullptr;
    const ShownPlacement& shown = m_placements[*index];
    return shown.as == ShownAs::Thing ? nullptr : &shown;
}

} // namespace levwright
