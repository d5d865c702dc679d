// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rollview/LayoutOfRoll.h"

#include "core/scene/LevelScene.h"
#include "core/scene/RoomSketch.h"

#include <algorithm>
#include <map>

namespace levwright {
namespace {

// If a statement has several things on a cell, only the topmost, which is the first, is shown.
class Outcomes {
public:
    explicit Outcomes(const RolledMap& rolled) : m_rolled(rolled) {}

    std::map<std::int32_t, OutcomeThing> take() {
        const Catalog& catalog = m_rolled.catalog();
        const roll::LevelInstance& level = m_rolled.level();
        for (const roll::RolledMonster& monster : level.monsters) {
            const Monster& kind = catalog.monsters()[std::size_t(monster.kind)];
            add(monster.statement, {monster.place.point(), kind.classSymbol, kind.color});
        }
        for (const roll::RolledObject& object : level.objects) {
            const Object& kind = catalog.objects()[std::size_t(object.kind)];
            if (object.liesOpen())
                add(object.statement, {object.place.point(), kind.classSymbol, kind.color});
        }
        for (const roll::CellOrigin& origin : level.origins) {
            const std::string& kind = m_rolled.plan().traces[std::size_t(std::max(origin.statement, 0))].kind;
            if (kind != "monster" && kind != "object" && kind != "region" && kind != roll::roomTrace)
                add(origin.statement, {roll::placeOf(origin.cell)});
        }
        for (const roll::RolledRoom& room : level.rooms) {
            if (room.statement >= 0)
                m_things[room.statement].area = room.area;
        }
        return std::move(m_things);
    }

private:
    void add(std::int32_t statement, const OutcomeCell& cell) {
        if (statement < 0)
            return;
        std::vector<OutcomeCell>& cells = m_things[statement].cells;
        if (!std::ranges::contains(cells, cell.cell, &OutcomeCell::cell))
            cells.push_back(cell);
    }

    const RolledMap& m_rolled;
    std::map<std::int32_t, OutcomeThing> m_things;
};

std::vector<PartThing> thingsOf(const Session& session, std::size_t level, std::size_t part) {
    const LevelsAnalysis& levels = session.levels();
    std::vector<PartThing> things;
    if (part >= levels.level(level).parts.size())
        return things; // the text is not that of the roll
    for (const Placement& each : session.game().language().view(levels.source(level), part).placements) {
        if (!each.area && !each.isContained && !each.isRandomPlace && each.cells.size() == 1 &&
            each.glyph != 0)
            things.push_back({each.cells.front(), each.kind, each.glyph, each.color, each.kindChoice,
                              keyOf(session.game().catalog(), each)});
    }
    return things;
}

} // namespace

std::optional<LevelOutcome> outcomeOf(const RollModel& model) {
    const RolledMap* rolled = model.written();
    if (!rolled || !model.hasOutcome())
        return std::nullopt;
    LevelOutcome outcome{
        .level = model.session().currentLevel(), .terrain = rolled->terrain(), .corners = {}, .things = {}};
    for (std::size_t i = 0; i < rolled->plan().partCount(); ++i)
        outcome.corners.push_back(model.cornerOfPart(i));
    for (auto& [number, thing] : Outcomes(*rolled).take()) {
        const std::optional<StatementRef> statement = model.statementOf(number);
        if (!statement)
            continue;
        thing.begin = model.session().rangeOf(*statement).begin;
        outcome.things.push_back(std::move(thing));
    }
    std::ranges::sort(outcome.things, {}, &OutcomeThing::begin);
    return outcome;
}

std::optional<LevelLayout> layoutOf(const RollModel& model) {
    const Session& session = model.session();
    const std::size_t index = session.currentLevel();
    const RolledMap* rolled = model.written();
    const LevelModel& level = session.levels().level(index);
    if (!level.isOfRooms())
        return std::nullopt;
    if (!rolled) {
        const bool isRight =
            !std::ranges::contains(level.diagnostics, Severity::Error, &Diagnostic::severity);
        const bool isUnrollable = isRight && !model.problem().isEmpty();
        return isUnrollable ? std::optional(sketchOf(session.levels(), index)) : std::nullopt;
    }
    LevelLayout layout{.level = index, .terrain = rolled->terrain(), .rooms = {}, .doors = {}};
    const auto beginOf = [&](std::int32_t number) -> std::optional<Offset> {
        const std::optional<StatementRef> statement = model.statementOf(number);
        return statement ? std::optional(session.rangeOf(*statement).begin) : std::nullopt;
    };
    for (const roll::RolledRoom& room : rolled->level().rooms) {
        if (const std::optional<Offset> begin = beginOf(room.statement))
            layout.rooms.push_back({*begin, room.area, model.wishOf(room.statement, room.area)});
    }
    const std::vector<roll::Trace>& traces = rolled->plan().traces;
    for (const roll::CellOrigin& origin : rolled->level().origins) {
        if (origin.statement < 0 || traces[std::size_t(origin.statement)].kind != "door")
            continue;
        if (const std::optional<Offset> begin = beginOf(origin.statement))
            layout.doors.push_back({*begin, roll::placeOf(origin.cell)});
    }
    return layout;
}

std::optional<PartsLayout> partsOf(const RollModel& model) {
    const Session& session = model.session();
    const std::size_t index = session.currentLevel();
    const RolledMap* rolled = model.written();
    if (!rolled || !model.isPicture() || session.levels().level(index).isOfRooms())
        return std::nullopt;
    PartsLayout layout{.level = index, .terrain = rolled->terrain(), .parts = {}, .things = {}};
    for (std::size_t i = 0; i < rolled->plan().partCount(); ++i) {
        layout.parts.push_back(rolled->plan().areaOfPart(i));
        layout.things.push_back(thingsOf(session, index, i));
    }
    return layout;
}

} // namespace levwright
