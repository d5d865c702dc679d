// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/roll/ComputedRolls.h"

#include "core/dungeons/model/DungeonCompiler.h"
#include "core/dungeons/roll/RollCounter.h"

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

template <class Records, class Name>
std::optional<std::size_t> indexIn(const Records& records, const std::string& name, Name nameOf) {
    const auto found =
        std::ranges::find_if(records, [&](const auto& each) { return (each.*nameOf).text == name; });
    return found == records.end() ? std::nullopt : std::optional(std::size_t(found - records.begin()));
}

// Finds what is in one dungeon in another one.
class Counterparts {
public:
    Counterparts(CompiledDungeon& all, const CompiledDungeon& made) : m_all(all), m_made(made) {}

    std::optional<std::size_t> dungeon(std::size_t index) const {
        return indexIn(m_all.dungeons, m_made.dungeons[index].name.text, &CompiledDungeonPart::name);
    }
    std::optional<std::size_t> level(std::size_t dungeonIndex, std::size_t index) const {
        const auto there = dungeon(dungeonIndex);
        return there
                   ? indexIn(m_all.dungeons[*there].levels,
                             m_made.dungeons[dungeonIndex].levels[index].name.text, &SpecialLevelRecord::name)
                   : std::nullopt;
    }
    std::optional<std::size_t> branch(std::size_t dungeonIndex, std::size_t index) const {
        const auto there = dungeon(dungeonIndex);
        return there
                   ? indexIn(m_all.dungeons[*there].branches,
                             m_made.dungeons[dungeonIndex].branches[index].target.text, &BranchRecord::target)
                   : std::nullopt;
    }

    // Adds what only the made dungeon has.
    void addMissing() {
        for (std::size_t i = 0; i < m_made.dungeons.size(); ++i) {
            const CompiledDungeonPart& part = m_made.dungeons[i];
            if (!dungeon(i)) {
                m_all.dungeons.push_back(part);
                continue;
            }
            CompiledDungeonPart& there = m_all.dungeons[*dungeon(i)];
            for (std::size_t one = 0; one < part.levels.size(); ++one) {
                if (!level(i, one))
                    there.levels.push_back(part.levels[one]);
            }
            for (std::size_t one = 0; one < part.branches.size(); ++one) {
                if (!branch(i, one))
                    there.branches.push_back(part.branches[one]);
            }
        }
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

    CompiledDungeon& m_all;
    const CompiledDungeon& m_made;
};

} // namespace

Result<CompiledDungeon> dungeonOfSeed(const DungeonLanguage& language, const DungeonModel& model,
                                      std::uint64_t seed) {
    return compileDungeon(model.isComputed ? *language.readWith(model.tree->text, seed) : model);
}

DungeonLayout asIn(const CompiledDungeon& shown, const CompiledDungeon& made, const DungeonLayout& layout) {
    CompiledDungeon all = shown;
    return Counterparts(all, made).translated(layout);
}

ComputedRolls rollManyComputed(const CompiledDungeon& first, const Catalog& catalog, std::uint64_t firstSeed,
                               std::uint64_t rolls,
                               const std::function<Result<CompiledDungeon>(std::uint64_t seed)>& dungeons,
                               const std::function<bool(std::uint64_t)>& goesOn) {
    constexpr std::uint64_t slice = 50; // a script takes about a millisecond
    ComputedRolls result{first, {}};
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
        Counterparts counterparts(result.dungeon, *made);
        counterparts.addMissing();
        counter.fit(result.dungeon);
        const RollResult rolled = rollDungeon(*made, catalog, firstSeed + i);
        if (rolled)
            counter.add(firstSeed + i, counterparts.translated(*rolled));
        else
            counter.add(firstSeed + i, std::unexpected(counterparts.translated(rolled.error())));
    }
    result.statistics = counter.finish();
    return result;
}

} // namespace levwright
