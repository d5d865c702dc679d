// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/lev34/Header.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/catalog/Catalog.h"
#include "core/formats/ByteReader.h"
#include "core/formats/ByteWriter.h"

#include <algorithm>
#include <bit>
#include <format>

namespace levwright::lev34 {
namespace {

constexpr std::size_t headerWords = 4;

std::uint32_t wordAt(std::string_view bytes, std::size_t offset, std::endian order) {
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < sizeof word; ++i) {
        const std::size_t place = order == std::endian::big ? i : sizeof word - 1 - i;
        word = word << 8U | static_cast<unsigned char>(bytes[offset + place]);
    }
    return word;
}

// The end of the header, if it is that of a known game.
std::optional<std::size_t> endOfHeader(std::string_view bytes) {
    constexpr std::size_t longest = 8; // the longest word
    if (bytes.size() < longest)
        return std::nullopt;
    const auto known = [](std::uint32_t version) {
        return Catalog::gameOfVersion(version, formId).has_value();
    };
    if (known(wordAt(bytes, 0, std::endian::little)))
        return headerWords * (wordAt(bytes, 4, std::endian::little) == 0 ? 8 : 4);
    const bool wide = wordAt(bytes, 0, std::endian::big) == 0;
    if (known(wordAt(bytes, wide ? 4 : 0, std::endian::big)))
        return headerWords * (wide ? 8 : 4);
    return std::nullopt;
}

// Whether the version is not that of a known game because it was read in the wrong byte order.
bool isMisread(std::uint32_t version) {
    return version >> 24 == 0 || Catalog::gameOfVersion(std::byteswap(version), formId).has_value();
}

} // namespace

LevHeader headerOf(const Target& target) {
    require(target.form == formId && target.words.size() == headerWords, "a target of this form");
    return {target.words[0], target.words[1], target.words[2], target.words[3]};
}

void setHeader(Target& target, const LevHeader& header) {
    target.form = formId;
    target.words = {header.version, header.features, header.entities, header.structSizes};
}

Target usualTarget(const Catalog& catalog, Abi abi) {
    const auto number = [&](std::string_view name) {
        const TargetNumber& row = catalog.targetNumber(name);
        return std::uint32_t(abi.longs64 ? row.longs64 : row.longs32);
    };

    LevHeader header;
    header.version = number("version-major") << 24 | number("version-minor") << 16 |
                     number("version-patch") << 8 | number("version-edit");
    for (const Feature& feature : catalog.features()) {
        if (feature.usual)
            header.features |= std::uint32_t(1) << feature.bit;
    }
    header.entities = number("artifacts") << 24 | number("objects") << 12 | number("monsters");
    header.structSizes = StructSizes{.options = number("options-size"),
                                     .object = number("object-size"),
                                     .monster = number("monster-size"),
                                     .hero = number("hero-size")}
                             .word();
    Target target{.gameId = std::string(catalog.gameId()), .form = {}, .abi = abi, .words = {}};
    if (!catalog.tables().isBuiltIn())
        target.layout = catalog.tables().base();
    setHeader(target, header);
    return target;
}

void readHeader(ByteReader& io, Target& target) {
    LevHeader header;
    io.word(header.version);
    io.word(header.features);
    io.word(header.entities);
    io.word(header.structSizes);
    const std::optional<std::string_view> game = Catalog::gameOfVersion(header.version, formId);
    if (!game && isMisread(header.version))
        io.failAt(0, say("the version of the game"));
    target.gameId = game.value_or("");
    target.abi = io.abi();
    setHeader(target, header);
}

std::optional<Target> foreignHeader(std::string_view bytes, Abi abi) {
    ByteReader io(bytes, abi);
    LevHeader header;
    io.word(header.version);
    io.word(header.features);
    io.word(header.entities);
    io.word(header.structSizes);
    if (io.failed())
        return std::nullopt;
    Target target{.gameId = {}, .form = {}, .abi = abi, .words = {}};
    setHeader(target, header);
    return target;
}

std::size_t headerSize(Abi abi) {
    return headerWords * abi.wordSize();
}

void writeHeader(ByteWriter& io, const Target& target) {
    const LevHeader header = headerOf(target);
    io.word(header.version);
    io.word(header.features);
    io.word(header.entities);
    io.word(header.structSizes);
}

std::string countsOf(std::uint32_t entities) {
    return say("{} artifacts, {} objects and {} monsters", entities >> 24U, entities >> 12U & 0xfffU,
               entities & 0xfffU);
}

std::optional<Body> bodyOf(std::string_view bytes) {
    const std::optional<std::size_t> start = endOfHeader(bytes);
    if (!start)
        return std::nullopt;
    return levwright::bodyOf(bytes.substr(std::min(*start, bytes.size())));
}

} // namespace levwright::lev34
