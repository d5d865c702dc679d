// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Roll.h"

#include "app/cli/CommandLine.h"
#include "app/cli/EditorProgram.h"
#include "app/cli/LevelSource.h"
#include "app/cli/PythonSource.h"
#include "app/cli/Streams.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/instance/InstanceText.h"

#include <array>
#include <format>

namespace levwright::cli {
namespace roll_command {
namespace {

constexpr std::array<OptionRule, 8> options{{{"--level", OptionValue::Required},
                                             {"--room", OptionValue::Required},
                                             {"--fill", OptionValue::Required},
                                             {"--target", OptionValue::Required},
                                             {"--seed", OptionValue::Required},
                                             {"--context", OptionValue::Required},
                                             {"--text"},
                                             {"--render", OptionValue::Required}}};

constexpr std::size_t longestText = 300; // bytes of a statement's text

struct Request {
    LevelChoice choice;
    std::uint64_t seed = 1;
    std::string picture; // the file to draw into; empty if none
};

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    for (const CommandWord& word : words) {
        if (word.option == "--level") {
            request.choice.level = word.value;
        } else if (word.option == "--room") {
            request.choice.room = word.value;
        } else if (word.option == "--fill") {
            request.choice.fill = word.value;
        } else if (word.option == "--target") {
            request.choice.game = word.value;
        } else if (word.option == "--context") {
            request.choice.context = word.value;
        } else if (word.option == "--render") {
            request.picture = word.value;
        } else if (word.option == "--seed") {
            const Result<std::uint64_t> seed = numberOf(word, 0, UINT64_MAX);
            if (!seed)
                return std::unexpected(seed.error());
            request.seed = *seed;
        } else if (word.option.empty()) {
            if (!request.choice.path.empty())
                return failure(say("one file at a time; see --help"));
            request.choice.path = word.value;
        }
    }
    if (request.choice.path.empty())
        return failure(say("no file given; see --help"));
    if (!request.picture.empty() && request.choice.path == "-")
        return failure(say("a picture needs a file, not standard input"));
    return request;
}

// Returns the exit status of the editor, which draws the same level.
Result<int> draw(const Request& request, const Console& console) {
    if (console.editor == nullptr)
        return failure(say("there is no editor to draw pictures"));
    std::vector<std::string> arguments{"--render-roll", request.picture, "--seed",
                                       std::to_string(request.seed)};
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
    roll::Roller roller(source->plan);
    const roll::LevelInstance& level = roller.roll(request->seed);
    if (request->picture.empty()) {
        PrintableStream output(console.output);
        print(level, *source, output);
    } else if (const Result<int> drawn = draw(*request, console); !drawn || *drawn != 0) {
        if (!drawn)
            console.errors << "roll: " << drawn.error().message << '\n';
        return Unusable;
    }
    return level.fatal == roll::Fatal::None ? Success : Failure;
}

} // namespace levwright::cli
