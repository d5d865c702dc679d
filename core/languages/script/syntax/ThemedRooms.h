// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the themed rooms that a script defines: the entries of its lists themerooms and themeroom_fills
// (format document on themed rooms, section 2).
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/languages/script/lua/ScriptCalls.h"
#include "core/text/TextSnapshot.h"
#include "core/tree/ThemedEntry.h"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace levwright::script {

// An entry that is a table or a function. Others are computed; nothing of them is shown.
struct ThemedPlace {
    ThemedEntry entry;
    Range range; // with the comment directly above it, its separator, and the rest of its last line
    Range own;   // without all that
};

// The names of a file outside of one of its entries.
struct OuterNames {
    std::unordered_set<std::string> names;
    bool isOpen = false; // they are not known
    bool contains(std::string_view name) const { return isOpen || names.contains(std::string(name)); }
};

// A script that defines themed rooms.
struct ThemedCollection {
    TextSnapshot text;
    lua::SyntaxTree script;
    std::vector<lua::ScriptCall> calls; // of des
    std::vector<ThemedPlace> places;    // in text order
    OuterNames names;                   // all that get a value anywhere in the script
    Diagnostics found;                  // what is wrong with the script as a whole, in text order

    // What was found between two places of the script; the results count from the first one.
    Diagnostics foundIn(Range range) const;
};
using ThemedCollectionPtr = std::shared_ptr<const ThemedCollection>;

// The global name of a list.
std::string_view nameOf(ThemedList list);

// Whether it is a list or a function that the game looks for in a file of themed rooms.
bool isKnownToGame(std::string_view global);

// Whether the script gives one of the two lists a table. Quick for a text without these names.
bool definesThemedRooms(const lua::SyntaxTree& script, std::string_view text);

// The entries of both lists in text order.
std::vector<ThemedPlace> themedPlacesOf(const lua::SyntaxTree& script, std::string_view text);

} // namespace levwright::script
