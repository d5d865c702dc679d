// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/lower/checks/Checks.h"

namespace levwright {

void checkWallify(LoweringContext& context) {
    for (std::size_t part = 0; part < context.level.parts.size(); ++part) {
        if (hasCells(context.level.parts[part]))
            continue;
        for (const StatementModel& statement : context.level.contents[part].statements) {
            const StatementNode& node = context.level.node(statement);
            if (node.kind == StatementKind::Wallify && !node.broken)
                context.report(DiagnosticCode::NothingToWallify, node.range, node);
        }
    }
}

} // namespace levwright
