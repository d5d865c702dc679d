// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roll/GenerationPlan.h"

#include "core/base/Contract.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace levwright::roll {
namespace {

// Those of NetHack 3.4.3 (format document on loading, section 11).
constexpr std::array<ClassShare, 12> usualShares{{{')', 10, 20, 0},
                                                  {'[', 10, 20, 0},
                                                  {'%', 20, 16, 15},
                                                  {'(', 8, 12, 0},
                                                  {'*', 8, 10, 18},
                                                  {'!', 16, 1, 18},
                                                  {'?', 16, 1, 18},
                                                  {'+', 4, 0, 12},
                                                  {'/', 4, 8, 6},
                                                  {'=', 3, 8, 5},
                                                  {'"', 1, 4, 1},
                                                  {'$', 0, 0, 7}}};

// Precious gems are rarer near the surface; the other gems share the difference.
void adjustGems(std::vector<std::pair<int, int>>& kindsAndProbabilities, const RollContext& context) {
    constexpr int preciousGems = 22; // dilithium crystal to jade; glass and stones follow
    constexpr int hiddenAtFirst = 9;
    const int gems = std::min(preciousGems, int(kindsAndProbabilities.size()));
    const int hidden = std::clamp(hiddenAtFirst - context.levelNumber / 3, 0, gems);
    for (int i = 0; i < gems; ++i) {
        constexpr int sum = 171; // the sum of their probabilities, without one gem
        kindsAndProbabilities[std::size_t(i)].second = i < hidden ? 0 : (sum + i - hidden) / (gems - hidden);
    }
}

} // namespace

ObjectChoice::ObjectChoice(const GenerationTables& tables, const RollContext& context) {
    std::array<std::size_t, 2> filled{};
    const auto fill = [&](Where where, char symbol, int percent) {
        std::size_t& at = filled[std::size_t(where)];
        for (; percent > 0 && at < m_classes[std::size_t(where)].size(); --percent)
            m_classes[std::size_t(where)][at++] = symbol;
    };
    const std::span<const ClassShare> shares =
        tables.classShares().empty() ? usualShares : std::span<const ClassShare>(tables.classShares());
    for (const ClassShare& share : shares) {
        fill(Where::Level, share.symbol, context.gehennom ? share.gehennom : share.normal);
        fill(Where::Box, share.symbol, share.box);
    }
    // The shares of a user's game may add up to less.
    fill(Where::Level, shares.front().symbol, 100);
    fill(Where::Box, shares.front().symbol, 100);
    std::array<std::vector<std::pair<int, int>>, 128> kinds;
    for (std::size_t i = 0; i < tables.objects().size(); ++i) {
        const ObjectKind& kind = tables.objects()[i];
        if (kind.name.starts_with("generic ")) // such a kind stands for a class and is not a member of it
            continue;
        kinds[static_cast<unsigned char>(kind.symbol) & 0x7fU].emplace_back(int(i), kind.probability);
    }
    adjustGems(kinds['*'], context);
    for (std::size_t symbol = 0; symbol < kinds.size(); ++symbol) {
        for (const auto& [kind, probability] : kinds[symbol])
            m_kinds[symbol].insert(m_kinds[symbol].end(), std::size_t(probability), std::int16_t(kind));
    }
    for (std::size_t i = 0; i < tables.objects().size(); ++i) {
        if (tables.objects()[i].is(ObjectTrait::Supply))
            m_supplies.push_back(std::int16_t(i));
    }
    std::ranges::copy_if(m_kinds['%'], std::back_inserter(m_vegetarian), [&](std::int16_t kind) {
        return tables.objects()[std::size_t(kind)].is(ObjectTrait::Vegetarian);
    });
}

char ObjectChoice::randomClass(Where where, RandomStream& random) const {
    return m_classes[std::size_t(where)][std::size_t(random.below(100))];
}

int ObjectChoice::ofClass(char symbol, RandomStream& random) const {
    const std::vector<std::int16_t>& kinds = m_kinds[static_cast<unsigned char>(symbol) & 0x7fU];
    return kinds.empty() ? -1 : kinds[std::size_t(random.below(int(kinds.size())))];
}

int ObjectChoice::vegetarian(RandomStream& random) const {
    require(!m_vegetarian.empty(), "a game that sells vegetarian food has some");
    return m_vegetarian[std::size_t(random.below(int(m_vegetarian.size())))];
}

int ObjectChoice::supply(RandomStream& random) const {
    require(!m_supplies.empty(), "a game with boxes of supplies has some");
    return m_supplies[std::size_t(random.below(int(m_supplies.size())))];
}

RollContext placedByName(RollContext where, std::string_view levelName, const GenerationTables& tables) {
    const std::size_t dash = levelName.find_last_not_of("0123456789");
    const bool isVariant =
        dash != std::string_view::npos && dash + 1 < levelName.size() && levelName[dash] == '-';
    const std::string_view name = isVariant ? levelName.substr(0, dash) : levelName;
    if (where.special.empty() && tables.isSpecialLevel(name))
        where.special = name;
    return where;
}

GenerationPlan::GenerationPlan(GenerationTablesPtr generation, RollContext where)
    : RollPlan(std::move(generation), std::move(where)), monsters(*tables, context),
      objects(*tables, context) {
    const bool vibrates = context.gehennom && context.levelInDungeon + 1 == context.levelsInDungeon;
    m_floorMayBeSoft = !context.isLastOfDungeon() && !vibrates;
    m_alwaysFalls = hasRule(SpecialRule::FallsThrough);
    water = hasRule(SpecialRule::Water);
    petrified = hasRule(SpecialRule::Petrified);
    const bool hasName =
        !context.special.empty() && !hasRule(SpecialRule::Minerals) && !(context.mines && !context.town);
    m_mayHaveMinerals = !context.gehennom && !context.tower && !hasName;
}

} // namespace levwright::roll
