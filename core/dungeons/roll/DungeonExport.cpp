// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/roll/DungeonExport.h"

#include "core/base/Phrase.h"
#include "core/diag/UnknownThings.h"
#include "core/dungeons/definition/DungeonLowering.h"
#include "core/dungeons/model/DungeonCompiler.h"
#include "core/formats/dgn/DungeonFile.h"

#include <format>

namespace levwright {
namespace {

std::string whyNotCompiled(const Diagnostics& diagnostics) {
    constexpr std::size_t mostNamed = 10;
    return hasOtherErrors(diagnostics)
               ? say("The dungeon has errors, so it cannot be compiled.")
               : say("The dungeon cannot be compiled, because this game does not know: {}.",
                     listOf(unknownThings(diagnostics), mostNamed));
}

} // namespace

Result<std::string> dungeonFile(const DungeonModel& model, const Target& target) {
    if (model.tree->statements.empty() && !model.suppressed)
        return std::string();
    if (!model.notWritten.empty())
        return failure(model.notWritten);
    return compileDungeon(model).and_then(
        [&](const CompiledDungeon& dungeon) { return dgn::encode(dungeon, target); });
}

Result<ExportedDungeon> exportDungeon(const Game& game, const DungeonTreePtr& tree, const Target& target,
                                      const std::filesystem::path& path, FileStore& files) {
    const LongSize longSize = target.abi.longs64 ? LongSize::Bits64 : LongSize::Bits32;
    const DungeonModelPtr model = lowerDungeon(game, tree, longSize);
    if (hasErrors(model->diagnostics))
        return failure(whyNotCompiled(model->diagnostics));
    if (model->dungeons.empty())
        return failure(say("There is no DUNGEON here, so there is nothing to write."));
    const Result<std::string> bytes = dungeonFile(*model, target);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (const Result<void> written = files.replace(path, *bytes); !written)
        return std::unexpected(written.error());
    return ExportedDungeon{path, bytes->size()};
}

} // namespace levwright
