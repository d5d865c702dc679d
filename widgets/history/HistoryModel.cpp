// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/history/HistoryModel.h"

#include <QFont>
#include <QFontMetrics>
#include <QSize>

#include <algorithm>

namespace levwright {
namespace {

constexpr int rowHeight = 22;

} // namespace

void HistoryModel::update(std::vector<std::string> labels, std::size_t done) {
    const auto same = std::size_t(std::ranges::mismatch(m_labels, labels).in1 - m_labels.begin());
    const int kept = int(same) + 1; // row 0 always stays
    if (same < m_labels.size()) {
        beginRemoveRows({}, kept, int(m_labels.size()));
        m_labels.resize(same);
        endRemoveRows();
    }
    if (same < labels.size()) {
        beginInsertRows({}, kept, int(labels.size()));
        m_labels = std::move(labels);
        endInsertRows();
    }
    const int before = std::min(m_current, int(m_labels.size()));
    m_current = int(done);
    const auto [first, last] = std::minmax(before, m_current);
    if (first != last)
        Q_EMIT dataChanged(index(first), index(last));
}

void HistoryModel::setUndoneInk(const QBrush& ink) {
    m_undoneInk = ink;
    Q_EMIT dataChanged(index(0), index(int(m_labels.size())));
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_labels.size()) + 1;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return row == 0 ? tr("Start") : QString::fromStdString(m_labels[std::size_t(row - 1)]);
    case Qt::ForegroundRole:
        return row > m_current ? QVariant(m_undoneInk) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(row == m_current);
        font.setItalic(row > m_current);
        return font;
    }
    case Qt::SizeHintRole:
        return QSize(0, std::max(rowHeight, QFontMetrics(QFont()).height() + 4));
    case Qt::AccessibleDescriptionRole:
        return row == m_current ? tr("current") : row > m_current ? tr("undone") : QString();
    default:
        return {};
    }
}

} // namespace levwright
