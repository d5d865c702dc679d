// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"
#include "widgets/theme/Theme.h"

#include <QAbstractTableModel>

#include <array>
#include <memory>

namespace levwright {

constexpr int severityCount = 3;

// The diagnostics of a session in text order, and behind them what games said of its levels; those of some
// severities only.
class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { MessageColumn, LevelColumn, PlaceColumn, ColumnCount };

    ProblemsModel(const Session& session, const Theme& theme, QObject* parent);

    void setTheme(const Theme& theme);
    bool isShown(Severity severity) const { return m_isShown[std::size_t(severity)]; }
    void setShown(Severity severity, bool isShown);
    // Takes over the session's analysis; rows of problems that are still there stay.
    void update();

    const Diagnostic& problem(int row) const { return (*m_problems)[m_rows[std::size_t(row)]]; }
    // The first row whose problem begins there or later; the number of rows if there is none.
    int rowFrom(Offset offset) const;
    // A row with the same problem, wherever it stands now.
    std::optional<int> rowOf(const Diagnostic& problem) const;
    // How many there are, shown or not.
    int count(Severity severity) const { return m_counts[std::size_t(severity)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    // What a row says of where its problem is.
    struct Whereabouts {
        std::string level;
        LinePosition place;
        bool operator==(const Whereabouts&) const = default;
    };

    using Problems = std::shared_ptr<const Diagnostics>;

    // Those of the analysis, and what games said.
    Problems problemsIn(const AnalysisPtr& analysis) const;
    std::vector<std::size_t> rowsOf(const Diagnostics& problems) const;
    void become(AnalysisPtr analysis, Problems problems);
    // Of the first rows.
    std::vector<Whereabouts> whereabouts() const;
    // Of rows that were there before.
    void tellMoved(const std::vector<Whereabouts>& before);
    QString textOf(const Diagnostic& problem, int column) const;

    const Session& m_session;
    std::array<QIcon, severityCount> m_icons;
    std::array<bool, severityCount> m_isShown{true, true, false};
    std::array<int, severityCount> m_counts{};
    AnalysisPtr m_analysis;
    Problems m_problems;
    std::vector<std::size_t> m_rows; // indices of diagnostics
};

} // namespace levwright
