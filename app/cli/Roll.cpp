// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Roll.h"

#include "app/cli/CommandLine.h"
#include "app/cli/LevelSource.h"
#include "core/roll/InstanceText.h"

#include <array>

namespace levwright::cli {
namespace {

constexpr std::array<OptionRule, 4> options{
    {{"--level", true}, {"--seed", true}, {"--context", true}, {"--text"}}};

struct Request {
    LevelChoice choice;
    std::uint64_t seed = 1;
};

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    for (const CommandWord& word : words) {
        if (word.option == "--level") {
            request.choice.level = word.value;
        } else if (word.option == "--context") {
            request.choice.context = word.value;
        } else if (word.option == "--seed") {
            const std::optional<std::uint64_t> seed = seedOf(word.value);
            if (!seed)
                return failure("“" + word.value + "” is no seed");
            request.seed = *seed;
        } else if (word.option.empty()) {
            if (!request.choice.path.empty())
                return failure("one file at a time; see --help");
            request.choice.path = word.value;
        }
    }
    if (request.choice.path.empty())
        return failure("no file given; see --help");
    return request;
}

} // namespace

Status rollLevel(std::span<const std::string> arguments, const Console& console) {
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "roll: " << request.error().message << '\n';
        return Unusable;
    }
    const Result<roll::LevelPlanPtr> plan = planOf(request->choice, console.files);
    if (!plan) {
        console.errors << "roll: " << plan.error().message << '\n';
        return Unusable;
    }
    roll::Roller roller(*plan);
    const roll::LevelInstance& level = roller.roll(request->seed);
    console.output << roll::toText(level, **plan);
    return level.fatal == roll::Fatal::None ? Success : Failure;
}

} // namespace levwright::cli
