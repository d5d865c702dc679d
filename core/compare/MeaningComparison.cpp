// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/MeaningComparison.h"

#include "core/base/Phrase.h"
#include "core/compare/MapDifference.h"
#include "core/document/LevelsAnalysis.h"

#include <algorithm>
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
    return std::string(label.substr(0, label.find(" “"))); // a name that the author gives follows
}

// Of levels above, below or elsewhere.
bool isArrival(const Placement& placement) {
    switch (placement.kind) {
    case StatementKind::Portal:
    case StatementKind::TeleportRegion:
    case StatementKind::Branch:
        return true;
    case StatementKind::Stair:
        return placement.isRandomPlace || placement.cells.size() != 1;
    default:
        return placement.area && placement.areaUse == AreaUse::Arrival;
    }
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
                      : Words::OfTwoLanguages) {}

    std::vector<Difference> result() {
        std::vector<std::size_t> old = levelsOf(m_before);
        const std::vector<std::size_t> now = levelsOf(m_after);
        const bool isOne = old.size() == 1 && now.size() == 1;
        for (const std::size_t level : now) {
            const auto found = std::ranges::find_if(old, [&](std::size_t other) {
                return isOne || m_before.level(other).name == m_after.level(level).name;
            });
            m_part = 0;
            m_level = m_after.level(level).name;
            if (found == old.end()) {
                add(DifferenceKind::Added, say("level “{}” added", m_level), {}, m_after.levelRange(level));
                continue;
            }
            // A script may have no name of its own.
            m_level = isOne ? m_before.level(*found).name : m_level;
            compareLevels(*found, level);
            old.erase(found);
        }
        for (const std::size_t level : old) {
            m_part = 0;
            m_level = m_before.level(level).name;
            add(DifferenceKind::Removed, say("level “{}” removed", m_level), m_before.levelRange(level), {});
        }
        return std::move(m_differences);
    }

private:
    static std::vector<std::size_t> levelsOf(const LevelsAnalysis& levels) {
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < levels.levelCount(); ++i) {
            if (levels.level(i).hasHeader())
                all.push_back(i);
        }
        return all;
    }

    void compareLevels(std::size_t before, std::size_t after) {
        const LevelLanguage& oldLanguage = m_before.game().language();
        const LevelLanguage& newLanguage = m_after.game().language();
        const std::size_t oldParts = m_before.level(before).parts.size();
        const std::size_t newParts = m_after.level(after).parts.size();
        const RoomsView oldRooms = oldLanguage.rooms(m_before.source(before));
        const RoomsView newRooms = newLanguage.rooms(m_after.source(after));
        const Range oldRange = m_before.levelRange(before);
        const Range newRange = m_after.levelRange(after);
        if (oldParts != newParts)
            add(DifferenceKind::Changed, say("it had {} parts and has {}", oldParts, newParts), oldRange,
                newRange);
        if (oldRooms.rooms.size() != newRooms.rooms.size())
            add(DifferenceKind::Changed,
                say("it had {} rooms and has {}", oldRooms.rooms.size(), newRooms.rooms.size()), oldRange,
                newRange);
        for (std::size_t i = 0; i < std::min(oldParts, newParts); ++i) {
            const PartView old = oldLanguage.view(m_before.source(before), i);
            const PartView now = newLanguage.view(m_after.source(after), i);
            m_part = i;
            compareMaps(before, old, after, now);
            compareThings(thingsIn(m_before, before, old.placements, m_words),
                          thingsIn(m_after, after, now.placements, m_words));
        }
        m_part = 0;
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
