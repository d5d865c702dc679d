// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/formats/lev34/Layout.h"
#include "core/formats/lev34/LevFile.h"
#include "core/formats/lev34/LevParts.h"

#include <format>

namespace levwright::lev34 {

namespace {

void writeStart(LevWriter& io, const CompiledLevel& level, const Target& target) {
    writeHeader(io, target);
    io.bytes(kindByte(level.kind), level.initMap ? 1 : 0);
    io.skip(1);
    const InitMap initMap = level.initMap.value_or(InitMap{0, 0, 0, 0, 0, 0});
    io.bytes(initMap.foreground, initMap.background, initMap.smoothed, initMap.joined, initMap.light,
             initMap.walled);
    io.word(level.flags);
    if (level.message.size() > 255)
        io.fail(say("the message has {} bytes; the file can hold 255", level.message.size()));
    io.bytes(level.message.size());
    io.text(level.message);
}

void writeMap(LevWriter& io, const CompiledPart& part, bool levelHasInitMap) {
    const int width = part.map.width();
    const int height = part.map.height();
    if (width > 127 || height > 127)
        io.fail(say("a map has {} x {} cells; the file can hold 127 x 127", width, height));
    io.bytes(part.horizontalAlignment, part.verticalAlignment, width, height);
    if (writesCells(levelHasInitMap, width, height))
        io.text({reinterpret_cast<const char*>(part.map.cells().data()), part.map.cells().size()});
}

void writeMaze(LevWriter& io, const CompiledLevel& level) {
    io.bytes(level.filling);
    layCount(io, "parts", level.parts);
    for (const CompiledPart& part : level.parts) {
        writeMap(io, part, level.initMap.has_value());
        layPartLists(io, part);
    }
}

void writeRoomName(LevWriter& io, const std::string& name) {
    if (name.size() > 32767)
        io.fail(say("a room name has {} bytes; the file can hold 32767", name.size()));
    io.int16(int(name.size() & 0xffff));
    io.text(name);
}

void writeRooms(LevWriter& io, const CompiledLevel& level) {
    layRegisters(io, said("object registers"), level.objectRegisters);
    layRegisters(io, said("monster registers"), level.monsterRegisters);
    layCount(io, "rooms", level.rooms);
    for (const CompiledRoom& room : level.rooms) {
        writeRoomName(io, room.name);
        writeRoomName(io, room.parent);
        layRoomBody(io, room);
    }
    layList(io, level.corridors);
}

} // namespace

Result<std::string> encode(const CompiledLevel& level, const Target& target) {
    LevWriter io(target.abi);
    io.setRecords(recordsOf(target));
    writeStart(io, level, target);
    if (level.kind == LevelKind::Maze)
        writeMaze(io, level);
    else
        writeRooms(io, level);
    return io.finish();
}

} // namespace levwright::lev34
