// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/StrokeController.h"

#include "core/base/Phrase.h"
#include "core/checks/MissingDoors.h"
#include "core/edit/ContainerEdit.h"
#include "core/edit/DoorEdit.h"
#include "core/edit/LevelErrors.h"
#include "core/tools/ToolCells.h"
#include "core/tools/ToolTable.h"

#include <algorithm>
#include <format>
#include <iterator>
#include <utility>

namespace levwright {
namespace {

StepName nameOfStep(ToolId tool) {
    return StepName::ofPhrase(toolTable()[std::size_t(tool)].name);
}

} // namespace

void StrokeController::setTool(ToolId tool) {
    finish();
    endTyping();
    m_tool = tool;
    m_paint = makePaintTool(tool);
}

QString StrokeController::outsideReason(Point cell) const {
    if (cell.x < 0 || cell.y < 0)
        return Session::tr("Painting can extend a map only to the right and downwards.");
    return cell.x >= m_model.limit().x
               ? Session::tr("A map may be at most %1 columns wide.").arg(m_model.limit().x)
               : Session::tr("A map may be at most %1 rows high.").arg(m_model.limit().y);
}

// The nearest cell that a map may have. If that is another cell, the reason is shown once per stroke.
std::optional<Point> StrokeController::allowed(Point cell) {
    const Point near{std::clamp(cell.x, 0, m_model.limit().x - 1),
                     std::clamp(cell.y, 0, m_model.limit().y - 1)};
    if (near != cell && !std::exchange(m_refused, true))
        m_session.refuse(outsideReason(cell));
    return near;
}

std::vector<Point> StrokeController::covered(Point cell) const {
    const OptionSet has = toolTable()[std::size_t(m_tool)].options;
    std::vector<Point> cells{cell};
    if ((has & brushOptions) != 0)
        cells = brushCells(cells, m_options);
    if ((has & mirrorOptions) == 0)
        return cells;
    std::vector<Point> all;
    for (const Point each : cells) {
        const std::vector<Point> images =
            mirrorImages(each, m_options.mirror, {m_model.cells().width(), m_model.cells().height()});
        all.insert(all.end(), images.begin(), images.end());
    }
    return all;
}

void StrokeController::begin(Point at, char terrain) {
    finish();
    if (!m_paint)
        return;
    m_refused = false;
    if (!m_model.hasMap()) {
        m_session.refuse(Session::tr("There is no map here to paint on."));
        return;
    }
    if (allowed(at) != at)
        return;
    m_mergeKey = m_session.newMergeKey();
    const Grid<char>& map = m_model.cells();
    m_stroke = Stroke{WallTerrain(m_session.game().catalog()), m_options, map};
    keepUp();
    carryOut(m_paint->begin({map, m_stroke->walls, at, terrain, m_options}));
}

void StrokeController::extend(Point to, bool constrained) {
    if (!isPainting() || !m_paint || !m_moved.empty() || m_resized)
        return;
    if (isOvertaken())
        return finish();
    if (const std::optional<Point> near = allowed(to))
        carryOut(m_paint->extend(*near, constrained));
}

void StrokeController::carryOut(const StrokeUpdate& update) {
    if (update.replacesStroke) {
        m_session.asOneChange([&] {
            m_session.takeBack(m_mergeKey);
            m_additions.clear();
            m_doors = {};
            draw(update, m_stroke->cells); // the model follows when the change is announced
        });
    } else {
        draw(update, m_model.cells());
    }
    keepUp();
}

bool StrokeController::isOvertaken() const {
    return m_session.document().revision() != m_revision;
}

void StrokeController::keepUp() {
    m_revision = m_session.document().revision();
}

void StrokeController::draw(const StrokeUpdate& update, const Grid<char>& cells) {
    if (!update.refusal.empty() && !std::exchange(m_refused, true))
        m_session.refuse(QString::fromUtf8(said(update.refusal)));
    if (update.changes.empty() || !m_model.hasMap())
        return;
    const CellMask* selected = m_session.selectedCells();
    const StrokeUpdate all = completed({m_stroke->walls,
                                        m_stroke->options,
                                        {m_stroke->cells.width(), m_stroke->cells.height()},
                                        m_model.limit(),
                                        selected},
                                       cells, update);
    if (selected != nullptr && all.changes.empty() && !std::exchange(m_refused, true))
        m_session.refuse(
            Session::tr("Only the selected cells can be painted (Escape clears the selection)."));
    m_additions = all.additions;
    for (const CellChange& change : all.changes)
        touchDoor(m_stroke->walls, change, m_stroke->cells.atOr(change.at, stone));
    paint(all.changes, nameOfStep(m_tool), m_mergeKey);
}

// Adds the statement for what was drawn, if the language has one and it is missing.
void StrokeController::addThing(const StrokeAddition& addition) {
    const LevelsAnalysis& analysis = m_session.levels();
    const LevelLanguage& language = m_session.game().language();
    const LevelSource source = analysis.source(m_model.level());
    const auto things = language.thingsToAdd(source, {m_model.part(), addition.cell, std::nullopt});
    if (!things)
        return;
    const auto thing = std::ranges::find(*things, addition.name, &AddableThing::name);
    if (thing == things->end())
        return;
    const auto isThere = [&](const ShownPlacement& shown) {
        return shown.placement.kind == thing->kind &&
               std::ranges::contains(shown.placement.cells, addition.cell);
    };
    if (std::ranges::none_of(m_model.placements(), isThere))
        m_session.applyInView(language.insert(source, m_model.part(), thing->statement), nameOfStep(m_tool),
                              m_mergeKey, analysis.levelStart(m_model.level()));
}

void StrokeController::touchDoor(const WallTerrain& walls, const CellChange& change, char before) {
    if (walls.isDoor(change.terrain))
        m_doors.drawn.push_back(change.at);
    if (walls.isDoor(before))
        m_doors.erased.push_back(change.at);
}

// Doors and their statements come and go together.
void StrokeController::settleDoors(const TouchedDoors& touched, const StepName& label, MergeKey mergeKey) {
    if (!m_model.hasMap())
        return;
    if (!touched.drawn.empty())
        stateDoors(touched.drawn, label, mergeKey);
    if (!touched.erased.empty())
        removeDoors(touched.erased, label, mergeKey);
}

void StrokeController::removeDoors(const std::vector<Point>& erased, const StepName& label,
                                   MergeKey mergeKey) {
    const WallTerrain walls(m_session.game().catalog());
    std::vector<Point> gone;
    std::ranges::copy_if(erased, std::back_inserter(gone),
                         [&](Point cell) { return !walls.isDoor(m_model.cells().atOr(cell, stone)); });
    if (gone.empty())
        return;
    const LevelsAnalysis& analysis = m_session.levels();
    const LevelSource source = analysis.source(m_model.level());
    const LevelLanguage& language = m_session.game().language();
    const TextEdit removed =
        alsoWithout(language, source, {}, doorsAt(language, source, m_model.part(), gone));
    if (!removed.empty())
        m_session.applyInView(removed, label, mergeKey, analysis.levelStart(m_model.level()));
}

// Each drawn door that is still there gets its statement, unless it has one.
void StrokeController::stateDoors(const std::vector<Point>& drawn, const StepName& label, MergeKey mergeKey) {
    const WallTerrain walls(m_session.game().catalog());
    const auto isStated = [&](Point cell) {
        return std::ranges::any_of(m_model.placements(), [&](const ShownPlacement& shown) {
            return shown.placement.kind == StatementKind::Door &&
                   std::ranges::contains(shown.placement.cells, cell);
        });
    };
    std::vector<Point> doors;
    const CellMask cells(drawn);
    for (const Point cell : cells.cells()) {
        if (walls.isDoor(m_model.cells().atOr(cell, stone)) && !isStated(cell))
            doors.push_back(cell);
    }
    const LevelsAnalysis& analysis = m_session.levels();
    const LevelSource source = analysis.source(m_model.level());
    const EditOutcome added = addDoors(m_session.game().language(), source, m_model.part(), doors);
    const bool isGood =
        added && !added->empty() && !EditTrial(m_session.game().language(), source.text).objectionTo(*added);
    if (isGood) // otherwise a problem tells of the doors
        m_session.applyInView(added, label, mergeKey, analysis.levelStart(m_model.level()));
}

void StrokeController::paint(const std::vector<CellChange>& changes, const StepName& label,
                             MergeKey mergeKey) {
    const LevelsAnalysis& analysis = m_session.levels();
    const EditOutcome outcome =
        m_session.game().language().paint(analysis.source(m_model.level()), m_model.part(), changes);
    m_session.applyInView(outcome, label, mergeKey, analysis.levelStart(m_model.level()));
}

bool StrokeController::type(Point at, char terrain) {
    finish();
    m_refused = false;
    const CellMask* selected = m_session.selectedCells();
    const bool isOut = selected != nullptr && !selected->contains(at);
    if (!m_model.hasMap())
        m_session.refuse(Session::tr("There is no map here to paint on."));
    else if (isOut)
        m_session.refuse(
            Session::tr("Only the selected cells can be painted (Escape clears the selection)."));
    if (!m_model.hasMap() || isOut || allowed(at) != at)
        return false;
    if (m_typing == MergeKey::None)
        m_typing = m_session.newMergeKey();
    const StepName label = nameOfStep(ToolId::Type);
    touchDoor(WallTerrain(m_session.game().catalog()), {at, terrain}, m_model.cells().atOr(at, stone));
    paint({{at, terrain}}, label, m_typing);
    settleDoors(std::exchange(m_doors, {}), label, m_typing);
    return true;
}

void StrokeController::finish() {
    if (isOvertaken()) {
        m_additions.clear();
        m_doors = {};
    }
    // Their changes may lead back here.
    const std::vector<StrokeAddition> additions = std::exchange(m_additions, {});
    settleDoors(std::exchange(m_doors, {}), nameOfStep(m_tool), m_mergeKey);
    for (const StrokeAddition& addition : additions)
        addThing(addition);
    if (isPainting())
        m_session.endStep();
    m_mergeKey = MergeKey::None;
    m_moved.clear();
    m_resized.reset();
}

void StrokeController::drop() {
    putIntoContainer();
    finish();
}

void StrokeController::putIntoContainer() {
    if (m_moved.size() != 1 || m_dragged == Point{} || isOvertaken())
        return;
    const StatementRef& ref = m_moved.front().statement;
    const LevelsAnalysis& levels = m_session.levels();
    const auto container = containerBelow(levels.source(ref.level), ref.statement);
    if (!container)
        return;
    const ArrangeOutcome inside =
        levels.arrange({ref}, ref.level, {*container, ArrangePlace::Where::Into}, Arranging::Move);
    if (!inside)
        return m_session.refuse(QString::fromStdString(inside.error().reason));
    const Offset begin = inside->statements.front().begin;
    m_session.apply(inside->edit, m_moveLabel, m_mergeKey, Selection{begin, begin});
}

void StrokeController::cancel() {
    m_additions.clear();
    m_doors = {};
    if (isPainting())
        m_session.takeBack(m_mergeKey);
    finish();
}

void StrokeController::beginMove(const std::vector<ShownPlacement>& shown) {
    finish();
    if (shown.empty() || std::ranges::any_of(shown, &ShownPlacement::broken))
        return;
    for (const ShownPlacement& each : shown)
        m_moved.push_back({each.statement, each.placement.origin, each.room});
    m_refused = false;
    m_dragged = {};
    m_moveLabel = shown.size() == 1 ? stepName("Move %1").arg(StepName::ofSaid(shown.front().placement.label))
                                    : stepName("Move %1 Things").arg(shown.size());
    m_mergeKey = m_session.newMergeKey();
    keepUp();
}

void StrokeController::moveBy(Point distance) {
    if (m_moved.empty() || std::exchange(m_dragged, distance) == distance)
        return;
    if (isOvertaken())
        return finish();
    m_session.asOneChange([&] {
        m_session.takeBack(m_mergeKey);
        if (distance != Point{})
            carryMove(distance);
    });
    keepUp();
}

void StrokeController::carryMove(Point distance) {
    const auto leaves = [&](const Moved& moved) {
        const Point to = placeOf(moved, distance);
        return to.x < 0 || to.y < 0 || to.x >= m_model.limit().x || to.y >= m_model.limit().y;
    };
    const QString reason = leavingReason(distance);
    if (!reason.isEmpty() && !std::exchange(m_refused, true))
        m_session.refuse(reason);
    if (!reason.isEmpty() || std::ranges::any_of(m_moved, leaves))
        return;
    const EditOutcome outcome = movedBy(distance);
    if (!outcome && std::exchange(m_refused, true))
        return;
    const std::optional<Range> cause = outcome ? std::nullopt : computedAmongMoved();
    if (cause)
        return m_session.refuse(QString::fromStdString(outcome.error().reason), *cause);
    m_session.apply(outcome, m_moveLabel, m_mergeKey);
}

// What computes the place of the first statement that cannot be moved because of that.
std::optional<Range> StrokeController::computedAmongMoved() const {
    for (const ShownPlacement& shown : m_model.placements()) {
        if (shown.placement.computedAt && std::ranges::contains(m_moved, shown.statement, &Moved::statement))
            return shown.placement.computedAt->shifted(m_session.levels().levelStart(shown.statement.level));
    }
    return std::nullopt;
}

// The reason why a thing cannot leave its room; empty if none would.
QString StrokeController::leavingReason(Point distance) const {
    for (const Moved& moved : m_moved) {
        const std::optional<Area> floor = moved.room ? m_model.floorOf(*moved.room) : std::nullopt;
        const Point to = placeOf(moved, distance);
        if (floor && moved.origin && !Area{0, 0, floor->x2 - floor->x1, floor->y2 - floor->y1}.contains(to))
            return Session::tr("It must stay in its room, whose floor is %1 × %2.")
                .arg(floor->width())
                .arg(floor->height());
    }
    return {};
}

// One edit of the file for all moved statements. Refused if one of them cannot be moved.
EditOutcome StrokeController::movedBy(Point distance) const {
    const LevelsAnalysis& analysis = m_session.levels();
    std::vector<Replacement> replacements;
    for (const Moved& moved : m_moved) {
        const StatementRef& ref = moved.statement;
        const EditOutcome outcome = m_session.game().language().move(analysis.source(ref.level),
                                                                     ref.statement, placeOf(moved, distance));
        if (!outcome)
            return outcome;
        for (const Replacement& each : outcome->replacements())
            replacements.push_back({each.range.shifted(analysis.levelStart(ref.level)), each.text});
    }
    const EditOutcome doors = doorsMovedBy(distance);
    if (!doors)
        return doors;
    for (const Replacement& each : doors->replacements())
        replacements.push_back({each.range.shifted(analysis.levelStart(m_model.level())), each.text});
    return TextEdit(std::move(replacements));
}

EditOutcome StrokeController::doorsMovedBy(Point distance) const {
    if (!m_model.hasPart())
        return TextEdit();
    std::vector<PlaceChange> changes;
    for (const Moved& moved : m_moved) {
        if (moved.statement.level == m_model.level())
            changes.push_back({moved.statement.statement, placeOf(moved, distance)});
    }
    return doorsWith(m_session.game().language(), m_session.game().catalog(),
                     m_session.levels().source(m_model.level()), m_model.part(), changes);
}

void StrokeController::beginResize(const ShownPlacement& shown, Point fixed) {
    finish();
    if (shown.broken || !shown.placement.area)
        return;
    const Area& area = *shown.placement.area;
    m_resized = Resized{shown.statement, area, fixed};
    m_dragged = {area.x1 + area.x2 - fixed.x, area.y1 + area.y2 - fixed.y};
    m_refused = false;
    m_moveLabel = stepName("Resize %1").arg(StepName::ofSaid(shown.placement.label));
    m_mergeKey = m_session.newMergeKey();
    keepUp();
}

std::optional<Area> StrokeController::resized() const {
    if (!m_resized)
        return std::nullopt;
    return Area{m_resized->fixed.x, m_resized->fixed.y, m_dragged.x, m_dragged.y}.ordered();
}

void StrokeController::resizeTo(Point corner) {
    if (!m_resized || std::exchange(m_dragged, corner) == corner)
        return;
    if (isOvertaken())
        return finish();
    m_session.asOneChange([&] {
        m_session.takeBack(m_mergeKey);
        carryResize(corner);
    });
    keepUp();
}

void StrokeController::carryResize(Point corner) {
    const std::optional<Point> near = allowed(corner);
    const Area area = Area{m_resized->fixed.x, m_resized->fixed.y, near->x, near->y}.ordered();
    if (area == m_resized->area)
        return;
    const EditOutcome outcome =
        m_session.analysis().setField(m_resized->statement, {Field::Area, {}},
                                      std::format("({},{},{},{})", area.x1, area.y1, area.x2, area.y2));
    if (!outcome && std::exchange(m_refused, true))
        return;
    m_session.apply(outcome, m_moveLabel, m_mergeKey);
}

Point StrokeController::placeOf(const Moved& moved, Point distance) {
    return moved.origin ? Point{moved.origin->x + distance.x, moved.origin->y + distance.y} : Point{};
}

} // namespace levwright
