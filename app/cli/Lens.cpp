// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Lens.h"

#include "app/cli/ChosenTileset.h"
#include "app/cli/CommandLine.h"
#include "app/cli/LevelSource.h"
#include "app/cli/Onlooker.h"
#include "app/cli/PythonSource.h"
#include "app/cli/Streams.h"
#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/instance/InstanceText.h"
#include "core/instance/LevelFlip.h"
#include "core/lens/LensText.h"
#include "core/lens/LensWish.h"
#include "core/picture/PictureFile.h"
#include "core/scene/LensScene.h"
#include "core/scene/LevelScene.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>

namespace levwright::cli {
namespace lens_command {
namespace {

constexpr std::array<OptionRule, 15> options{{{"--level", OptionValue::Required},
                                              {"--room", OptionValue::Required},
                                              {"--fill", OptionValue::Required},
                                              {"--target", OptionValue::Required},
                                              {"--context", OptionValue::Required},
                                              {"--roll", OptionValue::Required},
                                              {"--rolls", OptionValue::Required},
                                              {"--from", OptionValue::Required},
                                              {"--with", OptionValue::Required},
                                              {"--without", OptionValue::Required},
                                              {"--scale", OptionValue::Required},
                                              {"--dark"},
                                              {"--tileset", OptionValue::Required},
                                              {"--json"},
                                              {"-o", OptionValue::Required}}};

constexpr int border = 6; // points of paper around a picture

struct Request {
    LevelChoice choice;
    lens::LensWish wish;
    std::uint64_t seed = 1;
    std::uint64_t rolls = 0; // 0 for one roll, of the seed
    bool json = false;
    std::string picture;      // the file to draw into; empty if none
    std::optional<int> scale; // empty for 2, and 1 for tiles
    std::string tileset;      // its path; empty for none
    Ground ground = Ground::Light;
};

Result<void> takeStart(const std::string& from, lens::LensWish& wish) {
    struct Row {
        std::string_view word;
        lens::StartAt start;
    };
    constexpr Row rows[] = {{"up", lens::StartAt::Up},
                            {"down", lens::StartAt::Down},
                            {"above", lens::StartAt::FromAbove},
                            {"below", lens::StartAt::FromBelow}};
    const auto* row = std::ranges::find(rows, from, &Row::word);
    if (row != std::end(rows)) {
        wish.start = row->start;
        return {};
    }
    const std::size_t comma = from.find(',');
    const std::optional<int> x = wholeNumber<int>(from.substr(0, comma));
    const std::optional<int> y = comma == std::string::npos
                                     ? std::nullopt
                                     : wholeNumber<int>(std::string_view(from).substr(comma + 1));
    if (!x || !y || !roll::onMap(*x, *y))
        return failure(say("--from needs a column from 1 to {} and a row from 0 to {}, such as 40,10, or up, "
                           "down, above or below; not {}",
                           roll::columns - 1, roll::rows - 1, inQuotes(from)));
    wish.start = lens::StartAt::Cell;
    wish.cell = {*x, *y};
    return {};
}

// Sets the switches that the words, with commas between them, name.
Result<void> takeSwitches(std::string_view words, lens::WaySwitches& switches, bool value) {
    struct Row {
        std::string_view word;
        bool lens::WaySwitches::* member;
    };
    constexpr Row rows[] = {{"doors", &lens::WaySwitches::doors},
                            {"locked", &lens::WaySwitches::locked},
                            {"secret", &lens::WaySwitches::secret},
                            {"dig", &lens::WaySwitches::dig},
                            {"levitate", &lens::WaySwitches::levitate}};
    while (true) {
        const std::string_view word = words.substr(0, words.find(','));
        const auto* row = std::ranges::find(rows, word, &Row::word);
        if (row == std::end(rows))
            return failure(say("{} is not one of doors, locked, secret, dig and levitate", inQuotes(word)));
        switches.*row->member = value;
        if (word.size() == words.size())
            return {};
        words.remove_prefix(word.size() + 1);
    }
}

Result<void> takeNumber(const CommandWord& word, Request& request) {
    const bool isScale = word.option == "--scale";
    const bool isSeed = word.option == "--roll";
    const Result<std::uint64_t> number = numberOf(word, isSeed ? 0 : 1,
                                                  isSeed    ? UINT64_MAX
                                                  : isScale ? std::uint64_t(mostScale)
                                                            : mostRolls);
    if (!number)
        return std::unexpected(number.error());
    if (isScale)
        request.scale = int(*number);
    else
        (isSeed ? request.seed : request.rolls) = *number;
    return {};
}

Result<void> takeWord(const CommandWord& word, Request& request) {
    if (word.option == "--roll" || word.option == "--rolls" || word.option == "--scale")
        return takeNumber(word, request);
    if (word.option == "--from")
        return takeStart(word.value, request.wish);
    if (word.option == "--with" || word.option == "--without")
        return takeSwitches(word.value, request.wish.switches, word.option == "--with");
    if (word.option == "--json")
        request.json = true;
    else if (word.option == "--dark")
        request.ground = Ground::Dark;
    else if (word.option == "--tileset")
        request.tileset = word.value;
    else if (word.option == "-o")
        request.picture = word.value;
    return {};
}

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    std::vector<std::string> operands;
    for (const CommandWord& word : words) {
        if (word.option.empty())
            operands.push_back(word.value);
        else if (!takeChoice(word, request.choice)) {
            if (const Result<void> taken = takeWord(word, request); !taken)
                return std::unexpected(taken.error());
        }
    }
    if (operands.empty())
        return failure(say("no lens given; there are way, sight, light, danger and shape"));
    const std::optional<lens::LensKind> kind = lens::lensOfWord(operands.front());
    if (!kind)
        return failure(say("there is no lens {}; there are way, sight, light, danger and shape",
                           inQuotes(operands.front())));
    if (operands.size() < 2)
        return failure(say("no file given; see --help"));
    if (operands.size() > 2)
        return failure(say("one file at a time; see --help"));
    const bool hasRoll = std::ranges::contains(words, "--roll", &CommandWord::option);
    if (hasRoll && request.rolls > 0)
        return failure(say("--roll and --rolls exclude each other"));
    if (!request.picture.empty() && !request.picture.ends_with(".png") && !request.picture.ends_with(".svg"))
        return failure(say("the name after -o must end with .png or .svg"));
    request.wish.kind = *kind;
    request.choice.path = operands[1];
    return request;
}

// Adds up the seeds from 1, on all processors. goesOn may end it before all are rolled.
template <class GoesOn>
lens::LensSum sumOf(const RollSource& source, const Request& request, const GoesOn& goesOn) {
    std::atomic<std::uint64_t> next = 1;
    std::atomic<bool> isStopped = false;
    const auto add = [&](lens::LensSum& sum, std::uint64_t seed, roll::Roller& roller) {
        const roll::LevelInstance level = roll::asWritten(roller.roll(seed)); // the game may mirror it
        const lens::LensGround ground(level, *source.plan, *source.catalog);
        sum.add(seed, lens::lensOf(ground, request.wish));
    };
    const auto count = [&](lens::LensSum& sum, const auto& look) {
        roll::Roller roller(source.plan);
        for (std::uint64_t seed = next++; seed <= request.rolls && !isStopped; seed = next++) {
            add(sum, seed, roller);
            look(seed);
        }
    };
    const std::uint64_t threads =
        std::clamp<std::uint64_t>(std::thread::hardware_concurrency(), 1, request.rolls);
    std::vector<lens::LensSum> sums(threads);
    {
        std::vector<std::jthread> helpers;
        for (lens::LensSum& sum : std::span(sums).subspan(1))
            helpers.emplace_back([&count, &sum] { count(sum, [](std::uint64_t) {}); });
        count(sums.front(), [&](std::uint64_t seed) {
            if (!goesOn(seed, request.rolls))
                isStopped = true;
        });
    }
    for (const lens::LensSum& sum : std::span(sums).subspan(1))
        sums.front().add(sum);
    return std::move(sums.front());
}

// The map of the roll of a seed under what the lens lays over it.
template <class Lens>
Result<void> draw(const Request& request, const RollSource& source, const Lens& lens,
                  const Console& console) {
    const Result<TilesetPtr> tileset = chosenTileset(request.tileset, console);
    if (!tileset)
        return std::unexpected(tileset.error());
    sayNotesOn(*tileset, {source.catalog.get()}, "lens", console);
    const int scale = request.scale.value_or(*tileset ? 1 : 2);
    roll::Roller roller(source.plan);
    Scene scene = rolledScene(roller.roll(request.seed), *source.plan, *source.catalog, {.things = false});
    layOver(scene, lens);
    const PicturePage page = pageOf(pictureOf(scene, *source.catalog, request.ground, *tileset),
                                    {.border = border, .ground = request.ground});
    if (request.picture.ends_with(".svg"))
        return console.files.replace(request.picture, svgOf(page, scale, source.plan->levelName));
    return pngOf(page, scale).and_then([&](const std::string& bytes) {
        return console.files.replace(request.picture, bytes);
    });
}

// Prints it, and draws it if that is wanted.
template <class Lens>
Result<void> show(const Request& request, const RollSource& source, const Lens& lens,
                  const Console& console) {
    if (request.json) {
        if constexpr (std::is_same_v<Lens, lens::LensResult>)
            console.output << lens::toJson(lens, request.seed);
        else
            console.output << lens::toJson(lens);
    } else {
        PrintableStream output(console.output);
        output << lens::inLines(lens);
    }
    return request.picture.empty() ? Result<void>() : draw(request, source, lens, console);
}

Result<Status> showMany(const Request& request, const RollSource& source, const Console& console) {
    const lens::LensSum sum =
        watched(console.onlooker, [&](const auto& goesOn) { return sumOf(source, request, goesOn); });
    return show(request, source, sum, console).transform([&] {
        if (sum.rolls() == request.rolls)
            return Success;
        console.errors << say("lens: interrupted after {} of {} rolls\n", sum.rolls(), request.rolls);
        return Interrupted;
    });
}

Result<Status> run(const Request& request, const Console& console) {
    const Result<RollSource> source =
        rollSourceOf(request.choice, readLevelsOrInput(console, request.choice.path));
    if (!source)
        return std::unexpected(source.error());
    console.errors << source->without();
    if (request.rolls > 0)
        return showMany(request, *source, console);
    roll::Roller roller(source->plan);
    const roll::LevelInstance& level = roller.roll(request.seed);
    if (level.fatal != roll::Fatal::None)
        console.errors << "lens: " << roll::whyFatal(level) << '\n';
    const lens::LensGround ground(level, *source->plan, *source->catalog);
    return show(request, *source, lens::lensOf(ground, request.wish), console).transform([&] {
        return level.fatal == roll::Fatal::None ? Success : Failure;
    });
}

} // namespace
} // namespace lens_command

Status showLens(std::span<const std::string> arguments, const Console& console) {
    using namespace lens_command;
    Result<Request> request = readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (request)
        request->choice.places = console.games;
    const Result<Status> status =
        request.and_then([&](const Request& wanted) { return run(wanted, console); });
    if (status)
        return *status;
    console.errors << "lens: " << status.error().message << '\n';
    return Unusable;
}

} // namespace levwright::cli
