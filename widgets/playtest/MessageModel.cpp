// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/MessageModel.h"

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

// Older messages are not shown.
constexpr std::size_t mostSteps = 400;

} // namespace

std::vector<MessageModel::Line> MessageModel::linesOf(const playtest::Playthrough& game) {
    const std::size_t position = game.timeline().position();
    const std::size_t first = position - std::min(position, mostSteps);
    std::vector<Line> lines;
    const auto add = [&](const std::vector<std::string>& texts, std::int64_t turn, bool isNew) {
        for (const std::string& text : texts) {
            if (!lines.empty() && lines.back().text == text) {
                ++lines.back().count;
                lines.back().turn = turn;
                lines.back().isNew = isNew;
            } else if (!text.empty()) {
                lines.push_back({.turn = turn, .text = text, .isNew = isNew});
            }
        }
    };
    if (first == 0)
        add(game.firstMessages(), game.state().turn - game.summary().turns, position == 0);
    for (std::size_t step = first; step < position; ++step)
        add(game.messagesOf(step), game.timeline().steps()[step].turn, step + 1 == position);
    return lines;
}

void MessageModel::follow(const playtest::Playthrough& game) {
    std::vector<Line> lines = linesOf(game);
    if (lines == m_lines)
        return;
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

void MessageModel::setOldInk(const QBrush& ink) {
    m_oldInk = ink;
    if (!m_lines.empty())
        Q_EMIT dataChanged(index(0), index(int(m_lines.size()) - 1), {Qt::ForegroundRole});
}

int MessageModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant MessageModel::data(const QModelIndex& index, int role) const {
    const Line& line = m_lines[std::size_t(index.row())];
    if (role == Qt::ForegroundRole && !line.isNew)
        return m_oldInk;
    if (role != Qt::DisplayRole)
        return {};
    const QString text = QString::fromStdString(line.text);
    return line.count == 1 ? tr("%1  %2").arg(line.turn).arg(text)
                           : tr("%1  %2 (%3×)").arg(line.turn).arg(text).arg(line.count);
}

} // namespace levwright
