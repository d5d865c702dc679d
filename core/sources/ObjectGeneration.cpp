// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/Generation.h"
#include "core/sources/TableRows.h"

#include <algorithm>

namespace levwright::sources {

namespace {

std::string objectKey(std::string_view classNumber, std::string_view name, std::string_view appearance) {
    return std::string(classNumber) + '\t' + std::string(name) + '\t' +
           std::string(name.empty() ? appearance : "");
}

} // namespace

ObjectGeneration::ObjectGeneration(GameReader& game, const Unit& unit, const StructRows& rows)
    : m_game(game), m_unit(unit), m_rows(rows) {
    const auto objects = rowsOfKnownTable(game.base().gameId(), "objects");
    const auto generation = rowsOfKnownTable(game.base().gameId(), "object-generation");
    for (std::size_t row = 0; row < std::min(objects.size(), generation.size()); ++row) {
        const std::vector<std::string_view>& fields = generation[row];
        m_known.try_emplace(objectKey(objects[row][2], objects[row][0], objects[row][1]),
                            Known{fields[1], fields[2], fields[3], fields[4], fields[5]});
        ++m_blessings[std::string(objects[row][2])][fields[3]];
    }
    // The last row only ends the array.
    for (std::size_t row = 0; row + 1 < rows.size(); ++row) {
        ClassShare& share = m_shares[rows.number(row, "oc_class").value_or(0)];
        share.sum += rows.number(row, "oc_prob").value_or(0);
        ++share.count;
    }
}

void ObjectGeneration::add(std::size_t row, const std::string& name, const std::string& appearance) {
    const std::string classNumber = numberField(m_rows.number(row, "oc_class"));
    const std::string probability = std::to_string(probabilityOf(row));
    const auto found = m_known.find(objectKey(classNumber, name, appearance));
    if (found == m_known.end()) {
        const std::string traits = name.empty() ? "" : traitsOf(row, "", false);
        return m_table.add({name, probability, "", usualBlessing(classNumber), "0", traits});
    }
    const Known& known = found->second;
    const std::string traits = name.empty() ? std::string(known.traits) : traitsOf(row, known.traits, true);
    m_table.add({name, hasOwnChances(row) ? known.probability : probability, known.shown, known.blessing,
                 known.contents, traits});
}

void ObjectGeneration::finish() {
    if (!m_known.empty() && m_rows.hasField("oc_prob"))
        m_game.add("object-generation", m_table.take(), "src/objects.c");
}

// What most things of the class have in the base.
std::string_view ObjectGeneration::usualBlessing(std::string_view classNumber) const {
    using Vote = std::map<std::string_view, int>::value_type;
    const auto found = m_blessings.find(classNumber);
    return found == m_blessings.end() ? "0"
                                      : std::ranges::max_element(found->second, {}, &Vote::second)->first;
}

bool ObjectGeneration::isSet(std::size_t row, std::string_view field) const {
    return m_rows.number(row, field).value_or(0) != 0;
}

// The things of a class without any probabilities share the thousand.
std::int64_t ObjectGeneration::probabilityOf(std::size_t row) {
    constexpr int whole = 1000;
    ClassShare& share = m_shares[m_rows.number(row, "oc_class").value_or(0)];
    if (share.sum != 0 || share.count == 0)
        return m_rows.number(row, "oc_prob").value_or(0);
    return (whole + share.given++) / share.count;
}

// Games work out those of gems by the depth, and make no strange objects; the base says what comes of it.
bool ObjectGeneration::hasOwnChances(std::size_t row) const {
    const std::optional<std::int64_t> classNumber = m_rows.number(row, "oc_class");
    return classNumber &&
           (classNumber == m_unit.value("GEM_CLASS") || classNumber == m_unit.value("ILLOBJ_CLASS"));
}

std::string ObjectGeneration::traitsOf(std::size_t row, std::string_view knownTraits, bool isKnown) const {
    TraitWords traits = traitWords(knownTraits);
    const auto set = [&](std::string_view word, bool holds) {
        if (holds)
            traits.insert(word);
        else
            traits.erase(word);
    };
    const std::optional<std::int64_t> classNumber = m_rows.number(row, "oc_class");
    set("stack", isSet(row, "oc_merge"));
    set("unique", isSet(row, "oc_unique"));
    if (!isKnown && classNumber && classNumber == m_unit.value("WAND_CLASS")) {
        const bool isUndirected = m_rows.number(row, "oc_dir") == m_unit.value("NODIR");
        set("undirected", isUndirected);
        set("directed", !isUndirected);
    }
    if (classNumber && classNumber == m_unit.value("RING_CLASS"))
        set("charged", isSet(row, "oc_charged"));
    return joinedTraits(traits, {"stack",    "unique",  "undirected",    "directed",      "few-charges",
                                 "missile",  "charged", "mostly-cursed", "always-cursed", "lock",
                                 "corpses",  "corpse",  "egg",           "tin",           "statue",
                                 "figurine", "boulder", "rocks",         "single",        "vegetarian",
                                 "candle",   "glob",    "burns",         "rots",          "artifacts"});
}

} // namespace levwright::sources
