// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/lower/ClassicSections.h"

#include "core/base/Phrase.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

class Words {
public:
    Words(const LevelSource& level, std::size_t section)
        : m_level(level), m_tree(*level.level.tree), m_index(section), m_section(m_tree.sections[section]),
          m_opening(m_tree.statements[m_section.firstStatement]) {}

    SectionWords ofPart() {
        if (m_opening.kind == StatementKind::NoMap)
            add(said("no map"));
        for (const Field field : {Field::HorizontalAlign, Field::VerticalAlign})
            add(written(m_opening, field));
        const std::vector<PartModel>& parts = m_level.level.parts;
        const auto part = std::ranges::lower_bound(parts, m_index, {}, &PartModel::section);
        if (part != parts.end() && part->section == m_index && part->map)
            add(std::format("{}×{}", part->map->cells.width(), part->map->cells.height()));
        return {say("Part {}", m_index + 1), m_details, true};
    }

    SectionWords ofRoom() {
        const bool isSubroom = m_opening.kind == StatementKind::Subroom;
        for (std::size_t i = m_section.firstStatement + 1; i < m_section.endStatement; ++i) {
            const StatementNode& node = m_tree.statements[i];
            if (node.kind == StatementKind::Name)
                add(withQuotes(node.arguments.empty() ? "" : written(node, node.arguments.front().field)));
        }
        add(written(m_opening, Field::RoomType));
        if (const std::string_view parent = written(m_opening, Field::Parent); isSubroom && !parent.empty())
            add(say("in “{}”", parent));
        const auto isNested = [&](std::size_t section) {
            return m_tree.statements[m_tree.sections[section].firstStatement].kind == StatementKind::Subroom;
        };
        return {roomTitle(m_index, isNested), m_details, false,
                isSubroom ? roomNamed(written(m_opening, Field::Parent)) : std::nullopt};
    }

private:
    void add(std::string_view detail) {
        if (!detail.empty())
            m_details.append(m_details.empty() ? "" : ", ").append(detail);
    }

    // The first room of that name; the game never uses another one.
    std::optional<std::size_t> roomNamed(std::string_view name) const {
        for (std::size_t i = 0; i < m_tree.sections.size(); ++i) {
            const SectionNode& section = m_tree.sections[i];
            for (std::size_t at = section.firstStatement; at < section.endStatement; ++at) {
                const StatementNode& node = m_tree.statements[at];
                if (node.kind == StatementKind::Name && !node.arguments.empty() && i != m_index &&
                    written(node, node.arguments.front().field) == name)
                    return i;
            }
        }
        return std::nullopt;
    }

    // The text of an argument between its quotes or commas.
    std::string_view written(const StatementNode& node, Field field) const {
        const Argument* argument = node.find(field);
        if (argument == nullptr)
            return {};
        const Range range = argument->text.empty() ? argument->range : argument->text;
        return m_level.text.substr(range.begin, range.size());
    }

    const LevelSource& m_level;
    const LevelTree& m_tree;
    std::size_t m_index;
    const SectionNode& m_section;
    const StatementNode& m_opening;
    std::string m_details;
};

} // namespace

SectionWords classicSectionWords(const LevelSource& level, std::size_t section) {
    Words words(level, section);
    return level.level.tree->kind == LevelSyntax::Rooms ? words.ofRoom() : words.ofPart();
}

} // namespace levwright
