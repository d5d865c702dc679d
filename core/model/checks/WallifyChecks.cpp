// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/checks/Checks.h"

namespace levwright {

void checkWallify(LoweringContext& context) {
    for (const PartModel& part : context.level.parts) {
        if (hasCells(part))
            continue;
        for (const StatementModel& statement : part.statements) {
            const StatementNode& node = context.level.node(statement);
            if (node.kind == StatementKind::Wallify && !node.broken)
                context.report(DiagnosticCode::NothingToWallify, node.range, node);
        }
    }
}

} // namespace levwright
