// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outline/OutlineModel.h"

#include "core/edit/NameEdit.h"
#include "widgets/session/TextCodec.h"

#include <QMimeData>

#include <algorithm>
#include <iterator>
#include <utility>

namespace levwright {
namespace {

// Whether a row stays or only changes its words. Statements match by their text, other rows by what they are.
bool matches(const OutlineNode& a, const OutlineNode& b) {
    return a.kind == OutlineNode::Kind::Statement ? a.looksLike(b) : a.isKin(b);
}

void take(OutlineNode& node, OutlineNode& wanted) {
    node.label = std::move(wanted.label);
    node.detail = std::move(wanted.detail);
    node.icon = wanted.icon;
    node.worst = wanted.worst;
    node.own = wanted.own;
    node.isBroken = wanted.isBroken;
    node.group = wanted.group;
    node.statement = wanted.statement;
}

OutlineNode* find(OutlineNode& node, std::size_t statement) {
    if (node.statement == statement)
        return &node;
    if (OutlineNode* child = node.childOf(statement)) // nearly always, and fast
        return child;
    for (const std::unique_ptr<OutlineNode>& child : node.children) {
        if (OutlineNode* found = find(*child, statement))
            return found;
    }
    return nullptr;
}

} // namespace

OutlineModel::OutlineModel(const Session& session, const Theme& theme, QObject* parent)
    : QAbstractItemModel(parent), m_session(session), m_theme(theme) {
    setTheme(theme);
    startAnew();
}

void OutlineModel::setTheme(const Theme& theme) {
    m_theme = theme;
    m_icons.clear();
    m_broken = theme.icon(QStringLiteral("error"), MapColor::Error);
    m_brokenInk = theme.palette().brush(QPalette::Disabled, QPalette::Text);
}

void OutlineModel::setFilter(const QString& filter) {
    if (filter == m_filter)
        return;
    m_filter = filter;
    startAnew();
}

void OutlineModel::startAnew() {
    m_unwanted.clear();
    clear();
    update();
}

void OutlineModel::update() {
    if (const LevelsAnalysis* levels = m_session.analysis().levels())
        become(wantedLevels(*levels));
    if (const DungeonModel* dungeon = m_session.analysis().dungeon())
        syncChildren(*m_root, *outlineOfDungeon(*dungeon, m_filter));
}

void OutlineModel::nameLevels() {
    for (std::size_t row = 0; row < m_levels.size(); ++row)
        become(*m_root->children[row], *outlineHead(m_session.levels(), m_levels[row].number, path()));
}

void OutlineModel::clear() {
    if (m_root->children.empty())
        return;
    beginRemoveRows({}, 0, rowCount() - 1);
    m_root->children.clear();
    m_levels.clear();
    endRemoveRows();
}

std::vector<OutlineModel::Level> OutlineModel::wantedLevels(const LevelsAnalysis& analysis) {
    std::unordered_set<const LevelModel*> known; // used only with a filter
    for (const Level& level : m_levels) {
        if (isFiltered())
            known.insert(level.model.get());
    }
    std::unordered_set<LevelModelPtr> unwanted;
    std::vector<Level> levels;
    levels.reserve(analysis.levelCount());
    for (std::size_t i = 0; i < analysis.levelCount(); ++i) {
        const LevelModelPtr& model = analysis.levelPtr(i);
        if (!model->hasHeader() && model->statementCount() == 0)
            continue;
        Level level{model, i, false, nullptr};
        const bool isKnown = known.contains(model.get());
        if (isFiltered() && !isKnown && !m_unwanted.contains(model))
            level.fresh = outlineOf(analysis, i, m_filter, path());
        if (!isFiltered() || isKnown || level.fresh)
            levels.push_back(std::move(level));
        else
            unwanted.insert(model);
    }
    m_unwanted = std::move(unwanted);
    return levels;
}

void OutlineModel::become(std::vector<Level> levels) {
    // A changed level continues in the row with its name, or else in the row at its position.
    const auto isSame = [](const Level& a, const Level& b) {
        return a.model == b.model ||
               (a.model->hasHeader() == b.model->hasHeader() && a.model->name == b.model->name);
    };
    std::size_t start = 0;
    std::size_t end = 0;
    const std::size_t most = std::min(m_levels.size(), levels.size());
    while (start < most && isSame(m_levels[start], levels[start]))
        ++start;
    while (end < most - start && isSame(m_levels[m_levels.size() - 1 - end], levels[levels.size() - 1 - end]))
        ++end;
    const std::size_t inPlace = most - end;
    for (std::size_t i = 0; i < end; ++i)
        reread(m_levels.size() - 1 - i, levels[levels.size() - 1 - i]);
    for (std::size_t row = 0; row < inPlace; ++row)
        reread(row, levels[row]);
    if (const std::size_t oldEnd = m_levels.size() - end; oldEnd > inPlace)
        removeLevels(inPlace, oldEnd);
    if (const std::size_t newEnd = levels.size() - end; newEnd > inPlace)
        insertLevels(levels, inPlace, newEnd);
}

void OutlineModel::reread(std::size_t row, Level& level) {
    OutlineNode& node = *m_root->children[row];
    m_levels[row].number = level.number;
    if (m_levels[row].model == level.model)
        return;
    const LevelModelPtr before = std::exchange(m_levels[row].model, level.model);
    if (m_levels[row].isRead && rereadChanged(node, *before, level.number))
        return;
    if (m_levels[row].isRead) {
        std::unique_ptr<OutlineNode> wanted =
            level.fresh ? std::move(level.fresh)
                        : outlineOf(m_session.levels(), level.number, m_filter, path());
        sync(node, *wanted);
    } else {
        take(node, *outlineHead(m_session.levels(), level.number, path()));
        Q_EMIT dataChanged(indexOf(node), indexOf(node));
    }
}

bool OutlineModel::rereadChanged(OutlineNode& node, const LevelModel& before, std::size_t number) {
    const LevelSource level = m_session.levels().source(number);
    std::optional<std::vector<OutlineEntry>> entries =
        isFiltered() ? std::nullopt : changedEntries(m_session.game().language(), before, level);
    if (!entries)
        return false;
    std::vector<OutlineNode*> rows;
    for (const OutlineEntry& entry : *entries) {
        rows.push_back(find(node, *entry.statement));
        if (rows.back() == nullptr)
            return false;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        become(*rows[i], *outlineRow(std::move((*entries)[i])));
        for (OutlineNode* above = rows[i]->parent; above != &node; above = above->parent)
            updateWorst(*above);
    }
    become(node, *outlineHead(m_session.levels(), number, path()));
    return true;
}

// Changes what the row says, but not those below.
void OutlineModel::become(OutlineNode& node, OutlineNode& wanted) {
    const bool isSame = node.looksLike(wanted);
    take(node, wanted);
    if (!isSame)
        Q_EMIT dataChanged(indexOf(node), indexOf(node));
}

void OutlineModel::updateWorst(OutlineNode& node) {
    std::optional<Severity> worst = node.own;
    for (const std::unique_ptr<OutlineNode>& child : node.children)
        worsen(worst, child->worst);
    if (std::exchange(node.worst, worst) != worst)
        Q_EMIT dataChanged(indexOf(node), indexOf(node));
}

void OutlineModel::removeLevels(std::size_t first, std::size_t end) {
    beginRemoveRows({}, int(first), int(end) - 1);
    m_root->remove(first, end);
    m_levels.erase(m_levels.begin() + std::ptrdiff_t(first), m_levels.begin() + std::ptrdiff_t(end));
    endRemoveRows();
}

void OutlineModel::insertLevels(std::vector<Level>& levels, std::size_t first, std::size_t end) {
    std::vector<std::unique_ptr<OutlineNode>> nodes;
    std::vector<Level> inserted;
    for (std::size_t row = first; row < end; ++row) {
        Level& level = levels[row];
        const bool isRead = level.fresh != nullptr;
        nodes.push_back(isRead ? std::move(level.fresh)
                               : outlineHead(m_session.levels(), level.number, path()));
        inserted.push_back({level.model, level.number, isRead, nullptr});
    }
    beginInsertRows({}, int(first), int(end) - 1);
    m_root->insert(first, nodes);
    m_levels.insert(m_levels.begin() + std::ptrdiff_t(first), std::move_iterator(inserted.begin()),
                    std::move_iterator(inserted.end()));
    endInsertRows();
}

void OutlineModel::sync(OutlineNode& node, OutlineNode& wanted) {
    become(node, wanted);
    syncChildren(node, wanted);
}

void OutlineModel::syncChildren(OutlineNode& node, OutlineNode& wanted) {
    auto& is = node.children;
    auto& becomes = wanted.children;
    std::size_t start = 0;
    std::size_t end = 0;
    const std::size_t most = std::min(is.size(), becomes.size());
    while (start < most && matches(*is[start], *becomes[start]))
        ++start;
    while (end < most - start && matches(*is[is.size() - 1 - end], *becomes[becomes.size() - 1 - end]))
        ++end;
    for (std::size_t i = 0; i < end; ++i)
        sync(*is[is.size() - 1 - i], *becomes[becomes.size() - 1 - i]);
    // Between them, rows of the same kind are reused, so the row that is being typed stays.
    while (start < most - end && is[start]->isKin(*becomes[start]))
        ++start;
    for (std::size_t i = 0; i < start; ++i)
        sync(*is[i], *becomes[i]);
    if (const std::size_t oldEnd = is.size() - end; oldEnd > start) {
        beginRemoveRows(indexOf(node), int(start), int(oldEnd) - 1);
        node.remove(start, oldEnd);
        endRemoveRows();
    }
    if (const std::size_t newEnd = becomes.size() - end; newEnd > start) {
        beginInsertRows(indexOf(node), int(start), int(newEnd) - 1);
        node.insert(start, std::span(becomes).subspan(start, newEnd - start));
        endInsertRows();
    }
}

OutlineNode& OutlineModel::nodeOf(const QModelIndex& index) const {
    return index.isValid() ? *static_cast<OutlineNode*>(index.internalPointer()) : *m_root;
}

QModelIndex OutlineModel::indexOf(const OutlineNode& node) const {
    return &node == m_root.get() ? QModelIndex() : createIndex(node.row, 0, &node);
}

std::size_t OutlineModel::levelRowOf(const OutlineNode& node) const {
    const OutlineNode* level = &node;
    while (level->parent != m_root.get())
        level = level->parent;
    return std::size_t(level->row);
}

std::optional<StatementRef> OutlineModel::statementOf(const QModelIndex& index) const {
    if (!index.isValid() || !nodeOf(index).statement)
        return std::nullopt;
    const std::size_t level = m_levels.empty() ? 0 : m_levels[levelRowOf(nodeOf(index))].number;
    return StatementRef{level, *nodeOf(index).statement};
}

QModelIndex OutlineModel::indexOfLevel(std::size_t level) const {
    const auto found = std::ranges::find(m_levels, level, &Level::number);
    return found == m_levels.end() ? QModelIndex() : index(int(found - m_levels.begin()), 0);
}

QModelIndex OutlineModel::indexOf(const StatementRef& statement) {
    const QModelIndex level = indexOfLevel(statement.level);
    if (!level.isValid() && !m_levels.empty())
        return {};
    fetchMore(level);
    const OutlineNode* found = find(nodeOf(level), statement.statement);
    return found == nullptr ? QModelIndex() : indexOf(*found);
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex& parent) const {
    if (column != 0 || row < 0 || row >= rowCount(parent))
        return {};
    return createIndex(row, 0, nodeOf(parent).children[std::size_t(row)].get());
}

QModelIndex OutlineModel::parent(const QModelIndex& index) const {
    const OutlineNode* parent = index.isValid() ? nodeOf(index).parent : nullptr;
    return parent == nullptr ? QModelIndex() : indexOf(*parent);
}

int OutlineModel::rowCount(const QModelIndex& parent) const {
    return int(nodeOf(parent).children.size());
}

bool OutlineModel::hasChildren(const QModelIndex& parent) const {
    return !nodeOf(parent).children.empty() || canFetchMore(parent);
}

bool OutlineModel::canFetchMore(const QModelIndex& parent) const {
    if (!parent.isValid() || nodeOf(parent).kind != OutlineNode::Kind::Level)
        return false;
    const Level& level = m_levels[std::size_t(parent.row())];
    return !level.isRead && level.model->statementCount() > (level.model->hasHeader() ? 1U : 0U);
}

void OutlineModel::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent))
        return;
    Level& level = m_levels[std::size_t(parent.row())];
    const std::unique_ptr<OutlineNode> wanted = outlineOf(m_session.levels(), level.number, m_filter, path());
    level.isRead = true;
    sync(nodeOf(parent), *wanted);
}

QIcon OutlineModel::iconNamed(QLatin1StringView name) const {
    auto found = m_icons.find(name);
    if (found == m_icons.end())
        found = m_icons.insert(name, m_theme.icon(name));
    return *found;
}

QVariant OutlineModel::data(const QModelIndex& index, int role) const {
    const OutlineNode& node = nodeOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return m_session.shown(node.label);
    case Qt::EditRole:
        return nameOf(index);
    case Qt::DecorationRole:
        return node.isBroken ? m_broken : iconNamed(node.icon);
    case Qt::ForegroundRole:
        return node.isBroken ? QVariant(m_brokenInk) : QVariant();
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return node.detail.empty()
                   ? m_session.shown(node.label)
                   : tr("%1, %2").arg(m_session.shown(node.label), QString::fromUtf8(node.detail));
    case DetailRole:
        return QString::fromUtf8(node.detail);
    case SeverityRole:
        return node.worst ? QVariant(int(*node.worst)) : QVariant();
    case BrokenRole:
        return node.isBroken;
    default:
        return {};
    }
}

bool OutlineModel::isPlainStatement(const QModelIndex& index) const {
    return !m_levels.empty() && index.isValid() && nodeOf(index).kind == OutlineNode::Kind::Statement;
}

std::optional<StatementRef> OutlineModel::openerOf(QModelIndex index) const {
    while (index.isValid() && (nodeOf(index).kind == OutlineNode::Kind::Statement ||
                               nodeOf(index).kind == OutlineNode::Kind::Group))
        index = index.parent();
    return statementOf(index);
}

Qt::ItemFlags OutlineModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (index.isValid() && !m_levels.empty())
        flags |= Qt::ItemIsDropEnabled;
    if (index.isValid() && nodeOf(index).statement && !m_levels.empty())
        flags |= Qt::ItemIsEditable;
    return isPlainStatement(index) ? flags | Qt::ItemIsDragEnabled : flags;
}

QVariant OutlineModel::nameOf(const QModelIndex& index) const {
    const std::optional<StatementRef> ref = m_levels.empty() ? std::nullopt : statementOf(index);
    if (!ref)
        return {};
    const auto name =
        levwright::nameOf(m_session.game().language(), m_session.levels().source(ref->level), ref->statement);
    return name ? QVariant(m_session.shown(*name)) : QVariant();
}

bool OutlineModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const std::optional<StatementRef> ref = statementOf(index);
    if (role != Qt::EditRole || !ref || nameOf(index) == value)
        return false;
    Q_EMIT renamed(*ref, value.toString());
    return true;
}

// The selection says which rows these are; the data says which model they are from.
QMimeData* OutlineModel::mimeData(const QModelIndexList& /*rows*/) const {
    auto* data = new QMimeData;
    data->setData(rowsFormat(), QByteArray::number(quintptr(this)));
    return data;
}

bool OutlineModel::canDropMimeData(const QMimeData* data, Qt::DropAction /*action*/, int /*row*/,
                                   int /*column*/, const QModelIndex& /*parent*/) const {
    return data->data(rowsFormat()) == QByteArray::number(quintptr(this));
}

} // namespace levwright
