// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/playtest/CommandLine.h"
#include "widgets/playtest/ProtocolModel.h"

#include <QListView>
#include <QWidget>

namespace levwright {

// Shows what is sent to the world server and what comes back. Commands can be typed.
class ProtocolPane : public QWidget {
    Q_OBJECT

public:
    explicit ProtocolPane(QWidget* parent = nullptr);

    ProtocolModel& protocol() { return *m_protocol; }
    CommandLine& line() { return *m_line; }
    // Scrolls to the last line.
    void showLatest() { m_list->scrollToBottom(); }

private:
    ProtocolModel* m_protocol;
    QListView* m_list;
    CommandLine* m_line;
};

} // namespace levwright
