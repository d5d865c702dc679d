// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/Destinations.h"

#include "core/base/ClosestNames.h"
#include "core/base/LowerCase.h"
#include "core/catalog/Catalog.h"
#include "core/catalog/GameTableText.h"

#include <algorithm>
#include <vector>

namespace levwright {
namespace {

bool isSameIgnoringCase(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lowerCase, lowerCase);
}

} // namespace

std::optional<WrongDestination> wrongDestination(const Catalog& catalog, std::string_view name) {
    const std::optional<std::string_view> table = catalog.tables().text(destinationsTable);
    if (!table)
        return std::nullopt;
    std::string_view lines = *table;
    const std::string_view file = takeLine(lines);
    std::vector<std::string_view> names;
    while (!lines.empty())
        names.push_back(takeLine(lines));
    if (std::ranges::any_of(names, [&](std::string_view each) { return isSameIgnoringCase(each, name); }))
        return std::nullopt;
    const std::vector<std::string> likely = closestNames(name, names, 1);
    return WrongDestination{std::string(file), likely.empty() ? std::nullopt : std::optional(likely.front())};
}

} // namespace levwright
