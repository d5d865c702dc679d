// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/SurveyComparison.h"

#include "core/base/EnumTable.h"
#include "core/base/Phrase.h"
#include "core/survey/FindingWords.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <ranges>
#include <set>
#include <utility>

namespace levwright::survey {
namespace {

// In standard deviations. Chance reaches it in one comparison of about 150,000.
constexpr double tooFar = 4.5;

constexpr EnumName<Turn> turnNames[] = {
    {Turn::Worse, "worse"}, {Turn::Changed, "changed"}, {Turn::Better, "better"}};
static_assert(listsAll(turnNames, &EnumName<Turn>::value));

// Whether two shares of rolls differ by more than chance explains.
bool differ(Count a, Count rollsA, Count b, Count rollsB) {
    if (rollsA == 0 || rollsB == 0)
        return false;
    const auto na = double(rollsA);
    const auto nb = double(rollsB);
    const double both = (double(a) + double(b)) / (na + nb);
    const double deviation = std::sqrt(both * (1 - both) * (1 / na + 1 / nb));
    return std::abs(double(a) / na - double(b) / nb) > tooFar * deviation && a * nb != b * na;
}

bool meansDiffer(const roll::NameTally& a, Count rollsA, const roll::NameTally& b, Count rollsB) {
    if (rollsA == 0 || rollsB == 0)
        return false;
    const auto spread = [](const roll::NameTally& tally, double rolls) {
        const double mean = double(tally.sum) / rolls;
        return std::max(0.0, double(tally.squares) / rolls - mean * mean) / rolls;
    };
    const double difference = double(a.sum) / double(rollsA) - double(b.sum) / double(rollsB);
    const double deviation = std::sqrt(spread(a, double(rollsA)) + spread(b, double(rollsB)));
    return std::abs(difference) > 1e-9 && std::abs(difference) > tooFar * deviation;
}

double percent(Count count, Count rolls) {
    return rolls == 0 ? 0 : 100 * double(count) / double(rolls);
}

bool isParticular(std::string_view key) {
    return key.starts_with("mon ") || key.starts_with("obj ");
}

class LevelComparison {
public:
    LevelComparison(const Level& before, const Level& now, std::vector<Change>& found)
        : m_before(before), m_now(now), m_found(found) {}

    void compare() {
        if (m_before.objection.empty() && !m_now.objection.empty())
            tell(Turn::Worse, say("It cannot be rolled any more: {}", m_now.objection));
        else if (!m_before.objection.empty() && m_now.objection.empty())
            tell(Turn::Better, say("It can be rolled now."));
        compareProblems();
        if (m_before.rolls == 0 || m_now.rolls == 0)
            return;
        compareGoals();
        compareFindings();
        compareNumbers();
    }

private:
    void tell(Turn turn, std::string sentence) {
        m_found.push_back({turn, m_now.file, m_now.name, std::move(sentence)});
    }

    void compareProblems() {
        std::map<std::string, std::pair<int, int>> counts; // by code: before, now
        for (const Problem& problem : m_before.problems)
            ++counts[problem.code].first;
        for (const Problem& problem : m_now.problems)
            ++counts[problem.code].second;
        for (const auto& [code, count] : counts) {
            if (count.first != count.second)
                tell(count.second > count.first ? Turn::Worse : Turn::Better,
                     say("Problems of the kind {}: {}; before: {}.", code, count.second, count.first));
        }
    }

    void compareGoals() {
        for (const Goal& goal : m_now.goals) {
            const auto earlier = std::ranges::find(m_before.goals, goal.text, &Goal::text);
            const bool wasReached = earlier == m_before.goals.end() || earlier->isReached;
            if (wasReached && !goal.isReached)
                tell(Turn::Worse, say("The goal “{}” is not reached any more: {}.", goal.text, goal.words));
            else if (!wasReached && goal.isReached)
                tell(Turn::Better, say("The goal “{}” is reached now.", goal.text));
        }
    }

    // By kind, as lines move; of several findings of a kind the most frequent counts.
    void compareFindings() {
        struct Pair {
            const Found* before = nullptr;
            const Found* now = nullptr;
        };
        std::map<std::string, Pair> kinds;
        for (const Found& found : m_before.findings | std::views::reverse)
            kinds[found.kind].before = &found;
        for (const Found& found : m_now.findings | std::views::reverse)
            kinds[found.kind].now = &found;
        for (const auto& [kind, pair] : kinds) {
            const Count before = pair.before == nullptr ? 0 : pair.before->rolls;
            const Count now = pair.now == nullptr ? 0 : pair.now->rolls;
            if (!differ(before, m_before.rolls, now, m_now.rolls))
                continue;
            const bool isMore = percent(now, m_now.rolls) > percent(before, m_before.rolls);
            const bool isMeant = (pair.now == nullptr ? pair.before : pair.now)->isMeant;
            const Turn turn = isMeant ? Turn::Changed : isMore ? Turn::Worse : Turn::Better;
            const std::string meaning(meaningOf(kind));
            if (now > 0)
                tell(turn, say("{} In {:.1f} % of rolls, as with seed {}; before: {:.1f} %.", meaning,
                               percent(now, m_now.rolls), pair.now->seed, percent(before, m_before.rolls)));
            else
                tell(turn, say("{} In no roll; before: {:.1f} %.", meaning, percent(before, m_before.rolls)));
        }
    }

    void compareNumbers() {
        std::set<std::string> keys;
        for (const auto& [key, tally] : m_before.numbers)
            keys.insert(key);
        for (const auto& [key, tally] : m_now.numbers)
            keys.insert(key);
        keys.erase("harder than stock"); // "danger" tells it, and older surveys do not have it
        for (const std::string& key : keys)
            compareNumber(key, tallyIn(m_before, key), tallyIn(m_now, key));
    }

    static roll::NameTally tallyIn(const Level& level, const std::string& key) {
        const auto found = level.numbers.find(key);
        return found == level.numbers.end() ? roll::NameTally() : found->second;
    }

    // Of single kinds of monsters and objects only those count that every roll had: what is random changes
    // with every change of a level.
    void compareNumber(const std::string& key, const roll::NameTally& before, const roll::NameTally& now) {
        const bool wasCertain = before.rolls == m_before.rolls;
        if (isParticular(key) && !wasCertain)
            return;
        if (differ(before.rolls, m_before.rolls, now.rolls, m_now.rolls))
            return tell(wasCertain ? Turn::Worse : Turn::Changed,
                        say("“{}” is in {:.1f} % of rolls; before: {:.1f} %.", key,
                            percent(now.rolls, m_now.rolls), percent(before.rolls, m_before.rolls)));
        if (!isParticular(key) && meansDiffer(before, m_before.rolls, now, m_now.rolls))
            tell(Turn::Changed, say("“{}”: {:.2f} in a roll, on average; before: {:.2f}.", key,
                                    meanOf(m_now, key), meanOf(m_before, key)));
    }

    const Level& m_before;
    const Level& m_now;
    std::vector<Change>& m_found;
};

// Levels of one file may have the same name; then their order tells which is which.
using LevelKey = std::pair<std::pair<std::string, std::string>, int>;

std::map<LevelKey, const Level*> byName(const Survey& survey) {
    std::map<LevelKey, const Level*> levels;
    std::map<LevelKey::first_type, int> namesakes;
    for (const Level& level : survey.levels) {
        const LevelKey::first_type name{level.file, level.name};
        levels[{name, namesakes[name]++}] = &level;
    }
    return levels;
}

} // namespace

std::string_view nameOf(Turn turn) {
    return turnNames[std::size_t(turn)].name;
}

std::vector<Change> changes(const Survey& before, const Survey& now) {
    std::vector<Change> found;
    const std::map<LevelKey, const Level*> old = byName(before);
    const std::map<LevelKey, const Level*> current = byName(now);
    for (const auto& [key, level] : current) {
        const auto earlier = old.find(key);
        if (earlier == old.end())
            found.push_back({Turn::Changed, level->file, level->name, say("The level is new.")});
        else
            LevelComparison(*earlier->second, *level, found).compare();
    }
    for (const auto& [key, level] : old) {
        if (!current.contains(key))
            found.push_back({Turn::Worse, level->file, level->name, say("The level is gone.")});
    }
    return found;
}

} // namespace levwright::survey
