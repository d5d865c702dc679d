// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Render.h"

#include "app/cli/ChosenTileset.h"
#include "app/cli/CommandLine.h"
#include "app/cli/DrawnLevels.h"
#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/picture/MapText.h"
#include "core/picture/PictureFile.h"
#include "core/scene/HeatOfLevel.h"

#include <algorithm>
#include <array>
#include <format>
#include <iterator>

namespace levwright::cli {
namespace render_command {
namespace {

constexpr std::array<OptionRule, 17> options{{{"--level", OptionValue::Required},
                                              {"--room", OptionValue::Required},
                                              {"--fill", OptionValue::Required},
                                              {"--target", OptionValue::Required},
                                              {"--roll", OptionValue::Required},
                                              {"--context", OptionValue::Required},
                                              {"--heat", OptionValue::Required},
                                              {"--rolls", OptionValue::Required},
                                              {"--regions"},
                                              {"--no-things"},
                                              {"--scale", OptionValue::Required},
                                              {"--border", OptionValue::Required},
                                              {"--columns", OptionValue::Required},
                                              {"--dark"},
                                              {"--tileset", OptionValue::Required},
                                              {"--format", OptionValue::Required},
                                              {"-o", OptionValue::Required}}};

constexpr std::uint64_t usualRolls = 1000;
constexpr int usualBorder = 6;
constexpr std::uint64_t mostColumns = 100;

enum class Format { Png, Svg, Text, Wiki };

struct FormatName {
    Format format;
    std::string_view name; // also what names of files end with
};
constexpr FormatName formats[] = {
    {Format::Png, "png"}, {Format::Svg, "svg"}, {Format::Text, "txt"}, {Format::Wiki, "wiki"}};

struct Request {
    std::vector<std::string> paths;
    DrawingWish wish{.rolls = usualRolls};
    std::string output;
    Format format{};
    std::optional<int> scale; // empty for 2, and 1 for tiles and on a sheet
    std::string tileset;      // its path; empty for none
    PageStyle style{.border = usualBorder};
    int columns = 0;
};

Result<Format> formatOf(const std::optional<std::string>& named, const std::string& output) {
    const std::string ending = output.substr(std::min(output.size(), output.rfind('.') + 1));
    const std::string name = named.value_or(ending);
    const auto* found = std::ranges::find(formats, name, &FormatName::name);
    if (found != std::end(formats))
        return found->format;
    return failure(
        named ? say("there is no format {}; the formats are png, svg, txt and wiki", inQuotes(*named))
              : say("the name after -o must end with .png, .svg, .txt or .wiki, unless --format gives the "
                    "format"));
}

// Options whose value is a number.
Result<void> takeNumber(const CommandWord& word, Request& request) {
    struct Row {
        std::string_view option;
        std::uint64_t least;
        std::uint64_t most;
    };
    constexpr Row rows[] = {{"--roll", 0, UINT64_MAX},
                            {"--rolls", 1, mostRolls},
                            {"--scale", 1, mostScale},
                            {"--border", 0, mostBorder},
                            {"--columns", 1, mostColumns}};
    const auto* row = std::ranges::find(rows, word.option, &Row::option);
    if (row == std::end(rows))
        return {};
    const Result<std::uint64_t> number = numberOf(word, row->least, row->most);
    if (!number)
        return std::unexpected(number.error());
    if (word.option == "--roll")
        request.wish.seed = *number;
    else if (word.option == "--rolls")
        request.wish.rolls = *number;
    else if (word.option == "--scale")
        request.scale = int(*number);
    else if (word.option == "--border")
        request.style.border = int(*number);
    else
        request.columns = int(*number);
    return {};
}

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    std::optional<std::string> format;
    for (const CommandWord& word : words) {
        if (takeChoice(word, request.wish.choice))
            continue;
        if (const Result<void> taken = takeNumber(word, request); !taken)
            return std::unexpected(taken.error());
        if (word.option == "--heat")
            request.wish.heat = word.value;
        else if (word.option == "--regions")
            request.wish.scene.areas = true;
        else if (word.option == "--no-things")
            request.wish.scene.things = false;
        else if (word.option == "--dark")
            request.style.ground = Ground::Dark;
        else if (word.option == "--tileset")
            request.tileset = word.value;
        else if (word.option == "--format")
            format = word.value;
        else if (word.option == "-o")
            request.output = word.value;
        else if (word.option.empty())
            request.paths.push_back(word.value);
    }
    if (request.paths.empty())
        return failure(say("no file given; see --help"));
    if (request.output.empty())
        return failure(say("-o must name the file to write, or be - for standard output"));
    if (const std::string& heat = request.wish.heat;
        !heat.empty() && !std::ranges::contains(heatWords, heat) && !wholeNumber<std::uint32_t>(heat))
        return failure(
            say("--heat needs monsters, objects, traps or the number of a line, not {}", inQuotes(heat)));
    return formatOf(format, request.output).transform([&](Format chosen) {
        request.format = chosen;
        return request;
    });
}

std::string textsOf(const Request& request, const std::vector<DrawnLevel>& levels) {
    std::string text;
    for (const DrawnLevel& level : levels) {
        if (levels.size() > 1)
            text += std::format("{}{}\n", text.empty() ? "" : "\n", printable(level.name));
        text += request.format == Format::Wiki ? wikiTextOf(level.scene, level.game->catalog())
                                               : textOf(level.scene);
    }
    return text;
}

PicturePage pageOfLevels(const Request& request, const std::vector<DrawnLevel>& levels) {
    const auto draw = [&](const DrawnLevel& level) {
        return pictureOf(level.scene, level.game->catalog(), request.style.ground, request.style.tileset);
    };
    if (levels.size() == 1)
        return pageOf(draw(levels.front()), request.style);
    std::vector<NamedPicture> pictures;
    pictures.reserve(levels.size());
    for (const DrawnLevel& level : levels)
        pictures.push_back({level.name, draw(level)});
    return sheetOf(std::move(pictures), request.style, request.columns);
}

Result<std::string> bytesOf(const Request& request, const std::vector<DrawnLevel>& levels) {
    if (request.format == Format::Text || request.format == Format::Wiki)
        return textsOf(request, levels);
    const PicturePage page = pageOfLevels(request, levels);
    const int usual = levels.size() == 1 && !request.style.tileset ? 2 : 1;
    const int scale = request.scale.value_or(usual);
    if (request.format == Format::Png)
        return pngOf(page, scale);
    return svgOf(page, scale, levels.size() == 1 ? levels.front().name : request.paths.front());
}

std::vector<const Catalog*> gamesOf(const std::vector<DrawnLevel>& levels) {
    std::vector<const Catalog*> games;
    games.reserve(levels.size());
    for (const DrawnLevel& level : levels)
        games.push_back(&level.game->catalog());
    return games;
}

Result<void> write(const Request& request, const std::string& bytes, const Console& console) {
    if (request.output != "-")
        return console.files.replace(request.output, bytes);
    console.output << bytes;
    return {};
}

} // namespace
} // namespace render_command

Status renderLevels(std::span<const std::string> arguments, const Console& console) {
    using namespace render_command;
    const auto fail = [&](const std::string& message) {
        console.errors << "render: " << message << '\n';
        return Unusable;
    };
    Result<Request> request = readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request)
        return fail(request.error().message);
    request->wish.choice.places = console.games;
    const Result<TilesetPtr> tileset = chosenTileset(request->tileset, console);
    if (!tileset)
        return fail(tileset.error().message);
    request->style.tileset = *tileset;
    const DrawnLevels drawn = drawnLevels(request->paths, request->wish, console);
    for (const std::string& complaint : drawn.complaints)
        console.errors << "render: " << complaint << '\n';
    if (drawn.levels.empty())
        return drawn.complaints.empty() ? fail(say("there is no level to draw")) : Unusable;
    sayNotesOn(*tileset, gamesOf(drawn.levels), "render", console);
    const Result<void> written = bytesOf(*request, drawn.levels).and_then([&](const std::string& bytes) {
        return write(*request, bytes, console);
    });
    if (!written)
        return fail(written.error().message);
    return drawn.complaints.empty() ? Success : Failure;
}

} // namespace levwright::cli
