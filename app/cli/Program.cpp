// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Program.h"

#include "app/cli/ArchiveFiles.h"
#include "app/cli/Check.h"
#include "app/cli/CommandLine.h"
#include "app/cli/Convert.h"
#include "app/cli/Decompile.h"
#include "app/cli/DgnComp.h"
#include "app/cli/Diff.h"
#include "app/cli/Find.h"
#include "app/cli/Game.h"
#include "app/cli/GitSetup.h"
#include "app/cli/ImportGame.h"
#include "app/cli/Install.h"
#include "app/cli/Lens.h"
#include "app/cli/LevComp.h"
#include "app/cli/Levels.h"
#include "app/cli/Lsp.h"
#include "app/cli/Merge.h"
#include "app/cli/MiniHack.h"
#include "app/cli/Playtest.h"
#include "app/cli/Render.h"
#include "app/cli/Roll.h"
#include "app/cli/RollDungeon.h"
#include "app/cli/Stats.h"
#include "app/cli/Streams.h"
#include "app/cli/Survey.h"
#include "app/cli/World.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/GameList.h"
#include "core/languages/script/roll/LuaRelease.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::cli {
namespace {

// GAMES is replaced by the ids of the games.
// One for each command, so that a change of one leaves the translations of the others alone.
constexpr const char* helpPatterns[] = {
    phrase(
        R"(levwright-cli lev_comp [-w|-v] [--json] [--target GAME] [--abi lp64|ilp32] [--header-from FILE.lev] [-o DIR] [FILE…]
    Compiles level descriptions as the game's own compiler does: every level NAME becomes NAME.lev in the current
    folder or DIR. No FILE, or “-”: reads standard input. If the program is started under the name lev_comp, it runs
    this command.
      -w        also report findings of Levwright's own checks, for the files after this option
      -v        with --target nethack-3.6: also print the sizes of the levels, and names that are unused or differ in
                case
      --json    print messages as one JSON object per line
      --target  the game that will load the levels: GAMES
      --abi     the size of the game's numbers: lp64 (64-bit systems, the default) or ilp32
      --header-from  copy the header and the size of numbers from a level file of the game that will load the levels,
                for a game that was built with other options)"),
    phrase(
        R"(levwright-cli dgn_comp [--json] [--target GAME] [--abi lp64|ilp32] [--header-from FILE.lev] [-o DIR] [FILE…]
    Compiles dungeon descriptions as the game's own compiler does: NAME.pdf, or NAME.def in its editable form,
    becomes NAME next to it or in DIR. No FILE: from standard input (in the form of .pdf) to standard output. If the
    program is started under the name dgn_comp, it runs this command. The options are those of lev_comp.)"),
    phrase(
        R"(levwright-cli check [-w] [--all] [--json] [--goals] [--rolls N] [--target GAME] [--room NAME|--fill NAME] FILE…
    Prints every problem of the files as FILE:LINE:COLUMN: SEVERITY: TEXT [CODE]. Those that end in .def or .pdf are
    dungeon descriptions. Many names, words or map characters that the game does not know become one line each. The
    status is 1 if there is an error among them, 2 if a file cannot be read.
      -w        show hints too
      --all     show each name, word and map character that the game does not know
      --json    as one JSON object per line, with fixes
      --goals   the status is also 1 if a goal in the comments of a level is not reached (doc/guide/goals.md)
      --rolls   how often each level is rolled for its goals (1000)
      FILE may be a Python program or notebook with levels in its strings, FILE.py or FILE.ipynb; FILE.py:2 is its
      second level. The same holds for convert, install, minihack, playtest, roll and stats.
      --target  the game whose language they are in, as above; without it, it is recognized for each file
      --room, --fill  only the problems of that themed room, or of these contents for themed rooms)"),
    phrase(R"(levwright-cli levels [--json] [--target GAME] FILE…
    Lists the levels of files as FILE:LINE: NAME, themed rooms and their contents with frequency and limits. The status
    is 2 if a file has no levels or cannot be read.
      --json    as one JSON object per line, with the game; vaults of variants with frequency and least depth)"),
    phrase(
        R"(levwright-cli find [--replace-by NAME] [--dry-run] [--json] [--target GAME] KIND NAME FILE|FOLDER…
    Prints every use of a thing in level files of any game, as FILE:LINE:COLUMN: TEXT OF THE LINE. KIND is monster,
    object, trap, terrain, “room type”, flag, register or variable. A class of monsters or objects is its character;
    ?:teleportation is the one in that class. A terrain is its name or its character of maps. The status is 1 if nothing
    is found or a file is not changed.
      --replace-by  put that thing in its place, with its class, and print each line before and after. A file in which
                that would be an error is not changed, and a message says why
      --dry-run print what would be changed, and change nothing
      --json    as one JSON object per line
      --target  the game of all files; without it, each file decides)"),
    phrase(
        R"(levwright-cli diff [--json] [--png FILE] [--dark] [--tileset PATH] [--git] [--target GAME] BEFORE AFTER
    Prints what differs between two level files, in words, as FILE:LINE: LEVEL: TEXT. Files of two games, and compiled
    levels, are compared by what they contain. The status is 1 if something differs, 2 if a file cannot be read.
      --json    as one JSON object per line, with the lines in both files and the cells
      --png     also writes a picture to FILE: the maps side by side, with marks on what differs. With - it goes to
                standard output, and the words are left out
      --dark    draws it on dark ground
      --tileset as in render
      --git     takes the arguments that git gives to an external diff program; see git-setup)"),
    phrase(
        R"(levwright-cli merge [--base] [--labels OURS,THEIRS] [--name NAME] [--target GAME] [-o OUT] BASE OURS THEIRS
    Merges two versions of a level file that were made from BASE: level by level, statement by statement, and
    cell by cell in maps. Writes the result to standard output or OUT. The status is 1 if both changed the same thing;
    such conflicts are marked in the text as git does.
      --base    show the text of BASE in conflicts, too
      --labels  the names of the versions in conflicts
      --name    the name of the file, if OURS has another one)"),
    phrase(R"(levwright-cli git-setup [--remove] [FOLDER]
    Makes git show and merge the level files of a repository with this program, and show compiled levels as
    descriptions. Writes the settings of the repository and lines of its .gitattributes.
      --remove  undoes all of that)"),
    phrase(R"(levwright-cli decompile [--listing] [--target GAME] FILE [-o FILE.des]
    Writes a description of a compiled level (FILE.lev) or dungeon of any known game, to standard output or FILE.des;
    compiling it for the same target gives the same file. The status is 1, and nothing is written, if the file is
    damaged or of another game, or if no description can express it: levels of NetHack 3.6 are programs, and one that
    no compiler wrote may contain jumps that a description cannot express.
      --listing the instructions of a level of NetHack 3.6, one per line, instead of a description)"),
    phrase(R"(levwright-cli convert FILE --to GAME [--target GAME] [-o FILE|FOLDER]
    Writes the description for another game, nethack-3.6, nethack-3.7 or nethack-5.0, to standard output or the file of
    -o: comments and the order of statements are kept. For the last two each level becomes a script, NAME.lua in the
    folder of -o.
    What has no equivalent there is reported as FILE:LINE:COLUMN: note: TEXT. The status is 1, and nothing is written,
    if the description has errors.
      --target  the game whose language it is in, as above; without it, it is recognized from the description)"),
    phrase(R"(levwright-cli minihack FILE.des [--level NAME] [--target GAME] [-o FILE]
    Writes a level as the Python string that an environment of MiniHack takes, under the name that it must have there:
    MiniHack-Skill-Custom-v0 in des_file. Levels of older games are converted. The status is 1, and nothing is written,
    if the level has errors, or text that is not UTF-8.
      --level, --target  as in roll)"),
    phrase(
        R"(levwright-cli roll FILE [--level NAME] [--target GAME] [--seed S] [--context KEY=VALUE,…] [--text|--render OUT.png]
levwright-cli roll FILE --json [--seed S|--seeds A..B] …
levwright-cli roll FILE [--room NAME] [--fill NAME] …
    Prints a level as the game might make it: its map, then what is on it, each with the number of the record that made
    it, and the lines of a description that the numbers stand for. FILE is a description or a compiled level. The same
    seed gives the same level on every machine. The status is 1 if the game would end while it loads the level.
      --level   which of a description's levels; needed if it has several
      --room    the themed room of a themerms.lua that half of the level's rooms are, by its name
      --fill    the contents that it gets, or that an ordinary room gets; without names, both are listed
      --target  the game whose language the description is in, as above; without it, it is recognized from the
                description, and a compiled level names its game itself
      --seed    a whole number (1)
      --context the place of the level and the hero's state, such as depth=12,difficulty=12,hero_level=10,branch=none;
                for a themed room also alone=1, which makes nothing else; for a vault also sample_level=1, which sets
                it into a plain level of rooms
      --text    as text (the default)
      --json    as one JSON object per line, with what is wrong with the level: one that says what the numbers mean, then
                one for each seed. The status is 0 even if the game would end; the object says so
      --seeds   the seeds of these objects, such as 1..1000
      --render  as a picture, drawn by the editor, which must be in the same folder as this program)"),
    phrase(
        R"(levwright-cli render FILE|FOLDER… [--level NAME] [--roll SEED] [--regions] [--no-things] -o OUT
levwright-cli render … [--heat WHAT] [--rolls N] [--room NAME] [--fill NAME] [--target GAME] [--context KEY=VALUE,…]
levwright-cli render … [--scale N] [--border N] [--columns N] [--dark] [--tileset PATH] [--format png|svg|txt|wiki]
    Draws levels without a display: the map as it is written, with the things whose places the text gives, or one roll.
    Several levels, such as those of a file, a folder or a library, become one sheet with their names. A level whose
    text draws no map is shown as rolled with seed 1. The status is 1 if something cannot be drawn, 2 if nothing can.
      --level, --room, --fill, --target, --context  as in roll
      --roll    the level as the game makes it with that seed
      --heat    how often each cell gets monsters, objects or traps, or what the statement in the line of that number
                places
      --rolls   how often it is rolled for that (1000)
      --regions with frames around regions and other areas, or around the rooms of a roll
      --no-things  the map alone
      --scale   pixels for each point, 1 to 8 (2, and 1 on a sheet); a cell is 6 points wide and 9 high
      --border  points of paper around the picture (6)
      --columns how many pictures a row of a sheet has
      --dark    on dark paper
      --tileset pictures of your own in place of characters: a PNG or BMP picture of 16x16 or 32x32 tiles in the order
                of the game, or a folder of named pictures. A cell is then one tile, and its pixels are the points (1
                for each)
      -o        the file to write; its ending says the format: a picture (png, svg), text (txt), or text in the
                colours of NetHackWiki (wiki)
      --format  png, svg, txt or wiki, for files with other names and for standard output (-o -))"),
    phrase(
        R"(levwright-cli stats FILE [--level NAME] [--target GAME] [--rolls N] [--seeds A..B] [--context KEY=VALUE,…] [--json]
levwright-cli stats FILE [--room NAME] [--fill NAME] …
levwright-cli stats --merge [--json] FILE.json…
    Rolls a level many times and prints what can go wrong, how often (with the 95 % interval) and a seed that shows it;
    or adds up what earlier runs over other seeds printed with --json.
      --rolls   how often (1000), up to 10000000; Ctrl+C prints the results so far, with status 130
      --seeds   the seeds to use (1..N)
      --room, --fill  as in roll
      --json    everything that was counted, as a loading table with additional keys)"),
    phrase(
        R"(levwright-cli survey FILE|FOLDER… -o REPORT.html [--json FILE] [--csv FILE] [--rolls N] [--part K/N] [--tileset PATH] [--target GAME] [--context KEY=VALUE,…]
levwright-cli survey --merge -o REPORT.html [--json FILE] [--csv FILE] PART.json…
levwright-cli survey --compare [--json FILE] OLD.json NEW.json
    Rolls all levels of a folder, a library (nhdat) or files many times, on all processors, and writes a page with a
    picture, the problems and the numbers of each; or joins the parts of a survey; or prints what has changed between
    two. The status is 1 if a level cannot be rolled, or if --compare finds something worse.
      -o        the page, a file of HTML that needs no other file and no network
      --json    the same as JSON (without it, beside the page). Levels that are in it already, and have not changed, are
                not rolled again, so that an interrupted survey goes on
      --csv     the table of all levels
      --rolls   how often each level is rolled (1000)
      --part    every Nth level, beginning with the Kth: N machines share the work
      --target, --context  as in roll
      --tileset as in render
      --merge   the result has the same bytes as that of a survey in one part)"),
    phrase(
        R"(levwright-cli lens way|sight|light|danger|shape FILE [--level NAME] [--roll SEED|--rolls N] [--json] [-o OUT]
levwright-cli lens … [--from X,Y|up|down|above|below] [--with WHAT,…] [--without WHAT,…] [--scale N] [--dark] [--tileset PATH]
levwright-cli lens … [--room NAME] [--fill NAME] [--target GAME] [--context KEY=VALUE,…]
    Answers what a designer asks about a level: how long the ways are and what divides them, what is seen, what is lit,
    what threatens the hero and what the level pays, and how it is built. The status is 1 if the game would end while it
    loads the level, 2 if the level cannot be used.
      --level, --room, --fill, --target, --context  as in roll
      --roll    one roll, of that seed (1)
      --rolls   the seeds from 1 to that number, added up
      --from    where ways and sight begin: a column and a row of the level, the stairs (up, the default, or down), or
                where one arrives (above, below)
      --with    what helps on the way besides doors, locked, secret: dig, levitate
      --without what does not help: doors, locked, secret
      --json    everything: a number for each cell, marks, and measures
      -o        draws a picture of the numbers and marks over the map (png, svg); --scale, --dark and --tileset as
                in render)"),
    phrase(R"(levwright-cli roll-dungeon [--json] [--target GAME] [--seed NUMBER] [--rolls NUMBER] FILE
    Lays out the dungeon of a description (FILE.def, FILE.pdf, dungeon.lua) or of a compiled dungeon file as the
    game does when a new one starts. The status is 1 if the game would fail, 2 if the file cannot be used.
      --seed    which of the many possible ones; the same number gives the same dungeon everywhere (1 if not given)
      --rolls   roll that many, starting with that seed, and print how often each level is at which depth, and which
                are never placed; up to 10000000, and Ctrl+C ends the counting as in stats
      --json    as one JSON object per line)"),
    phrase(
        R"(levwright-cli playtest FILE [--level NAME] [--target GAME] [--seed S] [--context KEY=VALUE,…] [--from Y,X] [-o SAVE]
    Rolls a level and writes it as a world that can be walked: a save for levwright-cli world, to standard output or
    SAVE. FILE, --level, --target, --seed and --context are as in roll.
      --from    row and column where the player starts (the stairs up, or where one arrives))"),
    phrase(
        R"(levwright-cli world [-v] [-s [TURN]] [-l SAVEFILE] [--rules documented|reference] [--order legacy] [--dir DIR]
    Runs a world. It reads commands from the file server/in and reports to server/out and server/worldstate.
    Continues from the save file, or creates a new world from confserver/world; a sample of that file is samples/world
    among Levwright's files. QUIT in server/in, or a signal, ends it.
      -v        print every command and where it came from
      -s        replay the record of an earlier game up to TURN (1 if none is given); each further command then replays
                one line
      -l        the save file; its record is record_SAVEFILE (without -l: save and record_save)
      --rules   documented: as its document says (the default); reference: as the original server does, bit for bit
                (a save that names its rules is played by these)
      --order   legacy: things, types and the lines of saves in the order of the original server's first years
      --dir     the folder of all these files (default: the current folder)
    levwright-cli world --help lists the commands.)"),
    phrase(R"(levwright-cli archive list [--json] NHDAT
levwright-cli archive extract NHDAT [NAME…] [-o FOLDER|FILE]
levwright-cli archive replace NHDAT FILE… [--name NAME] [-o NEW]
levwright-cli archive add NHDAT FILE… [--name NAME] [-o NEW]
levwright-cli archive remove NHDAT NAME… [-o NEW]
    Lists the files in the data library of an installed game (nhdat), with their sizes; extracts some or all of them
    into the current folder or FOLDER, or a single one into FILE; or puts files in under their own names, or removes
    some. Files that are not named stay unchanged, byte for byte; add creates a library that does not exist. The status
    is 1, and nothing is changed, if the library is damaged, or if a file to add is already there, or one of the others
    is not.
      --json    one JSON object per line
      --name    the file's name in the library
      -o        writes the changed library there, and leaves NHDAT unchanged)"),
    phrase(
        R"(levwright-cli install FILE.des [--level NAME] [--target GAME] [--game DIR] --playground DIR [--start]
    Puts a level into a private copy of an installed game's data, the playground, and prints how the game is started
    there, in its debug mode: a new game starts on the level. If the game has a level of that name, the new level also
    replaces all variants of it, so the game is certain to use it. Nothing in the game's own folders is changed; saved
    games in the playground are deleted. Levels of older games are converted. The status is 1, and nothing is changed,
    if the level has errors, or the game cannot have it.
      --level, --target  as in roll
      --game    the folder of the game's library and program (where packages install NetHack)
      --playground  the folder to create; it may be an earlier playground
      --start   also starts the game, in this terminal)"),
    phrase(R"(levwright-cli game list
levwright-cli game check [NAME…]
levwright-cli game show NAME
levwright-cli game add NAME TABLE COLUMN=VALUE…
    A game of your own is a folder of tables that says which game it resembles and what differs; see doc/guide/games.md.
    list prints all games, check reads the named ones (or all of your own) and reports the first fault of each, with
    file and line, show prints the rows that differ from the game it is based on, and add appends a row to one of its
    tables.)"),
    phrase(
        R"(levwright-cli import-game SOURCE_TREE [--name NAME] [--header-from FILE.lev] [--look C=TERRAIN] [-o DIR]
    Makes a game of your own from the source tree of a variant, which is only read: nothing of it is compiled or run.
    Prints what differs from the game it resembles, and notes on what was not understood, with file and line.
      --name    the name of the game; without it, that of the sources
      --header-from  a compiled level of the game, whose header compiled levels get from now on
      --look  what a new map character looks like, such as V=lava; without it, it is drawn as a letter
      -o        the folder to put it into, in a folder of its name (default: ~/.local/share/levwright/games))"),
    phrase(R"(levwright-cli lsp [--target GAME] [--stdio]
    Serves an editor over the Language Server Protocol on standard input and output: problems with fixes, completion,
    explanations, signatures, names with their uses and new names, symbols, folds and colours, for levels and dungeons.
      --target  the game of all files; without it, each file decides)"),
    phrase(R"(levwright-cli --targets
    Prints the possible values of --target, one per line, the default first.)"),
    phrase(R"(levwright-cli --version
levwright-cli --help)"),
    phrase(
        R"(Every command takes --game-dir DIR: a folder with games of your own (DIR/NAME/game.tsv and other tables). Such games are
also looked for in the folder .levwright beside a level or in a parent folder, and in ~/.local/share/levwright/games.
A level below a folder with .levwright belongs to the game in it, unless --target names another.)"),
    phrase(
        R"(Options are written as --option VALUE, --option=VALUE, -o VALUE or -oVALUE; everything after “--” is a file. “-” is
standard input, and after -o of archive, convert, decompile, merge, minihack, playtest, render and survey standard
output. The status is also 1 if standard output cannot be written, and 2 if the command line cannot be understood.)"),
};

std::string help() {
    constexpr std::string_view games = "GAMES";
    std::string text;
    for (const char* pattern : helpPatterns)
        text.append(text.empty() ? "" : "\n").append(said(pattern)).append("\n");
    if (const std::size_t at = text.find(games); at != std::string::npos)
        text.replace(at, games.size(), gamesInWords());
    return text;
}

using CommandFunction = Status (*)(std::span<const std::string>, const Console&);

struct Command {
    std::string_view name;
    CommandFunction run;
    std::string (*moreHelp)() = nullptr;
};

constexpr std::array<Command, 24> commands{{{"lev_comp", levComp},
                                            {"dgn_comp", dgnComp},
                                            {"check", check},
                                            {"levels", listLevels},
                                            {"find", findThings},
                                            {"diff", diffFiles},
                                            {"merge", mergeFiles},
                                            {"git-setup", setUpGit},
                                            {"decompile", decompileFile},
                                            {"convert", convertFile},
                                            {"minihack", writeMiniHack},
                                            {"roll", rollLevel},
                                            {"render", renderLevels},
                                            {"stats", stats},
                                            {"survey", surveyLevels},
                                            {"lens", showLens},
                                            {"roll-dungeon", rollDungeonFile},
                                            {"playtest", writePlaytest},
                                            {"archive", changeArchive},
                                            {"install", installLevel},
                                            {"game", showGames},
                                            {"import-game", importGame},
                                            {"lsp", serveLanguages},
                                            {"world", serveWorld, worldCommands}}};
// The first commands, which the program also runs if it is started under their names.
constexpr std::size_t compilers = 2;

Status runCommand(const Command& command, std::span<const std::string> arguments, const Console& console) {
    if (asksForHelp(arguments)) {
        console.output << help();
        if (command.moreHelp != nullptr)
            console.output << '\n' << command.moreHelp();
        return Success;
    }
    return command.run(arguments, console);
}

Status runChosen(std::string_view calledAs, std::span<const std::string> arguments, const Console& console) {
    calledAs.remove_prefix(calledAs.rfind('/') + 1);
    for (const Command& compiler : std::span(commands).first(compilers)) {
        if (calledAs == compiler.name)
            return runCommand(compiler, arguments, console);
    }
    if (arguments.empty()) {
        console.errors << "levwright-cli: " << say("no command given; see --help") << '\n';
        return Unusable;
    }
    if (arguments[0] == "--help") {
        console.output << help();
        return Success;
    }
    if (arguments[0] == "--targets") {
        for (const GameEntry& game : knownGames())
            console.output << game.id << '\n';
        for (const UserGame& game : console.games.shelfFor("here").userGames())
            console.output << game.id << '\n';
        return Success;
    }
    if (arguments[0] == "--version") {
        console.output << "levwright-cli " << versionWith(console.commit) << '\n' << luaRelease() << '\n';
        return Success;
    }
    const auto command = std::ranges::find(commands, arguments[0], &Command::name);
    if (command == commands.end()) {
        console.errors << "levwright-cli: " << say("unknown command {}; see --help", inQuotes(arguments[0]))
                       << '\n';
        return Unusable;
    }
    return runCommand(*command, arguments.subspan(1), console);
}

// Moves the options --game-dir, which every command takes, from the words to the places.
Result<void> takeGameFolders(std::vector<std::string>& words, GamePlaces& games) {
    constexpr std::string_view option = "--game-dir";
    for (std::size_t i = 0; i < words.size() && words[i] != "--";) {
        if (words[i] == option && i + 1 == words.size())
            return failure(say("{} needs a folder", option));
        const bool isApart = words[i] == option;
        if (!isApart && !words[i].starts_with(std::string(option) + '=')) {
            ++i;
            continue;
        }
        games.chosen.emplace_back(isApart ? words[i + 1] : words[i].substr(option.size() + 1));
        words.erase(words.begin() + std::ptrdiff_t(i), words.begin() + std::ptrdiff_t(i) + (isApart ? 2 : 1));
    }
    return {};
}

} // namespace

// Commands ignore errors of the output streams; they are detected here.
Status runProgram(std::string_view calledAs, std::span<const std::string> arguments, const Console& console) {
    PrintableStream errors(console.errors);
    std::vector<std::string> words(arguments.begin(), arguments.end());
    GamePlaces games = console.games;
    if (const Result<void> taken = takeGameFolders(words, games); !taken) {
        errors << "levwright-cli: " << taken.error().message << '\n';
        return Unusable;
    }
    const Status status = runChosen(calledAs, words,
                                    {console.files, console.input, console.output, errors, console.editor,
                                     console.onlooker, games, console.commit});
    if (console.output.flush())
        return status;
    errors << "levwright-cli: " << say("cannot write to standard output{}", reasonOf(console.output)) << '\n';
    return std::max(status, Failure);
}

std::string versionWith(std::string_view commit) {
    return commit.empty() ? LEVWRIGHT_VERSION : std::format(LEVWRIGHT_VERSION " (commit {})", commit);
}

} // namespace levwright::cli
