// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diag/UnknownThings.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <charconv>
#include <format>
#include <iterator>
#include <string_view>
#include <unordered_map>

namespace levwright {
namespace {

struct UnknownRow {
    DiagnosticCode code;
    UnknownSort sort;
    std::uint8_t spelling; // index of the argument that has it
    bool isQuoted;         // the argument has its quotes already
};

using enum DiagnosticCode;
using enum UnknownSort;

constexpr UnknownRow unknownRows[] = {
    {UnknownMonsterClass, Name, 0, true},
    {UnknownObjectClass, Name, 0, true},
    {UnknownMonster, Name, 0, false},
    {UnknownObject, Name, 0, false},
    {UnknownCorpse, Name, 0, false},
    {UnknownTrap, Name, 0, false},
    {UnknownRoomType, Name, 0, false},
    {UnknownDoorKey, Name, 0, false},
    {NoSuchTrap, Name, 0, false},
    {NoSuchMonster, Name, 0, false},
    {NoSuchMonsterClass, Name, 0, false},
    {NoMonsterInClass, Name, 1, false},
    {NoSuchObject, Name, 0, false},
    {NoSuchObjectClass, Name, 0, false},
    {NoObjectInClass, Name, 1, false},
    {RoomTypeUnknown, Name, 0, false},
    {NoSuchThing, Name, 1, false},
    {UnknownWord, Word, 0, true},
    {UnknownForm, Word, 0, true},
    {NoSuchFlag, Word, 0, false},
    {NoSuchWord, Word, 0, true},
    {NoSuchFunction, Word, 0, true},
    {UnknownKey, Word, 1, false},
    {BadMapRow, MapCharacter, 0, true},
    {NoMapCharacter, MapCharacter, 0, false},
    {NoScriptTerrain, MapCharacter, 0, true},
    {BadFilling, MapCharacter, 0, true},
    {BadForeground, MapCharacter, 0, true},
    {BadBackground, MapCharacter, 0, true},
    {InitMapFilling, MapCharacter, 0, false},
    {InitMapForeground, MapCharacter, 0, false},
    {InitMapBackground, MapCharacter, 0, false},
};

const UnknownRow* rowOf(const Diagnostic& found) {
    const bool isMisspelt =
        (found.code == NoSuchFlag || found.code == NoSuchWord || found.code == NoSuchFunction) &&
        !found.fixes.empty();
    const auto* row = std::ranges::find(unknownRows, found.code, &UnknownRow::code);
    return row == std::end(unknownRows) || isMisspelt ? nullptr : row;
}

// All map cells of a kind share one problem, which has their number as an argument.
std::size_t countIn(const Diagnostic& found) {
    constexpr std::size_t countArgument = 2;
    if (found.code != BadMapRow || found.arguments.size() <= countArgument)
        return 1;
    std::size_t count = 1;
    const std::string& text = found.arguments[countArgument];
    std::from_chars(text.data(), text.data() + text.size(), count);
    return count;
}

// Whether a problem of this kind exists only because something else is unknown.
bool follows(DiagnosticCode code, const Diagnostics& all) {
    const auto has = [&](DiagnosticCode cause) {
        return std::ranges::contains(all, cause, &Diagnostic::code);
    };
    switch (code) {
    case BadJoinedForeground:
        return has(BadForeground);
    case InitMapJoined:
        return has(InitMapForeground);
    case ChanceOfOrdinaryRoom:
        return has(UnknownRoomType);
    case ChanceOfUntypedRoom:
        return has(RoomTypeUnknown);
    default: // does not follow from anything
        return false;
    }
}

} // namespace

std::optional<UnknownSort> unknownSortOf(const Diagnostic& found) {
    const UnknownRow* row = rowOf(found);
    return row == nullptr ? std::nullopt : std::optional(row->sort);
}

std::vector<UnknownThing> unknownThings(const Diagnostics& diagnostics) {
    std::vector<UnknownThing> things;
    std::unordered_map<std::string, std::size_t> known;
    for (const Diagnostic& found : diagnostics) {
        const UnknownRow* row = rowOf(found);
        if (row == nullptr || row->spelling >= found.arguments.size())
            continue;
        const std::string& argument = found.arguments[row->spelling];
        std::string spelling = row->isQuoted ? shortened(argument) : inQuotes(argument);
        const std::string key = std::to_string(int(row->sort)) + spelling;
        const auto [at, isNew] = known.emplace(key, things.size());
        if (isNew)
            things.push_back({row->sort, std::move(spelling), 0, {}});
        UnknownThing& thing = things[at->second];
        thing.count += countIn(found);
        thing.places.push_back(found.range);
    }
    return things;
}

void addWords(std::vector<UnknownThing>& things, const std::vector<std::string>& words) {
    std::unordered_map<std::string_view, std::size_t> known;
    for (const std::string& word : words) {
        const auto [at, isNew] = known.emplace(word, things.size());
        if (isNew)
            things.push_back({Word, inQuotes(word), 0, {}});
        ++things[at->second].count;
    }
}

std::string listOf(const std::vector<UnknownThing>& things, std::size_t most) {
    std::string list;
    for (std::size_t i = 0; i < std::min(things.size(), most); ++i) {
        list += std::format("{}{}", i > 0 ? ", " : "", things[i].spelling);
        if (things[i].count > 1)
            list += std::format(" ({})", things[i].count);
    }
    return things.size() > most ? list + say(" and {} more", things.size() - most) : list;
}

std::string countsOf(const std::vector<UnknownThing>& things) {
    struct CountedWord {
        UnknownSort sort;
        std::string_view one;
        std::string_view many;
    };
    constexpr CountedWord words[] = {{Name, phrase("name"), phrase("names")},
                                     {Word, phrase("word"), phrase("words")},
                                     {MapCharacter, phrase("map character"), phrase("map characters")}};
    std::vector<std::string> parts;
    for (const CountedWord& word : words) {
        const auto count = std::ranges::count(things, word.sort, &UnknownThing::sort);
        if (count > 0)
            parts.push_back(std::format("{} {}", count, said(count == 1 ? word.one : word.many)));
    }
    std::string all;
    for (std::size_t i = 0; i < parts.size(); ++i)
        all.append(i == 0 ? "" : i + 1 == parts.size() ? said(" and ") : ", ").append(parts[i]);
    return all;
}

const Diagnostic* firstOtherError(const Diagnostics& diagnostics) {
    const auto found = std::ranges::find_if(diagnostics, [&](const Diagnostic& each) {
        return each.severity() == Severity::Error && rowOf(each) == nullptr &&
               !follows(each.code, diagnostics);
    });
    return found == diagnostics.end() ? nullptr : &*found;
}

bool hasOtherErrors(const Diagnostics& diagnostics) {
    return firstOtherError(diagnostics) != nullptr;
}

std::string whyNotWritten(const Diagnostics& diagnostics) {
    constexpr std::size_t mostNamed = 10;
    if (hasOtherErrors(diagnostics))
        return say("The level has errors.");
    Diagnostics errors;
    std::ranges::copy_if(diagnostics, std::back_inserter(errors),
                         [](const Diagnostic& each) { return each.severity() == Severity::Error; });
    return say("The level cannot be written for this game, which does not know: {}.",
               listOf(unknownThings(errors), mostNamed));
}

} // namespace levwright
