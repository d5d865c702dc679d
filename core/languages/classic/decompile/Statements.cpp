// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/decompile/Statements.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright {
namespace {

constexpr int absentAlignment = -12;
constexpr int absentEnchantment = -127;
constexpr int contained = 1;
constexpr int container = 2;

// The words after the object's place. They depend on each other: a later one needs all those before it.
std::string objectTail(Spelling& spelling, const ObjectRecord& record) {
    const bool hasCorpse = record.corpseMonster != -1;
    if (record.curse == -1 && !hasCorpse && record.spe == absentEnchantment && record.name.empty())
        return {};
    std::string tail;
    if (record.curse != -1 || !hasCorpse)
        tail += "," + spelling.wordOrRandom("curse state", record.curse);
    if (hasCorpse)
        tail += "," + spelling.corpse(record.corpseMonster);
    tail += "," + spelling.numberOrRandom(record.spe, absentEnchantment);
    if (record.name == "none")
        spelling.fail(say("the name “none”"));
    if (!record.name.empty())
        tail += "," + spelling.text(record.name);
    return tail;
}

// random if both are -1.
std::string pairOrRandom(int x, int y) {
    return x == -1 && y == -1 ? "random" : std::format("({},{})", x, y);
}

// The position of a subroom must not be written below 0. Only its low 8 bits are stored, so a larger number
// can be used.
std::string subroomPosition(int x, int y) {
    const auto unsignedByte = [](int number) { return number < 0 ? number + 256 : number; };
    return x == -1 && y == -1 ? "random" : std::format("({},{})", unsignedByte(x), unsignedByte(y));
}

std::string filledTail(Spelling& spelling, int filled) {
    return filled == 1 ? std::string() : "," + spelling.word("bool", filled);
}

std::string corridorEnd(Spelling& spelling, const CorridorEnd& end) {
    return std::format("({},{},{})", end.room, spelling.word("direction", end.wall),
                       spelling.numberOrRandom(end.door));
}

std::string spell(Spelling& spelling, const LevelRegionRecord& record) {
    const auto& kinds = spelling.catalog().levelRegionKinds();
    const auto kind = std::ranges::find(kinds, record.kind, &LevelRegionKind::number);
    if (kind == kinds.end()) {
        spelling.fail(say("a level region of kind {}", record.kind));
        return {};
    }
    std::string text =
        std::format("{}:{},{}", kind->statement, spelling.area(record.area, record.areaIsLevregion),
                    spelling.area(record.excluded, record.excludedIsLevregion));
    if (!kind->direction.empty())
        text += std::format(",{}", kind->direction);
    if (kind->statement == "PORTAL")
        text += "," + spelling.text(record.name);
    else if (!record.name.empty())
        spelling.fail(say("that {} has the name {}", kind->statement, inQuotes(record.name)));
    return text;
}

std::string spell(Spelling& spelling, const RegionRecord& record) {
    const bool named = record.type == -1 || spelling.findRoomType(record.type) != nullptr;
    const int offset = spelling.catalog().limit("unfilled-region-offset");
    const bool unfilled = !named && record.type >= offset - 1;
    std::string text = std::format("REGION:{},{},{}", spelling.area(record.area),
                                   spelling.wordOrRandom("light", record.light),
                                   spelling.roomType(unfilled ? record.type - offset : record.type));
    if (unfilled || record.irregular != 0)
        text += unfilled ? ",unfilled" : ",filled";
    if (record.irregular != 0)
        text += "," + spelling.word("bool", record.irregular);
    return text;
}

std::string spell(Spelling& spelling, const DoorRecord& record) {
    return std::format("DOOR:{},{}{}", spelling.wordOrRandom("door state", record.state),
                       spelling.place(record.place), spelling.doorKey(record.key));
}

std::string spell(Spelling& spelling, const RoomDoorRecord& record) {
    if (record.wall == -1 && record.position != -1)
        spelling.fail(say("position {} in a random wall", record.position));
    return std::format("DOOR:{},{},{},{}{}", spelling.wordOrRandom("bool", record.secret),
                       spelling.wordOrRandom("door state", record.state),
                       spelling.wordOrRandom("direction", record.wall),
                       spelling.numberOrRandom(record.position), spelling.doorKey(record.key));
}

std::string spell(Spelling& spelling, const DrawbridgeRecord& record) {
    constexpr std::array<std::string_view, 4> directions{"north", "south", "east", "west"};
    const bool known = record.direction >= 0 && std::size_t(record.direction) < directions.size();
    if (!known)
        spelling.fail(say("direction {}", record.direction));
    if (record.open != 0 && record.open != 1)
        spelling.fail(say("{} for whether a drawbridge is open", record.open));
    return std::format("DRAWBRIDGE:{},{},{}", spelling.place(record.place),
                       known ? directions[std::size_t(record.direction)] : "",
                       record.open == 1 ? "open" : "closed");
}

std::string spell(Spelling& spelling, const NonDiggableRecord& record) {
    return "NON_DIGGABLE:" + spelling.area(record.area);
}

std::string spell(Spelling& spelling, const NonPasswallRecord& record) {
    return "NON_PASSWALL:" + spelling.area(record.area);
}

std::string spell(Spelling& spelling, const MazewalkRecord& record) {
    return std::format("MAZEWALK:{},{}", spelling.place(record.place),
                       spelling.word("direction", record.direction));
}

std::string spell(Spelling& spelling, const LadderRecord& record) {
    return std::format("LADDER:{},{}", spelling.place(record.place), spelling.word("up or down", record.up));
}

std::string spell(Spelling& spelling, const StairRecord& record) {
    return std::format("STAIR:{},{}", spelling.place(record.place), spelling.word("up or down", record.up));
}

std::string spell(Spelling& spelling, const AltarRecord& record) {
    return std::format("ALTAR:{},{},{}", spelling.place(record.place), spelling.alignment(record.alignment),
                       spelling.wordOrRandom("altar type", record.shrine));
}

std::string spell(Spelling& spelling, const FountainRecord& record) {
    return "FOUNTAIN:" + spelling.place(record.place);
}

std::string spell(Spelling& spelling, const SinkRecord& record) {
    return "SINK:" + spelling.place(record.place);
}

std::string spell(Spelling& spelling, const PoolRecord& record) {
    return "POOL:" + spelling.place(record.place);
}

std::string spell(Spelling& spelling, const TrapRecord& record) {
    return std::format("TRAP{}:{},{}", spelling.chance(record.chance), spelling.trap(record.type),
                       spelling.place(record.place));
}

std::string spell(Spelling& spelling, const MonsterRecord& record) {
    std::string text = std::format(
        "MONSTER{}:{},{},{}", spelling.chance(record.chance), spelling.monsterClass(record.classCode),
        spelling.monster(record.id, record.classCode), spelling.place(record.place));
    if (!record.name.empty())
        text += "," + spelling.text(record.name);
    if (record.peaceful != -1)
        text += "," + spelling.word("monster attitude", record.peaceful);
    if (record.asleep != -1)
        text += "," + spelling.word("monster alertness", record.asleep);
    if (record.alignment != absentAlignment)
        text += "," + spelling.alignment(record.alignment);
    if (record.appearanceKind != 0)
        text += std::format(",{} {}", spelling.word("monster appearance kind", record.appearanceKind),
                            spelling.text(record.appearance));
    else if (!record.appearance.empty())
        spelling.fail(say("the appearance {}, which belongs to no kind", inQuotes(record.appearance)));
    return text;
}

// The statement after an object, in its own line.
std::string objectFlags(Spelling& spelling, int flags) {
    std::string words;
    for (const auto& [flag, word] : {std::pair(1, "o_lit"), std::pair(2, "o_buried")}) {
        if ((flags & flag) != 0)
            words += (words.empty() ? "\nOBJFLAGS:" : ",") + std::string(word);
    }
    if ((flags & ~3) != 0)
        spelling.fail(say("the flags {}", flags));
    return words;
}

std::string spell(Spelling& spelling, const ObjectRecord& record) {
    if (record.containment < 0 || record.containment > container)
        spelling.fail(say("containment {}", record.containment));
    if (record.containment == contained && record.place != Place::contained())
        spelling.fail(say("the place ({},{}) of an object in a container", record.place.x, record.place.y));
    return std::format("{}{}:{},{},{}{}{}", record.containment == container ? "CONTAINER" : "OBJECT",
                       spelling.chance(record.chance), spelling.objectClass(record.classCode),
                       spelling.object(record.id, record.classCode),
                       record.containment == contained ? "contained" : spelling.place(record.place),
                       objectTail(spelling, record), objectFlags(spelling, record.flags));
}

std::string spell(Spelling& spelling, const GoldRecord& record) {
    return std::format("GOLD:{},{}", spelling.numberOrRandom(record.amount), spelling.place(record.place));
}

std::string spell(Spelling& spelling, const EngravingRecord& record) {
    return std::format("ENGRAVING:{},{},{}", spelling.place(record.place),
                       spelling.wordOrRandom("engraving type", record.kind), spelling.text(record.text));
}

} // namespace

std::string statementOf(Spelling& spelling, const Record& record) {
    return std::visit(
        [&]<class R>(const R& one) -> std::string {
            if constexpr (!std::is_same_v<R, std::monostate>)
                return spell(spelling, one);
            require(false, "there is a record");
            return {};
        },
        record);
}

std::string statementOf(Spelling& spelling, const CorridorRecord& record) {
    const std::string from = corridorEnd(spelling, record.from);
    if (record.to.room != -1)
        return std::format("CORRIDOR:{},{}", from, corridorEnd(spelling, record.to));
    if (record.to.door != 0)
        spelling.fail(say("door {} of a corridor that leads to no room", record.to.door));
    return std::format("CORRIDOR:{},{}", from, record.to.wall);
}

std::string statementOf(Spelling& spelling, const InitMap& record) {
    return std::format("INIT_MAP:{},{},{},{},{},{}", spelling.terrain(record.foreground),
                       spelling.terrain(record.background), spelling.word("bool", record.smoothed),
                       spelling.word("bool", record.joined), spelling.wordOrRandom("light", record.light),
                       spelling.wordOrRandom("bool", record.walled));
}

std::string statementOf(Spelling& spelling, const CompiledRoom& room) {
    const std::string type = spelling.roomType(room.type);
    const std::string light = spelling.wordOrRandom("light", room.light);
    const std::string size = pairOrRandom(room.width, room.height);
    const std::string filled = filledTail(spelling, room.filled);
    const bool aligned = room.horizontalAlignment != -1 || room.verticalAlignment != -1;
    if (!room.parent.empty()) {
        if (aligned)
            spelling.fail(say("the alignments of a subroom"));
        return std::format("SUBROOM:{},{},{},{},{}{}", type, light, subroomPosition(room.x, room.y), size,
                           spelling.text(room.parent), filled);
    }
    const std::string alignments = aligned
                                       ? std::format("({},{})", spelling.horizontal(room.horizontalAlignment),
                                                     spelling.vertical(room.verticalAlignment))
                                       : "random";
    return std::format("ROOM:{},{},{},{},{}{}", type, light, pairOrRandom(room.x, room.y), alignments, size,
                       filled);
}

} // namespace levwright
