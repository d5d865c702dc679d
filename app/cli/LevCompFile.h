// SPDX-License-Identifier: GPL-3.0-or-later
// Compiles one description file for lev_comp. Internal to cli.
#pragma once

#include "app/cli/LevelFiles.h"
#include "core/languages/classic/lower/ClassicLevel.h"
#include "core/languages/classic/syntax/CompilerLines.h"
#include "core/languages/program/language/ProgramLanguage.h"
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
    // Of the game, whatever language its levels use.
    const ClassicGame* classic = nullptr;
    std::optional<ProgramSyntax> program;
    Target target;
    std::filesystem::path folder; // for level files
    bool json = false;            // print messages as JsonLines
};

// Whether to read the following files.
enum class Further { GoOn, Stop };

class LevCompFile {
public:
    // name: the name of the file in messages. extraChecks: whether option -w preceded it.
    LevCompFile(const LevCompSettings& settings, std::string name, bool extraChecks, LevelFiles& files,
                std::ostream& errors);

    Further compile(std::string bytes);
    // There was an error, so the exit status is not 0.
    bool failed() const { return m_failed; }

private:
    // Whether the game's compiler reaches the end of a level.
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
    TextSnapshot m_text; // the whole file
    std::optional<CompilerLines> m_lines;
    std::optional<Offset> m_lastColon; // in the file, in the levels that are finished
    CountedOn m_countedOn;             // from previous levels with errors
    std::size_t m_errorCount = 0;
    bool m_failed = false;
};

} // namespace levwright::cli
