// SPDX-License-Identifier: GPL-3.0-or-later
// Random intents with statements, with the expected effect of each.
#pragma once

#include "tests/widgets/RandomIntents.h"

#include <format>

namespace levwright {

inline Area boundsOfThing(const Placement& thing) {
    return thing.area ? *thing.area : CellMask(thing.cells).bounds().value_or(Area{});
}

// The effect of moving things step by step, together with their doors on the map and their contents.
inline Expectation RandomIntents::moved(const std::map<std::size_t, std::vector<Point>>& steps) {
    Contents contents = contentsBefore();
    Expectation expected;
    Grid<char> map = mapBefore();
    const std::size_t most =
        steps.empty() ? 0 : std::ranges::max(steps | std::views::values, {}, [](const auto& all) {
                                return all.size();
                            }).size();
    for (std::size_t i = 0; i < most; ++i) {
        // A door on the map stays if another statement needs it, or if it would leave the area that maps may
        // cover.
        std::vector<DoorMove> doors;
        std::set<Point> kept;
        for (const Placement& thing : contents.things) {
            if (thing.kind != StatementKind::Door || thing.cells.empty())
                continue;
            const auto found = steps.find(thing.statement);
            const Point from = thing.cells.front();
            const Point by = found == steps.end() ? Point{} : found->second[i];
            if (found == steps.end())
                kept.insert(from);
            else if (thing.origin && by != Point{} && contents.cells.contains({from.x + by.x, from.y + by.y}))
                doors.push_back({from, Point{from.x + by.x, from.y + by.y}});
        }
        std::erase_if(doors, [&](const DoorMove& door) { return kept.contains(door.from); });
        map = changedMap(map, doorsMoved(walls(), map, doors));
        if (!doors.empty())
            expected.parts.insert(m_part);
        // All are read as they were before the step.
        Contents after = contents;
        for (const auto& [statement, all] : steps)
            after.turn({statement}, CellTurn::shift(all[i]));
        contents = std::move(after);
    }
    contents.write(map, {0, 0});
    for (const auto& [statement, all] : steps)
        expected.touched.insert(statement);
    expected.contents[m_part] = std::move(contents);
    expected.mayBreak = ofPlaces;
    return expected;
}

inline Expectation RandomIntents::nudgeThings() {
    dropCellSelection();
    const bool areSelected = selectThings(4);
    start();
    const std::optional<TakenFragment> taken = m_desk.fragments.taken();
    std::vector<Point> steps;
    for (int i = 1 + m_lots.below(3); i > 0; --i) {
        constexpr std::array directions{Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}};
        const Point by = m_lots.of(directions);
        const Revision before = session().document().revision();
        m_desk.fragments.nudge(by);
        if (before != session().document().revision())
            steps.push_back(by);
    }
    if (!areSelected || !taken)
        return {};
    std::map<std::size_t, std::vector<Point>> all;
    for (const std::size_t statement : taken->statements)
        all[statement] = steps;
    return moved(all);
}

inline Expectation RandomIntents::dragThings() {
    dropCellSelection();
    if (!selectThings(3)) {
        start();
        return {};
    }
    start();
    std::vector<ShownPlacement> shown;
    std::map<std::size_t, std::vector<Point>> all;
    for (const std::size_t i : model().selected())
        shown.push_back(model().placements()[i]);
    m_desk.strokes.beginMove(shown);
    Point by;
    for (int i = 1 + m_lots.below(3); i > 0; --i)
        m_desk.strokes.moveBy(by = someStep());
    m_desk.strokes.finish();
    for (const ShownPlacement& each : shown)
        all[each.statement.statement] = {by};
    return moved(all);
}

inline Expectation RandomIntents::resizeArea() {
    dropCellSelection();
    std::vector<ShownPlacement> areas = model().placements();
    std::erase_if(areas, [](const ShownPlacement& each) { return !each.placement.area || each.broken; });
    if (areas.empty()) {
        start();
        return {};
    }
    const ShownPlacement shown = m_lots.of(areas);
    session().select(shown.statement);
    start();
    const Area area = *shown.placement.area;
    const Point fixed{m_lots.one(2) ? area.x1 : area.x2, m_lots.one(2) ? area.y1 : area.y2};
    m_desk.strokes.beginResize(shown, fixed);
    Point corner;
    for (int i = 1 + m_lots.below(3); i > 0; --i)
        m_desk.strokes.resizeTo(corner = someCell());
    m_desk.strokes.finish();
    Contents contents = contentsBefore();
    for (Placement& thing : contents.things) {
        if (thing.statement == shown.statement.statement)
            thing.area = Area{fixed.x, fixed.y, corner.x, corner.y}.ordered();
    }
    Expectation expected;
    expected.touched = {shown.statement.statement};
    expected.contents[m_part] = std::move(contents);
    expected.mayBreak = ofPlaces;
    return expected;
}

inline Expectation RandomIntents::alignThings() {
    dropCellSelection();
    selectThings(5);
    start();
    using enum FragmentCommands::Align;
    constexpr std::array ways{Left, Right, Top, Bottom, MiddleColumn, MiddleRow};
    const FragmentCommands::Align how = m_lots.of(ways);
    std::vector<Placement> all;
    std::vector<Point> corners;
    for (const std::size_t i : model().selected()) {
        const Placement& thing = model().placements()[i].placement;
        if (!thing.origin || (thing.cells.empty() && !thing.area))
            continue;
        all.push_back(thing);
        const Area bounds = boundsOfThing(thing);
        corners.insert(corners.end(), {{bounds.x1, bounds.y1}, {bounds.x2, bounds.y2}});
    }
    m_desk.fragments.align(how);
    if (!m_desk.hasChanged())
        return {};
    const Area outer = *CellMask(corners).bounds();
    const auto middle = [](int from, int to) { return (from + to) / 2; };
    std::map<std::size_t, std::vector<Point>> steps;
    for (const Placement& thing : all) {
        const Area own = boundsOfThing(thing);
        const Point by = how == Left     ? Point{outer.x1 - own.x1, 0}
                         : how == Right  ? Point{outer.x2 - own.x2, 0}
                         : how == Top    ? Point{0, outer.y1 - own.y1}
                         : how == Bottom ? Point{0, outer.y2 - own.y2}
                         : how == MiddleColumn
                             ? Point{middle(outer.x1, outer.x2) - middle(own.x1, own.x2), 0}
                             : Point{0, middle(outer.y1, outer.y2) - middle(own.y1, own.y2)};
        steps[thing.statement] = {by};
    }
    return moved(steps);
}

inline std::string RandomIntents::someArea() {
    const Point a = someCell();
    const Point b = someCell();
    const Area area = Area{a.x, a.y, b.x, b.y}.ordered();
    return std::format("({},{},{},{})", area.x1, area.y1, area.x2, area.y2);
}

// The source of the field in another statement of the kind.
inline std::string RandomIntents::someSource(const StatementRef& ref, const FieldView& field) {
    const LevelTree& tree = *levels().level(ref.level).tree;
    std::vector<std::string> sources{field.source};
    for (std::size_t i = 0; i < tree.statements.size(); ++i) {
        if (tree.statements[i].kind != tree.statements[ref.statement].kind)
            continue;
        for (const FieldView& other : session().analysis().view({ref.level, i}).fields) {
            if (other.key == field.key && other.isWritten)
                sources.push_back(other.source);
        }
    }
    return m_lots.of(sources);
}

// In the form of the inspector's editors; empty removes the field.
inline std::optional<std::string> RandomIntents::someValue(const StatementRef& ref, const FieldView& field) {
    const auto quoted = [](const std::string& text) { return '"' + text + '"'; };
    const std::vector<FieldChoice> choices = session().analysis().choices(ref, field.key);
    if (field.isOptional && m_lots.one(4))
        return std::nullopt;
    const Point at = someCell();
    const bool isChoice = !choices.empty() && !m_lots.one(3);
    const std::string choice = isChoice ? m_lots.of(choices).source : std::string();
    switch (field.input) {
    case FieldInput::Word:
        return choices.empty() ? field.source : m_lots.of(choices).source;
    case FieldInput::Name:
        return !isChoice ? someSource(ref, field) : choice == "random" ? choice : quoted(choice);
    case FieldInput::Number:
        return isChoice ? choice : std::to_string(1 + m_lots.below(5));
    case FieldInput::Box:
        return std::to_string(1 + m_lots.below(99));
    case FieldInput::Place:
        return isChoice ? choice : std::format("({},{})", at.x, at.y);
    case FieldInput::Area:
        return someArea();
    case FieldInput::AnyArea:
        return m_lots.one(2) ? someArea() : "levregion" + someArea();
    case FieldInput::Pair:
        return isChoice ? choice : std::format("({},{})", 1 + m_lots.below(5), 1 + m_lots.below(5));
    case FieldInput::Words:
        return m_lots.of(choices).source + (m_lots.one(2) ? "" : ',' + choices.back().source);
    default:
        return m_lots.one(2) || field.input == FieldInput::Source ? someSource(ref, field) : quoted("words");
    }
}

inline Expectation RandomIntents::setField() {
    dropCellSelection();
    const std::size_t count = levels().level(model().level()).statementCount();
    const StatementRef ref{model().level(), count == 0 ? 0 : std::size_t(m_lots.below(int(count)))};
    if (count != 0)
        session().select(ref);
    start();
    const StatementView view = count == 0 ? StatementView() : session().analysis().view(ref);
    if (view.fields.empty())
        return {};
    const FieldView field = m_lots.of(view.fields);
    const std::optional<std::string> value = someValue(ref, field);
    if (value ? value->empty() : !field.isOptional)
        return {};
    const bool isDone = session().apply(session().analysis().setField(ref, field.key, value),
                                        QStringLiteral("Change"), session().newMergeKey());
    if (isDone)
        checkField(ref, field, value);
    Expectation expected;
    expected.touched = {ref.statement};
    // A value may conflict with others, which is reported; but it never leaves an incomplete statement.
    for (const DiagnosticKind& kind : diagnosticKinds()) {
        if (kind.code > DiagnosticCode::TextIgnoredAfterByte)
            expected.mayBreak.insert(kind.code);
    }
    for (std::size_t i = 0; i < levels().level(ref.level).parts.size(); ++i)
        expected.unsure.insert(i);
    // The door moves on the map as well.
    if (view.kind == StatementKind::Door && field.key.field == Field::Place) {
        for (const std::size_t i : expected.unsure)
            expected.parts.insert(i);
        expected.unsureCells = true;
    }
    return expected;
}

inline void RandomIntents::checkField(const StatementRef& ref, const FieldView& field,
                                      const std::optional<std::string>& value) {
    const std::vector<FieldView> fields = session().analysis().view(ref).fields;
    const auto is = std::ranges::find(fields, field.key, &FieldView::key);
    const std::string written = is == fields.end() ? "no such field" : is->isWritten ? is->source : "nothing";
    // Zeros and blanks stay as the author wrote them; a chance is in brackets.
    const auto numbers = [](const std::string& source) {
        const std::string text = source.starts_with('[') ? source.substr(1, source.find('%') - 1) : source;
        std::string plain;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const bool isDigit = text[i] >= '0' && text[i] <= '9';
            const bool isAfterDigit = i > 0 && text[i - 1] >= '0' && text[i - 1] <= '9';
            const bool isBeforeDigit = i + 1 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9';
            if (text[i] != ' ' && text[i] != '+' &&
                !(text[i] == '0' && isDigit && !isAfterDigit && isBeforeDigit))
                plain += text[i];
        }
        return plain;
    };
    // If another value follows, an absent one is written as "filled".
    const bool isUsual = field.key.field == Field::Filling && written == "filled";
    const bool isSame = value ? numbers(written) == numbers(*value) : written == "nothing" || isUsual;
    if (!isSame)
        fault = QByteArray::fromStdString(
            std::format("{} was to be {} and is {}", field.label, value.value_or("nothing"), written));
}

inline Expectation RandomIntents::addThing() {
    start();
    if (!model().hasPart())
        return {};
    const Point cell = someCell();
    const auto things = language().thingsToAdd(source(), {m_part, cell, std::nullopt});
    if (!things) {
        session().refuse(QString::fromStdString(things.error().reason));
        return {};
    }
    const AddableThing thing = m_lots.of(*things);
    session().apply(language().insert(source(), m_part, thing.statement), QStringLiteral("Add"),
                    MergeKey::None, levels().levelStart(model().level()));
    Expectation expected;
    expected.added = 1;
    expected.mayAdd = {{thing.name, cell}};
    if (!m_desk.hasChanged())
        fault = "what is offered cannot be added";
    return expected;
}

// The contents of a container move with it.
inline std::set<std::size_t> RandomIntents::withContents(std::set<std::size_t> statements,
                                                         const Contents& contents) {
    bool isContainerChosen = false;
    for (const Placement& thing : contents.things) {
        if (thing.isContained && isContainerChosen)
            statements.insert(thing.statement);
        if (thing.kind == StatementKind::Container)
            isContainerChosen = statements.contains(thing.statement);
    }
    return statements;
}

// A door on the map is removed with its last statement.
inline std::vector<DoorMove> RandomIntents::doorsGone(const Contents& contents,
                                                      const std::set<std::size_t>& statements) {
    std::set<Point> kept;
    std::vector<DoorMove> doors;
    for (const Placement& thing : contents.things) {
        if (thing.kind == StatementKind::Door && !statements.contains(thing.statement))
            kept.insert(thing.cells.begin(), thing.cells.end());
    }
    for (const Placement& thing : contents.things) {
        const bool isGone = thing.kind == StatementKind::Door && statements.contains(thing.statement);
        if (isGone && !thing.cells.empty() && !kept.contains(thing.cells.front()))
            doors.push_back({thing.cells.front(), std::nullopt});
    }
    return doors;
}

inline Expectation RandomIntents::deleteThings() {
    dropCellSelection();
    const bool areSelected = selectThings(4);
    start();
    if (!areSelected)
        return {};
    const Removal removal = session().analysis().removalOf(session().selectedStatements());
    Contents contents = contentsBefore();
    Expectation expected;
    expected.touched = withContents(selectedStatements(), contents);
    expected.removed = expected.touched.size();
    session().apply(EditOutcome(removal.edit), QStringLiteral("Delete"), MergeKey::None);
    const std::vector<DoorMove> doors = doorsGone(contents, expected.touched);
    if (!doors.empty())
        expected.parts.insert(m_part);
    contents.write(doorsMoved(walls(), mapBefore(), doors));
    contents.remove(expected.touched);
    expected.contents[m_part] = std::move(contents);
    return expected;
}

} // namespace levwright
