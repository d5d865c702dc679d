// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/Writing.h"

#include "core/base/Printable.h"
#include "core/completion/Completion.h"
#include "core/completion/Explanation.h"
#include "core/completion/ThingFacts.h"
#include "core/dungeons/model/DungeonLanguage.h"
#include "core/services/LevelAt.h"
#include "core/services/Names.h"

#include <algorithm>
#include <format>
#include <utility>

namespace levwright::services {
namespace {

constexpr std::size_t longestLine = 200; // of a definition that is shown

// What certainly stands on a cell, in a few words each.
std::string thingsOn(const LevelLanguage& language, const LevelAt& place, const PartCell& at) {
    std::string things;
    for (const Placement& placement : language.view(place.source, at.part).placements) {
        const bool isThere = placement.cells.size() == 1 && placement.cells.front() == at.cell;
        if (isThere && !placement.label.empty())
            things += (things.empty() ? "" : ", ") + placement.label;
    }
    return things;
}

std::string_view withoutQuotes(std::string_view source) {
    const bool isQuoted = source.size() > 1 && (source.front() == '"' || source.front() == '\'');
    return isQuoted ? source.substr(1, source.size() - 2) : source;
}

// What the game knows about the things that are offered.
void addFacts(const Catalog& catalog, std::vector<Completion>& completions) {
    for (Completion& each : completions) {
        if (!each.thing || !each.explanation.empty())
            continue;
        if (std::optional<ThingFacts> facts = factsOf(catalog, *each.thing, withoutQuotes(each.source)))
            each.explanation = std::move(facts->facts);
    }
}

std::optional<Explanation> ofMarked(const Game& game, const LevelSource& level, const Mark& mark) {
    const std::string_view name = withoutQuotes(level.slice(mark.range));
    const auto facts = factsOf(game.catalog(), mark.kind, name);
    return facts ? std::optional(Explanation{mark.range, facts->title, facts->facts}) : std::nullopt;
}

std::optional<Explanation> ofThing(const Game& game, const LevelAt& place) {
    const std::vector<Mark> marks = game.language().marks(place.source);
    const auto mark =
        std::ranges::upper_bound(marks, place.at, {}, [](const Mark& each) { return each.range.end; });
    if (mark == marks.end() || mark->range.begin > place.at)
        return std::nullopt;
    return ofMarked(game, place.source, *mark);
}

std::optional<Explanation> ofLevel(const LevelsAnalysis& levels, Offset at) {
    const LevelAt place = levelAt(levels, at);
    const LevelLanguage& language = levels.game().language();
    std::optional<Explanation> found = language.explanation(place.source, place.at);
    const bool isOwn = found.has_value();
    if (!isOwn)
        found = explanationAt(levels.game(), place.source, place.at);
    if (const std::optional<PartCell> cell = place.source.level.mapCellAt(place.at)) {
        const std::string things = found ? thingsOn(language, place, *cell) : std::string();
        if (!things.empty())
            found->meaning = found->meaning.empty() ? things : std::format("{}; {}", things, found->meaning);
    } else if (!isOwn) {
        if (auto thing = ofThing(levels.game(), place))
            found = std::move(thing);
    }
    if (found)
        found->range = found->range.shifted(place.start);
    return found;
}

// A name by the line that defines it.
std::optional<Explanation> ofName(const Analysis& analysis, Offset at) {
    const std::optional<NamedPlace> name = nameAt(analysis, at);
    const std::optional<Range> definition = name ? definitionOf(*name) : std::nullopt;
    if (!definition || definition->touches(at) || at == name->use.range.end)
        return std::nullopt;
    const TextSnapshot& text = analysis.text();
    std::string_view line = text.slice(text.lineContent(text.position(definition->begin).line));
    line = line.substr(std::min(line.find_first_not_of(" \t"), line.size()));
    return Explanation{name->use.range, name->thing.name, shortened(line, longestLine)};
}

} // namespace

Completions completionsAt(const Analysis& analysis, Offset at) {
    if (const LevelsAnalysis* levels = analysis.levels()) {
        const LevelAt place = levelAt(*levels, at);
        Completions found = completionsAt(levels->game().language(), place.source, place.at);
        found.replaced = found.replaced.shifted(place.start);
        addFacts(levels->game().catalog(), found.all);
        return found;
    }
    if (analysis.dungeon() != nullptr)
        return analysis.dungeonLanguage()->completions(*analysis.dungeon(), at);
    return {{at, at}, {}};
}

std::optional<Explanation> explanationOf(const Analysis& analysis, const StatementRef& statement) {
    const LevelsAnalysis* levels = analysis.levels();
    if (levels == nullptr)
        return std::nullopt;
    const LevelSource level = levels->source(statement.level);
    const Offset start = levels->levelStart(statement.level);
    const Range range = analysis.rangeOf(statement);
    std::optional<Explanation> ofClass; // which stands before the name
    for (const Mark& mark : levels->game().language().marks(level)) {
        const Range marked = mark.range.shifted(start);
        if (marked.begin < range.begin || marked.end > range.end)
            continue;
        if (std::optional<Explanation> found = ofMarked(levels->game(), level, mark)) {
            found->range = marked;
            if (withoutQuotes(analysis.text().slice(marked)).size() > 1)
                return found;
            ofClass = ofClass ? ofClass : found;
        }
    }
    return ofClass;
}

std::optional<Explanation> explanationAt(const Analysis& analysis, Offset at) {
    std::optional<Explanation> found;
    if (const LevelsAnalysis* levels = analysis.levels())
        found = ofLevel(*levels, at);
    else if (analysis.dungeon() != nullptr)
        found = analysis.dungeonLanguage()->explanation(*analysis.dungeon(), at);
    if (found && !found->meaning.empty())
        return found;
    std::optional<Explanation> name = ofName(analysis, at);
    if (found && name)
        found->meaning = name->meaning;
    return found ? found : name;
}

std::optional<Signature> signatureAt(const Analysis& analysis, Offset at) {
    if (const LevelsAnalysis* levels = analysis.levels()) {
        const LevelAt place = levelAt(*levels, at);
        return levels->game().language().signature(place.source, place.at);
    }
    if (analysis.dungeon() != nullptr)
        return analysis.dungeonLanguage()->signature(*analysis.dungeon(), at);
    return std::nullopt;
}

} // namespace levwright::services
