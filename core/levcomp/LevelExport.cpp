// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/levcomp/LevelExport.h"

#include "core/base/FileName.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/model/LevelLanguage.h"

#include <format>

namespace levwright {

Result<ExportedLevel> exportLevel(const Game& game, const LevelTreePtr& tree, std::string_view levelText,
                                  const Target& target, const std::filesystem::path& folder,
                                  FileStore& files) {
    const LongSize longSize = target.abi.longs64 ? LongSize::Bits64 : LongSize::Bits32;
    if (const std::optional<Refusal> refusal = game.language().objectionTo(Ability::Compile))
        return failure(refusal->reason);
    const LevelModelPtr level = game.language().lower(tree, levelText, longSize, Checks::OfCompiler);
    if (const std::optional<std::string> reason = whyNoFileName(level->name, levelFileSuffix))
        return failure(say("The level name {} cannot be a file name: {}.", inQuotes(level->name), *reason));
    const Result<std::string> bytes = game.language().compile({*level, levelText}, target);
    if (!bytes)
        return std::unexpected(bytes.error());
    const std::filesystem::path path = folder / (level->name + std::string(levelFileSuffix));
    if (const Result<void> written = files.replace(path, *bytes); !written)
        return std::unexpected(written.error());
    return ExportedLevel{path, bytes->size()};
}

} // namespace levwright
