// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace levwright {

// The themed rooms of a document and the contents for them, or its vaults, in the order of the text. Names,
// frequencies and limits can be changed; of a vault its frequency and least depth.
class ThemedRoomsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Kind, Frequency, Share, Least, Most, Condition, columns };
    static constexpr int sortRole = Qt::UserRole; // numbers as numbers

    // The session must outlive the model, or end what edits it.
    ThemedRoomsModel(Session& session, QObject* parent);

    // Shares are those among the rooms that may be chosen at that difficulty; empty: among all.
    void setDifficulty(std::optional<int> difficulty);
    // The level of a row, in the analysis of the document; empty if there is none.
    std::optional<std::size_t> levelOf(int row) const;
    int rowOf(std::size_t level) const; // -1 if there is none
    int countOf(ThemedList list) const;
    // Whether the document has vaults instead of themed rooms; then limits are depths.
    bool isOfVaults() const { return m_isOfVaults; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    struct Row {
        std::size_t level = 0;
        ThemedEntry entry;
        bool operator==(const Row&) const = default;
    };

    void update();
    std::vector<Row> rowsOf(const LevelsAnalysis& levels) const;
    bool setVault(const QModelIndex& index, const QString& typed);
    // In percent; empty if a frequency is computed.
    std::optional<double> shareOf(const ThemedEntry& entry) const;
    QString textOf(const ThemedEntry& entry, int column) const;
    QVariant numberOf(const ThemedEntry& entry, int column) const;
    std::optional<FieldView> fieldAt(const QModelIndex& index) const;

    Session& m_session;
    std::vector<Row> m_rows;
    bool m_isOfVaults = false;
    std::optional<int> m_difficulty;
};

} // namespace levwright
