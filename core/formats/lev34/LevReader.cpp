// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/formats/lev34/Layout.h"
#include "core/formats/lev34/LevFile.h"
#include "core/formats/lev34/LevParts.h"

#include <format>
#include <optional>
#include <span>

namespace levwright::lev34 {

namespace {

// An attempt to read the bytes with the layout of one ABI.
struct Attempt {
    Decoded decoded; // its size is the number of bytes that were read
    std::optional<Error> error;
};

LevelKind readKind(LevReader& io) {
    const std::uint64_t kind = io.number(1);
    if (kind != kindByte(LevelKind::Rooms) && kind != kindByte(LevelKind::Maze))
        io.failAt(io.offset() - (io.failed() ? 0 : 1), say("a level kind, 1 for rooms or 2 for a maze"));
    return kind == kindByte(LevelKind::Rooms) ? LevelKind::Rooms : LevelKind::Maze;
}

std::optional<InitMap> readInitMap(LevReader& io) {
    InitMap initMap;
    const std::size_t start = io.offset();
    const std::uint64_t present = io.number(1);
    if (present > 1)
        io.failAt(start, say("0 or 1 for whether there is an initial map"));
    io.skip(1);
    io.bytes(initMap.foreground, initMap.background, initMap.smoothed, initMap.joined, initMap.light,
             initMap.walled);
    return present == 1 ? std::optional(initMap) : std::nullopt;
}

void readStart(LevReader& io, Decoded& decoded, const Target* expected) {
    if (expected == nullptr) {
        readHeader(io, decoded.target);
    } else {
        io.skip(headerSize(expected->abi));
        decoded.target = *expected;
    }
    io.setRecords(recordsOf(decoded.target));
    decoded.level.kind = readKind(io);
    decoded.level.initMap = readInitMap(io);
    io.word(decoded.level.flags);
    io.startRecord(said("the message"));
    decoded.level.message.resize(io.number(1));
    io.text(decoded.level.message);
}

void readMap(LevReader& io, CompiledPart& part, bool levelHasInitMap) {
    int width = 0;
    int height = 0;
    io.startRecord(said("a map"));
    const std::size_t start = io.offset();
    io.bytes(part.horizontalAlignment, part.verticalAlignment, width, height);
    if (width < 0 || height < 0)
        io.failAt(start + (width < 0 ? 2 : 3), say("a map side of 0 to 127"));
    if (io.failed())
        return;
    std::string cells(std::size_t(width) * std::size_t(height), '\0');
    if (writesCells(levelHasInitMap, width, height))
        io.text(cells);
    if (io.failed())
        return;
    part.map = Grid<unsigned char>(width, height);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x)
            part.map.set({x, y}, static_cast<unsigned char>(
                                     cells[std::size_t(y) * std::size_t(width) + std::size_t(x)]));
    }
}

void readMaze(LevReader& io, CompiledLevel& level) {
    io.startRecord(said("the filling"));
    io.bytes(level.filling);
    layCount(io, "parts", level.parts);
    for (CompiledPart& part : level.parts) {
        if (io.failed())
            return;
        readMap(io, part, level.initMap.has_value());
        layPartLists(io, part);
    }
}

void readRoomName(LevReader& io, std::string& name) {
    const std::size_t start = io.offset();
    int length = 0;
    io.int16(length);
    if (length < 0)
        io.failAt(start, say("a room name of 0 to 32767 bytes, not {}", length));
    name.resize(io.failed() ? 0 : std::size_t(length));
    io.text(name);
}

void readRooms(LevReader& io, CompiledLevel& level) {
    layRegisters(io, said("object registers"), level.objectRegisters);
    layRegisters(io, said("monster registers"), level.monsterRegisters);
    layCount(io, "rooms", level.rooms);
    for (CompiledRoom& room : level.rooms) {
        if (io.failed())
            return;
        io.startRecord(said("a room"));
        readRoomName(io, room.name);
        readRoomName(io, room.parent);
        layRoomBody(io, room);
    }
    layList(io, level.corridors);
}

Attempt attempt(std::string_view bytes, Abi abi, const Target* expected = nullptr) {
    Attempt result;
    LevReader io(bytes, abi);
    readStart(io, result.decoded, expected);
    if (!io.failed()) {
        if (result.decoded.level.kind == LevelKind::Maze)
            readMaze(io, result.decoded.level);
        else
            readRooms(io, result.decoded.level);
    }
    result.decoded.size = io.offset();
    result.error = io.error();
    return result;
}

// Sound attempts are better than broken ones. Among sound ones, the better one leaves fewer bytes over; among
// broken ones, it came further.
bool isBetter(const Attempt& one, const Attempt& other) {
    if (one.error.has_value() != other.error.has_value())
        return !one.error.has_value();
    return one.decoded.size > other.decoded.size;
}

Result<Decoded> accept(Attempt best, std::size_t fileSize, Tail tail) {
    if (best.error)
        return std::unexpected(std::move(*best.error));
    Decoded& decoded = best.decoded;
    if (tail == Tail::Refused && decoded.size != fileSize)
        return failure(say("byte {}: expected the end of the file, but {} more bytes follow", decoded.size,
                           fileSize - decoded.size));
    return std::move(decoded);
}

} // namespace

bool probe(std::string_view bytes) {
    return bodyOf(bytes) == Body::Level;
}

Result<Decoded> decode(std::string_view bytes, Tail tail, const Target& expected) {
    return accept(attempt(bytes, expected.abi, &expected), bytes.size(), tail);
}

Result<Decoded> decode(std::string_view bytes, Tail tail) {
    Attempt best = attempt(bytes, knownAbis[0]);
    for (const Abi& abi : std::span(knownAbis).subspan(1)) {
        if (!best.error && best.decoded.size == bytes.size())
            break;
        Attempt next = attempt(bytes, abi);
        if (isBetter(next, best))
            best = std::move(next);
    }
    return accept(std::move(best), bytes.size(), tail);
}

} // namespace levwright::lev34
