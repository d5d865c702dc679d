// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Playtest.h"

#include "app/cli/CommandLine.h"
#include "app/cli/LevelSource.h"
#include "app/cli/PythonSource.h"
#include "app/cli/Streams.h"
#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/playtest/LevelWorld.h"
#include "core/world/SaveText.h"

#include <array>

namespace levwright::cli {
namespace playtest_command {
namespace {

constexpr std::array<OptionRule, 6> options{{{"--level", OptionValue::Required},
                                             {"--target", OptionValue::Required},
                                             {"--seed", OptionValue::Required},
                                             {"--context", OptionValue::Required},
                                             {"--from", OptionValue::Required},
                                             {"-o", OptionValue::Required}}};

struct Request {
    LevelChoice choice;
    std::uint64_t seed = 1;
    std::optional<Point> from;
    std::optional<std::string> output;
};

// "Y,X"
std::optional<Point> cellOf(std::string_view text) {
    constexpr std::uint64_t highest = 255;
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const std::optional<std::uint64_t> y = wholeNumber<std::uint64_t>(text.substr(0, comma));
    const std::optional<std::uint64_t> x = wholeNumber<std::uint64_t>(text.substr(comma + 1));
    if (!y || !x || *y > highest || *x > highest)
        return std::nullopt;
    return Point{int(*x), int(*y)};
}

Result<void> take(const CommandWord& word, Request& request) {
    if (takeChoice(word, request.choice))
        return {};
    if (word.option == "-o") {
        request.output = word.value;
    } else if (word.option == "--from") {
        request.from = cellOf(word.value);
        if (!request.from)
            return failure(inQuotes(word.value) + say(" is not a row and a column, such as 10,39"));
    } else if (word.option == "--seed") {
        const Result<std::uint64_t> seed = numberOf(word, 0, UINT64_MAX);
        if (!seed)
            return std::unexpected(seed.error());
        request.seed = *seed;
    } else if (!request.choice.path.empty()) {
        return failure(say("one file at a time; see --help"));
    } else {
        request.choice.path = word.value;
    }
    return {};
}

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    for (const CommandWord& word : words) {
        if (const Result<void> taken = take(word, request); !taken)
            return std::unexpected(taken.error());
    }
    if (request.choice.path.empty())
        return failure(say("no file given; see --help"));
    return request;
}

Result<std::string> worldOf(const Request& request, const Console& console) {
    const Result<RollSource> level =
        rollSourceOf(request.choice, readLevelsOrInput(console, request.choice.path));
    if (!level)
        return std::unexpected(level.error());
    PrintableStream(console.errors) << level->without();
    roll::Roller roller(level->plan);
    playtest::Walker walker;
    walker.start = request.from;
    return playtest::makeLevelWorld(roller.roll(request.seed), *level->plan, *level->catalog, walker)
        .transform([](const playtest::LevelWorld& world) {
            std::string text = world::rulesLine(world::documentedRules());
            for (const std::string& command : world.commands)
                text.append(command) += '\n';
            return text;
        });
}

} // namespace
} // namespace playtest_command

Status writePlaytest(std::span<const std::string> arguments, const Console& console) {
    using namespace playtest_command;
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    const Result<void> written = request.and_then([&](Request wanted) -> Result<void> {
        wanted.choice.places = console.games;
        const Result<std::string> world = worldOf(wanted, console);
        if (!world)
            return std::unexpected(world.error());
        if (wanted.output && *wanted.output != "-")
            return console.files.replace(*wanted.output, *world);
        console.output << *world;
        return {};
    });
    if (written)
        return Success;
    console.errors << "playtest: " << written.error().message << '\n';
    return Unusable;
}

} // namespace levwright::cli
