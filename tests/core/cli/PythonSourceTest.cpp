// SPDX-License-Identifier: GPL-3.0-or-later
// Commands about levels that stand in Python programs and notebooks.
#include "app/cli/Program.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <sstream>

namespace levwright::python_source_test {
namespace {

struct Outcome {
    int status = 0;
    QByteArray output;
    QByteArray errors;
};

Outcome run(const std::vector<std::string>& arguments, std::string_view file, std::string_view bytes) {
    MemoryFileStore store;
    store.replace(file, bytes).value();
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    const int status = cli::runProgram("levwright-cli", arguments, cli::Console{store, in, out, errors});
    return {status, QByteArray::fromStdString(out.str()), QByteArray::fromStdString(errors.str())};
}

const std::string one =
    "import gym\nx = '''\nMAZE:\"x\",' '\nGEOMETRY:center,center\nMAP\n..g\nENDMAP\n'''\n";
const std::string two = one + "y = \"LEVEL:\\\"y\\\"\\nROOM:\\\"ordinary\\\",lit,random,random,random\\n\"\n";

} // namespace

class PythonSourceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void problemsHaveTheirPlaceInTheFile() {
        const Outcome outcome = run({"check", "f.py"}, "f.py", one);
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.output, QByteArray("f.py:6:3: error: “g” is not a map character. [bad-map-row]\n"));
        QCOMPARE(run({"check", "f.py"}, "f.py", two).output, outcome.output);
        QCOMPARE(run({"check", "f.py:2"}, "f.py", two).status, 0);
        const QByteArray json = run({"check", "--json", "f.py:1"}, "f.py", two).output;
        QVERIFY2(json.contains("\"line\":6,\"column\":3") && json.contains("\"fixes\":[]"), json.constData());
    }

    void problemsOfNotebooks() {
        const std::string notebook =
            "{\"cells\":[{\"cell_type\":\"code\",\"source\":[\n\"x='''\\n\",\n\"MAZE:\\\"x\\\",' '\\n\",\n"
            "\"GEOMETRY:center,center\\n\",\n\"MAP\\n\",\n\"..g\\n\",\n\"ENDMAP\\n\",\n\"'''\"]}]}";
        const Outcome outcome = run({"check", "f.ipynb"}, "f.ipynb", notebook);
        QCOMPARE(outcome.output,
                 QByteArray("f.ipynb:6:4: error: “g” is not a map character. [bad-map-row]\n"));
        const Outcome broken = run({"check", "f.ipynb"}, "f.ipynb", "{");
        QCOMPARE(broken.status, 2);
        QCOMPARE(broken.errors, QByteArray("f.ipynb: This is not a notebook: it is not sound JSON.\n"));
    }

    void levelsAreChosen() {
        const Outcome many = run({"roll", "f.py"}, "f.py", two);
        QCOMPARE(many.status, 2);
        QCOMPARE(many.errors,
                 QByteArray("roll: f.py: choose one of its levels: f.py:1 (line 2), f.py:2 (line 9)\n"));
        QCOMPARE(run({"roll", "f.py:2"}, "f.py", two).status, 0);
        QVERIFY(run({"roll", "f.py:3"}, "f.py", two).errors.contains("it has no level 3"));
        QVERIFY(run({"roll", "f.py"}, "f.py", "import gym\n").errors.contains("it contains no level"));
        QCOMPARE(run({"check", "f.py"}, "f.py", "import gym\n").status, 2);
    }

    void commands_data() {
        QTest::addColumn<QByteArrayList>("words");
        QTest::newRow("roll") << QByteArrayList{"roll", "f.py:2"};
        QTest::newRow("stats") << QByteArrayList{"stats", "f.py:2", "--rolls", "3"};
        QTest::newRow("convert") << QByteArrayList{"convert", "f.py:2", "--to", "nethack-3.6"};
        QTest::newRow("minihack") << QByteArrayList{"minihack", "f.py:2"};
        QTest::newRow("playtest") << QByteArrayList{"playtest", "f.py:2", "-o", "save"};
    }
    void commands() {
        QFETCH(const QByteArrayList, words);
        std::vector<std::string> arguments;
        for (const QByteArray& word : words)
            arguments.push_back(word.toStdString());
        const Outcome outcome = run(arguments, "f.py", two);
        QVERIFY2(outcome.status == 0, outcome.errors.constData());
    }

    void fieldFile() {
        LEVWRIGHT_NEEDS_SHARED();
        const std::string program =
            fileBytes(sharedFolder() + QStringLiteral("/corpus/field/des/20-minihack-python.py"))
                .toStdString();
        QCOMPARE(run({"check", "f.py"}, "f.py", program).status, 0);
        QVERIFY(run({"minihack", "f.py"}, "f.py", program).output.contains("STAIR:(4,1),down"));
    }
};

LEVWRIGHT_TEST(PythonSourceTest)

} // namespace levwright::python_source_test

#include "PythonSourceTest.moc"
