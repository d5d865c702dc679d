// SPDX-License-Identifier: GPL-3.0-or-later
// Random intents of all kinds, each carried out on a document, with the expected effect of each.
#pragma once

#include "core/tools/ToolTable.h"
#include "tests/widgets/IntentDesk.h"

#include <random>
#include <ranges>

namespace levwright {

inline constexpr Turn turns[] = {Turn::FlipHorizontally, Turn::FlipVertically, Turn::Clockwise,
                                 Turn::Counterclockwise, Turn::HalfTurn};

// Things in impossible places are reported, not refused, so that the user can continue from there.
inline const std::set<DiagnosticCode> ofPlaces{DiagnosticCode::DoorOffMap,
                                               DiagnosticCode::PlaceOutOfMap,
                                               DiagnosticCode::AreaOutOfMap,
                                               DiagnosticCode::AreaOutOfLevel,
                                               DiagnosticCode::RockInIrregularRegion,
                                               DiagnosticCode::DrawbridgeNeedsWall,
                                               DiagnosticCode::VaultSize};

// Random numbers.
class Lots {
public:
    explicit Lots(std::uint64_t seed) : m_random(seed) {}
    int below(int count) { return std::uniform_int_distribution<int>(0, count - 1)(m_random); }
    bool one(int in) { return below(in) == 0; }
    Point inside(Point size) { return {below(std::max(size.x, 1)), below(std::max(size.y, 1))}; }
    template <class List>
    const auto& of(const List& list) {
        return list[std::size_t(below(int(std::size(list))))];
    }

private:
    std::mt19937_64 m_random;
};

class RandomIntents {
public:
    struct Kind {
        const char* name;
        Expectation (RandomIntents::*run)();
        int share; // how often, relative to all kinds
    };

    // stamps: fragments to put down besides those from the map.
    RandomIntents(IntentDesk& desk, Lots& lots, const std::vector<Fragment>& stamps)
        : m_desk(desk), m_lots(lots), m_stamps(stamps) {}

    static std::span<const Kind> kinds();

    // Goes to a random part of the document, or to a room of a room level.
    void goSomewhere() {
        const LevelsAnalysis& analysis = levels();
        const std::size_t level = std::size_t(m_lots.below(int(analysis.levelCount())));
        const std::size_t count = analysis.level(level).sectionCount();
        if (count == 0)
            return;
        const Offset at = analysis.levelStart(level) +
                          analysis.level(level).sectionStart(std::size_t(m_lots.below(int(count))));
        session().select(Selection{at, at});
    }

private:
    // What can be reached:
    Session& session() { return m_desk.session; }
    const LevelsAnalysis& levels() { return session().levels(); }
    const LevelLanguage& language() { return session().game().language(); }
    CanvasModel& model() { return m_desk.model; }
    std::size_t part() { return model().part(); }
    Point mapSize() { return {model().cells().width(), model().cells().height()}; }
    Point someCell() { return m_lots.inside(m_lots.one(8) ? model().limit() : mapSize()); }
    Point someStep() { return {m_lots.below(9) - 4, m_lots.below(9) - 4}; }
    LevelSource source() { return levels().source(model().level()); }
    WallTerrain walls() { return WallTerrain(session().game().catalog()); }

    char someTerrain() {
        const std::vector<Terrain>& all = session().game().catalog().terrains();
        for (;;) {
            if (const char c = m_lots.of(all).mapCharacter; c != '\0' && language().isMapCharacter(c))
                return c;
        }
    }
    // Usually one that is on the map.
    char someTerrainHere() {
        const std::vector<char>& all = model().cells().cells();
        const char c = all.empty() || m_lots.one(4) ? someTerrain() : m_lots.of(all);
        return language().isMapCharacter(c) ? c : someTerrain();
    }

    // What is selected:
    void selectNothing() {
        if (session().currentPart()) {
            const LevelModel& level = levels().level(model().level());
            const Offset at =
                levels().levelStart(model().level()) + level.sectionStart(session().currentPart()->part);
            session().select(Selection{at, at});
        }
    }
    CellMask someCells() {
        const Point corner = m_lots.inside(mapSize());
        const Area area{corner.x, corner.y, std::min(mapSize().x - 1, corner.x + m_lots.below(20)),
                        std::min(mapSize().y - 1, corner.y + m_lots.below(10))};
        const CellMask whole = CellMask::of(area);
        if (m_lots.below(3) != 0)
            return whole;
        const CellMask rest = whole.without(CellMask({corner, {area.x2, area.y1}, {area.x1, area.y2}}));
        return rest.empty() ? whole : rest;
    }
    bool selectCells() {
        if (!model().hasMap() || mapSize().x == 0)
            return false;
        session().selectCells(someCells());
        return session().selectedCells() != nullptr;
    }
    bool selectThings(int most) {
        if (model().placements().empty())
            return false;
        std::vector<StatementRef> chosen;
        for (int i = 0, count = 1 + m_lots.below(most); i < count; ++i) {
            const StatementRef& one = m_lots.of(model().placements()).statement;
            if (!std::ranges::contains(chosen, one))
                chosen.push_back(one);
        }
        session().select(chosen);
        return true;
    }
    std::set<std::size_t> selectedStatements() {
        std::set<std::size_t> statements;
        for (const StatementRef& ref : session().selectedStatements())
            statements.insert(ref.statement);
        return statements;
    }
    void dropCellSelection() {
        if (session().selectedCells() != nullptr)
            session().selectCells({});
    }

    // Records the current state before the intent.
    void start() {
        m_desk.begin();
        m_part = model().hasPart() ? part() : 0;
    }
    const Grid<char>& mapBefore() {
        static const Grid<char> none;
        const std::vector<PartModel>& parts = m_desk.before().level(m_desk.level()).parts;
        return m_part < parts.size() && parts[m_part].map ? parts[m_part].map->cells : none;
    }
    Contents contentsBefore() { return m_desk.contentsBefore(m_part); }
    Expectation written(Contents contents) {
        Expectation expected;
        expected.parts = {m_part};
        expected.contents[m_part] = std::move(contents);
        return expected;
    }

    // The kinds of intents:
    Expectation stroke();
    std::set<std::size_t> doorsUnder(const std::vector<CellChange>& changes, const Grid<char>& map,
                                     const Contents& contents);
    std::vector<CellChange> cellsOf(const Fragment& fragment, const CellTurn& turn);
    void giveWay(const Fragment& fragment, const CellTurn& turn, const std::vector<CellChange>& changes,
                 Expectation& expected);
    Expectation replaceTerrain();
    Expectation straighten();
    Expectation nudgeThings();
    Expectation dragThings();
    Expectation resizeArea();
    Expectation alignThings();
    Expectation setField();
    Expectation addThing();
    Expectation deleteThings();
    Expectation cut();
    Expectation clearCells();
    Expectation moveCells();
    Expectation nudgeCells();
    Expectation turnCells();
    Expectation putDown();
    Expectation duplicate();
    Expectation turnPart();
    Expectation crop();
    Expectation grow();

    // Their parts:
    ToolOptions someOptions();
    std::optional<std::string> someValue(const StatementRef& ref, const FieldView& field);
    std::string someSource(const StatementRef& ref, const FieldView& field);
    std::string someArea();
    void checkField(const StatementRef& ref, const FieldView& field, const std::optional<std::string>& value);
    Expectation painted(const ToolOptions& options, const std::vector<Point>& path, char terrain,
                        bool constrained);
    Expectation moved(const std::map<std::size_t, std::vector<Point>>& steps);
    static std::set<std::size_t> withContents(std::set<std::size_t> statements, const Contents& contents);
    static std::vector<DoorMove> doorsGone(const Contents& contents, const std::set<std::size_t>& statements);
    Expectation gone(const TakenFragment& taken);
    Expectation put(const Fragment& fragment, const CellTurn& turn);
    Expectation movedTaken(const TakenFragment& taken, const CellTurn& turn);
    Expectation droppedFloating();
    std::optional<Placement> reshaped(const Placement& thing, const Contents& before, const CellTurn& turn,
                                      const Area& within);
    Expectation reshaped(const CellTurn& turn, Point size);

    IntentDesk& m_desk;
    Lots& m_lots;
    const std::vector<Fragment>& m_stamps;
    std::size_t m_part = 0;

public:
    QByteArray fault; // found by the intent itself
};

} // namespace levwright
