// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/ProtocolModel.h"

#include <QFont>
#include <QFontDatabase>

#include <algorithm>
#include <iterator>
#include <utility>

namespace levwright {
namespace {

constexpr std::size_t mostLines = 5000;

} // namespace

void ProtocolModel::setTheme(const Theme& theme) {
    m_theme = theme;
    if (!m_lines.empty())
        Q_EMIT dataChanged(index(0), index(int(m_lines.size()) - 1), {Qt::ForegroundRole});
}

void ProtocolModel::clear() {
    beginResetModel();
    m_lines.clear();
    endResetModel();
}

void ProtocolModel::addBeginning(const std::vector<std::string>& commands) {
    std::deque<Line> lines;
    for (std::size_t i = commands.size() - std::min(commands.size(), mostLines / 2); i < commands.size(); ++i)
        lines.push_back({Kind::Command, QString::fromStdString(commands[i])});
    if (!lines.empty())
        append(std::move(lines));
}

void ProtocolModel::add(const QString& command, const playtest::Exchange& exchange) {
    std::deque<Line> lines{{Kind::Command, command}};
    for (const std::string& answer : exchange.answers)
        lines.push_back({Kind::Answer, QString::fromStdString(answer)});
    for (const std::string& problem : exchange.problems)
        lines.push_back({Kind::Problem, QString::fromStdString(problem)});
    append(std::move(lines));
}

void ProtocolModel::addNote(const QString& text) {
    append({{Kind::Note, text}});
}

void ProtocolModel::append(std::deque<Line> lines) {
    beginInsertRows({}, int(m_lines.size()), int(m_lines.size() + lines.size()) - 1);
    std::move(lines.begin(), lines.end(), std::back_inserter(m_lines));
    endInsertRows();
    if (m_lines.size() <= mostLines)
        return;
    const std::size_t tooMany = m_lines.size() - mostLines;
    beginRemoveRows({}, 0, int(tooMany) - 1);
    m_lines.erase(m_lines.begin(), m_lines.begin() + std::ptrdiff_t(tooMany));
    endRemoveRows();
}

int ProtocolModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant ProtocolModel::data(const QModelIndex& index, int role) const {
    const Line& line = m_lines[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return line.kind == Kind::Command ? QStringLiteral("> ") + line.text
                                          : QStringLiteral("  ") + line.text;
    case Qt::FontRole: {
        QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        font.setBold(line.kind == Kind::Command);
        font.setItalic(line.kind == Kind::Note);
        return font;
    }
    case Qt::ForegroundRole:
        if (line.kind == Kind::Problem)
            return QBrush(m_theme.color(MapColor::Error));
        if (line.kind == Kind::Note)
            return QBrush(m_theme.palette().color(QPalette::PlaceholderText));
        return {};
    default:
        return {};
    }
}

} // namespace levwright
