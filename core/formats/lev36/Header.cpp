// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/lev36/Header.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/catalog/Catalog.h"
#include "core/formats/ByteReader.h"
#include "core/formats/ByteWriter.h"

namespace levwright::lev36 {
namespace {

constexpr std::size_t targetWords = 7;
constexpr std::size_t headerWords = 5;

constexpr std::uint32_t low(std::uint64_t wide) {
    return std::uint32_t(wide);
}
constexpr std::uint32_t high(std::uint64_t wide) {
    return std::uint32_t(wide >> 32U);
}
constexpr std::uint64_t wide(std::uint32_t high, std::uint32_t low) {
    return std::uint64_t(high) << 32U | low;
}

} // namespace

Header headerOf(const Target& target) {
    require(target.form == formId && target.words.size() == targetWords, "a target of this form");
    const std::vector<std::uint32_t>& words = target.words;
    return {words[0], words[1], words[2], wide(words[3], words[4]), wide(words[5], words[6])};
}

void setHeader(Target& target, const Header& header) {
    target.form = formId;
    target.words = {header.version,
                    header.features,
                    header.entities,
                    high(header.structSizes),
                    low(header.structSizes),
                    high(header.moreStructSizes),
                    low(header.moreStructSizes)};
}

Target usualTarget(const Catalog& catalog, Abi abi) {
    const auto number = [&](std::string_view name) {
        const TargetNumber& row = catalog.targetNumber(name);
        return std::uint32_t(abi.longs64 ? row.longs64 : row.longs32);
    };
    Header header;
    header.version = number("version-major") << 24U | number("version-minor") << 16U |
                     number("version-patch") << 8U | number("version-edit");
    for (const Feature& feature : catalog.features()) {
        if (feature.usual)
            header.features |= std::uint32_t(1) << unsigned(feature.bit);
    }
    header.entities = number("artifacts") << 24U | number("objects") << 12U | number("monsters");
    // A word of 32 bits keeps the low half.
    header.structSizes = wide(abi.longs64 ? number("struct-sizes-high") : 0, number("struct-sizes"));
    header.moreStructSizes = number("more-struct-sizes");
    Target target{.gameId = std::string(catalog.gameId()), .form = {}, .abi = abi, .words = {}};
    if (!catalog.tables().isBuiltIn())
        target.layout = catalog.tables().base();
    setHeader(target, header);
    return target;
}

void readHeader(ByteReader& io, Target& target) {
    Header header;
    io.word(header.version);
    if (header.version >> 24U == 0)
        io.failAt(0, say("the version of the game"));
    io.word(header.features);
    io.word(header.entities);
    const std::size_t sizes = io.offset();
    header.structSizes = io.number(io.abi().wordSize());
    // If the word is wider, this is its upper half.
    if (header.structSizes == 0)
        io.failAt(sizes, say("the sizes of structures"));
    header.moreStructSizes = io.number(io.abi().wordSize());
    target.gameId = Catalog::gameOfVersion(header.version, formId).value_or("");
    target.abi = io.abi();
    setHeader(target, header);
}

std::optional<Target> foreignHeader(std::string_view bytes, Abi abi) {
    ByteReader io(bytes, abi);
    Header header;
    io.word(header.version);
    io.word(header.features);
    io.word(header.entities);
    header.structSizes = io.number(abi.wordSize());
    header.moreStructSizes = io.number(abi.wordSize());
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
    const Header header = headerOf(target);
    io.word(header.version);
    io.word(header.features);
    io.word(header.entities);
    io.number(header.structSizes, io.abi().wordSize());
    io.number(header.moreStructSizes, io.abi().wordSize());
}

std::optional<Body> bodyOf(std::string_view bytes) {
    std::optional<Body> found;
    for (const Abi& abi : knownAbis) {
        ByteReader io(bytes, abi);
        std::uint32_t version = 0;
        io.word(version);
        const std::size_t size = headerWords * abi.wordSize();
        if (io.failed() || !Catalog::gameOfVersion(version, formId) || bytes.size() < size)
            continue;
        found = levwright::bodyOf(bytes.substr(size));
        if (found == Body::Dungeon)
            break;
    }
    return found;
}

} // namespace levwright::lev36
