// SPDX-License-Identifier: GPL-3.0-or-later
// Converts single statements, without the blocks that they open or stand in. Internal to convert.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/languages/convert/Conversion.h"
#include "core/languages/convert/TextPatch.h"
#include "core/tree/LevelTree.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::conversion {

// Data that all statements of a level share.
struct LevelContext {
    const Catalog& from;
    const Catalog& to;
    const LevelTree& tree;
    std::string_view text; // of the level
    TextPatch patch;
    std::vector<ConversionNote> notes; // their ranges count in the level
    // How many entries RANDOM_OBJECTS, RANDOM_MONSTERS and RANDOM_PLACES have declared so far, in this order.
    std::array<std::size_t, 3> registers{};

    std::string_view textOf(Range range) const { return text.substr(range.begin, range.size()); }
    void note(Range at, std::string message) { notes.push_back({at, std::move(message)}); }
};

class StatementConversion {
public:
    StatementConversion(LevelContext& level, const StatementNode& node) : m_level(level), m_node(node) {}

    void convert();
    // Converts the header of a room; chance is the value of its CHANCE.
    void convertRoom(std::optional<std::int64_t> chance);

private:
    // How a kind of statement is converted.
    struct Way {
        StatementKind kind;
        void (StatementConversion::*convert)();
    };
    static const Way ways[];

    void maze();
    void initMap();
    void geometry();
    void mapComments(const MapNode& map);
    void leaveOut();
    void objectRegisters();
    void monsterRegisters();
    void placeRegisters();
    void registers(std::string_view name, std::size_t number, std::string_view typeWord);
    void monster();
    void monsterAttributes(std::size_t first);
    void object();
    void objectTail(const Argument& argument);
    void trap();
    void region();
    void flags();
    void door();
    void engraving();
    void gold();
    void plain(const Argument& argument);

    std::string monsterWords(const Argument& thingClass, const Argument& name);
    std::string monsterClass(const Argument& thingClass);
    std::string objectWords(const Argument& thingClass, const Argument& name);
    std::optional<std::string> registerWords(const Argument& argument, std::string_view name,
                                             std::size_t number);
    void roomType(const Argument& argument);
    void chance();
    void erase(const Argument& argument);
    void keyword(std::string_view word) { m_level.patch.replace(m_node.keyword, std::string(word)); }

    LevelContext& m_level;
    const StatementNode& m_node;
};

} // namespace levwright::conversion
