// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Roll.h"

#include "app/cli/CommandLine.h"
#include "app/cli/EditorProgram.h"
#include "app/cli/LevelSource.h"
#include "app/cli/PythonSource.h"
#include "app/cli/Seeds.h"
#include "app/cli/Streams.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/instance/InstanceText.h"
#include "core/stats/RollLines.h"

#include <array>
#include <format>

namespace levwright::cli {
namespace roll_command {
namespace {

constexpr std::array<OptionRule, 10> options{{{"--level", OptionValue::Required},
                                              {"--room", OptionValue::Required},
                                              {"--fill", OptionValue::Required},
                                              {"--target", OptionValue::Required},
                                              {"--seed", OptionValue::Required},
                                              {"--seeds", OptionValue::Required},
                                              {"--context", OptionValue::Required},
                                              {"--text"},
                                              {"--json"},
                                              {"--render", OptionValue::Required}}};

constexpr std::size_t longestText = 300; // bytes of a statement's text

enum class Form { Text, Picture, JsonLines };

struct Request {
    LevelChoice choice;
    roll::SeedRange seeds{1, 1};
    Form form = Form::Text;
    std::string picture; // the file to draw into
};

Result<void> addSeeds(const CommandWord& word, roll::SeedRange& seeds) {
    if (word.option == "--seed")
        return numberOf(word, 0, UINT64_MAX).transform([&](std::uint64_t seed) { seeds = {seed, seed}; });
    const Result<roll::SeedRange> range = seedsOf(word.value);
    if (!range)
        return std::unexpected(range.error());
    seeds = *range;
    return boundSeeds(seeds, word.value);
}

Result<void> addWord(const CommandWord& word, Request& request) {
    if (takeChoice(word, request.choice))
        return {};
    if (word.option == "--render") {
        request.picture = word.value;
        request.form = Form::Picture;
    } else if (word.option == "--json") {
        request.form = Form::JsonLines;
    } else if (word.option == "--seed" || word.option == "--seeds") {
        return addSeeds(word, request.seeds);
    } else if (word.option.empty()) {
        if (!request.choice.path.empty())
            return failure(say("one file at a time; see --help"));
        request.choice.path = word.value;
    }
    return {};
}

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    for (const CommandWord& word : words) {
        if (const Result<void> added = addWord(word, request); !added)
            return std::unexpected(added.error());
    }
    if (request.choice.path.empty())
        return failure(say("no file given; see --help"));
    if (request.form == Form::Picture && request.choice.path == "-")
        return failure(say("a picture needs a file, not standard input"));
    if (request.form != Form::JsonLines && request.seeds.first != request.seeds.last)
        return failure(say("several seeds need --json"));
    return request;
}

// Returns the exit status of the editor, which draws the same level.
Result<int> draw(const Request& request, const Console& console) {
    if (console.editor == nullptr)
        return failure(say("there is no editor to draw pictures"));
    std::vector<std::string> arguments{"--render-roll", request.picture, "--seed",
                                       std::to_string(request.seeds.first)};
    if (request.choice.level)
        arguments.insert(arguments.end(), {"--level", *request.choice.level});
    if (request.choice.room)
        arguments.insert(arguments.end(), {"--room", *request.choice.room});
    if (request.choice.fill)
        arguments.insert(arguments.end(), {"--fill", *request.choice.fill});
    if (request.choice.game)
        arguments.insert(arguments.end(), {"--target", *request.choice.game});
    if (!request.choice.context.empty())
        arguments.insert(arguments.end(), {"--context", request.choice.context});
    for (const std::filesystem::path& folder : request.choice.places.chosen)
        arguments.insert(arguments.end(), {"--game-dir", folder.string()});
    arguments.insert(arguments.end(), {"--", request.choice.path});
    return console.editor->run(arguments);
}

void print(const roll::LevelInstance& level, const RollSource& source, std::ostream& out) {
    out << roll::toText(level, *source.plan);
    for (std::size_t i = 0; i < source.statements.size(); ++i)
        out << say("[{}] line {}: {}\n", i, source.statements[i].line,
                   shortened(source.statements[i].text, longestText));
    out << source.without();
}

// Stops when nobody reads the lines any more.
void printLines(const RollSource& source, const roll::SeedRange& seeds, std::ostream& out) {
    std::vector<std::string> leftOut;
    leftOut.reserve(source.unknown.size());
    for (const UnknownThing& thing : source.unknown)
        leftOut.push_back(thing.spelling);
    roll::RollLines lines(source.plan);
    out << lines.header(source.catalog->gameId(), source.statements, leftOut);
    for (std::uint64_t seed = seeds.first; out; ++seed) {
        out << lines.roll(seed);
        if (seed == seeds.last)
            return;
    }
}

Status printOne(const RollSource& source, const Request& request, const Console& console) {
    roll::Roller roller(source.plan);
    const roll::LevelInstance& level = roller.roll(request.seeds.first);
    if (request.form == Form::Text) {
        PrintableStream output(console.output);
        print(level, source, output);
    } else if (const Result<int> drawn = draw(request, console); !drawn || *drawn != 0) {
        if (!drawn)
            console.errors << "roll: " << drawn.error().message << '\n';
        return Unusable;
    }
    return level.fatal == roll::Fatal::None ? Success : Failure;
}

} // namespace
} // namespace roll_command

Status rollLevel(std::span<const std::string> arguments, const Console& console) {
    using namespace roll_command;
    Result<Request> request = readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "roll: " << request.error().message << '\n';
        return Unusable;
    }
    request->choice.places = console.games;
    const Result<RollSource> source =
        rollSourceOf(request->choice, readLevelsOrInput(console, request->choice.path));
    if (!source) {
        console.errors << "roll: " << source.error().message << '\n';
        return Unusable;
    }
    if (request->form != Form::JsonLines)
        return printOne(*source, *request, console);
    printLines(*source, request->seeds, console.output);
    return Success;
}

} // namespace levwright::cli
