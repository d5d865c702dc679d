// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of a table in a script that keep the author's form: one line for each entry or one for all, the
// spacing between keys and values, the quotes, and whether a comma follows the last entry.
#pragma once

#include "core/languages/script/syntax/CallValues.h"
#include "core/text/TextEdit.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

class ScriptTable {
public:
    // The script must outlive it.
    ScriptTable(const script::ScriptText& script, lua::NodeIndex table) : m_script(script), m_table(table) {}

    // The quote of the first text in the table, else of the first in the script, else a double quote.
    char quote() const;
    // The text between a key and its value: " = ".
    std::string equalsSign() const;
    // Adds a last entry, "key = value" or a value. If it has several lines, they must already be indented.
    TextEdit withEntry(const std::string& entry) const;
    // Removes an entry with its separator, and with its lines if nothing else stands on them.
    TextEdit withoutEntry(lua::NodeIndex entry) const;
    // The indentation of its entries on lines of their own, or the one that they would have.
    std::string indent() const;
    bool hasLines() const; // its entries have lines of their own

private:
    Range separatorBehind(lua::NodeIndex entry) const;
    bool beginsLine(Offset at) const;
    std::string indentAt(Offset at) const;
    std::string_view lineEnd() const;

    const script::ScriptText& m_script;
    lua::NodeIndex m_table;
};

} // namespace levwright
