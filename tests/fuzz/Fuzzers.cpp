// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/Fuzzers.h"

#include "tests/fuzz/Properties.h"

namespace levwright::fuzz {

std::span<const Fuzzer> fuzzers() {
    static const std::vector<std::string_view> programs{"../data/golden36"};
    static const std::vector<std::string_view> scripts{"scripts"};
    static const std::vector<std::string_view> everyLanguage{"corpus", "../data/golden36", "scripts",
                                                             "dungeon-corpus"};
    static const Fuzzer all[] = {
        {"ParseFuzzer", checkParsing},
        {"CompileFuzzer", checkCompiling},
        {"EditFuzzer", checkEditing},
        {"IntentFuzzer", checkIntents},
        {"FragmentFuzzer", checkFragments},
        {"JournalFuzzer", checkJournal},
        {"RollFuzzer", checkRolling},
        {"LevDecodeFuzzer", checkDecoding, {"levels"}, ""},
        {"DecompileFuzzer", checkDecompiling, {"levels"}, ""},
        {"DungeonFuzzer", checkDungeon, {"dungeon-corpus"}, "dungeon.dict"},
        {"DungeonDecodeFuzzer", checkDungeonFile, {"dungeon-corpus"}, "dungeon.dict"},
        {"ProgramParseFuzzer", checkProgramParsing, programs, "program.dict"},
        {"ProgramCompileFuzzer", checkProgramCompiling, programs, "program.dict"},
        {"ProgramDecodeFuzzer", checkProgramDecoding, programs, "program.dict"},
        {"ProgramIntentFuzzer", checkProgramIntents, programs, "program.dict"},
        {"ProgramRollFuzzer", checkProgramRolling, programs, "program.dict"},
        {"ScriptFuzzer", checkScript, scripts, "script.dict"},
        {"ScriptParseFuzzer", checkScriptParsing, scripts, "script.dict"},
        {"ScriptIntentFuzzer", checkScriptIntents, scripts, "script.dict"},
        {"ScriptRollFuzzer", checkScriptRolling, scripts, "script.dict"},
        {"ScriptDescribeFuzzer", checkScriptDescribing, scripts, "script.dict"},
        {"ScriptDungeonFuzzer", checkScriptDungeon, scripts, "script.dict"},
        {"WorldFuzzer", checkWorld, {"worlds"}, "world.dict"},
        {"WorldSaveFuzzer", checkWorldSave, {"worlds"}, "world.dict"},
        {"RunFileFuzzer", checkRunFile, {"runs"}, "world.dict"},
        {"StatisticsFuzzer", checkStatistics, {"statistics"}, "statistics.dict", 16384},
        {"SurveyFuzzer", checkSurvey, {"surveys"}, "statistics.dict", 16384},
        {"BitmapFuzzer", checkBitmap, {"pictures"}, ""},
        {"GoalFuzzer", checkGoal, {"goals"}, ""},
        {"ArchiveFuzzer", checkArchive, {"archives"}, ""},
        {"SourceFuzzer", checkSources, {"../data/sources"}, "source.dict", 16384},
        {"GameFuzzer", checkGame, {"games"}, "game.dict", 16384},
        {"ServicesFuzzer", checkServices, everyLanguage, "des.dict"},
        {"CompareFuzzer", checkComparing, everyLanguage, "des.dict"},
        {"LineEditFuzzer", checkLineEdits, everyLanguage, "des.dict"},
        {"SearchFuzzer", checkSearch, {"searches"}, ""},
        {"LspFuzzer", checkLanguageServer, everyLanguage, "des.dict"},
        {"PythonFuzzer", checkPython, {"pythons"}, "python.dict"},
    };
    return all;
}

} // namespace levwright::fuzz
