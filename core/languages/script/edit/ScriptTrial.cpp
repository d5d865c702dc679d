// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/edit/ScriptTrial.h"

#include "core/base/Phrase.h"
#include "core/languages/script/lua/LuaParser.h"
#include "core/languages/script/syntax/Parser.h"

namespace levwright {

EditOutcome provenScript(const LevelSource& level, TextEdit edit) {
    if (edit.empty())
        return edit;
    const lua::SyntaxTree& before = script::scriptOf(*level.level.tree).script;
    const std::string text = edit.apply(level.text);
    const lua::SyntaxTree after = lua::parseLike(before, text);
    if (after.errors.size() > before.errors.size())
        return refuse(say("Lua could not read it: {}.", lua::messageOf(after, after.errors.back(), text)));
    return edit;
}

} // namespace levwright
