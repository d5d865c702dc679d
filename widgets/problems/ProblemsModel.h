// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"
#include "widgets/theme/Theme.h"

#include <QAbstractTableModel>

#include <array>
#include <memory>

namespace levwright {

constexpr int severityCount = 3;

// How the list shows things that the game does not know.
enum class UnknownRows : quint8 {
    All,
    Grouped, // one row for each thing, at its first place
    None,
};

// The diagnostics of a session in text order, followed by what games said about its levels. Only some
// severities may be shown.
class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { MessageColumn, LevelColumn, PlaceColumn, ColumnCount };

    ProblemsModel(const Session& session, const Theme& theme, QObject* parent);

    void setTheme(const Theme& theme);
    bool isShown(Severity severity) const { return m_isShown[std::size_t(severity)]; }
    void setShown(Severity severity, bool isShown);
    void setUnknownRows(UnknownRows rows);
    // Switches to the session's current analysis. Rows of problems that still exist stay.
    void update();

    const Diagnostic& problem(int row) const { return (*m_problems)[m_rows[std::size_t(row)]]; }
    // The first row whose problem begins at the offset or later; the number of rows if there is none.
    int rowFrom(Offset offset) const;
    // A row with the same problem, wherever its place is now.
    std::optional<int> rowOf(const Diagnostic& problem) const;
    // The number of problems, shown or not.
    int count(Severity severity) const { return m_counts[std::size_t(severity)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    // What a row shows about the place of its problem.
    struct Whereabouts {
        std::string level;
        LinePosition place;
        bool operator==(const Whereabouts&) const = default;
    };

    using Problems = std::shared_ptr<const Diagnostics>;

    // The problems of the analysis, and what games said.
    Problems problemsIn(const AnalysisPtr& analysis) const;
    // The problems that are left when unknown things are grouped or left out.
    Diagnostics withoutUnknown(const Diagnostics& problems) const;
    std::vector<std::size_t> rowsOf(const Diagnostics& problems) const;
    void become(AnalysisPtr analysis, Problems problems);
    // Only for the first rows.
    std::vector<Whereabouts> whereabouts() const;
    // Announces changed places of rows that existed before.
    void tellMoved(const std::vector<Whereabouts>& before);
    QString textOf(const Diagnostic& problem, int column) const;

    const Session& m_session;
    std::array<QIcon, severityCount> m_icons;
    std::array<bool, severityCount> m_isShown{true, true, false};
    UnknownRows m_unknownRows = UnknownRows::All;
    std::array<int, severityCount> m_counts{};
    AnalysisPtr m_analysis;
    Problems m_problems;
    std::vector<std::size_t> m_rows; // indices of the shown diagnostics
};

} // namespace levwright
