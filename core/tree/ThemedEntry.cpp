// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/ThemedEntry.h"

#include "core/base/Phrase.h"

#include <format>

namespace levwright {

std::string summaryOf(const ThemedEntry& entry) {
    std::string text = !entry.frequency        ? std::string(say("frequency is computed"))
                       : *entry.frequency <= 0 ? std::string(say("never chosen"))
                                               : say("frequency {:g} ({:.{}f} %)", *entry.frequency,
                                                     entry.percent, entry.percent < 1 ? 2 : 1);
    if (entry.leastDifficulty && entry.mostDifficulty)
        text += say(", difficulty {} to {}", *entry.leastDifficulty, *entry.mostDifficulty);
    else if (entry.leastDifficulty)
        text += say(", from difficulty {}", *entry.leastDifficulty);
    else if (entry.mostDifficulty)
        text += say(", up to difficulty {}", *entry.mostDifficulty);
    if (entry.hasCondition)
        text += say(", only in some rooms");
    return text;
}

std::optional<std::string> whyNotAtDifficulty(const ThemedEntry& entry, int difficulty) {
    if (entry.leastDifficulty && difficulty < *entry.leastDifficulty)
        return say("“{}” needs a difficulty of {} or more; this level has {}.", entry.name,
                   *entry.leastDifficulty, difficulty);
    if (entry.mostDifficulty && difficulty > *entry.mostDifficulty)
        return say("“{}” needs a difficulty of {} or less; this level has {}.", entry.name,
                   *entry.mostDifficulty, difficulty);
    return std::nullopt;
}

std::string fillKey(std::string_view name) {
    std::string key(name);
    std::erase(key, ',');
    return key;
}

} // namespace levwright
