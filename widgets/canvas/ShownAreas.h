// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/AreaLabels.h"
#include "widgets/canvas/CanvasModel.h"

#include <optional>
#include <vector>

namespace levwright {

// The area that a press would take.
struct HoveredArea {
    StatementRef statement;
    Area area;
    bool operator==(const HoveredArea&) const = default;
};

// Which areas of the map are drawn, and where their names are.
class ShownAreas {
public:
    explicit ShownAreas(const CanvasModel& model) : m_model(model) {}

    // What is selected is drawn anyway.
    void setShown(bool shown) { m_areShown = shown; }
    bool areShown() const { return m_areShown; }
    void setFont(const QFont& font, QSize cell) { m_placing.setFont(font, cell); }
    // The font of the names.
    const QFont& font() const { return m_placing.font(); }
    void hover(const std::optional<HoveredArea>& hovered) { m_hovered = hovered; }
    const std::optional<HoveredArea>& hovered() const { return m_hovered; }

    // placement: an index into CanvasModel::placements().
    bool isShown(std::size_t placement, bool isSelected) const;
    bool isHovered(std::size_t placement) const;

    // Places the names anew, within the given cells. Returns the boxes of all names that changed, in pixels
    // from the upper left corner of cell 0,0.
    std::vector<QRect> renew(const Session& session, const Area& within);
    const std::vector<AreaLabel>& labels() const { return m_labels; }

private:
    const CanvasModel& m_model;
    bool m_areShown = true;
    std::optional<HoveredArea> m_hovered;
    AreaLabels m_placing;
    std::vector<AreaLabel> m_labels;
};

} // namespace levwright
