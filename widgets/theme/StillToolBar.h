// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

namespace levwright {

// A tool bar whose buttons keep the size that they have when they are added. A QToolBar has the whole window
// laid out anew whenever one of its actions is enabled or disabled, which typing does all the time. Icon size
// and button style belong before the first action; actions in it do not come and go.
class StillToolBar : public QToolBar {
public:
    using QToolBar::QToolBar;

protected:
    void actionEvent(QActionEvent* event) override;
};

} // namespace levwright
