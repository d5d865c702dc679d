// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Context.h"
#include "core/world/Reply.h"

#include <span>
#include <string>
#include <string_view>

namespace levwright::world {

enum class CommandKind : std::uint8_t {
    Meta,   // about the server; never recorded
    Player, // moves the player; only in an active world
    God     // changes the world
};

constexpr std::int64_t highestByte = 255;

// A command that is being executed. Its functions report a problem when they return nothing.
struct Command {
    const Context& context;
    std::span<const std::string> arguments;
    CommandSource source;

    // Argument number index, if it is a number between low and high.
    std::optional<std::int64_t> number(std::size_t index, std::int64_t low, std::int64_t high) const;
    // The same for values that may have left their range during play.
    std::optional<std::int64_t> playedNumber(std::int64_t low, std::int64_t high) const;
    // The first argument as an id of a type, action or thing.
    std::optional<Id> reference() const;
    // The first of two arguments as a row of the map, if the second one can be the text of that row.
    std::optional<int> row() const;
    // Two arguments, beginning with number first, as a cell of the map.
    std::optional<Place> place(std::size_t first) const;
};

// When a command can turn out to be impossible (Refused).
enum class Failing : std::uint8_t { BeforeAnyChange, OnTheWay };

struct CommandRule {
    std::string_view name;
    CommandKind kind;
    std::string_view arguments; // for users, one word each
    std::string_view help;
    void (*run)(const Command&);
    Failing failing = Failing::BeforeAnyChange;
    bool isExtension = false; // the original server does not know it

    std::size_t argumentCount() const;
};

// All commands, in the order of the protocol document.
std::span<const CommandRule> allCommands();
// The command of that name under the rules, or null.
const CommandRule* findCommand(std::string_view name, const Rules& rules);

// The largest number that a command without an upper limit takes.
constexpr std::int64_t largestNumber = 999'999'999'999'999'999;
// The largest number in a save for a value that has a range elsewhere.
constexpr std::int64_t largestPlayed = 1'000'000'000;

} // namespace levwright::world
