// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/DestinationCheck.h"

#include "core/base/Printable.h"
#include "core/catalog/Catalog.h"
#include "core/catalog/Destinations.h"

#include <format>

namespace levwright {

void checkDestinations(const Catalog& catalog, std::string_view levelText, LevelModel& level) {
    for (const StatementNode& statement : level.tree->statements) {
        const Argument* written =
            statement.kind == StatementKind::Portal ? statement.find(Field::Destination) : nullptr;
        if (written == nullptr || written->kind != ArgumentKind::String)
            continue;
        const std::string_view name = levelText.substr(written->text.begin, written->text.size());
        const std::optional<WrongDestination> wrong = wrongDestination(catalog, name);
        if (!wrong)
            continue;
        Diagnostic& found =
            level.diagnostics.emplace_back(Diagnostic{.code = DiagnosticCode::NoSuchDestination,
                                                      .range = written->range,
                                                      .anchor = written->range.begin,
                                                      .arguments = {wrong->file, inQuotes(name)},
                                                      .fixes = {}});
        if (wrong->likely)
            found.fixes.push_back(changeTo(written->text, *wrong->likely));
    }
}

} // namespace levwright
