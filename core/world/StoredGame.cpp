// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/StoredGame.h"

#include "core/base/Printable.h"
#include "core/world/Lines.h"
#include "core/world/SaveText.h"

#include <algorithm>
#include <format>
#include <vector>

namespace levwright::world {
namespace {

bool isBeginning(std::string_view record, const ByteSum& part) {
    return part.size() <= record.size() && ByteSum::of(record.substr(0, part.size())) == part;
}

bool remembersThings(std::string_view save) {
    return std::ranges::any_of(linesOf(save),
                               [](std::string_view line) { return line.starts_with("T_MEMTHING "); });
}

// The rules that the place names count as if the save named them.
std::optional<std::string> rulesNamedIn(const StoredGame& stored) {
    const std::optional<RecordPlace> place = continuationOf(stored).place;
    if (place && !place->rules.empty())
        return place->rules;
    return stored.save ? rulesNamedBy(*stored.save) : std::nullopt;
}

} // namespace

Continuation continuationOf(const StoredGame& stored) {
    if (!stored.place)
        return {};
    const std::vector<RecordPlace> places = RecordPlace::readAll(*stored.place);
    if (places.empty())
        return {.problem = "the place of the save in the record cannot be read"};
    const std::string_view record = stored.record;
    const std::optional<ByteSum> save = stored.save.transform(ByteSum::of);
    bool saveFits = false;
    for (const RecordPlace& place : places) {
        if (place.save != save)
            continue;
        saveFits = true;
        if (isBeginning(record, place.record))
            return {place, record.substr(place.record.size()), {}};
    }
    if (saveFits)
        return {.problem = "the record is not the one that the save belongs to"};
    return {.problem = save ? "the save is not as the server wrote it" : "the save is gone"};
}

Result<Rules> rulesFor(const StoredGame& stored, const std::optional<Rules>& asked) {
    const std::optional<std::string> name = rulesNamedIn(stored);
    if (name) {
        const Rules* const named = rulesNamed(*name);
        if (named == nullptr)
            return failure(std::format("it was made with unknown rules: {}", inEnglishQuotes(*name)));
        if (asked && asked->name != named->name)
            return failure(std::format("it was made with the rules {0}: use --rules {0}", named->name));
        return asked.value_or(*named);
    }
    const Rules rules = asked.value_or(documentedRules());
    if (rules.namedInSaves && stored.save && remembersThings(*stored.save))
        return failure(std::format("it does not name its rules, like saves of the original server: use "
                                   "--rules {}, or put “# rules {}” before its first line",
                                   referenceRules().name, rules.name));
    return rules;
}

} // namespace levwright::world
