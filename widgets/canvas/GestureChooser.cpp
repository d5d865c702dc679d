// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/GestureChooser.h"

#include "widgets/canvas/HandGestures.h"
#include "widgets/canvas/StrokeGestures.h"

#include <algorithm>

namespace levwright {
namespace {

// Null if there is nothing to do from there.
std::unique_ptr<Gesture> begun(std::unique_ptr<Gesture> gesture, const GesturePoint& at) {
    return gesture->begin(at) ? std::move(gesture) : nullptr;
}

} // namespace

std::unique_ptr<Gesture> GestureChooser::press(const GesturePoint& at, const MapSight& sight,
                                               const std::optional<Point>& last) {
    if (sight.hidesMap())
        return pressPicture(at, sight);
    FloatingFragment& floating = m_controls.floating;
    if (floating.isFloating()) {
        floating.moveTo(at.cell);
        floating.drop();
        return nullptr;
    }
    const CellMask* selected = m_session.selectedCells();
    const bool lifts = selectsCells(sight.tool) && at.keys == Qt::NoModifier && selected != nullptr &&
                       selected->contains(at.cell);
    if (lifts) {
        if (auto lifted = begun(std::make_unique<LiftGesture>(m_session, floating), at))
            return lifted;
    }
    if (m_controls.held.isHeld())
        return begun(std::make_unique<HeldGesture>(m_controls.held), at);
    if (sight.tool == ToolId::Select)
        return pressSelect(at, sight);
    return draw(at, at.keys.testFlag(Qt::ShiftModifier) ? last : std::nullopt);
}

// What lies elsewhere than on the map can be selected, but not changed.
std::unique_ptr<Gesture> GestureChooser::pressPicture(const GesturePoint& at, const MapSight& sight) {
    if (sight.tool == ToolId::Select && !m_controls.held.isHeld())
        selectNext(sight.statementsAt(at.cell));
    else
        m_session.refuse(
            Session::tr("This is the game's picture. Press “Mirrored” again to draw on the map."));
    return nullptr;
}

// Anything but a shape or an area is done at once.
std::unique_ptr<Gesture> GestureChooser::pressKey(const GesturePoint& at, const MapSight& sight) {
    if (sight.hidesMap())
        return pressPicture(at, sight);
    std::unique_ptr<Gesture> gesture;
    bool lasts = true;
    if (m_controls.held.isHeld()) {
        lasts = m_controls.held.thing()->placedBy == PlacedBy::Area;
        gesture = begun(std::make_unique<HeldGesture>(m_controls.held), at);
    } else if (sight.tool != ToolId::Select) {
        lasts = selectsCells(sight.tool) || m_controls.strokes.isShape();
        gesture = draw(at, std::nullopt);
    } else if (const auto there = sight.statementsAt(at.cell);
               !there.empty() && at.keys.testFlag(Qt::ControlModifier)) {
        m_session.toggle(there.front());
    } else {
        selectNext(there);
    }
    if (gesture == nullptr || lasts)
        return gesture;
    gesture->end(at);
    return nullptr;
}

// With Shift, pencil and eraser draw a line from where they were last.
std::unique_ptr<Gesture> GestureChooser::draw(const GesturePoint& at, const std::optional<Point>& from) {
    const ToolId tool = m_controls.strokes.tool();
    if (selectsCells(tool))
        return begun(std::make_unique<CellsGesture>(m_controls.cells, tool), at);
    if (tool == ToolId::Eyedropper)
        return begun(std::make_unique<PickGesture>(m_session, m_model, m_picked), at);
    if (m_model.layout() != nullptr && (tool == ToolId::Door || tool == ToolId::Corridor))
        return begun(std::make_unique<WallGesture>(m_controls.rooms, tool), at);
    return begun(std::make_unique<StrokeGesture>(m_controls.strokes, m_controls.terrain, from), at);
}

// Selects what it hits, and a drag moves that. Shift adds it to the selection, Ctrl adds or removes it. Alt
// cycles through everything there. Where nothing is hit, a drag draws a rubber band.
std::unique_ptr<Gesture> GestureChooser::pressSelect(const GesturePoint& at, const MapSight& sight) {
    const bool isPlain = at.keys == Qt::NoModifier;
    if (at.keys.testFlag(Qt::AltModifier)) {
        selectNext(sight.statementsAt(at.cell));
        return nullptr;
    }
    bool isTaken = false;
    if (isPlain) {
        if (auto part = pressParts(at, sight, isTaken); isTaken)
            return part;
    }
    if (const std::optional<Point> opposite = isPlain ? sight.oppositeOfHandle(at.pixel) : std::nullopt)
        return resize(at, *opposite, sight);
    const std::vector<StatementRef> hit = sight.hitAt(at.pixel);
    const Qt::Edges edges = isPlain && hit.empty() ? sight.edgesAt(at.pixel) : Qt::Edges();
    if (edges)
        return begun(std::make_unique<FrameGesture>(m_controls.frame, m_controls.fragments, edges), at);
    if (hit.empty())
        return begun(std::make_unique<BandGesture>(m_controls.band, m_model), at);
    const bool adds = at.keys.testFlag(Qt::ShiftModifier);
    if (!adds && !at.keys.testFlag(Qt::ControlModifier))
        return pressThing(at, hit, sight.showsRooms());
    if (!adds || !std::ranges::contains(m_session.selectedStatements(), hit.front()))
        m_session.toggle(hit.front());
    return nullptr;
}

// The name of the part on the map drags it. A press on another part, where nothing else is, brings that part
// to the map.
std::unique_ptr<Gesture> GestureChooser::pressParts(const GesturePoint& at, const MapSight& sight,
                                                    bool& isTaken) {
    PartsPicture& parts = m_controls.parts;
    if (!parts.isShown() || parts.count() < 2)
        return nullptr;
    std::optional<std::size_t> part = sight.partNamedAt(at.pixel);
    std::unique_ptr<Gesture> gesture;
    if (part == m_model.part())
        gesture = begun(std::make_unique<PartGesture>(parts), at);
    if (!part && sight.hitAt(at.pixel).empty())
        part = parts.otherAt(parts.inLevel(at.cell));
    isTaken = part.has_value();
    if (part)
        m_session.select(parts.opening(*part));
    return gesture;
}

std::unique_ptr<Gesture> GestureChooser::resize(const GesturePoint& at, Point opposite,
                                                const MapSight& sight) {
    if (const ShownPlacement* room = m_model.selectedOfRooms())
        return begun(std::make_unique<RoomGesture>(m_controls.roomDrag, *room, opposite), at);
    const ShownPlacement& shown = m_model.placements()[*sight.resizable()];
    return begun(std::make_unique<ResizeGesture>(m_controls.strokes, shown, opposite), at);
}

// A drag on one of several selected things moves all of them; a click selects only that one.
std::unique_ptr<Gesture> GestureChooser::pressThing(const GesturePoint& at,
                                                    const std::vector<StatementRef>& hit, bool showsRooms) {
    const std::vector<StatementRef>& selected = m_session.selectedStatements();
    const auto among = std::ranges::find_if(
        hit, [&](const StatementRef& ref) { return std::ranges::contains(selected, ref); });
    if (selected.size() > 1 && among != hit.end())
        return move(at, *among);
    const std::optional<PartRef> part = m_session.currentPart();
    m_session.select(hit.front());
    // Selecting renews the placements. What is in another part is not dragged.
    if (showsRooms || m_session.currentPart() == part)
        return move(at, std::nullopt);
    return nullptr;
}

// What only an overlay shows is not dragged.
std::unique_ptr<Gesture> GestureChooser::move(const GesturePoint& at,
                                              const std::optional<StatementRef>& pressed) {
    if (const ShownPlacement* room = m_model.selectedOfRooms())
        return begun(std::make_unique<RoomGesture>(m_controls.roomDrag, *room, std::nullopt), at);
    const std::vector<std::size_t> there = m_model.at(at.cell);
    const std::vector<std::size_t> selected = m_model.selected();
    std::vector<ShownPlacement> moved;
    if (std::ranges::any_of(selected, [&](std::size_t i) { return std::ranges::contains(there, i); })) {
        for (const std::size_t i : selected)
            moved.push_back(m_model.placements()[i]);
    }
    const bool isPlaced = std::ranges::any_of(selected, [&](std::size_t i) {
        const Placement& placement = m_model.placements()[i].placement;
        return placement.area || !placement.cells.empty();
    });
    return begun(std::make_unique<MoveGesture>(
                     m_session, m_controls.strokes,
                     MoveGesture::What{.moved = std::move(moved), .pressed = pressed, .isPlaced = isPlaced}),
                 at);
}

void GestureChooser::selectNext(const std::vector<StatementRef>& there) {
    if (there.empty())
        return;
    const std::optional<StatementRef> current = m_session.currentStatement();
    const auto at = current ? std::ranges::find(there, *current) : there.end();
    m_session.select(at == there.end() || at + 1 == there.end() ? there.front() : *(at + 1));
}

} // namespace levwright
