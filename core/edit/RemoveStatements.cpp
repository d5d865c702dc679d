// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/RemoveStatements.h"

#include "core/model/Containment.h"
#include "core/syntax/NumberSpelling.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace levwright {
namespace {

class Removing {
public:
    Removing(const LevelTree& tree, std::string_view text) : m_tree(tree), m_text(text) {}

    void take(std::size_t statement) {
        const auto section = std::ranges::find(m_tree.sections, statement, &SectionNode::firstStatement);
        if (statement == 0 && m_tree.hasHeader)
            takeLevel();
        else if (section != m_tree.sections.end())
            takeSection(*section);
        else
            erase(m_tree.statements[statement].range);
        if (m_tree.statements[statement].kind == StatementKind::Container)
            takeContents(statement);
    }

    void replace(Range range, std::string text) { m_edit.push_back({range, std::move(text)}); }

    TextEdit edit() && {
        std::ranges::sort(m_edit, {}, [](const Replacement& each) {
            return std::tuple(each.range.begin, -std::ptrdiff_t(each.range.end));
        });
        // Erased ranges that lie within a larger erased range are dropped.
        std::vector<Replacement> apart;
        for (Replacement& each : m_edit) {
            if (apart.empty() || each.range.begin >= apart.back().range.end)
                apart.push_back(std::move(each));
        }
        return TextEdit(std::move(apart));
    }

private:
    void erase(Range range) {
        const TextEdit edit = TextEdit::eraseLine(m_text, range);
        m_edit.insert(m_edit.end(), edit.replacements().begin(), edit.replacements().end());
    }

    // Without their container, the contents would lie in the container before it, or nowhere.
    void takeContents(std::size_t container) {
        for (const std::size_t i : statementsIn(m_tree, container))
            erase(m_tree.statements[i].range);
    }

    void takeLevel() {
        Range all = m_tree.statements.front().range;
        for (const StatementNode& statement : m_tree.statements)
            all.end = std::max(all.end, statement.range.end);
        for (const SectionNode& section : m_tree.sections) {
            if (section.map)
                all.end = std::max(all.end, section.map->range.end);
        }
        erase(all);
    }

    // Erases the section except the statements in the last room that are about the whole level.
    void takeSection(const SectionNode& section) {
        std::optional<Range> run = m_tree.statements[section.firstStatement].range;
        if (section.map)
            run->end = std::max(run->end, section.map->range.end);
        for (std::size_t i = section.firstStatement + 1; i < section.endStatement; ++i) {
            const StatementNode& statement = m_tree.statements[i];
            if (!m_tree.isOfLevel(statement)) {
                run = run ? Range{run->begin, std::max(run->end, statement.range.end)} : statement.range;
            } else if (run) {
                erase(*run);
                run.reset();
            }
        }
        if (run)
            erase(*run);
    }

    const LevelTree& m_tree;
    std::string_view m_text;
    std::vector<Replacement> m_edit;
};

// A set of room numbers.
using Rooms = std::set<std::size_t>;

Rooms roomsOpenedBy(const ClassicLevel& level, const std::vector<std::size_t>& statements) {
    Rooms gone;
    for (std::size_t i = 0; i < level.rooms.size(); ++i) {
        if (std::ranges::contains(statements, level.tree->sections[level.rooms[i].section].firstStatement))
            gone.insert(i);
    }
    const auto isOnlyIn = [&](const CompiledRoom& room, const Rooms& rooms) {
        bool isThere = false;
        for (std::size_t i = 0; i < level.rooms.size(); ++i) {
            if (level.rooms[i].room.name != room.parent)
                continue;
            if (!rooms.contains(i))
                return false;
            isThere = true;
        }
        return isThere;
    };
    for (std::size_t before = 0; before != gone.size();) {
        before = gone.size();
        for (std::size_t i = 0; i < level.rooms.size(); ++i) {
            if (!level.rooms[i].room.parent.empty() && isOnlyIn(level.rooms[i].room, gone))
                gone.insert(i);
        }
    }
    return gone;
}

void adaptCorridor(Removing& removing, const ClassicLevel& level, std::string_view text, std::size_t index,
                   const Rooms& gone) {
    const StatementNode& corridor = level.tree->statements[index];
    std::vector<Replacement> changed;
    for (const Argument& end : corridor.arguments) {
        if (end.kind != ArgumentKind::CorridorEnd || end.number() < 0)
            continue;
        const auto room = std::size_t(end.number());
        if (gone.contains(room))
            return removing.take(index);
        const auto before = std::distance(gone.begin(), gone.lower_bound(room));
        const Range number = integersIn(level.tree->tokens, end.range).front();
        if (before > 0 && room < level.rooms.size())
            changed.push_back(
                {number, respelled(text.substr(number.begin, number.size()), end.number() - before)});
    }
    for (const Replacement& each : changed)
        removing.replace(each.range, each.text);
}

} // namespace

TextEdit removeStatements(const LevelTree& tree, std::string_view levelText,
                          const std::vector<std::size_t>& statements) {
    Removing removing(tree, levelText);
    for (const std::size_t statement : statements)
        removing.take(statement);
    return std::move(removing).edit();
}

TextEdit removeStatements(const ClassicLevel& level, std::string_view levelText,
                          const std::vector<std::size_t>& statements) {
    const LevelTree& tree = *level.tree;
    Removing removing(tree, levelText);
    for (const std::size_t statement : statements)
        removing.take(statement);
    const Rooms gone = roomsOpenedBy(level, statements);
    for (const std::size_t room : gone)
        removing.take(tree.sections[level.rooms[room].section].firstStatement);
    for (std::size_t i = 0; i < tree.statements.size() && !gone.empty(); ++i) {
        if (tree.statements[i].kind == StatementKind::Corridor)
            adaptCorridor(removing, level, levelText, i, gone);
    }
    return std::move(removing).edit();
}

} // namespace levwright
