// SPDX-License-Identifier: GPL-3.0-or-later
// What ends or hangs the original server is rejected here and costs nothing (world-server.md, section 16).
#include "core/world/SaveText.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorldGames.h"

#include <QDir>
#include <QTest>

#include <algorithm>

namespace levwright::world_hazard_test {

using namespace world;

namespace {

// In these, playing is not an error in itself: the original also obeys the last command of "commands".
const QStringList harmless{QStringLiteral("out_of_range_save"), QStringLiteral("world_active_0_activates")};

struct Line {
    QByteArray text;
    CommandSource source;
};

QList<Line> linesOf(const QString& hazard) {
    const QString folder = QStringLiteral("hazards/") + hazard + u'/';
    QList<Line> lines;
    for (const QByteArray& line : worldFile(folder + "start").split('\n'))
        lines << Line{line, CommandSource::Save};
    for (const QByteArray& line : worldFile(folder + "commands").split('\n'))
        lines << Line{line, CommandSource::Input};
    return lines;
}

bool hasProblem(const Reply& reply) {
    return std::ranges::any_of(reply.events,
                               [](const Event& event) { return event.kind == EventKind::Problem; });
}

// Executes a line and checks the promises of the world. Returns whether the line was refused. A command that
// never ends would run into the test's time limit.
bool obey(World& world, const Line& line) {
    const std::uint64_t before = world.checkNumber();
    const std::string saveBefore = saveText(world.state(), world.rules());
    const Reply reply = world.execute(line.text.toStdString(), line.source);
    if (reply.disposition != Disposition::Refused)
        return hasProblem(reply);
    if (!hasProblem(reply))
        QTest::qFail(line.text + " is refused without a reason", __FILE__, __LINE__);
    if (world.checkNumber() != before || saveText(world.state(), world.rules()) != saveBefore)
        QTest::qFail(line.text + " is refused, but changes the world", __FILE__, __LINE__);
    return true;
}

void checkGoesOn(World& world) {
    QVERIFY(!hasProblem(world.execute("PING")));
    QVERIFY(!hasProblem(world.execute("TURN 77")));
    QCOMPARE(world.state().turn, 77);
    QVERIFY(!hasProblem(world.execute("MAP_LENGTH 16")));
    QCOMPARE(world.state().length, 16);
}

} // namespace

class WorldHazardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refused_data() {
        QTest::addColumn<QString>("hazard");
        for (const QString& hazard :
             QDir(worldCorpus() + "/hazards").entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
            QTest::newRow(qPrintable(hazard)) << hazard;
    }
    void refused() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, hazard);
        World world(referenceRules());
        QByteArrayList refused;
        for (const Line& line : linesOf(hazard)) {
            if (obey(world, line))
                refused << line.text;
        }
        QCOMPARE(refused.isEmpty(), harmless.contains(hazard));
        checkGoesOn(world);
    }

    void documentedRulesGoOn_data() { refused_data(); }
    void documentedRulesGoOn() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, hazard);
        World world(documentedRules());
        for (const Line& line : linesOf(hazard))
            obey(world, line);
        checkGoesOn(world);
    }

    // Values that left the commands' ranges during play can be saved and read.
    void playedValues() {
        LEVWRIGHT_NEEDS_SHARED();
        World world(referenceRules());
        for (const Line& line : linesOf(QStringLiteral("out_of_range_save")))
            world.execute(line.text.toStdString(), line.source);
        const QByteArray save = QByteArray::fromStdString(saveText(world.state(), world.rules()));
        for (const char* line : {"TURN 65537\n", "GOD_MOOD -32775\n", "T_SATIATION 41764\n"})
            QVERIFY2(save.contains(line), line);
        World again(referenceRules());
        for (const QByteArray& line : save.split('\n'))
            again.execute(line.toStdString(), CommandSource::Save);
        const QByteArray second = QByteArray::fromStdString(saveText(again.state(), again.rules()));
        QCOMPARE(firstDifference(second, save), QString());
    }

    void notUtf8() {
        World world(referenceRules());
        QVERIFY(obey(world, {"TURN 1 # \xff", CommandSource::Input}));
        QVERIFY(obey(world, {"TT_NAME \xc3", CommandSource::Input}));
        checkGoesOn(world);
    }
};

LEVWRIGHT_TEST(WorldHazardTest)

} // namespace levwright::world_hazard_test

#include "WorldHazardTest.moc"
