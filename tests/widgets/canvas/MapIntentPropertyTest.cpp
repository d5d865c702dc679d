// SPDX-License-Identifier: GPL-3.0-or-later
// Random intents of all kinds on all stock levels, in sequences that are then undone. Their effect on the
// text equals the effect on the model, and nothing more. LEVWRIGHT_INTENTS: the number for each game (default
// 2000). LEVWRIGHT_SEED: the seed of the first sequence. Many intents take longer than Qt allows a test:
// QTEST_FUNCTION_TIMEOUT, in ms.
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Wanted.h"
#include "tests/widgets/RandomDrawing.h"
#include "tests/widgets/RandomFragments.h"
#include "tests/widgets/RandomThings.h"

#include <QElapsedTimer>
#include <QTest>

namespace levwright {

std::span<const RandomIntents::Kind> RandomIntents::kinds() {
    static constexpr Kind all[] = {
        {"stroke", &RandomIntents::stroke, 40},
        {"replace terrain", &RandomIntents::replaceTerrain, 6},
        {"straighten", &RandomIntents::straighten, 4},
        {"nudge things", &RandomIntents::nudgeThings, 10},
        {"drag things", &RandomIntents::dragThings, 10},
        {"resize area", &RandomIntents::resizeArea, 8},
        {"align", &RandomIntents::alignThings, 6},
        {"set field", &RandomIntents::setField, 25},
        {"add", &RandomIntents::addThing, 3},
        {"delete", &RandomIntents::deleteThings, 5},
        {"cut", &RandomIntents::cut, 3},
        {"clear cells", &RandomIntents::clearCells, 2},
        {"move cells", &RandomIntents::moveCells, 6},
        {"nudge cells", &RandomIntents::nudgeCells, 5},
        {"turn cells", &RandomIntents::turnCells, 5},
        {"put down", &RandomIntents::putDown, 5},
        {"duplicate", &RandomIntents::duplicate, 5},
        {"turn part", &RandomIntents::turnPart, 4},
        {"crop", &RandomIntents::crop, 2},
        {"grow", &RandomIntents::grow, 3},
    };
    return all;
}

namespace {

struct Tally {
    int done = 0;
    int refused = 0; // with a reason
    int nothing = 0; // there was nothing to do
};

class Runs {
public:
    Runs(const GamePtr& game, const QString& folder) : m_game(game) {
        for (const QString& path : stockFiles(folder))
            m_files.emplace_back(path, fileBytes(path).toStdString());
        for (const RandomIntents::Kind& kind : RandomIntents::kinds())
            m_shares.insert(m_shares.end(), std::size_t(kind.share),
                            m_shares.empty() ? 0 : m_shares.back() + 1);
    }

    // Takes pieces of all their maps.
    void addStamps(const GamePtr& game, const QString& folder) {
        Lots lots(1);
        for (const QString& path : stockFiles(folder)) {
            const LevelsAnalysis analysis(game, TextSnapshot(fileBytes(path).toStdString()));
            for (std::size_t level = 0; level < analysis.levelCount(); ++level) {
                for (std::size_t part = 0; part < analysis.level(level).parts.size(); ++part) {
                    const Point at{lots.below(40), lots.below(10)};
                    const Area area{at.x, at.y, at.x + lots.below(25), at.y + lots.below(9)};
                    m_stamps.push_back(takeCells(game->language(), game->catalog().gameId(),
                                                 analysis.source(level), part, CellMask::of(area))
                                           .fragment);
                }
            }
        }
        std::erase_if(m_stamps, &Fragment::empty);
    }

    void run(int count, std::uint64_t seed) {
        for (m_count = 0; m_count < count; ++seed)
            runSequence(seed);
    }

    const std::map<QByteArray, QByteArray>& faults() const { return m_faults; }
    const std::map<QByteArray, Tally>& tallies() const { return m_tallies; }

private:
    void runSequence(std::uint64_t seed) {
        Lots lots(seed);
        const auto& [path, bytes] = lots.of(m_files);
        IntentDesk desk(m_game, bytes);
        RandomIntents intents(desk, lots, m_stamps);
        const auto fail = [&](const QByteArray& kind, const QByteArray& what) {
            m_faults.emplace(kind + ": " + what.left(what.indexOf('\n')).left(30),
                             "seed " + QByteArray::number(qulonglong(seed)) + ", " + path.toUtf8() + ", " +
                                 kind + ": " + what);
        };
        constexpr int longest = 25;
        for (int i = 1 + lots.below(longest); i > 0; --i) {
            if (lots.one(4))
                intents.goSomewhere();
            const RandomIntents::Kind& kind = RandomIntents::kinds()[lots.of(m_shares)];
            const Expectation expected = (intents.*kind.run)();
            Tally& tally = m_tallies[kind.name];
            ++m_count;
            ++(desk.hasChanged() ? tally.done : desk.refusals().isEmpty() ? tally.nothing : tally.refused);
            const QByteArray wrong = intents.fault.isEmpty() ? desk.wrong(expected) : intents.fault;
            if (!wrong.isEmpty())
                return fail(kind.name, wrong);
        }
        const std::string last(desk.session.text().bytes());
        desk.session.goToStep(0);
        if (desk.session.text().bytes() != bytes)
            return fail("sequence", "undoing everything gives other bytes");
        desk.session.goToStep(desk.session.document().stepLabels().size());
        if (desk.session.text().bytes() != last)
            fail("sequence", "redoing everything gives other bytes");
    }

    GamePtr m_game;
    std::vector<std::pair<QString, std::string>> m_files;
    std::vector<std::size_t> m_shares; // each kind as many times as its share
    std::vector<Fragment> m_stamps;
    std::map<QByteArray, Tally> m_tallies;
    std::map<QByteArray, QByteArray> m_faults; // the first fault of each sort
    int m_count = 0;
};

} // namespace

class MapIntentPropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void doWhatTheySay_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("other");
        QTest::newRow("NetHack 3.4.3") << QByteArray("nethack-3.4.3") << QByteArray("nethack-3.2.2");
        QTest::newRow("NetHack 3.2") << QByteArray("nethack-3.2.2") << QByteArray("nethack-3.4.3");
    }
    void doWhatTheySay() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, other);
        Runs runs(loadGame(game.constData()).value(), QString::fromLatin1(game));
        for (const QByteArray& each : {game, other})
            runs.addStamps(loadGame(each.constData()).value(), QString::fromLatin1(each));
        QElapsedTimer timer;
        timer.start();
        const int count = wantedNumber("LEVWRIGHT_INTENTS", 2000);
        runs.run(count, std::uint64_t(wantedNumber("LEVWRIGHT_SEED", 20261122)));
        int done = 0;
        for (const auto& [kind, tally] : runs.tallies()) {
            qInfo("%s: %d carried out, %d refused, %d with nothing to do", kind.constData(), tally.done,
                  tally.refused, tally.nothing);
            done += tally.done;
        }
        qInfo("%d carried out in %lld s", done, timer.elapsed() / 1000);
        for (const auto& [sort, fault] : runs.faults())
            qWarning("%s", fault.constData());
        QVERIFY(runs.faults().empty());
        QVERIFY(done > count / 3);
    }
};

LEVWRIGHT_TEST(MapIntentPropertyTest)

} // namespace levwright

#include "MapIntentPropertyTest.moc"
