// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/levcomp/LevelImport.h"

#include "core/decompile/Decompiler.h"
#include "core/formats/lev34/LevFile.h"
#include "core/language/Games.h"
#include "core/model/LevelLanguage.h"
#include "core/syntax/FileTree.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

std::uint32_t wordAt(std::string_view bytes, std::size_t offset, std::endian order) {
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < sizeof word; ++i) {
        const std::size_t place = order == std::endian::big ? i : sizeof word - 1 - i;
        word = word << 8U | static_cast<unsigned char>(bytes[offset + place]);
    }
    return word;
}

std::string levelNameOf(const std::filesystem::path& file, const Catalog& catalog) {
    std::string name = file.filename().string();
    if (name.ends_with(".lev"))
        name.erase(name.size() - 4);
    // What a level may not be called, and what would end the text.
    std::erase_if(name, [](char c) { return c == '.' || c == '"' || c == '\0'; });
    name.resize(std::min(name.size(), std::size_t(catalog.limit("level-name-bytes"))));
    return name.empty() ? "level" : name;
}

std::string headingOf(const Target& target) {
    std::string heading =
        std::format("# Decompiled from a level file of {}, {}.\n", target.gameId, nameOf(target.abi));
    const Result<Target> usual = Target::make(target.gameId, target.abi);
    if (usual && usual->header != target.header)
        heading +=
            "# Its header is that of another build of the game: lev_comp takes it over with --header-from.\n";
    return heading + '\n';
}

// What the game's compiler would object to; none if it gives the level's bytes again.
std::optional<Error> objection(const ImportedLevel& imported, const std::string& canonical) {
    const FileTree file = parseFile(imported.game->dialect(), TextSnapshot(imported.text), LexMode::Exact);
    const std::size_t level = file.levels.size() - 1;
    const LongSize longSize = imported.target.abi.longs64 ? LongSize::Bits64 : LongSize::Bits32;
    const LevelModelPtr model =
        imported.game->language().lower(file.levels[level].tree, file.textOf(level), longSize);
    const auto error = std::ranges::find(model->diagnostics, Severity::Error, &Diagnostic::severity);
    if (error != model->diagnostics.end()) {
        const Range range = error->range.shifted(file.levels[level].start);
        return Error{
            std::format("No level description can say this, as its compiler would not take it: {} ({})",
                        error->message(), file.text.slice(range))};
    }
    const Result<std::string> bytes = imported.game->language().compile(*model).and_then(
        [&](const CompiledLevel& compiled) { return lev34::encode(compiled, imported.target); });
    if (!bytes)
        return bytes.error();
    if (*bytes == canonical)
        return std::nullopt;
    const auto differing = std::ranges::mismatch(*bytes, canonical).in2 - canonical.begin();
    return Error{std::format("No level description can say what the file holds at byte {}.", differing)};
}

} // namespace

bool isLevelFile(std::string_view bytes) {
    constexpr std::size_t longest = 8;
    if (bytes.size() < longest)
        return false;
    const bool wide = wordAt(bytes, 0, std::endian::big) == 0;
    const auto known = [](std::uint32_t version) { return Catalog::gameOfVersion(version).has_value(); };
    return known(wordAt(bytes, 0, std::endian::little)) ||
           known(wordAt(bytes, wide ? 4 : 0, std::endian::big));
}

Result<ImportedLevel> importLevel(std::string_view bytes, const std::filesystem::path& file) {
    Result<lev34::Decoded> decoded = lev34::decode(bytes, lev34::Tail::Ignored);
    if (!decoded)
        return failure("This is no sound level file: " + decoded.error().message);
    ImportedLevel imported{.target = decoded->target};
    if (imported.target.gameId.empty())
        return failure(std::format("byte 0: the version {:#010x} is that of no known game.",
                                   imported.target.header.version));
    const Result<GamePtr> game = loadGame(imported.target.gameId);
    if (!game)
        return std::unexpected(game.error());
    imported.game = *game;
    if (const std::optional<Refusal> refusal = (*game)->language().objectionTo(Ability::Decompile))
        return failure(refusal->reason);
    imported.levelName = levelNameOf(file, imported.game->catalog());
    decoded->level.name = imported.levelName;

    const Result<std::string> text = decompile(decoded->level, imported.game->catalog());
    if (!text)
        return std::unexpected(text.error());
    imported.text = headingOf(imported.target) + *text;
    const Result<std::string> canonical = lev34::encode(decoded->level, imported.target);
    if (!canonical)
        return std::unexpected(canonical.error());
    if (std::optional<Error> error = objection(imported, *canonical))
        return std::unexpected(std::move(*error));

    if (decoded->size < bytes.size())
        imported.warnings.push_back(std::format("The {} bytes behind the level, from byte {}, are left out.",
                                                bytes.size() - decoded->size, decoded->size));
    if (*canonical != bytes.substr(0, decoded->size))
        imported.warnings.emplace_back(
            "Bytes between the records are not 0; a compiled level will have 0 there.");
    return imported;
}

} // namespace levwright
