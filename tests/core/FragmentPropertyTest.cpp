// SPDX-License-Identifier: GPL-3.0-or-later
// Random intents on all stock levels: what they do to the text is what they do to the model, and no more.
// LEVWRIGHT_INTENTS: how many (usually 1500).
#include "core/fragment/FragmentEdit.h"
#include "core/fragment/PartShape.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"

#include <QTest>

#include <random>

using namespace levwright;

namespace {

using Thing = std::tuple<std::vector<Point>, std::optional<Area>, std::string>;

// What a part shows: terrain as far as a map may go, and things by what they are and where.
struct Contents {
    Grid<char> cells;
    std::vector<Thing> things;

    Contents(const LevelLanguage& language, const LevelSource& level, std::size_t part) {
        const PartView view = language.view(level, part);
        cells = Grid<char>(view.limit.x, view.limit.y, ' ');
        for (int x = 0; view.map != nullptr && x < view.limit.x; ++x) {
            for (int y = 0; y < view.limit.y; ++y)
                cells.set({x, y}, view.map->cells.atOr({x, y}, ' '));
        }
        for (const Placement& each : view.placements) {
            things.emplace_back(each.cells, each.area, each.label);
            statements.push_back(each.statement);
        }
    }
    std::vector<std::size_t> statements; // of the things

    bool operator==(const Contents& other) const {
        const auto sorted = [](std::vector<Thing> all) {
            std::ranges::sort(all);
            return all;
        };
        return cells == other.cells && sorted(things) == sorted(other.things);
    }
};

Thing turned(const FragmentThing& thing, const CellTurn& turn) {
    std::vector<Point> cells;
    for (const Point cell : thing.look.cells)
        cells.push_back(turn(cell));
    return {cells, thing.look.area ? std::optional(turn(*thing.look.area)) : std::nullopt, thing.look.label};
}

struct StockPart {
    std::string text; // of its level
    std::size_t part = 0;
};

class Intents {
public:
    Intents(const GamePtr& game, const QString& folder) : m_game(game) {
        for (const QString& path : stockFiles(folder)) {
            const LevelsAnalysis analysis(game, TextSnapshot(fileBytes(path).toStdString()));
            for (std::size_t level = 0; level < analysis.levelCount(); ++level) {
                for (std::size_t part = 0; part < analysis.level(level).parts.size(); ++part) {
                    if (analysis.level(level).parts[part].map)
                        m_parts.push_back({std::string(analysis.levelText(level)), part});
                }
            }
        }
    }

    // What is wrong; empty if nothing is.
    QByteArray tryOne() {
        const StockPart& stock = m_parts[below(int(m_parts.size()))];
        const Draft before(language(), stock.text);
        const Contents contents(language(), before.source(), stock.part);
        switch (below(4)) {
        case 0:
            return remove(before, contents, stock.part);
        case 1:
            return move(before, contents, stock.part);
        case 2:
            return put(before, contents, stock.part);
        default:
            return shift(before, contents, stock.part);
        }
    }
    int done() const { return m_done; }

private:
    const LevelLanguage& language() const { return m_game->language(); }
    std::size_t below(int count) {
        return std::size_t(std::uniform_int_distribution<int>(0, count - 1)(m_random));
    }

    CellMask mask(const Draft& draft, std::size_t part) {
        const Grid<char>& cells = draft.model().parts[part].map->cells;
        const Point corner{int(below(cells.width())), int(below(cells.height()))};
        const Area area{corner.x, corner.y, std::min(cells.width() - 1, corner.x + int(below(20))),
                        std::min(cells.height() - 1, corner.y + int(below(10)))};
        CellMask chosen = CellMask::of(area);
        if (below(3) == 0)
            chosen = chosen.without(CellMask({corner, {area.x2, area.y1}, {area.x1, area.y2}}));
        return chosen.empty() ? CellMask::of(area) : chosen;
    }

    TakenFragment take(const Draft& draft, std::size_t part) {
        return takeCells(language(), m_game->catalog().gameId(), draft.source(), part, mask(draft, part));
    }

    static void without(Contents& contents, const TakenFragment& taken) {
        std::vector<Thing> rest;
        for (std::size_t i = 0; i < contents.things.size(); ++i) {
            if (!std::ranges::contains(taken.statements, contents.statements[i]))
                rest.push_back(contents.things[i]);
        }
        contents.things = std::move(rest);
        forCells(taken.fragment, [&](Point at, char) {
            contents.cells.set({at.x + taken.fragment.bounds.x1, at.y + taken.fragment.bounds.y1}, ' ');
        });
    }

    static void forCells(const Fragment& fragment, const auto& act) {
        for (int x = 0; x < fragment.cells.width(); ++x) {
            for (int y = 0; y < fragment.cells.height(); ++y) {
                if (fragment.cells.at({x, y}) != notThere)
                    act(Point{x, y}, fragment.cells.at({x, y}));
            }
        }
    }

    static bool keepsTheRest(const std::string& text, const TextEdit& edit, const std::string& after) {
        Offset from = 0;
        Offset to = 0;
        for (const Replacement& each : edit.replacements()) {
            const Offset size = each.range.begin - from;
            if (after.compare(to, size, text, from, size) != 0)
                return false;
            from = each.range.end;
            to += size + each.text.size();
        }
        return after.substr(to) == text.substr(from);
    }

    QByteArray check(const Draft& before, std::size_t part, const TextEdit& edit, const Contents& expected) {
        ++m_done;
        const std::string text(before.source().text);
        const std::string after = edit.apply(text);
        if (!keepsTheRest(text, edit, after))
            return "bytes outside of the edit";
        if (edit.inverse(text).apply(after) != text)
            return "undo";
        const Draft now(language(), after);
        if (!(Contents(language(), now.source(), part) == expected))
            return "another model:\n" + QByteArray::fromStdString(text) + "\nbecame\n" +
                   QByteArray::fromStdString(after);
        return {};
    }

    QByteArray remove(const Draft& before, Contents expected, std::size_t part) {
        const TakenFragment taken = take(before, part);
        const EditOutcome edit = removeFragment(language(), before.source(), part, taken);
        if (!edit)
            return {};
        without(expected, taken);
        return check(before, part, *edit, expected);
    }

    QByteArray move(const Draft& before, Contents expected, std::size_t part) {
        const TakenFragment taken = take(before, part);
        const CellTurn turn = CellTurn::shift({int(below(9)) - 4, int(below(9)) - 4});
        const auto edit = moveFragment(language(), before.source(), part, taken, turn);
        if (!edit)
            return {};
        without(expected, taken);
        const Fragment& fragment = taken.fragment;
        forCells(fragment, [&](Point at, char terrain) {
            if (language().isMapCharacter(terrain))
                expected.cells.set(turn(Point{at.x + fragment.bounds.x1, at.y + fragment.bounds.y1}),
                                   terrain);
        });
        for (const FragmentThing& thing : fragment.things)
            expected.things.push_back(turned(thing, turn));
        return check(before, part, edit->edit, expected);
    }

    QByteArray put(const Draft& before, Contents expected, std::size_t part) {
        const StockPart& other = m_parts[below(int(m_parts.size()))];
        const Draft from(language(), other.text);
        const TakenFragment taken = take(from, other.part);
        const Point at{int(below(60)), int(below(12))};
        const auto edit = putFragment(language(), before.source(), part, taken.fragment, at);
        if (!edit || !edit->left.empty())
            return {};
        forCells(taken.fragment, [&](Point cell, char terrain) {
            expected.cells.set({at.x + cell.x, at.y + cell.y}, terrain);
        });
        const CellTurn turn = taken.fragment.turn.then(CellTurn::shift(at));
        for (const FragmentThing& thing : taken.fragment.things)
            expected.things.push_back(turned(thing, turn));
        return check(before, part, edit->edit, expected);
    }

    // The whole part; only where nothing is lost and everything stands where it is written.
    QByteArray shift(const Draft& before, const Contents& contents, std::size_t part) {
        const Grid<char>& cells = before.model().parts[part].map->cells;
        const Point by{int(below(3)), int(below(3))};
        const auto edit = cropPart(language(), before.source(), part,
                                   {-by.x, -by.y, cells.width() - 1, cells.height() - 1});
        if (!edit || !edit->lost.empty())
            return {};
        Contents expected = contents;
        expected.cells = Grid<char>(contents.cells.width(), contents.cells.height(), ' ');
        for (int x = 0; x < cells.width(); ++x) {
            for (int y = 0; y < cells.height(); ++y)
                expected.cells.set({x + by.x, y + by.y}, cells.at({x, y}));
        }
        const Area map{0, 0, cells.width() + by.x - 1, cells.height() + by.y - 1};
        const CellTurn turn = CellTurn::shift(by);
        for (auto& [places, area, label] : expected.things) {
            for (Point& place : places)
                place = turn(place);
            if (area) {
                const Area moved = turn(*area);
                area = Area{moved.x1, moved.y1, std::min(moved.x2, map.x2), std::min(moved.y2, map.y2)};
            }
        }
        return check(before, part, edit->edit, expected);
    }

    GamePtr m_game;
    std::vector<StockPart> m_parts;
    std::mt19937 m_random{20261122};
    int m_done = 0;
};

} // namespace

class FragmentPropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void doWhatTheySay_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("NetHack 3.4.3") << QByteArray("nethack-3.4.3");
        QTest::newRow("NetHack 3.2") << QByteArray("nethack-3.2.2");
    }
    void doWhatTheySay() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QByteArray, game);
        Intents intents(loadGame(game.constData()).value(), QString::fromLatin1(game));
        bool isGiven = false;
        const int given = qEnvironmentVariableIntValue("LEVWRIGHT_INTENTS", &isGiven);
        const int count = isGiven ? given : 1500;
        for (int i = 0; i < count; ++i) {
            const QByteArray wrong = intents.tryOne();
            QVERIFY2(wrong.isEmpty(), QByteArray::number(i) + ": " + wrong);
        }
        qInfo("%d of %d intents could be carried out", intents.done(), count);
        QVERIFY(intents.done() > count / 3);
    }
};

QTEST_GUILESS_MAIN(FragmentPropertyTest)
#include "FragmentPropertyTest.moc"
