// SPDX-License-Identifier: GPL-3.0-or-later
// One description file on its way through lev_comp. Internal to cli.
#pragma once

#include "app/cli/LevelFiles.h"
#include "core/language/ProgramLanguage.h"
#include "core/model/ClassicLevel.h"
#include "core/syntax/CompilerLines.h"
#include "core/target/Target.h"

#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::cli {

struct LevCompSettings {
    GamePtr game;
    // Of the game, whichever language its levels are in.
    const ClassicGame* classic = nullptr;
    std::optional<ProgramSyntax> program;
    Target target;
    std::filesystem::path folder; // where level files go
    bool json = false;            // messages as JsonLines
};

// Whether the files behind this one are to be read.
enum class Further { GoOn, Stop };

class LevCompFile {
public:
    // name is what messages call the file. extraChecks: the option -w stood before it.
    LevCompFile(const LevCompSettings& settings, std::string name, bool extraChecks, LevelFiles& files,
                std::ostream& errors);

    Further compile(std::string bytes);
    // Something went wrong, so the program's status is not 0.
    bool failed() const { return m_failed; }

private:
    // Whether the game's compiler gets to a level's end.
    enum class Ending { Reached, NotReached };

    Further compileBroken(const LevelPlace& level);
    Further compileLevel(const LevelPlace& level, Ending ending);
    Further reportAndWrite(const LevelPlace& level, const LevelModel& model, Ending ending);
    Further report(const LevelPlace& level, const Diagnostic& diagnostic);
    void reportOne(const LevelPlace& level, const Diagnostic& diagnostic);
    Further finishLevel(const LevelPlace& level, const LevelModel& model);
    Further write(const LevelPlace& level, const LevelModel& model);
    void warnOfNamesake(const LevelPlace& level, const LevelModel& model);
    Further countError();
    void say(std::size_t line, std::string_view text);
    void sayOfFile(std::string_view text);
    std::optional<Offset> lastColonBefore(const LevelPlace& level, Offset place) const;
    std::size_t lineOfColonBefore(const LevelPlace& level, Offset place) const;
    std::size_t lineOf(const LevelPlace& level, const Diagnostic& diagnostic) const;

    const LevCompSettings& m_settings;
    std::string m_name;
    bool m_extraChecks;
    LevelFiles& m_files;
    std::ostream& m_errors;
    TextSnapshot m_text; // all of the file
    std::optional<CompilerLines> m_lines;
    std::optional<Offset> m_lastColon; // in the file, of the levels that are done
    CountedOn m_countedOn;             // of the levels before, if they had errors
    std::size_t m_errorCount = 0;
    bool m_failed = false;
};

} // namespace levwright::cli
