// SPDX-License-Identifier: GPL-3.0-or-later
// How each record lies in the file, said once for reading and writing: Io is ByteReader or ByteWriter.
#pragma once

#include "core/compiled/Record.h"
#include "core/formats/ByteReader.h"
#include "core/formats/ByteWriter.h"

#include <cstdint>
#include <limits>

namespace levwright::lev34 {

// The longest list that a count of one signed byte can tell.
constexpr std::size_t longestList = 127;

template <class Io, class T>
using Ref = typename Io::template Ref<T>;

template <class Io>
void layPlace(Io& io, Ref<Io, Place> place) {
    io.bytes(place.x, place.y);
}

template <class Io>
void layArea(Io& io, Ref<Io, Area> area) {
    io.bytes(area.x1, area.y1, area.x2, area.y2);
}

template <class Io>
void lay(Io& io, Ref<Io, LevelRegionRecord> region) {
    layArea(io, region.area);
    layArea(io, region.excluded);
    io.bytes(region.areaIsLevregion, region.excludedIsLevregion, region.kind);
    io.skip(1);
    io.alignTo(io.abi().wordSize());
    io.textLength(region.name);
    io.text(region.name);
}

template <class Io>
void lay(Io& io, Ref<Io, RegionRecord> region) {
    layArea(io, region.area);
    io.bytes(region.type, region.light, region.irregular);
}

template <class Io>
void lay(Io& io, Ref<Io, DoorRecord> door) {
    layPlace(io, door.place);
    io.bytes(door.state);
}

template <class Io>
void lay(Io& io, Ref<Io, RoomDoorRecord> door) {
    io.bytes(door.wall, door.position, door.secret, door.state);
}

template <class Io>
void lay(Io& io, Ref<Io, DrawbridgeRecord> drawbridge) {
    layPlace(io, drawbridge.place);
    io.bytes(drawbridge.direction, drawbridge.open);
}

template <class Io>
void lay(Io& io, Ref<Io, MazewalkRecord> mazewalk) {
    layPlace(io, mazewalk.place);
    io.bytes(mazewalk.direction);
}

template <class Io>
void lay(Io& io, Ref<Io, NonDiggableRecord> record) {
    layArea(io, record.area);
}

template <class Io>
void lay(Io& io, Ref<Io, NonPasswallRecord> record) {
    layArea(io, record.area);
}

template <class Io>
void lay(Io& io, Ref<Io, LadderRecord> ladder) {
    layPlace(io, ladder.place);
    io.bytes(ladder.up);
}

template <class Io>
void lay(Io& io, Ref<Io, StairRecord> stair) {
    layPlace(io, stair.place);
    io.bytes(stair.up);
}

template <class Io>
void lay(Io& io, Ref<Io, AltarRecord> altar) {
    layPlace(io, altar.place);
    io.bytes(altar.alignment, altar.shrine);
}

template <class Io>
void lay(Io& io, Ref<Io, FountainRecord> fountain) {
    layPlace(io, fountain.place);
}

template <class Io>
void lay(Io& io, Ref<Io, SinkRecord> sink) {
    layPlace(io, sink.place);
}

template <class Io>
void lay(Io& io, Ref<Io, PoolRecord> pool) {
    layPlace(io, pool.place);
}

template <class Io>
void lay(Io& io, Ref<Io, TrapRecord> trap) {
    layPlace(io, trap.place);
    io.bytes(trap.chance, trap.type);
}

template <class Io>
void lay(Io& io, Ref<Io, MonsterRecord> monster) {
    io.textLength(monster.name);
    io.textLength(monster.appearance);
    io.int16(monster.id);
    io.bytes(monster.alignment);
    layPlace(io, monster.place);
    io.bytes(monster.chance, monster.classCode, monster.appearanceKind, monster.peaceful, monster.asleep);
    io.alignTo(io.abi().wordSize());
    io.text(monster.name);
    io.text(monster.appearance);
}

template <class Io>
void lay(Io& io, Ref<Io, ObjectRecord> object) {
    io.textLength(object.name);
    io.int32(object.corpseMonster);
    io.int16(object.id);
    io.int16(object.spe);
    layPlace(io, object.place);
    io.bytes(object.chance, object.classCode, object.containment, object.curse);
    io.alignTo(io.abi().wordSize());
    io.text(object.name);
}

template <class Io>
void lay(Io& io, Ref<Io, GoldRecord> gold) {
    layPlace(io, gold.place);
    io.alignTo(4);
    io.int32(gold.amount);
}

template <class Io>
void lay(Io& io, Ref<Io, EngravingRecord> engraving) {
    layPlace(io, engraving.place);
    io.alignTo(io.abi().wordSize());
    io.textLength(engraving.text);
    io.bytes(engraving.kind);
    io.alignTo(io.abi().wordSize());
    io.text(engraving.text);
}

template <class Io>
void lay(Io& io, Ref<Io, CorridorRecord> corridor) {
    io.bytes(corridor.from.room, corridor.from.wall, corridor.from.door);
    io.bytes(corridor.to.room, corridor.to.wall, corridor.to.door);
}

// The count of a list. When reading, the list gets that many entries.
template <class Entry>
void layCount(ByteReader& io, std::string_view plural, std::vector<Entry>& list) {
    io.startRecord(plural);
    const std::uint64_t count = io.number(1);
    if (count > longestList)
        io.failAt(io.offset() - 1,
                  "a count of 0 to 127 " + std::string(plural) + ", not " + std::to_string(count));
    list.assign(io.failed() ? 0 : std::size_t(count), Entry{});
}

template <class Entry>
void layCount(ByteWriter& io, std::string_view plural, const std::vector<Entry>& list) {
    if (list.size() > longestList)
        io.fail("there are " + std::to_string(list.size()) + " " + std::string(plural) +
                "; the file can hold 127");
    io.bytes(list.size());
}

template <class Io, class List>
void layList(Io& io, List& list) {
    constexpr RecordName name = List::value_type::recordName;
    layCount(io, name.many, list);
    for (auto& entry : list) {
        if (io.failed())
            return;
        io.startRecord(name.one);
        lay<Io>(io, entry);
    }
}

template <class Io>
void layRegisters(Io& io, std::string_view plural, Ref<Io, std::vector<int>> codes) {
    layCount(io, plural, codes);
    for (auto& code : codes)
        io.bytes(code);
}

template <class Io>
void layPlaceRegisters(Io& io, Ref<Io, std::vector<Place>> places) {
    layCount(io, "place registers", places);
    for (auto& place : places)
        io.bytes(place.x);
    for (auto& place : places)
        io.bytes(place.y);
}

// All of a part behind its map.
template <class Io>
void layPartLists(Io& io, Ref<Io, CompiledPart> part) {
    layList(io, part.levelRegions);
    layRegisters(io, "object registers", part.objectRegisters);
    layPlaceRegisters(io, part.placeRegisters);
    layRegisters(io, "monster registers", part.monsterRegisters);
    forEachList(part, [&](auto& list) {
        if constexpr (!std::is_same_v<std::remove_cvref_t<decltype(list)>, std::vector<LevelRegionRecord>>)
            layList(io, list);
    });
}

// All of a room behind its two names.
template <class Io>
void layRoomBody(Io& io, Ref<Io, CompiledRoom> room) {
    io.bytes(room.x, room.y, room.width, room.height, room.horizontalAlignment, room.verticalAlignment,
             room.type, room.chance, room.light, room.filled);
    forEachList(room, [&](auto& list) { layList(io, list); });
}

} // namespace levwright::lev34
