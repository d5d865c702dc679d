// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/FileForms.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/catalog/Catalog.h"
#include "core/formats/Body.h"
#include "core/formats/dgn/DungeonFile.h"
#include "core/formats/lev34/LevFile.h"
#include "core/formats/lev36/LevFile.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

template <class Content>
const Content& as(const FileContents& contents) {
    const Content* found = std::get_if<Content>(&contents);
    require(found != nullptr, "a form is given what it holds");
    return *found;
}

Result<std::string> encodeLevel(const FileContents& contents, const Target& target) {
    return lev34::encode(as<CompiledLevel>(contents), target);
}

Result<DecodedFile> decodeLevel(std::string_view bytes) {
    return lev34::decode(bytes, lev34::Tail::Ignored).transform([](lev34::Decoded&& decoded) {
        return DecodedFile{std::move(decoded.level), std::move(decoded.target), decoded.size};
    });
}

Result<std::string> encodeDungeon(const FileContents& contents, const Target& target) {
    return dgn::encode(as<CompiledDungeon>(contents), target);
}

Result<DecodedFile> decodeDungeon(std::string_view bytes) {
    return dgn::decode(bytes).transform([&](dgn::Decoded&& decoded) {
        return DecodedFile{std::move(decoded.dungeon), std::move(decoded.target), bytes.size()};
    });
}

Result<std::string> encodeProgram(const FileContents& contents, const Target& target) {
    return lev36::encode(as<LevelProgram>(contents), target);
}

Result<DecodedFile> decodeProgram(std::string_view bytes) {
    return lev36::decode(bytes).transform([](lev36::Decoded&& decoded) {
        return DecodedFile{std::move(decoded.program), std::move(decoded.target), decoded.size};
    });
}

std::string version(const Target& target) {
    return std::format("{:#010x}", lev34::headerOf(target).version);
}

std::optional<std::string> differenceOf(std::uint32_t foundEntities, std::uint32_t usualEntities,
                                        const Target& usual) {
    if (foundEntities == usualEntities)
        return std::nullopt;
    return say("is of a game with {}; {} has {}", lev34::countsOf(foundEntities), usual.gameId,
               lev34::countsOf(usualEntities));
}

std::optional<std::string> difference(const Target& found, const Target& usual) {
    return differenceOf(lev34::headerOf(found).entities, lev34::headerOf(usual).entities, usual);
}

std::string versionOfProgram(const Target& target) {
    return std::format("{:#010x}", lev36::headerOf(target).version);
}

std::optional<std::string> differenceOfPrograms(const Target& found, const Target& usual) {
    return differenceOf(lev36::headerOf(found).entities, lev36::headerOf(usual).entities, usual);
}

std::uint32_t entities34(const Target& target) {
    return lev34::headerOf(target).entities;
}

std::uint32_t entities36(const Target& target) {
    return lev36::headerOf(target).entities;
}

std::size_t headerSize(const Target& target) {
    return target.form == lev36::formId ? lev36::headerSize(target.abi) : lev34::headerSize(target.abi);
}

// A user's game may have instructions of its own, and other numbers for all.
lev36::Expected expectedOf(const Catalog& catalog, const Target& target) {
    lev36::Expected expected{.target = target};
    for (const NamedNumber& row : catalog.opcodes()) {
        expected.lastOpcode = std::max(expected.lastOpcode, row.number);
        if (row.name == nameOf(Opcode::Push))
            expected.push = Opcode(row.number);
    }
    return expected;
}

} // namespace

std::span<const FileForm> fileForms() {
    static constexpr FileForm forms[] = {
        {lev34::formId, Holds::Level, lev34::probe, lev34::usualTarget, encodeLevel, decodeLevel, version,
         difference, lev34::foreignHeader, entities34},
        {dgn::formId34, Holds::Dungeon, dgn::probe34, lev34::usualTarget, encodeDungeon, decodeDungeon,
         version, difference, lev34::foreignHeader, entities34},
        {lev36::formId, Holds::Level, lev36::probe, lev36::usualTarget, encodeProgram, decodeProgram,
         versionOfProgram, differenceOfPrograms, lev36::foreignHeader, entities36},
        {dgn::formId36, Holds::Dungeon, dgn::probe36, lev36::usualTarget, encodeDungeon, decodeDungeon,
         versionOfProgram, differenceOfPrograms, lev36::foreignHeader, entities36},
    };
    return forms;
}

const FileForm* formNamed(std::string_view id) {
    const auto found = std::ranges::find(fileForms(), id, &FileForm::id);
    return found == fileForms().end() ? nullptr : &*found;
}

const FileForm* formOf(std::string_view bytes) {
    const auto found =
        std::ranges::find_if(fileForms(), [bytes](const FileForm& form) { return form.probe(bytes); });
    return found == fileForms().end() ? nullptr : &*found;
}

Result<DecodedFile> decodeLevelFile(std::string_view bytes) {
    const FileForm* form = formOf(bytes);
    // A file that begins like no known form is read as the usual one, whose reader reports what is wrong.
    const FileForm& chosen = form != nullptr ? *form : fileForms().front();
    if (chosen.holds != Holds::Level)
        return failure(say("This is a compiled dungeon, not a level."));
    Result<DecodedFile> decoded = chosen.decode(bytes);
    if (!decoded)
        return failure(say("This is not a valid level file: {}", decoded.error().message));
    return decoded;
}

Result<Target> targetOfUserGame(const Catalog& catalog, std::string_view bytes) {
    constexpr std::uint32_t countBits = 0xffffff; // without artifacts, which catalogs may lack
    const auto wanted = std::uint32_t(catalog.objects().size() << 12U | catalog.monsters().size());
    const FileForm* form = formNamed(catalog.levelForm());
    std::string found;
    for (const Abi& abi : knownAbis) {
        std::optional<Target> target = form == nullptr ? std::nullopt : form->foreignHeader(bytes, abi);
        if (!target)
            continue;
        if ((form->entities(*target) & countBits) != wanted) {
            found = found.empty() ? lev34::countsOf(form->entities(*target)) : found;
            continue;
        }
        target->gameId = catalog.gameId();
        target->layout = catalog.tables().base();
        return *std::move(target);
    }
    const std::size_t objects = catalog.objects().size();
    const std::size_t monsters = catalog.monsters().size();
    return failure(
        found.empty() ? say("it is not a level file of {}, which has {} objects and {} monsters",
                            catalog.gameId(), objects, monsters)
                      : say("it is not a level file of {}, which has {} objects and {} monsters; the file is "
                            "for {}",
                            catalog.gameId(), objects, monsters, found));
}

std::optional<Holds> heldByFileOf(const Catalog& catalog, std::string_view bytes) {
    if (catalog.tables().isBuiltIn())
        return std::nullopt;
    const Result<Target> target = targetOfUserGame(catalog, bytes);
    if (!target)
        return std::nullopt;
    return bodyOf(bytes.substr(std::min(headerSize(*target), bytes.size()))) == Body::Dungeon ? Holds::Dungeon
                                                                                              : Holds::Level;
}

Result<DecodedFile> decodeFileOf(const Catalog& catalog, std::string_view bytes) {
    if (catalog.tables().isBuiltIn())
        return decodeLevelFile(bytes);
    const Result<Target> target = targetOfUserGame(catalog, bytes);
    if (!target)
        return failure(say("This cannot be read: {}.", target.error().message));
    const auto file = [](auto&& decoded) {
        return DecodedFile{std::move(decoded.level), std::move(decoded.target), decoded.size};
    };
    const auto broken = [](const Error& error) {
        return Error{say("This is not a valid file of the game: {}", error.message)};
    };
    if (heldByFileOf(catalog, bytes) == Holds::Dungeon)
        return dgn::decode(bytes, *target)
            .transform([&](dgn::Decoded&& decoded) {
                return DecodedFile{std::move(decoded.dungeon), std::move(decoded.target), bytes.size()};
            })
            .transform_error(broken);
    if (target->form == lev34::formId)
        return lev34::decode(bytes, lev34::Tail::Ignored, *target).transform(file).transform_error(broken);
    return lev36::decode(bytes, expectedOf(catalog, *target))
        .transform([](lev36::Decoded&& decoded) {
            return DecodedFile{std::move(decoded.program), std::move(decoded.target), decoded.size};
        })
        .transform_error(broken);
}

std::optional<std::string> whyGameRefuses(const Catalog& catalog, const Target& target) {
    if (catalog.tables().isBuiltIn() || target.form.empty())
        return std::nullopt;
    const Result<Target> ofBase = usualTarget(catalog.tables().base(), target.abi);
    if (!ofBase || ofBase->words != target.words)
        return std::nullopt;
    return say(
        "the header is that of {}, so {} will refuse the file; take the header from a level of the game",
        catalog.tables().base(), catalog.gameId());
}

Target usualTarget(const Catalog& catalog, Abi abi) {
    if (!catalog.tables().isBuiltIn()) {
        if (Result<Target> own = targetOfUserGame(catalog, catalog.levelHeader()); own && own->abi == abi)
            return *std::move(own);
    }
    if (const FileForm* form = formNamed(catalog.levelForm()))
        return form->usualTarget(catalog, abi);
    return Target{.gameId = std::string(catalog.gameId()), .form = {}, .abi = abi, .words = {}};
}

Result<Target> usualTarget(std::string_view gameId, Abi abi) {
    return Catalog::load(gameId).transform(
        [&](const std::shared_ptr<const Catalog>& catalog) { return usualTarget(*catalog, abi); });
}

} // namespace levwright
