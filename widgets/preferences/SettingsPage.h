// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/preferences/SettingRow.h"

#include <QScrollArea>

#include <vector>

namespace levwright {

// The rows of one page, below each other. It scrolls up and down; in a narrow window editors stand below
// their labels, so that it need not scroll to the side.
class SettingsPage : public QScrollArea {
    Q_OBJECT

public:
    explicit SettingsPage(QWidget* parent);

    // After the last row, call finish().
    void add(SettingRow* row);
    void finish();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void align();

    std::vector<SettingRow*> m_rows;
};

} // namespace levwright
