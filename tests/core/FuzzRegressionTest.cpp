// SPDX-License-Identifier: GPL-3.0-or-later
// What the fuzzers once found (tests/data/fuzz/<fuzzer>/) and their samples, held against the same promises.
#include "tests/fuzz/Properties.h"
#include "tests/support/SharedFiles.h"

#include <QDir>
#include <QTest>

using namespace levwright;

class FuzzRegressionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void promisesHold_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("fuzzer");
        const QDir tests(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/tests"));
        for (const QString fuzzer :
             {"ParseFuzzer",         "CompileFuzzer",        "EditFuzzer",          "LevDecodeFuzzer",
              "DecompileFuzzer",     "DungeonFuzzer",        "DungeonDecodeFuzzer", "WorldFuzzer",
              "WorldSaveFuzzer",     "RunFileFuzzer",        "RollFuzzer",          "StatisticsFuzzer",
              "JournalFuzzer",       "FragmentFuzzer",       "ProgramParseFuzzer",  "ProgramCompileFuzzer",
              "ProgramDecodeFuzzer", "ProgramRollFuzzer",    "ArchiveFuzzer",       "IntentFuzzer",
              "ProgramIntentFuzzer", "ScriptFuzzer",         "ScriptIntentFuzzer",  "ScriptRollFuzzer",
              "ScriptParseFuzzer",   "ScriptDescribeFuzzer", "ScriptDungeonFuzzer"}) {
            const QStringList samples = fuzzer.startsWith("Dungeon")      ? QStringList{"fuzz/dungeon-corpus"}
                                        : fuzzer.startsWith("Statistics") ? QStringList{"fuzz/statistics"}
                                        : fuzzer.startsWith("RunFile")    ? QStringList{"fuzz/runs"}
                                        : fuzzer.startsWith("Program")    ? QStringList{"data/golden36"}
                                        : fuzzer.startsWith("Script")     ? QStringList{"fuzz/scripts"}
                                        : fuzzer.startsWith("Archive")    ? QStringList{"fuzz/archives"}
                                        : fuzzer.startsWith("World")
                                            ? QStringList{"fuzz/worlds"}
                                            : QStringList{"fuzz/corpus", "fuzz/levels"};
            for (const QString& folder : samples + QStringList{"data/fuzz/" + fuzzer}) {
                for (const QFileInfo& file : QDir(tests.filePath(folder)).entryInfoList(QDir::Files))
                    QTest::newRow(qPrintable(fuzzer + ' ' + file.fileName())) << file.filePath() << fuzzer;
            }
        }
    }
    void promisesHold() {
        QFETCH(const QString, path);
        QFETCH(const QString, fuzzer);
        const std::string bytes = fileBytes(path).toStdString();
        try {
            if (fuzzer == "ParseFuzzer")
                fuzz::checkParsing(bytes);
            else if (fuzzer == "ScriptFuzzer")
                fuzz::checkScript(bytes);
            else if (fuzzer == "CompileFuzzer")
                fuzz::checkCompiling(bytes);
            else if (fuzzer == "LevDecodeFuzzer")
                fuzz::checkDecoding(bytes);
            else if (fuzzer == "DecompileFuzzer")
                fuzz::checkDecompiling(bytes);
            else if (fuzzer == "DungeonFuzzer")
                fuzz::checkDungeon(bytes);
            else if (fuzzer == "ScriptDungeonFuzzer")
                fuzz::checkScriptDungeon(bytes);
            else if (fuzzer == "DungeonDecodeFuzzer")
                fuzz::checkDungeonFile(bytes);
            else if (fuzzer == "WorldFuzzer")
                fuzz::checkWorld(bytes);
            else if (fuzzer == "WorldSaveFuzzer")
                fuzz::checkWorldSave(bytes);
            else if (fuzzer == "RunFileFuzzer")
                fuzz::checkRunFile(bytes);
            else if (fuzzer == "FragmentFuzzer")
                fuzz::checkFragments(bytes);
            else if (fuzzer == "JournalFuzzer")
                fuzz::checkJournal(bytes);
            else if (fuzzer == "RollFuzzer")
                fuzz::checkRolling(bytes);
            else if (fuzzer == "ProgramParseFuzzer")
                fuzz::checkProgramParsing(bytes);
            else if (fuzzer == "ProgramCompileFuzzer")
                fuzz::checkProgramCompiling(bytes);
            else if (fuzzer == "ProgramDecodeFuzzer")
                fuzz::checkProgramDecoding(bytes);
            else if (fuzzer == "ProgramRollFuzzer")
                fuzz::checkProgramRolling(bytes);
            else if (fuzzer == "IntentFuzzer")
                fuzz::checkIntents(bytes);
            else if (fuzzer == "ProgramIntentFuzzer")
                fuzz::checkProgramIntents(bytes);
            else if (fuzzer == "ScriptParseFuzzer")
                fuzz::checkScriptParsing(bytes);
            else if (fuzzer == "ScriptRollFuzzer")
                fuzz::checkScriptRolling(bytes);
            else if (fuzzer == "ScriptDescribeFuzzer")
                fuzz::checkScriptDescribing(bytes);
            else if (fuzzer == "ScriptIntentFuzzer")
                fuzz::checkScriptIntents(bytes);
            else if (fuzzer == "ArchiveFuzzer")
                fuzz::checkArchive(bytes);
            else if (fuzzer == "StatisticsFuzzer")
                fuzz::checkStatistics(bytes);
            else
                fuzz::checkEditing(bytes);
        } catch (const std::exception& broken) {
            QFAIL(broken.what());
        }
    }
};

QTEST_GUILESS_MAIN(FuzzRegressionTest)
#include "FuzzRegressionTest.moc"
