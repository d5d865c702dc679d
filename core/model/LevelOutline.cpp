// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/LevelOutline.h"

#include "core/base/ClosestNames.h"
#include "core/base/Phrase.h"
#include "core/model/Containment.h"
#include "core/model/LevelLanguage.h"
#include "core/model/ProblemPlaces.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <utility>

namespace levwright {
namespace {

std::string wordsFor(const Placement& placement) {
    if (placement.isContained)
        return say("inside");
    if (placement.isRandomPlace && placement.cells.size() > 1)
        return say("one of {} places", placement.cells.size());
    if (!placement.cells.empty())
        return say("at {},{}", placement.cells.front().x, placement.cells.front().y);
    if (placement.isRandomPlace)
        return say("anywhere");
    if (const std::optional<Area> area = placement.area)
        return say("{},{} to {},{}", area->x1, area->y1, area->x2, area->y2);
    return {};
}

// Whether the row of a statement is in the place that it had before an edit, and has nothing below it.
bool staysInPlace(const LevelTree& before, const LevelTree& after, std::size_t statement) {
    const StatementNode& old = before.statements[statement];
    const StatementNode& now = after.statements[statement];
    const auto isPlain = [](const LevelTree& tree, const StatementNode& node) {
        return node.kind != StatementKind::Unknown && node.kind != StatementKind::Container && !node.parent &&
               !isContained(node) && !tree.isOfLevel(node);
    };
    return isPlain(before, old) && isPlain(after, now) && before.groupOf(old) == after.groupOf(now);
}

bool isBroken(const StatementNode& node) {
    return node.misplaced || !node.isWhole();
}

class Builder {
public:
    Builder(const LevelLanguage& language, const LevelSource& level, const NameSection& nameSection)
        : m_language(language), m_level(level), m_tree(*level.level.tree), m_nameSection(nameSection),
          m_worst(m_tree.statements.size()), m_places(m_tree.statements.size()),
          m_containers(containersIn(m_tree)) {
        collectProblems();
        for (std::size_t part = 0; part < m_level.level.parts.size(); ++part) {
            for (const Placement& placement : m_language.view(m_level, part).placements) {
                if (m_places[placement.statement].empty())
                    m_places[placement.statement] = wordsFor(placement);
            }
        }
    }

    std::vector<OutlineEntry> build() const {
        const bool hasHead = m_tree.hasHeader && !m_tree.statements.empty();
        std::vector<OutlineEntry> entries;
        for (std::size_t i = hasHead ? 1 : 0; i < m_tree.endOfHeader; ++i) {
            if (!m_tree.statements[i].parent)
                entries.push_back(statement(i));
        }
        addSections(entries);
        for (std::size_t i = m_tree.endOfHeader; i < m_tree.statements.size(); ++i) {
            const bool isLeftOver = m_tree.isOfLevel(m_tree.statements[i]) || !m_tree.sectionOf(i);
            if (isLeftOver && !m_tree.statements[i].parent)
                entries.push_back(statement(i));
        }
        return entries;
    }

private:
    // Rooms within a room come after its other contents. A room that claims to be in itself cannot lead to a
    // loop.
    void addSections(std::vector<OutlineEntry>& entries) const {
        std::vector<std::vector<std::size_t>> inside(m_tree.sections.size());
        std::vector<std::optional<OutlineEntry>> made(m_tree.sections.size());
        std::vector<std::size_t> top;
        for (std::size_t i = 0; i < m_tree.sections.size(); ++i) {
            SectionWords words = m_nameSection(i);
            const std::optional<std::size_t> parent = words.parent;
            made[i] = section(i, std::move(words));
            (parent && *parent < i ? inside[*parent] : top).push_back(i);
        }
        for (std::size_t i = m_tree.sections.size(); i-- > 0;) {
            for (const std::size_t inner : inside[i])
                made[i]->children.push_back(*std::exchange(made[inner], std::nullopt));
        }
        for (const std::size_t i : top)
            entries.push_back(*std::move(made[i]));
    }

    void collectProblems() {
        const std::vector<std::optional<std::size_t>> statements = statementsOfProblems(m_level.level);
        for (std::size_t i = 0; i < statements.size(); ++i) {
            const Diagnostic& diagnostic = m_level.level.diagnostics[i];
            if (statements[i])
                worsen(m_worst[*statements[i]], diagnostic.severity());
            else if (const SectionNode* section = sectionWithMapAt(diagnostic.range.begin))
                worsen(m_worst[section->firstStatement], diagnostic.severity());
        }
    }

    const SectionNode* sectionWithMapAt(Offset at) const {
        const auto behind = std::ranges::upper_bound(m_tree.sections, at, {}, [&](const SectionNode& s) {
            return m_tree.statements[s.firstStatement].range.begin;
        });
        if (behind == m_tree.sections.begin())
            return nullptr;
        const SectionNode& section = *(behind - 1);
        return section.map && section.map->range.touches(at) ? &section : nullptr;
    }

    // The statement with the contents of its block.
    OutlineEntry statement(std::size_t index) const {
        const std::vector<StatementNode>& all = m_tree.statements;
        const StatementNode& node = all[index];
        OutlineEntry entry;
        entry.label = m_language.label(m_level, index);
        entry.detail = m_places[index];
        entry.group = m_tree.groupOf(node);
        entry.isBroken = isBroken(node);
        entry.worst = m_worst[index];
        entry.statement = index;
        for (std::size_t i = index + 1; i < all.size() && all[i].parent && *all[i].parent >= index; ++i) {
            if (*all[i].parent == index)
                entry.children.push_back(statement(i));
        }
        if (node.kind == StatementKind::Container)
            addContents(entry, index);
        return entry;
    }

    void addContents(OutlineEntry& entry, std::size_t container) const {
        const std::optional<std::size_t> section = m_tree.sectionOf(container);
        if (!section)
            return; // its contents stand in its block
        const std::size_t end = m_tree.sections[*section].endStatement;
        for (std::size_t i = container + 1; i < end; ++i) {
            if (m_containers[i] == container)
                entry.children.push_back(statement(i));
        }
    }

    OutlineEntry section(std::size_t index, SectionWords words) const {
        const SectionNode& section = m_tree.sections[index];
        const StatementNode& opening = m_tree.statements[section.firstStatement];
        OutlineEntry entry{.kind = OutlineEntry::Kind::Section,
                           .label = std::move(words.label),
                           .detail = std::move(words.detail),
                           .isBroken = opening.broken,
                           .worst = m_worst[section.firstStatement],
                           .statement = section.firstStatement};
        std::map<StatementGroup, OutlineEntry> groups;
        std::optional<StatementGroup> above;
        for (std::size_t i = section.firstStatement + 1; i < section.endStatement; ++i) {
            const StatementNode& node = m_tree.statements[i];
            const bool isInBlock = node.parent && *node.parent != section.firstStatement;
            if (m_tree.isOfLevel(node) || isInBlock || m_containers[i] || m_tree.sectionOf(i) != index)
                continue;
            if (words.isGrouped) {
                above = placeOf(node, above);
                groups[*above].children.push_back(statement(i));
            } else {
                entry.children.push_back(statement(i));
            }
        }
        for (auto& [group, place] : groups) {
            place.kind = OutlineEntry::Kind::Group;
            place.group = group;
            entry.children.push_back(std::move(place));
        }
        return entry;
    }

    // The group that lists a statement. An unknown word, which may be half typed, goes to the group of the
    // word that it resembles, or stays in the group of the statement above.
    StatementGroup placeOf(const StatementNode& node, std::optional<StatementGroup> above) const {
        if (node.kind != StatementKind::Unknown)
            return m_tree.groupOf(node);
        const std::string_view typed = m_level.text.substr(node.keyword.begin, node.keyword.size());
        const std::vector<std::string> meant =
            closestNames(typed, m_tree.grammar->rules() | std::views::transform(&StatementRule::word), 1);
        if (!meant.empty())
            return m_tree.grammar->ruleFor(meant.front())->group;
        return above.value_or(StatementGroup::Others);
    }

    const LevelLanguage& m_language;
    const LevelSource& m_level;
    const LevelTree& m_tree;
    const NameSection& m_nameSection;
    std::vector<std::optional<Severity>> m_worst;         // by statement
    std::vector<std::string> m_places;                    // by statement
    std::vector<std::optional<std::size_t>> m_containers; // by statement
};

std::optional<Severity> worstOf(const LevelModel& level, std::size_t statement) {
    std::optional<Severity> worst;
    for (const Diagnostic& diagnostic : level.diagnostics) {
        if (level.tree->statements[statement].range.touches(diagnostic.range.begin) &&
            level.tree->statementAt(diagnostic.range.begin) == statement)
            worsen(worst, diagnostic.severity());
    }
    return worst;
}

// The row of a statement of a part that has nothing below it.
OutlineEntry entryAlone(const LevelLanguage& language, const LevelSource& level, std::size_t statement,
                        std::size_t section) {
    const StatementNode& node = level.level.tree->statements[statement];
    OutlineEntry entry{.label = language.label(level, statement),
                       .group = level.level.tree->groupOf(node),
                       .isBroken = isBroken(node),
                       .worst = worstOf(level.level, statement),
                       .statement = statement};
    const std::vector<PartModel>& parts = level.level.parts;
    const auto part = std::ranges::find(parts, section, &PartModel::section);
    if (part == parts.end())
        return entry;
    const StatementSpan alone{statement, statement + 1};
    for (const Placement& placement :
         language.viewOf(level, std::size_t(part - parts.begin()), alone).placements) {
        if (entry.detail.empty())
            entry.detail = wordsFor(placement);
    }
    return entry;
}

} // namespace

std::string roomTitle(std::size_t section, const std::function<bool(std::size_t section)>& isNested) {
    if (isNested(section))
        return say("Subroom");
    std::size_t number = 0;
    for (std::size_t i = 0; i < section; ++i)
        number += isNested(i) ? 0 : 1;
    return say("Room {}", number);
}

std::vector<OutlineEntry> makeOutline(const LevelLanguage& language, const LevelSource& level,
                                      const NameSection& nameSection) {
    return Builder(language, level, nameSection).build();
}

std::optional<std::vector<OutlineEntry>> changedEntries(const LevelLanguage& language,
                                                        const LevelModel& before, const LevelSource& after) {
    const LevelTree& tree = *after.level.tree;
    const StatementChange* change = after.level.changeSince(before);
    if (change == nullptr || change->endBefore != change->endAfter)
        return std::nullopt;
    std::vector<OutlineEntry> entries;
    for (std::size_t i = change->first; i < change->endAfter; ++i) {
        const std::optional<std::size_t> section = tree.sectionOf(i);
        if (!section || tree.sections[*section].firstStatement == i || !staysInPlace(*before.tree, tree, i))
            return std::nullopt;
        entries.push_back(entryAlone(language, after, i, *section));
    }
    return entries;
}

StatementCounts countsOf(const LevelModel& level) {
    const LevelTree& tree = *level.tree;
    StatementCounts counts{};
    for (std::size_t at = 0; at < tree.sections.size(); ++at) {
        const SectionNode& section = tree.sections[at];
        for (std::size_t i = section.firstStatement + 1; i < section.endStatement; ++i) {
            if (!tree.isOfLevel(tree.statements[i]) && tree.sectionOf(i) == at)
                ++counts[std::size_t(tree.groupOf(tree.statements[i]))];
        }
    }
    return counts;
}

} // namespace levwright
