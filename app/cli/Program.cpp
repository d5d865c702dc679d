// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Program.h"

#include "app/cli/Check.h"
#include "app/cli/Decompile.h"
#include "app/cli/LevComp.h"
#include "app/cli/Roll.h"
#include "app/cli/Stats.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::cli {
namespace {

constexpr std::string_view help =
    R"(levwright-cli lev_comp [-w] [--json] [--target GAME] [--abi lp64|ilp32] [--header-from FILE.lev] [-o DIR] [FILE…]
    Compiles level descriptions as the game's own compiler does: every level NAME becomes NAME.lev in the current
    folder or DIR. No FILE: reads standard input. Started under the name lev_comp, the program is this command.
      -w        also look for rock inside regions, in the files behind it
      --json    messages as one JSON object a line
      --target  the game that shall load the levels: nethack-3.4.3 (the default) or nethack-3.2.2
      --abi     how wide the game's numbers are: lp64 (64-bit systems, the default) or ilp32
      --header-from  takes the header and the width of numbers from a level file of the game that shall load the
                levels, for one that was built with other options

levwright-cli check [-w] [--json] [--target GAME] FILE…
    Prints every problem of the files as FILE:LINE:COLUMN: SEVERITY: TEXT [CODE]. The status is 1 if there is an
    error among them, 2 if a file cannot be read.
      -w        show hints too
      --json    as one JSON object a line, with fixes
      --target  the game whose language they are in, as above

levwright-cli decompile FILE.lev [-o FILE.des]
    Writes a description of a compiled level of any known game, to standard output or FILE.des; compiling it for the
    same target gives the same level file. The status is 1, and nothing is written, if the file is damaged or of
    another game, or if no description can say what it holds.

levwright-cli roll FILE [--level NAME] [--seed S] [--context KEY=VALUE,…] [--text]
    Prints a level as the game might make it: its map, then what is on it, each with the number of the record that made
    it. FILE is a description or a compiled level. The same seed gives the same level on every machine. The status is 1
    if the game would end while it loads the level.
      --level   which of a description's levels; needed if it has several
      --seed    a whole number (1)
      --context where the level lies and who enters it, as depth=12,difficulty=12,hero_level=10,branch=none
      --text    as text, as there is no other form

levwright-cli stats FILE [--level NAME] [--rolls N] [--seeds A..B] [--context KEY=VALUE,…] [--json]
levwright-cli stats --merge [--json] FILE.json…
    Rolls a level many times and prints what can go wrong, how often (with the 95 % interval) and a seed that shows it;
    or adds up what earlier runs over other seeds printed with --json.
      --rolls   how often (1000)
      --seeds   the seeds to use (1..N)
      --json    all that was counted, as a loading table with more keys

levwright-cli --version
levwright-cli --help
)";

using CommandFunction = Status (*)(std::span<const std::string>, const Console&);

struct Command {
    std::string_view name;
    CommandFunction run;
};

constexpr std::array<Command, 5> commands{{{"lev_comp", levComp},
                                           {"check", check},
                                           {"decompile", decompileFile},
                                           {"roll", rollLevel},
                                           {"stats", stats}}};

Status runCommand(const Command& command, std::span<const std::string> arguments, const Console& console) {
    if (std::ranges::contains(arguments, "--help")) {
        console.output << help;
        return Success;
    }
    return command.run(arguments, console);
}

} // namespace

Status runProgram(std::string_view calledAs, std::span<const std::string> arguments, const Console& console) {
    calledAs.remove_prefix(calledAs.rfind('/') + 1);
    if (calledAs == commands[0].name)
        return runCommand(commands[0], arguments, console);
    if (arguments.empty()) {
        console.errors << "levwright-cli: no command given; see --help\n";
        return Unusable;
    }
    if (arguments[0] == "--help") {
        console.output << help;
        return Success;
    }
    if (arguments[0] == "--version") {
        console.output << "levwright-cli " LEVWRIGHT_VERSION "\n";
        return Success;
    }
    const auto command = std::ranges::find(commands, arguments[0], &Command::name);
    if (command == commands.end()) {
        console.errors << std::format("levwright-cli: unknown command “{}”; see --help\n", arguments[0]);
        return Unusable;
    }
    return runCommand(*command, arguments.subspan(1), console);
}

} // namespace levwright::cli
