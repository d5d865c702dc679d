// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/MeaningComparison.h"

#include "core/base/LowerCase.h"
#include "core/base/Phrase.h"
#include "core/catalog/ClassPrefixes.h"
#include "core/compare/MapDifference.h"
#include "core/document/LevelsAnalysis.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <format>
#include <optional>

namespace levwright::compare {
namespace {

// A thing of a part or room, by its name and place.
struct SeenThing {
    std::string name;
    std::string meaning; // the same for things that two languages call by different words
    std::string place;   // "8,6", "1,1,5,4"; empty if it may be anywhere
    std::optional<Point> cell;
    Range range; // of its statement, in the file
};

// "trapdoor" and "Trap door" are the same.
std::string folded(std::string_view name) {
    std::string letters;
    for (const char c : name) {
        if (c != ' ')
            letters += lowerCase(c);
    }
    return letters;
}

// Names that do not depend on the words of a language, as far as there are some. What a variable or a
// register of things decides is any thing.
std::string meaningOf(const Placement& placement) {
    if (placement.area && placement.areaUse == AreaUse::NoDigging)
        return "no digging";
    if (placement.area && placement.areaUse == AreaUse::NoPassing)
        return "no passing";
    if (placement.area && placement.areaUse == AreaUse::Region) {
        const std::string type = placement.roomType.substr(0, placement.roomType.find(','));
        return (placement.isDark ? "dark region " : "region ") + (type == "ordinary" ? std::string() : type);
    }
    const std::string_view label = placement.label;
    const bool isMonster = placement.kind == StatementKind::Monster;
    if (placement.kind == StatementKind::Trap && placement.kindChoice != KindChoice::Named)
        return "any trap";
    if (placement.kindChoice == KindChoice::Any || label.contains('['))
        return isMonster ? "any monster" : "anything";
    if (placement.kindChoice == KindChoice::OfClass)
        return std::format("{} {}", isMonster ? "monsters" : "things", placement.glyph);
    if (placement.kind == StatementKind::Engraving)
        return "engraving";
    std::string_view name = beforeQuote(label); // a name that the author gives follows
    if (placement.kind != StatementKind::Object)
        return folded(name);
    const std::string_view prefix = prefixOf(placement.glyph); // that only some languages write
    if (name.starts_with(prefix))
        name.remove_prefix(prefix.size());
    return std::format("{}{}", prefix, name);
}

// Of levels above, below or elsewhere.
bool isArrival(const Placement& placement) {
    constexpr std::array arrivals{StatementKind::Portal, StatementKind::TeleportRegion,
                                  StatementKind::Branch};
    if (std::ranges::contains(arrivals, placement.kind))
        return true;
    if (placement.kind == StatementKind::Stair)
        return placement.isRandomPlace || placement.cells.size() != 1;
    return placement.area && placement.areaUse == AreaUse::Arrival;
}

std::string placeOf(const Placement& placement) {
    if (placement.area)
        return std::format("{},{},{},{}", placement.area->x1, placement.area->y1, placement.area->x2,
                           placement.area->y2);
    if (placement.isRandomPlace || placement.cells.size() != 1)
        return {};
    return std::format("{},{}", placement.cells[0].x, placement.cells[0].y);
}

enum class Words : std::uint8_t { OfOneLanguage, OfTwoLanguages };

std::vector<SeenThing> thingsIn(const LevelsAnalysis& levels, std::size_t level,
                                const std::vector<Placement>& placements, Words words) {
    std::vector<SeenThing> things;
    for (const Placement& placement : placements) {
        if (words == Words::OfTwoLanguages && isArrival(placement))
            continue; // not every language tells where they are
        const Range range = levels.rangeOf({level, placement.statement});
        const bool isOnCell = placement.cells.size() == 1 && !placement.isRandomPlace;
        things.push_back({placement.label, meaningOf(placement), placeOf(placement),
                          isOnCell ? std::optional(placement.cells[0]) : std::nullopt, range});
    }
    return things;
}

std::string nameOf(const SeenThing& thing) {
    return thing.place.empty() ? thing.name : say("{} at {}", thing.name, thing.place);
}

// Takes out of both lists what is in both.
template <class Same>
std::vector<std::pair<SeenThing, SeenThing>> takePairs(std::vector<SeenThing>& before,
                                                       std::vector<SeenThing>& after, Same same) {
    std::vector<std::pair<SeenThing, SeenThing>> pairs;
    std::erase_if(before, [&](const SeenThing& old) {
        const auto now =
            std::ranges::find_if(after, [&](const SeenThing& thing) { return same(old, thing); });
        if (now == after.end())
            return false;
        pairs.emplace_back(old, *now);
        after.erase(now);
        return true;
    });
    return pairs;
}

class MeaningComparer {
public:
    MeaningComparer(const LevelsAnalysis& before, const LevelsAnalysis& after)
        : m_before(before), m_after(after),
          m_words(before.game().catalog().levelLanguage() == after.game().catalog().levelLanguage()
                      ? Words::OfOneLanguage
                      : Words::OfTwoLanguages),
          m_old(levelsOf(before)), m_now(levelsOf(after)) {}

    std::vector<Difference> result() {
        const bool isPart = isPartOfTheOther();
        std::vector<std::size_t> removed = m_old;
        for (const std::size_t level : m_now) {
            const auto found =
                std::ranges::find_if(removed, [&](std::size_t other) { return isSame(other, level); });
            m_part = 0;
            m_level = m_after.level(level).name;
            if (found != removed.end()) {
                // A script may have no name of its own.
                m_level = isOne() ? m_before.level(*found).name : m_level;
                compareLevels(*found, level);
                removed.erase(found);
            } else if (!isPart) {
                add(DifferenceKind::Added, say("level “{}” added", m_level), {}, m_after.levelRange(level));
            }
        }
        if (isPart)
            removed.clear();
        for (const std::size_t level : removed) {
            m_part = 0;
            m_level = m_before.level(level).name;
            add(DifferenceKind::Removed, say("level “{}” removed", m_level), m_before.levelRange(level), {});
        }
        return std::move(m_differences);
    }

private:
    bool isOne() const { return m_old.size() == 1 && m_now.size() == 1; }
    bool isSame(std::size_t before, std::size_t after) const {
        return isOne() || m_before.level(before).name == m_after.level(after).name;
    }
    // Where one language has many levels in a file and the other has one, as scripts do.
    bool isPartOfTheOther() const {
        const bool hasOne = m_old.size() == 1 || m_now.size() == 1;
        return m_words == Words::OfTwoLanguages && hasOne &&
               std::ranges::any_of(m_old, [&](std::size_t before) {
                   return std::ranges::any_of(m_now,
                                              [&](std::size_t after) { return isSame(before, after); });
               });
    }

    static std::vector<std::size_t> levelsOf(const LevelsAnalysis& levels) {
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < levels.levelCount(); ++i) {
            if (levels.level(i).hasHeader())
                all.push_back(i);
        }
        return all;
    }

    struct SeenPart {
        std::size_t index = 0; // in its level
        PartView view;
    };

    static std::vector<SeenPart> partsOf(const LevelsAnalysis& levels, std::size_t level) {
        std::vector<SeenPart> parts;
        parts.reserve(levels.level(level).parts.size());
        for (std::size_t i = 0; i < levels.level(level).parts.size(); ++i)
            parts.push_back({i, levels.game().language().view(levels.source(level), i)});
        return parts;
    }

    void compareLevels(std::size_t before, std::size_t after) {
        const LevelLanguage& oldLanguage = m_before.game().language();
        const LevelLanguage& newLanguage = m_after.game().language();
        std::vector<SeenPart> oldParts = partsOf(m_before, before);
        std::vector<SeenPart> newParts = partsOf(m_after, after);
        if (oldParts.size() != newParts.size() && m_words == Words::OfTwoLanguages) {
            // Scripts have a part for what stands before the first map.
            const auto hasNoMap = [](const SeenPart& part) { return part.view.map == nullptr; };
            std::erase_if(oldParts, hasNoMap);
            std::erase_if(newParts, hasNoMap);
        }
        const RoomsView oldRooms = oldLanguage.rooms(m_before.source(before));
        const RoomsView newRooms = newLanguage.rooms(m_after.source(after));
        const Range oldRange = m_before.levelRange(before);
        const Range newRange = m_after.levelRange(after);
        if (oldParts.size() != newParts.size())
            add(DifferenceKind::Changed, say("it had {} parts and has {}", oldParts.size(), newParts.size()),
                oldRange, newRange);
        if (oldRooms.rooms.size() != newRooms.rooms.size())
            add(DifferenceKind::Changed,
                say("it had {} rooms and has {}", oldRooms.rooms.size(), newRooms.rooms.size()), oldRange,
                newRange);
        for (std::size_t i = 0; i < std::min(oldParts.size(), newParts.size()); ++i) {
            const PartView& old = oldParts[i].view;
            const PartView& now = newParts[i].view;
            m_part = newParts[i].index;
            compareMaps(before, old, after, now);
            compareThings(thingsIn(m_before, before, old.placements, m_words),
                          thingsIn(m_after, after, now.placements, m_words));
        }
        m_part = 0;
        // Scripts have rooms of their own for what is only sometimes there.
        if (oldRooms.rooms.size() != newRooms.rooms.size() && m_words == Words::OfTwoLanguages)
            return;
        for (std::size_t i = 0; i < std::min(oldRooms.rooms.size(), newRooms.rooms.size()); ++i)
            compareThings(thingsIn(m_before, before, oldRooms.rooms[i].placements, m_words),
                          thingsIn(m_after, after, newRooms.rooms[i].placements, m_words));
    }

    void compareMaps(std::size_t before, const PartView& old, std::size_t after, const PartView& now) {
        if (old.map == nullptr || now.map == nullptr)
            return;
        const auto rangeOf = [](const LevelsAnalysis& levels, std::size_t level, const MapModel& map) {
            if (map.rows.empty())
                return Range{levels.levelStart(level) + map.end, levels.levelStart(level) + map.end};
            return Range{map.rows.front().line.begin, map.rows.back().line.end}.shifted(
                levels.levelStart(level));
        };
        for (PaintedCells& painted : paintedCells(m_before.game().catalog(), old.map->cells,
                                                  m_after.game().catalog(), now.map->cells)) {
            add(DifferenceKind::Painted, std::move(painted.words), rangeOf(m_before, before, *old.map),
                rangeOf(m_after, after, *now.map));
            m_differences.back().cells = std::move(painted.cells);
        }
    }

    void compareThings(std::vector<SeenThing> before, std::vector<SeenThing> after) {
        const auto isSame = [this](const SeenThing& old, const SeenThing& now) {
            return old.name == now.name || (m_words == Words::OfTwoLanguages && old.meaning == now.meaning);
        };
        takePairs(before, after, [&](const SeenThing& old, const SeenThing& now) {
            return old.place == now.place && isSame(old, now);
        });
        const auto moved = takePairs(before, after, isSame);
        const auto whereOf = [](const SeenThing& thing) {
            return thing.place.empty() ? say("a random place") : thing.place;
        };
        for (const auto& [old, now] : moved) {
            add(DifferenceKind::Moved, say("{} moved from {} to {}", now.name, whereOf(old), whereOf(now)),
                old.range, now.range);
            placeAt(now);
        }
        for (const SeenThing& thing : before) {
            add(DifferenceKind::Removed, say("{} removed", nameOf(thing)), thing.range, {});
            placeAt(thing);
        }
        for (const SeenThing& thing : after) {
            add(DifferenceKind::Added, say("{} added", nameOf(thing)), {}, thing.range);
            placeAt(thing);
        }
    }

    void placeAt(const SeenThing& thing) {
        if (thing.cell)
            m_differences.back().cells = {*thing.cell};
    }

    void add(DifferenceKind kind, std::string words, Range before, Range after) {
        m_differences.push_back({kind, m_level, std::move(words), before, after, {}, m_part});
    }

    const LevelsAnalysis& m_before;
    const LevelsAnalysis& m_after;
    Words m_words;
    std::vector<std::size_t> m_old; // the levels of both
    std::vector<std::size_t> m_now;
    std::string m_level;
    std::size_t m_part = 0;
    std::vector<Difference> m_differences;
};

} // namespace

std::vector<Difference> differencesInMeaning(const Analysis& before, const Analysis& after) {
    if (before.levels() == nullptr || after.levels() == nullptr)
        return {};
    return MeaningComparer(*before.levels(), *after.levels()).result();
}

} // namespace levwright::compare
