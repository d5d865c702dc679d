// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/RemoveStatements.h"

#include "core/model/Containment.h"

#include <algorithm>
#include <tuple>

namespace levwright {
namespace {

class Removing {
public:
    Removing(const LevelTree& tree, std::string_view text, std::vector<Replacement> changes)
        : m_tree(tree), m_text(text), m_edit(std::move(changes)) {}

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

} // namespace

TextEdit removeStatements(const LevelTree& tree, std::string_view levelText,
                          const std::vector<std::size_t>& statements) {
    return removeStatements(tree, levelText, statements, {});
}

TextEdit removeStatements(const LevelTree& tree, std::string_view levelText,
                          const std::vector<std::size_t>& statements, std::vector<Replacement> changes) {
    Removing removing(tree, levelText, std::move(changes));
    for (const std::size_t statement : statements)
        removing.take(statement);
    return std::move(removing).edit();
}

} // namespace levwright
