// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/catalog/GameComposer.h"
#include "core/formats/FileForms.h"
#include "core/languages/games/Games.h"
#include "core/model/LevelLanguage.h"
#include "tests/fuzz/Properties.h"
#include "tests/fuzz/TreeText.h"

namespace levwright::fuzz {
namespace {

void checkLevel(const Game& game, const std::string& text) {
    const LevelLanguage& language = game.language();
    const FileTree file = language.parse(TextSnapshot(text), LexMode::Tolerant);
    const Target target = usualTarget(game.catalog(), Abi{});
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const std::string level(file.textOf(i));
        const LevelModelPtr model = language.lower(file.levels[i].tree, level, LongSize::Bits64);
        if (!target.form.empty()) [[maybe_unused]]
            const auto compiled = language.compile({*model, level}, target);
        const Result<roll::RollPlanPtr> plan = language.plan({*model, level}, {});
        if (!plan)
            continue;
        roll::Roller roller(*plan);
        for (std::uint64_t seed = 1; seed <= 2; ++seed) [[maybe_unused]]
            const auto& rolled = roller.roll(seed);
    }
}

} // namespace

void checkGame(std::string_view input) {
    std::vector<TableFile> files;
    std::string level;
    std::string base = "nethack-3.6";
    for (const auto& [name, text] : partsOf(input)) {
        if (name == "level") {
            level = text;
            continue;
        }
        files.push_back({name, "fuzz/" + name + ".tsv", text});
        if (name == "game" && builtInTables(wordOfGame(text, "base")))
            base = wordOfGame(text, "base");
    }
    const Result<GameTablesPtr> tables = composeGame("fuzz", *builtInTables(base), files);
    const Result<GamePtr> game = tables.and_then(gameOf);
    if (!game) {
        require(!game.error().message.empty(), "an error has a message");
        return;
    }
    checkLevel(**game, level);
}

} // namespace levwright::fuzz
