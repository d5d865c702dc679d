// SPDX-License-Identifier: GPL-3.0-or-later
// One call of a level script of NetHack 3.7, and the place that it gives to what it makes.
#pragma once

#include "core/languages/script/syntax/CallValues.h"
#include "core/languages/script/syntax/Names.h"
#include "core/languages/script/syntax/Parser.h"
#include "core/model/LevelLanguage.h"

namespace levwright {

// The tables of the language.
struct ScriptKnowledge {
    const script::Functions& functions;
    const script::Names& names;
};

// A call of a script with all its written values.
class ScriptStatement {
public:
    // statement must be at least 1, since 0 is the script itself. The level must outlive this object.
    ScriptStatement(const ScriptKnowledge& known, const LevelSource& level, std::size_t statement);
    ScriptStatement(const ScriptStatement&) = delete; // the values refer to the script

    std::size_t index() const { return m_index; }
    const script::ScriptText& script() const { return m_script; }
    const lua::ScriptCall& call() const { return m_call; }
    const script::CallValues& values() const { return m_values; }

private:
    std::size_t m_index;
    script::ScriptText m_script;
    const lua::ScriptCall& m_call;
    script::CallValues m_values;
};

// The origin of a statement's coordinates, in those of its part or room: the corner of the region in whose
// contents it stands. Empty if that is known only when the script runs.
std::optional<Point> originOfPlaces(const ScriptKnowledge& known, const LevelSource& level,
                                    std::size_t statement);
// Why its place cannot be edited: the range of the script text that computes it. Empty if it can.
std::optional<Range> scriptComputedAt(const ScriptKnowledge& known, const LevelSource& level,
                                      const ScriptStatement& call);
// The area of the statement, if it is written out and counts from the corner of its map.
std::optional<script::WrittenArea> scriptArea(const ScriptStatement& statement);
// Whether calls of that kind have an area.
bool speaksOfArea(StatementKind kind);

} // namespace levwright
