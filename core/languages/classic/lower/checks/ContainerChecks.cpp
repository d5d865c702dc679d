// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/languages/classic/lower/checks/Checks.h"

#include <algorithm>

namespace levwright {

// A single CONTAINER is enough for all that follows, even in other parts and rooms (level-loading, section
// 11).
void checkContained(LoweringContext& context) {
    bool hasContainer = false;
    for (const StatementNode& statement : context.tree.statements) {
        const Argument* place = statement.find(Field::Place);
        if (statement.kind == StatementKind::Container) {
            hasContainer = true;
        } else if (!hasContainer && !statement.broken && place != nullptr &&
                   place->kind == ArgumentKind::Contained) {
            Diagnostic& found = context.report(DiagnosticCode::ContainedNowhere, place->range, statement);
            found.fixes.push_back({say("Make its place random"), TextEdit::replace(place->range, "random")});
        }
    }
}

} // namespace levwright
