// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/edit/ScriptStatement.h"

#include "core/languages/script/syntax/Kinds.h"

#include <algorithm>
#include <array>

namespace levwright {
namespace {

using S = StatementKind;
using script::scriptOf;

const StatementNode& nodeOf(const LevelSource& level, std::size_t statement) {
    return level.level.tree->statements.at(statement);
}

} // namespace

ScriptStatement::ScriptStatement(const ScriptKnowledge& known, const LevelSource& level,
                                 std::size_t statement)
    : m_index(statement), m_script{scriptOf(*level.level.tree).script, level.text},
      m_call(scriptOf(*level.level.tree).callOf(statement)), m_values(known.functions, m_script, m_call) {}

std::optional<Point> originOfPlaces(const ScriptKnowledge& known, const LevelSource& level,
                                    std::size_t statement) {
    const LevelTree& tree = *level.level.tree;
    const std::optional<std::size_t> parent = tree.statements[statement].parent;
    if (!parent || *parent == 0 || tree.statements[*parent].kind == script::mapCall ||
        tree.statements[*parent].kind == S::Room)
        return Point{};
    if (tree.statements[*parent].kind != S::Region)
        return originOfPlaces(known, level, *parent);
    const ScriptStatement region(known, level, *parent);
    const auto area = scriptArea(region);
    if (!area || region.values().flag("irregular").value_or(false))
        return std::nullopt;
    return Point{std::min(area->area.x1, area->area.x2), std::min(area->area.y1, area->area.y2)};
}

std::optional<script::WrittenArea> scriptArea(const ScriptStatement& statement) {
    const auto area = statement.values().area("region");
    return area ? area : statement.values().area("selection");
}

std::optional<Range> scriptComputedAt(const ScriptKnowledge& known, const LevelSource& level,
                                      const ScriptStatement& call) {
    const std::size_t statement = call.index();
    const lua::SyntaxTree& tree = call.script().tree;
    if (call.call().certainty == lua::Certainty::Computed)
        return tree.range(call.call().cause);
    if (const StatementNode& node = nodeOf(level, statement); speaksOfArea(node.kind) && scriptArea(call))
        return std::nullopt;
    if (const script::CallValue* cells = call.values().find("selection"))
        return tree.range(cells->value);
    if (!call.values().saysPlace() || (call.values().place() && originOfPlaces(known, level, statement)))
        return std::nullopt;
    const lua::NodeIndex node = call.values().placeNode();
    if (!script::listedPlacesIn(call.script(), node).empty())
        return std::nullopt;
    if (call.values().place())
        return nodeOf(level, *nodeOf(level, statement).parent).keyword; // a region of any shape
    return tree.range(node);
}

bool speaksOfArea(S kind) {
    constexpr std::array withArea{
        S::Region,         S::TeleportRegion,    S::NonDiggable,         S::NonPasswall,  script::levelRegion,
        script::exclusion, script::wallProperty, script::replaceTerrain, script::terrain, script::gasCloud};
    return std::ranges::contains(withArea, kind);
}

} // namespace levwright
