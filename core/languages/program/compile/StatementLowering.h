// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the instructions of one statement without its block. Internal to program/compile. Source: lev-3.6,
// section 6.
#pragma once

#include "core/languages/program/compile/ValueLowering.h"

#include <span>

namespace levwright::program {

class StatementLowering {
public:
    StatementLowering(Context& context, MapRange& range, std::size_t statement)
        : m_context(context), m_range(range), m_statement(context.level.tree->statements[statement]),
          m_index(statement), m_values(context, m_statement) {}

    // For all statements except those that jump.
    void lower();

    // Writes [50%] or [$a > 1]: the values and their comparison. The result is the jump past the guarded
    // statements.
    std::int64_t condition();
    ValueLowering& values() { return m_values; }
    // Where the arguments end.
    Range argumentsRange() const;

private:
    void lowerShared();
    void lowerOwn(program::Own own);
    void header();
    void flags();
    void initMap();
    void mines();
    void initLevel(std::span<const std::int64_t, 8> numbers);
    void geometry();
    void map(const MapNode& map);
    void noMap();
    void monster();
    void monsterOption(const Argument& option);
    void seenTraps(const Argument& list);
    void object();
    void objectOption(const Argument& option);
    void takeOnce(unsigned bit, bool isMonster, const Argument& option);
    void trap();
    void roomDoor();
    void drawbridge();
    void mazewalk();
    void wallify();
    void region();
    void levelRegions();
    bool levelRegion();
    void altar();
    void grave();
    void mineralize();
    void room();
    void corridors();
    void corridorEnd(const Argument& end);
    void assignment();
    void selectionThen(Opcode opcode);
    void furniture();
    void opaque();
    std::int64_t material();
    void pushMaterial(std::int64_t ofWhat);
    void addedOption(const Argument& option);

    std::int64_t alignment();
    std::int64_t roomType();
    std::int64_t roomFlags(bool& any);
    std::optional<int> trapNumber(const Argument& name, Range at, Read read);

    Context& m_context;
    MapRange& m_range;
    const StatementNode& m_statement;
    std::size_t m_index;
    ValueLowering m_values;
    unsigned m_given = 0; // bits of the options so far
};

// Gives a variable its type. If it has another type already, that is an error.
void define(Context& context, std::string_view name, program::VariableType type, std::size_t statement);

} // namespace levwright::program
