// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goals/GoalCompletion.h"

#include "core/base/LowerCase.h"
#include "core/base/Phrase.h"
#include "core/document/LevelsAnalysis.h"
#include "core/goals/Goal.h"
#include "core/services/Writing.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

namespace levwright::goals {
namespace {

struct Words {
    std::string_view words;
    const char* meaning;
};
constexpr Words beginnings[] = {
    {"chance of", phrase("in how many percent of rolls there is such a thing")},
    {"number of", phrase("how many such things a roll has")},
    {"reachable: all objects", phrase("one can walk to every object")},
    {"reachable: all monsters", phrase("one can walk to every monster")},
    {"reachable: all traps", phrase("one can walk to every trap")},
    {"reachable: all stairs", phrase("one can walk to all stairs")},
    {"reachable by walking: all", phrase("the same without locked doors")},
    {"reachable by levitating: all", phrase("the same across water and lava, too")},
    {"way up-down <=", phrase("moves of the shortest way between the stairs")},
    {"choke points <=", phrase("cells whose loss divides the level")},
    {"dead ends <=", phrase("cells that one leaves only the way one came")},
    {"closets = 0", phrase("places that one comes to only by digging")},
    {"closet cells <=", phrase("cells that one comes to only by digging")},
    {"danger in", phrase("difficulty of all hostile monsters, in levels")},
    {"danger at 12 in 40..60 %",
     phrase("how many percent of the stock levels at depth 12 are less dangerous")},
    {"first contact >=", phrase("moves on the way until something awake sees the hero")},
    {"pay >=", phrase("cost of all objects, in zorkmids")},
};
// Things that no table of the game names.
constexpr Words commonThings[] = {
    {"monsters", phrase("all monsters")}, {"objects", phrase("all objects that lie open")},
    {"traps", phrase("all traps")},       {"rooms", phrase("all rooms")},
    {"doors", phrase("all doors")},       {"shop", phrase("shops of any kind")},
    {"stairs up", phrase("stairs")},      {"stairs down", phrase("stairs")},
    {"fountain", phrase("furniture")},    {"altar", phrase("furniture")},
    {"throne", phrase("furniture")},      {"sink", phrase("furniture")},
    {"grave", phrase("furniture")},       {"tree", phrase("trees")},
};
constexpr Words ends[] = {
    {"for 95 % of rolls", phrase("not every roll must reach the goal")},
};

void offer(CompletionOffer& list, std::span<const Words> all) {
    for (const Words& each : all)
        list.add(std::string(each.words), std::string(said(each.meaning)));
}

void offerThings(CompletionOffer& list, const Catalog& catalog) {
    offer(list, commonThings);
    const auto add = [&](const auto& things, const char* meaning) {
        for (const auto& thing : things) {
            if (!thing.name.empty())
                list.add(std::string(thing.name), std::string(said(meaning)));
        }
    };
    add(catalog.roomTypes(), phrase("kind of room"));
    add(catalog.monsters(), phrase("monster"));
    add(catalog.objects(), phrase("object"));
    add(catalog.traps(), phrase("trap"));
}

// Whether a share of rolls may follow: only the number of a limit ends so, and some goals are about all
// rolls.
bool mayBeShared(std::string_view lower) {
    const bool isOfAllRolls = lower.starts_with("chance of") || lower.starts_with("danger at");
    const std::size_t last = lower.find_last_not_of(' ');
    return !isOfAllRolls && last != std::string_view::npos &&
           std::string_view("0123456789%").contains(lower[last]);
}

// What is written of the goal, without the blanks before it, up to the cursor.
Completions completionsOf(std::string_view written, Range place, const Catalog& catalog) {
    const std::string lower = inLowerCase(written);
    std::size_t begin = 0; // of what is replaced
    for (const std::string_view words : {"chance of ", "number of "}) {
        if (lower.starts_with(words))
            begin = words.size();
    }
    const bool isThing = begin > 0;
    const std::size_t limit = std::min(lower.find_first_of("<>="), lower.find(" in "));
    const bool hasLimit = limit != std::string::npos;
    if (hasLimit) {
        const std::size_t share = lower.find(" for", limit);
        begin = (share == std::string::npos ? lower.rfind(' ') : share) + 1;
    }
    CompletionOffer list(written.substr(begin), LetterCase::Alike);
    if (!hasLimit && isThing)
        offerThings(list, catalog);
    else if (!hasLimit)
        offer(list, beginnings);
    else if (mayBeShared(std::string_view(lower).substr(0, begin)))
        offer(list, ends);
    return {{place.begin + Offset(begin), place.end}, std::move(list).taken()};
}

} // namespace

std::optional<Completions> completionsAt(const Analysis& analysis, Offset at) {
    const LevelsAnalysis* levels = analysis.levels();
    if (levels == nullptr)
        return std::nullopt;
    const std::size_t index = levels->levelAt(at);
    const LevelSource level = levels->source(index);
    const Offset start = levels->levelStart(index);
    for (const Range& rest :
         goalComments(*level.level.tree, level.text, levels->game().language().lineComment())) {
        if (at < start + rest.begin || at > start + rest.end)
            continue;
        const std::string_view before = level.text.substr(rest.begin, at - start - rest.begin);
        const std::size_t blanks = std::min(before.find_first_not_of(" \t"), before.size());
        const Range place{Offset(start + rest.begin + blanks), at};
        return completionsOf(before.substr(blanks), place, levels->game().catalog());
    }
    return std::nullopt;
}

Completions allCompletionsAt(const Analysis& analysis, Offset at) {
    std::optional<Completions> ofGoal = completionsAt(analysis, at);
    return ofGoal ? *std::move(ofGoal) : services::completionsAt(analysis, at);
}

} // namespace levwright::goals
