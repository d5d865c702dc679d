// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/GameTableText.h"
#include "core/sources/ImportedGame.h"

#include <optional>
#include <string>

namespace levwright::sources {

// Counts how the rows differ; rows are the same if their keys are.
TableDifference countDifferences(const TableRule& rule, const TableRows& base, const TableRows& wanted);

// The lines that turn the rows of the base into the wanted ones (see TableChanges.h); empty if no lines can.
std::optional<std::string> changesBetween(const TableRule& rule, const TableRows& base,
                                          const TableRows& wanted);

} // namespace levwright::sources
