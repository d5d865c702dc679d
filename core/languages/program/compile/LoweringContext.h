// SPDX-License-Identifier: GPL-3.0-or-later
// The data that all steps of a lowering share. Internal to program/compile.
#pragma once

#include "core/base/ClosestNames.h"
#include "core/languages/program/compile/Emitter.h"
#include "core/languages/program/syntax/Kinds.h"
#include "core/languages/program/syntax/Variables.h"

#include <ranges>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace levwright::program {

// The last token that the game's compiler has read when it reaches a point.
enum class Read : std::uint8_t {
    ToEnd,  // the last token of the text in question
    Beyond, // the token after it, because the text might have gone on
};

struct Variable {
    program::VariableType type;
    bool used = false;
    std::size_t statement = 0; // the statement that defines it
};

class Context {
public:
    Context(const LoweringInput& input, ProgramLevel& lowered)
        : catalog(input.catalog), text(input.text), level(lowered),
          numbers(input.numbering == Numbering::OfGame ? StoredNumbers(input.catalog) : StoredNumbers()),
          isForGame(input.numbering == Numbering::OfGame), code(lowered, numbers),
          lastColumn(catalog.limit("place-last-column")), lastRow(catalog.limit("place-last-row")) {}

    // The diagnostic is valid until the next one.
    Diagnostic& report(DiagnosticCode what, Range at, Read read, std::vector<std::string> arguments = {});
    // Offers the names that the one at the range may have been meant for.
    template <std::ranges::input_range Names>
    void offer(Diagnostic& found, Range name, const Names& names) const {
        constexpr std::size_t mostOffered = 3;
        for (const std::string& closest : closestNames(textOf(name), names, mostOffered))
            found.fixes.push_back(changeTo(name, closest));
    }
    // The token that the compiler has read last.
    Range tokenAt(Range at, Read read) const;
    std::string_view textOf(Range range) const { return text.substr(range.begin, range.size()); }

    const Catalog& catalog;
    std::string_view text;
    ProgramLevel& level;
    const StoredNumbers numbers;
    const bool isForGame; // and not for a roll
    Emitter code;
    std::unordered_map<std::string_view, Variable> variables;
    std::vector<std::string_view> order; // the variables, oldest first
    int holders = 0;                     // open blocks of containers and monsters
    const int lastColumn;                // the last column and row of places
    const int lastRow;
};

} // namespace levwright::program
