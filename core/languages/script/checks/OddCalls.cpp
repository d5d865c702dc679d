// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/checks/OddCalls.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/Destinations.h"
#include "core/languages/script/checks/MapChecks.h"

#include <algorithm>
#include <format>

namespace levwright::script {
namespace {

using enum DiagnosticCode;

class OddValues {
public:
    OddValues(CheckContext& context, std::size_t call, const CallValues& values)
        : m_context(context), m_call(context.calls[call]), m_values(values) {}

    void check() {
        struct Row {
            std::string_view function;
            void (OddValues::*check)();
        };
        constexpr Row rows[] = {
            {"des.level_init", &OddValues::checkInit},
            {"des.map", &OddValues::checkMapPlace},
            {"des.terrain", &OddValues::checkTerrain},
            {"des.drawbridge", &OddValues::checkBridge},
            {"des.door", &OddValues::checkDoor},
            {"des.region", &OddValues::checkRegion},
            {"des.monster", &OddValues::checkMonster},
            {"des.object", &OddValues::checkObject},
            {"des.trap", &OddValues::checkTrap},
            {"des.gold", &OddValues::checkGold},
            {"des.room", &OddValues::checkRoom},
            {"des.corridor", &OddValues::checkCorridor},
            {"des.levregion", &OddValues::checkLevelRegion},
            {"des.teleport_region", &OddValues::checkArea},
            {"des.replace_terrain", &OddValues::checkReplace},
        };
        const auto* row = std::ranges::find(rows, m_values.function(), &Row::function);
        if (row != std::end(rows))
            (this->*row->check)();
        for (const std::string_view key : {"contents", "inventory"})
            checkFunction(key);
    }

private:
    void odd(NodeIndex node, std::string words) { m_context.report(OddCall, node, {std::move(words)}); }
    void ignored(NodeIndex node, std::string what, std::string why) {
        m_context.report(ValueIgnored, node, {std::move(what), std::move(why)});
    }
    NodeIndex valueOf(std::string_view key) const {
        const CallValue* value = m_values.find(key);
        return value == nullptr ? noNode : value->value;
    }

    // Whether a value that is not written is certainly missing.
    bool isWhole() const {
        return m_call.table != noNode || m_context.script.at(m_call.arguments).firstChild == noNode;
    }

    void checkFunction(std::string_view key) {
        const NodeIndex value = valueOf(key);
        const ValueType type = value == noNode ? ValueType::Unknown : m_context.types.typeOf(value);
        if (type == ValueType::Unknown || type == ValueType::Function || type == ValueType::Nil)
            return;
        if (m_values.function() == "des.object")
            return; // the game empties the object then
        odd(value, key == "inventory" ? say("This is not a function: all later objects go to this monster")
                                      : say("This is not a function, so the game calls nothing"));
    }

    void checkTransparent(std::string_view key) {
        const auto text = m_values.text(key);
        if (text && (*text == "w" || *text == "x"))
            odd(valueOf(key), say("“{}” is not a terrain, so nothing changes", *text));
    }

    void checkInit() {
        for (const std::string_view key : {"fg", "bg", "filling"})
            checkTransparent(key);
        if (m_values.text("style") == "mazegrid" && m_values.find("bg") == nullptr)
            odd(valueOf("style"),
                say("The walls of a mazegrid are its “bg”; without it, everything is stone"));
    }

    void checkMapPlace() {
        const CallValue* across = m_values.find("halign");
        const CallValue* down = m_values.find("valign");
        const auto isNone = [&](const CallValue* value) {
            return value == nullptr || script::textIn(m_context.script, value->value) == "none";
        };
        if (isNone(across) == isNone(down))
            return;
        const bool hasColumn = !isNone(across);
        odd((hasColumn ? across : down)->entry,
            hasColumn ? say("Without {} the map keeps the row of the one before", "valign")
                      : say("Without {} the map keeps the column of the one before", "halign"));
    }

    void checkTerrain() {
        checkTransparent("typ");
        const auto lit = m_values.number("lit");
        constexpr int unchanged = -2; // the usual value
        if (lit && (*lit < unchanged || *lit > 1))
            odd(valueOf("lit"), say("“lit” is 1, 0, -1 for random light, or -2 to leave the light as it is"));
    }

    void checkBridge() {
        const auto direction = m_values.text("dir");
        const CallValue* written = m_values.find("dir");
        if ((written == nullptr && isWhole()) || direction == "random")
            odd(written == nullptr ? m_call.call : written->value,
                say("A random direction does not work: the game complains and uses west"));
    }

    // How many rooms are around the call.
    std::size_t roomsAround() const {
        std::size_t count = 0;
        for (auto outer = m_call.container; outer; outer = m_context.calls[*outer].container)
            count += m_context.types.calledName(m_context.calls[*outer].call) == "des.room" ? 1 : 0;
        return count;
    }

    void checkDoor() {
        if (!isWhole() || m_values.saysPlace())
            return;
        if (!m_context.isInFunction(m_call.call))
            m_context.report(DoorWithoutRoom, m_call.call);
        else if (roomsAround() == 1 && m_call.certainty != lua::Certainty::Computed)
            odd(m_call.call, say("The game finds no place for a door in the wall of a room that is "
                                 "surrounded by solid rock"));
    }

    void checkRegion() {
        checkArea();
        if (!m_values.isTable())
            return;
        const NodeIndex contents = valueOf("contents");
        const auto type = m_values.text("type");
        const bool isOrdinary = m_values.find("type") == nullptr || type == "ordinary";
        const auto isOff = [&](std::string_view key) {
            return m_values.find(key) == nullptr || m_values.flag(key) == false;
        };
        const bool onlyLights = isOrdinary && isOff("irregular") && isOff("arrival_room");
        if (onlyLights && contents != noNode)
            ignored(contents, "“contents”", say("an ordinary region only changes the light"));
        else if (!onlyLights && type && roomsAround() > 0)
            odd(m_call.call, say("A region cannot be a room inside a room: the game complains"));
    }

    void checkArea() {
        const auto area = m_values.area("region");
        const bool isWritten = area && m_context.script.at(valueOf("region")).kind == NodeKind::Table;
        if (isWritten && (area->area.x1 > area->area.x2 || area->area.y1 > area->area.y2))
            odd(valueOf("region"), say("The first corner of an area must be the upper left one"));
    }

    void checkMonster() {
        const bool isRandom = m_values.find("id") == nullptr && m_values.find("class") == nullptr;
        if (isRandom && isWhole() && m_context.isWithoutMonsters())
            odd(m_call.call, say("With the flag nomongen the game makes no random monster here"));
        checkAppearance();
    }

    void checkAppearance() {
        const auto text = m_values.text("appear_as");
        if (!text)
            return;
        const NodeIndex value = valueOf("appear_as");
        const std::string_view kind = std::string_view(*text).substr(0, 4);
        const std::string name = text->substr(kind.size());
        const script::Names& names = m_context.facts.names;
        if (kind != "obj:" && kind != "mon:" && kind != "ter:")
            m_context.report(NoSuchWord, value,
                             {m_context.written(value), say("obj:, mon: and ter:, with a name")});
        else if ((kind == "obj:" && names.object(name) == nullptr) ||
                 (kind == "mon:" && name != "random" && names.monster(name) == nullptr))
            odd(value, say("There is no {} “{}”: the game complains",
                           kind == "obj:" ? said("object") : said("monster"), name));
        else if (kind == "ter:" && !names.isMapSymbol(name))
            odd(value, say("No map symbol is called “{}”: the game complains", name));
    }

    // Objects that are made of a kind of monster.
    static bool isOfMonster(std::string_view name) {
        constexpr std::string_view names[] = {"statue", "corpse", "egg", "tin", "figurine"};
        return std::ranges::contains(names, name);
    }

    // In some games, a name counts only if it is one of the stated class.
    void checkClassOf(std::string_view name) {
        const auto symbol = m_values.text("class");
        const script::Names& names = m_context.facts.names;
        const bool isClass =
            symbol && symbol->size() == 1 && names.catalog().findObjectClass(symbol->front()) != nullptr;
        if (!m_context.facts.functions.holds(script::ScriptRule::ClassNarrowsId) || !isClass)
            return;
        const Object* known = names.object(name);
        if (known != nullptr && names.object(name, symbol->front()) == nullptr)
            m_context.report(NoSuchThing, valueOf("id"),
                             {say("object of class {} with the name", inQuotes(*symbol)), std::string(name)});
    }

    void checkObject() {
        const auto name = m_values.text("id");
        if (name && m_values.isTable())
            checkClassOf(*name);
        if (!name || !isOfMonster(*name))
            return;
        const auto montype = m_values.text("montype");
        const bool isContent = montype == "spinach" || montype == "empty";
        if (isContent && m_values.isTable() && !isContentOf(*name, *montype))
            m_context.report(NoSuchMontype, valueOf("montype"), {*montype});
        const CallValue* charge = m_values.find("spe");
        if (charge != nullptr)
            ignored(charge->entry, "“spe”", say("a {} has none", *name));
        if (m_values.isTable() || m_values.find("x") == nullptr)
            return;
        Diagnostic& found =
            m_context.report(WrongArguments, m_call.call,
                             {std::format("des.object(\"{}\")", *name), say("a place as {{x, y}}")});
        const Range numbers{m_context.script.tree.range(valueOf("x")).begin,
                            m_context.script.tree.range(valueOf("y")).end};
        found.fixes.push_back(
            {say("Write the place in braces"),
             TextEdit::replace(numbers, std::format("{{{}}}", m_context.script.text.substr(
                                                                  numbers.begin, numbers.size())))});
    }

    void checkTrap() {
        const CallValue* goal = m_values.find("teledest");
        const auto to = goal == nullptr ? std::nullopt : script::placeIn(m_context.script, goal->value);
        const auto from = m_values.place();
        if (to && from && to->place == from->place)
            odd(goal->entry, say("This teleportation trap leads to itself"));
    }

    void checkGold() {
        const auto place = m_values.place();
        if (m_values.isTable() || !place || m_values.find("x") == nullptr ||
            place->place.x == place->place.y ||
            m_context.facts.functions.holds(script::ScriptRule::GoldTakesRow))
            return;
        Diagnostic& found = m_context.report(
            ValueIgnored, place->numbers[1],
            {say("this row"), say("it puts the gold at ({},{})", place->place.x, place->place.x)});
        found.fixes.push_back(
            {say("Write the place in braces"),
             TextEdit::replace(place->range,
                               std::format("{{{}}}", m_context.script.text.substr(place->range.begin,
                                                                                  place->range.size())))});
    }

    void checkRoom() {
        if (m_values.number("chance") == 0)
            odd(valueOf("chance"), say("A chance of 0 counts as 100 per cent"));
        if (m_values.text("type") == "vault")
            odd(valueOf("type"), say("The game draws nothing for a room of this type"));
    }

    void checkCorridor() {
        if (!isWhole() || m_values.number("srcroom") == -1 || m_values.number("destroom") == -1)
            return;
        for (const std::string_view key : {"srcwall", "destwall"}) {
            const CallValue* wall = m_values.find(key);
            const auto word = m_values.text(key);
            const bool isOpen = wall == nullptr || word == "all" || word == "random";
            if (!isOpen)
                continue;
            odd(wall == nullptr ? m_call.call : wall->value,
                say("“{}” must name one wall: otherwise there is no corridor", key));
            return;
        }
    }

    void checkLevelRegion() {
        checkArea();
        const auto area = m_values.area("region");
        const auto exclude = m_values.area("exclude");
        const bool isSameOrigin = m_values.flag("region_islev") == m_values.flag("exclude_islev");
        if (area && exclude && isSameOrigin && exclude->area.x1 >= 0 &&
            exclude->area.contains({area->area.x1, area->area.y1}) &&
            exclude->area.contains({area->area.x2, area->area.y2}))
            odd(valueOf("exclude"), say("This excludes the whole area: the game complains"));
        if (m_values.text("type") == "portal" && m_values.find("name") == nullptr)
            m_context.report(NeededKey, m_call.call, {say("A portal"), "name"});
        else if (m_values.text("type") == "portal")
            checkDestination();
    }

    void checkDestination() {
        const auto name = m_values.text("name");
        const auto wrong = name ? wrongDestination(m_context.facts.names.catalog(), *name) : std::nullopt;
        if (!wrong)
            return;
        Diagnostic& found =
            m_context.report(NoSuchDestination, valueOf("name"), {wrong->file, inQuotes(*name)});
        if (wrong->likely)
            found.fixes.push_back(replaceText(m_context, valueOf("name"), *wrong->likely));
    }

    void checkReplace() {
        if (const NodeIndex pattern = valueOf("mapfragment"); pattern != noNode)
            checkPattern(m_context, pattern);
        checkTransparent("toterrain");
    }

    CheckContext& m_context;
    const lua::ScriptCall& m_call;
    const CallValues& m_values;
};

void checkRange(CheckContext& context, const CheckedCall& call) {
    if (call.arguments.empty())
        return;
    const auto last = script::numberIn(context.script, call.arguments.back());
    const auto first = call.arguments.size() == 2 ? script::numberIn(context.script, call.arguments.front())
                                                  : std::optional<std::int64_t>(1);
    if (first && last && *last < *first)
        context.report(OddCall, call.node, {say("Nothing can be chosen from this: the game complains")});
}

// Checks functions that ask what is at a place.
void checkAskedPlace(CheckContext& context, const CheckedCall& call) {
    if (call.arguments.size() != 2)
        return;
    const Catalog& catalog = context.facts.names.catalog();
    const auto x = script::numberIn(context.script, call.arguments[0]);
    const auto y = script::numberIn(context.script, call.arguments[1]);
    if (x && y && (*x > catalog.limit("level-last-column") || *y > catalog.limit("level-last-row")))
        context.report(PlaceOffLevel, call.arguments[0], {std::to_string(*x), std::to_string(*y)});
}

void checkGradient(CheckContext& context, const CheckedCall& call) {
    if (call.table == noNode)
        return;
    const auto has = [&](std::string_view key) {
        return lua::valueOf(context.script.tree, context.script.text, call.table, key).has_value();
    };
    if (!has("x2") || !has("y2"))
        context.report(OddCall, call.node, {say("Without x2 and y2 this reaches to the corner of the map")});
}

// Functions of selections keep eight bits of a number, as calls of des do.
void checkNegative(CheckContext& context, const CheckedCall& call) {
    constexpr std::string_view coordinates[] = {"x", "y", "x1", "y1", "x2", "y2"};
    const bool isMethod =
        !call.arguments.empty() && context.types.typeOf(call.arguments.front()) == ValueType::Selection;
    for (const script::FormRow& form : context.facts.functions.formsOf(call.function)) {
        if (form.keys.size() != call.arguments.size() || form.keys.empty() ||
            (form.keys.front() == "selection") != isMethod)
            continue;
        for (std::size_t i = 0; i < form.keys.size(); ++i) {
            const auto number = script::numberIn(context.script, call.arguments[i]);
            if (!number || *number >= 0 || !std::ranges::contains(coordinates, form.keys[i]))
                continue;
            constexpr int asKept = 0xff;
            context.report(NegativeCoordinate, call.arguments[i],
                           {std::to_string(*number), std::to_string(*number & asKept)});
        }
        return;
    }
}

} // namespace

void checkOddCall(CheckContext& context, const CheckedCall& call) {
    if (call.function.starts_with("selection."))
        checkNegative(context, call);
    if (call.function == "math.random" || (call.function == "d" && call.arguments.size() == 1))
        checkRange(context, call);
    else if (call.function == "nh.getmap" || call.function == "nh.gettrap")
        checkAskedPlace(context, call);
    else if (call.function == "selection.gradient")
        checkGradient(context, call);
    else if (call.function == "selection.match" && call.arguments.size() == 1)
        checkPattern(context, call.arguments.front());
    else if (call.function == "des.reset_level" || call.function == "des.finalize_level")
        context.report(OddCall, call.node, {say("This is for tests of the game: it wrecks a level")});
}

void checkOddValues(CheckContext& context, std::size_t call, const CallValues& values) {
    OddValues(context, call, values).check();
}

} // namespace levwright::script
