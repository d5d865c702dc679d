// SPDX-License-Identifier: GPL-3.0-or-later
// Uses of monsters, objects, traps, terrain, flags and names, and others in their place.
#include "core/services/Things.h"

#include "core/languages/games/Games.h"
#include "core/languages/games/KindOfText.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/StockFolders.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <ranges>

namespace levwright::things_test {
namespace {

using services::ThingKind;

AnalysisPtr analysisOf(const QString& game, const std::string& text) {
    return Analysis::make(loadGame(game.toStdString()).value(), TextSnapshot(text), DocumentKind::Levels);
}

// The names in a file that are those of a thing of the game.
std::vector<std::string> usedNames(const Analysis& analysis, ThingKind kind) {
    std::vector<std::string> names;
    for (const std::string& name : services::knownNames(analysis.game().catalog(), kind)) {
        if (analysis.text().bytes().contains(name) && !services::usesOf(analysis, {kind, name}).empty())
            names.push_back(name);
    }
    return names;
}

} // namespace

class ThingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void replaces_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<int>("uses");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("result"); // empty: refused
        const auto row = [](const char* title, const char* game, const char* kind, const char* name,
                            const char* by, int uses, const QByteArray& text, const QByteArray& result) {
            QTest::newRow(title) << QString(game) << QString(kind) << QByteArray(name) << QByteArray(by)
                                 << uses << text << result;
        };
        const QByteArray old = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n.L.\nENDMAP\n";
        row("same class", "nethack-3.4.3", "monster", "jackal", "fox", 2,
            old + "# jackal\nMONSTER:'d',\"jackal\",(0,0)\nMONSTER:'d' , \"jackal\",(2,0)\n",
            old + "# jackal\nMONSTER:'d',\"fox\",(0,0)\nMONSTER:'d' , \"fox\",(2,0)\n");
        row("another class", "nethack-3.4.3", "monster", "Jackal", "newt", 1,
            old + "MONSTER:'d',\"jackal\",(0,0)\n", old + "MONSTER:':',\"newt\",(0,0)\n");
        row("a class", "nethack-3.4.3", "monster", "d", "f", 1, old + "MONSTER:'d',random,(0,0)\n",
            old + "MONSTER:'f',random,(0,0)\n");
        row("unknown", "nethack-3.4.3", "monster", "jackal", "jackel", 1,
            old + "MONSTER:'d',\"jackal\",(0,0)\n", "");
        row("object", "nethack-3.4.3", "object", "chest", "diamond", 1, old + "OBJECT:'(',\"chest\",(0,0)\n",
            old + "OBJECT:'*',\"diamond\",(0,0)\n");
        row("one of a name", "nethack-3.4.3", "object", "?:teleportation", "/:teleportation", 1,
            old + "OBJECT:'=',\"teleportation\",(0,0)\nOBJECT:'?',\"teleportation\",(0,0)\n",
            old + "OBJECT:'=',\"teleportation\",(0,0)\nOBJECT:'/',\"teleportation\",(0,0)\n");
        row("trap", "nethack-3.4.3", "trap", "pit", "web", 1, old + "TRAP:\"pit\",(0,0)\n",
            old + "TRAP:\"web\",(0,0)\n");
        row("terrain", "nethack-3.4.3", "terrain", "L", "W", 1, old, QByteArray(old).replace('L', 'W'));
        row("terrain by name", "nethack-3.4.3", "terrain", "lava", "W", 1, old,
            QByteArray(old).replace('L', 'W'));
        row("flag", "nethack-3.4.3", "flag", "noteleport", "hardfloor", 1,
            "MAZE:\"noteleport\",' '\nFLAGS:noteleport\nNOMAP\n",
            "MAZE:\"noteleport\",' '\nFLAGS:hardfloor\nNOMAP\n");
        const QByteArray program = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n.L.\nENDMAP\n";
        row("program", "nethack-3.6", "monster", "jackal", "newt", 2,
            program + "MONSTER:('d',\"jackal\"),(0,0)\nOBJECT:('%',\"corpse\"),(0,0),montype:\"jackal\"\n",
            program + "MONSTER:(':',\"newt\"),(0,0)\nOBJECT:('%',\"corpse\"),(0,0),montype:\"newt\"\n");
        row("terrain of a program", "nethack-3.6", "terrain", "L", "W", 2, program + "TERRAIN:(0,0),'L'\n",
            QByteArray(program + "TERRAIN:(0,0),'L'\n").replace("'L'", "'W'").replace(".L.", ".W."));
        row("variable", "nethack-3.6", "variable", "x", "$y", 2,
            program + "$x = monster: 'd'\nMONSTER:$x,(0,0)\n",
            program + "$y = monster: 'd'\nMONSTER:$y,(0,0)\n");
        row("script", "nethack-3.7", "monster", "jackal", "newt", 4,
            "des.monster(\"jackal\")\ndes.monster({ id = \"jackal\", x = 1, class = \"d\" })\n"
            "des.monster({ class = 'd', id = 'jackal' })\ndes.object({ id = \"corpse\", montype=\"jackal\" "
            "})\n",
            "des.monster(\"newt\")\ndes.monster({ id = \"newt\", x = 1, class = \":\" })\n"
            "des.monster({ class = ':', id = 'newt' })\ndes.object({ id = \"corpse\", montype=\"newt\" })\n");
        row("class of another table", "nethack-3.7", "monster", "jackal", "newt", 1,
            "des.monster({ class = 'd' })\ndes.monster({ id = 'jackal' })\ndes.monster({ class = 'd' })\n",
            "des.monster({ class = 'd' })\ndes.monster({ id = 'newt' })\ndes.monster({ class = 'd' })\n");
        row("two names for a class", "nethack-3.7", "monster", "jackal", "newt", 2,
            "des.monster({ id = 'jackal', id = 'jackal', class = 'd' })\n",
            "des.monster({ id = 'newt', id = 'newt', class = ':' })\n");
        row("terrain of a script", "nethack-3.7", "terrain", "L", "W", 2,
            "des.map([[\n.L.\n]])\ndes.terrain(1,1,\"L\")\n",
            "des.map([[\n.W.\n]])\ndes.terrain(1,1,\"W\")\n");
        row("flag of a script", "nethack-3.7", "flag", "noteleport", "hardfloor", 1,
            "des.level_flags(\"mazelevel\", \"noteleport\")\n",
            "des.level_flags(\"mazelevel\", \"hardfloor\")\n");
        row("variable of a script", "nethack-3.7", "variable", "place", "spot", 2,
            "local place = { 1, 2 }\ndes.trap(\"pit\", place)\n",
            "local spot = { 1, 2 }\ndes.trap(\"pit\", spot)\n");
    }
    void replaces() {
        QFETCH(const QString, game);
        QFETCH(const QString, kind);
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, by);
        QFETCH(const int, uses);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, result);
        const AnalysisPtr analysis = analysisOf(game, text.toStdString());
        const services::Thing thing{services::thingKindNamed(kind.toStdString()).value(), name.toStdString()};
        QCOMPARE(int(services::usesOf(*analysis, thing).size()), uses);
        const auto changes = services::replacementsFor(*analysis, thing, by.toStdString());
        if (result.isEmpty()) {
            QVERIFY(!changes);
            QCOMPARE(changes.error().reason, "nethack-3.4.3 knows no monster “jackel”.");
            return;
        }
        QVERIFY2(changes.has_value(), changes ? "" : changes.error().reason.c_str());
        QCOMPARE(QByteArray::fromStdString(TextEdit(*changes).apply(text.toStdString())), result);
    }

    // What a script may make a name of. The places are those of the texts between [ and ].
    void possibleUses_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* title, const char* game, const char* name, const char* text) {
            QTest::newRow(title) << QString(game) << QByteArray(name) << QByteArray(text);
        };
        row("in a table", "nethack-3.7", "jackal",
            "local kinds = { \"[Jackal]\", \"fox\" }\ndes.monster(\"jackal\")\ndes.monster(kinds[1])\n");
        row("pieces", "nethack-3.7", "red dragon",
            "des.monster(\"[red ]\" .. what)\ndes.monster(colour\n .. '[dragon]')\nlocal plain = \"red \"\n");
        row("other texts", "nethack-3.7", "jackal", "des.message(\"a jackal\")\nlocal x = \"ja\"\n");
        row("nothing else is joined", "nethack-3.7", "jackal", "des.message(\"x\" .. y .. \"jackals\")\n");
        row("no script", "nethack-3.4.3", "jackal", "MAZE:\"jackal\",' '\nNOMAP\n");
        row("no script in 3.6", "nethack-3.6", "jackal", "MAZE:\"jackal\",' '\nNOMAP\nMESSAGE:\"jackal\"\n");
    }
    void possibleUses() {
        QFETCH(const QString, game);
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, text);
        const bool isMarked = text.contains("\"[") || text.contains("'[");
        QByteArray plain = text;
        if (isMarked)
            plain.replace("\"[", "\"").replace("'[", "'").replace("]\"", "\"").replace("]'", "'");
        const AnalysisPtr analysis = analysisOf(game, plain.toStdString());
        const std::vector<Range> uses =
            services::possibleUsesOf(*analysis, {ThingKind::Monster, name.toStdString()});
        for (const Range use : uses | std::views::reverse)
            plain.insert(qsizetype(use.end), ']').insert(qsizetype(use.begin), '[');
        QCOMPARE(plain, text);
    }

    // Every monster, object and trap of every stock file gives way to another one and comes back.
    void stockFiles_data() { addStockFolders(); }
    void stockFiles() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, folder);
        QFETCH(const QString, game);
        const QDir files(sharedFolder() + QStringLiteral("/corpus/") + folder);
        int done = 0;
        for (const QString& name : files.entryList({"*.des", "*.lua"}, QDir::Files, QDir::Name)) {
            const std::string text = fileBytes(files.filePath(name)).toStdString();
            if (documentKindOf(name.toStdString(), text) != DocumentKind::Levels)
                continue;
            const AnalysisPtr analysis = analysisOf(game, text);
            for (const auto& [kind, other] :
                 {std::pair(ThingKind::Monster, "grid bug"), std::pair(ThingKind::Object, "rubber hose"),
                  std::pair(ThingKind::Trap, "rust")}) {
                for (const std::string& used : usedNames(*analysis, kind)) {
                    const auto isNamed = [&](const Object& object) { return object.name == used; };
                    if (std::ranges::count_if(analysis->game().catalog().objects(), isNamed) > 1)
                        continue; // another thing has the name, and comes back as this one
                    tryThing(analysis, {kind, used}, other);
                    QVERIFY2(!QTest::currentTestFailed(), qPrintable(name));
                    ++done;
                }
            }
        }
        qInfo("%d things", done);
        QVERIFY(done > 100);
    }

private:
    static void tryThing(const AnalysisPtr& analysis, const services::Thing& thing,
                         const std::string& other) {
        if (!services::usesOf(*analysis, {thing.kind, other}).empty())
            return; // coming back would take those along
        const auto there = services::replacementsFor(*analysis, thing, other);
        if (!there)
            return QTest::qFail((thing.name + ": " + there.error().reason).c_str(), __FILE__, __LINE__),
                   void();
        const TextEdit edit(*there);
        const AnalysisPtr after = analysis->updated(edit, TextSnapshot(edit.apply(analysis->text().bytes())));
        if (!services::usesOf(*after, thing).empty())
            QTest::qFail((thing.name + " is still there").c_str(), __FILE__, __LINE__);
        const auto back = services::replacementsFor(*after, {thing.kind, other}, thing.name);
        if (!back)
            return QTest::qFail((thing.name + ": " + back.error().reason).c_str(), __FILE__, __LINE__),
                   void();
        const auto lower = [](std::string bytes) { return QByteArray::fromStdString(bytes).toLower(); };
        if (lower(TextEdit(*back).apply(after->text().bytes())) !=
            lower(std::string(analysis->text().bytes())))
            QTest::qFail((thing.name + " does not come back").c_str(), __FILE__, __LINE__);
    }
};

LEVWRIGHT_TEST(ThingsTest)

} // namespace levwright::things_test

#include "ThingsTest.moc"
