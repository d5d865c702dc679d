// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/RecordPlace.h"

#include "core/world/Lines.h"
#include "core/world/Tokens.h"

#include <format>

namespace levwright::world {
namespace {

using Words = std::vector<std::string>;

std::optional<ByteSum> sumOf(const Words& words) {
    return words.size() == 3 ? ByteSum::read(words[1], words[2]) : std::nullopt;
}

// Reads one line; false if it has no meaning.
bool readLine(const Words& words, RecordPlace& place) {
    if (words[0] == "SAVE") {
        place.save = sumOf(words);
        return place.save.has_value();
    }
    if (words[0] == "RULES" && words.size() == 2) {
        place.rules = words[1];
        return true;
    }
    const std::optional<std::int64_t> id = words.size() == 2 ? readNumber(words[1]) : std::nullopt;
    if (words[0] == "TA_ID")
        place.action = id;
    else if (words[0] == "TT_ID")
        place.type = id;
    else if (words[0] == "T_ID")
        place.thing = id;
    else
        return false;
    return id.has_value();
}

} // namespace

std::string RecordPlace::text() const {
    std::string text = std::format("RECORD {}\n", record.text());
    if (save)
        text += std::format("SAVE {}\n", save->text());
    if (!rules.empty())
        text += std::format("RULES {}\n", rules);
    if (action)
        text += std::format("TA_ID {}\n", *action);
    if (type)
        text += std::format("TT_ID {}\n", *type);
    if (thing)
        text += std::format("T_ID {}\n", *thing);
    return text;
}

std::vector<RecordPlace> RecordPlace::readAll(std::string_view text) {
    std::vector<RecordPlace> places;
    for (const std::string_view line : linesOf(text)) {
        const std::optional<Words> words = splitWords(line);
        if (!words || words->empty())
            return {};
        if (words->front() == "RECORD") {
            const std::optional<ByteSum> record = sumOf(*words);
            if (!record)
                return {};
            places.push_back({.record = *record});
        } else if (places.empty() || !readLine(*words, places.back())) {
            return {};
        }
    }
    return places;
}

} // namespace levwright::world
