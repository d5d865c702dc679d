// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Stats.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Input.h"
#include "app/cli/LevelSource.h"
#include "app/cli/Streams.h"
#include "core/base/Numbers.h"
#include "core/base/Printable.h"
#include "core/stats/StatisticsJob.h"
#include "core/stats/StatisticsText.h"

#include <algorithm>
#include <array>
#include <format>
#include <thread>
#include <vector>

namespace levwright::cli {
namespace {

constexpr std::array<OptionRule, 6> options{{{"--level", OptionValue::Required},
                                             {"--rolls", OptionValue::Required},
                                             {"--seeds", OptionValue::Required},
                                             {"--context", OptionValue::Required},
                                             {"--json"},
                                             {"--merge"}}};

constexpr std::uint64_t usualRolls = 1000;
constexpr std::size_t longestText = 300; // bytes of a statement

struct Request {
    std::vector<std::string> paths;
    LevelChoice choice;
    roll::SeedRange seeds{1, usualRolls};
    bool json = false;
    bool merge = false;
};

Result<roll::SeedRange> rangeOf(const std::optional<std::string>& rolls,
                                const std::optional<std::string>& seeds) {
    roll::SeedRange range{1, usualRolls};
    if (seeds) {
        const std::size_t dots = seeds->find("..");
        const std::optional<std::uint64_t> first = wholeNumber<std::uint64_t>(seeds->substr(0, dots));
        const std::optional<std::uint64_t> last =
            dots == std::string::npos ? first
                                      : wholeNumber<std::uint64_t>(std::string_view(*seeds).substr(dots + 2));
        if (!first || !last || *first > *last)
            return failure(std::format("{} is no range of seeds, as 1..1000", inQuotes(*seeds)));
        range = {*first, *last};
    }
    if (!rolls)
        return range;
    const std::optional<std::uint64_t> count = wholeNumber<std::uint64_t>(*rolls);
    if (!count || *count == 0)
        return failure(std::format("{} is no number of rolls", inQuotes(*rolls)));
    if (seeds && *count - 1 > range.last - range.first)
        return failure("there are fewer seeds than rolls");
    range.last = range.first + *count - 1;
    return range;
}

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    std::optional<std::string> rolls;
    std::optional<std::string> seeds;
    for (const CommandWord& word : words) {
        if (word.option == "--level")
            request.choice.level = word.value;
        else if (word.option == "--rolls")
            rolls = word.value;
        else if (word.option == "--seeds")
            seeds = word.value;
        else if (word.option == "--context")
            request.choice.context = word.value;
        else if (word.option == "--json")
            request.json = true;
        else if (word.option == "--merge")
            request.merge = true;
        else
            request.paths.push_back(word.value);
    }
    if (request.paths.empty())
        return failure("no file given; see --help");
    if (!request.merge && request.paths.size() > 1)
        return failure("one file at a time; see --help");
    request.choice.path = request.paths.front();
    const Result<roll::SeedRange> range = rangeOf(rolls, seeds);
    if (!range)
        return std::unexpected(range.error());
    request.seeds = *range;
    return request;
}

// Half of the seeds on each of two threads.
roll::LevelStatistics countAll(const roll::LevelPlanPtr& plan, roll::SeedRange seeds) {
    roll::StatisticsJob first(plan);
    if (seeds.first == seeds.last) {
        first.run(seeds);
        return first.statistics();
    }
    roll::StatisticsJob second(plan);
    const std::uint64_t middle = seeds.first + (seeds.last - seeds.first) / 2;
    {
        const std::jthread thread([&] { second.run({middle + 1, seeds.last}); });
        first.run({seeds.first, middle});
    }
    return roll::merge(first.statistics(), second.statistics()).value();
}

Result<roll::LevelStatistics> mergeFiles(const std::vector<std::string>& paths, const Console& console) {
    std::optional<roll::LevelStatistics> sum;
    for (const std::string& path : paths) {
        const Result<std::string> bytes = readFileOrInput(console, path);
        if (!bytes)
            return std::unexpected(bytes.error());
        Result<roll::LevelStatistics> read = roll::readStatistics(*bytes);
        if (!read)
            return failure(std::format("{}: {}", path, read.error().message));
        Result<roll::LevelStatistics> next = sum ? roll::merge(*sum, *read) : std::move(read);
        if (!next)
            return failure(std::format("{}: {}", path, next.error().message));
        sum = *std::move(next);
    }
    return *std::move(sum);
}

std::string describe(const roll::StatementTally& tally, bool roomLevel) {
    const std::string name = nameOf(tally.trace, roomLevel);
    return tally.source.line == 0 ? name
                                  : std::format("{}, line {}: {}", name, tally.source.line,
                                                shortened(tally.source.text, longestText));
}

void print(const roll::LevelStatistics& statistics, std::ostream& out) {
    out << std::format("{}: {} rolls\n", statistics.level, statistics.rolls);
    const bool roomLevel = std::ranges::any_of(statistics.statements, [](const roll::StatementTally& tally) {
        return tally.trace.kind == roll::RecordKind::Room;
    });
    for (const roll::Finding& finding : roll::findingsOf(statistics)) {
        const roll::Share share = roll::shareOf(finding.rolls, statistics.rolls);
        const std::string what =
            finding.statement < 0
                ? std::string()
                : ": " + describe(statistics.statements[std::size_t(finding.statement)], roomLevel);
        out << std::format("{:6.2f} % ({:.2f} to {:.2f})  {}{}, as with seed {}\n", 100 * share.value,
                           100 * share.low, 100 * share.high, nameOf(finding.kind), what, finding.seed);
    }
}

Result<roll::LevelStatistics> statisticsOf(const Request& request, const Console& console) {
    if (request.merge)
        return mergeFiles(request.paths, console);
    return rollSourceOf(request.choice, readFileOrInput(console, request.choice.path))
        .transform([&](const RollSource& source) {
            roll::LevelStatistics statistics = countAll(source.plan, request.seeds);
            for (std::size_t i = 0; i < source.statements.size(); ++i)
                statistics.statements[i].source = source.statements[i];
            return statistics;
        });
}

} // namespace

Status stats(std::span<const std::string> arguments, const Console& console) {
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "stats: " << request.error().message << '\n';
        return Unusable;
    }
    const Result<roll::LevelStatistics> statistics = statisticsOf(*request, console);
    if (!statistics) {
        console.errors << "stats: " << statistics.error().message << '\n';
        return Unusable;
    }
    if (request->json) {
        console.output << toJson(*statistics);
    } else {
        PrintableStream output(console.output);
        print(*statistics, output);
    }
    return Success;
}

} // namespace levwright::cli
