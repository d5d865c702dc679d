// SPDX-License-Identifier: GPL-3.0-or-later
// Random intents with pieces of maps and whole maps, with the expected effect of each.
#pragma once

#include "tests/widgets/RandomDrawing.h"

namespace levwright {

inline Expectation RandomIntents::gone(const TakenFragment& taken) {
    Contents contents = contentsBefore();
    contents.remove({taken.statements.begin(), taken.statements.end()});
    const Area& bounds = taken.fragment.bounds;
    const Grid<char>& cells = taken.fragment.cells;
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            if (cells.at({x, y}) != notThere)
                contents.write({{{bounds.x1 + x, bounds.y1 + y}, ' '}});
        }
    }
    Expectation expected = written(std::move(contents));
    expected.touched.insert(taken.statements.begin(), taken.statements.end());
    expected.removed = taken.statements.size();
    expected.mayBreak = ofPlaces;
    return expected;
}

inline Expectation RandomIntents::cut() {
    if (m_lots.one(2)) {
        selectCells();
    } else {
        dropCellSelection();
        selectThings(4);
    }
    start();
    const std::optional<TakenFragment> taken = m_desk.fragments.taken();
    m_desk.fragments.cut();
    if (!taken)
        return {};
    Expectation expected = gone(*taken);
    if (taken->fragment.cells.cells().empty())
        expected.contents[m_part].write(
            doorsMoved(walls(), mapBefore(), doorsGone(contentsBefore(), expected.touched)));
    return expected;
}

inline Expectation RandomIntents::clearCells() {
    const bool isSelected = selectCells();
    start();
    if (!isSelected)
        return {};
    const TakenFragment taken = *m_desk.fragments.taken();
    m_desk.fragments.removeCells();
    return gone(taken);
}

// The terrain that a fragment brings, without what the language does not know.
inline std::vector<CellChange> RandomIntents::cellsOf(const Fragment& fragment, const CellTurn& turn) {
    const Grid<char> cells = language().turned(fragment.cells, turn);
    const Area image = turn(fragment.bounds).ordered();
    std::vector<CellChange> changes;
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            if (cells.at({x, y}) != notThere && language().isMapCharacter(cells.at({x, y})))
                changes.push_back({{image.x1 + x, image.y1 + y}, cells.at({x, y})});
        }
    }
    return changes;
}

// The terrain and the doors of a fragment take the place of other doors.
inline void RandomIntents::giveWay(const Fragment& fragment, const CellTurn& turn,
                                   const std::vector<CellChange>& changes, Expectation& expected) {
    Contents& contents = expected.contents[m_part];
    std::set<std::size_t> gone = doorsUnder(changes, mapBefore(), contents);
    std::vector<Point> brought;
    for (const FragmentThing& thing : fragment.things) {
        const bool hasTerrain = !fragment.cells.cells().empty();
        if (hasTerrain && thing.look.kind == StatementKind::Door && thing.look.cells.size() == 1)
            brought.push_back(turn(thing.look.cells.front()));
    }
    gone.merge(exactDoors(contents, brought));
    contents.remove(gone);
    expected.touched.insert(gone.begin(), gone.end());
    expected.removed += gone.size();
}

inline Expectation RandomIntents::movedTaken(const TakenFragment& taken, const CellTurn& turn) {
    Expectation expected = gone(taken);
    expected.removed = 0;
    Contents& contents = expected.contents[m_part];
    const std::vector<CellChange> changes = cellsOf(taken.fragment, turn);
    giveWay(taken.fragment, turn, changes, expected);
    contents.write(changes);
    for (const FragmentThing& thing : taken.fragment.things) {
        contents.things.push_back(thing.look);
        contents.turnThing(contents.things.back(), turn);
    }
    return expected;
}

inline Expectation RandomIntents::put(const Fragment& fragment, const CellTurn& turn) {
    Expectation expected = written(contentsBefore());
    Contents& contents = expected.contents[m_part];
    const std::vector<CellChange> changes =
        mapBefore().cells().empty() ? std::vector<CellChange>() : cellsOf(fragment, turn);
    giveWay(fragment, turn, changes, expected);
    contents.write(changes);
    for (const FragmentThing& thing : fragment.things) {
        contents.things.push_back(thing.look);
        contents.things.back().statement = std::string::npos; // from another level
        contents.turnThing(contents.things.back(), turn);
    }
    expected.added = std::nullopt;
    expected.mayBreak = ofPlaces;
    // What was left out has been reported. The growth of irregular regions is not predicted here.
    const bool isShifted = !turn.swapsAxes() && turn.direction({1, 1}) == Point{1, 1};
    const auto grows = [](const FragmentThing& thing) { return thing.statement.ends_with("true"); };
    if (!m_desk.refusals().isEmpty() || (!isShifted && std::ranges::any_of(fragment.things, grows)))
        expected.unsure.insert(m_part);
    return expected;
}

// At a random cell, turned at random.
inline Expectation RandomIntents::droppedFloating() {
    FloatingFragment& floating = m_desk.floating;
    if (!floating.isFloating())
        return {};
    for (int i = m_lots.below(3); i > 0; --i)
        floating.turnBy(m_lots.of(turns));
    floating.moveTo(someCell());
    if (m_lots.one(2))
        floating.nudge(someStep());
    const Fragment fragment = floating.fragment();
    const CellTurn turn = floating.turn();
    const bool isLifted = floating.isLifted();
    const bool keeps = isLifted && m_lots.one(3);
    std::optional<TakenFragment> taken = isLifted ? m_desk.fragments.taken() : std::nullopt;
    if (!floating.drop(keeps ? FloatingFragment::Keep::Original : FloatingFragment::Keep::Nothing))
        floating.cancel();
    if (!m_desk.hasChanged())
        return {};
    return isLifted && !keeps ? movedTaken(*taken, turn) : put(fragment, turn);
}

inline Expectation RandomIntents::moveCells() {
    const bool isSelected = selectCells();
    start();
    if (isSelected)
        m_desk.floating.lift(m_lots.of(session().selectedCells()->cells()));
    return droppedFloating();
}

inline Expectation RandomIntents::nudgeCells() {
    const bool isSelected = selectCells();
    start();
    if (!isSelected)
        return {};
    const TakenFragment taken = *m_desk.fragments.taken();
    const Point by = someStep();
    m_desk.fragments.nudge(by);
    return movedTaken(taken, CellTurn::shift(by));
}

inline Expectation RandomIntents::turnCells() {
    const bool isSelected = selectCells();
    start();
    if (!isSelected)
        return {};
    const TakenFragment taken = *m_desk.fragments.taken();
    const Turn how = m_lots.of(turns);
    m_desk.fragments.turn(how);
    return movedTaken(taken, CellTurn::around(taken.fragment.bounds, how));
}

inline Expectation RandomIntents::putDown() {
    start();
    if (m_lots.one(3) && (m_lots.one(2) ? selectCells() : selectThings(4))) {
        start();
        m_desk.fragments.copy();
        m_desk.fragments.paste(someCell());
        // Statements without a place are inserted as they are.
        if (!m_desk.floating.isFloating()) {
            Expectation expected;
            expected.added = std::nullopt;
            expected.unsure.insert(m_part);
            return expected;
        }
    } else {
        m_desk.fragments.pickUp(m_lots.of(m_stamps), someCell());
    }
    return droppedFloating();
}

inline Expectation RandomIntents::duplicate() {
    if (m_lots.one(2))
        selectCells();
    else
        selectThings(4);
    start();
    m_desk.fragments.duplicate();
    return droppedFloating();
}

// Empty if the thing is gone. What was beside the map stays beside it.
inline std::optional<Placement> RandomIntents::reshaped(const Placement& thing, const Contents& before,
                                                        const CellTurn& turn, const Area& within) {
    const auto liesIn = [](const Placement& placement, const Area& map) {
        const Area area = placement.area.value_or(map);
        return std::ranges::all_of(placement.cells, [&](Point cell) { return map.contains(cell); }) &&
               area.x1 <= map.x2 && area.x2 >= map.x1 && area.y1 <= map.y2 && area.y2 >= map.y1;
    };
    Placement turned = thing;
    before.turnThing(turned, turn);
    const bool isShift = turn.direction({1, 1}) == Point{1, 1} && !turn.swapsAxes();
    if (liesIn(turned, within)) {
        if (turned.area)
            turned.area = Area{std::max(turned.area->x1, 0), std::max(turned.area->y1, 0),
                               std::min(turned.area->x2, within.x2), std::min(turned.area->y2, within.y2)};
        return turned;
    }
    if (liesIn(thing, {0, 0, mapBefore().width() - 1, mapBefore().height() - 1}))
        return std::nullopt;
    const Area limit{0, 0, before.cells.width() - 1, before.cells.height() - 1};
    if (!liesIn(turned, limit))
        return isShift ? std::nullopt : std::optional(thing);
    return turned;
}

inline Expectation RandomIntents::reshaped(const CellTurn& turn, Point size) {
    const Area within{0, 0, size.x - 1, size.y - 1};
    const Contents before = contentsBefore();
    Contents contents;
    contents.cells = Grid<char>(before.cells.width(), before.cells.height(), ' ');
    const Area image = turn(Area{0, 0, mapBefore().width() - 1, mapBefore().height() - 1}).ordered();
    const Grid<char> cells = language().turned(mapBefore(), turn);
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            if (const Point to{image.x1 + x, image.y1 + y}; within.contains(to))
                contents.write({{to, cells.at({x, y})}});
        }
    }
    Expectation expected;
    bool isContainerGone = false;
    for (const Placement& thing : before.things) {
        const std::optional<Placement> turned =
            thing.isContained && isContainerGone ? std::nullopt : reshaped(thing, before, turn, within);
        if (thing.kind == StatementKind::Container)
            isContainerGone = !turned;
        if (turned)
            contents.things.push_back(*turned);
        else
            ++expected.removed;
    }
    expected.mayBreak = ofPlaces;
    const LevelTree& tree = *m_desk.before().level(m_desk.level()).tree;
    const SectionNode& section = tree.sections[m_desk.before().level(m_desk.level()).parts[m_part].section];
    for (std::size_t i = section.firstStatement; i < section.endStatement; ++i)
        expected.touched.insert(i);
    expected.parts = {m_part};
    expected.contents[m_part] = std::move(contents);
    return expected;
}

inline Expectation RandomIntents::turnPart() {
    dropCellSelection();
    start();
    const Turn how = m_lots.of(turns);
    m_desk.fragments.turn(how);
    if (!m_desk.hasChanged())
        return {};
    const Area map{0, 0, mapBefore().width() - 1, mapBefore().height() - 1};
    const CellTurn turn = CellTurn::around(map, how);
    const Area after = turn(map).ordered();
    Expectation expected = reshaped(turn, {after.width(), after.height()});
    // Consecutive turns start from the state before the first one. This is visible in irregular regions, and
    // in what is beside the map.
    const auto isBeside = [&](const Placement& thing) {
        return std::ranges::any_of(thing.cells, [&](Point cell) { return !map.contains(cell); });
    };
    if (contentsBefore().hasIrregular() || std::ranges::any_of(contentsBefore().things, isBeside))
        expected.unsure.insert(m_part);
    return expected;
}

inline Expectation RandomIntents::crop() {
    const bool isSelected = selectCells();
    start();
    const Area kept = isSelected ? *session().selectedCells()->bounds() : Area{};
    m_desk.fragments.crop();
    return m_desk.hasChanged()
               ? reshaped(CellTurn::shift({-kept.x1, -kept.y1}), {kept.width(), kept.height()})
               : Expectation();
}

inline Expectation RandomIntents::grow() {
    dropCellSelection();
    start();
    using enum FragmentCommands::Side;
    constexpr std::array sides{Left, Right, Above, Below};
    const FragmentCommands::Side side = m_lots.of(sides);
    m_desk.fragments.grow(side);
    const Point by{side == Left ? 1 : 0, side == Above ? 1 : 0};
    const Point more{side == Left || side == Right ? 1 : 0, side == Above || side == Below ? 1 : 0};
    return m_desk.hasChanged()
               ? reshaped(CellTurn::shift(by), {mapBefore().width() + more.x, mapBefore().height() + more.y})
               : Expectation();
}

} // namespace levwright
