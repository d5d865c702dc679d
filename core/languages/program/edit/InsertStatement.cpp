// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/edit/InsertStatement.h"

#include "core/base/Contract.h"
#include "core/languages/program/syntax/Kinds.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <array>
#include <string>

namespace levwright::program {
namespace {

using Kind = StatementKind;

constexpr std::array leavers{program::breakOut, program::exitLevel};
constexpr std::array labels{program::caseLabel, program::defaultLabel};

struct InsertPoint {
    Offset after = 0;
    std::string indent;
};

class PointFinder {
public:
    PointFinder(const LevelTree& tree, std::string_view text) : m_tree(tree), m_text(text) {}

    InsertPoint behind(std::size_t statement) const {
        const StatementNode& node = m_tree.statements[statement];
        Offset after = node.range.end;
        const auto section = std::ranges::find(m_tree.sections, statement, &SectionNode::firstStatement);
        if (section != m_tree.sections.end() && section->map)
            after = std::max(after, section->map->range.end);
        return {after, std::string(indentOf(m_text, node.range.begin))};
    }

    // After the last statement of the run in the same block that can be executed. first is a statement that
    // certainly stands in the block.
    InsertPoint atEnd(std::size_t first, std::size_t end) const {
        const std::optional<std::size_t> block = m_tree.statements[first].parent;
        std::size_t last = first;
        for (std::size_t i = first + 1; i < end; ++i) {
            const StatementNode& node = m_tree.statements[i];
            if (node.parent != block)
                continue;
            if (block && std::ranges::contains(labels, node.kind))
                break; // belongs to another case
            if (!std::ranges::contains(leavers, node.kind))
                last = i;
        }
        return behind(last);
    }

    // The point at the end of the block that a statement opens.
    InsertPoint inBlock(std::size_t opener) const {
        for (std::size_t i = opener + 1; i < m_tree.statements.size(); ++i) {
            if (m_tree.statements[i].parent == opener)
                return atEnd(i, m_tree.statements.size());
        }
        return atStart(opener);
    }

    InsertPoint atStart(std::size_t opener) const {
        const StatementNode& node = m_tree.statements[opener];
        return {braceBehind(node.arguments.empty() ? node.keyword.end : node.arguments.back().range.end),
                std::string(indentOf(m_text, node.range.begin)) + "  "};
    }

private:
    Offset braceBehind(Offset at) const {
        for (const Token& token : m_tree.tokens) {
            if (token.begin >= at && token.kind == TokenKind::OpenBrace)
                return token.range().end;
        }
        return at;
    }

    const LevelTree& m_tree;
    std::string_view m_text;
};

// If something follows on the line, such as the end of a block, it is moved to the next line.
TextEdit insertAt(std::string_view text, const InsertPoint& place, std::string_view lines) {
    std::string indented;
    for (const char c : lines) {
        if (indented.empty() || indented.ends_with('\n'))
            indented += place.indent;
        indented += c;
    }
    const std::size_t lineEnd = std::min(text.find('\n', place.after), text.size());
    const std::string_view rest = text.substr(place.after, lineEnd - place.after);
    const bool isAlone = rest.find_first_not_of(" \t\r") == std::string_view::npos;
    return insertLineBehind(isAlone ? text : text.substr(0, place.after), place.after, indented);
}

} // namespace

std::string_view indentOf(std::string_view text, Offset at) {
    const Offset begin = startOfLine(text, at);
    return text.substr(begin, std::min(text.find_first_not_of(" \t", begin), text.size()) - begin);
}

TextEdit insertInBlock(const LevelTree& tree, std::string_view levelText, std::size_t opener,
                       std::string_view lines) {
    return insertAt(levelText, PointFinder(tree, levelText).inBlock(opener), lines);
}

TextEdit insertBehind(const LevelTree& tree, std::string_view levelText, std::size_t statement,
                      std::string_view lines) {
    return insertAt(levelText, PointFinder(tree, levelText).behind(statement), lines);
}

TextEdit insertInSection(const LevelTree& tree, std::string_view levelText, std::size_t section,
                         std::string_view lines) {
    require(section < tree.sections.size(), "a section of the level");
    const PointFinder finder(tree, levelText);
    const SectionNode& node = tree.sections[section];
    const Kind opener = tree.statements[node.firstStatement].kind;
    const bool isRoom = opener == Kind::Room || opener == Kind::Subroom;
    return insertAt(levelText,
                    isRoom ? finder.inBlock(node.firstStatement)
                           : finder.atEnd(node.firstStatement, node.endStatement),
                    lines);
}

TextEdit insertSubroom(const LevelTree& tree, std::string_view levelText, std::size_t section,
                       std::string_view lines) {
    const PointFinder finder(tree, levelText);
    const std::size_t opener = tree.sections[section].firstStatement;
    std::optional<std::size_t> last;
    for (std::size_t i = opener + 1; i < tree.sections[section].endStatement; ++i) {
        if (tree.statements[i].kind == Kind::Subroom && tree.statements[i].parent == opener)
            last = i;
    }
    return insertAt(levelText, last ? finder.behind(*last) : finder.atStart(opener), lines);
}

TextEdit insertInLevel(const LevelTree& tree, std::string_view levelText, StatementKind kind,
                       std::string_view lines) {
    require(tree.hasHeader && !tree.statements.empty(), "a level to insert into");
    const PointFinder finder(tree, levelText);
    const auto lastOf = [&](Kind wanted) {
        std::size_t last = 0;
        for (std::size_t i = 0; i < tree.statements.size(); ++i) {
            if (tree.statements[i].kind == wanted && !tree.statements[i].parent)
                last = i;
        }
        return last;
    };
    if (kind == Kind::Flags)
        return insertAt(levelText, finder.behind(0), lines);
    if (kind == Kind::InitMap)
        return insertAt(levelText, finder.behind(lastOf(Kind::Flags)), lines);
    if (const std::size_t room = lastOf(Kind::Room); kind == Kind::Room && room > 0)
        return insertAt(levelText, finder.behind(room), lines);
    return insertAt(levelText, finder.atEnd(0, tree.statements.size()), lines);
}

} // namespace levwright::program
