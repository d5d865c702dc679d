// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of a table of a script that keep the form its author has chosen: a line for each entry or one for
// all, how keys and values are parted, quotes, and whether a comma stands behind the last entry.
#pragma once

#include "core/syntax37/CallValues.h"
#include "core/text/TextEdit.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

class ScriptTable {
public:
    // The script outlives it.
    ScriptTable(const syntax37::ScriptText& script, lua::NodeIndex table)
        : m_script(script), m_table(table) {}

    // The quote of its first text, or of the script's; a double one if there is none.
    char quote() const;
    // What stands between a key and its value: " = ".
    std::string equalsSign() const;
    // A new last entry, "key = value" or a value; lines in it are indented by it alone.
    TextEdit withEntry(const std::string& entry) const;
    // Entries with the signs that part them from the others, and with their lines where these hold nothing
    // else.
    TextEdit withoutEntry(lua::NodeIndex entry) const;
    // The blanks that its entries stand behind, on lines of their own; or would.
    std::string indent() const;
    bool hasLines() const; // of their own for its entries

private:
    Range separatorBehind(lua::NodeIndex entry) const;
    bool beginsLine(Offset at) const;
    std::string indentAt(Offset at) const;
    std::string_view lineEnd() const;

    const syntax37::ScriptText& m_script;
    lua::NodeIndex m_table;
};

} // namespace levwright
