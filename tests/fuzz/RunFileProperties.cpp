// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/playtest/Playthrough.h"
#include "tests/fuzz/Properties.h"

#include <algorithm>
#include <string>

namespace levwright::fuzz {
namespace {

using playtest::isRun;
using playtest::readRun;
using playtest::Run;
using playtest::RunStep;
using playtest::runText;

// False for commands that may cause long searches or very many turns; WorldFuzzer covers those.
bool isQuick(const std::string& command) {
    constexpr std::string_view slow[] = {"MAKE_WORLD", "SEED_MAP",        "MAP_LENGTH",
                                         "TA_EFFORT",  "TT_START_NUMBER", "TT_SPEED"};
    return std::ranges::none_of(
        slow, [&](std::string_view name) { return command.find(name) != std::string::npos; });
}

bool isSmall(const Run& run) {
    constexpr std::size_t mostSteps = 24;
    return run.steps.size() <= mostSteps && std::ranges::all_of(run.beginning.commands, isQuick) &&
           std::ranges::all_of(run.steps, isQuick, &RunStep::command);
}

} // namespace

void checkRunFile(std::string_view input) {
    const Result<Run> run = readRun(input);
    if (!run)
        return;
    require(isRun(input), "what is read as a run says that it is one");
    const Result<Run> again = readRun(runText(*run));
    require(again && *again == *run, "a run is read as it was written");
    if (!isSmall(*run))
        return;
    const auto game = playtest::Playthrough::play(*run);
    if (!game)
        return;
    const Result<Run> played = readRun(runText((*game)->run()));
    require(played.has_value(), "what was played can be kept");
    const auto second = playtest::Playthrough::play(*played);
    require(second && !(*second)->differs(), "a run that was kept ends as it did");
    (*game)->goTo(0);
    (*game)->goTo((*game)->timeline().steps().size());
    require((*game)->world().checkNumber() == (*second)->world().checkNumber(), "history leads where it led");
}

} // namespace levwright::fuzz
