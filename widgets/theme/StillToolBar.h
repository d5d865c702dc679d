// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

namespace levwright {

// A tool bar whose buttons keep the size they have when they are added. A QToolBar lays out the whole window
// whenever one of its actions is enabled or disabled, which typing does all the time. Icon size and button
// style must be set before the first action is added; actions must not be shown or hidden.
class StillToolBar : public QToolBar {
public:
    using QToolBar::QToolBar;

    // The size of the icons, in percent of the usual size.
    void setScale(int percent);

protected:
    void actionEvent(QActionEvent* event) override;

private:
    void holdStill(QAction& action);
};

} // namespace levwright
