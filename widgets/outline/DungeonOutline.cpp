// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outline/OutlineNode.h"

#include <QCoreApplication>

#include <algorithm>

namespace levwright {
namespace {

struct Outline {
    Q_DECLARE_TR_FUNCTIONS(levwright::Outline)
};

// As it is written, e.g. (5, 5); with the level that it counts from.
QString placeOf(const DungeonModel& model, std::size_t node) {
    const StatementNode& statement = model.node(node);
    const Argument* place = statement.find(Field::Place);
    if (place == nullptr)
        return {};
    const QString couple = QString::fromUtf8(model.tree->textOf(place->range));
    const Argument* chain = statement.find(Field::Chain);
    return chain == nullptr
               ? couple
               : Outline::tr("%1 + %2").arg(QString::fromUtf8(model.tree->textOf(chain->text)), couple);
}

class Builder {
public:
    Builder(const DungeonModel& model, const QString& filter)
        : m_model(model), m_filter(filter), m_worst(m_model.tree->statements.size()) {
        for (const Diagnostic& diagnostic : model.diagnostics) {
            if (diagnostic.severity() == Severity::Hint)
                continue;
            if (const auto node = m_model.tree->statementAt(diagnostic.range.begin)) {
                std::optional<Severity>& worst = m_worst[*node];
                worst = worst ? std::min(*worst, diagnostic.severity()) : diagnostic.severity();
            }
        }
    }

    std::unique_ptr<OutlineNode> build() {
        auto root = std::make_unique<OutlineNode>();
        for (const DungeonPartModel& part : m_model.dungeons) {
            std::unique_ptr<OutlineNode> made = dungeon(part);
            if (!made->children.empty() || isWanted(*made))
                root->add(std::move(made));
        }
        return root;
    }

private:
    bool isWanted(const OutlineNode& node) const {
        return m_filter.isEmpty() || node.label.contains(m_filter, Qt::CaseInsensitive) ||
               node.detail.contains(m_filter, Qt::CaseInsensitive);
    }

    std::unique_ptr<OutlineNode> row(OutlineNode::Kind kind, std::size_t node, const QString& label) const {
        auto made = std::make_unique<OutlineNode>();
        made->kind = kind;
        made->statement = node;
        made->label = label.isEmpty() ? Outline::tr("(no name)") : label;
        made->isBroken = m_model.node(node).broken;
        made->worst = m_worst[node];
        return made;
    }

    void worsen(OutlineNode& made, std::size_t node) const {
        if (m_worst[node])
            made.worst = made.worst ? std::min(*made.worst, *m_worst[node]) : *m_worst[node];
    }

    std::unique_ptr<OutlineNode> level(const SpecialLevelModel& level) const {
        auto made = row(OutlineNode::Kind::Statement, level.node, QString::fromUtf8(level.record.name.text));
        made->icon = QStringLiteral("outline-level");
        QStringList details{placeOf(m_model, level.node)};
        if (level.record.chance != 100)
            details << Outline::tr("%1 %").arg(level.record.chance);
        if (level.record.count > 0)
            details << Outline::tr("%1 variants").arg(level.record.count);
        made->detail = details.join(Outline::tr(", "));
        for (const std::size_t note : level.notes)
            worsen(*made, note);
        return made;
    }

    std::unique_ptr<OutlineNode> branch(const BranchModel& branch) const {
        auto made = row(OutlineNode::Kind::Statement, branch.node,
                        Outline::tr("→ %1").arg(QString::fromUtf8(branch.record.target.text)));
        made->icon = QStringLiteral("stairs");
        made->detail = placeOf(m_model, branch.node);
        return made;
    }

    std::unique_ptr<OutlineNode> dungeon(const DungeonPartModel& part) const {
        auto made = row(OutlineNode::Kind::Section, part.node, QString::fromUtf8(part.record.name.text));
        made->icon = QStringLiteral("part");
        const Argument* size = m_model.node(part.node).find(Field::Size);
        if (size != nullptr)
            made->detail = QString::fromUtf8(m_model.tree->textOf(size->range));
        for (const std::size_t note : part.notes)
            worsen(*made, note);
        std::vector<std::unique_ptr<OutlineNode>> rows;
        rows.reserve(part.levels.size() + part.branches.size());
        for (const SpecialLevelModel& one : part.levels)
            rows.push_back(level(one));
        for (const BranchModel& one : part.branches)
            rows.push_back(branch(one));
        std::ranges::sort(rows, {}, [](const auto& child) { return child->statement; });
        for (std::unique_ptr<OutlineNode>& child : rows) {
            if (child->worst)
                made->worst = made->worst ? std::min(*made->worst, *child->worst) : *child->worst;
            if (isWanted(*child))
                made->add(std::move(child));
        }
        return made;
    }

    const DungeonModel& m_model;
    const QString& m_filter;
    std::vector<std::optional<Severity>> m_worst; // by statement
};

} // namespace

std::unique_ptr<OutlineNode> outlineOfDungeon(const DungeonModel& dungeon, const QString& filter) {
    return Builder(dungeon, filter).build();
}

} // namespace levwright
