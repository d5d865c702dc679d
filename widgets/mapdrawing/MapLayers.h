// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/LevelLayout.h"
#include "widgets/mapdrawing/LevelOutcome.h"
#include "widgets/mapdrawing/OverlayStack.h"
#include "widgets/mapdrawing/PartsLayout.h"

#include <QObject>

#include <optional>

namespace levwright {

// Where others hand over what a map is to show besides its text: overlays, and what one roll makes of the
// level. The map listens; those who hand something over need not know it.
class MapLayers : public QObject {
    Q_OBJECT

public:
    // Adds an overlay above the others. It must outlive the map or be removed first.
    void addOverlay(CanvasOverlay& overlay);
    void removeOverlay(CanvasOverlay& overlay);
    // To be called when an overlay shows something else.
    void updateOverlay() { Q_EMIT overlaysChanged(); }
    const OverlayStack& overlays() const { return m_overlays; }
    OverlayStack& overlays() { return m_overlays; }

    // The picture of a room level; empty if there is none.
    void showLayout(const std::optional<LevelLayout>& layout) { Q_EMIT layoutShown(layout); }
    // The pointer or the cursor of the keyboard has come to that cell of the level. Told while an overlay is
    // shown.
    void pointAt(Point cell) { Q_EMIT cellPointedAt(cell); }

    // What the current roll makes of everything that the level computes.
    void showOutcome(const std::optional<LevelOutcome>& outcome) { Q_EMIT outcomeShown(outcome); }
    // All parts of a maze level together; if empty, only the current part is shown.
    void showParts(const std::optional<PartsLayout>& layout) { Q_EMIT partsShown(layout); }

    // The user drags or resizes the room whose statement begins at that place of the file, so its floor
    // should be there. Until endWishes(), all other rooms stay where they were when the drag began.
    void wishRoom(Offset begin, const Area& floor) { Q_EMIT roomWished(begin, floor); }
    void endWishes() { Q_EMIT wishesEnded(); }

Q_SIGNALS:
    void roomWished(levwright::Offset begin, const levwright::Area& floor);
    void wishesEnded();
    void cellPointedAt(levwright::Point cell);
    void overlaysChanged();
    void layoutShown(const std::optional<levwright::LevelLayout>& layout);
    void outcomeShown(const std::optional<levwright::LevelOutcome>& outcome);
    void partsShown(const std::optional<levwright::PartsLayout>& layout);

private:
    OverlayStack m_overlays;
};

} // namespace levwright
