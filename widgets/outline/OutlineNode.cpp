// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outline/OutlineNode.h"

#include "core/catalog/ClosestNames.h"
#include "core/model/LevelLanguage.h"
#include "widgets/session/StatementGroups.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <ranges>

namespace levwright {
namespace {

using S = StatementKind;

struct Outline {
    Q_DECLARE_TR_FUNCTIONS(levwright::Outline)
};

QString iconOf(StatementGroup group) {
    constexpr std::array names{"monster", "object", "trap", "door", "stairs", "region",
                               "stairs",  "",       "",     "",     ""};
    static_assert(names.size() == statementGroupCount);
    return QString::fromLatin1(names[std::size_t(group)]);
}

// At is how a single place is told: looked up once, as there are hundreds.
QString place(const Placement& placement, const QString& at) {
    if (placement.isContained)
        return Outline::tr("inside");
    if (placement.isRandomPlace && placement.cells.size() > 1)
        return Outline::tr("one of %1 places").arg(placement.cells.size());
    if (!placement.cells.empty())
        return at.arg(QString::number(placement.cells.front().x), QString::number(placement.cells.front().y));
    if (placement.isRandomPlace)
        return Outline::tr("anywhere");
    if (const std::optional<Area> area = placement.area)
        return Outline::tr("%1,%2 to %3,%4").arg(area->x1).arg(area->y1).arg(area->x2).arg(area->y2);
    return {};
}

void worsen(std::optional<Severity>& worst, std::optional<Severity> severity) {
    if (severity && *severity != Severity::Hint)
        worst = worst ? std::min(*worst, *severity) : *severity;
}

// What stands in the text between the quotes or commas of a statement's argument.
QString written(const StatementNode& node, Field field, std::string_view text) {
    const Argument* argument = node.find(field);
    if (argument == nullptr)
        return {};
    const Range range = argument->text.empty() ? argument->range : argument->text;
    return QString::fromUtf8(text.substr(range.begin, range.size()));
}

class Builder {
public:
    Builder(const LevelsAnalysis& analysis, std::size_t level, const QString& filter)
        : m_language(analysis.game().language()), m_level(analysis.level(level)), m_tree(*m_level.tree),
          m_text(analysis.levelText(level)), m_filter(filter) {
        collectProblems();
        m_places.resize(m_tree.statements.size());
        const QString at = Outline::tr("at %1,%2");
        for (std::size_t part = 0; part < m_level.parts.size(); ++part) {
            for (const Placement& placement : m_language.view({m_level, m_text}, part).placements) {
                if (m_places[placement.statement].isNull())
                    m_places[placement.statement] = place(placement, at);
            }
        }
    }

    // Everything below the level's own row.
    void fill(OutlineNode& root) {
        const bool hasHead = m_tree.hasHeader && !m_tree.statements.empty();
        for (std::size_t i = hasHead ? 1 : 0; i < m_tree.endOfHeader; ++i)
            addStatement(root, i);
        for (std::size_t i = 0; i < m_tree.sections.size(); ++i)
            addSection(root, i);
        for (std::size_t i = m_tree.endOfHeader; i < m_tree.statements.size(); ++i) {
            if (m_tree.isOfLevel(m_tree.statements[i]))
                addStatement(root, i);
        }
        worsen(root.worst, m_outside);
        bubble(root);
    }

private:
    void collectProblems() {
        m_worst.resize(m_tree.statements.size());
        for (const Diagnostic& diagnostic : m_level.diagnostics) {
            if (const std::optional<std::size_t> statement = m_tree.statementAt(diagnostic.range.begin))
                worsen(m_worst[*statement], diagnostic.severity());
            else if (const SectionNode* section = sectionWithMapAt(diagnostic.range.begin))
                worsen(m_worst[section->firstStatement], diagnostic.severity());
            else
                worsen(m_outside, diagnostic.severity());
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

    std::unique_ptr<OutlineNode> statement(std::size_t index) const {
        const StatementNode& node = m_tree.statements[index];
        auto made = std::make_unique<OutlineNode>();
        made->label = QString::fromStdString(m_language.label({m_level, m_text}, index));
        made->detail = m_places[index];
        made->isBroken = node.broken || node.misplaced || node.kind == S::Unknown;
        made->icon = made->isBroken ? QString() : iconOf(m_tree.groupOf(node));
        made->worst = m_worst[index];
        made->statement = index;
        return made;
    }

    bool isWanted(const OutlineNode& node) const {
        return m_filter.isEmpty() || node.label.contains(m_filter, Qt::CaseInsensitive) ||
               node.detail.contains(m_filter, Qt::CaseInsensitive);
    }

    // The statement with what stands in its block; null if nothing of that is looked for.
    std::unique_ptr<OutlineNode> wanted(std::size_t index) const {
        std::unique_ptr<OutlineNode> made = statement(index);
        const std::vector<StatementNode>& all = m_tree.statements;
        for (std::size_t i = index + 1; i < all.size() && all[i].parent && *all[i].parent >= index; ++i) {
            if (*all[i].parent == index)
                addStatement(*made, i);
        }
        return isWanted(*made) || !made->children.empty() ? std::move(made) : nullptr;
    }

    void addStatement(OutlineNode& parent, std::size_t index) const {
        if (std::unique_ptr<OutlineNode> made = wanted(index))
            parent.add(std::move(made));
    }

    // Whether a statement has a row of its own right below its part or room.
    bool isOutermost(std::size_t index) const {
        return !m_tree.isOfLevel(m_tree.statements[index]) && !m_tree.statements[index].parent;
    }

    void addSection(OutlineNode& root, std::size_t index) const {
        const SectionNode& section = m_tree.sections[index];
        auto made = std::make_unique<OutlineNode>();
        made->kind = OutlineNode::Kind::Section;
        made->icon = QStringLiteral("part");
        made->statement = section.firstStatement;
        made->worst = m_worst[section.firstStatement];
        made->isBroken = m_tree.statements[section.firstStatement].broken;
        if (m_tree.kind == LevelSyntax::Rooms)
            nameRoom(*made, index);
        else
            namePart(*made, index);
        const bool isWhole = isWanted(*made); // a section that is looked for itself is not empty
        if (m_tree.kind == LevelSyntax::Rooms) {
            for (std::size_t i = section.firstStatement + 1; i < section.endStatement; ++i) {
                if (isOutermost(i))
                    addStatement(*made, i);
            }
        } else {
            addGroups(*made, section);
        }
        if (isWhole || !made->children.empty())
            root.add(std::move(made));
    }

    void namePart(OutlineNode& made, std::size_t index) const {
        const StatementNode& opening = m_tree.statements[m_tree.sections[index].firstStatement];
        QStringList details;
        if (opening.kind == S::NoMap)
            details << Outline::tr("no map");
        for (const Field field : {Field::HorizontalAlign, Field::VerticalAlign}) {
            if (const QString align = written(opening, field, m_text); !align.isEmpty())
                details << align;
        }
        const auto part = std::ranges::lower_bound(m_level.parts, index, {}, &PartModel::section);
        if (part != m_level.parts.end() && part->section == index && part->map)
            details << Outline::tr("%1×%2").arg(part->map->cells.width()).arg(part->map->cells.height());
        made.label = Outline::tr("Part %1").arg(index + 1);
        made.detail = details.join(Outline::tr(", "));
    }

    void nameRoom(OutlineNode& made, std::size_t index) const {
        const SectionNode& section = m_tree.sections[index];
        const StatementNode& opening = m_tree.statements[section.firstStatement];
        const bool isSubroom = opening.kind == S::Subroom;
        made.label = (isSubroom ? Outline::tr("Subroom %1") : Outline::tr("Room %1")).arg(index + 1);
        QStringList details;
        for (std::size_t i = section.firstStatement + 1; i < section.endStatement; ++i) {
            if (m_tree.statements[i].kind == S::Name)
                details << Outline::tr("“%1”").arg(writtenName(m_tree.statements[i]));
        }
        if (const QString type = written(opening, Field::RoomType, m_text); !type.isEmpty())
            details << type;
        if (const QString parent = written(opening, Field::Parent, m_text); isSubroom && !parent.isEmpty())
            details << Outline::tr("in “%1”").arg(parent);
        made.detail = details.join(Outline::tr(", "));
    }

    QString writtenName(const StatementNode& node) const {
        return node.arguments.empty() ? QString() : written(node, node.arguments.front().field, m_text);
    }

    struct Group {
        std::unique_ptr<OutlineNode> node;
        int count = 0; // of statements that are of that group
    };

    void addGroups(OutlineNode& part, const SectionNode& section) const {
        std::map<StatementGroup, Group> groups;
        std::optional<StatementGroup> above;
        for (std::size_t i = section.firstStatement + 1; i < section.endStatement; ++i) {
            std::unique_ptr<OutlineNode> made = isOutermost(i) ? wanted(i) : nullptr;
            if (!made)
                continue;
            const StatementGroup group = groupOf(m_tree.statements[i], above);
            above = group;
            Group& place = groups[group];
            if (!place.node)
                place.node = emptyGroup(group);
            place.node->add(std::move(made));
            place.count += group == m_tree.groupOf(m_tree.statements[i]) ? 1 : 0;
        }
        for (auto& [group, place] : groups) {
            place.node->label = Outline::tr("%1 (%2)").arg(nameOf(group)).arg(place.count);
            part.add(std::move(place.node));
        }
    }

    // A word that is being typed, and so means nothing yet, stays with what it looks like, or with what
    // stands above it.
    StatementGroup groupOf(const StatementNode& node, std::optional<StatementGroup> above) const {
        if (node.kind != S::Unknown)
            return m_tree.groupOf(node);
        const std::string_view typed = m_text.substr(node.keyword.begin, node.keyword.size());
        const std::vector<std::string> meant =
            closestNames(typed, m_tree.grammar->rules() | std::views::transform(&StatementRule::word), 1);
        if (!meant.empty())
            return m_tree.grammar->ruleFor(meant.front())->group;
        return above.value_or(m_tree.groupOf(node));
    }

    static std::unique_ptr<OutlineNode> emptyGroup(StatementGroup group) {
        auto made = std::make_unique<OutlineNode>();
        made->kind = OutlineNode::Kind::Group;
        made->group = int(group);
        made->icon = iconOf(group);
        return made;
    }

    static void bubble(OutlineNode& node) {
        for (const std::unique_ptr<OutlineNode>& child : node.children) {
            bubble(*child);
            worsen(node.worst, child->worst);
        }
    }

    const LevelLanguage& m_language;
    const LevelModel& m_level;
    const LevelTree& m_tree;
    std::string_view m_text;
    const QString& m_filter;
    std::vector<std::optional<Severity>> m_worst; // by statement
    std::optional<Severity> m_outside;            // between the statements
    std::vector<QString> m_places;                // by statement
};

} // namespace

OutlineNode& OutlineNode::add(std::unique_ptr<OutlineNode> child) {
    insert(children.size(), {&child, 1});
    return *children.back();
}

void OutlineNode::insert(std::size_t at, std::span<std::unique_ptr<OutlineNode>> nodes) {
    for (const std::unique_ptr<OutlineNode>& node : nodes)
        node->parent = this;
    children.insert(children.begin() + std::ptrdiff_t(at), std::move_iterator(nodes.begin()),
                    std::move_iterator(nodes.end()));
    numberFrom(at);
}

void OutlineNode::remove(std::size_t first, std::size_t end) {
    children.erase(children.begin() + std::ptrdiff_t(first), children.begin() + std::ptrdiff_t(end));
    numberFrom(first);
}

void OutlineNode::numberFrom(std::size_t first) {
    for (std::size_t i = first; i < children.size(); ++i)
        children[i]->row = int(i);
}

bool OutlineNode::looksLike(const OutlineNode& other) const {
    return isKin(other) && label == other.label && detail == other.detail && icon == other.icon &&
           worst == other.worst && isBroken == other.isBroken;
}

std::unique_ptr<OutlineNode> outlineHead(const LevelsAnalysis& analysis, std::size_t level) {
    const LevelModel& model = analysis.level(level);
    auto head = std::make_unique<OutlineNode>();
    head->kind = OutlineNode::Kind::Level;
    head->icon = QStringLiteral("outline-level");
    if (!model.tree->statements.empty())
        head->statement = 0;
    if (!model.tree->hasHeader) {
        head->label = Outline::tr("Before the first level");
    } else {
        head->label = model.name.empty() ? Outline::tr("(no name)") : QString::fromUtf8(model.name);
        head->detail = model.tree->kind == LevelSyntax::Rooms ? Outline::tr("rooms") : Outline::tr("maze");
    }
    for (const Diagnostic& diagnostic : model.diagnostics)
        worsen(head->worst, diagnostic.severity());
    return head;
}

std::unique_ptr<OutlineNode> outlineOf(const LevelsAnalysis& analysis, std::size_t level,
                                       const QString& filter) {
    std::unique_ptr<OutlineNode> root = outlineHead(analysis, level);
    Builder(analysis, level, filter).fill(*root);
    const bool isWanted =
        filter.isEmpty() || !root->children.empty() || root->label.contains(filter, Qt::CaseInsensitive);
    return isWanted ? std::move(root) : nullptr;
}

} // namespace levwright
