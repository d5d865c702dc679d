// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/pages/PanelDocks.h"
#include "widgets/welcome/TourFrame.h"
#include "widgets/welcome/TourStrip.h"

#include <QMainWindow>
#include <QSettings>

namespace levwright {

// A tour through the window in six steps. What a step explains is made visible and gets a frame. The step
// where one left is remembered for the next tour, also in later windows.
class Tour : public QObject {
    Q_OBJECT

public:
    struct Window {
        QMainWindow& window;
        PageTabs& tabs;
        PanelDocks& docks;
        QSettings& settings;
        ActionTable& actions;
        TourStrip& strip;
    };
    // Connects the command for it. All that the window refers to must outlive the object.
    explicit Tour(const Window& window);

    static constexpr int steps = 6;

Q_SIGNALS:
    void said(const QString& message);

private:
    enum class Step : quint8 { Map, Tools, Palette, Text, Problems, Play };

    static TourText wordsOf(Step step);
    void go(int step);
    void goOn();
    void leave();
    void close();
    // Shows what the step is about.
    void reveal(Step step);
    QList<TourPlace> placesOf(Step step) const;
    QList<TourPlace> placesToPlay() const;

    Window m_window;
    TourFrame* m_frame;
    int m_step = 0; // below steps
};

} // namespace levwright
