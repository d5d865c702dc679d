// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/OverlayStack.h"

#include <QStringList>

#include <algorithm>
#include <ranges>

namespace levwright {

bool OverlayStack::isShown() const {
    return std::ranges::any_of(m_overlays, &CanvasOverlay::isShown);
}

bool OverlayStack::standsStill() const {
    return std::ranges::all_of(m_overlays, [](const CanvasOverlay* overlay) {
        return !overlay->isShown() || overlay->standsStill();
    });
}

bool OverlayStack::hidesMap() const {
    return std::ranges::any_of(
        m_overlays, [](const CanvasOverlay* overlay) { return overlay->isShown() && overlay->hidesMap(); });
}

std::vector<CanvasOverlay*> OverlayStack::shown() const {
    std::vector<CanvasOverlay*> overlays;
    std::ranges::copy_if(m_overlays, std::back_inserter(overlays), &CanvasOverlay::isShown);
    return overlays;
}

Area OverlayStack::area() const {
    const std::vector<CanvasOverlay*> overlays = shown();
    Area all = overlays.front()->area();
    for (const CanvasOverlay* overlay : overlays)
        all = all.united(overlay->area());
    return all;
}

void OverlayStack::paint(const OverlayScene& scene) {
    for (CanvasOverlay* overlay : shown())
        overlay->paint(scene);
}

std::vector<StatementRef> OverlayStack::statementsAt(Point cell) const {
    std::vector<StatementRef> statements;
    for (const CanvasOverlay* overlay : shown() | std::views::reverse) {
        const std::vector<StatementRef> there = overlay->statementsAt(cell);
        statements.insert(statements.end(), there.begin(), there.end());
    }
    return statements;
}

QString OverlayStack::describe(Point cell) const {
    QStringList descriptions;
    for (const CanvasOverlay* overlay : shown() | std::views::reverse)
        descriptions << overlay->describe(cell);
    descriptions.removeAll(QString());
    return descriptions.join(QStringLiteral(" · "));
}

QString OverlayStack::toolTip(Point cell) const {
    QStringList tips;
    for (const CanvasOverlay* overlay : shown() | std::views::reverse)
        tips << overlay->toolTip(cell);
    tips.removeAll(QString());
    return tips.join(QLatin1Char('\n'));
}

std::optional<ShownRoom> OverlayStack::roomAt(Point cell) const {
    for (const CanvasOverlay* overlay : shown() | std::views::reverse) {
        if (const std::optional<ShownRoom> room = overlay->roomAt(cell))
            return room;
    }
    return std::nullopt;
}

} // namespace levwright
