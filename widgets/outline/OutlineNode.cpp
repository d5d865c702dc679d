// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outline/OutlineNode.h"

#include "core/model/DungeonOutline.h"
#include "core/model/LevelLanguage.h"
#include "widgets/session/StatementGroups.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>

namespace levwright {
namespace {

struct Outline {
    Q_DECLARE_TR_FUNCTIONS(levwright::Outline)
};

QString iconOfGroup(StatementGroup group) {
    constexpr std::array names{"monster", "object", "trap", "door", "stairs", "region",
                               "stairs",  "",       "",     "",     ""};
    static_assert(names.size() == statementGroupCount);
    return QString::fromLatin1(names[std::size_t(group)]);
}

// What is shown of an entry and of what is below it: all that holds the filter, and what leads there.
class Converter {
public:
    explicit Converter(const QString& filter) : m_filter(filter) {}

    void addTo(OutlineNode& parent, const std::vector<OutlineEntry>& entries) const {
        for (const OutlineEntry& entry : entries) {
            if (std::unique_ptr<OutlineNode> made = converted(entry))
                parent.add(std::move(made));
        }
    }

private:
    static OutlineNode::Kind kindOf(OutlineEntry::Kind kind) {
        switch (kind) {
        case OutlineEntry::Kind::Section:
            return OutlineNode::Kind::Section;
        case OutlineEntry::Kind::Group:
            return OutlineNode::Kind::Group;
        case OutlineEntry::Kind::Statement:
        case OutlineEntry::Kind::Level:
            break;
        }
        return OutlineNode::Kind::Statement;
    }

    static QString iconOf(const OutlineEntry& entry) {
        if (entry.kind == OutlineEntry::Kind::Section)
            return QStringLiteral("part");
        if (entry.kind == OutlineEntry::Kind::Level)
            return QStringLiteral("outline-level");
        return entry.isBroken ? QString() : iconOfGroup(entry.group);
    }

    // Null if nothing of it is looked for.
    std::unique_ptr<OutlineNode> converted(const OutlineEntry& entry) const {
        const bool isGroup = entry.kind == OutlineEntry::Kind::Group;
        auto made = std::make_unique<OutlineNode>();
        made->kind = kindOf(entry.kind);
        made->label = QString::fromUtf8(entry.label);
        made->detail = QString::fromUtf8(entry.detail);
        made->isBroken = entry.isBroken;
        made->worst = entry.worst;
        made->statement = entry.statement;
        made->icon = iconOf(entry);
        addTo(*made, entry.children);
        for (const std::unique_ptr<OutlineNode>& child : made->children)
            worsen(made->worst, child->worst);
        if (isGroup) {
            made->group = int(entry.group);
            made->label = Outline::tr("%1 (%2)").arg(nameOf(entry.group)).arg(countOf(*made, entry));
        }
        const bool isWanted = m_filter.isEmpty() || (!isGroup && holdsFilter(*made));
        return isWanted || !made->children.empty() ? std::move(made) : nullptr;
    }

    // Of those that are shown, the statements that are of the group: others may stand there while they are
    // typed.
    static int countOf(const OutlineNode& group, const OutlineEntry& entry) {
        std::size_t shown = 0;
        int count = 0;
        for (const OutlineEntry& child : entry.children) {
            if (shown == group.children.size() || group.children[shown]->statement != child.statement)
                continue;
            ++shown;
            count += child.group == entry.group ? 1 : 0;
        }
        return count;
    }

    bool holdsFilter(const OutlineNode& node) const {
        return node.label.contains(m_filter, Qt::CaseInsensitive) ||
               node.detail.contains(m_filter, Qt::CaseInsensitive);
    }

    const QString& m_filter;
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
    if (model.statementCount() > 0)
        head->statement = 0;
    if (!model.hasHeader()) {
        head->label = Outline::tr("Before the first level");
    } else {
        head->label = model.name.empty() ? Outline::tr("(no name)") : QString::fromUtf8(model.name);
        head->detail = model.isOfRooms() ? Outline::tr("rooms") : Outline::tr("maze");
    }
    for (const Diagnostic& diagnostic : model.diagnostics)
        worsen(head->worst, diagnostic.severity());
    return head;
}

std::unique_ptr<OutlineNode> outlineOf(const LevelsAnalysis& analysis, std::size_t level,
                                       const QString& filter) {
    std::unique_ptr<OutlineNode> root = outlineHead(analysis, level);
    Converter(filter).addTo(*root, analysis.game().language().outline(analysis.source(level)));
    const bool isWanted =
        filter.isEmpty() || !root->children.empty() || root->label.contains(filter, Qt::CaseInsensitive);
    return isWanted ? std::move(root) : nullptr;
}

std::unique_ptr<OutlineNode> outlineOfDungeon(const DungeonModel& dungeon, const QString& filter) {
    auto root = std::make_unique<OutlineNode>();
    Converter(filter).addTo(*root, outlineOf(dungeon));
    return root;
}

} // namespace levwright
