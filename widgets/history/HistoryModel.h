// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QBrush>

#include <string>
#include <vector>

namespace levwright {

// Row 0 is the start, row n what was so after n steps.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    // The names of all steps, of which the first done ones are in force.
    void update(std::vector<std::string> labels, std::size_t done);
    // The colour of steps that are undone.
    void setUndoneInk(const QBrush& ink);
    // The row that is in force.
    int current() const { return m_current; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<std::string> m_labels;
    int m_current = 0;
    QBrush m_undoneInk;
};

} // namespace levwright
