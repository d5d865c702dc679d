// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the statements of a script in text order, with the comments around them. Internal to convert.
#pragma once

#include "core/languages/convert/fromscript/CallWriter.h"
#include "core/languages/convert/fromscript/Written.h"
#include "core/languages/script/syntax/Parser.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace levwright::fromscript {

class BlockWriter {
public:
    BlockWriter(ScriptLevel& level, const script::ScriptTree& tree);

    // header is the text that goes before the script's first statement.
    WrittenLines script(const std::string& header);

private:
    // A condition: its words, or its value if that is known.
    struct Condition {
        std::string words;
        std::optional<bool> outcome{};
    };
    // A range of tokens of the script.
    struct Tokens {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };

    WrittenLines block(lua::NodeIndex block, Surrounding around, const std::string& header = {});
    void statement(lua::NodeIndex statement, Surrounding around);
    WrittenLines inBlock(lua::NodeIndex statement, Surrounding around);

    // In BlockWriter.cpp: calls, and what is between statements
    void callStatement(lua::NodeIndex statement, Surrounding around);
    void desCall(const lua::ScriptCall& call, lua::NodeIndex statement, Surrounding around);
    void chosen(const Choice& choice, const lua::ScriptCall& call, lua::NodeIndex statement,
                Surrounding around);
    void put(const CallText& text, lua::NodeIndex statement);
    void changeSelection(lua::NodeIndex call, lua::NodeIndex statement);
    void shuffleList(lua::NodeIndex call, lua::NodeIndex statement);
    std::uint32_t gap(Tokens between, bool isStart);
    std::uint32_t commentsBehind(lua::NodeIndex statement);
    void commentsInside(lua::NodeIndex statement);
    void comment(std::uint32_t token);
    Tokens aroundBlock(lua::NodeIndex block) const;
    std::string indentAt(std::uint32_t token) const;
    std::string indentOf(lua::NodeIndex node) const;
    void line(lua::NodeIndex statement, std::string_view words);
    void linesBefore(lua::NodeIndex statement);
    // Writes the statement as a comment.
    void unexpressed(lua::NodeIndex statement, Range at, std::string_view reason);
    Range rangeOf(lua::NodeIndex node) const { return m_script.tree.range(node); }
    const lua::ScriptCall* desCallOf(lua::NodeIndex node) const;

    // In FlowWriter.cpp
    void conditional(lua::NodeIndex statement, Surrounding around);
    WrittenLines branches(const std::vector<lua::NodeIndex>& clauses, std::size_t from, Surrounding around);
    std::optional<Condition> condition(lua::NodeIndex value);
    std::optional<Condition> comparison(lua::NodeIndex value);
    void loop(lua::NodeIndex statement, Surrounding around);
    void unrolled(lua::NodeIndex statement, std::int64_t from, std::int64_t count, Surrounding around);
    bool isNamedIn(lua::NodeIndex within, std::string_view name) const;
    WrittenLines branch(lua::NodeIndex clause, Surrounding around);

    // In VariableWriter.cpp
    void local(lua::NodeIndex statement, Surrounding around);
    void assignment(lua::NodeIndex statement);
    bool declare(lua::NodeIndex name, lua::NodeIndex value, lua::NodeIndex statement);
    std::optional<Meaning> list(lua::NodeIndex name, lua::NodeIndex table, lua::NodeIndex statement);
    std::optional<std::string> elementWords(VariableKind kind, lua::NodeIndex value);
    std::optional<Meaning> single(lua::NodeIndex name, lua::NodeIndex value, lua::NodeIndex statement);
    std::optional<VariableKind> kindOfUse(std::string_view name, int depth = 0) const;
    std::optional<VariableKind> kindAt(lua::NodeIndex value, int depth) const;

    ScriptLevel& m_level;
    const script::ScriptTree& m_tree;
    const script::ScriptText& m_script;
    std::unordered_map<lua::NodeIndex, std::size_t> m_calls; // the calls of des
    WrittenLines m_lines;                                    // the lines of the block that is being written
    int m_depth = 0;                                         // open blocks that may be skipped or repeated
    int m_choices = 0;
    bool m_isRepeated = false; // its comments are already written
};

std::string_view typeWord(VariableKind kind);

} // namespace levwright::fromscript
