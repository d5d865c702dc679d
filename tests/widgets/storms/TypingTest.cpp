// SPDX-License-Identifier: GPL-3.0-or-later
// Types letters at random places of real levels of every language, in the real window. The window survives,
// nothing is lost, and no key uses up memory permanently. LEVWRIGHT_PLACES=N: the number of places in each
// file (default: one, in every third file).
#include "tests/support/Memory.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Wanted.h"
#include "tests/widgets/RoomDesk.h"
#include "tests/widgets/storms/StockLevels.h"
#include "tests/widgets/storms/Storm.h"

#include <algorithm>

namespace levwright::typing_test {
namespace {

const QByteArray programRoom = "LEVEL: \"t\"\n"
                               "ROOM: \"ordinary\", lit, random, random, random {\n"
                               "  STAIR: random, up\n"
                               "  OBJECT: '%', random\n"
                               "}\n";
const QByteArray scriptRoom = "des.room({ type = \"ordinary\", lit = 1, contents = function()\n"
                              "  des.stair(\"up\")\n"
                              "  des.object()\n"
                              "end })\n";
const QByteArray programChest = "MAZE: \"t\", ' '\n"
                                "GEOMETRY: center, center\n"
                                "MAP\n"
                                "-----\n"
                                "|...|\n"
                                "-----\n"
                                "ENDMAP\n"
                                "CONTAINER: ('(', \"chest\"), (1,1) {\n"
                                "  OBJECT: ('[', \"helmet\")\n"
                                "}\n";
const QByteArray scriptChest = "des.map([[\n"
                               "-----\n"
                               "|...|\n"
                               "-----\n"
                               "]])\n"
                               "des.object({ id = \"chest\", x = 1, y = 1, contents = function()\n"
                               "  des.object(\"helmet\")\n"
                               "end })\n";

// Typing at a place does not accumulate on the map.
struct Desk : WindowDesk {
    Desk(const QByteArray& text, const char* game) : WindowDesk(text) {
        session().readAs(loadGame(game).value());
    }
    void typeBefore(const QByteArray& words, const char* letters) {
        caretTo(words);
        for (; *letters != '\0'; ++letters)
            QTest::keyClick(&editor(), *letters);
    }
    // The number of things on the map, summed over all cells.
    std::size_t shown() {
        std::size_t count = 0;
        const Area all = canvas().extent();
        for (int y = all.y1; y <= all.y2; ++y) {
            for (int x = all.x1; x <= all.x2; ++x)
                count += canvas().statementsAt({x, y}).size();
        }
        return count;
    }
};

} // namespace

class TypingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatIsBrokenInARoom_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("letters");
        const auto row = [](const char* name, const QByteArray& text, const char* game, const char* before,
                            const char* letters) {
            QTest::newRow(name) << text << QByteArray(game) << QByteArray(before) << QByteArray(letters);
        };
        row("letter before a word of 3.6", programRoom, "nethack-3.6", "STAIR", "x");
        row("letter before a name of Lua", scriptRoom, "nethack-3.7", "des.object", "d");
        row("space within a name of Lua", scriptRoom, "nethack-3.7", "object()", " ");
    }
    void keepsWhatIsBrokenInARoom() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, letters);
        RoomDesk desk(text, game.constData());
        const auto count = [&] {
            std::size_t things = 0;
            const Area all = desk.canvas().extent();
            for (int y = all.y1; y <= all.y2; ++y) {
                for (int x = all.x1; x <= all.x2; ++x)
                    things += desk.canvas().statementsAt({x, y}).size();
            }
            return things;
        };
        const std::size_t shown = count();
        QVERIFY(shown > 2);
        desk.caretTo(before);
        for (const char letter : letters) {
            QTest::keyClick(&desk.editor(), letter);
            QCOMPARE(count(), shown);
        }
        desk.session().goToStep(0);
        QCOMPARE(desk.text(), text);
    }

    void livesOnWithoutARoom() {
        for (const auto& [text, game, room] :
             {std::tuple(programRoom, "nethack-3.6", "ROOM"), {scriptRoom, "nethack-3.7", "des.room"}}) {
            RoomDesk desk(text, game);
            desk.caretTo(room);
            for (const char letter : {'x', 'y', 'z'})
                QTest::keyClick(&desk.editor(), letter);
            desk.session().goToStep(0);
            QCOMPARE(desk.text(), text);
            QTRY_VERIFY(desk.canvas().sight().showsRooms());
        }
    }

    void showsWhatIsNestedOnce_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("inner");
        QTest::addColumn<QByteArray>("outer");
        QTest::newRow("3.6") << programChest << QByteArray("nethack-3.6") << QByteArray("\"helmet\"")
                             << QByteArray("\"chest\"");
        QTest::newRow("Lua") << scriptChest << QByteArray("nethack-3.7") << QByteArray("\"helmet\"")
                             << QByteArray("\"chest\"");
    }
    void showsWhatIsNestedOnce() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, inner);
        QFETCH(const QByteArray, outer);
        Desk desk(text, game.constData());
        const std::size_t shown = desk.shown();
        QVERIFY(shown > 0);
        desk.typeBefore(inner, "x");
        desk.typeBefore(outer, "abcdefgh");
        QVERIFY2(desk.shown() <= shown, QByteArray::number(qulonglong(desk.shown())).constData());
    }

    // Every file gets its own place each time, so that runs with other seeds find other things.
    void losesNothing() {
        LEVWRIGHT_NEEDS_SHARED();
        const int places = wantedNumber("LEVWRIGHT_PLACES", 0);
        const int letters = places > 0 ? 200 : 12;
        constexpr std::size_t bytesOfAKey = 40'000; // undo, journal, and the pieces of a snapshot
        const std::vector<StockLevel> levels = stockLevels();
        QRandomGenerator random(quint32(wantedNumber("LEVWRIGHT_SEED", 1)));
        int keys = 0;
        std::size_t most = 0;
        for (std::size_t i = 0; i < levels.size(); i += places > 0 ? 1 : 3) {
            const auto& [game, path, bytes] = levels[i];
            WindowDesk desk(bytes);
            desk.session().readAs(game);
            Storm storm(desk, 1);
            for (int place = std::max(1, places); place > 0; --place) {
                const Offset at = random.bounded(quint32(bytes.size()));
                storm.typeLetters(1, at); // creates what is created once, such as rows of a panel
                const std::size_t before = allocatedBytes();
                storm.typeLetters(letters, at);
                const std::size_t now = allocatedBytes();
                const std::size_t each = now > before ? (now - before) / std::size_t(letters) : 0;
                most = std::max(most, each);
                QVERIFY2(each < bytesOfAKey,
                         qPrintable(QStringLiteral("%1 at %2: %3 bytes a key").arg(path).arg(at).arg(each)));
                desk.session().goToStep(0);
                QCOMPARE(desk.text(), bytes);
            }
            keys += storm.keys();
        }
        qInfo("%d keys, at the most %zu bytes kept of one", keys, most);
    }
};

LEVWRIGHT_TEST(TypingTest)

} // namespace levwright::typing_test

#include "TypingTest.moc"
