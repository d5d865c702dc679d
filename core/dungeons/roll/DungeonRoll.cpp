// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/roll/DungeonRoll.h"

#include "core/base/Phrase.h"
#include "core/base/RandomStream.h"

#include <algorithm>
#include <format>
#include <set>

namespace levwright {
namespace {

constexpr int percents = 100;
// Trying all places for levels that do not fit can take longer than anyone would wait. Stock dungeons need
// one try for each level.
constexpr int mostTries = 100'000;
// Far below any bottom; it keeps depths in the range of int.
constexpr int deepestEntry = 10'000;

// A level in the order of the file, for the dungeons made so far. Chains count through this table.
struct TableLevel {
    bool made = false;
    int number = 0; // 0: not placed yet
};

struct Places {
    int first = 1;
    int count = 1;
};

class DungeonRoller {
public:
    DungeonRoller(const CompiledDungeon& dungeon, const Catalog& catalog, std::uint64_t seed)
        : m_file(dungeon), m_catalog(catalog), m_random(seed) {}

    RollResult roll() {
        const int most = m_catalog.limit("dungeons-in-play");
        if (m_file.dungeons.size() > std::size_t(most))
            return std::unexpected(RollFailure{RollProblem::TooManyDungeons, std::size_t(most), {}, {}});
        for (std::size_t i = 0; i < m_file.dungeons.size(); ++i) {
            if (!isMade(m_file.dungeons[i]))
                continue;
            if (const std::optional<RollFailure> failure = rollOne(i))
                return std::unexpected(*failure);
        }
        for (RolledDungeon& dungeon : m_layout.dungeons)
            finish(dungeon);
        return std::move(m_layout);
    }

private:
    using Problem = std::optional<RollFailure>;

    const CompiledDungeonPart& part(const RolledDungeon& dungeon) const {
        return m_file.dungeons[dungeon.dungeon];
    }
    bool isMade(const CompiledDungeonPart& dungeon) {
        return dungeon.chance == 0 || dungeon.chance > m_random.below(percents);
    }

    Problem rollOne(std::size_t index);
    Problem connect(RolledDungeon& dungeon);
    Problem rollLevels(RolledDungeon& dungeon);
    int entryOf(int entry, int levelCount) const;
    bool countsEntry(int entry) const;
    int connectionLevel(std::size_t parent, const Places& places);
    const TableLevel* tableLevel(int chain) const;
    std::expected<Places, RollProblem> placesOf(const DungeonSpan& span, int chain, int levelCount) const;
    std::expected<bool, RollFailure> place(RolledDungeon& dungeon, std::size_t which);
    void finish(RolledDungeon& dungeon) const;
    bool hasLevel(const RolledDungeon& dungeon, std::string_view role) const;

    const CompiledDungeon& m_file;
    const Catalog& m_catalog;
    RandomStream m_random;
    DungeonLayout m_layout;
    std::vector<TableLevel> m_table;
    std::set<std::pair<std::size_t, int>> m_branchEnds; // index into the layout and level number
    int m_tries = 0;
    std::size_t m_current = 0;      // index in the file
    std::size_t m_firstOfTable = 0; // the current dungeon's first level in the table
};

std::optional<RollFailure> DungeonRoller::rollOne(std::size_t index) {
    const CompiledDungeonPart& source = m_file.dungeons[index];
    m_current = index;
    RolledDungeon dungeon{.dungeon = index, .levelCount = source.size.base, .connection = {}, .levels = {}};
    if (source.size.rand < 0)
        return RollFailure{RollProblem::BadSize, index, {}, {}};
    if (source.size.rand > 0)
        dungeon.levelCount += m_random.below(source.size.rand);
    dungeon.entry = entryOf(source.entry, dungeon.levelCount);
    const bool isConnected = (source.flags & DungeonFlag::unconnected) == 0;
    if (!m_layout.dungeons.empty() && isConnected) {
        if (Problem problem = connect(dungeon))
            return problem;
    }
    dungeon.levelCount = std::min(dungeon.levelCount, m_catalog.limit("dungeon-last-level"));
    m_firstOfTable = m_table.size();
    if (Problem problem = rollLevels(dungeon))
        return problem;
    m_layout.dungeons.push_back(std::move(dungeon));
    return std::nullopt;
}

int DungeonRoller::entryOf(int entry, int levelCount) const {
    if (entry == 0)
        return 1;
    if (entry < 0)
        return int(std::max(std::int64_t(1), std::int64_t(levelCount) + entry + 1));
    return m_catalog.rule("entry-at-most-bottom") ? std::min(entry, levelCount)
                                                  : std::min(entry, deepestEntry);
}

// A mistake of the game: whether the positive entry level of a branch counts depends on another branch, the
// one whose number in the file is that of the dungeon.
bool DungeonRoller::countsEntry(int entry) const {
    if (entry <= 0)
        return true;
    std::size_t number = m_current;
    for (const CompiledDungeonPart& part : m_file.dungeons) {
        if (number < part.branches.size())
            return part.branches[number].entry > 0;
        number -= part.branches.size();
    }
    return false;
}

// The first branch with that name in the dungeons before this one.
std::optional<RollFailure> DungeonRoller::connect(RolledDungeon& dungeon) {
    const std::string& name = part(dungeon).name.text;
    for (std::size_t i = 0; i < m_layout.dungeons.size(); ++i) {
        const RolledDungeon& parent = m_layout.dungeons[i];
        const std::vector<BranchRecord>& branches = part(parent).branches;
        const auto branch =
            std::ranges::find_if(branches, [&](const BranchRecord& b) { return b.target.text == name; });
        if (branch == branches.end())
            continue;
        const auto which = std::size_t(branch - branches.begin());
        const auto places = placesOf(branch->place, branch->chain, parent.levelCount);
        if (!places)
            return RollFailure{places.error(), parent.dungeon, {}, which};
        const int number = connectionLevel(i, *places);
        if (m_catalog.rule("entry-by-branch") && countsEntry(branch->entry))
            dungeon.entry = entryOf(branch->entry, dungeon.levelCount);
        dungeon.connection = RolledConnection{.parent = i, .branch = which, .number = number};
        const int step = branch->type == BranchType::portal ? 0 : branch->up != 0 ? -1 : 1;
        dungeon.firstDepth = parent.depthOf(number) + step - (dungeon.entry - 1);
        m_branchEnds.emplace(i, number);
        m_branchEnds.emplace(m_layout.dungeons.size(), dungeon.entry);
        return std::nullopt;
    }
    return RollFailure{RollProblem::NoBranch, dungeon.dungeon, {}, {}};
}

int DungeonRoller::connectionLevel(std::size_t parent, const Places& places) {
    const int drawn = m_random.below(places.count);
    if (m_catalog.rule("branches-avoid-each-other")) {
        for (int i = 1; i <= places.count; ++i) {
            const int number = places.first + (drawn + i) % places.count;
            if (!m_branchEnds.contains({parent, number}))
                return number;
        }
    }
    return places.first + drawn;
}

// Where chains are numbers, the levels of dungeons that were not made are not counted. Where they are names,
// nothing changes.
const TableLevel* DungeonRoller::tableLevel(int chain) const {
    auto at = std::size_t(chain);
    if (!m_catalog.rule("chains-by-number")) {
        std::size_t first = 0;
        for (std::size_t i = 0; i < m_file.dungeons.size(); ++i) {
            const std::size_t end = first + m_file.dungeons[i].levels.size();
            const bool isMade =
                i == m_current || std::ranges::contains(m_layout.dungeons, i, &RolledDungeon::dungeon);
            if (std::size_t(chain) < end)
                return isMade && at < m_table.size() ? &m_table[at] : nullptr;
            if (!isMade)
                at -= end - first;
            first = end;
        }
    }
    return at < m_table.size() ? &m_table[at] : nullptr;
}

std::expected<Places, RollProblem> DungeonRoller::placesOf(const DungeonSpan& span, int chain,
                                                           int levelCount) const {
    int start = span.base;
    if (chain >= 0) {
        const TableLevel* level = tableLevel(chain);
        if (level == nullptr || !level->made || level->number == 0)
            return std::unexpected(RollProblem::ChainMissing);
        start += level->number;
    } else if (span.base < 0) {
        start += levelCount + 1;
    }
    if (chain < -1)
        return std::unexpected(RollProblem::ChainMissing);
    if (start < 1 || start > levelCount)
        return std::unexpected(RollProblem::StartOutside);
    const int rest = levelCount - start + 1;
    return Places{start, span.rand == 0 ? 1 : span.rand < 0 ? rest : std::min(span.rand, rest)};
}

std::optional<RollFailure> DungeonRoller::rollLevels(RolledDungeon& dungeon) {
    for (std::size_t i = 0; i < part(dungeon).levels.size(); ++i) {
        const bool made = part(dungeon).levels[i].chance > m_random.below(percents);
        m_table.push_back({.made = made});
        if (made)
            dungeon.levels.push_back({.level = i});
    }
    const std::expected<bool, RollFailure> placed = place(dungeon, 0);
    if (!placed)
        return placed.error();
    if (!*placed)
        return RollFailure{RollProblem::NoRoom, dungeon.dungeon, {}, {}};
    return std::nullopt;
}

// Places the levels from which on, in file order. False if they do not fit beside those before.
std::expected<bool, RollFailure> DungeonRoller::place(RolledDungeon& dungeon, std::size_t which) {
    if (which == dungeon.levels.size())
        return true;
    RolledLevel& level = dungeon.levels[which];
    const SpecialLevelRecord& record = part(dungeon).levels[level.level];
    const auto places = placesOf(record.place, record.chain, dungeon.levelCount);
    if (!places)
        return std::unexpected(RollFailure{places.error(), dungeon.dungeon, level.level, {}});
    std::vector<int> candidates;
    for (int number = places->first; number < places->first + places->count; ++number) {
        const auto before = std::span(dungeon.levels).first(which);
        if (!std::ranges::contains(before, number, &RolledLevel::number))
            candidates.push_back(number);
    }
    while (!candidates.empty()) {
        const auto drawn = candidates.begin() + m_random.below(int(candidates.size()));
        if (++m_tries > mostTries)
            return std::unexpected(RollFailure{RollProblem::TooLong, dungeon.dungeon, level.level, {}});
        level.number = *drawn;
        m_table[m_firstOfTable + level.level].number = *drawn;
        candidates.erase(drawn);
        const std::expected<bool, RollFailure> rest = place(dungeon, which + 1);
        if (!rest || *rest)
            return rest;
    }
    m_table[m_firstOfTable + level.level].number = 0;
    return false;
}

bool DungeonRoller::hasLevel(const RolledDungeon& dungeon, std::string_view role) const {
    return std::ranges::any_of(dungeon.levels, [&](const RolledLevel& level) {
        return m_catalog.hasDungeonRole(part(dungeon).levels[level.level].name.text, role);
    });
}

void DungeonRoller::finish(RolledDungeon& dungeon) const {
    if (dungeon.connection && hasLevel(dungeon, "level behind a wandering portal"))
        dungeon.connection->wanders = true;
    if (hasLevel(dungeon, "level at the surface") && dungeon.levelCount > 1 - dungeon.firstDepth)
        --dungeon.firstDepth;
}

} // namespace

std::string describe(const RollFailure& failure, const CompiledDungeon& dungeon) {
    if (failure.problem == RollProblem::ScriptFails)
        return say("The script of the dungeon fails.");
    const CompiledDungeonPart& part = dungeon.dungeons[failure.dungeon];
    const std::string owner = std::format("“{}”", part.name.text);
    std::string item = owner;
    if (failure.level)
        item = std::format("“{}”", part.levels[*failure.level].name.text);
    else if (failure.branch)
        item = say("The branch to “{}”", part.branches[*failure.branch].target.text);
    switch (failure.problem) {
    case RollProblem::TooManyDungeons:
        return say("{} is one dungeon more than the game accepts.", owner);
    case RollProblem::NoBranch:
        return say("No dungeon before {} has a branch to it.", owner);
    case RollProblem::StartOutside:
        return say("{} would lie outside of {}.", item, owner);
    case RollProblem::ChainMissing:
        return say("{} counts from a level that was not made.", item);
    case RollProblem::NoRoom:
        return say("There is no room for all the levels of {}.", owner);
    case RollProblem::TooLong:
        return say("Too many attempts to place the levels of {} failed.", owner);
    case RollProblem::BadSize:
    case RollProblem::ScriptFails:
        break;
    }
    return say("The size of {} has a rand below 0.", owner);
}

RollResult rollDungeon(const CompiledDungeon& dungeon, const Catalog& catalog, std::uint64_t seed) {
    return DungeonRoller(dungeon, catalog, seed).roll();
}

} // namespace levwright
