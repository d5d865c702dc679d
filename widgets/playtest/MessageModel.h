// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playtest/Playthrough.h"

#include <QAbstractListModel>
#include <QBrush>
#include <QString>

#include <vector>

namespace levwright {

// What the player was told up to the present moment, latest last. A repeated message is one line.
class MessageModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void follow(const playtest::Playthrough& game);
    // Sets the colour of messages from before the last command.
    void setOldInk(const QBrush& ink);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Line {
        std::int64_t turn = 0;
        std::string text;
        int count = 1;
        bool isNew = false;
        bool operator==(const Line&) const = default;
    };
    static std::vector<Line> linesOf(const playtest::Playthrough& game);

    std::vector<Line> m_lines;
    QBrush m_oldInk;
};

} // namespace levwright
