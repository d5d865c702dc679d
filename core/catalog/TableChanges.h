// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a table of the user, which holds only what differs from the game's base:
//
//     name          class   level   change    after
//     giant newt    ':'     3                 newt
//     newt                          removed
//
// The first line names the columns, in any order. A row whose key the base has changes the fields that it
// gives; any other row is new. Lines that begin with '#' and a blank, and empty lines, are comments.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/GameTableText.h"

#include <string>
#include <string_view>

namespace levwright {

// A file of a game's folder, with the name that messages use for it, e.g. "evilhack/flags.tsv".
struct TableFile {
    std::string table; // e.g. "flags"
    std::string name;
    std::string text;
};

// Carries out the changes of the file in rows. classes: the rows of the table of classes that the rows belong
// to; empty for tables of other things. Error: a sentence that begins with file and line.
Result<void> changeRows(TableRows& rows, const TableRule& rule, const TableFile& file,
                        const TableRows& classes = {});

} // namespace levwright
