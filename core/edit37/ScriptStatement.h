// SPDX-License-Identifier: GPL-3.0-or-later
// One call of a level script of NetHack 3.7, and where it says what it makes is to be.
#pragma once

#include "core/model/LevelLanguage.h"
#include "core/syntax37/CallValues.h"
#include "core/syntax37/Names37.h"
#include "core/syntax37/Parser37.h"

namespace levwright {

// What the language knows.
struct ScriptKnowledge {
    const syntax37::Functions& functions;
    const syntax37::Names& names;
};

// One call of a script, with all that is written in it.
class ScriptStatement {
public:
    // Not the script itself: statement is at least 1. The level outlives it.
    ScriptStatement(const ScriptKnowledge& known, const LevelSource& level, std::size_t statement);
    ScriptStatement(const ScriptStatement&) = delete; // the values refer to the script

    std::size_t index() const { return m_index; }
    const syntax37::ScriptText& script() const { return m_script; }
    const lua::ScriptCall& call() const { return m_call; }
    const syntax37::CallValues& values() const { return m_values; }

private:
    std::size_t m_index;
    syntax37::ScriptText m_script;
    const lua::ScriptCall& m_call;
    syntax37::CallValues m_values;
};

// Where the coordinates of a statement count from, seen from its part or room: the corner of the region whose
// contents it is of. None: that is not known before the script runs.
std::optional<Point> originOfPlaces(const ScriptKnowledge& known, const LevelSource& level,
                                    std::size_t statement);
// Why its place cannot be changed by hand, as text of the script that computes it; none: it can.
std::optional<Range> scriptComputedAt(const ScriptKnowledge& known, const LevelSource& level,
                                      const ScriptStatement& call);
// The area that it speaks of, if that counts from its map's corner and is written out.
std::optional<syntax37::WrittenArea> scriptArea(const ScriptStatement& statement);
// Whether calls of that kind speak of an area.
bool speaksOfArea(StatementKind kind);

} // namespace levwright
