// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/lower/Placements.h"

#include "core/base/Phrase.h"
#include "core/model/StatementTitle.h"

#include <algorithm>
#include <array>
#include <format>
#include <span>
#include <utility>

namespace levwright {
namespace {

constexpr int gray = 7;
constexpr int brown = 3;
constexpr int brightMagenta = 13;
constexpr int yellow = 11;
constexpr int white = 15;
constexpr int cyan = 6;

struct Look {
    char glyph = 0;
    int color = gray;
    std::string label;
    KindChoice choice = KindChoice::Named;
    std::string roomType = {};
};

// The look of a thing of a class, or of any thing if there is no class.
Look drawnLook(int classCode, std::string label) {
    const bool hasClass = classCode > 0;
    return {hasClass ? char(classCode) : '?', gray, std::move(label),
            hasClass ? KindChoice::OfClass : KindChoice::Any};
}

std::string classLabel(const ThingClass* thingClass, int code, std::string_view random) {
    if (code < 0)
        return std::string(said(random));
    return thingClass != nullptr && !thingClass->explanation.empty()
               ? std::string(said(thingClass->explanation))
               : std::string{'\'', char(code), '\''};
}

// How records look on the map and in lists, where that differs between records of one kind.
class Looks {
public:
    Looks(const Catalog& catalog, const StatementLook& ofKind, std::string_view writtenName)
        : m_catalog(catalog), m_look(ofKind), m_written(writtenName) {}

    Look operator()(const auto& /*record*/) const {
        return {m_look.glyph, m_look.color, std::string(said(m_look.label))};
    }

    Look operator()(const MonsterRecord& record) const {
        if (record.id >= 0) {
            const Monster& monster = m_catalog.monsters()[std::size_t(record.id)];
            const char symbol = monster.classSymbol == '\0' ? '?' : monster.classSymbol;
            return {symbol, monster.color, named(monster.name, record.name)};
        }
        const ThingClass* thingClass = m_catalog.findMonsterClass(char(record.classCode));
        return drawnLook(record.classCode,
                         named(orWritten(classLabel(thingClass, record.classCode, phrase("random monster"))),
                               record.name));
    }

    Look operator()(const ObjectRecord& record) const {
        if (record.id >= 0) {
            const Object& object = m_catalog.objects()[std::size_t(record.id)];
            return {object.classSymbol, object.color, named(object.name, record.name)};
        }
        const ThingClass* thingClass = m_catalog.findObjectClass(char(record.classCode));
        return drawnLook(
            record.classCode,
            named(orWritten(classLabel(thingClass, record.classCode, phrase("random object"))), record.name));
    }

    Look operator()(const TrapRecord& record) const {
        for (const NamedNumber& trap : m_catalog.traps()) {
            if (trap.number == record.type)
                return {'^', brightMagenta, std::string(trap.name)};
        }
        if (!m_written.empty())
            return {'^', brightMagenta, std::string(m_written)};
        return {'^', brightMagenta, say("random trap"), KindChoice::Any};
    }

    Look operator()(const RegionRecord& record) const {
        const std::string type = roomName(record.type);
        return {.glyph = 0, .color = gray, .label = say("region {}", type), .roomType = type};
    }
    Look operator()(const LevelRegionRecord& record) const {
        for (const LevelRegionKind& kind : m_catalog.levelRegionKinds()) {
            if (kind.number == record.kind)
                return {0, gray, describe(kind)};
        }
        return {0, gray, say("arrival")};
    }
    Look operator()(const LadderRecord& record) const {
        return {record.up != 0 ? '<' : '>', brown, record.up != 0 ? say("ladder up") : say("ladder down")};
    }
    Look operator()(const StairRecord& record) const {
        return {record.up != 0 ? '<' : '>', white, record.up != 0 ? say("stairs up") : say("stairs down")};
    }
    // An arrow, as well as a character can show one.
    Look operator()(const MazewalkRecord& record) const {
        constexpr std::array<std::pair<int, char>, 4> arrows{{{1, '^'}, {2, 'v'}, {4, '>'}, {8, '<'}}};
        const auto own = std::ranges::find(arrows, record.direction, &std::pair<int, char>::first);
        return {own == arrows.end() ? m_look.glyph : own->second, m_look.color,
                std::string(said(m_look.label))};
    }
    Look operator()(const GoldRecord& record) const {
        return {'$', yellow, record.amount < 0 ? say("gold") : say("{} gold", record.amount)};
    }
    Look operator()(const EngravingRecord& record) const {
        return {'~', cyan, say("engraving “{}”", record.text)};
    }

private:
    // A name that the game does not know stands for what the game draws in its place.
    std::string orWritten(std::string drawn) const {
        return m_written.empty() ? std::move(drawn) : std::string(m_written);
    }

    static std::string named(std::string_view what, const std::string& name) {
        return name.empty() ? std::string(what) : std::format("{} {}", what, withQuotes(name));
    }

    std::string roomName(int type) const {
        const int unfilled = m_catalog.limit("unfilled-region-offset");
        const bool plain = type >= unfilled || (type < 0);
        for (const NamedNumber& room : m_catalog.roomTypes()) {
            if (room.number == (plain && type >= 0 ? type - unfilled : type))
                return std::string(room.name) + (plain ? ", unfilled" : "");
        }
        return "random";
    }

    static std::string describe(const LevelRegionKind& kind) {
        if (kind.statement == "TELEPORT_REGION")
            return kind.direction.empty() ? say("arrival") : say("arrival going {}", kind.direction);
        if (kind.statement == "STAIR")
            return say("stairs {} somewhere", kind.direction);
        return kind.statement == "PORTAL" ? say("portal") : say("branch stairs");
    }

    const Catalog& m_catalog;
    const StatementLook& m_look;
    std::string_view m_written;
};

const Place* placeOf(const Record& record) {
    return std::visit(
        [](const auto& r) -> const Place* {
            if constexpr (requires { r.place; })
                return &r.place;
            else
                return nullptr;
        },
        record);
}

// The list of places that a listed place is in; null if the part has no such list.
const std::vector<Place>* listIn(const PartContents* part, const Place& place) {
    const std::optional<Place::Listed> listed = place.listed();
    if (part == nullptr || !listed || listed->list > int(part->furtherPlaces.size()))
        return nullptr;
    return listed->list == 0 ? &part->placeRegisters : &part->furtherPlaces[std::size_t(listed->list - 1)];
}

// part is null for a room.
void addCells(const PartContents* part, const Place& place, Placement& placement) {
    if (place.isCell()) {
        placement.cells = {{place.x, place.y}};
    } else if (const std::vector<Place>* list = listIn(part, place)) {
        // The game shuffles the list, so the place may be any of its cells.
        for (const Place& candidate : *list) {
            if (candidate != Place::nowhere())
                placement.cells.push_back({candidate.x, candidate.y});
        }
        placement.isRandomPlace = true;
    } else {
        placement.isRandomPlace = true;
    }
}

std::optional<Area> areaOf(const Record& record) {
    if (const auto* region = std::get_if<RegionRecord>(&record))
        return region->area.ordered();
    if (const auto* walls = std::get_if<NonDiggableRecord>(&record))
        return walls->area.ordered();
    if (const auto* walls = std::get_if<NonPasswallRecord>(&record))
        return walls->area.ordered();
    if (const auto* arrival = std::get_if<LevelRegionRecord>(&record);
        arrival != nullptr && arrival->areaIsLevregion == 0)
        return arrival->area.ordered();
    return std::nullopt;
}

std::optional<Point> originOf(const StatementNode& node) {
    const Argument* where = whereOf(node);
    if (where == nullptr || (where->kind != ArgumentKind::Point && where->kind != ArgumentKind::Area &&
                             where->kind != ArgumentKind::LevregionArea))
        return std::nullopt;
    return Point{int(where->numbers[0]), int(where->numbers[1])};
}

// A random region. It has no record of its own, as compiled parts keep their random regions elsewhere.
Placement ofRandomRegion(const StatementNode& node, std::size_t statement) {
    Placement placement{.statement = statement,
                        .kind = node.kind,
                        .areaUse = AreaUse::Choice,
                        .label = say("random region [{}]", node.listNumber.value_or(0)),
                        .origin = originOf(node)};
    if (const Argument& area = *node.find(Field::Area); area.kind == ArgumentKind::Area)
        placement.area =
            Area{int(area.numbers[0]), int(area.numbers[1]), int(area.numbers[2]), int(area.numbers[3])}
                .ordered();
    return placement;
}

Certainty certaintyOf(const StatementNode& node, const Placement& placement) {
    if (placement.isRandomPlace)
        return Certainty::Drawn;
    return node.chance ? Certainty::Conditional : Certainty::Written;
}

// The name that is written for a thing; empty if it is drawn.
std::string_view writtenName(const StatementNode& node, std::string_view levelText) {
    const Argument* name = node.find(Field::Name);
    return name != nullptr && name->kind == ArgumentKind::String
               ? levelText.substr(name->text.begin, name->text.size())
               : std::string_view();
}

Look lookOf(const Game& game, const ClassicLevel& level, const StatementModel& statement,
            std::string_view levelText) {
    const StatementNode& node = level.node(statement);
    return std::visit(Looks(game.catalog(), level.tree->ruleOf(node).look, writtenName(node, levelText)),
                      statement.record);
}

std::vector<Placement> placementsOf(const Game& game, const ClassicLevel& level, std::string_view levelText,
                                    std::span<const StatementModel> statements, const PartContents* part) {
    std::vector<Placement> placements;
    std::optional<std::size_t> container;
    for (const StatementModel& statement : statements) {
        const bool isWallDoor = std::holds_alternative<RoomDoorRecord>(statement.record);
        const StatementNode& node = level.node(statement);
        if (node.kind == StatementKind::RandomRegion && !node.broken)
            placements.push_back(ofRandomRegion(node, statement.node));
        if (isWallDoor || std::holds_alternative<std::monostate>(statement.record))
            continue;
        const Look look = lookOf(game, level, statement, levelText);
        Placement placement{.statement = statement.node,
                            .kind = node.kind,
                            .glyph = look.glyph,
                            .color = look.color,
                            .kindChoice = look.choice,
                            .label = look.label,
                            .roomType = look.roomType};
        const auto* object = std::get_if<ObjectRecord>(&statement.record);
        const Argument* where = node.find(Field::Place);
        if (object != nullptr && where != nullptr && where->kind == ArgumentKind::Contained) {
            placement.isContained = true;
            if (container)
                placement.cells = placements[*container].cells;
        } else if (const Place* place = placeOf(statement.record)) {
            addCells(part, *place, placement);
        }
        placement.area = areaOf(statement.record);
        placement.areaUse = level.tree->ruleOf(node).areaUse;
        const auto* region = std::get_if<RegionRecord>(&statement.record);
        placement.isDark = region != nullptr && region->light == 0;
        placement.origin = originOf(node);
        placement.certainty = certaintyOf(node, placement);
        if (node.kind == StatementKind::Container)
            container = placements.size();
        placements.push_back(std::move(placement));
    }
    return placements;
}

} // namespace

const Argument* whereOf(const StatementNode& node) {
    const Argument* place = node.find(Field::Place);
    return place != nullptr ? place : node.find(Field::Area);
}

std::vector<Placement> placementsOf(const Game& game, const ClassicLevel& level, std::string_view levelText,
                                    std::size_t part) {
    const PartContents& contents = level.contents[part];
    return placementsOf(game, level, levelText, contents.statements, &contents);
}

std::vector<Placement> placementsOf(const Game& game, const ClassicLevel& level, std::string_view levelText,
                                    std::size_t part, const StatementSpan& statements) {
    const PartContents& contents = level.contents[part];
    const std::span<const StatementModel> all = contents.statements;
    const auto placeOf = [&](std::size_t statement) {
        return std::ranges::lower_bound(all, statement, {}, &StatementModel::node) - all.begin();
    };
    const auto first = std::size_t(placeOf(statements.first));
    return placementsOf(game, level, levelText,
                        all.subspan(first, std::size_t(placeOf(statements.end)) - first), &contents);
}

std::vector<Placement> placementsOfRoom(const Game& game, const ClassicLevel& level,
                                        std::string_view levelText, std::size_t room) {
    return placementsOf(game, level, levelText, level.rooms[room].statements, nullptr);
}

std::string labelOf(const Game& game, const ClassicLevel& level, std::size_t statement,
                    std::string_view levelText) {
    const StatementNode& node = level.tree->statements[statement];
    const StatementModel* model = level.statement(statement);
    if (model != nullptr && !std::holds_alternative<std::monostate>(model->record))
        return lookOf(game, level, *model, levelText).label;
    return titleOf(*level.tree, node, levelText);
}

} // namespace levwright
