// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/DungeonOutline.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

class DungeonRows {
public:
    explicit DungeonRows(const DungeonModel& model) : m_model(model), m_worst(model.tree->statements.size()) {
        for (const Diagnostic& diagnostic : model.diagnostics) {
            if (const auto statement = model.tree->statementAt(diagnostic.range.begin))
                worsen(m_worst[*statement], diagnostic.severity());
        }
    }

    OutlineEntry dungeon(const DungeonPartModel& part) const {
        OutlineEntry entry = row(OutlineEntry::Kind::Section, part.node, part.notes, part.record.name.text);
        if (const Argument* size = m_model.node(part.node).find(Field::Size))
            entry.detail = spanOf(*size);
        for (const SpecialLevelModel& one : part.levels)
            entry.children.push_back(level(one));
        for (const BranchModel& one : part.branches)
            entry.children.push_back(branch(one));
        std::ranges::sort(entry.children, {}, &OutlineEntry::statement);
        return entry;
    }

private:
    // A problem of a note counts as a problem of what it is about.
    OutlineEntry row(OutlineEntry::Kind kind, std::size_t statement, const std::vector<std::size_t>& notes,
                     const std::string& name) const {
        OutlineEntry entry{.kind = kind,
                           .label = name.empty() ? say("(no name)") : name,
                           .detail = {},
                           .isBroken = m_model.node(statement).broken,
                           .worst = m_worst[statement],
                           .statement = statement};
        for (const std::size_t note : notes)
            worsen(entry.worst, m_worst[note]);
        return entry;
    }

    OutlineEntry level(const SpecialLevelModel& level) const {
        OutlineEntry entry = row(OutlineEntry::Kind::Level, level.node, level.notes, level.record.name.text);
        entry.detail = placeOf(level.node);
        if (level.record.chance != 100)
            entry.detail += std::format(", {} %", level.record.chance);
        if (level.record.count > 0)
            entry.detail += say(", {} variants", level.record.count);
        return entry;
    }

    OutlineEntry branch(const BranchModel& branch) const {
        OutlineEntry entry =
            row(OutlineEntry::Kind::Statement, branch.node, {}, "→ " + branch.record.target.text);
        entry.detail = placeOf(branch.node);
        entry.group = StatementGroup::Stairs;
        return entry;
    }

    // For numbers that do not stand next to each other, the text is built as if they did.
    std::string spanOf(const Argument& span) const {
        return span.kind == ArgumentKind::Couple ? std::string(m_model.tree->textOf(span.range))
                                                 : std::format("({}, {})", span.numbers[0], span.numbers[1]);
    }

    // As it is written, e.g. (5, 5), with the level that it counts from.
    std::string placeOf(std::size_t statement) const {
        const StatementNode& node = m_model.node(statement);
        const Argument* place = node.find(Field::Place);
        if (place == nullptr)
            return {};
        const std::string span = spanOf(*place);
        const Argument* chain = node.find(Field::Chain);
        return chain == nullptr ? span : std::format("{} + {}", m_model.tree->textOf(chain->text), span);
    }

    const DungeonModel& m_model;
    std::vector<std::optional<Severity>> m_worst; // by statement
};

} // namespace

std::vector<OutlineEntry> outlineOf(const DungeonModel& model) {
    const DungeonRows builder(model);
    std::vector<OutlineEntry> entries;
    entries.reserve(model.dungeons.size());
    for (const DungeonPartModel& part : model.dungeons)
        entries.push_back(builder.dungeon(part));
    return entries;
}

} // namespace levwright
