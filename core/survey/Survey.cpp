// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/Survey.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace levwright::survey {
namespace {

double perRoll(const Level& level, const std::string& key, Count roll::NameTally::* count) {
    const auto found = level.numbers.find(key);
    return found == level.numbers.end() || level.rolls == 0
               ? 0
               : double(found->second.*count) / double(level.rolls);
}

} // namespace

Result<Survey> merge(Survey a, Survey b) {
    if (a.title != b.title || a.seeds != b.seeds || a.context != b.context || a.all != b.all)
        return failure(say("These are not parts of one survey: their titles, seeds, contexts or numbers of "
                           "levels differ."));
    std::ranges::move(b.levels, std::back_inserter(a.levels));
    std::ranges::stable_sort(a.levels, {}, &Level::number);
    const auto twice = std::ranges::adjacent_find(a.levels, {}, &Level::number);
    if (twice != a.levels.end())
        return failure(say("Both parts have the level {} of {}.", twice->name, twice->file));
    return a;
}

double meanOf(const Level& level, const std::string& key) {
    return perRoll(level, key, &roll::NameTally::sum);
}

double shareOf(const Level& level, const std::string& key) {
    return perRoll(level, key, &roll::NameTally::rolls);
}

} // namespace levwright::survey
