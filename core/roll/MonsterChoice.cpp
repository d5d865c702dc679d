// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roll/GenerationPlan.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace levwright::roll {
namespace {

int signOf(int number) {
    return (number > 0) - (number < 0);
}

// What the level's alignment adds to the frequency of a kind.
int shiftOf(const RollContext& context, int alignment) {
    if (!context.monstersAligned)
        return 0;
    switch (context.monsterAlign) {
    case Alignment::Law:
        return (alignment + 20) / 8;
    case Alignment::Neutral:
        return (20 - std::abs(alignment)) / 4;
    case Alignment::Chaos:
        return (20 - alignment) / 8;
    }
    return 0;
}

int adjustedLevel(const MonsterKind& kind, const RollContext& context) {
    int level = kind.level;
    if (level > context.difficulty)
        --level;
    else
        level += (context.difficulty - level) / 5;
    if (context.heroLevel > kind.level)
        level += (context.heroLevel - kind.level) / 4;
    return std::clamp(level, 0, 3 * kind.level / 2);
}

bool isFriendOf(Race race, const MonsterKind& kind) {
    switch (race) {
    case Race::Human:
    case Race::Orc:
        return false;
    case Race::Elf:
        return kind.is(MonsterTrait::Elf);
    case Race::Dwarf:
    case Race::Gnome:
        return kind.is(MonsterTrait::Dwarf) || kind.is(MonsterTrait::Gnome);
    }
    return false;
}

bool isEnemyOf(Race race, const MonsterKind& kind) {
    switch (race) {
    case Race::Human:
        return kind.is(MonsterTrait::Gnome) || kind.is(MonsterTrait::Orc);
    case Race::Elf:
    case Race::Dwarf:
        return kind.is(MonsterTrait::Orc);
    case Race::Gnome:
        return kind.is(MonsterTrait::Human);
    case Race::Orc:
        return kind.is(MonsterTrait::Human) || kind.is(MonsterTrait::Elf) || kind.is(MonsterTrait::Dwarf);
    }
    return false;
}

// Empty if dice decide (section 10.6). Neither pets nor the enemies of the hero's quest have a rule of their
// own.
std::optional<bool> certainPeace(const MonsterKind& kind, const RollContext& context) {
    if (context.role == "Tourist" && kind.name == "Master of Thieves")
        return false; // the nemesis of tourists, although he leads the rogues
    const bool hasHeroSign = signOf(kind.alignment) == int(context.heroAlign);
    if (kind.is(MonsterTrait::BribingPrince) || kind.is(MonsterTrait::Peaceful) ||
        (kind.name.ends_with(" unicorn") && hasHeroSign))
        return true;
    if (kind.is(MonsterTrait::Hostile))
        return false;
    if (kind.is(MonsterTrait::Leader) || kind.is(MonsterTrait::Guardian))
        return true;
    if (kind.is(MonsterTrait::Nemesis))
        return false;
    if (isFriendOf(context.heroRace, kind))
        return true;
    if (isEnemyOf(context.heroRace, kind) || !hasHeroSign)
        return false;
    return kind.is(MonsterTrait::Minion) ? std::optional(context.alignRecord >= 0) : std::nullopt;
}

// The rule for kinds on an elemental plane; empty for other levels.
std::optional<SpecialRule> planeOf(const GenerationTables& tables, const RollContext& context) {
    for (const SpecialRule rule :
         {SpecialRule::EarthKinds, SpecialRule::WaterKinds, SpecialRule::FireKinds, SpecialRule::AirKinds}) {
        if (tables.hasRule(context.special, rule))
            return rule;
    }
    return std::nullopt;
}

// Whether the kind fits the plane; every kind fits other levels.
bool fitsPlane(std::optional<SpecialRule> plane, const MonsterKind& kind) {
    const auto is = [&](auto... traits) { return (kind.is(traits) || ...); };
    const auto fits = [&](std::string_view elemental, bool isAtHome) {
        return kind.symbol == 'E' ? kind.name == elemental : isAtHome;
    };
    if (!plane)
        return true;
    if (*plane == SpecialRule::EarthKinds)
        return fits("earth elemental", true);
    if (*plane == SpecialRule::WaterKinds)
        return fits("water elemental", is(MonsterTrait::Swims));
    if (*plane == SpecialRule::FireKinds)
        return fits("fire elemental", is(MonsterTrait::FireResistant));
    return fits("air elemental", (is(MonsterTrait::Flies) && kind.symbol != 't') ||
                                     is(MonsterTrait::Floats, MonsterTrait::Amorphous,
                                        MonsterTrait::Noncorporeal, MonsterTrait::Whirly));
}

// Whether random monsters can be of this kind anywhere.
bool isDrawn(const MonsterKind& kind) {
    return !kind.is(MonsterTrait::Unique) && !kind.is(MonsterTrait::Never) &&
           !kind.is(MonsterTrait::Placeholder);
}

constexpr std::size_t indexOf(char symbol) {
    return static_cast<unsigned char>(symbol) & 0x7fU;
}

} // namespace

MonsterChoice::MonsterChoice(const GenerationTables& tables, const RollContext& context)
    : m_record(std::max(context.alignRecord, -15)), m_quest(context.quest),
      m_onlyEnemies(tables.holds(RollRule::OnlyQuestMonsters)),
      m_woodchuck(tables.hasRule(context.special, SpecialRule::Woodchucks) ? tables.monster("woodchuck", 0)
                                                                           : -1),
      m_enemies(tables.questEnemies(context.role)) {
    fillTickets(tables, context);
    fillClasses(tables, context);
    fillPeace(tables, context);
}

void MonsterChoice::fillTickets(const GenerationTables& tables, const RollContext& context) {
    m_hasClimates = tables.holds(RollRule::HeatFavours);
    for (const MonsterKind& kind : tables.monsters()) {
        if (isDrawn(kind))
            m_anyTickets.insert(m_anyTickets.end(), std::size_t(kind.frequency),
                                std::int16_t(&kind - tables.monsters().data()));
    }
    const std::size_t climates = m_hasClimates ? m_tickets[0].size() : 1;
    for (std::size_t strength = 0; strength < m_tickets.size(); ++strength) {
        for (std::size_t climate = 0; climate < climates; ++climate)
            m_tickets[strength][climate] = ticketsFor(tables, context, Climate(climate), Strength(strength));
    }
}

MonsterChoice::Tickets MonsterChoice::ticketsFor(const GenerationTables& tables, const RollContext& context,
                                                 Climate climate, Strength strength) const {
    constexpr std::array<std::pair<int, int>, 3> added{{{0, 0}, {3, 6}, {5, 10}}};
    const auto [toEasiest, toHardest] = added[std::size_t(strength)];
    const int easiest = context.difficulty / 6 + toEasiest;
    const int rounding = tables.holds(RollRule::HardestRoundsUp) ? 1 : 0;
    const int hardest = (context.difficulty + context.heroLevel + rounding) / 2 + toHardest;
    const std::optional<SpecialRule> plane = planeOf(tables, context);
    Tickets tickets;
    for (std::size_t i = 0; i < tables.monsters().size(); ++i) {
        const MonsterKind& kind = tables.monsters()[i];
        const bool fits = context.gehennom ? !kind.is(MonsterTrait::NotGehennom) && kind.alignment <= 0
                                           : !kind.is(MonsterTrait::GehennomOnly);
        if (!isDrawn(kind) || !fits || kind.rating < easiest || kind.rating > hardest ||
            !fitsPlane(plane, kind))
            continue;
        const bool isLiked = (climate == Climate::Hot && kind.is(MonsterTrait::FireResistant)) ||
                             (climate == Climate::Cold && kind.is(MonsterTrait::ColdResistant));
        const int weight = std::max(0, kind.frequency + shiftOf(context, kind.alignment) + (isLiked ? 3 : 0));
        tickets.insert(tickets.end(), std::size_t(weight), std::int16_t(i));
    }
    return tickets;
}

// The kinds in the order in which picks from classes consider them.
std::vector<MonsterChoice::InClass> MonsterChoice::orderedKinds(const GenerationTables& tables) {
    const std::vector<MonsterKind>& kinds = tables.monsters();
    std::array<bool, 128> hasUsual{};
    std::vector<InClass> order;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        hasUsual[indexOf(kinds[i].symbol)] |= kinds[i].frequency > 0;
        order.push_back({.kind = i});
    }
    if (tables.holds(RollRule::ClassesByDifficulty))
        std::ranges::stable_sort(order, {}, [&](const InClass& in) {
            return std::pair(kinds[in.kind].symbol, kinds[in.kind].rating);
        });
    for (std::size_t at = 0; at < order.size(); ++at) {
        const MonsterKind& kind = kinds[order[at].kind];
        order[at].isHarder = at > 0 && kind.rating > kinds[order[at - 1].kind].rating;
        order[at].isRare = tables.holds(RollRule::RareClassesCount) && !hasUsual[indexOf(kind.symbol)];
    }
    return order;
}

void MonsterChoice::fillClasses(const GenerationTables& tables, const RollContext& context) {
    const std::vector<MonsterKind>& kinds = tables.monsters();
    for (const InClass& in : orderedKinds(tables)) {
        const std::size_t i = in.kind;
        const MonsterKind& kind = kinds[i];
        if (kind.is(MonsterTrait::Unique) || kind.is(MonsterTrait::Placeholder) || kind.symbol <= 0)
            continue;
        if (tables.holds(RollRule::FrequencyAndOne)) {
            addByFrequencyAndOne(tables, context, in);
            continue;
        }
        const Candidate candidate{.kind = std::int16_t(i),
                                  .frequency = std::int16_t(kind.frequency),
                                  .tooStrong = kind.rating > context.difficulty / 2 && i > 0 &&
                                               kind.rating != kinds[i - 1].rating,
                                  .costsMore = adjustedLevel(kind, context) > 2 * context.heroLevel &&
                                               (i + 1 >= kinds.size() || kind.level != kinds[i + 1].level)};
        m_classes[std::size_t(NeverGenerated::Allowed)][indexOf(kind.symbol)].push_back(candidate);
        if (!kind.is(MonsterTrait::Never))
            m_classes[std::size_t(NeverGenerated::LeftOut)][indexOf(kind.symbol)].push_back(candidate);
    }
}

// Kinds of frequency 0 have no weight; the choice depends on weights only.
void MonsterChoice::addByFrequencyAndOne(const GenerationTables& tables, const RollContext& context,
                                         const InClass& in) {
    const MonsterKind& kind = tables.monsters()[in.kind];
    const int frequency = in.isRare ? 1 : kind.frequency;
    if (kind.is(MonsterTrait::NotByClass))
        return;
    const bool tooStrong = adjustedLevel(kind, context) > 2 * context.heroLevel;
    const bool isElsewhere =
        tables.holds(RollRule::ClassesKeepToPlace) &&
        kind.is(context.gehennom ? MonsterTrait::NotGehennom : MonsterTrait::GehennomOnly);
    const Candidate candidate{.kind = std::int16_t(in.kind),
                              .frequency = std::int16_t(frequency == 0 ? 0 : frequency + (tooStrong ? 0 : 1)),
                              .tooStrong = kind.rating > context.difficulty / 2 && in.isHarder,
                              .leftOut = std::int8_t(!isElsewhere         ? 0
                                                     : kind.symbol == 'L' ? 9
                                                                          : 8)};
    m_classes[std::size_t(NeverGenerated::Allowed)][indexOf(kind.symbol)].push_back(candidate);
    if (!kind.is(MonsterTrait::Never))
        m_classes[std::size_t(NeverGenerated::LeftOut)][indexOf(kind.symbol)].push_back(candidate);
}

void MonsterChoice::fillPeace(const GenerationTables& tables, const RollContext& context) {
    for (const MonsterKind& kind : tables.monsters()) {
        const std::optional<bool> certain = certainPeace(kind, context);
        m_peace.push_back({.certain = std::int8_t(certain ? int(*certain) : -1),
                           .alignment = std::int16_t(std::abs(kind.alignment))});
    }
}

bool MonsterChoice::isPeaceful(int kind, RandomStream& random) const {
    const Peace peace = m_peace[std::size_t(kind)];
    if (peace.certain >= 0)
        return peace.certain == 1;
    return !random.oneIn(16 + m_record) && !random.oneIn(2 + peace.alignment);
}

int MonsterChoice::questMonster(RandomStream& random) const {
    const std::size_t which = random.oneIn(5) ? 1 : 0;
    if (m_enemies->kinds[which] >= 0 && !random.oneIn(5))
        return m_enemies->kinds[which];
    return ofClass(m_enemies->classes[which], NeverGenerated::LeftOut, random);
}

int MonsterChoice::localKind(RandomStream& random) const {
    if (m_quest && m_enemies != nullptr && (m_onlyEnemies || !random.oneIn(7)))
        return questMonster(random);
    return m_woodchuck >= 0 && random.oneIn(20) ? m_woodchuck : -1;
}

int MonsterChoice::random(RandomStream& random, Climate climate) const {
    if (const int kind = localKind(random); kind >= 0)
        return kind;
    const Tickets& list = tickets(climate, Strength::Usual);
    return list.empty() ? -1 : list[std::size_t(random.below(int(list.size())))];
}

int MonsterChoice::randomAnywhere(RandomStream& random, Climate climate, Strength strength) const {
    if (const int kind = localKind(random); kind >= 0)
        return kind;
    const Tickets& list = tickets(climate, strength).empty() ? m_anyTickets : tickets(climate, strength);
    return list[std::size_t(random.below(int(list.size())))];
}

int MonsterChoice::ofClass(char symbol, NeverGenerated rule, RandomStream& random) const {
    const std::vector<Candidate>& candidates = m_classes[std::size_t(rule)][indexOf(symbol)];
    std::uint64_t leftOut = 0; // one bit for each
    int sum = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Candidate& candidate = candidates[i];
        if (candidate.leftOut > 0 && random.below(9) < candidate.leftOut) {
            leftOut |= std::uint64_t(1) << (i & 63U);
            continue;
        }
        if (sum > 0 && candidate.tooStrong && random.oneIn(2))
            break;
        sum += candidate.frequency;
    }
    if (sum == 0)
        return -1;
    int draw = random.die(sum);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Candidate& candidate = candidates[i];
        if ((leftOut >> (i & 63U) & 1U) != 0)
            continue;
        draw -= candidate.frequency;
        if (draw != 0 && candidate.costsMore)
            --draw;
        if (draw <= 0)
            return candidate.kind;
    }
    return candidates.back().kind;
}

} // namespace levwright::roll
