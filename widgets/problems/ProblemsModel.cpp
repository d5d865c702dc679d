// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/problems/ProblemsModel.h"

#include "core/diag/UnknownThings.h"

#include <QFont>
#include <QFontMetrics>

#include <algorithm>
#include <set>

namespace levwright {
namespace {

constexpr int rowHeight = 22;

int alignmentOf(int column) {
    return int((column == ProblemsModel::PlaceColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

// Whether both are the same problem, possibly at another place.
bool same(const Diagnostic& a, const Diagnostic& b) {
    return a.code == b.code && a.arguments == b.arguments;
}

} // namespace

ProblemsModel::ProblemsModel(const Session& session, const Theme& theme, QObject* parent)
    : QAbstractTableModel(parent), m_session(session), m_analysis(session.document().analysis()),
      m_problems(problemsIn(m_analysis)) {
    setTheme(theme);
    update();
}

void ProblemsModel::setTheme(const Theme& theme) {
    m_icons = {theme.icon(QStringLiteral("error"), MapColor::Error),
               theme.icon(QStringLiteral("warning"), MapColor::Warning),
               theme.icon(QStringLiteral("hint"), MapColor::Hint)};
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void ProblemsModel::setShown(Severity severity, bool isShown) {
    m_isShown[std::size_t(severity)] = isShown;
    update();
}

void ProblemsModel::setUnknownRows(UnknownRows rows) {
    if (m_unknownRows == rows)
        return;
    m_unknownRows = rows;
    update();
}

Diagnostics ProblemsModel::withoutUnknown(const Diagnostics& problems) const {
    std::set<Range> kept; // where each unknown thing comes first
    if (m_unknownRows == UnknownRows::Grouped) {
        for (const UnknownThing& thing : unknownThings(problems))
            kept.insert(thing.places.front());
    }
    Diagnostics left;
    for (const Diagnostic& problem : problems) {
        if (!unknownSortOf(problem) || kept.erase(problem.range) > 0)
            left.push_back(problem);
    }
    return left;
}

ProblemsModel::Problems ProblemsModel::problemsIn(const AnalysisPtr& analysis) const {
    const bool isAll = m_unknownRows == UnknownRows::All;
    if (m_session.heard().empty() && m_session.rolledProblems().empty() && isAll)
        return {analysis, &analysis->diagnostics()};
    auto all = std::make_shared<Diagnostics>(isAll ? analysis->diagnostics()
                                                   : withoutUnknown(analysis->diagnostics()));
    all->insert(all->end(), m_session.heard().begin(), m_session.heard().end());
    all->insert(all->end(), m_session.rolledProblems().begin(), m_session.rolledProblems().end());
    std::ranges::stable_sort(*all, {}, [](const Diagnostic& each) { return each.range.begin; });
    return all;
}

std::vector<std::size_t> ProblemsModel::rowsOf(const Diagnostics& all) const {
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (isShown(all[i].severity()))
            rows.push_back(i);
    }
    return rows;
}

void ProblemsModel::update() {
    AnalysisPtr analysis = m_session.document().analysis();
    m_counts = {};
    Problems problems = problemsIn(analysis);
    for (const Diagnostic& diagnostic : *problems)
        ++m_counts[std::size_t(diagnostic.severity())];
    become(std::move(analysis), std::move(problems));
}

// Keeps the rows at the start and the end that both have in common, and replaces those between them.
void ProblemsModel::become(AnalysisPtr analysis, Problems problems) {
    std::vector<std::size_t> rows = rowsOf(*problems);
    const auto isSame = [&](std::size_t before, std::size_t after) {
        return same((*m_problems)[before], (*problems)[after]);
    };
    const auto start = std::ranges::mismatch(m_rows, rows, isSame).in1 - m_rows.begin();
    const auto most = std::ptrdiff_t(std::min(m_rows.size(), rows.size())) - start;
    std::ptrdiff_t end = 0;
    while (end < most &&
           isSame(m_rows[m_rows.size() - 1 - std::size_t(end)], rows[rows.size() - 1 - std::size_t(end)]))
        ++end;
    const auto oldEnd = std::ptrdiff_t(m_rows.size()) - end;
    const auto newEnd = std::ptrdiff_t(rows.size()) - end;
    if (oldEnd > start) {
        beginRemoveRows({}, int(start), int(oldEnd) - 1);
        m_rows.erase(m_rows.begin() + start, m_rows.begin() + oldEnd);
        endRemoveRows();
    }
    const std::vector<Whereabouts> before = whereabouts();
    m_analysis = std::move(analysis);
    m_problems = std::move(problems);
    std::ranges::copy(rows.begin(), rows.begin() + start, m_rows.begin());
    std::ranges::copy(rows.begin() + newEnd, rows.end(), m_rows.begin() + start);
    tellMoved(before);
    if (newEnd > start) {
        beginInsertRows({}, int(start), int(newEnd) - 1);
        m_rows = std::move(rows);
        endInsertRows();
    }
}

std::vector<ProblemsModel::Whereabouts> ProblemsModel::whereabouts() const {
    constexpr std::size_t most = 2000; // more rows are faster to repaint than to compare
    std::vector<Whereabouts> all;
    for (std::size_t row = 0; row < std::min(m_rows.size(), most); ++row) {
        const Offset begin = problem(int(row)).range.begin;
        all.push_back({m_analysis->ownerAt(begin), m_analysis->text().position(begin)});
    }
    return all;
}

void ProblemsModel::tellMoved(const std::vector<Whereabouts>& before) {
    const std::vector<Whereabouts> now = whereabouts();
    const auto first = std::ranges::mismatch(before, now).in1 - before.begin();
    auto end = std::ptrdiff_t(m_rows.size());
    if (now.size() == m_rows.size()) {
        while (end > first && before[std::size_t(end) - 1] == now[std::size_t(end) - 1])
            --end;
    }
    if (end > first)
        Q_EMIT dataChanged(index(int(first), LevelColumn), index(int(end) - 1, PlaceColumn));
}

int ProblemsModel::rowFrom(Offset offset) const {
    const auto begin = [this](std::size_t row) { return (*m_problems)[row].range.begin; };
    return int(std::ranges::lower_bound(m_rows, offset, {}, begin) - m_rows.begin());
}

std::optional<int> ProblemsModel::rowOf(const Diagnostic& wanted) const {
    const auto found =
        std::ranges::find_if(m_rows, [&](std::size_t row) { return same((*m_problems)[row], wanted); });
    return found == m_rows.end() ? std::nullopt : std::optional(int(found - m_rows.begin()));
}

int ProblemsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString ProblemsModel::textOf(const Diagnostic& diagnostic, int column) const {
    switch (column) {
    case MessageColumn:
        return QString::fromStdString(diagnostic.message());
    case LevelColumn:
        return QString::fromStdString(m_analysis->ownerAt(diagnostic.range.begin));
    case PlaceColumn: {
        const LinePosition place = m_analysis->text().position(diagnostic.range.begin);
        return QStringLiteral("%1:%2").arg(place.line + 1).arg(place.column + 1);
    }
    default:
        return {};
    }
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const {
    const Diagnostic& diagnostic = problem(index.row());
    const auto severity = std::size_t(diagnostic.severity());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(diagnostic, index.column());
    case Qt::DecorationRole:
        return index.column() == MessageColumn ? QVariant(m_icons[severity]) : QVariant();
    case Qt::ToolTipRole: {
        const QString message = textOf(diagnostic, MessageColumn);
        return diagnostic.fixes.empty()
                   ? message
                   : tr("%1\nFix: %2").arg(message, QString::fromStdString(diagnostic.fixes.front().label));
    }
    case Qt::AccessibleTextRole: {
        const std::array names{tr("Error"), tr("Warning"), tr("Hint")};
        const QString text = textOf(diagnostic, index.column());
        return index.column() == MessageColumn ? tr("%1: %2").arg(names[severity], text) : text;
    }
    case Qt::TextAlignmentRole:
        return alignmentOf(index.column());
    case Qt::SizeHintRole:
        return QSize(0, std::max(rowHeight, QFontMetrics(QFont()).height() + 4));
    default:
        return {};
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const std::array names{tr("Problem"), tr("Level"), tr("Line")};
    return names[std::size_t(section)];
}

} // namespace levwright
