// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/MonsterNames.h"

#include "core/base/LowerCase.h"
#include "core/sources/TableRows.h"
#include "core/sources/TableText.h"

#include <array>
#include <optional>
#include <set>
#include <string_view>

namespace levwright::sources {

namespace {

constexpr std::string_view spellingFile = "src/mondata.c";
constexpr std::string_view roleFile = "src/role.c";

std::string textOrNone(const Value& value) {
    return textOf(value.tokens).value_or("");
}

class NameTable {
public:
    explicit NameTable(std::string_view monsters) : m_monsters(rowsOfTable(monsters)) {
        for (const std::vector<std::string_view>& row : m_monsters)
            m_rowNames.insert(row[0]);
    }

    bool has(const std::string& name) const { return m_rowNames.contains(name) || m_names.contains(name); }

    // Two monsters may share a name, but none has the name of another's row.
    void add(const std::string& name, std::string_view monster, std::string_view gender,
             std::string_view sort) {
        if (name.empty() || m_rowNames.contains(name) || !m_used.emplace(name, monster).second)
            return;
        m_names.insert(name);
        m_table.add({name, monster, gender, sort});
    }

    // The table's name of the monster with that number; empty if there is none.
    std::string_view monster(std::optional<std::int64_t> number) const {
        const bool isKnown = number && *number >= 0 && *number < std::int64_t(m_monsters.size());
        return isKnown ? m_monsters[std::size_t(*number)][0] : std::string_view();
    }

    std::string take() { return m_table.take(); }

private:
    std::vector<std::vector<std::string_view>> m_monsters;
    std::set<std::string_view> m_rowNames;
    std::set<std::string> m_names;
    std::set<std::pair<std::string, std::string>> m_used;
    TableText m_table{"name\tmonster\tgender\tsort"};
};

void addSpellings(const Unit& unit, NameTable& table) {
    static constexpr std::array<std::string_view, 3> genders{"male", "female", "neutral"};
    const std::optional<Value> spellings = unit.arrayIn(unit.body("name_to_monplus"), "names");
    for (const Value& row : spellings ? spellings->items : std::vector<Value>()) {
        constexpr std::size_t fields = 3;
        if (row.items.size() < fields)
            continue;
        const auto gender = std::size_t(unit.value(row.items[2].tokens).value_or(2));
        const std::string_view monster = table.monster(unit.value(row.items[1].tokens));
        if (!monster.empty())
            table.add(textOrNone(row.items[0]), monster, genders[gender < genders.size() ? gender : 2],
                      "spelling");
    }
}

// A rank that is another name already is left out.
void addRank(NameTable& table, const Value& rank, std::string_view monster) {
    if (rank.items.size() < 2)
        return;
    const std::string male = inLowerCase(textOrNone(rank.items[0]));
    const std::string female = inLowerCase(textOrNone(rank.items[1]));
    if (!table.has(male))
        table.add(male, monster, female.empty() ? "neutral" : "male", "rank");
    if (!table.has(female))
        table.add(female, monster, "female", "rank");
}

void addRanks(const Unit& unit, NameTable& table) {
    std::optional<Value> list = unit.array("roles");
    if (!list)
        return;
    const StructRows roles(unit, "Role", *std::move(list));
    for (std::size_t role = 0; role < roles.size(); ++role) {
        const Value* ranks = roles.field(role, "rank");
        const std::string_view monster = table.monster(roles.number(role, "mnum"));
        for (const Value& rank : ranks == nullptr || monster.empty() ? std::vector<Value>() : ranks->items)
            addRank(table, rank, monster);
    }
}

} // namespace

MonsterNames monsterNames(const StructRows& rows, std::size_t row) {
    const Value* names = rows.field(row, "pmnames");
    constexpr std::size_t genders = 3;
    if (names != nullptr && names->isList && names->items.size() >= genders)
        return {textOrNone(names->items[0]), textOrNone(names->items[1]), textOrNone(names->items[2])};
    const Value* name = rows.field(row, "mname");
    return {{}, {}, name == nullptr ? std::string() : textOrNone(*name)};
}

bool isLastMonster(const StructRows& rows, std::size_t row) {
    return monsterNames(rows, row).name.empty() && rows.number(row, "mlet").value_or(0) == 0;
}

void readMonsterNames(GameReader& game, const StructRows& rows) {
    NameTable table(game.table("monsters"));
    if (const Unit* spellings = game.unit(spellingFile))
        addSpellings(*spellings, table);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const MonsterNames names = monsterNames(rows, row);
        table.add(names.male, names.name, "male", "name");
        table.add(names.female, names.name, "female", "name");
    }
    if (const Unit* roles = game.unit(roleFile))
        addRanks(*roles, table);
    game.add("monster-names", table.take(), spellingFile);
}

} // namespace levwright::sources
