// SPDX-License-Identifier: GPL-3.0-or-later
// Levels that calls of MiniHack's LevelGenerator build.
#include "core/python/PythonLevels.h"
#include "tests/support/TestProgram.h"

#include <QElapsedTimer>
#include <QTest>

namespace levwright::generator_test {
using namespace levwright::python;

namespace {

const QByteArray header = "\nMAZE: \"mylevel\", ' '\nFLAGS:hardfloor\nINIT_MAP: solidfill,' '\n"
                          "GEOMETRY:center,center\n";

PythonFile fileOf(const QByteArray& bytes) {
    return PythonFile::read(bytes.toStdString(), PythonForm::Program).value();
}

QByteArrayList levelsOf(const QByteArray& bytes) {
    QByteArrayList texts;
    const PythonFile file = fileOf(bytes);
    for (const PythonLevel& level : file.levels())
        texts << QByteArray::fromStdString(level.text);
    return texts;
}

// What stands after the map of the only level, in a program that makes a generator g of 2 x 1 cells first.
QByteArray builtBy(const QByteArray& calls) {
    const QByteArray text = levelsOf("g = LevelGenerator(w=2, h=1)\n" + calls).value(0);
    const QByteArray before = header + "MAP\n..\nENDMAP\nREGION:(0,0,2,1),lit,\"ordinary\"\n";
    return text.startsWith(before) ? text.mid(before.size()) : "another beginning: " + text;
}

} // namespace

class GeneratorTest : public QObject {
    Q_OBJECT private Q_SLOTS : void methods_data() {
        QTest::addColumn<QByteArray>("calls");
        QTest::addColumn<QByteArray>("built");
        const auto row = [](const char* calls, const char* built) {
            QTest::newRow(calls) << QByteArray(calls) << QByteArray(built);
        };
        row("g.add_object()", "OBJECT:random,random\n");
        row("g.add_object('apple', '%')", "OBJECT:('%',\"apple\"),random\n");
        row("g.add_object('robe', '[', (1, 0), cursestate='cursed')",
            "OBJECT:('[',\"robe\"),(1, 0),cursed\n");
        row("g.add_object_area('$a', name='boulder', symbol='`')", "OBJECT:('`',\"boulder\"),rndcoord($a)\n");
        row("g.add_monster()", "MONSTER:random,random\n");
        row("g.add_monster('newt', ':', (0,0), ('hostile', 'asleep'))",
            "MONSTER:(':',\"newt\"),(0, 0),hostile,asleep\n");
        row("g.add_monster('newt', place='rndcoord($a)')", "MONSTER:\"newt\",rndcoord($a)\n");
        row("g.add_terrain((1, 0), 'T', in_footer=True)", "TERRAIN: (1, 0), 'T'\n");
        row("g.fill_terrain('rect', 'L', 0, 0, 9, 9)", "TERRAIN:rect (0,0,9,9),'L'\n");
        row("g.set_area_variable('a', type='line', x1=1, y1=2, x2=3, y2=4)",
            "$a = selection:line (1,2,3,4)\n");
        row("g.add_goal_pos((1, 0)); g.add_stair_down()", "STAIR:(1, 0),down\nSTAIR:random,down\n");
        row("g.set_start_pos((0, 3))", "BRANCH:(0,3,0,3),(1,2,1,2)\n");
        row("g.set_start_rect((1, 2), (3, 4)); g.set_start_pos((0, 0))", "BRANCH:(1,2,3,4),(0,0,0,0)\n");
        row("g.add_door('open', (1, 0))", "DOOR:open,(1, 0)\n");
        row("g.add_altar((0, 0), 'law')", "ALTAR:(0, 0),law,random\n");
        row("g.add_sink(); g.add_fountain()", "SINK:random\nFOUNTAIN: random\n");
        row("g.add_trap(); g.add_trap('pit', (0, 0))", "TRAP:\"teleport\",random\nTRAP:\"pit\",(0, 0)\n");
        row("g.add_gold(5); g.add_boulder()", "GOLD: 5,random\nOBJECT: \"boulder\", random\n");
        row("g.wallify(); g.add_mazewalk(dir='west')", "WALLIFY\nMAZEWALK:(1,0),west\n");
        row("g.add_line('SINK:random')\ng.footer += 'WALLIFY\\n'", "SINK:random\nWALLIFY\n");
        row("g.dance()", "# Left out: dance in line 2, which is no known method.\n");
        row("g.add_gold()", "# Left out: add_gold in line 2, whose arguments Python refuses.\n");
        row("print(g.get_des())", "");
    }
    void methods() {
        QFETCH(const QByteArray, calls);
        QFETCH(const QByteArray, built);
        QCOMPARE(builtBy(calls + '\n'), built);
    }

    void maps() {
        const QByteArray program =
            "m = '''\n---\n|.\n'''\n"
            "a = LevelGenerator(map=m, lit=False, flags=('noteleport', 'premapped'), "
            "solidfill='L')\na.add_terrain((1, 1), 'T')\na.add_terrain((-1, 0), '}')\n";
        QCOMPARE(levelsOf(program),
                 QByteArrayList{QByteArray(header)
                                    .replace("hardfloor", "noteleport,premapped")
                                    .replace("solidfill,' '", "solidfill,'L'") +
                                "MAP\n--}\n|T \nENDMAP\nREGION:(0,0,3,2),unlit,\"ordinary\"\n"});
    }

    // What the text of a program tells is followed.
    void programs_data() {
        QTest::addColumn<QByteArray>("program");
        QTest::addColumn<QByteArray>("built");
        const auto row = [](const char* name, const char* program, const char* built) {
            QTest::newRow(name) << QByteArray(program) << QByteArray(built);
        };
        row("loops", "for i in range(2):\n  for x, y in [(1, 2), (3, 4)]:\n    g.add_sink((x + i, y * 2))\n",
            "SINK:(1, 4)\nSINK:(3, 8)\nSINK:(2, 4)\nSINK:(4, 8)\n");
        row("jumps", "for i in range(5):\n  if i == 1: continue\n  if i > 2: break\n  g.add_gold(i)\n",
            "GOLD: 0,random\nGOLD: 2,random\n");
        row("conditions",
            "n = None\nif n:\n  g.add_gold(1)\nelif not n and 2 in (1, 2):\n  g.add_gold(2)\nelse:\n"
            "  g.add_gold(3)\ng.add_gold(4 if n else 5)\n",
            "GOLD: 2,random\nGOLD: 5,random\n");
        row("texts", "w = 'sin' \"k\"\ng.add_line(f'{w}:' + 'ab' * 2 + str(len(w)))\n", "sink:abab4\n");
        row("sizes", "g.add_sink((g.x - 1, -1 + g.y))\n", "SINK:(1, 0)\n");
        row("lists", "l = list(())\nl.append((1, 2))\ng.add_sink(l[0])\n", "SINK:(1, 2)\n");
        row("comments", "g.add_sink(  # here\n    (1, 2)\n)  # there\n'''g.add_sink()'''\n", "SINK:(1, 2)\n");
        row("several names", "h = k = g; h.add_sink(); k.add_sink()\n", "SINK:random\nSINK:random\n");
        row("standard values",
            "def f(g2=g, n=3):\n  g2.add_gold(n)\n  k = kwargs.pop('k', 4)\n  g2.add_gold(k)\n",
            "GOLD: 3,random\nGOLD: 4,random\n");
        row("a computed place", "import random\ng.add_sink((random.randint(1, 2), 0))\n",
            "# The program computes the place in line 3; random stands for it here.\nSINK:random\n");
        row("a computed name", "g.add_trap(name())\n",
            "# Left out: add_trap in line 2, because the program computes name.\n");
        row("a computed condition", "if asks():\n  g.add_sink()\nelse:\n  g.add_fountain()\n",
            "# Line 2 decides about add_sink: if asks():\nSINK:random\n");
        row("a computed loop", "for b in boulders():\n  g.add_boulder(b)\n",
            "# Line 2 decides about add_boulder: for b in boulders():\n"
            "# The program computes the place in line 3; random stands for it here.\n"
            "OBJECT: \"boulder\", random\n");
        row("items of others", "d = {}\nd[0] = g\nfor i in range(2):\n  g.add_sink()\n",
            "SINK:random\nSINK:random\n");
        row("a changed list", "a = [1, 2]\na[0] = 5\ng.add_gold(a[0])\n",
            "# Left out: add_gold in line 4, because the program computes amount.\n");
        row("given away", "decorate(g)\n", "# decorate in line 2 may change the level.\n");
        row("forgotten names", "def f():\n  n = 1\ng.add_gold(n)\n",
            "# Left out: add_gold in line 4, because the program computes amount.\n");
    }
    void programs() {
        QFETCH(const QByteArray, program);
        QFETCH(const QByteArray, built);
        QCOMPARE(builtBy(program), built);
    }

    void computedMaps() {
        const QByteArray text =
            levelsOf("import minihack\nminihack.LevelGenerator(map=read(), h=2)\n").value(0);
        QVERIFY2(
            text.startsWith("# The program computes the map; an empty one stands for it here.\n" + header),
            text.constData());
        QVERIFY(text.contains("MAP\n........\n........\nENDMAP\n"));
    }

    void placesInTheProgram() {
        const QByteArray program =
            "x = 'MAZE:\"a\",\\' \\''\ng = LevelGenerator(w=2, h=1)\ny = 'LEVEL:\"b\"'\n"
            "g.add_sink()\n";
        const PythonFile file = fileOf(program);
        QCOMPARE(file.levels().size(), std::size_t(3));
        const PythonLevel& level = file.levels()[1];
        QVERIFY(level.isBuilt && !level.objection.empty());
        QCOMPARE(level.origins.front(), Offset(program.indexOf("LevelGenerator")));
        QCOMPARE(level.origins.back(), Offset(program.indexOf("g.add_sink")));
        QCOMPARE(QByteArray::fromStdString(file.withText(1, level.text).value()), program);
        QVERIFY(!file.withText(1, level.text + "SINK:random\n"));
    }

    void cellsOfNotebooks() {
        const char* notebook = "{\"cells\": ["
                               "{\"cell_type\": \"code\", \"source\": [\"g = LevelGenerator(w=1, h=1)\"]},"
                               "{\"cell_type\": \"code\", \"source\": [\"g.add_sink()\"]}]}";
        const PythonFile file = PythonFile::read(notebook, PythonForm::Notebook).value();
        QCOMPARE(file.levels().size(), std::size_t(1));
        QVERIFY(file.levels()[0].text.ends_with("SINK:random\n"));
        QCOMPARE(file.levels()[0].origins.back(), Offset(std::string_view(notebook).find("g.add_sink")));
    }

    void hostilePrograms_data() {
        QTest::addColumn<QByteArray>("program");
        const auto row = [](const char* name, const QByteArray& program) { QTest::newRow(name) << program; };
        row("loops in loops", QByteArray("for i in range(9999):\n for j in range(9999):\n  g.add_sink()\n"));
        row("deep lists", "a = [1]\nfor i in range(9999):\n a = [a, a]\ng.add_line(str(a))\nb = a == a\n");
        row("long texts", "a = 'x' * 100000\nfor i in range(9999):\n a += a\n g.add_line(a)\n");
        row("huge numbers", "a = 9\nfor i in range(99):\n a = a * a * a\ng.add_sink((a, a))\n");
        row("nothing often", "a = '' * 999999999\nb = () * 999999999\n");
        row("brackets", "g.add_sink(" + QByteArray(30'000, '('));
        row("brackets without end", "g.add_sink({" + QByteArray("f'{").repeated(30'000));
        row("blocks", [] {
            QByteArray text;
            for (int i = 0; i < 3000; ++i)
                text += QByteArray(i, ' ') + "if x:\n";
            return text;
        }());
        row("wide maps", "m = 'x' * 60000 + '.\\n' * 30000\nLevelGenerator(map=m)\n");
        row("many generators", "for i in range(9999):\n LevelGenerator(w=500, h=500)\n");
        row("many equals", "a" + QByteArray(" = a").repeated(30'000) + "\n");
        row("nots", "a = " + QByteArray("not ").repeated(30'000) + "1\n");
        row("loops that do nothing", "for a in range(9999):\n for b in range(9999):\n");
        row("long loop names", "for " + QByteArray(300'000, 'n') + " in range(9999):\n pass\n");
        row("long ranges", "for i in range(9999):\n range(9999),range(9999),range(9999),range(9999)\n");
        row("long arguments", "s = 'x' * 200000\nfor i in range(3000):\n g.add_sink(s)\n");
        row("long texts in lists", "s = 'x' * 100000\nl = [s] * 3000\ng.add_monster('a', args=l)\n");
        row("long texts in texts", "s = 'x' * 200000\nt = f'" + QByteArray("{s}").repeated(3000) + "'\n");
        row("skipped blocks", "for j in range(9999):\n for i in range(99):\n  if 0:\n" +
                                  QByteArray("   x\n").repeated(100'000));
        row("attributes", "x" + QByteArray(".a").repeated(800'000));
        row("minus", "a = " + QByteArray("- ").repeated(30'000) + "1\n");
    }
    void hostilePrograms() {
        QFETCH(const QByteArray, program);
        QElapsedTimer timer;
        timer.start();
        std::size_t size = 0;
        for (const QByteArray& level : levelsOf("g = LevelGenerator()\n" + program))
            size += std::size_t(level.size());
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY2(size < 8'000'000, qPrintable(QString::number(size)));
    }
};

LEVWRIGHT_TEST(GeneratorTest)

} // namespace levwright::generator_test

#include "GeneratorTest.moc"
