// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/FileForms.h"
#include "core/formats/lev34/LevFile.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

namespace levwright::formats_test {
namespace {

constexpr Abi lp64{true, std::endian::little};
constexpr Abi ilp32{false, std::endian::little};

QStringList goldens(const QString& game, const QString& abi) {
    QStringList paths;
    for (const char* folder : {"", "example/", "example/as-printed/"}) {
        const QDir dir(QStringLiteral("%1/corpus/%2/%3golden-%4")
                           .arg(sharedFolder(), game, QString::fromLatin1(folder), abi));
        for (const QString& name : dir.entryList({QStringLiteral("*.lev")}, QDir::Files, QDir::Name))
            paths << dir.filePath(name);
    }
    return paths;
}

std::string bytesOf(const QString& path) {
    return fileBytes(path).toStdString();
}

Target targetFor(std::string_view game, Abi abi) {
    return usualTarget(game, abi).value();
}

template <class T>
QString messageOf(const Result<T>& result) {
    return result ? QStringLiteral("no error") : QString::fromStdString(result.error().message);
}

CompiledPart partOfSize(int width, int height) {
    CompiledPart part;
    part.map = Grid<unsigned char>(width, height);
    return part;
}

CompiledLevel emptyLevel(LevelKind kind) {
    CompiledLevel level;
    level.kind = kind;
    return level;
}

// A level with entries in every list, no default values, and no two equal neighbours.
CompiledLevel fullMaze() {
    CompiledLevel level;
    level.kind = LevelKind::Maze;
    level.initMap = InitMap{24, 0, 1, 0, -1, 1};
    level.flags = 0x80000005;
    level.message = "one\ntwo";
    level.filling = 7;
    CompiledPart part;
    part.horizontalAlignment = 4;
    part.verticalAlignment = 5;
    part.map = Grid<unsigned char>(3, 2, 24);
    part.map.set({2, 1}, 35);
    part.levelRegions = {{{1, 2, 3, 4}, {5, 6, 7, 8}, 1, 0, 2, "tower1"}, {{0, 0, 79, 20}, {}, 0, 1, 3, ""}};
    part.objectRegisters = {'[', ')'};
    part.placeRegisters = {{1, 2}, {3, 4}, {5, 6}};
    part.monsterRegisters = {'L', static_cast<signed char>('\xe4')};
    part.regions = {{{1, 2, 3, 4}, 10, 1, 1}};
    part.doors = {{{1, 2}, 8}};
    part.drawbridges = {{{3, 4}, 2, 1}};
    part.mazewalks = {{{5, 6}, 8}};
    part.nonDiggable = {{{1, 2, 3, 4}}};
    part.nonPasswall = {{{5, 6, 7, 8}}, {{-1, 0, 1, 2}}};
    part.ladders = {{{1, 0}, 1}};
    part.stairs = {{{0, 1}, 1}};
    part.altars = {{{1, 1}, -2, 2}};
    part.fountains = {{{2, 1}}};
    part.traps = {{Place::ofList(0, 3), 50, 14}};
    part.monsters = {{"Fred", "throne", 281, 4, {1, 2}, 75, 'd', 1, 1, 0}, {}};
    part.objects = {{"", 26, 188, -3, Place::contained(), 99, -3, 1, 3},
                    {"Sting", -2, 1, 7, {1, 1}, 100, ')', 2, 1}};
    part.gold = {{{1, 2}, 1000000}, {{1, 3}, -1}};
    part.engravings = {{{1, 2}, 3, "Elbereth"}, {}};
    level.parts = {part, partOfSize(1, 1)};
    return level;
}

CompiledLevel fullRooms() {
    CompiledLevel level;
    level.kind = LevelKind::Rooms;
    level.flags = 3;
    level.objectRegisters = {'*'};
    level.monsterRegisters = {'o', 'T'};
    CompiledRoom room;
    room.name = "hall";
    room.parent = std::string(300, 'p');
    room.x = 1;
    room.y = 2;
    room.width = 30;
    room.height = 4;
    room.horizontalAlignment = 5;
    room.verticalAlignment = 3;
    room.type = 14;
    room.chance = 90;
    room.light = 0;
    room.filled = 0;
    room.doors = {{1, 3, 0, 4}, {}};
    room.stairs = {{{2, 2}, 1}};
    room.altars = {{{1, 2}, 1, 1}};
    room.fountains = {{{1, 3}}};
    room.sinks = {{{1, 4}}};
    room.pools = {{{1, 5}}};
    room.traps = {{{1, 6}, 100, 3}};
    room.monsters = {{"", "x", 3, 0, Place::ofList(0, 0), 1, 'a', 2, 0, 1}};
    room.objects = {{"a", -1, 2, -127, {3, 3}, 100, '(', 0, 2}};
    room.gold = {{{1, 7}, 12345}};
    room.engravings = {{{1, 8}, 4, "x"}};
    level.rooms = {room, CompiledRoom{}};
    level.corridors = {{{0, 1, 2}, {1, 8, -1}}, {{-1, 0, 0}, {0, 0, 0}}};
    return level;
}

} // namespace

class FormatsTest : public QObject {
    Q_OBJECT

    void addGames() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("count");
        QTest::newRow("3.4.3") << QStringLiteral("nethack-3.4.3") << 115;
        QTest::newRow("3.2.2") << QStringLiteral("nethack-3.2.2") << 95;
    }

    void addAbis() {
        QTest::addColumn<bool>("longs64");
        QTest::addColumn<bool>("bigEndian");
        QTest::newRow("LP64 little") << true << false;
        QTest::newRow("ILP32 little") << false << false;
        QTest::newRow("LP64 big") << true << true;
        QTest::newRow("ILP32 big") << false << true;
    }

private Q_SLOTS:
    void targets() {
        const Target target = targetFor("nethack-3.4.3", lp64);
        QCOMPARE(lev34::headerOf(target), (LevHeader{0x03040300, 0x001e0cc6, 0x211b117e, 0xb8d24950}));
        QCOMPARE(lev34::headerOf(targetFor("nethack-3.4.3", ilp32)).structSizes, 0xa48195c8U);
        QCOMPARE(lev34::headerOf(targetFor("nethack-3.2.2", lp64)),
                 (LevHeader{0x03020200, 0x005e04c6, 0x20189152, 0x70d223f0}));
        QCOMPARE(lev34::headerOf(targetFor("nethack-3.2.2", ilp32)).structSizes, 0x70818300U);
        QVERIFY(!usualTarget("hack", lp64));
    }

    void goldensComeBack_data() { addGames(); }
    void goldensComeBack() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, game);
        QFETCH(const int, count);
        for (const Abi& abi : {lp64, ilp32}) {
            const QStringList paths =
                goldens(game, abi.longs64 ? QStringLiteral("lp64") : QStringLiteral("ilp32"));
            QCOMPARE(paths.size(), count);
            for (const QString& path : paths) {
                const std::string bytes = bytesOf(path);
                const Result<lev34::Decoded> decoded = lev34::decode(bytes);
                QVERIFY2(decoded, qPrintable(path + messageOf(decoded)));
                QCOMPARE(decoded->target, targetFor(game.toStdString(), abi));
                QVERIFY2(lev34::encode(decoded->level, decoded->target) == bytes, qPrintable(path));
            }
        }
    }

    void goldensAgreeAcrossAbis_data() { addGames(); }
    void goldensAgreeAcrossAbis() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, game);
        const Target target = targetFor(game.toStdString(), ilp32);
        for (const QString& path : goldens(game, QStringLiteral("lp64"))) {
            const Result<lev34::Decoded> decoded = lev34::decode(bytesOf(path));
            QVERIFY2(decoded, qPrintable(path + messageOf(decoded)));
            const std::string other =
                bytesOf(QString(path).replace(QStringLiteral("golden-lp64"), QStringLiteral("golden-ilp32")));
            QVERIFY2(lev34::encode(decoded->level, target) == other, qPrintable(path));
        }
    }

    void everyRecordComesBack_data() { addAbis(); }
    void everyRecordComesBack() {
        QFETCH(const bool, longs64);
        QFETCH(const bool, bigEndian);
        const Target target =
            targetFor("nethack-3.4.3", {longs64, bigEndian ? std::endian::big : std::endian::little});
        for (const CompiledLevel& level :
             {fullMaze(), fullRooms(), emptyLevel(LevelKind::Maze), emptyLevel(LevelKind::Rooms)}) {
            const std::string bytes = lev34::encode(level, target).value();
            const Result<lev34::Decoded> decoded = lev34::decode(bytes);
            QVERIFY2(decoded, qPrintable(messageOf(decoded)));
            QCOMPARE(decoded->target, target);
            QVERIFY(decoded->level == level);
            QCOMPARE(decoded->size, bytes.size());
        }
    }

    void goldensComeBackBigEndian_data() { addGames(); }
    void goldensComeBackBigEndian() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, game);
        for (const QString& path : goldens(game, QStringLiteral("lp64"))) {
            const lev34::Decoded golden = lev34::decode(bytesOf(path)).value();
            for (const bool longs64 : {true, false}) {
                const Target target = targetFor(game.toStdString(), {longs64, std::endian::big});
                const Result<lev34::Decoded> decoded =
                    lev34::decode(lev34::encode(golden.level, target).value());
                QVERIFY2(decoded, qPrintable(path + messageOf(decoded)));
                QCOMPARE(decoded->target, target);
                QVERIFY(decoded->level == golden.level);
            }
        }
    }

    void layoutIsTheDocuments() {
        // See section 11 of the format document: the fortress.
        LEVWRIGHT_NEEDS_SHARED();
        const std::string bytes = bytesOf(
            sharedFolder() + QStringLiteral("/corpus/nethack-3.4.3/example/golden-lp64/fortress.lev"));
        const CompiledLevel level = lev34::decode(bytes).value().level;
        QCOMPARE(level.kind, LevelKind::Maze);
        QCOMPARE(level.filling, -1);
        QVERIFY(!level.initMap);
        QCOMPARE(level.parts.size(), std::size_t(1));
        const CompiledPart& part = level.parts.front();
        QCOMPARE(part.map.width(), 9);
        QCOMPARE(part.map.at({4, 1}), static_cast<unsigned char>(2));
        QVERIFY(part.levelRegions ==
                (std::vector<LevelRegionRecord>{{{1, 0, 79, 20}, {0, 0, 8, 8}, 1, 0, 4, ""}}));
        QVERIFY(part.placeRegisters == (std::vector<Place>{{4, 3}, {4, 5}, {3, 4}, {5, 4}}));
        QVERIFY(part.traps == (std::vector<TrapRecord>{{{6, 4}, 75, -1}}));
        MonsterRecord hound;
        hound.id = 26;
        hound.place = Place::ofList(0, 0);
        hound.classCode = 'd';
        QVERIFY(part.monsters[1] == hound);
        QVERIFY(part.monsters[2].place.isRandom());
        QVERIFY(part.objects[2].place.registerIndex() == 2);
        QCOMPARE(part.objects[2].containment, 2);
        ObjectRecord ruby;
        ruby.id = 0x189;
        ruby.place = Place::contained();
        ruby.chance = 50;
        ruby.classCode = '*';
        ruby.containment = 1;
        QVERIFY(part.objects[4] == ruby);
    }

    void smallMapsBehindAnInitialMapHaveNoCells() {
        CompiledLevel level;
        level.parts = {partOfSize(1, 1)};
        const Target target = targetFor("nethack-3.4.3", lp64);
        const std::size_t with = lev34::encode(level, target)->size();
        level.initMap = InitMap{};
        QCOMPARE(lev34::encode(level, target)->size(), with - 1);
        level.parts[0].map = Grid<unsigned char>(1, 2);
        QCOMPARE(lev34::encode(level, target)->size(), with + 1);
    }

    void wideNumbersKeepTheirLowBits() {
        CompiledLevel level;
        level.parts.resize(1);
        level.parts[0].doors = {{{300, -200}, 1}};
        level.parts[0].monsters.resize(1);
        level.parts[0].monsters[0].id = 65537;
        const CompiledPart part =
            lev34::decode(lev34::encode(level, targetFor("nethack-3.4.3", ilp32)).value())
                .value()
                .level.parts.front();
        QCOMPARE(part.doors.front().place.x, 44);
        QCOMPARE(part.doors.front().place.y, 56);
        QCOMPARE(part.monsters.front().id, 1);
    }

    void tooLong_data() {
        QTest::addColumn<QString>("list");
        for (const char* list : {"parts", "rooms", "traps", "object registers", "place registers", "map",
                                 "message", "room name", "corridors"})
            QTest::newRow(list) << QString::fromLatin1(list);
    }
    void tooLong() {
        QFETCH(const QString, list);
        CompiledLevel level;
        level.parts.resize(1);
        CompiledPart& part = level.parts.front();
        const std::size_t many = 128;
        if (list == QLatin1String("parts"))
            level.parts.resize(many);
        else if (list == QLatin1String("traps"))
            part.traps.resize(many);
        else if (list == QLatin1String("object registers"))
            part.objectRegisters.resize(many);
        else if (list == QLatin1String("place registers"))
            part.placeRegisters.resize(many);
        else if (list == QLatin1String("map"))
            part.map = Grid<unsigned char>(1, int(many));
        else if (list == QLatin1String("message"))
            level.message.assign(256, 'x');
        else
            level.kind = LevelKind::Rooms;
        level.rooms.resize(list == QLatin1String("rooms") ? many : 1);
        level.corridors.resize(list == QLatin1String("corridors") ? many : 1);
        if (list == QLatin1String("room name"))
            level.rooms.front().name.assign(32768, 'x');

        const Result<std::string> bytes = lev34::encode(level, targetFor("nethack-3.4.3", lp64));
        QVERIFY(!bytes);
        QVERIFY2(messageOf(bytes).contains(list), qPrintable(messageOf(bytes)));
    }

    void badBytes_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("message");
        const QByteArray maze =
            QByteArray::fromStdString(*lev34::encode(fullMaze(), targetFor("nethack-3.4.3", ilp32)));
        QTest::newRow("empty")
            << QByteArray()
            << "byte 0: expected 8 more bytes of the file header (which begins at byte 0), but the file ends";
        QTest::newRow("short")
            << maze.first(30)
            << "byte 30: expected 7 more bytes of the message (which begins at byte 29), but the file ends";
        QTest::newRow("kind") << maze.first(16) + '\3' + maze.sliced(17)
                              << "byte 16: expected a level kind, 1 for rooms or 2 for a maze";
        QTest::newRow("initial map") << maze.first(17) + '\2' + maze.sliced(18)
                                     << "byte 17: expected 0 or 1 for whether there is an initial map";
        QTest::newRow("parts") << maze.first(38) + '\x80' + maze.sliced(39)
                               << "byte 38: expected a count of 0 to 127 parts, not 128";
        QTest::newRow("map side") << maze.first(41) + '\x80' + maze.sliced(42)
                                  << "byte 41: expected a map side of 0 to 127";
        QTest::newRow("text length") << maze.first(63) + '\xff' + maze.sliced(64)
                                     << "byte 62: expected a text length in a level region";
        QTest::newRow("tail") << maze + "abc"
                              << QStringLiteral(
                                     "byte %1: expected the end of the file, but 3 more bytes follow")
                                     .arg(maze.size());
        QTest::newRow("text") << QByteArray("MAZE:\"castle\",random\nGEOMETRY:center,center\n") << "byte ";
    }
    void badBytes() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, message);
        const Result<lev34::Decoded> decoded = lev34::decode(bytes.toStdString());
        QVERIFY(!decoded);
        QVERIFY2(messageOf(decoded).startsWith(message), qPrintable(messageOf(decoded)));
    }

    void tailMayBeIgnored() {
        const std::string bytes = lev34::encode(fullRooms(), targetFor("nethack-3.2.2", ilp32)).value();
        const Result<lev34::Decoded> decoded = lev34::decode(bytes + "rest", lev34::Tail::Ignored);
        QVERIFY(decoded);
        QCOMPARE(decoded->size, bytes.size());
        QVERIFY(decoded->level == fullRooms());
        QCOMPARE(QString::fromStdString(decoded->target.gameId), QStringLiteral("nethack-3.2.2"));
    }

    void damageIsSurvived_data() { addAbis(); }
    void damageIsSurvived() {
        QFETCH(const bool, longs64);
        QFETCH(const bool, bigEndian);
        const Target target =
            targetFor("nethack-3.4.3", {longs64, bigEndian ? std::endian::big : std::endian::little});
        std::vector<CompiledLevel> levels{fullMaze(), fullRooms()};
        if (!sharedFolder().isEmpty()) {
            for (const char* name : {"Arc-fila", "tower1"})
                levels.push_back(
                    lev34::decode(bytesOf(QStringLiteral("%1/corpus/nethack-3.4.3/golden-lp64/%2.lev")
                                              .arg(sharedFolder(), QString::fromLatin1(name))))
                        .value()
                        .level);
        }
        for (const CompiledLevel& level : levels) {
            const std::string bytes = lev34::encode(level, target).value();
            for (std::size_t size = 0; size < bytes.size(); ++size)
                QVERIFY(!lev34::decode(std::string_view(bytes).substr(0, size)));
            for (std::size_t at = 0; at < bytes.size(); ++at) {
                for (const int value : {0, 1, 0x7f, 0xff}) {
                    std::string damaged = bytes;
                    damaged[at] = char(value);
                    const Result<lev34::Decoded> decoded = lev34::decode(damaged);
                    if (decoded)
                        QCOMPARE(lev34::encode(decoded->level, decoded->target)->size(), damaged.size());
                    else
                        QVERIFY(decoded.error().message.starts_with("byte "));
                }
            }
        }
    }
};

LEVWRIGHT_TEST(FormatsTest)

} // namespace levwright::formats_test

#include "FormatsTest.moc"
