// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of each record in the file, for both reading and writing: Io is ByteReader or ByteWriter.
#pragma once

#include "core/base/Phrase.h"
#include "core/catalog/Catalog.h"
#include "core/compiled/Record.h"
#include "core/formats/ByteReader.h"
#include "core/formats/ByteWriter.h"
#include "core/target/Target.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace levwright::lev34 {

// The longest list, as its count is one signed byte.
constexpr std::size_t longestList = 127;

template <class Io, class T>
using Ref = typename Io::template Ref<T>;

// Some records differ between the games of this form. In games with the catalog's rule "artifact-doors",
// doors can be opened by an artifact, objects have flags, and there are random regions and more than one list
// of places (format document of SLASH'EM).
enum class Records : bool { Plain, WithArtifactDoors };

// A reader or writer that knows which records to use.
template <class Base>
class LevIo : public Base {
public:
    using Base::Base;
    bool hasArtifactDoors() const { return m_records == Records::WithArtifactDoors; }
    void setRecords(Records records) { m_records = records; }

private:
    Records m_records = Records::Plain;
};

using LevReader = LevIo<ByteReader>;
using LevWriter = LevIo<ByteWriter>;

inline Records recordsOf(const Target& target) {
    return Catalog::ruleOf(target.layoutGame(), "artifact-doors") ? Records::WithArtifactDoors
                                                                  : Records::Plain;
}

// With several lists of places, the x of a register is the list, that of a random region is another number,
// and the number for a random place is one lower.
constexpr int anywhereAmongLists = -12;
constexpr int ofRandomRegion = -11;
constexpr int mostLists = 10;

inline void layListedPlace(LevReader& io, Place& place) {
    int x = 0;
    int y = 0;
    io.bytes(x, y);
    if (x == anywhereAmongLists && y == anywhereAmongLists)
        place = Place::random();
    else if (x == ofRandomRegion && Place{y, y}.registerIndex())
        place = Place::ofRegion(-1 - y);
    else if (Place{x, x}.registerIndex() && Place{y, y}.registerIndex())
        place = Place::ofList(-1 - x, -1 - y);
    else if (x >= 0 && y >= 0)
        place = {x, y};
    else
        io.failAt(io.offset() - 2, say("a place"));
}

inline void layListedPlace(LevWriter& io, const Place& place) {
    if (place.isRandom())
        io.bytes(anywhereAmongLists, anywhereAmongLists);
    else if (const std::optional<int> region = place.regionIndex())
        io.bytes(ofRandomRegion, -1 - *region);
    else if (const std::optional<Place::Listed> listed = place.listed())
        io.bytes(-1 - listed->list, -1 - listed->index);
    else
        io.bytes(place.x, place.y);
}

template <class Io>
void layPlace(Io& io, Ref<Io, Place> place) {
    if (io.hasArtifactDoors())
        layListedPlace(io, place);
    else
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
    if (io.hasArtifactDoors()) {
        io.skip(1);
        io.int16(door.key);
    }
}

template <class Io>
void lay(Io& io, Ref<Io, RoomDoorRecord> door) {
    io.bytes(door.wall, door.position, door.secret, door.state);
    if (io.hasArtifactDoors())
        io.int16(door.key);
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

// What comes before the flags of an object is shorter than this.
constexpr std::size_t objectFlagsOffset = 24;

template <class Io>
void lay(Io& io, Ref<Io, ObjectRecord> object) {
    io.textLength(object.name);
    io.int32(object.corpseMonster);
    io.int16(object.id);
    io.int16(object.spe);
    layPlace(io, object.place);
    io.bytes(object.chance, object.classCode, object.containment, object.curse);
    if (io.hasArtifactDoors()) {
        io.alignTo(objectFlagsOffset);
        io.int32(object.flags);
    }
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

// The count of a list. Reading gives the list that many entries.
template <class Entry>
void layCount(ByteReader& io, std::string_view plural, std::vector<Entry>& list) {
    io.startRecord(plural);
    const std::uint64_t count = io.number(1);
    if (count > longestList)
        io.failAt(io.offset() - 1, say("a count of 0 to 127 {}, not {}", plural, count));
    list.assign(io.failed() ? 0 : std::size_t(count), Entry{});
}

template <class Entry>
void layCount(ByteWriter& io, std::string_view plural, const std::vector<Entry>& list) {
    if (list.size() > longestList)
        io.fail(say("there are {} {}; the file can hold 127", list.size(), plural));
    io.bytes(list.size());
}

template <class Io, class List>
void layList(Io& io, List& list) {
    constexpr RecordName name = List::value_type::recordName;
    layCount(io, said(name.many), list);
    for (auto& entry : list) {
        if (io.failed())
            return;
        io.startRecord(said(name.one));
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
void layPlaces(Io& io, Ref<Io, std::vector<Place>> places) {
    for (auto& place : places)
        io.bytes(place.x);
    for (auto& place : places)
        io.bytes(place.y);
}

// An entry of a list that is nowhere.
constexpr Place storedNowhere{-1, -1};

inline void layEntries(LevReader& io, std::vector<Place>& places) {
    layPlaces(io, places);
    std::ranges::replace(places, storedNowhere, Place::nowhere());
}

inline void layEntries(LevWriter& io, std::vector<Place> places) {
    std::ranges::replace(places, Place::nowhere(), storedNowhere);
    layPlaces(io, places);
}

// The number of lists. Reading gives the part that many.
inline int layListCount(LevReader& io, CompiledPart& part) {
    const auto lists = int(io.number(1));
    if (lists > mostLists)
        io.failAt(io.offset() - 1, say("0 to 10 lists of place registers, not {}", lists));
    part.furtherPlaces.resize(io.failed() ? 0 : std::size_t(std::max(lists - 1, 0)));
    return io.failed() ? 0 : lists;
}

inline int layListCount(LevWriter& io, const CompiledPart& part) {
    const std::size_t further = part.furtherPlaces.size();
    if (further >= mostLists)
        io.fail(say("there are {} lists of place registers; the file can hold 10", further + 1));
    const std::size_t lists = further > 0 || !part.placeRegisters.empty() ? further + 1 : 0;
    io.bytes(lists);
    return int(lists);
}

// A list has an entry.
inline void layLength(LevReader& io, std::vector<Place>& places) {
    layCount(io, said("place registers"), places);
    if (places.empty())
        io.failAt(io.offset() - 1, say("a count of 1 to 127 place registers, not 0"));
}

inline void layLength(LevWriter& io, const std::vector<Place>& places) {
    layCount(io, said("place registers"), places);
}

// All lengths come first.
template <class Io>
void layPlaceLists(Io& io, Ref<Io, CompiledPart> part) {
    if (layListCount(io, part) == 0)
        return;
    layLength(io, part.placeRegisters);
    for (auto& places : part.furtherPlaces)
        layLength(io, places);
    layEntries(io, part.placeRegisters);
    for (auto& places : part.furtherPlaces)
        layEntries(io, places);
}

template <class Io>
void layPlaceRegisters(Io& io, Ref<Io, CompiledPart> part) {
    if (io.hasArtifactDoors())
        return layPlaceLists<Io>(io, part);
    layCount(io, said("place registers"), part.placeRegisters);
    layPlaces(io, part.placeRegisters);
}

// Everything of a part after its map.
template <class Io>
void layPartLists(Io& io, Ref<Io, CompiledPart> part) {
    layList(io, part.levelRegions);
    if (io.hasArtifactDoors())
        layList(io, part.randomRegions);
    layRegisters(io, said("object registers"), part.objectRegisters);
    layPlaceRegisters<Io>(io, part);
    layRegisters(io, said("monster registers"), part.monsterRegisters);
    forEachList(part, [&](auto& list) {
        if constexpr (!std::is_same_v<std::remove_cvref_t<decltype(list)>, std::vector<LevelRegionRecord>>)
            layList(io, list);
    });
}

// Everything of a room after its two names.
template <class Io>
void layRoomBody(Io& io, Ref<Io, CompiledRoom> room) {
    io.bytes(room.x, room.y, room.width, room.height, room.horizontalAlignment, room.verticalAlignment,
             room.type, room.chance, room.light, room.filled);
    forEachList(room, [&](auto& list) { layList(io, list); });
}

} // namespace levwright::lev34
