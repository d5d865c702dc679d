// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outline/OutlineNode.h"

#include "core/dungeons/model/DungeonOutline.h"
#include "core/model/LevelLanguage.h"
#include "widgets/session/StatementGroups.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace levwright {
namespace {

struct Outline {
    Q_DECLARE_TR_FUNCTIONS(levwright::Outline)
};

QLatin1StringView iconOfGroup(StatementGroup group) {
    constexpr std::array names{"monster"_L1, "object"_L1, "trap"_L1, "door"_L1, "stairs"_L1, "region"_L1,
                               "stairs"_L1,  ""_L1,       ""_L1,     ""_L1,     ""_L1};
    static_assert(names.size() == statementGroupCount);
    return names[std::size_t(group)];
}

// Converts an entry and those below it: everything that contains the filter, and the rows above.
class Converter {
public:
    explicit Converter(const QString& filter) : m_filter(filter) {}

    void addTo(OutlineNode& parent, std::vector<OutlineEntry>& entries) const {
        parent.children.reserve(parent.children.size() + entries.size());
        for (OutlineEntry& entry : entries) {
            if (std::unique_ptr<OutlineNode> made = converted(entry))
                parent.add(std::move(made));
        }
    }

    // Null if nothing in it matches. Moves the words out of entry.
    std::unique_ptr<OutlineNode> converted(OutlineEntry& entry) const {
        const bool isGroup = entry.kind == OutlineEntry::Kind::Group;
        auto made = std::make_unique<OutlineNode>();
        made->kind = kindOf(entry.kind);
        made->label = std::move(entry.label);
        made->detail = std::move(entry.detail);
        made->isBroken = entry.isBroken;
        made->own = made->worst = entry.worst;
        made->statement = entry.statement;
        made->icon = iconOf(entry);
        addTo(*made, entry.children);
        for (const std::unique_ptr<OutlineNode>& child : made->children)
            worsen(made->worst, child->worst);
        if (isGroup) {
            made->group = int(entry.group);
            made->label = Outline::tr("%1 (%2)")
                              .arg(nameOf(entry.group))
                              .arg(countOf(*made, entry, entry.group))
                              .toStdString();
        }
        const bool isWanted = m_filter.isEmpty() || (!isGroup && holdsFilter(*made));
        return isWanted || !made->children.empty() ? std::move(made) : nullptr;
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

    static QLatin1StringView iconOf(const OutlineEntry& entry) {
        if (entry.kind == OutlineEntry::Kind::Section)
            return "part"_L1;
        if (entry.kind == OutlineEntry::Kind::Level)
            return "outline-level"_L1;
        return entry.isBroken ? ""_L1 : iconOfGroup(entry.group);
    }

    // The number of shown statements of the group, including nested ones: while a statement is typed, others
    // may be nested in it.
    static int countOf(const OutlineNode& above, const OutlineEntry& entry, StatementGroup group) {
        std::size_t shown = 0;
        int count = 0;
        for (const OutlineEntry& child : entry.children) {
            if (shown == above.children.size() || above.children[shown]->statement != child.statement)
                continue;
            count += (child.group == group ? 1 : 0) + countOf(*above.children[shown], child, group);
            ++shown;
        }
        return count;
    }

    bool holdsFilter(const OutlineNode& node) const {
        return QString::fromUtf8(node.label).contains(m_filter, Qt::CaseInsensitive) ||
               QString::fromUtf8(node.detail).contains(m_filter, Qt::CaseInsensitive);
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

OutlineNode* OutlineNode::childOf(std::size_t wanted) const {
    const auto isBefore = [&](const std::unique_ptr<OutlineNode>& child) {
        return child->statement.value_or(wanted) < wanted;
    };
    const auto found = std::ranges::partition_point(children, isBefore);
    return found != children.end() && (*found)->statement == wanted ? found->get() : nullptr;
}

bool OutlineNode::looksLike(const OutlineNode& other) const {
    return isKin(other) && label == other.label && detail == other.detail && icon == other.icon &&
           worst == other.worst && isBroken == other.isBroken;
}

std::unique_ptr<OutlineNode> outlineHead(const LevelsAnalysis& analysis, std::size_t level,
                                         std::string_view path) {
    const LevelModel& model = analysis.level(level);
    auto head = std::make_unique<OutlineNode>();
    head->kind = OutlineNode::Kind::Level;
    head->icon = "outline-level"_L1;
    if (model.statementCount() > 0)
        head->statement = 0;
    if (!model.hasHeader()) {
        head->label = Outline::tr("Before the first level").toStdString();
    } else {
        head->label = levelNameOf(model, path);
        if (head->label.empty())
            head->label = Outline::tr("(no name)").toStdString();
        if (model.themed)
            head->detail =
                (model.themed->list == ThemedList::Rooms ? Outline::tr("room, ") : Outline::tr("contents, "))
                    .toStdString() +
                summaryOf(*model.themed);
        else
            head->detail = (model.isOfRooms() ? Outline::tr("rooms") : Outline::tr("maze")).toStdString();
    }
    for (const Diagnostic& diagnostic : model.diagnostics)
        worsen(head->worst, diagnostic.severity());
    return head;
}

std::unique_ptr<OutlineNode> outlineOf(const LevelsAnalysis& analysis, std::size_t level,
                                       const QString& filter, std::string_view path) {
    std::unique_ptr<OutlineNode> root = outlineHead(analysis, level, path);
    std::vector<OutlineEntry> entries = analysis.game().language().outline(analysis.source(level));
    Converter(filter).addTo(*root, entries);
    const bool isWanted = filter.isEmpty() || !root->children.empty() ||
                          QString::fromUtf8(root->label).contains(filter, Qt::CaseInsensitive);
    return isWanted ? std::move(root) : nullptr;
}

std::unique_ptr<OutlineNode> outlineRow(OutlineEntry entry) {
    return Converter({}).converted(entry);
}

std::unique_ptr<OutlineNode> outlineOfDungeon(const DungeonModel& dungeon, const QString& filter) {
    auto root = std::make_unique<OutlineNode>();
    std::vector<OutlineEntry> entries = outlineOf(dungeon);
    Converter(filter).addTo(*root, entries);
    return root;
}

} // namespace levwright
