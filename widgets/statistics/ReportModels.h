// SPDX-License-Identifier: GPL-3.0-or-later
// The two lists of a report as models. Rows know the statement and the seed they are about.
#pragma once

#include "widgets/statistics/StatisticsReport.h"

#include <QAbstractTableModel>

namespace levwright {

// What both lists have in common.
class ReportModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        StatementRole = Qt::UserRole, // a statement number, or roll::noStatement
        SeedRole,                     // of a roll that shows it; invalid: there is none
        SortRole,
    };

    static constexpr int LineColumn = 1; // of both

    ReportModel(const Session& session, QStringList titles, QObject* parent);

    // Null: there is nothing to show.
    void setReport(std::shared_ptr<const StatisticsReport> report);
    // The text of the session has changed.
    void updateLines();
    // Of what is no longer true of the text, or as it was written.
    void setFaintInk(const QBrush& ink);
    void setOutOfDate(bool isOutOfDate);

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;

protected:
    virtual QString text(int row, int column) const = 0;
    virtual QVariant sortValue(int row, int column) const = 0;
    virtual std::int32_t statement(int row) const = 0;
    virtual std::optional<std::uint64_t> seed(int row) const = 0;
    virtual bool isFaint(int /*row*/) const { return false; }

    const StatisticsReport* report() const { return m_report.get(); }
    // 0: of none.
    int lineOf(std::int32_t statement) const;
    QString lineText(std::int32_t statement) const;

private:
    void renew();

    const Session& m_session;
    QStringList m_titles;
    std::shared_ptr<const StatisticsReport> m_report;
    bool m_isOutOfDate = false;
    QBrush m_faintInk;
};

class FindingsModel : public ReportModel {
    Q_OBJECT

public:
    enum Column { SentenceColumn, ShareColumn = LineColumn + 1, SeedColumn };
    FindingsModel(const Session& session, QObject* parent);
    int rowCount(const QModelIndex& parent = {}) const override;

protected:
    QString text(int row, int column) const override;
    QVariant sortValue(int row, int column) const override;
    std::int32_t statement(int row) const override { return finding(row).statement; }
    std::optional<std::uint64_t> seed(int row) const override { return finding(row).seed; }
    bool isFaint(int row) const override { return finding(row).isWritten; }

private:
    const FindingRow& finding(int row) const { return report()->findings()[std::size_t(row)]; }
};

class StatementsModel : public ReportModel {
    Q_OBJECT

public:
    enum Column { StatementColumn, MissingColumn = LineColumn + 1, CellsColumn, LikelyColumn };
    StatementsModel(const Session& session, QObject* parent);
    int rowCount(const QModelIndex& parent = {}) const override;

protected:
    QString text(int row, int column) const override;
    QVariant sortValue(int row, int column) const override;
    std::int32_t statement(int row) const override { return counted(row).statement; }
    // One in which it is missing.
    std::optional<std::uint64_t> seed(int row) const override;

private:
    // "12,5 (34 %)"
    QString likelyText(const StatementRow& row) const;
    const StatementRow& counted(int row) const { return report()->statements()[std::size_t(row)]; }
};

} // namespace levwright
