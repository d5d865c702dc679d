// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/roll/ComputedRolls.h"

#include "core/dungeons/model/DungeonCompiler.h"
#include "core/dungeons/roll/RollCounter.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace levwright {
namespace {

using ByName = std::map<std::string, std::size_t>; // by name; of equal names the first one

std::optional<std::size_t> indexOf(const ByName& places, const std::string& name) {
    const auto found = places.find(name);
    return found == places.end() ? std::nullopt : std::optional(found->second);
}

// A dungeon whose things are found by name, and that grows by what others have.
class NamedDungeon {
public:
    explicit NamedDungeon(const CompiledDungeon& dungeon) {
        for (const CompiledDungeonPart& part : dungeon.dungeons)
            append(part);
    }

    const CompiledDungeon& all() const { return m_all; }
    std::optional<std::size_t> dungeon(const std::string& name) const { return indexOf(m_dungeons, name); }
    std::optional<std::size_t> level(std::size_t dungeon, const std::string& name) const {
        return indexOf(m_parts[dungeon].levels, name);
    }
    std::optional<std::size_t> branch(std::size_t dungeon, const std::string& target) const {
        return indexOf(m_parts[dungeon].branches, target);
    }

    // Adds what only the made dungeon has.
    void addMissing(const CompiledDungeon& made) {
        for (const CompiledDungeonPart& part : made.dungeons) {
            const auto there = dungeon(part.name.text);
            if (!there) {
                append(part);
                continue;
            }
            CompiledDungeonPart& own = m_all.dungeons[*there];
            Part& names = m_parts[*there];
            for (const SpecialLevelRecord& level : part.levels) {
                if (names.levels.try_emplace(level.name.text, own.levels.size()).second)
                    own.levels.push_back(level);
            }
            for (const BranchRecord& branch : part.branches) {
                if (names.branches.try_emplace(branch.target.text, own.branches.size()).second)
                    own.branches.push_back(branch);
            }
        }
    }

private:
    struct Part {
        ByName levels;
        ByName branches; // by target
    };

    void append(const CompiledDungeonPart& part) {
        m_dungeons.try_emplace(part.name.text, m_all.dungeons.size());
        m_all.dungeons.push_back(part);
        Part& names = m_parts.emplace_back();
        for (std::size_t i = 0; i < part.levels.size(); ++i)
            names.levels.try_emplace(part.levels[i].name.text, i);
        for (std::size_t i = 0; i < part.branches.size(); ++i)
            names.branches.try_emplace(part.branches[i].target.text, i);
    }

    CompiledDungeon m_all;
    ByName m_dungeons;
    std::vector<Part> m_parts; // by dungeon
};

// Finds what is in one dungeon in another one.
class Counterparts {
public:
    Counterparts(const NamedDungeon& all, const CompiledDungeon& made) : m_all(all), m_made(made) {}

    std::optional<std::size_t> dungeon(std::size_t index) const {
        return m_all.dungeon(m_made.dungeons[index].name.text);
    }
    std::optional<std::size_t> level(std::size_t dungeonIndex, std::size_t index) const {
        const auto there = dungeon(dungeonIndex);
        return there ? m_all.level(*there, m_made.dungeons[dungeonIndex].levels[index].name.text)
                     : std::nullopt;
    }
    std::optional<std::size_t> branch(std::size_t dungeonIndex, std::size_t index) const {
        const auto there = dungeon(dungeonIndex);
        return there ? m_all.branch(*there, m_made.dungeons[dungeonIndex].branches[index].target.text)
                     : std::nullopt;
    }

    DungeonLayout translated(const DungeonLayout& layout) const {
        DungeonLayout made;
        std::vector<std::optional<std::size_t>> places; // by index into layout: that into made
        for (const RolledDungeon& rolled : layout.dungeons) {
            const auto there = dungeon(rolled.dungeon);
            places.push_back(there ? std::optional(made.dungeons.size()) : std::nullopt);
            if (!there)
                continue;
            RolledDungeon& own = made.dungeons.emplace_back(rolled);
            own.dungeon = *there;
            own.levels.clear();
            for (const RolledLevel& placed : rolled.levels) {
                if (const auto known = level(rolled.dungeon, placed.level))
                    own.levels.push_back({*known, placed.number});
            }
            if (own.connection)
                own.connection = connection(layout, places, *rolled.connection);
        }
        return made;
    }

    RollFailure translated(const RollFailure& failure) const {
        RollFailure own{failure.problem, dungeon(failure.dungeon).value_or(0), {}, {}};
        if (failure.level)
            own.level = level(failure.dungeon, *failure.level);
        if (failure.branch)
            own.branch = branch(failure.dungeon, *failure.branch);
        return own;
    }

private:
    std::optional<RolledConnection> connection(const DungeonLayout& layout,
                                               const std::vector<std::optional<std::size_t>>& places,
                                               RolledConnection rolled) const {
        const std::size_t parent = layout.dungeons[rolled.parent].dungeon;
        const auto known = branch(parent, rolled.branch);
        if (!known || !places[rolled.parent])
            return std::nullopt;
        rolled.branch = *known;
        rolled.parent = *places[rolled.parent];
        return rolled;
    }

    const NamedDungeon& m_all;
    const CompiledDungeon& m_made;
};

} // namespace

Result<CompiledDungeon> dungeonOfSeed(const DungeonLanguage& language, const DungeonModel& model,
                                      std::uint64_t seed) {
    return compileDungeon(model.isComputed ? *language.readWith(model.tree->text, seed) : model);
}

DungeonLayout asIn(const CompiledDungeon& shown, const CompiledDungeon& made, const DungeonLayout& layout) {
    return Counterparts(NamedDungeon(shown), made).translated(layout);
}

ComputedRolls rollManyComputed(const CompiledDungeon& first, const Catalog& catalog, std::uint64_t firstSeed,
                               std::uint64_t rolls,
                               const std::function<Result<CompiledDungeon>(std::uint64_t seed)>& dungeons,
                               const std::function<bool(std::uint64_t)>& goesOn) {
    constexpr std::uint64_t slice = 50; // a script takes about a millisecond
    NamedDungeon known(first);
    RollCounter counter;
    counter.fit(first);
    for (std::uint64_t i = 0; i < rolls; ++i) {
        if (goesOn && i > 0 && i % slice == 0 && !goesOn(i))
            break;
        const Result<CompiledDungeon> made = dungeons(firstSeed + i);
        if (!made) {
            counter.add(firstSeed + i, std::unexpected(RollFailure{RollProblem::ScriptFails, 0, {}, {}}));
            continue;
        }
        known.addMissing(*made);
        counter.fit(known.all());
        const Counterparts counterparts(known, *made);
        const RollResult rolled = rollDungeon(*made, catalog, firstSeed + i);
        if (rolled)
            counter.add(firstSeed + i, counterparts.translated(*rolled));
        else
            counter.add(firstSeed + i, std::unexpected(counterparts.translated(rolled.error())));
    }
    return {known.all(), counter.finish()};
}

} // namespace levwright
