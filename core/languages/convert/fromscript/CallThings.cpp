// SPDX-License-Identifier: GPL-3.0-or-later
// Calls for things and creatures.
#include "core/base/Phrase.h"
#include "core/languages/convert/fromscript/CallWriter.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::fromscript {
namespace {

// Whether an object may be made of a kind of monster; the game gives no enchantment to such objects.
bool isOfMonster(std::string_view object) {
    constexpr std::array names{"statue", "corpse", "egg", "tin", "figurine"};
    return std::ranges::contains(names, object);
}

} // namespace

// The kind of a monster or object: a name, a class, a variable, or random.
ThingWords CallWriter::thing(VariableKind kind) {
    const std::string_view key = says("id") ? "id" : "class";
    if (!says(key))
        return {"random"};
    if (const auto known = values().variable(node(key), kind))
        return {*known};
    const auto written = values().text(node(key));
    if (!written) {
        note(rangeOf(key), say("The kind is computed; it is random now."));
        return {"random"};
    }
    if (key == "class" && written->size() != 1)
        return {"random"};
    ThingWords words =
        kind == VariableKind::Monster ? m_level.names.monster(*written) : m_level.names.object(*written);
    if (!words.lost.empty())
        note(rangeOf(key), words.lost);
    return words;
}

// Any value other than a function empties a container or an inventory.
CallText CallWriter::withContents(std::string head, std::string_view key) {
    CallText text{{std::move(head)}};
    if (!says(key))
        return text;
    text.contents = Contents::Block;
    text.inside = Surrounding::Thing;
    if (values().script().at(node(key)).kind == lua::NodeKind::Function)
        text.function = node(key);
    return text;
}

CallText CallWriter::monster() {
    const ThingWords kind = thing(VariableKind::Monster);
    std::string words = std::format("MONSTER:{},{}", kind.words, place());
    monsterOptions(words);
    constexpr int female = 1;
    if (kind.sex == female && !says("female"))
        words += ",female";
    return withContents(std::move(words), "inventory");
}

void CallWriter::monsterOptions(std::string& words) {
    if (const auto name = text("name"))
        words += "," + quoted("name", *name);
    if (const auto isPeaceful = flag("peaceful"))
        words += *isPeaceful ? ",peaceful" : ",hostile";
    if (const auto isAsleep = flag("asleep"))
        words += *isAsleep ? ",asleep" : ",awake";
    if (const std::string align = alignment(""); !align.empty())
        words += "," + align;
    appearance(words);
    const auto isFemale = flag("female");
    if (isFemale == true)
        words += ",female";
    else if (isFemale == false)
        note(rangeOf("female"), say("The sex of a male monster cannot be expressed; it is left out."));
    for (const std::string_view key :
         {"invisible", "cancelled", "revived", "avenge", "stunned", "confused"}) {
        if (flagOr(key, false))
            words.append(",").append(key);
    }
    for (const std::string_view key : {"fleeing", "blinded", "paralyzed"}) {
        if (const std::int64_t turns = number(key, 0); turns > 0)
            words += std::format(",{}:{}", key, turns);
    }
    noteLost({"waiting", "tail", "group", "adjacentok", "ignorewater", "countbirth"});
}

void CallWriter::appearance(std::string& words) {
    const auto look = text("appear_as");
    if (!look)
        return;
    const std::string_view name = std::string_view(*look).substr(std::min(look->size(), std::size_t(4)));
    if (look->starts_with("obj:")) {
        const auto known = m_level.names.objectName(name);
        words += std::format(",m_object {}", quoted("appear_as", std::string(known.value_or(name))));
    } else if (look->starts_with("mon:") && name != "random") {
        const auto known = m_level.names.monsterName(name);
        words += std::format(",m_monster {}", quoted("appear_as", std::string(known.value_or(name))));
    } else if (look->starts_with("ter:")) {
        words += std::format(",m_feature {}", quoted("appear_as", std::string(name)));
    } else {
        note(rangeOf("appear_as"), say("This appearance has no equivalent; it is left out."));
    }
}

CallText CallWriter::object() {
    std::string words = thing(VariableKind::Object).words;
    if (m_around == Surrounding::Thing)
        (void)values().takeLinesBefore(); // the contents of a thing have no place
    else
        words += "," + place();
    objectOptions(words);
    words.insert(0, says("contents") ? "CONTAINER:" : "OBJECT:");
    return withContents(std::move(words), "contents");
}

void CallWriter::objectOptions(std::string& words) {
    const std::string kind = values().text(node("id")).value_or("");
    constexpr std::int64_t unstated = -127;
    const std::int64_t enchantment = number("spe", unstated);
    if (enchantment != unstated && !isOfMonster(kind))
        words += std::format(",{}{}", enchantment < 0 ? "" : "+", enchantment);
    const std::string blessing = word("buc", "random");
    if (blessing == "blessed" || blessing == "uncursed" || blessing == "cursed")
        words += "," + blessing;
    else if (blessing != "random")
        note(rangeOf("buc"), say("“{}” has no equivalent; it is left out.", blessing));
    if (isOfMonster(kind))
        monsterType(words);
    if (const auto name = text("name"))
        words += ",name:" + quoted("name", *name);
    if (const auto amount = says("quantity") ? values().amount(node("quantity")) : std::nullopt) {
        if (amount->least > 0)
            words += ",quantity:" + amount->text();
    } else if (says("quantity") && values().text(node("quantity")) != "random") {
        noteComputed("quantity");
    }
    objectState(words);
}

void CallWriter::objectState(std::string& words) {
    for (const std::string_view key : {"buried", "greased", "lit", "broken"}) {
        if (flagOr(key, false))
            words.append(",").append(key);
    }
    const std::int64_t erosion = number("eroded", 0);
    if (erosion != 0)
        words += erosion < 0 ? ",erodeproof" : std::format(",eroded:{}", erosion);
    const auto isLocked = flag("locked");
    if (isLocked == true)
        words += ",locked";
    else if (isLocked == false && !flagOr("broken", false))
        note(rangeOf("locked"), say("An unlocked state cannot be expressed; it is left out."));
    if (const auto isTrapped = flag("trapped"))
        words += *isTrapped ? ",trapped" : ",not_trapped";
    if (const std::int64_t times = number("recharged", 0); times > 0)
        words += std::format(",recharged:{}", times);
    noteLost({"achievement", "historic", "male", "female", "laid_by_you"});
}

void CallWriter::monsterType(std::string& words) {
    if (!says("montype"))
        return;
    if (const auto known = values().variable(node("montype"), VariableKind::Monster)) {
        words += ",montype:" + *known;
        return;
    }
    const auto written = text("montype");
    if (!written)
        return;
    const ThingWords kind = m_level.names.monster(*written);
    if (kind.lost.empty() && kind.words != "random")
        words += ",montype:" + kind.words;
    else
        note(rangeOf("montype"), say("There is no monster “{}”; the kind of monster is left out.", *written));
}

CallText CallWriter::trap() {
    ThingWords kind{"random"};
    if (const auto written = says("type") ? values().text(node("type")) : std::nullopt)
        kind = m_level.names.trap(*written);
    else if (says("type"))
        kind.lost = say("The kind is computed; it is random now.");
    if (!kind.lost.empty())
        note(rangeOf("type"), std::move(kind.lost));
    noteLost({"spider_on_web", "victim", "seen", "launchfrom", "teledest"});
    return {{std::format("TRAP:{},{}", kind.words, place())}};
}

// Without an amount, or with one below 0, the game draws one up to 200.
CallText CallWriter::gold() {
    std::string amount = "(-1)";
    if (const auto known = says("amount") ? values().amount(node("amount")) : std::nullopt) {
        if (known->least >= 0)
            amount = known->text();
    } else if (says("amount")) {
        note(rangeOf("amount"), say("The amount is computed; it is up to 200 now."));
    }
    std::string where = place();
    if (says("x") && !m_values.isTable()) {
        // In this form, the game uses the column as the row.
        if (const auto known = values().placeAt(node("x"), node("x")); known && *known != where) {
            note(whole(), say("The game uses the column as the row here, so it lies at {}.", *known));
            where = *known;
        }
    }
    return {{std::format("GOLD:{},{}", amount, where)}};
}

CallText CallWriter::engraving() {
    const auto words = text("text");
    noteLost({"degrade", "guardobjects"});
    return {{std::format("ENGRAVING:{},{},{}", place(), word("type", "engrave"),
                         quoted("text", words.value_or("")))}};
}

CallText CallWriter::grave() {
    const auto words = text("text");
    return {{std::format("GRAVE:{},{}", place(), words ? quoted("text", *words) : "random")}};
}

CallText CallWriter::altar() {
    const std::string align = alignment("random");
    return {{std::format("ALTAR:{},{},{}", place(), align, word("type", "altar"))}};
}

// If the game is to choose the cell, the description must ask for one where things can stand.
CallText CallWriter::feature() {
    constexpr std::string_view anywhere = "random[dry]";
    const std::string kind = word("type", "");
    noteLost({"looted", "warned", "pudding", "dishwasher", "ring", "swarm"});
    std::string where = place(anywhere);
    if (where == "random")
        where = anywhere;
    if (kind == "fountain" || kind == "sink" || kind == "pool") {
        std::string statement = kind; // it has the name of its kind
        std::ranges::transform(statement, statement.begin(), [](char c) { return char(c - 'a' + 'A'); });
        return {{std::format("{}:{}", statement, where)}};
    }
    if (kind == "throne")
        return {{std::format("TERRAIN:{},{}", where, inApostrophes('\\'))}};
    if (kind == "tree")
        return {{std::format("TERRAIN:{},'T'", where)}};
    object(whole(), say("The feature is computed."));
    return {};
}

CallText CallWriter::stair() {
    return {{std::format("STAIR:{},{}", place(), word("dir", "down"))}};
}

CallText CallWriter::ladder() {
    return {{std::format("LADDER:{},{}", place(), word("dir", "down"))}};
}

} // namespace levwright::fromscript
