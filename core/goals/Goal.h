// SPDX-License-Identifier: GPL-3.0-or-later
// What an author wants of a level, as a comment says it. Blanks part words; capital letters do not matter.
//
//     goal      = subject limit [share] | "reachable" ["by" travel] ":" "all" things [share]
//     subject   = "chance of" THING | "number of" THING | "danger at" DEPTH | measure
//     limit     = ("<=" | ">=" | "=") NUMBER ["%"] | "in" NUMBER ".." NUMBER ["%"]
//     share     = "for" NUMBER "%" ["of rolls"]
//     measure   = "way up-down" | "choke points" | "dead ends" | "closets" | "closet cells" | "danger"
//                 | "first contact" | "pay"
//     travel    = "walking" | "unlocking" | "levitating"
//     things    = "objects" | "monsters" | "traps" | "stairs"
//
// Measures are those of the lenses (core/lens). A chance is in percent of rolls. The danger at a depth is how
// many percent of the stock levels there are less dangerous, as the mean of rolls at that depth. Everything
// else must hold in each roll, or in the share of them. THING is a kind of room, of furniture, a monster, an
// object or a trap by its name, or “monsters”, “objects”, “traps”, “rooms”, “doors”.
#pragma once

#include "core/base/Result.h"
#include "core/checks/LevelComments.h"
#include "core/stats/Reach.h"
#include "core/text/Range.h"
#include "core/tree/LevelTree.h"

#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::goals {

enum class GoalKind { Chance, Number, Reachable, Measure, DangerAt };

struct Goal {
    GoalKind kind{};
    std::string thing;                             // what is counted or reached, in lower case
    int depth = 0;                                 // of DangerAt
    roll::Travel travel = roll::Travel::Unlocking; // how somebody goes who must reach things
    double least = 0;                              // both limits are within the goal
    double most = std::numeric_limits<double>::infinity();
    double share = 100; // percent of rolls that must reach it; without meaning for a chance and DangerAt

    // Whether it is about all rolls together.
    bool isOfAllRolls() const { return kind == GoalKind::Chance || kind == GoalKind::DangerAt; }
    bool operator==(const Goal&) const = default;
};

// text: what follows “goal:”. Error: what is not understood, as the end of a sentence without its point.
Result<Goal> readGoal(std::string_view text);

struct WrittenGoal {
    Range range; // in the text of the level
    std::string text;
    Result<Goal> goal;
};

// What follows “goal:” in the comments of a level, up to the ends of their lines. text is that of the tree.
std::vector<Range> goalComments(const LevelTree& tree, std::string_view text, std::string_view mark);

// The goals in the comments of a level.
std::vector<WrittenGoal> goalsIn(const LevelTree& tree, std::string_view text, std::string_view mark);

} // namespace levwright::goals
