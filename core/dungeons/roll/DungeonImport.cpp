// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/roll/DungeonImport.h"

#include "core/base/Phrase.h"
#include "core/dungeons/definition/DungeonDecompiler.h"
#include "core/dungeons/definition/DungeonLowering.h"
#include "core/dungeons/definition/DungeonParser.h"
#include "core/dungeons/roll/DungeonExport.h"
#include "core/formats/FileForms.h"
#include "core/formats/dgn/DungeonFile.h"
#include "core/languages/games/DecompiledFile.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

void clearLeftovers(CompiledDungeon& dungeon) {
    for (CompiledDungeonPart& part : dungeon.dungeons) {
        part.name.leftover.clear();
        part.protofile.leftover.clear();
        for (SpecialLevelRecord& level : part.levels)
            level.name.leftover.clear();
        for (BranchRecord& branch : part.branches)
            branch.target.leftover.clear();
    }
}

// Why compiling the text does not give the same bytes; empty if it does.
std::optional<Error> objection(const Game& game, const std::string& text, const Target& target,
                               const std::string& bytes) {
    const LongSize longSize = target.abi.longs64 ? LongSize::Bits64 : LongSize::Bits32;
    const DungeonModelPtr model = lowerDungeon(
        game,
        parseDungeon(game.dungeonDialect(), TextSnapshot(text), DungeonForm::Definition, LexMode::Exact),
        longSize);
    const auto error = std::ranges::find(model->diagnostics, Severity::Error, &Diagnostic::severity);
    if (error != model->diagnostics.end())
        return Error{say("No description can express this dungeon: {}", error->message())};
    if (dungeonFile(*model, target) != bytes)
        return Error{say("No description can express this dungeon: compiled again, it would differ.")};
    return std::nullopt;
}

} // namespace

namespace {

Result<ImportedDungeon> described(const GamePtr& game, CompiledDungeon dungeon, const Target& target,
                                  std::string_view bytes) {
    clearLeftovers(dungeon);
    const Result<std::string> text = decompile(dungeon, game->catalog());
    if (!text)
        return std::unexpected(text.error());
    const Result<std::string> canonical = dgn::encode(dungeon, target);
    if (!canonical)
        return std::unexpected(canonical.error());
    if (std::optional<Error> error = objection(*game, *text, target, *canonical))
        return std::unexpected(*std::move(error));
    ImportedDungeon imported{
        game, target, decompiledHeading(game->catalog(), target, Holds::Dungeon) + *text, {}};
    if (*canonical != bytes)
        imported.warnings.emplace_back(
            say("Bytes after names are not 0; a compiled dungeon will have 0 there."));
    return imported;
}

} // namespace

Result<ImportedDungeon> importDungeon(std::string_view bytes) {
    Result<dgn::Decoded> decoded = dgn::decode(bytes);
    if (!decoded)
        return failure(say("This is not a valid dungeon file: {}", decoded.error().message));
    return gameOfFile(decoded->target).and_then([&](const GamePtr& game) {
        return described(game, std::move(decoded->dungeon), decoded->target, bytes);
    });
}

Result<ImportedDungeon> importDungeon(const GamePtr& game, std::string_view bytes) {
    Result<DecodedFile> decoded = decodeFileOf(game->catalog(), bytes);
    if (!decoded)
        return std::unexpected(decoded.error());
    auto* dungeon = std::get_if<CompiledDungeon>(&decoded->contents);
    if (dungeon == nullptr)
        return failure(say("This is a compiled level, not a dungeon."));
    return described(game, std::move(*dungeon), decoded->target, bytes);
}

} // namespace levwright
