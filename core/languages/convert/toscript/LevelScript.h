// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a whole level to a script: its statements with their blocks, and the comments between them.
// Internal to convert.
#pragma once

#include "core/languages/convert/toscript/ScriptContext.h"
#include "core/languages/convert/toscript/ScriptText.h"
#include "core/languages/convert/toscript/StatementScript.h"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace levwright::toscript {

class LevelScript {
public:
    explicit LevelScript(ScriptContext& context);

    // Writes comments that stand before or after the level.
    void addCommentsOf(std::string_view text, std::span<const Token> tokens);
    // The first token of the level that comes after all its statements.
    std::size_t firstTokenBehind() const;
    void writeStatements() { writeItems(itemsOf(std::nullopt)); }
    const std::string& text() const { return m_out.text(); }

private:
    // A statement, or a comment or blank line between statements.
    struct Item {
        Offset at = 0;
        std::optional<std::size_t> statement;
        Range comment; // empty for a blank line
    };
    using Items = std::vector<Item>;
    // What a BREAK ends: a loop, or the function that stands for a case.
    enum class Leaves : std::uint8_t { Nothing, Loop, Function };
    // The statements of one case, with those of the cases into which it continues.
    struct Branch {
        std::optional<std::int64_t> number; // empty for DEFAULT
        Items items;
    };

    void gatherComments();
    std::optional<std::size_t> lastBefore(Offset at) const;
    std::optional<std::size_t> blockAt(Offset at) const;
    Offset startOf(Offset at) const;
    void writeItems(const Items& items);
    std::size_t writeIf(const Items& items, std::size_t at);
    void writeItem(const Item& item);
    void writeStatement(std::size_t index);
    void writeBlock(std::size_t index, Leaves leaves);
    void writeCondition(std::size_t index);
    void writeFor(std::size_t index);
    void writeLoop(std::size_t index);
    void writeSwitch(std::size_t index);
    std::vector<Branch> branchesOf(std::size_t index) const;
    void writeBranches(const std::string& name, const std::vector<Branch>& branches);
    void writeBreak(std::size_t index);
    void writeExit(std::size_t index);
    bool hasBreak(const Items& items) const;
    const Items& itemsOf(std::optional<std::size_t> block) const;

    ScriptContext& m_context;
    const std::vector<StatementNode>& m_statements;
    ScriptText m_out;
    std::map<std::optional<std::size_t>, Items> m_items; // by the statement in whose block they stand
    Leaves m_leaves = Leaves::Nothing;
    int m_functions = 0; // how many functions are open
};

} // namespace levwright::toscript
