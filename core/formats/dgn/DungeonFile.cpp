// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dgn/DungeonFile.h"

#include "core/base/Phrase.h"
#include "core/catalog/Catalog.h"
#include "core/formats/dgn/DungeonLayout.h"
#include "core/formats/lev34/Header.h"
#include "core/formats/lev36/Header.h"

#include <format>
#include <optional>
#include <span>

namespace levwright::dgn {
namespace {

// An attempt to read the bytes with the layout of one ABI.
struct Attempt {
    Decoded decoded;
    std::size_t taken = 0;
    std::optional<Error> error;
};

// The smallest record is that of a branch. A count must not be more than the bytes can hold.
constexpr std::size_t smallestRecord = 40;

std::size_t readCount(ByteReader& io, std::string_view what) {
    const std::size_t start = io.offset();
    const std::uint64_t count = io.number(4);
    const std::size_t most = io.remaining() / smallestRecord;
    if (count > most)
        io.failAt(start, say("a number of {} of at most {}, not {}", what, most, count));
    return io.failed() ? 0 : std::size_t(count);
}

bool hasEntryByBranch(const Target& target) {
    return Catalog::ruleOf(target.layoutGame(), "entry-by-branch");
}

void readDungeon(ByteReader& io, CompiledDungeonPart& dungeon, bool byBranch) {
    layDungeonStart(io, dungeon);
    dungeon.levels.resize(readCount(io, "levels"));
    dungeon.branches.resize(readCount(io, "branches"));
    layDungeonEnd(io, dungeon, byBranch);
    for (SpecialLevelRecord& level : dungeon.levels)
        lay(io, level);
    for (BranchRecord& branch : dungeon.branches) {
        lay(io, branch);
        if (byBranch)
            io.int32(branch.entry);
    }
}

using ReadHeader = void(ByteReader& io, Target& target);

Attempt attempt(std::string_view bytes, ReadHeader& readHeader, Abi abi, const Target* expected = nullptr) {
    Attempt result;
    ByteReader io(bytes, abi);
    if (expected == nullptr) {
        readHeader(io, result.decoded.target);
    } else {
        io.skip(expected->form == lev36::formId ? lev36::headerSize(abi) : lev34::headerSize(abi));
        result.decoded.target = *expected;
    }
    const bool byBranch = hasEntryByBranch(result.decoded.target);
    const std::size_t count = readCount(io, "dungeons");
    for (std::size_t i = 0; i < count && !io.failed(); ++i)
        readDungeon(io, result.decoded.dungeon.dungeons.emplace_back(), byBranch);
    if (!io.failed() && io.remaining() > 0)
        io.fail(say("the end of the file, but {} more bytes follow", io.remaining()));
    result.taken = io.offset();
    result.error = io.error();
    return result;
}

} // namespace

bool probe34(std::string_view bytes) {
    return lev34::bodyOf(bytes) == Body::Dungeon;
}

bool probe36(std::string_view bytes) {
    return lev36::bodyOf(bytes) == Body::Dungeon;
}

Result<std::string> encode(const CompiledDungeon& dungeon, const Target& target) {
    ByteWriter io(target.abi);
    (target.form == lev36::formId ? lev36::writeHeader : lev34::writeHeader)(io, target);
    const bool byBranch = hasEntryByBranch(target);
    io.number(dungeon.dungeons.size(), 4);
    for (const CompiledDungeonPart& part : dungeon.dungeons) {
        layDungeonStart(io, part);
        io.number(part.levels.size(), 4);
        io.number(part.branches.size(), 4);
        layDungeonEnd(io, part, byBranch);
        for (const SpecialLevelRecord& level : part.levels)
            lay(io, level);
        for (const BranchRecord& branch : part.branches) {
            lay(io, branch);
            if (byBranch)
                io.int32(branch.entry);
        }
    }
    return io.finish();
}

Result<Decoded> decode(std::string_view bytes, const Target& expected) {
    Attempt read = attempt(bytes, lev34::readHeader, expected.abi, &expected);
    if (read.error)
        return std::unexpected(std::move(*read.error));
    return std::move(read.decoded);
}

Result<Decoded> decode(std::string_view bytes) {
    ReadHeader& readHeader = lev36::bodyOf(bytes) ? lev36::readHeader : lev34::readHeader;
    Attempt best = attempt(bytes, readHeader, knownAbis[0]);
    for (const Abi& abi : std::span(knownAbis).subspan(1)) {
        if (!best.error)
            break;
        Attempt next = attempt(bytes, readHeader, abi);
        if (!next.error || next.taken > best.taken)
            best = std::move(next);
    }
    if (best.error)
        return std::unexpected(std::move(*best.error));
    return std::move(best.decoded);
}

} // namespace levwright::dgn
