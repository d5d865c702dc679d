// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/playtest/MessageModel.h"
#include "widgets/theme/Theme.h"

#include <QListView>

namespace levwright {

// The messages of a playtest, scrolled to the latest ones.
class MessagePane : public QListView {
    Q_OBJECT

public:
    explicit MessagePane(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void follow(const playtest::Playthrough& game);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    MessageModel* m_messages;
};

} // namespace levwright
