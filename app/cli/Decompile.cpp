// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Decompile.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Input.h"
#include "core/base/Phrase.h"
#include "core/catalog/Catalog.h"
#include "core/dungeons/roll/DungeonImport.h"
#include "core/formats/FileForms.h"
#include "core/languages/classic/decompile/Listing.h"
#include "core/languages/games/GameOfText.h"
#include "core/levcomp/LevelImport.h"

#include <array>
#include <format>
#include <optional>

namespace levwright::cli {
namespace decompile_command {
namespace {

constexpr std::array<OptionRule, 3> options{
    {{"-o", OptionValue::Required}, {"--listing"}, {"--target", OptionValue::Required}}};

enum class Wanted { Description, Listing };

struct Request {
    std::string input;
    std::optional<std::string> output;
    Wanted wanted = Wanted::Description;
    std::optional<std::string> game;
};

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    std::optional<std::string> input;
    std::optional<std::string> output;
    std::optional<std::string> game;
    Wanted wanted = Wanted::Description;
    for (const CommandWord& word : words) {
        if (word.option == "-o")
            output = word.value;
        else if (word.option == "--listing")
            wanted = Wanted::Listing;
        else if (word.option == "--target")
            game = word.value;
        else if (input)
            return failure(say("one file at a time; see --help"));
        else
            input = word.value;
    }
    if (!input)
        return failure(say("no file given; see --help"));
    return Request{*input, output, wanted, game};
}

struct Text {
    std::string text;
    std::vector<std::string> warnings;
};

Result<Text> listingOfFile(const std::string& bytes) {
    // A version that belongs to no known game may still be the form of a program.
    const FileForm* known = formOf(bytes);
    const Result<DecodedFile> decoded = (known != nullptr ? known : formNamed("lev36"))->decode(bytes);
    if (!decoded)
        return failure(say("This is not a valid level file: {}", decoded.error().message));
    const LevelProgram* program = std::get_if<LevelProgram>(&decoded->contents);
    if (program == nullptr)
        return failure(say("This file contains no program, so there is nothing to list."));
    const auto catalog = Catalog::load(decoded->target.gameId);
    return Text{listingOf(*program, catalog ? catalog->get() : nullptr), {}};
}

// own: the user's game of the file; null if it is of a built-in one.
Result<Text> descriptionOfFile(const std::string& bytes, const std::string& input, const GamePtr& own) {
    const auto text = [](auto&& imported) {
        return Text{std::move(imported.text), std::move(imported.warnings)};
    };
    const std::string file = input == "-" ? "stdin.lev" : input;
    if (own && heldByFileOf(own->catalog(), bytes) == Holds::Dungeon)
        return importDungeon(own, bytes).transform(text);
    if (own)
        return importLevel(own, bytes, file).transform(text);
    if (const FileForm* form = formOf(bytes); form != nullptr && form->holds == Holds::Dungeon)
        return importDungeon(bytes).transform(text);
    return importLevel(bytes, file).transform(text);
}

Result<Text> textOfFile(const Request& request, const std::string& bytes, const GamePlaces& places) {
    const Result<GamePtr> own = userGameOfCompiled({request.game, fileOf(request.input), places}, bytes);
    if (!own)
        return std::unexpected(own.error());
    return request.wanted == Wanted::Listing ? listingOfFile(bytes)
                                             : descriptionOfFile(bytes, request.input, *own);
}

} // namespace
} // namespace decompile_command

Status decompileFile(std::span<const std::string> arguments, const Console& console) {
    using namespace decompile_command;
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "decompile: " << request.error().message << '\n';
        return Unusable;
    }
    const Result<std::string> bytes = readFileOrInput(console, request->input);
    if (!bytes) {
        console.errors << bytes.error().message << '\n';
        return Failure;
    }
    const Result<Text> level = textOfFile(*request, *bytes, console.games);
    if (!level) {
        console.errors << std::format("{}: {}\n", request->input, level.error().message);
        return Failure;
    }
    for (const std::string& warning : level->warnings)
        console.errors << std::format("{}: warning: {}\n", request->input, warning);
    if (!request->output || *request->output == "-") {
        console.output << level->text;
        return Success;
    }
    if (const Result<void> written = console.files.replace(*request->output, level->text); !written) {
        console.errors << written.error().message << '\n';
        return Failure;
    }
    return Success;
}

} // namespace levwright::cli
