// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roll/Roller.h"

#include "core/roll/RollState.h"
#include "core/roll/Steps.h"

#include <utility>

namespace levwright::roll {
namespace {

void makeMazeLevel(RollState& state, const LevelPlan& plan) {
    if (!plan.level.initMap)
        fillMaze(state, plan.level.filling);
    for (std::size_t i = 0; i < plan.level.parts.size(); ++i)
        makePart(state, plan, i);
    walkMazes(state);
    fixWalls(state, wholeMap);
    addMazeExtras(state);
}

void makeLevel(RollState& state, const LevelPlan& plan) {
    state.level.flags = plan.tables->flags().toRoll(std::uint32_t(plan.level.flags));
    state.level.maze = plan.level.kind == LevelKind::Maze;
    for (int i = 2; i > 0; --i)
        std::swap(state.alignments[std::size_t(i)], state.alignments[std::size_t(state.random.below(i + 1))]);
    if (plan.level.initMap)
        makeInitMap(state, *plan.level.initMap);
    if (plan.level.kind == LevelKind::Maze) {
        makeMazeLevel(state, plan);
    } else {
        makeRooms(state, plan);
        makeCorridors(state, plan);
        state.enter(noStatement);
    }
    makeBubbles(state);
    carryOutLevelRegions(state);
    makeLateChanges(state);
    markBorder(state);
    addMinerals(state);
    chooseArrivals(state);
}

class ClassicMachine : public RollMachine {
public:
    explicit ClassicMachine(const LevelPlan& plan) : m_plan(plan), m_state(plan) {}

    const LevelInstance& roll(std::uint64_t seed) override {
        m_state.reset(seed);
        try {
            makeLevel(m_state, m_plan);
        } catch (const LoadingEnds& end) {
            m_state.level.fatal = end.reason;
            m_state.level.fatalStatement = end.statement;
        }
        return m_state.level;
    }

    const LevelInstance& rollKeeping(std::uint64_t seed, RollRecord& record) override {
        return keepRolling(m_state, record, [&]() -> const LevelInstance& { return roll(seed); });
    }

private:
    const LevelPlan& m_plan;
    RollState m_state;
};

} // namespace

Result<LevelPlanPtr> planRolls(CompiledLevel level, const Catalog& catalog, const RollContext& context,
                               std::vector<std::size_t> statements) {
    Result<GenerationTablesPtr> tables = GenerationTables::load(catalog);
    if (!tables)
        return std::unexpected(tables.error());
    auto plan = std::make_shared<LevelPlan>(std::move(level), *std::move(tables), context);
    plan->statements = std::move(statements);
    return plan;
}

std::unique_ptr<RollMachine> LevelPlan::makeMachine() const {
    return std::make_unique<ClassicMachine>(*this);
}

} // namespace levwright::roll
