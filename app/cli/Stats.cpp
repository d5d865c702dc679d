// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Stats.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Input.h"
#include "app/cli/LevelSource.h"
#include "app/cli/Onlooker.h"
#include "app/cli/PythonSource.h"
#include "app/cli/Seeds.h"
#include "app/cli/Streams.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/stats/StatisticsJob.h"
#include "core/stats/StatisticsText.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <format>
#include <span>
#include <thread>
#include <vector>

namespace levwright::cli {
namespace stats_command {
namespace {

constexpr std::array<OptionRule, 9> options{{{"--level", OptionValue::Required},
                                             {"--room", OptionValue::Required},
                                             {"--fill", OptionValue::Required},
                                             {"--target", OptionValue::Required},
                                             {"--rolls", OptionValue::Required},
                                             {"--seeds", OptionValue::Required},
                                             {"--context", OptionValue::Required},
                                             {"--json"},
                                             {"--merge"}}};

constexpr std::uint64_t usualRolls = 1000;
constexpr std::size_t longestText = 300; // bytes of a statement's text
// The statistics of the largest levels have a tenth of this size. After reading they take much more memory
// than the file.
constexpr std::size_t mostStatistics = std::size_t(64) << 20U;

struct Request {
    std::vector<std::string> paths;
    LevelChoice choice;
    roll::SeedRange seeds{1, usualRolls};
    bool json = false;
    bool merge = false;
};

Result<roll::SeedRange> rangeOf(const std::optional<CommandWord>& rolls,
                                const std::optional<std::string>& seeds) {
    roll::SeedRange range{1, usualRolls};
    if (seeds) {
        const Result<roll::SeedRange> read = seedsOf(*seeds);
        if (!read)
            return std::unexpected(read.error());
        range = *read;
    }
    if (rolls) {
        const Result<std::uint64_t> count = numberOf(*rolls, 1, mostRolls);
        if (!count)
            return std::unexpected(count.error());
        if (seeds && *count - 1 > range.last - range.first)
            return failure(say("there are fewer seeds than rolls"));
        range.last = range.first + *count - 1;
    }
    return boundSeeds(range, seeds.value_or("")).transform([&] { return range; });
}

// These options make no sense for merging, which does not roll.
bool isOfRolling(std::string_view option) {
    return !option.empty() && option != "--json" && option != "--merge";
}

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    std::optional<CommandWord> rolls;
    std::optional<std::string> seeds;
    for (const CommandWord& word : words) {
        if (takeChoice(word, request.choice))
            continue;
        if (word.option == "--rolls")
            rolls = word;
        else if (word.option == "--seeds")
            seeds = word.value;
        else if (word.option == "--json")
            request.json = true;
        else if (word.option == "--merge")
            request.merge = true;
        else
            request.paths.push_back(word.value);
    }
    if (request.paths.empty())
        return failure(say("no file given; see --help"));
    const auto rolling = std::ranges::find_if(words, isOfRolling, &CommandWord::option);
    if (request.merge && rolling != words.end())
        return failure(say("{} cannot be combined with --merge, which rolls nothing", rolling->option));
    if (!request.merge && request.paths.size() > 1)
        return failure(say("one file at a time; see --help"));
    request.choice.path = request.paths.front();
    const Result<roll::SeedRange> range = rangeOf(rolls, seeds);
    if (!range)
        return std::unexpected(range.error());
    request.seeds = *range;
    return request;
}

// Counts slices of the seeds in order, on all processors.
class Counting {
public:
    Counting(const roll::RollPlanPtr& plan, roll::SeedRange seeds)
        : m_seeds(seeds), m_rolls(seeds.last - seeds.first + 1) {
        const std::uint64_t slices = (m_rolls + slice - 1) / slice;
        const std::uint64_t threads =
            std::clamp<std::uint64_t>(std::thread::hardware_concurrency(), 1, slices);
        for (std::uint64_t i = 0; i < threads; ++i)
            m_jobs.emplace_back(plan);
    }

    // Runs until all seeds are counted, or goesOn returns false.
    template <class GoesOn>
    roll::LevelStatistics run(const GoesOn& goesOn) {
        {
            std::vector<std::jthread> helpers;
            for (roll::StatisticsJob& job : std::span(m_jobs).subspan(1))
                helpers.emplace_back([this, &job] {
                    while (countSlice(job)) {
                    }
                });
            while (countSlice(m_jobs.front())) {
                if (!goesOn(m_done.load(), m_rolls))
                    m_stopped = true;
            }
        }
        roll::LevelStatistics sum = m_jobs.front().statistics();
        for (const roll::StatisticsJob& job : std::span(m_jobs).subspan(1))
            sum = roll::merge(sum, job.statistics()).value();
        return sum;
    }

private:
    static constexpr std::uint64_t slice = 128; // takes up to tens of milliseconds

    bool countSlice(roll::StatisticsJob& job) {
        const std::uint64_t begun = m_stopped ? m_rolls : m_next.fetch_add(slice);
        if (begun >= m_rolls)
            return false;
        const std::uint64_t count = std::min(slice, m_rolls - begun);
        job.run({m_seeds.first + begun, m_seeds.first + begun + count - 1});
        m_done += count;
        return true;
    }

    roll::SeedRange m_seeds;
    std::uint64_t m_rolls;
    std::vector<roll::StatisticsJob> m_jobs;
    std::atomic<std::uint64_t> m_next = 0; // number of rolls that have been started
    std::atomic<std::uint64_t> m_done = 0;
    std::atomic<bool> m_stopped = false;
};

Result<roll::LevelStatistics> mergeFiles(const std::vector<std::string>& paths, const Console& console) {
    std::optional<roll::LevelStatistics> sum;
    for (const std::string& path : paths) {
        const Result<std::string> bytes = readFileOrInput(console, path, mostStatistics);
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
    return tally.source.line == 0
               ? name
               : say("{}, line {}: {}", name, tally.source.line, shortened(tally.source.text, longestText));
}

// Where a finding is, and what the game says about it.
std::string wherever(const roll::Finding& finding, const roll::LevelStatistics& statistics, bool roomLevel) {
    std::string what;
    if (finding.statement >= 0 && finding.kind != roll::FindingKind::ScriptFails)
        what = ": " + describe(statistics.statements[std::size_t(finding.statement)], roomLevel);
    else if (finding.line > 0)
        what = say(": line {}", finding.line);
    if (!finding.text.empty())
        what += std::format(": {}", shortened(said(finding.text), longestText));
    if (finding.kind == roll::FindingKind::ScriptFails)
        what += say("; the game makes a maze instead");
    return what;
}

void print(const roll::LevelStatistics& statistics, std::ostream& out) {
    out << say("{}: {} rolls\n", statistics.level, statistics.rolls);
    const bool roomLevel = std::ranges::any_of(statistics.statements, [](const roll::StatementTally& tally) {
        return tally.trace.kind == roll::roomTrace;
    });
    for (const roll::Finding& finding : roll::findingsOf(statistics)) {
        const roll::Share share = roll::shareOf(finding.rolls, statistics.rolls);
        const std::string what = wherever(finding, statistics, roomLevel);
        out << say("{:6.2f} % ({:.2f} to {:.2f})  {}{}, as with seed {}\n", 100 * share.value,
                   100 * share.low, 100 * share.high, nameOf(finding.kind), what, finding.seed);
    }
}

Result<roll::LevelStatistics> statisticsOf(const Request& request, const Console& console) {
    if (request.merge)
        return mergeFiles(request.paths, console);
    return rollSourceOf(request.choice, readLevelsOrInput(console, request.choice.path))
        .transform([&](const RollSource& source) {
            PrintableStream(console.errors) << source.without();
            roll::LevelStatistics statistics = watched(console.onlooker, [&](const auto& goesOn) {
                return Counting(source.plan, request.seeds).run(goesOn);
            });
            for (std::size_t i = 0; i < source.statements.size(); ++i)
                statistics.statements[i].source = source.statements[i];
            return statistics;
        });
}

} // namespace
} // namespace stats_command

Status stats(std::span<const std::string> arguments, const Console& console) {
    using namespace stats_command;
    Result<Request> request = readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "stats: " << request.error().message << '\n';
        return Unusable;
    }
    request->choice.places = console.games;
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
    const std::uint64_t wanted = request->seeds.last - request->seeds.first + 1;
    if (request->merge || statistics->rolls == wanted)
        return Success;
    console.errors << say("stats: interrupted after {} of {} rolls\n", statistics->rolls, wanted);
    return Interrupted;
}

} // namespace levwright::cli
