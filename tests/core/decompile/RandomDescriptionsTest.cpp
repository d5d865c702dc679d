// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/RandomDescriptions.h"

#include "app/cli/Program.h"
#include "core/levcomp/LevelImport.h"
#include "core/model/LevelLanguage.h"
#include "tests/fuzz/Properties.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"

#include <QRegularExpression>
#include <QTest>

#include <sstream>

namespace levwright::random_descriptions_test {
namespace {

constexpr int blocks = 10;
constexpr int seedsOfBlock = 120;
constexpr int seedsForThoroughCheck = 10; // one in this many; these checks read a text many times

struct Outcome {
    int status = 0;
    int firstErrorLine = 0; // 0 if there is no error
    QByteArray text;
    std::map<std::filesystem::path, std::string> files;
};

Outcome compile(const char* program, const char* file, const std::string& text) {
    static const QRegularExpression error(QStringLiteral("line (\\d+) : (?!WARNING)"));
    MemoryFileStore store;
    if (!store.replace(file, text))
        QTest::qFail("the text cannot be stored", __FILE__, __LINE__);
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    Outcome outcome;
    outcome.status =
        cli::runProgram(program, std::vector<std::string>{file}, cli::Console{store, in, out, errors});
    outcome.text = QByteArray::fromStdString(errors.str());
    if (const auto found = error.match(QString::fromLatin1(outcome.text)); found.hasMatch())
        outcome.firstErrorLine = found.captured(1).toInt();
    outcome.files = store.files();
    outcome.files.erase(file);
    return outcome;
}

QByteArray shown(std::uint32_t seed, const std::string& text, const Outcome& outcome) {
    return "seed " + QByteArray::number(seed) + ":\n" + QByteArray::fromStdString(text) + outcome.text;
}

// The level can be rolled, and the same seed gives the same roll.
void checkRolls(const std::string& text) {
    const LevelsAnalysis analysis(testGame(), TextSnapshot(text));
    const Result<roll::RollPlanPtr> planned = testGame()->language().plan(analysis.source(0), {});
    if (!planned)
        return QTest::qFail(planned.error().message.c_str(), __FILE__, __LINE__);
    const auto terrainOf = [&](std::uint64_t seed) { return roll::Roller(*planned).roll(seed).terrain; };
    if (terrainOf(1) != terrainOf(1))
        QTest::qFail("a seed gives two levels", __FILE__, __LINE__);
}

void addBlocks() {
    QTest::addColumn<int>("first");
    for (int i = 0; i < blocks; ++i)
        QTest::addRow("%d", i * seedsOfBlock) << i * seedsOfBlock;
}

} // namespace

// What the documents allow is accepted, and what they call an error is rejected at the line they state.
class RandomDescriptionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void levels_data() { addBlocks(); }
    void levels() {
        QFETCH(const int, first);
        for (int seed = first; seed < first + seedsOfBlock; ++seed) {
            const std::string text = randomLevel(std::uint32_t(seed));
            const Outcome outcome = compile("lev_comp", "f.des", text);
            const QByteArray all = shown(std::uint32_t(seed), text, outcome);
            QVERIFY2(outcome.status == 0 && outcome.firstErrorLine == 0, all);
            QCOMPARE(outcome.files.size(), std::size_t(1));
            const auto& [path, bytes] = *outcome.files.begin();
            const Result<ImportedLevel> imported = importLevel(bytes, path);
            QVERIFY2(imported, imported ? all : all + imported.error().message.c_str());
            QVERIFY2(compile("lev_comp", "f.des", imported->text).files == outcome.files, all);
            checkRolls(text);
            if (seed % seedsForThoroughCheck == 0)
                fuzz::checkParsing(text);
        }
    }

    void wrongLevels_data() { addBlocks(); }
    void wrongLevels() {
        QFETCH(const int, first);
        for (int seed = first; seed < first + seedsOfBlock; ++seed) {
            const WrongDescription wrong = randomWrongLevel(std::uint32_t(seed));
            const Outcome outcome = compile("lev_comp", "f.des", wrong.text);
            const QByteArray all = shown(std::uint32_t(seed), wrong.text, outcome) + wrong.what.c_str();
            QVERIFY2(outcome.status == 1, all);
            QVERIFY2(outcome.firstErrorLine == wrong.line, all + QByteArray::number(wrong.line));
            if (seed % seedsForThoroughCheck == 0)
                fuzz::checkParsing(wrong.text);
        }
    }

    void dungeons_data() { addBlocks(); }
    void dungeons() {
        QFETCH(const int, first);
        for (int seed = first; seed < first + seedsOfBlock; ++seed) {
            const std::string text = randomDungeon(std::uint32_t(seed));
            const Outcome outcome = compile("dgn_comp", "f.pdf", text);
            const QByteArray all = shown(std::uint32_t(seed), text, outcome);
            QVERIFY2(outcome.status == 0 && outcome.firstErrorLine == 0, all);
            QCOMPARE(outcome.files.size(), std::size_t(1));
            if (seed % seedsForThoroughCheck == 0)
                fuzz::checkDungeon(text);
            fuzz::checkDungeonFile(outcome.files.begin()->second);
        }
    }

    void wrongDungeons_data() { addBlocks(); }
    void wrongDungeons() {
        QFETCH(const int, first);
        for (int seed = first; seed < first + seedsOfBlock; ++seed) {
            const WrongDescription wrong = randomWrongDungeon(std::uint32_t(seed));
            const Outcome outcome = compile("dgn_comp", "f.pdf", wrong.text);
            const QByteArray all = shown(std::uint32_t(seed), wrong.text, outcome) + wrong.what.c_str();
            QVERIFY2(outcome.status == 1, all);
            QVERIFY2(outcome.firstErrorLine == wrong.line, all + QByteArray::number(wrong.line));
        }
    }
};

LEVWRIGHT_TEST(RandomDescriptionsTest)

} // namespace levwright::random_descriptions_test

#include "RandomDescriptionsTest.moc"
