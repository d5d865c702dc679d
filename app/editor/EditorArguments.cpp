// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/EditorArguments.h"

#include "app/cli/CommandLine.h"
#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <array>

namespace levwright {
namespace {

using cli::OptionValue;

constexpr std::array<cli::OptionRule, 15> options{{{"--help"},
                                                   {"-h"},
                                                   {"--version"},
                                                   {"-v"},
                                                   {"--dark"},
                                                   {"--light"},
                                                   {"--screenshot", OptionValue::Required},
                                                   {"--render-roll", OptionValue::Required},
                                                   {"--level", OptionValue::Required},
                                                   {"--room", OptionValue::Required},
                                                   {"--fill", OptionValue::Required},
                                                   {"--target", OptionValue::Required},
                                                   {"--seed", OptionValue::Required},
                                                   {"--context", OptionValue::Required},
                                                   {"--game-dir", OptionValue::Required}}};

Result<void> take(const cli::CommandWord& word, EditorArguments& taken) {
    if (word.option.empty()) {
        taken.paths.push_back(word.value);
    } else if (word.option == "--help" || word.option == "-h") {
        taken.help = true;
    } else if (word.option == "--version" || word.option == "-v") {
        taken.version = true;
    } else if (word.option == "--dark") {
        taken.colours = EditorArguments::Colours::Dark;
    } else if (word.option == "--light") {
        taken.colours = EditorArguments::Colours::Light;
    } else if (word.option == "--screenshot") {
        taken.screenshot = word.value;
    } else if (word.option == "--render-roll") {
        taken.roll = word.value;
    } else if (word.option == "--level") {
        taken.level.level = word.value;
    } else if (word.option == "--room") {
        taken.level.room = word.value;
    } else if (word.option == "--fill") {
        taken.level.fill = word.value;
    } else if (word.option == "--target") {
        taken.level.game = word.value;
    } else if (word.option == "--game-dir") {
        taken.level.places.chosen.emplace_back(word.value);
    } else if (word.option == "--context") {
        taken.level.context = word.value;
    } else if (const auto seed = wholeNumber<std::uint64_t>(word.value)) {
        taken.seed = *seed;
    } else {
        return failure(say("{} is not a seed", inQuotes(word.value)));
    }
    return {};
}

} // namespace

Result<EditorArguments> readEditorArguments(std::span<const std::string> arguments) {
    const auto words = cli::readCommandLine(arguments, options, cli::SingleDash::IsError);
    if (!words)
        return std::unexpected(words.error());
    EditorArguments taken;
    for (const cli::CommandWord& word : *words) {
        if (const Result<void> understood = take(word, taken); !understood)
            return std::unexpected(understood.error());
    }
    if (!taken.paths.empty())
        taken.level.path = taken.paths.front();
    if (taken.roll && taken.paths.size() != 1)
        return failure(say("--render-roll needs one file; see --help"));
    return taken;
}

bool needNoDisplay(std::span<const std::string> arguments) {
    constexpr std::array<std::string_view, 6> names{"--help", "-h",           "--version",
                                                    "-v",     "--screenshot", "--render-roll"};
    const auto end = std::ranges::find(arguments, "--");
    return std::any_of(arguments.begin(), end, [&](const std::string& argument) {
        return std::ranges::contains(names, std::string_view(argument).substr(0, argument.find('=')));
    });
}

std::string editorHelp() {
    return std::string(said(R"(levwright [OPTION…] [FILE…]
    An editor for roguelike special levels. FILE is a description of levels (.des, .lua) or of a dungeon (.def, .pdf,
    .lua), or a compiled level (.lev); each gets a tab of its own.
      --dark, --light         start with dark or light colours
      --screenshot FILE.png   draw the window into a picture and exit
      --render-roll FILE.png  draw the level of FILE as the game might make it into a picture and exit
      --level NAME            which of the file's levels to roll
      --room NAME, --fill NAME  which themed room of FILE to roll, and which contents it gets
      --target GAME           the game of the level that is rolled, as levwright-cli --help names them
      --seed NUMBER           the seed of the roll (default 1)
      --context KEY=VALUE,…   the place of the level and the hero's state, such as depth=12
      --game-dir DIR          look there for games of your own, too
      -h, --help, -v, --version

Options are written as --option VALUE or --option=VALUE; everything after “--” is a file.
)"));
}

} // namespace levwright
