// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/HeldThing.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"

#include <algorithm>

namespace levwright {

void HeldThing::take(const PaletteThing& thing) {
    const std::optional<Area> before = covered();
    m_from.reset();
    m_thing = thing;
    tellChange(before);
    Q_EMIT heldChanged();
}

void HeldThing::letGo() {
    if (!m_thing)
        return;
    const std::optional<Area> before = covered();
    m_from.reset();
    m_thing.reset();
    tellChange(before);
    Q_EMIT heldChanged();
}

void HeldThing::tellChange(const std::optional<Area>& before) {
    const std::optional<Area> now = covered();
    if (before && now)
        Q_EMIT changed(before->united(*now));
    else if (before || now)
        Q_EMIT changed(before ? *before : *now);
}

void HeldThing::moveTo(std::optional<Point> cell) {
    if (cell == m_at)
        return;
    const std::optional<Area> before = covered();
    m_at = cell;
    tellChange(before);
}

std::optional<Area> HeldThing::covered() const {
    if (!m_thing || !m_at)
        return std::nullopt;
    const Point from = m_from.value_or(*m_at);
    return Area{from.x, from.y, m_at->x, m_at->y}.ordered();
}

void HeldThing::begin(Point cell) {
    require(isHeld(), "something in the hand");
    moveTo(cell);
    if (m_thing->placedBy == PlacedBy::Area)
        m_from = cell;
}

bool HeldThing::finish(Point cell) {
    require(isHeld(), "something in the hand");
    moveTo(cell);
    const Point from = m_from.value_or(cell);
    giveUpArea();
    return put(from, cell);
}

void HeldThing::giveUpArea() {
    const std::optional<Area> before = covered();
    m_from.reset();
    tellChange(before);
}

bool HeldThing::putAt(Point cell) {
    return put(cell, cell);
}

// The spot of a thing without a place is at the caret.
std::expected<ThingSpot, QString> HeldThing::spotAt(Point cell, const std::optional<Area>& drawn) const {
    if (m_thing->placedBy == PlacedBy::Nothing) {
        const std::optional<PartRef> part = m_session.currentPart();
        return ThingSpot{{part ? part->part : 0, {}, {}}, {}};
    }
    return m_rooms.placeAt(cell).transform([&](const AddPlace& place) { return ThingSpot{place, drawn}; });
}

bool HeldThing::put(Point from, Point to) {
    const PaletteThing thing = *m_thing;
    m_session.endStep();
    if (const std::optional<bool> isBuilt = m_rooms.build(thing, from, to)) {
        if (*isBuilt)
            Q_EMIT put(thing);
        return *isBuilt;
    }
    const std::optional<Area> drawn =
        from == to ? std::nullopt : std::optional(Area{from.x, from.y, to.x, to.y}.ordered());
    const auto spot = spotAt(to, drawn);
    if (!spot) {
        m_session.refuse(spot.error());
        return false;
    }
    const LevelsAnalysis& analysis = m_session.levels();
    const std::size_t level = m_session.currentLevel();
    const Offset start = analysis.levelStart(level);
    const auto placed = analysis.game().language().place(analysis.source(level), thing, *spot);
    if (!placed) {
        m_session.refuse(QString::fromStdString(placed.error().reason));
        return false;
    }
    m_session.apply(placed->edit.shifted(start), stepName("Add %1").arg(StepName::ofSaid(shownName(thing))),
                    MergeKey::None,
                    Selection{start + placed->statement.begin, start + placed->statement.end});
    Q_EMIT put(thing);
    return true;
}

} // namespace levwright
