// SPDX-License-Identifier: GPL-3.0-or-later
// Lowers the statements of a part one at a time: makes the record, and checks in the order of the game's
// compiler. Internal to classic/lower.
#pragma once

#include "core/languages/classic/lower/LoweringContext.h"

#include <array>

namespace levwright {

class StatementLowering {
public:
    explicit StatementLowering(LoweringContext& context)
        : m_context(context), m_mostEntries(context.catalog().limit("list-entries")),
          m_mostNonPasswall(context.catalog().limit("non-passwall-areas")) {}

    // Begins a part or a room: each has lists of its own.
    void startSection();
    // Lowers a statement of the part or room, given by its index in the tree, into an empty model.
    void lower(std::size_t index, StatementModel& statement);
    // Gives objects the flags that statements after them hold. The statements are those of a part or room.
    void addObjectFlags(std::vector<StatementModel>& statements);

private:
    // An entry of a list of registers: a place or a class, depending on the statement's kind.
    struct RegisterEntry {
        Place place;
        int classCode = -1;
    };

    // Checks what the game's compiler has read before it meets the syntax error: all arguments before it.
    void checkBroken(const StatementNode& node);
    void checkAlone(const StatementNode& node, const Argument& argument);
    Record recordOf(const StatementNode& node);
    Record monster(const StatementNode& node);
    Record object(const StatementNode& node);
    Record trap(const StatementNode& node);
    Record door(const StatementNode& node);
    Record roomDoor(const StatementNode& node);
    Record drawbridge(const StatementNode& node);
    Record region(const StatementNode& node);
    LevelRegionRecord levelRegion(const StatementNode& node, int kind);
    Record engraving(const StatementNode& node);
    Record altar(const StatementNode& node);
    RegisterEntry entry(const StatementNode& node, const Argument& argument);
    void registers(const StatementNode& node);
    void places(const StatementNode& node);
    void randomRegion(const StatementNode& node);
    Place registerPlace(const StatementNode& node, const Argument& argument);
    void wallify();

    // checked names what stands there, for the check against walls; empty for no check.
    Place place(const StatementNode& node, std::string_view checked);
    Area area(const StatementNode& node, Field field);
    // The number of a word; 0 if the field is not written.
    int numberOf(const StatementNode& node, Field field) const;
    int classCode(const StatementNode& node, const Argument& argument);
    int alignment(const StatementNode& node, const Argument& argument);
    // Whether a statement is one too many if it is the entry of its list with that number, from 1 on.
    Excess excessOf(const StatementNode& node, int count) const;
    void reportExcess(const StatementNode& node);
    void lowerAnew(std::size_t index, StatementModel& statement);
    // Takes a statement that the edit has not touched from the level before it. Returns false if it must be
    // lowered anew.
    bool takeFromBefore(const StatementModel& before, std::size_t index, StatementModel& statement);
    const StatementModel* sameBefore(std::size_t index) const;
    int mostOf(const StatementNode& node) const;
    int& countOf(const StatementNode& node);
    void monsterAttribute(const StatementNode& node, const Argument& argument, MonsterRecord& record);

    LoweringContext& m_context;
    int m_mostEntries;
    int m_mostNonPasswall;
    // The entries of each list, by the kind of its statements.
    std::array<int, std::size_t(StatementKind::Unknown) + 1> m_counts{};
};

// Whether a level may be lowered with statements of the level before an edit.
bool canTakeFrom(const ClassicLevel& before, const LevelTree& tree);

} // namespace levwright
