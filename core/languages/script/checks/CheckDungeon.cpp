// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/checks/CheckDungeon.h"

#include "core/languages/script/checks/TableChecks.h"

namespace levwright {

void checkDungeonScript(const ScriptFacts& facts, const lua::SyntaxTree& tree, std::string_view text,
                        const std::vector<DungeonTable>& tables, Diagnostics& into) {
    checkScript(facts, tree, text, {}, into);
    const std::vector<lua::ScriptCall> noCalls;
    script::CheckContext context(facts, {tree, text}, noCalls, into);
    for (const DungeonTable& written : tables)
        script::checkTable(
            context,
            {.function = written.kind, .node = written.table, .arguments = {}, .table = written.table});
}

} // namespace levwright
