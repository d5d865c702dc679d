// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/SurveyColumns.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <cmath>
#include <format>
#include <limits>

namespace levwright::survey {
namespace {

double problemsOf(const Level& level, std::string_view severity) {
    return double(std::ranges::count(level.problems, severity, &Problem::severity));
}

// The share of rolls with the most frequent finding that nobody means to be so, in percent.
double worstOf(const Level& level) {
    const auto worst = std::ranges::find(level.findings, false, &Found::isMeant);
    return worst == level.findings.end() ? 0 : 100 * double(worst->rolls) / double(level.rolls);
}

double perHundred(double part, double whole) {
    return whole == 0 ? 0 : 100 * part / whole;
}

constexpr double cellsOfLevel = 79.0 * 21;

constexpr Column columns[] = {
    {"errors", phrase("Errors"), phrase("Errors in the text"),
     [](const Level& level) { return problemsOf(level, "error"); }, 0, false},
    {"warnings", phrase("Warnings"), phrase("Warnings about the text"),
     [](const Level& level) { return problemsOf(level, "warning"); }, 0, false},
    {"findings", phrase("Findings"), phrase("In how many ways rolls can go wrong"),
     [](const Level& level) { return double(std::ranges::count(level.findings, false, &Found::isMeant)); }},
    {"goals_missed", phrase("Goals missed"), phrase("Goals of the level that rolls do not reach"),
     [](const Level& level) { return double(std::ranges::count(level.goals, false, &Goal::isReached)); }},
    {"worst_percent", phrase("Worst %"), phrase("Percent of rolls with the most frequent finding"), worstOf,
     1},
    {"monsters", phrase("Monsters"), phrase("Monsters in a roll, on average"),
     [](const Level& level) { return meanOf(level, "all monsters"); }, 1},
    {"objects", phrase("Objects"), phrase("Objects that lie open in a roll, on average"),
     [](const Level& level) { return meanOf(level, "all objects"); }, 1},
    {"traps", phrase("Traps"), phrase("Traps in a roll, on average"),
     [](const Level& level) { return meanOf(level, "all traps"); }, 1},
    {"rooms", phrase("Rooms"), phrase("Rooms in a roll, on average"),
     [](const Level& level) { return meanOf(level, "all rooms"); }, 1},
    {"way", phrase("Way"),
     phrase("Moves of the shortest way between the stairs, on average of rolls with one"),
     [](const Level& level) {
         const auto way = level.numbers.find("way up-down");
         return way == level.numbers.end() || way->second.rolls == 0
                    ? 0
                    : double(way->second.sum) / double(way->second.rolls);
     },
     0},
    {"danger", phrase("Danger"), phrase("Difficulty of all hostile monsters, in levels, on average"),
     [](const Level& level) { return meanOf(level, "danger"); }, 0},
    {"harder_percent", phrase("Harder %"),
     phrase("Percent of the game's stock levels at that depth that are less dangerous, on average"),
     [](const Level& level) {
         return level.numbers.contains("harder than stock") ? meanOf(level, "harder than stock")
                                                            : std::numeric_limits<double>::quiet_NaN();
     },
     0},
    {"open_percent", phrase("Open %"), phrase("Percent of the cells of a level where one can stand"),
     [](const Level& level) { return 100 * meanOf(level, "open cells") / cellsOfLevel; }, 0},
    {"lit_percent", phrase("Lit %"), phrase("Percent of these cells that are lit"),
     [](const Level& level) {
         return perHundred(meanOf(level, "lit open cells"), meanOf(level, "open cells"));
     },
     0},
    {"shop_percent", phrase("Shop %"), phrase("Percent of rolls with a shop"),
     [](const Level& level) { return 100 * shareOf(level, "shop"); }, 1},
    {"temple_percent", phrase("Temple %"), phrase("Percent of rolls with a temple"),
     [](const Level& level) { return 100 * shareOf(level, "room temple"); }, 1},
    {"altar_percent", phrase("Altar %"), phrase("Percent of rolls with an altar"),
     [](const Level& level) { return 100 * shareOf(level, "altar"); }, 1},
    {"fountain_percent", phrase("Fountain %"), phrase("Percent of rolls with a fountain"),
     [](const Level& level) { return 100 * shareOf(level, "fountain"); }, 1},
};

} // namespace

std::span<const Column> surveyColumns() {
    return columns;
}

std::string textOf(const Column& column, const Level& level) {
    if (column.isOfRolls && level.rolls == 0)
        return {};
    const double value = column.value(level);
    return std::isnan(value) ? std::string() : std::format("{:.{}f}", value, column.digits);
}

} // namespace levwright::survey
