// SPDX-License-Identifier: GPL-3.0-or-later
// What rolls go by: how often a thing is made, and what is special about it. What the arrays do not say is
// taken from the base: from the thing of the same name, else from what all things of its class have in
// common.
#pragma once

#include "core/sources/GameReader.h"
#include "core/sources/TableText.h"
#include "core/sources/Things.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::sources {

using TraitWords = std::set<std::string_view>;

// The words of a field, which blanks separate.
TraitWords traitWords(std::string_view field);
// Those of the order that are in the set, in their order.
std::string joinedTraits(const TraitWords& traits, const std::vector<std::string_view>& order);

void readMonsterGeneration(GameReader& game, const Unit& unit, const StructRows& rows);

class ObjectGeneration {
public:
    ObjectGeneration(GameReader& game, const Unit& unit, const StructRows& rows);
    void add(std::size_t row, const std::string& name, const std::string& appearance);
    // Adds the table if the base has one.
    void finish();

private:
    struct Known {
        std::string_view probability;
        std::string_view shown;
        std::string_view blessing;
        std::string_view contents;
        std::string_view traits;
    };

    struct ClassShare {
        std::int64_t sum = 0;
        std::int64_t count = 0;
        std::int64_t given = 0; // rows that have got their share
    };

    std::int64_t probabilityOf(std::size_t row);
    std::string_view usualBlessing(std::string_view classNumber) const;
    bool hasOwnChances(std::size_t row) const;
    std::string traitsOf(std::size_t row, std::string_view knownTraits, bool isKnown) const;
    bool isSet(std::size_t row, std::string_view field) const;

    GameReader& m_game;
    const Unit& m_unit;
    const StructRows& m_rows;
    std::map<std::string, Known> m_known; // by class, name and appearance
    std::map<std::string, std::map<std::string_view, int>, std::less<>> m_blessings; // by class
    std::map<std::int64_t, ClassShare> m_shares;                                     // by class
    TableText m_table{"name\tprobability\tshown\tblessing\tcontents\ttraits"};
};

} // namespace levwright::sources
