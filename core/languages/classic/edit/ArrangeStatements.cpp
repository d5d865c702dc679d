// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/edit/ArrangeStatements.h"

#include "core/base/Phrase.h"
#include "core/languages/classic/edit/ClassicErrors.h"
#include "core/model/Containment.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <set>
#include <utility>

namespace levwright {
namespace {

// The lines of a statement, with the comment lines above it.
struct Block {
    std::size_t statement = 0;
    Range lines;
};

class Arranger {
public:
    Arranger(const LevelTree& tree, std::string_view text)
        : m_tree(tree), m_text(text), m_containers(containersIn(tree)) {}

    std::optional<Refusal> aim(const ArrangePlace& to) {
        const std::optional<std::size_t> section = m_tree.sectionOf(to.beside);
        if (!section)
            return Refusal{say("Statements can only be put into parts and rooms.")};
        m_section = *section;
        m_before = to.where == ArrangePlace::Where::Before;
        if (m_tree.sections[*section].firstStatement == to.beside)
            return std::nullopt;
        if (to.where == ArrangePlace::Where::Into &&
            m_tree.statements[to.beside].kind == StatementKind::Container) {
            m_container = to.beside;
        } else {
            m_beside = to.beside;
            m_container = m_containers[to.beside];
        }
        return std::nullopt;
    }

    std::optional<Refusal> take(const std::vector<std::size_t>& statements) {
        std::set<std::size_t> all;
        for (const std::size_t statement : statements) {
            if (!isMovable(statement))
                return Refusal{say("Levels, parts and rooms cannot be moved.")};
            all.insert(statement);
            for (std::size_t i = 0; i < m_containers.size(); ++i) {
                if (m_containers[i] == statement)
                    all.insert(i);
            }
        }
        if (m_container && all.contains(*m_container))
            return Refusal{say("A container cannot lie in itself.")};
        for (const std::size_t statement : all) {
            const Range lines = linesOf(statement);
            if (!isAlone(statement, lines))
                return Refusal{say("Another statement is on the same line.")};
            m_blocks.push_back({statement, lines});
        }
        m_taken = std::move(all);
        return std::nullopt;
    }

    std::expected<Arranged, Refusal> arranged(Arranging how) const {
        const Offset at = destination();
        std::string inserted;
        std::vector<Range> placed; // ranges in inserted
        for (const Block& block : m_blocks) {
            const std::expected<Replacement, Refusal> place = placeOf(block.statement);
            if (!place)
                return std::unexpected(place.error());
            const Range& own = m_tree.statements[block.statement].range;
            std::string lines(m_text.substr(block.lines.begin, block.lines.size()));
            const std::size_t begin = inserted.size() + (own.begin - block.lines.begin);
            const std::ptrdiff_t grown =
                std::ptrdiff_t(place->text.size()) - std::ptrdiff_t(place->range.size());
            lines.replace(place->range.begin - block.lines.begin, place->range.size(), place->text);
            placed.push_back({begin, std::size_t(std::ptrdiff_t(begin + own.size()) + grown)});
            inserted += lines;
            if (!inserted.ends_with('\n'))
                inserted += lineEnd();
        }
        return withEdit(at, std::move(inserted), std::move(placed), how);
    }

private:
    bool isMovable(std::size_t statement) const {
        return m_tree.sectionOf(statement).has_value() &&
               !std::ranges::contains(m_tree.sections, statement, &SectionNode::firstStatement);
    }

    std::string_view lineEnd() const { return m_text.find("\r\n") == std::string_view::npos ? "\n" : "\r\n"; }

    Offset startOfLine(Offset at) const { return levwright::startOfLine(m_text, at); }
    Offset endOfLine(Offset at) const { return levwright::endOfLine(m_text, at); }

    // Comments directly above a statement, without a blank line between, belong to it.
    Range linesOf(std::size_t statement) const {
        const Range& own = m_tree.statements[statement].range;
        Offset begin = startOfLine(own.begin);
        while (begin > 0) {
            const Offset above = startOfLine(begin - 1);
            if (m_text[above] != '#' || m_text.substr(above).starts_with("# levwright:"))
                break;
            begin = above;
        }
        return {begin, endOfLine(own.end)};
    }

    bool isAlone(std::size_t statement, Range lines) const {
        const auto touches = [&](std::size_t other) {
            const Range& range = m_tree.statements[other].range;
            return range.begin < lines.end && range.end > lines.begin;
        };
        return (statement == 0 || !touches(statement - 1)) &&
               (statement + 1 == m_tree.statements.size() || !touches(statement + 1));
    }

    // The last statement that lies in the container, or the container itself if it is empty.
    std::size_t lastIn(std::size_t container) const {
        std::size_t last = container;
        for (std::size_t i = 0; i < m_containers.size(); ++i) {
            if (m_containers[i] == container)
                last = i;
        }
        return last;
    }

    std::size_t lastOfSection() const {
        const SectionNode& section = m_tree.sections[m_section];
        std::size_t last = section.endStatement - 1;
        while (last > section.firstStatement && m_tree.isOfLevel(m_tree.statements[last]))
            --last;
        return last;
    }

    Offset behind(std::size_t statement) const {
        const auto section = std::ranges::find(m_tree.sections, statement, &SectionNode::firstStatement);
        Offset end = m_tree.statements[statement].range.end;
        if (section != m_tree.sections.end() && section->map)
            end = std::max(end, section->map->range.end);
        return endOfLine(end);
    }

    // What is put beside a container must not separate it from its contents.
    Offset destination() const {
        if (!m_beside)
            return behind(m_container ? lastIn(*m_container) : lastOfSection());
        return m_before ? linesOf(*m_beside).begin : behind(lastIn(*m_beside));
    }

    // How the place of the statement is to be written after the move.
    std::expected<Replacement, Refusal> placeOf(std::size_t statement) const {
        const StatementNode& node = m_tree.statements[statement];
        const Argument* place = node.find(Field::Place);
        const bool goesWithItsContainer =
            m_containers[statement] && m_taken.contains(*m_containers[statement]);
        Replacement asItIs{{node.range.begin, node.range.begin}, {}};
        if (goesWithItsContainer || (m_container.has_value() == isContained(node)))
            return asItIs;
        if (!m_container)
            return Replacement{place->range, "random"};
        if (node.kind == StatementKind::Container)
            return std::unexpected(Refusal{say("A container cannot lie in another one.")});
        if (node.kind != StatementKind::Object || place == nullptr)
            return std::unexpected(Refusal{say("Only objects can lie in a container.")});
        return Replacement{place->range, "contained"};
    }

    std::expected<Arranged, Refusal> withEdit(Offset at, std::string inserted, std::vector<Range> placed,
                                              Arranging how) const {
        std::vector<Replacement> edit;
        Offset taken = 0; // how many bytes before the destination are removed
        for (const Block& block : m_blocks) {
            if (how == Arranging::Copy)
                continue;
            if (block.lines.begin < at && at < block.lines.end)
                return Arranged{};
            if (block.lines.end <= at)
                taken += block.lines.size();
            edit.push_back({block.lines, {}});
        }
        std::size_t added = 0;
        if (at > 0 && m_text[at - 1] != '\n') {
            added = lineEnd().size();
            inserted.insert(0, lineEnd());
        }
        for (Range& each : placed)
            each = {at - taken + added + each.begin, at - taken + added + each.end};
        edit.push_back({{at, at}, std::move(inserted)});
        std::ranges::sort(
            edit, {}, [](const Replacement& each) { return std::pair(each.range.begin, each.range.end); });
        TextEdit all(std::move(edit));
        if (all.apply(m_text) == m_text)
            all = {};
        return Arranged{std::move(all), std::move(placed)};
    }

    const LevelTree& m_tree;
    std::string_view m_text;
    std::vector<std::optional<std::size_t>> m_containers;
    std::size_t m_section = 0;
    std::optional<std::size_t> m_beside;    // empty: at the end
    std::optional<std::size_t> m_container; // the container that they will lie in
    bool m_before = false;
    std::vector<Block> m_blocks; // in text order
    std::set<std::size_t> m_taken;
};

} // namespace

ArrangeOutcome arrangeStatements(const ClassicGame& game, const LevelTree& tree, std::string_view levelText,
                                 const std::vector<std::size_t>& statements, const ArrangePlace& to,
                                 Arranging how) {
    Arranger arranger(tree, levelText);
    if (const std::optional<Refusal> refusal = arranger.aim(to))
        return std::unexpected(*refusal);
    if (const std::optional<Refusal> refusal = arranger.take(statements))
        return std::unexpected(*refusal);
    ArrangeOutcome arranged = arranger.arranged(how);
    if (!arranged)
        return arranged;
    const EditOutcome sound = withoutNewErrors(game, levelText, arranged->edit);
    if (!sound)
        return std::unexpected(sound.error());
    return arranged;
}

} // namespace levwright
