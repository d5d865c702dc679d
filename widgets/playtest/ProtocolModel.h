// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playtest/Playthrough.h"
#include "widgets/theme/Theme.h"

#include <QAbstractListModel>
#include <QString>

#include <deque>
#include <string>
#include <vector>

namespace levwright {

// Commands, the server's answers, problems and notes, in the order of their arrival.
class ProtocolModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setTheme(const Theme& theme);
    void clear();
    // Adds the commands that created a world; if there are very many, only the last ones.
    void addBeginning(const std::vector<std::string>& commands);
    void add(const QString& command, const playtest::Exchange& exchange);
    // Adds a note of the window itself, for example that it went back in time.
    void addNote(const QString& text);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    enum class Kind { Command, Answer, Problem, Note };
    struct Line {
        Kind kind{};
        QString text;
    };
    void append(std::deque<Line> lines);

    Theme m_theme = Theme::light();
    std::deque<Line> m_lines;
};

} // namespace levwright
