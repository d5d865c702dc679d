// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Numbers.h"
#include "core/sources/Generation.h"
#include "core/sources/MonsterNames.h"
#include "core/sources/TableRows.h"

#include <algorithm>
#include <array>

namespace levwright::sources {

namespace {

struct FlagTrait {
    std::string_view word;
    std::string_view field;
    std::string_view constant;
    bool isWhole = false; // the field has that value, not only that bit
};

constexpr std::array flagTraits{FlagTrait{"never", "geno", "G_NOGEN"},
                                FlagTrait{"unique", "geno", "G_UNIQ"},
                                FlagTrait{"gehennom-only", "geno", "G_HELL"},
                                FlagTrait{"not-gehennom", "geno", "G_NOHELL"},
                                FlagTrait{"small-group", "geno", "G_SGROUP"},
                                FlagTrait{"large-group", "geno", "G_LGROUP"},
                                FlagTrait{"no-corpse", "geno", "G_NOCORPSE"},
                                FlagTrait{"swims", "mflags1", "M1_SWIM"},
                                FlagTrait{"flies", "mflags1", "M1_FLY"},
                                FlagTrait{"clings", "mflags1", "M1_CLING"},
                                FlagTrait{"passes-walls", "mflags1", "M1_WALLWALK"},
                                FlagTrait{"throws-boulders", "mflags2", "M2_ROCKTHROW"},
                                FlagTrait{"tiny", "msize", "MZ_TINY", true},
                                FlagTrait{"peaceful", "mflags2", "M2_PEACEFUL"},
                                FlagTrait{"hostile", "mflags2", "M2_HOSTILE"},
                                FlagTrait{"minion", "mflags2", "M2_MINION"},
                                FlagTrait{"stone-resistant", "mresists", "MR_STONE"},
                                FlagTrait{"human", "mflags2", "M2_HUMAN"},
                                FlagTrait{"elf", "mflags2", "M2_ELF"},
                                FlagTrait{"dwarf", "mflags2", "M2_DWARF"},
                                FlagTrait{"gnome", "mflags2", "M2_GNOME"},
                                FlagTrait{"orc", "mflags2", "M2_ORC"},
                                FlagTrait{"amorphous", "mflags1", "M1_AMORPHOUS"},
                                FlagTrait{"leader", "msound", "MS_LEADER", true},
                                FlagTrait{"guardian", "msound", "MS_GUARDIAN", true},
                                FlagTrait{"nemesis", "msound", "MS_NEMESIS", true},
                                FlagTrait{"shapeshifter", "mflags2", "M2_SHAPESHIFTER"},
                                FlagTrait{"fire-resistant", "mresists", "MR_FIRE"},
                                FlagTrait{"animal", "mflags1", "M1_ANIMAL"},
                                FlagTrait{"humanoid", "mflags1", "M1_HUMANOID"},
                                FlagTrait{"no-shape", "mflags2", "M2_NOPOLY"},
                                FlagTrait{"male", "mflags2", "M2_MALE"},
                                FlagTrait{"female", "mflags2", "M2_FEMALE"},
                                FlagTrait{"neuter", "mflags2", "M2_NEUTER"},
                                FlagTrait{"cold-resistant", "mresists", "MR_COLD"},
                                FlagTrait{"hides-under", "mflags1", "M1_CONCEAL"},
                                FlagTrait{"waits", "mflags3", "M3_WAITFORU"},
                                FlagTrait{"eyeless", "mflags1", "M1_NOEYES"}};

// All words of the catalogs, in the order in which their rows have them.
const std::vector<std::string_view>& traitOrder() {
    static const std::vector<std::string_view> order{"never",
                                                     "unique",
                                                     "gehennom-only",
                                                     "not-gehennom",
                                                     "small-group",
                                                     "large-group",
                                                     "no-corpse",
                                                     "swims",
                                                     "flies",
                                                     "clings",
                                                     "passes-walls",
                                                     "likes-lava",
                                                     "throws-boulders",
                                                     "tiny",
                                                     "peaceful",
                                                     "hostile",
                                                     "minion",
                                                     "stone-resistant",
                                                     "human",
                                                     "elf",
                                                     "dwarf",
                                                     "gnome",
                                                     "orc",
                                                     "minor-demon",
                                                     "bribing-prince",
                                                     "placeholder",
                                                     "amorphous",
                                                     "leader",
                                                     "guardian",
                                                     "nemesis",
                                                     "shapeshifter",
                                                     "sleeper",
                                                     "role",
                                                     "aligned",
                                                     "floats",
                                                     "likes-water",
                                                     "noncorporeal",
                                                     "flaming",
                                                     "whirly",
                                                     "fire-resistant",
                                                     "animal",
                                                     "humanoid",
                                                     "no-shape",
                                                     "nasty",
                                                     "golem",
                                                     "not-by-class",
                                                     "male",
                                                     "female",
                                                     "neuter",
                                                     "cold-resistant",
                                                     "hides-under",
                                                     "waits",
                                                     "lays-eggs",
                                                     "feeds-nobody",
                                                     "turns-to-golem",
                                                     "eyeless"};
    return order;
}

struct KnownMonster {
    std::string_view rating;
    std::string_view corpse;
    TraitWords traits;
};

class MonsterGeneration {
public:
    MonsterGeneration(const GameReader& game, const Unit& unit, const StructRows& rows)
        : m_unit(unit), m_rows(rows) {
        const auto monsters = rowsOfKnownTable(game.base().gameId(), "monsters");
        const auto generation = rowsOfKnownTable(game.base().gameId(), "monster-generation");
        for (std::size_t row = 0; row < std::min(monsters.size(), generation.size()); ++row)
            readKnown(monsters[row], generation[row]);
        for (const auto& row : rowsOfTable(game.table("monsters")))
            m_names.emplace(row[0]);
        for (const FlagTrait& trait : flagTraits) {
            if (m_rows.hasField(trait.field) && m_unit.value(trait.constant) && m_used.contains(trait.word))
                m_flags.push_back({&trait, *m_unit.value(trait.constant)});
        }
    }

    bool hasBase() const { return !m_known.empty(); }

    void add(TableText& table, std::size_t row) const {
        constexpr int mostFrequent = 7;
        const std::string name = monsterNames(m_rows, row).name;
        const KnownMonster* same = knownMonster(name, m_rows.number(row, "mlet").value_or(0));
        table.add({name, ratingOf(row, same),
                   std::to_string(m_rows.number(row, "geno").value_or(0) &
                                  m_unit.value("G_FREQ").value_or(mostFrequent)),
                   corpseOf(name, same), joinedTraits(traitsOf(row, same), traitOrder())});
    }

private:
    struct Flag {
        const FlagTrait* trait;
        std::int64_t value;
    };

    void readKnown(const std::vector<std::string_view>& monster,
                   const std::vector<std::string_view>& generation) {
        const TraitWords traits = traitWords(generation[4]);
        m_used.insert(traits.begin(), traits.end());
        const auto [common, isFirst] = m_common.try_emplace(std::string(monster[1]), traits);
        std::erase_if(common->second, [&](std::string_view trait) { return !traits.contains(trait); });
        const KnownMonster known{generation[1], generation[3], traits};
        m_known.try_emplace(std::string(monster[0]), known);
        m_known.try_emplace(nameInClass(monster[0], monster[1]), known);
    }

    static std::string nameInClass(std::string_view name, std::string_view classNumber) {
        return std::string(name) + '\t' + std::string(classNumber);
    }

    // Of two with the same name, that of the class.
    const KnownMonster* knownMonster(const std::string& name, std::int64_t classNumber) const {
        auto found = m_known.find(nameInClass(name, std::to_string(classNumber)));
        if (found == m_known.end())
            found = m_known.find(name);
        return found == m_known.end() ? nullptr : &found->second;
    }

    // Old games work out a rating when they are built. A new monster of theirs gets its level.
    std::string ratingOf(std::size_t row, const KnownMonster* same) const {
        if (const std::optional<std::int64_t> difficulty = m_rows.number(row, "difficulty"))
            return std::to_string(*difficulty);
        return same != nullptr ? std::string(same->rating)
                               : std::to_string(m_rows.number(row, "mlevel").value_or(0));
    }

    std::string corpseOf(const std::string& name, const KnownMonster* same) const {
        if (same != nullptr)
            return std::string(m_names.contains(same->corpse) ? same->corpse : "");
        for (const std::string_view dead : {" zombie", " mummy"}) {
            const std::string living = name.ends_with(dead) ? name.substr(0, name.size() - dead.size()) : "";
            if (m_names.contains(living))
                return living;
        }
        return {};
    }

    TraitWords traitsOf(std::size_t row, const KnownMonster* same) const {
        TraitWords traits;
        if (same != nullptr) {
            traits = same->traits;
        } else if (const auto found = m_common.find(std::to_string(m_rows.number(row, "mlet").value_or(0)));
                   found != m_common.end()) {
            traits = found->second;
        }
        for (const Flag& flag : m_flags) {
            const std::int64_t value = m_rows.number(row, flag.trait->field).value_or(0);
            if (flag.trait->isWhole ? value == flag.value : (value & flag.value) != 0)
                traits.insert(flag.trait->word);
            else
                traits.erase(flag.trait->word);
        }
        return traits;
    }

    const Unit& m_unit;
    const StructRows& m_rows;
    std::map<std::string, KnownMonster, std::less<>> m_known; // by name, and by name and class
    std::map<std::string, TraitWords> m_common;               // by class
    std::set<std::string, std::less<>> m_names;
    TraitWords m_used;
    std::vector<Flag> m_flags;
};

} // namespace

void readMonsterGeneration(GameReader& game, const Unit& unit, const StructRows& rows) {
    const MonsterGeneration generation(game, unit, rows);
    if (!generation.hasBase() || !rows.hasField("geno"))
        return;
    TableText table("name\trating\tfrequency\tcorpse\ttraits");
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (!isLastMonster(rows, row))
            generation.add(table, row);
    }
    game.add("monster-generation", table.take(), "src/monst.c");
}

} // namespace levwright::sources
