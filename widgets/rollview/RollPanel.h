// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mapdrawing/MapLayers.h"
#include "widgets/rollview/RollOverlay.h"
#include "widgets/rollview/RollStrip.h"
#include "widgets/theme/StillLabel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPointer>
#include <QToolButton>
#include <QWidget>

#include <string>
#include <vector>

namespace levwright {

// Chooses the roll over the map: controls to step through seeds, and rolls side by side.
class RollPanel : public QWidget {
    Q_OBJECT

public:
    RollPanel(Session& session, const Theme& theme, MapLayers& layers, QWidget* parent = nullptr);
    ~RollPanel() override;

    RollModel& model() { return m_model; }
    // The status line: what is shown over the map; empty if nothing.
    QString line() const { return m_model.isShown() ? tr("seed %1").arg(m_model.seed()) : QString(); }
    // Whether the panel is visible. A panel behind another tab would count itself as visible.
    void setActive(bool active) { m_strip->setActive(active); }
    void setTheme(const Theme& theme) { m_strip->setTheme(theme); }

Q_SIGNALS:
    // The roll was shown or hidden, but not by the panel's own button.
    void shownChanged(bool shown);

private:
    QWidget* makeBar();
    void takeSeed();
    void listFills();
    void chooseThemed();
    void updateBar();
    void updateLayers();
    void updatePicture();
    QString message() const;

    RollModel m_model;
    RollOverlay m_overlay;
    QPointer<MapLayers> m_layers; // the map may be deleted first
    QToolButton* m_show = nullptr;
    QToolButton* m_pin = nullptr;
    QLineEdit* m_seed = nullptr;
    QComboBox* m_where = nullptr; // for themed rooms
    QComboBox* m_fill = nullptr;
    std::vector<std::string> m_fills; // its names by row; the first one is empty
    StillLabel* m_message = nullptr;
    RollStrip* m_strip = nullptr;
};

} // namespace levwright
