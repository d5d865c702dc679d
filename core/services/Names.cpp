// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/Names.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/dungeons/model/DungeonLanguage.h"
#include "core/services/LevelAt.h"
#include "core/services/NewErrors.h"

#include <algorithm>
#include <cstddef>
#include <format>
#include <iterator>
#include <map>
#include <ranges>
#include <string>
#include <string_view>

namespace levwright::services {
namespace {

NameTable namesIn(const LevelsAnalysis& levels, std::size_t level) {
    NameTable names = levels.game().language().names(levels.source(level));
    for (NamedThing& thing : names)
        thing.uses = shifted(std::move(thing.uses), levels.levelStart(level));
    return names;
}

std::optional<NameTable> sharedNamesOf(const LevelsAnalysis& levels) {
    return levels.levelCount() == 0 ? std::nullopt : levels.game().language().sharedNames(levels.source(0));
}

// Levels are named in one level of a file and meant in others.
void joinLevels(NameTable& names) {
    std::map<std::string, std::size_t> levels;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].kind != NameKind::Level)
            continue;
        const auto [found, isNew] = levels.try_emplace(names[i].name, i);
        if (isNew)
            continue;
        NamedThing& first = names[found->second];
        first.uses.insert(first.uses.end(), names[i].uses.begin(), names[i].uses.end());
        names[i].uses.clear();
    }
    putInOrder(names);
}

// How well a use fits a place; 0 if it does not.
int fitOf(const NameUse& use, Offset at) {
    if (!use.range.touches(at))
        return 0;
    return (use.isSpelled ? 2 : 0) + (at < use.range.end ? 1 : 0) + 1;
}

std::optional<NamedPlace> placeIn(const NameTable& names, Offset at) {
    int best = 0;
    const NamedThing* thing = nullptr;
    const NameUse* use = nullptr;
    for (const NamedThing& each : names) {
        for (const NameUse& one : each.uses) {
            if (fitOf(one, at) <= best)
                continue;
            best = fitOf(one, at);
            thing = &each;
            use = &one;
        }
    }
    return thing == nullptr ? std::nullopt : std::optional(NamedPlace{*thing, *use});
}

// What belongs together: the places where the name of a thing is spelled.
struct Group {
    std::vector<Range> places;
    bool isDefined = false;
    auto operator<=>(const Group&) const = default;
};
using Groups = std::vector<Group>;

// Where places go when other texts take the place of some ranges; in about the time of a binary search, while
// TextEdit::map goes through all ranges before a place.
class MovedPlaces {
public:
    explicit MovedPlaces(const TextEdit& edit) {
        std::ptrdiff_t moved = 0;
        for (const Replacement& each : edit.replacements()) {
            moved += std::ptrdiff_t(each.text.size()) - std::ptrdiff_t(each.range.size());
            m_ends.push_back({each.range.end, moved});
        }
    }

    Range of(Range range) const { return {of(range.begin), of(range.end)}; }

private:
    struct End {
        Offset place = 0; // the end of a range that is replaced
        std::ptrdiff_t moved = 0;
    };

    Offset of(Offset place) const {
        const auto next = std::ranges::upper_bound(m_ends, place, {}, &End::place);
        return next == m_ends.begin() ? place : Offset(std::ptrdiff_t(place) + std::prev(next)->moved);
    }

    std::vector<End> m_ends;
};

Groups groupsOf(const NameTable& names, const TextEdit& edit) {
    const MovedPlaces moved(edit);
    Groups groups;
    for (const NamedThing& thing : names) {
        Group group;
        for (const NameUse& use : thing.uses) {
            if (use.isSpelled)
                group.places.push_back(moved.of(use.range));
            group.isDefined = group.isDefined || use.defines;
        }
        if (!group.places.empty())
            groups.push_back(std::move(group));
    }
    std::ranges::sort(groups);
    return groups;
}

// The name of a variable may be given without its sign.
std::string spelledLike(std::string_view old, std::string_view name) {
    const bool lacksSign = old.starts_with('$') && !name.starts_with('$');
    return (lacksSign ? "$" : "") + std::string(name);
}

std::optional<Refusal> objectionToUndefined(const NamedPlace& name) {
    if (std::ranges::any_of(name.thing.uses, &NameUse::defines))
        return std::nullopt;
    return Refusal{say("{} is not defined in this file.", inQuotes(name.thing.name))};
}

Refusal cannotBe(const NameTable& names, const std::string& name) {
    const bool isTaken = std::ranges::contains(names, name, &NamedThing::name);
    return {isTaken ? say("{} already stands for something else here.", inQuotes(name))
                    : say("{} cannot be a name here.", inQuotes(name))};
}

} // namespace

NameTable namesOf(const Analysis& analysis) {
    if (analysis.dungeon() != nullptr)
        return analysis.dungeonLanguage()->names(*analysis.dungeon());
    NameTable names;
    const LevelsAnalysis* levels = analysis.levels();
    if (levels == nullptr)
        return names;
    if (std::optional<NameTable> shared = sharedNamesOf(*levels))
        return *std::move(shared);
    for (std::size_t level = 0; level < levels->levelCount(); ++level) {
        NameTable its = namesIn(*levels, level);
        names.insert(names.end(), std::move_iterator(its.begin()), std::move_iterator(its.end()));
    }
    joinLevels(names);
    return names;
}

std::optional<NamedPlace> nameAt(const Analysis& analysis, Offset at) {
    const LevelsAnalysis* levels = analysis.levels();
    if (levels == nullptr)
        return placeIn(namesOf(analysis), at);
    if (const std::optional<NameTable> shared = sharedNamesOf(*levels))
        return placeIn(*shared, at);
    // Only names of levels concern other levels.
    std::optional<NamedPlace> found = placeIn(namesIn(*levels, levels->levelAt(at)), at);
    return found && found->thing.kind == NameKind::Level ? placeIn(namesOf(analysis), at) : found;
}

std::optional<Range> definitionOf(const NamedPlace& name) {
    std::optional<Range> found;
    for (const NameUse& use : name.thing.uses) {
        if (use.defines && (!found || use.range.begin <= name.use.range.begin))
            found = use.range;
    }
    return found;
}

std::optional<Refusal> objectionToRenaming(const NamedPlace& name) {
    if (!name.thing.objection.empty())
        return Refusal{name.thing.objection};
    return name.thing.kind == NameKind::Level ? std::nullopt : objectionToUndefined(name);
}

bool isWritable(std::string_view name) {
    return !name.empty() && std::ranges::none_of(name, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < ' ' || byte == 0x7F || c == '"';
    });
}

Refusal unwritable() {
    return {say("A name has at least one character, and neither quotes nor line ends.")};
}

EditOutcome renamedAt(const Analysis& analysis, Offset at, std::string_view name) {
    const std::optional<NamedPlace> old = nameAt(analysis, at);
    if (!old)
        return refuse(say("There is no name here that can be changed."));
    if (std::optional<Refusal> objection = objectionToRenaming(*old))
        return std::unexpected(*std::move(objection));
    if (std::optional<Refusal> objection = objectionToUndefined(*old))
        return std::unexpected(*std::move(objection));
    const std::string spelled = spelledLike(old->thing.name, name);
    if (spelled == old->thing.name)
        return TextEdit();
    if (!isWritable(name))
        return std::unexpected(unwritable());
    std::vector<Replacement> replacements;
    for (const NameUse& use : old->thing.uses) {
        if (use.isSpelled)
            replacements.push_back({use.range, spelled});
    }
    TextEdit edit(std::move(replacements));
    const AnalysisPtr after = analysis.updated(edit, TextSnapshot(edit.apply(analysis.text().bytes())));
    const NameTable names = namesOf(analysis);
    if (groupsOf(names, edit) != groupsOf(namesOf(*after), TextEdit()))
        return std::unexpected(cannotBe(names, spelled));
    if (std::optional<Refusal> error = newErrorIn(*after, analysis))
        return std::unexpected(*std::move(error));
    return edit;
}

} // namespace levwright::services
