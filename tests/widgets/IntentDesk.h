// SPDX-License-Identifier: GPL-3.0-or-later
// A document with everything that carries out intents on its map, but without a window; and what must hold
// after each intent.
#pragma once

#include "core/base/FileStore.h"
#include "core/base/Flood.h"
#include "tests/support/Levels.h"
#include "widgets/canvas/CellSelector.h"
#include "widgets/canvas/FragmentCommands.h"
#include "widgets/canvas/MapCommands.h"
#include "widgets/canvas/StrokeController.h"

#include <map>
#include <set>
#include <tuple>

namespace levwright {

// What a part shows: terrain up to the limits of a map, and the things in it, in text order.
struct Contents {
    Grid<char> cells;
    std::vector<Placement> things;

    Contents() = default;
    Contents(const LevelsAnalysis& analysis, std::size_t level, std::size_t part) {
        PartView view = analysis.game().language().view(analysis.source(level), part);
        cells = Grid<char>(view.limit.x, view.limit.y, ' ');
        if (view.map != nullptr)
            write(view.map->cells, {0, 0});
        things = std::move(view.placements);
        for (const Placement& thing : things) {
            const Argument* irregular =
                analysis.level(level).tree->statements[thing.statement].find(Field::Irregular);
            if (irregular != nullptr && irregular->number() != 0)
                m_growing.insert(thing.statement);
        }
        m_ground = view.map != nullptr ? view.map->cells : Grid<char>();
    }
    // Up to the limits of a map.
    void write(const Grid<char>& from, Point corner) {
        for (int y = 0; y < from.height(); ++y) {
            for (int x = 0; x < from.width(); ++x) {
                if (const Point at{corner.x + x, corner.y + y}; cells.contains(at))
                    cells.set(at, from.at({x, y}));
            }
        }
    }
    void write(const std::vector<CellChange>& changes) {
        for (const CellChange& change : changes) {
            if (cells.contains(change.at))
                cells.set(change.at, change.terrain);
        }
    }
    // What is in one of the things follows it.
    void turn(const std::set<std::size_t>& statements, const CellTurn& turn) {
        bool isContainerMoved = false;
        for (Placement& thing : things) {
            const bool isMoved = thing.isContained ? isContainerMoved : statements.contains(thing.statement);
            if (isMoved)
                turnThing(thing, turn);
            if (thing.kind == StatementKind::Container)
                isContainerMoved = isMoved;
        }
    }
    // An irregular region continues to grow over the same floor.
    void turnThing(Placement& thing, const CellTurn& turn) const {
        for (Point& cell : thing.cells)
            cell = turn(cell);
        if (!thing.area)
            return;
        const Area was = *thing.area;
        const Point seed{was.x1, was.y1};
        const Area is = turn(was).ordered();
        thing.area = is;
        const auto floor = flooded({m_ground.width(), m_ground.height()}, seed, Joining::Sides,
                                   [&](Point, Point to) { return m_ground.at(to) == m_ground.at(seed); });
        const auto isFirst = [&](Point cell) { return turn(cell) == Point{is.x1, is.y1}; };
        if (!m_growing.contains(thing.statement) || isFirst(seed) || std::ranges::any_of(floor, isFirst))
            return;
        const Point first = turn(seed);
        const Point last = turn(Point{was.x2, was.y2});
        thing.area = Area{first.x, first.y, std::max(first.x, last.x), std::max(first.y, last.y)};
    }
    bool hasIrregular() const { return !m_growing.empty(); }
    void remove(const std::set<std::size_t>& statements) {
        std::erase_if(things, [&](const Placement& thing) { return statements.contains(thing.statement); });
    }

    using Look = std::tuple<StatementKind, std::vector<Point>, std::optional<Area>, std::string, bool>;
    std::vector<Look> looks() const {
        std::vector<Look> all;
        for (const Placement& thing : things) {
            std::vector<Point> places = thing.cells;
            std::ranges::sort(places);
            all.emplace_back(thing.kind, places, thing.area, thing.label, thing.isContained);
        }
        std::ranges::sort(all);
        return all;
    }

private:
    std::set<std::size_t> m_growing; // the statements of irregular regions
    Grid<char> m_ground;             // the map before the intent
};

// The expected effect of an intent on a level, and where it may write.
struct Expectation {
    std::set<std::size_t> touched;            // statements of the level that it may change or remove
    std::set<std::size_t> parts;              // the parts whose maps it may write
    std::size_t removed = 0;                  // number of statements
    std::optional<std::size_t> added = 0;     // number of lines with statements; empty: any number
    std::map<std::size_t, Contents> contents; // of the changed parts
    std::set<std::size_t> unsure;             // parts whose things are not checked
    bool unsureCells = false;                 // whether their maps are not checked either
    std::vector<StrokeAddition> mayAdd = {};  // to the part; each has a place there
    std::set<DiagnosticCode> mayBreak = {};   // errors that the intent asks for
};

class IntentDesk {
public:
    IntentDesk(const GamePtr& game, std::string bytes)
        : session({.game = game, .bytes = std::move(bytes)}, m_files), model(session),
          strokes(session, model), cells(session, model), floating(session, model),
          fragments(session, model, floating), commands(session, model) {
        QObject::connect(&session, &Session::changed, &session, [this](const Change& change) {
            if (floating.isLifted())
                floating.cancel();
            model.rebuild(&change);
            m_edits.push_back(change.edit);
        });
        QObject::connect(&session, &Session::selectionChanged, &session, [this] {
            if (model.isElsewhere()) {
                strokes.finish();
                floating.cancel();
                model.rebuild(nullptr);
            }
            model.takeChanges();
        });
        QObject::connect(&session, &Session::refused, &session,
                         [this](const QString& reason) { m_refusals << reason; });
    }

    // What follows is one intent.
    void begin() {
        session.endStep();
        m_before = session.document().analysis();
        m_selection = session.selection();
        m_steps = session.document().doneSteps();
        m_level = model.level();
        m_part = session.currentPart();
        m_edits.clear();
        m_refusals.clear();
    }
    bool hasChanged() const { return session.text().bytes() != m_before->text().bytes(); }
    const QStringList& refusals() const { return m_refusals; }
    const LevelsAnalysis& before() const { return *m_before->levels(); }
    std::size_t level() const { return m_level; }
    Contents contentsBefore(std::size_t part) const { return {before(), m_level, part}; }

    // The first violation since begin(); empty if there is none.
    QByteArray wrong(const Expectation& expected) {
        const std::size_t steps = session.document().doneSteps();
        // Several steps that cancel each other leave one step.
        if (!hasChanged())
            return steps == m_steps || m_edits.size() > 1 ? QByteArray() : "a step that changes nothing";
        if (steps != m_steps + 1)
            return "not one step";
        for (const auto& check : {&IntentDesk::wrongBytes, &IntentDesk::wrongStatements,
                                  &IntentDesk::wrongContents, &IntentDesk::wrongErrors}) {
            if (const QByteArray found = (this->*check)(expected); !found.isEmpty())
                return found;
        }
        if (session.currentPart() != m_part)
            return "the map shows another part";
        if (const QByteArray found = wrongAnalysis(); !found.isEmpty())
            return found;
        return wrongUndo();
    }

private:
    MemoryFileStore m_files;

public:
    Session session;
    CanvasModel model;
    StrokeController strokes;
    CellSelector cells;
    FloatingFragment floating;
    FragmentCommands fragments;
    MapCommands commands;

private:
    const LevelsAnalysis& now() const { return session.levels(); }
    const LevelModel& levelBefore() const { return before().level(m_level); }
    std::string_view textBefore() const { return before().levelText(m_level); }

    // Includes the blanks around them, and the line end if nothing else is on the line.
    Range rangeToTouch(Range range) const {
        const std::string_view text = textBefore();
        while (range.begin > 0 && (text[range.begin - 1] == ' ' || text[range.begin - 1] == '\t'))
            --range.begin;
        while (range.end < text.size() && std::string_view(" \t\r").contains(text[range.end]))
            ++range.end;
        if (range.end < text.size() && text[range.end] == '\n')
            ++range.end;
        return range;
    }

    std::vector<Range> rangesToTouch(const Expectation& expected) const {
        std::vector<Range> ranges;
        for (const std::size_t statement : expected.touched)
            ranges.push_back(rangeToTouch(levelBefore().tree->statements[statement].range));
        for (const std::size_t part : expected.parts) {
            if (const MapNode* map = levelBefore().parts[part].mapNode)
                ranges.push_back(map->range);
        }
        std::ranges::sort(ranges, {}, &Range::begin);
        std::vector<Range> joined;
        for (const Range& range : ranges) {
            if (!joined.empty() && range.begin <= joined.back().end)
                joined.back().end = std::max(joined.back().end, range.end);
            else
                joined.push_back(range);
        }
        return joined;
    }

    // Only the subject of the intent is written; new lines are inserted between lines.
    QByteArray wrongBytes(const Expectation& expected) {
        m_edit = TextEdit::composed(m_edits);
        const std::string_view all = before().text().bytes();
        if (m_edit.apply(all) != session.text().bytes())
            return "the changes that were told do not make the text";
        const std::vector<Range> allowed = rangesToTouch(expected);
        const Offset start = before().levelStart(m_level);
        for (const Replacement& each : m_edit.replacements()) {
            const auto holds = [&](const Range& range) {
                return range.begin + start <= each.range.begin && each.range.end <= range.end + start;
            };
            const bool isNew = expected.added != 0 || !expected.mayAdd.empty();
            const bool isLine = isNew && (each.text.ends_with('\n') || each.range.begin == all.size());
            if (!isLine && std::ranges::none_of(allowed, holds))
                return "bytes outside of what it is about: " +
                       QByteArray::fromStdString(
                           std::string(all.substr(each.range.begin, each.range.size())) + "\nto\n" +
                           each.text);
        }
        for (std::size_t i = 0; i < before().levelCount(); ++i) {
            if (now().levelCount() != before().levelCount())
                return "another number of levels";
            if (i != m_level && before().levelText(i) != now().levelText(i))
                return "another level: " + QByteArray::fromStdString(std::string(before().levelText(i))) +
                       "\nbecame\n" + QByteArray::fromStdString(std::string(now().levelText(i)));
        }
        return {};
    }

    QByteArray wrongStatements(const Expectation& expected) {
        const LevelTree& old = *levelBefore().tree;
        const LevelTree& tree = *now().level(m_level).tree;
        const std::size_t least = old.statements.size() - expected.removed + expected.added.value_or(0);
        const std::size_t further = expected.added == 0 ? expected.mayAdd.size() : 0;
        const std::size_t most = expected.added ? least + further : tree.statements.size();
        if (tree.statements.size() < least || tree.statements.size() > most)
            return "another number of statements: " + QByteArray::number(qulonglong(old.statements.size())) +
                   " to " + QByteArray::number(qulonglong(tree.statements.size()));
        std::size_t next = 0;
        for (std::size_t i = 0; i < old.statements.size(); ++i) {
            if (expected.touched.contains(i))
                continue;
            const StatementNode& was = old.statements[i];
            const std::string_view text = textBefore().substr(was.range.begin, was.range.size());
            const auto isSame = [&](const StatementNode& is) {
                return is.kind == was.kind && is.broken == was.broken && is.misplaced == was.misplaced &&
                       now().levelText(m_level).substr(is.range.begin, is.range.size()) == text;
            };
            while (next < tree.statements.size() && !isSame(tree.statements[next]))
                ++next;
            if (next++ == tree.statements.size())
                return "a statement that was not touched: " + QByteArray::fromStdString(std::string(text));
        }
        return {};
    }

    QByteArray wrongContents(const Expectation& expected) {
        for (std::size_t part = 0; part < levelBefore().parts.size(); ++part) {
            if (part >= now().level(m_level).parts.size())
                return "a part is gone";
            const auto given = expected.contents.find(part);
            const Contents wanted = given != expected.contents.end() ? given->second : contentsBefore(part);
            const Contents is(now(), m_level, part);
            if (wanted.cells != is.cells && !expected.unsureCells)
                return "other cells than wanted:\n" + drawn(wanted.cells) + "\nbut\n" + drawn(is.cells);
            const QByteArray found =
                expected.unsure.contains(part) ? QByteArray() : wrongThings(wanted, is, expected);
            if (!found.isEmpty())
                return found;
        }
        return {};
    }

    static QByteArray drawn(const Grid<char>& cells) {
        QByteArray rows;
        for (int y = 0; y < cells.height(); ++y) {
            for (int x = 0; x < cells.width(); ++x)
                rows += cells.at({x, y});
            rows += '\n';
        }
        return rows;
    }

    static QByteArray wrongThings(const Contents& wanted, const Contents& is, const Expectation& expected) {
        const std::vector<Contents::Look> before = wanted.looks();
        const std::vector<Contents::Look> after = is.looks();
        std::vector<Contents::Look> missing;
        std::vector<Contents::Look> further;
        std::ranges::set_difference(before, after, std::back_inserter(missing));
        std::ranges::set_difference(after, before, std::back_inserter(further));
        std::erase_if(further, [&](const Contents::Look& look) {
            return std::ranges::any_of(expected.mayAdd, [&](const StrokeAddition& each) {
                const auto& [kind, places, area, label, isContained] = look;
                return std::ranges::contains(places, each.cell) || (area && area->contains(each.cell));
            });
        });
        QByteArray found;
        for (const auto& look : missing)
            found += " without " + described(look);
        for (const auto& look : further)
            found += " with " + described(look);
        return found.isEmpty() ? found : "other things:" + found;
    }

    static QByteArray described(const Contents::Look& look) {
        const auto& [kind, places, area, label, isContained] = look;
        QByteArray words = QByteArray::fromStdString(label);
        for (const Point cell : places)
            words += " (" + QByteArray::number(cell.x) + ',' + QByteArray::number(cell.y) + ')';
        if (area)
            words += " (" + QByteArray::number(area->x1) + ',' + QByteArray::number(area->y1) + ',' +
                     QByteArray::number(area->x2) + ',' + QByteArray::number(area->y2) + ')';
        return words + (isContained ? " inside;" : ";");
    }

    std::map<DiagnosticCode, int> errorsOf(const LevelsAnalysis& analysis) const {
        std::map<DiagnosticCode, int> counts;
        for (const Diagnostic& diagnostic : analysis.level(m_level).diagnostics) {
            if (diagnostic.severity() == Severity::Error)
                ++counts[diagnostic.code];
        }
        return counts;
    }

    QByteArray wrongErrors(const Expectation& expected) {
        std::map<DiagnosticCode, int> old = errorsOf(before());
        for (const auto& [error, count] : errorsOf(now())) {
            if (count <= old[error] || expected.mayBreak.contains(error))
                continue;
            for (const Diagnostic& diagnostic : now().level(m_level).diagnostics) {
                if (diagnostic.code == error)
                    return "a new error: " + QByteArray::fromStdString(diagnostic.message());
            }
        }
        return {};
    }

    // The analysis of the touched level alone equals that of the whole text.
    QByteArray wrongAnalysis() {
        const LevelsAnalysis whole(session.document().analysis()->gamePtr(), session.text());
        const auto isSame = [](const LevelPlace& x, const LevelPlace& y) {
            const LevelTree& a = *x.tree;
            const LevelTree& b = *y.tree;
            return x.start == y.start && a.tokens == b.tokens && a.kind == b.kind &&
                   a.statements == b.statements && a.endOfHeader == b.endOfHeader &&
                   a.sections == b.sections && a.diagnostics == b.diagnostics && a.firstError == b.firstError;
        };
        if (!std::ranges::equal(whole.tree().levels, now().tree().levels, isSame))
            return "the text is read another way when it is read as a whole";
        if (whole.diagnostics() != now().diagnostics())
            return "other diagnostics than those of the text as a whole";
        for (std::size_t part = 0; part < now().level(m_level).parts.size(); ++part) {
            const Contents a(whole, m_level, part);
            const Contents b(now(), m_level, part);
            if (a.cells != b.cells || a.looks() != b.looks())
                return "another model than that of the text as a whole";
        }
        return {};
    }

    QByteArray wrongUndo() {
        const std::string after(session.text().bytes());
        const Selection selection = session.selection();
        if (!selection.fits(after.size()))
            return "a selection outside of the text";
        session.undo();
        if (session.text().bytes() != before().text().bytes())
            return "undo gives other bytes";
        if (session.selection() != m_selection)
            return "undo gives another selection";
        if (session.analysis().diagnostics() != m_before->diagnostics())
            return "undo gives other diagnostics";
        session.redo();
        if (session.text().bytes() != after)
            return "redo gives other bytes";
        return session.selection() == selection ? QByteArray() : "redo gives another selection";
    }

    AnalysisPtr m_before;
    Selection m_selection;
    std::size_t m_steps = 0;
    std::size_t m_level = 0;
    std::optional<PartRef> m_part;
    std::vector<TextEdit> m_edits;
    TextEdit m_edit;
    QStringList m_refusals;
};

} // namespace levwright
