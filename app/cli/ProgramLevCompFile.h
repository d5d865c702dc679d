// SPDX-License-Identifier: GPL-3.0-or-later
// Compiles one description file of NetHack 3.6 for lev_comp. Internal to cli.
#pragma once

#include "app/cli/LevCompFile.h"
#include "core/languages/program/compile/ProgramLevel.h"
#include "core/languages/program/language/ProgramLanguage.h"

#include <ostream>
#include <string>
#include <string_view>

namespace levwright::cli {

// The state that the game's compiler keeps from file to file.
struct ProgramLevCompState {
    program::MapRange range;
    bool writes = true; // false after a level with an error
};

struct ProgramLevCompStreams {
    std::ostream& output;
    std::ostream& errors;
};

class ProgramLevCompFile {
public:
    // The name of the file in messages, and whether option -v preceded it.
    struct Input {
        std::string name;
        bool verbose = false;
    };

    ProgramLevCompFile(const LevCompSettings& settings, ProgramLevCompState& state, Input input,
                       LevelFiles& files, ProgramLevCompStreams streams);

    Further compile(std::string bytes);
    // There was an error, so the exit status is not 0.
    bool failed() const { return m_failed; }

private:
    // A place as counted by the game's compiler. Lines count from 1, at line feeds outside of texts; columns
    // count from 0.
    struct Position {
        std::size_t line = 1;
        Offset column = 0;
        std::string_view token; // the token at the place
    };

    Further compileLevel(const LevelPlace& level);
    Further report(const LevelPlace& level, const Diagnostic& diagnostic);
    Further finishLevel(const LevelPlace& level, const program::ProgramLevel& model);
    Further write(const LevelPlace& level, const program::ProgramLevel& model);
    void saySyntaxError(const LevelPlace& level);
    void say(const LevelPlace& level, const Diagnostic& diagnostic, const Position& at);
    Position positionOf(const LevelPlace& level, Offset at) const;
    void countLines(const LevelPlace& level);

    const LevCompSettings& m_settings;
    ProgramLevCompState& m_state;
    Input m_input;
    LevelFiles& m_files;
    ProgramLevCompStreams m_streams;
    TextSnapshot m_text;           // the whole file
    std::size_t m_lineAtLevel = 1; // of the first byte of the current level
    Offset m_lineStart = 0;        // the start of that line
    std::size_t m_errors = 0;      // in the current level
    bool m_failed = false;
};

} // namespace levwright::cli
