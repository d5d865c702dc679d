// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/LevelStatistics.h"

#include "core/base/EnumTable.h"
#include "core/base/Phrase.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace levwright::roll {
namespace {

void add(Count& to, Count count) {
    to += count;
}

void add(NameTally& to, const NameTally& tally) {
    to.sum += tally.sum;
    to.rolls += tally.rolls;
    to.squares += tally.squares;
}

void add(SumTally& to, const SumTally& tally) {
    to.sum += tally.sum;
    to.squares += tally.squares;
}

void add(FindingTally& to, const FindingTally& tally) {
    if (tally.rolls == 0)
        return;
    to.seed = to.rolls == 0 ? tally.seed : std::min(to.seed, tally.seed);
    to.rolls += tally.rolls;
}

template <class Key, class Value>
void add(std::map<Key, Value>& to, const std::map<Key, Value>& map);

void add(KindTally& to, const KindTally& tally) {
    add(to.perRoll, tally.perRoll);
    add(to.at, tally.at);
    to.hasPlaces = tally.hasPlaces;
}

template <class Key, class Value>
void add(std::map<Key, Value>& to, const std::map<Key, Value>& map) {
    for (const auto& [key, value] : map)
        add(to[key], value);
}

void add(CellTally& to, const CellTally& tally) {
    for (std::size_t cell = 0; cell < tally.size(); ++cell)
        add(to[cell], tally[cell]);
}

void add(StatementTally& to, const StatementTally& tally, Count toRolls, Count tallyRolls) {
    const bool misses = to.rolls < toRolls;
    if (tally.rolls < tallyRolls)
        to.missingSeed = misses ? std::min(to.missingSeed, tally.missingSeed) : tally.missingSeed;
    to.rolls += tally.rolls;
    add(to.at, tally.at);
}

bool haveSameTraces(const LevelStatistics& a, const LevelStatistics& b) {
    return std::ranges::equal(a.statements, b.statements, {}, &StatementTally::trace, &StatementTally::trace);
}

// The ranges of both in order, joined where they touch; empty if both have a common seed.
std::optional<std::vector<SeedRange>> unitedSeeds(const LevelStatistics& a, const LevelStatistics& b) {
    std::vector<SeedRange> all = a.seeds;
    all.insert(all.end(), b.seeds.begin(), b.seeds.end());
    std::ranges::sort(all);
    std::vector<SeedRange> united;
    for (const SeedRange& range : all) {
        if (!united.empty() && range.first <= united.back().last)
            return std::nullopt;
        if (!united.empty() && range.first - 1 == united.back().last)
            united.back().last = range.last;
        else
            united.push_back(range);
    }
    return united;
}

constexpr EnumName<FindingKind> findingNames[] = {
    {FindingKind::LoadingEnds, "loading-ends"},
    {FindingKind::ScriptFails, "script-fails"},
    {FindingKind::NotFinished, "not-finished"},
    {FindingKind::GameComplains, "game-complains"},
    {FindingKind::RegionWithoutPlace, "region-without-place"},
    {FindingKind::GivenUp, "given-up"},
    {FindingKind::Missing, "missing"},
    {FindingKind::UndeclaredRegister, "undeclared-register"},
    {FindingKind::NeedsUnlocking, "needs-unlocking"},
    {FindingKind::NeedsLevitation, "needs-levitation"},
    {FindingKind::CutOff, "cut-off"},
    {FindingKind::ClosedPocket, "closed-pocket"},
    {FindingKind::InRock, "in-rock"},
    {FindingKind::OnLava, "on-lava"},
    {FindingKind::TrappedWay, "trapped-way"},
    {FindingKind::BoulderInWay, "boulder-in-way"},
    {FindingKind::DoorOnCorner, "door-on-corner"},
    {FindingKind::KeeperInTheWay, "keeper-in-the-way"},
    {FindingKind::NoArrivalFromAbove, "no-arrival-from-above"},
    {FindingKind::NoArrivalFromBelow, "no-arrival-from-below"},
};
static_assert(listsAll(findingNames, &EnumName<FindingKind>::value));
static_assert(std::size(findingNames) == findingKindCount);

} // namespace

bool isOftenMeant(FindingKind kind) {
    return kind == FindingKind::NeedsUnlocking || kind == FindingKind::NeedsLevitation ||
           kind == FindingKind::ClosedPocket;
}

std::string_view nameOf(FindingKind kind) {
    return findingNames[std::size_t(kind)].name;
}

Result<LevelStatistics> merge(const LevelStatistics& a, const LevelStatistics& b) {
    if (a.level != b.level || a.context != b.context || !haveSameTraces(a, b))
        return failure(say("Statistics of different levels or contexts cannot be merged."));
    std::optional<std::vector<SeedRange>> seeds = unitedSeeds(a, b);
    if (!seeds)
        return failure(say("Statistics that have seeds in common cannot be merged."));
    LevelStatistics sum = a;
    sum.seeds = *std::move(seeds);
    sum.rolls += b.rolls;
    add(sum.terrain, b.terrain);
    add(sum.lit, b.lit);
    add(sum.dig, b.dig);
    add(sum.kinds, b.kinds);
    add(sum.names, b.names);
    add(sum.sums, b.sums);
    add(sum.histograms, b.histograms);
    add(sum.flags, b.flags);
    add(sum.regions, b.regions);
    add(sum.findings, b.findings);
    for (std::size_t i = 0; i < b.statements.size(); ++i)
        add(sum.statements[i], b.statements[i], a.rolls, b.rolls);
    return sum;
}

Share shareOf(Count count, Count rolls) {
    if (rolls == 0)
        return {0, 0, 1};
    constexpr double z = 1.959964; // for 95 % of the normal distribution
    const auto n = double(rolls);
    const double share = double(count) / n;
    const double centre = share + z * z / (2 * n);
    const double reach = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    // With exact numbers the share lies between both. Rounding may put it beyond one of them by the last
    // digit.
    return {share, std::clamp((centre - reach) / scale, 0.0, share),
            std::clamp((centre + reach) / scale, share, 1.0)};
}

std::vector<Finding> findingsOf(const LevelStatistics& statistics) {
    std::vector<Finding> findings;
    findings.reserve(statistics.findings.size());
    for (const auto& [key, tally] : statistics.findings)
        findings.push_back({key.kind, key.statement, tally.rolls, tally.seed, key.line, key.text});
    for (std::size_t i = 0; i < statistics.statements.size(); ++i) {
        const StatementTally& tally = statistics.statements[i];
        if (tally.rolls < statistics.rolls && tally.expected)
            findings.push_back(
                {FindingKind::Missing, std::int32_t(i), statistics.rolls - tally.rolls, tally.missingSeed});
    }
    std::ranges::stable_sort(findings, std::ranges::greater{}, &Finding::rolls);
    return findings;
}

} // namespace levwright::roll
