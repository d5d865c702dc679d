// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/language/ThemedPlan.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <format>

namespace levwright {
namespace {

// The room that stands for all others of the level: the one that the game's own file calls “default”, or the
// first one of a file that is complete; 0 if there is none.
std::size_t usualRoomOf(const script::ThemedCollection& all) {
    std::size_t usual = all.names.contains("themerooms_generate") ? 1 : 0;
    for (const script::ThemedPlace& place : all.places) {
        if (place.entry.list == ThemedList::Rooms && place.entry.name == "default")
            usual = place.entry.number;
    }
    return usual;
}

Result<std::size_t> fillOf(const script::ThemedCollection& all, const roll::RollContext& context) {
    for (const auto& [entry, range, own] : all.places) {
        if (entry.list != ThemedList::Fills || fillKey(entry.name) != fillKey(context.fill))
            continue;
        if (auto reason = whyNotAtDifficulty(entry, context.difficulty))
            return failure(*std::move(reason));
        return entry.number;
    }
    return failure(say("The file has no contents {} for themed rooms.", inQuotes(context.fill)));
}

} // namespace

Result<scriptroll::ThemedWish> themedWish(const script::ScriptTree& tree, const roll::RollContext& context) {
    const script::ThemedCollection& all = *tree.collection;
    const auto& [entry, range, own] = all.places[*tree.place];
    if (auto reason = whyNotAtDifficulty(entry, context.difficulty))
        return failure(*std::move(reason));
    scriptroll::ThemedWish wish{.usualRoom = usualRoomOf(all), .shown = own};
    if (entry.list == ThemedList::Fills) {
        wish.fill = entry.number;
        return wish;
    }
    wish.room = entry.number;
    if (context.fill.empty())
        return wish;
    return fillOf(all, context).transform([&](std::size_t fill) {
        wish.fill = fill;
        return wish;
    });
}

} // namespace levwright
