// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/instance/RollContext.h"

#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <format>
#include <optional>
#include <utility>

namespace levwright::roll {
namespace {

constexpr int largestNumber = 1000;

template <class Value, std::size_t Count>
std::optional<Value> wordOf(const std::array<std::pair<std::string_view, Value>, Count>& words,
                            std::string_view text) {
    for (const auto& [word, value] : words) {
        if (word == text)
            return value;
    }
    return std::nullopt;
}

constexpr std::array<std::pair<std::string_view, std::string RollContext::*>, 4> texts{
    {{"dungeon", &RollContext::dungeon},
     {"special", &RollContext::special},
     {"variant", &RollContext::variant},
     {"role", &RollContext::role}}};

constexpr std::array<std::pair<std::string_view, int RollContext::*>, 7> numbers{
    {{"depth", &RollContext::depth},
     {"difficulty", &RollContext::difficulty},
     {"level_in_dungeon", &RollContext::levelInDungeon},
     {"levels_in_dungeon", &RollContext::levelsInDungeon},
     {"level_number", &RollContext::levelNumber},
     {"hero_level", &RollContext::heroLevel},
     {"align_record", &RollContext::alignRecord}}};

// The endgame lies above the surface; other dungeons may do so, too.
constexpr std::array<std::string_view, 3> negatives{"depth", "difficulty", "align_record"};

constexpr std::array<std::pair<std::string_view, bool RollContext::*>, 7> switches{
    {{"gehennom", &RollContext::gehennom},
     {"endgame", &RollContext::endgame},
     {"quest", &RollContext::quest},
     {"mines", &RollContext::mines},
     {"sokoban", &RollContext::sokoban},
     {"tower", &RollContext::tower},
     {"town", &RollContext::town}}};
// Written only if they are on.
constexpr std::array<std::pair<std::string_view, bool RollContext::*>, 2> rareSwitches{
    {{"alone", &RollContext::alone}, {"sample_level", &RollContext::sampleLevel}}};

constexpr std::array<std::pair<std::string_view, Alignment>, 3> alignments{
    {{"chaos", Alignment::Chaos}, {"neutral", Alignment::Neutral}, {"law", Alignment::Law}}};

constexpr std::array<std::pair<std::string_view, Race>, 5> races{{{"human", Race::Human},
                                                                  {"elf", Race::Elf},
                                                                  {"dwarf", Race::Dwarf},
                                                                  {"gnome", Race::Gnome},
                                                                  {"orc", Race::Orc}}};

constexpr std::array<std::pair<std::string_view, Branch>, 5> branches{{{"none", Branch::None},
                                                                       {"up", Branch::Up},
                                                                       {"down", Branch::Down},
                                                                       {"portal", Branch::Portal},
                                                                       {"nothing", Branch::Nothing}}};

template <class Value, std::size_t Count>
std::string_view wordFor(const std::array<std::pair<std::string_view, Value>, Count>& words, Value wanted) {
    for (const auto& [word, value] : words) {
        if (value == wanted)
            return word;
    }
    return {};
}

// Takes the value if it could be read.
template <class Value>
bool take(Value& field, const std::optional<Value>& value) {
    field = value.value_or(field);
    return value.has_value();
}

// "LEVEL/DUNGEON"; each is an alignment or "none".
bool takeAltars(RollContext& context, std::string_view value) {
    const std::size_t slash = value.find('/');
    if (slash == std::string_view::npos)
        return false;
    const auto known = [](std::string_view word) { return word == "none" || wordOf(alignments, word); };
    const std::string_view level = value.substr(0, slash);
    const std::string_view dungeon = value.substr(slash + 1);
    context.altars = AltarLeaning{wordOf(alignments, level), wordOf(alignments, dungeon)};
    return known(level) && known(dungeon);
}

std::string altarsIn(const RollContext& context) {
    if (!context.altars)
        return {};
    const auto word = [](const std::optional<Alignment>& alignment) {
        return alignment ? wordFor(alignments, *alignment) : "none";
    };
    return std::format(",altar_align={}/{}", word(context.altars->ofLevel), word(context.altars->ofDungeon));
}

// Whether the value fits the key; nullopt for an unknown key.
std::optional<bool> assign(RollContext& context, std::string_view key, std::string_view value) {
    if (const auto text = wordOf(texts, key)) {
        context.*(*text) = value;
        return true;
    }
    if (const auto field = wordOf(numbers, key)) {
        const std::optional<int> number = wholeNumber<int>(value);
        const int least = std::ranges::contains(negatives, key) ? -largestNumber : 0;
        return number && *number >= least && *number <= largestNumber && take(context.*(*field), number);
    }
    const auto usual = wordOf(switches, key);
    if (const auto field = usual ? usual : wordOf(rareSwitches, key)) {
        context.*(*field) = value == "1";
        return value == "0" || value == "1";
    }
    if (key == "monster_align") {
        context.monstersAligned = value != "none";
        return value == "none" || take(context.monsterAlign, wordOf(alignments, value));
    }
    if (key == "hero_align")
        return take(context.heroAlign, wordOf(alignments, value));
    if (key == "hero_race")
        return take(context.heroRace, wordOf(races, value));
    if (key == "altar_align")
        return takeAltars(context, value);
    // These keys describe measured levels. They are checked and ignored: a level knows its game, and no roll
    // depends on the hero's sex.
    if (key == "game")
        return !value.empty();
    if (key == "hero_gender")
        return value == "female" || value == "male";
    if (key == "fill") {
        context.fill = value;
        return true;
    }
    if (key == "branch")
        return take(context.branch, wordOf(branches, value));
    return std::nullopt;
}

// Which of the hero's traits a text gives.
struct Given {
    bool role = false;
    bool race = false;
    bool alignment = false;
    bool record = false;
};

void note(Given& given, std::string_view key) {
    given.role |= key == "role";
    given.race |= key == "hero_race";
    given.alignment |= key == "hero_align";
    given.record |= key == "align_record";
}

// Roles that may be neutral are; the others have only one alignment. Races other than human decide it.
Alignment alignmentOf(const RollContext& context) {
    switch (context.heroRace) {
    case Race::Dwarf:
        return Alignment::Law;
    case Race::Gnome:
        return Alignment::Neutral;
    case Race::Elf:
    case Race::Orc:
        return Alignment::Chaos;
    case Race::Human:
        break;
    }
    if (context.role == "Knight" || context.role == "Samurai")
        return Alignment::Law;
    return context.role == "Rogue" ? Alignment::Chaos : Alignment::Neutral;
}

// At the start of a game.
int recordOf(std::string_view role) {
    constexpr std::array<std::string_view, 5> beginners{"Caveman", "Priest", "Tourist", "Valkyrie", "Wizard"};
    constexpr int others = 10;
    return std::ranges::contains(beginners, role) ? 0 : others;
}

void complete(RollContext& context, const Given& given) {
    if ((given.role || given.race) && !given.alignment)
        context.heroAlign = alignmentOf(context);
    if (given.role && !given.record)
        context.alignRecord = recordOf(context.role);
}

} // namespace

Result<RollContext> parseContext(std::string_view text, const RollContext& base) {
    RollContext context = base;
    Given given;
    while (!text.empty()) {
        const std::string_view entry = text.substr(0, text.find(','));
        text.remove_prefix(std::min(text.size(), entry.size() + 1));
        const std::size_t equals = entry.find('=');
        if (equals == std::string_view::npos)
            return failure(say("{} is not KEY=VALUE", inQuotes(entry)));
        note(given, entry.substr(0, equals));
        const std::optional<bool> fits = assign(context, entry.substr(0, equals), entry.substr(equals + 1));
        if (!fits)
            return failure(
                say("there is no {} in the context of a level", inQuotes(entry.substr(0, equals))));
        if (!*fits)
            return failure(say("{} does not fit its key", inQuotes(entry)));
    }
    complete(context, given);
    return context;
}

RollContext contextOfFile(std::string_view path, RollContext context) {
    const std::filesystem::path file(path);
    if (file.extension() == ".lua")
        context.variant = file.stem().string();
    return context;
}

RollContext atDepth(RollContext context, int depth) {
    context.depth = depth;
    context.difficulty = depth;
    return context;
}

std::string toText(const RollContext& context) {
    std::string text;
    for (const auto& [key, field] : texts)
        text += std::format("{}={},", key, context.*field);
    for (const auto& [key, field] : numbers)
        text += std::format("{}={},", key, context.*field);
    for (const auto& [key, field] : switches)
        text += std::format("{}={},", key, context.*field ? 1 : 0);
    text += std::format("monster_align={},hero_align={},hero_race={},branch={}",
                        context.monstersAligned ? wordFor(alignments, context.monsterAlign) : "none",
                        wordFor(alignments, context.heroAlign), wordFor(races, context.heroRace),
                        wordFor(branches, context.branch)) +
            altarsIn(context) + (context.fill.empty() ? "" : ",fill=" + context.fill);
    for (const auto& [key, field] : rareSwitches)
        text += context.*field ? std::format(",{}=1", key) : "";
    return text;
}

} // namespace levwright::roll
