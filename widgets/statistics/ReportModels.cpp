// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/ReportModels.h"

#include <QFontMetrics>
#include <QLocale>
#include <QSize>

#include <algorithm>

namespace levwright {
namespace {

constexpr int rowHeight = 22;

} // namespace

ReportModel::ReportModel(const Session& session, QStringList titles, QObject* parent)
    : QAbstractTableModel(parent), m_session(session), m_titles(std::move(titles)) {}

int ReportModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_titles.size());
}

void ReportModel::setReport(std::shared_ptr<const StatisticsReport> report) {
    beginResetModel();
    m_report = std::move(report);
    endResetModel();
}

void ReportModel::renew() {
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void ReportModel::updateLines() {
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, LineColumn), index(rowCount() - 1, LineColumn));
}

void ReportModel::setFaintInk(const QBrush& ink) {
    m_faintInk = ink;
    renew();
}

void ReportModel::setOutOfDate(bool isOutOfDate) {
    if (isOutOfDate == m_isOutOfDate)
        return;
    m_isOutOfDate = isOutOfDate;
    renew();
}

QVariant ReportModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(m_titles[section]) : QVariant();
}

QVariant ReportModel::data(const QModelIndex& index, int role) const {
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return text(row, 0); // whole, where the column is narrow
    case Qt::ForegroundRole:
        return m_isOutOfDate || isFaint(row) ? QVariant(m_faintInk) : QVariant();
    case Qt::TextAlignmentRole:
        return int((index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::SizeHintRole:
        return QSize(0, std::max(rowHeight, QFontMetrics(QFont()).height() + 4));
    case StatementRole:
        return statement(row);
    case SeedRole:
        return seed(row) ? QVariant(qulonglong(*seed(row))) : QVariant();
    case SortRole:
        return sortValue(row, index.column());
    default:
        return {};
    }
}

int ReportModel::lineOf(std::int32_t statement) const {
    if (statement < 0)
        return 0;
    const Offset begin = std::min(m_report->level().begin(statement), m_session.text().size());
    return int(m_session.text().position(begin).line) + 1;
}

QString ReportModel::lineText(std::int32_t statement) const {
    return statement < 0 ? QString() : QString::number(lineOf(statement));
}

FindingsModel::FindingsModel(const Session& session, QObject* parent)
    : ReportModel(session, {tr("Finding"), tr("Line"), tr("How Often"), tr("Seed")}, parent) {}

int FindingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || report() == nullptr ? 0 : int(report()->findings().size());
}

QString FindingsModel::text(int row, int column) const {
    switch (column) {
    case SentenceColumn:
        return finding(row).sentence;
    case LineColumn:
        return lineOfFinding(row) > 0 ? QString::number(lineOfFinding(row)) : QString();
    case ShareColumn:
        return percentText(finding(row).share);
    default:
        return QString::number(finding(row).seed);
    }
}

QVariant FindingsModel::sortValue(int row, int column) const {
    switch (column) {
    case SentenceColumn:
        return finding(row).sentence;
    case LineColumn:
        return lineOfFinding(row);
    case ShareColumn:
        return finding(row).share.value;
    default:
        return qulonglong(finding(row).seed);
    }
}

int FindingsModel::lineOfFinding(int row) const {
    const FindingRow& found = finding(row);
    return found.statement >= 0 ? lineOf(found.statement) : found.line;
}

StatementsModel::StatementsModel(const Session& session, QObject* parent)
    : ReportModel(session, {tr("Statement"), tr("Line"), tr("Missing"), tr("Cells"), tr("Most Likely")},
                  parent) {}

int StatementsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || report() == nullptr ? 0 : int(report()->statements().size());
}

QString StatementsModel::text(int row, int column) const {
    const StatementRow& at = counted(row);
    switch (column) {
    case StatementColumn:
        return report()->level().label(at.statement);
    case LineColumn:
        return lineText(at.statement);
    case MissingColumn:
        return at.missing.value > 0 ? percentText(at.missing) : tr("never");
    case CellsColumn:
        return QLocale().toString(qulonglong(at.cells));
    default:
        return likelyText(at);
    }
}

QString StatementsModel::likelyText(const StatementRow& row) const {
    if (row.cells == 0)
        return {};
    return tr("%1,%2 (%3)")
        .arg(row.likelyCell.x)
        .arg(row.likelyCell.y)
        .arg(percentText(double(row.likelyRolls) / double(report()->statistics().rolls)));
}

QVariant StatementsModel::sortValue(int row, int column) const {
    const StatementRow& at = counted(row);
    switch (column) {
    case StatementColumn:
        return report()->level().label(at.statement);
    case LineColumn:
        return lineOf(at.statement);
    case MissingColumn:
        return at.missing.value;
    case CellsColumn:
        return qulonglong(at.cells);
    default:
        return qulonglong(at.likelyRolls);
    }
}

std::optional<std::uint64_t> StatementsModel::seed(int row) const {
    const StatementRow& at = counted(row);
    if (at.missing.value <= 0)
        return std::nullopt;
    return report()->statistics().statements[std::size_t(at.statement)].missingSeed;
}

} // namespace levwright
