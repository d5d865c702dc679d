// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QBrush>

#include <string>
#include <vector>

namespace levwright {

// Row 0 is the start; row n is the state after n steps.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    // labels: the names of all steps. done: the number of those that are in effect.
    void update(std::vector<std::string> labels, std::size_t done);
    // The colour of undone steps.
    void setUndoneInk(const QBrush& ink);
    // The row of the current state.
    int current() const { return m_current; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<std::string> m_labels;
    int m_current = 0;
    QBrush m_undoneInk;
};

} // namespace levwright
