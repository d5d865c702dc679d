// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dgn34/DungeonFile.h"

#include "core/formats/dgn34/DungeonLayout.h"

#include <format>
#include <optional>
#include <span>

namespace levwright::dgn34 {
namespace {

// One attempt to read the bytes as laid out by one ABI.
struct Attempt {
    Decoded decoded;
    std::size_t taken = 0;
    std::optional<Error> error;
};

// The smallest record is that of a branch; no count is trusted beyond what the bytes can hold.
constexpr std::size_t smallestRecord = 40;

std::size_t readCount(ByteReader& io, std::string_view what) {
    const std::size_t start = io.offset();
    const std::uint64_t count = io.number(4);
    const std::size_t most = io.remaining() / smallestRecord;
    if (count > most)
        io.failAt(start, std::format("a number of {} of at most {}, not {}", what, most, count));
    return io.failed() ? 0 : std::size_t(count);
}

void readDungeon(ByteReader& io, CompiledDungeonPart& dungeon) {
    layDungeonStart(io, dungeon);
    dungeon.levels.resize(readCount(io, "levels"));
    dungeon.branches.resize(readCount(io, "branches"));
    layDungeonEnd(io, dungeon);
    for (SpecialLevelRecord& level : dungeon.levels)
        lay(io, level);
    for (BranchRecord& branch : dungeon.branches)
        lay(io, branch);
}

Attempt attempt(std::string_view bytes, Abi abi) {
    Attempt result;
    LevHeader header;
    ByteReader io(bytes, abi);
    io.word(header.version);
    io.word(header.features);
    io.word(header.entities);
    io.word(header.structSizes);
    if (header.version >> 24 == 0)
        io.failAt(0, "the version of the game");
    result.decoded.target = lev34::targetOf(header, abi);
    const std::size_t count = readCount(io, "dungeons");
    for (std::size_t i = 0; i < count && !io.failed(); ++i)
        readDungeon(io, result.decoded.dungeon.dungeons.emplace_back());
    if (!io.failed() && io.remaining() > 0)
        io.fail(std::format("the end of the file, but {} more bytes follow", io.remaining()));
    result.taken = io.offset();
    result.error = io.error();
    return result;
}

} // namespace

bool probe(std::string_view bytes) {
    return lev34::bodyOf(bytes) == lev34::Body::Dungeon;
}

Result<std::string> encode(const CompiledDungeon& dungeon, const Target& target) {
    ByteWriter io(target.abi);
    const LevHeader header = lev34::headerOf(target);
    io.word(header.version);
    io.word(header.features);
    io.word(header.entities);
    io.word(header.structSizes);
    io.number(dungeon.dungeons.size(), 4);
    for (const CompiledDungeonPart& part : dungeon.dungeons) {
        layDungeonStart(io, part);
        io.number(part.levels.size(), 4);
        io.number(part.branches.size(), 4);
        layDungeonEnd(io, part);
        for (const SpecialLevelRecord& level : part.levels)
            lay(io, level);
        for (const BranchRecord& branch : part.branches)
            lay(io, branch);
    }
    return io.finish();
}

Result<Decoded> decode(std::string_view bytes) {
    Attempt best = attempt(bytes, knownAbis[0]);
    for (const Abi& abi : std::span(knownAbis).subspan(1)) {
        if (!best.error)
            break;
        Attempt next = attempt(bytes, abi);
        if (!next.error || next.taken > best.taken)
            best = std::move(next);
    }
    if (best.error)
        return std::unexpected(std::move(*best.error));
    return std::move(best.decoded);
}

} // namespace levwright::dgn34
