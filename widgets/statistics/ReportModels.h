// SPDX-License-Identifier: GPL-3.0-or-later
// The two lists of a report as models. Each row knows its statement and its seed.
#pragma once

#include "widgets/statistics/StatisticsReport.h"

#include <QAbstractTableModel>

namespace levwright {

// The common part of both lists.
class ReportModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        StatementRole = Qt::UserRole, // a statement number, or roll::noStatement
        SeedRole,                     // seed of a roll that shows it; invalid if there is none
        SortRole,
    };

    static constexpr int LineColumn = 1; // in both lists

    ReportModel(const Session& session, QStringList titles, QObject* parent);

    // Null shows nothing.
    void setReport(std::shared_ptr<const StatisticsReport> report);
    // To be called after a change of the session's text.
    void updateLines();
    // The colour of rows that no longer match the text, or that only repeat a written chance.
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
    // 0 if there is no statement.
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
    bool isFaint(int row) const override { return finding(row).isMeant; }

private:
    int lineOfFinding(int row) const;
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
    // A seed whose roll lacks the statement.
    std::optional<std::uint64_t> seed(int row) const override;

private:
    // For example "12,5 (34 %)".
    QString likelyText(const StatementRow& row) const;
    const StatementRow& counted(int row) const { return report()->statements()[std::size_t(row)]; }
};

} // namespace levwright
