// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/Conversion.h"

#include "core/convert/LevelConversion.h"
#include "core/language/ClassicLanguage.h"
#include "core/language/ProgramLanguage.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <format>
#include <optional>
#include <utility>

namespace levwright {
namespace {

std::optional<Error> objectionTo(const LevelLanguage& language, const FileTree& file) {
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const LevelModelPtr level = language.lower(file.levels[i].tree, file.textOf(i), LongSize::Bits64);
        const auto error = std::ranges::find(level->diagnostics, Severity::Error, &Diagnostic::severity);
        if (error == level->diagnostics.end())
            continue;
        const LinePosition at = file.text.position(file.levels[i].start + error->range.begin);
        return Error{std::format("Only descriptions without errors can be converted. Line {}: {}",
                                 at.line + 1, error->message())};
    }
    return std::nullopt;
}

// What the compiler of the other game still does not take.
void noteErrors(const Game& to, std::string_view levelText, Range at, std::vector<ConversionNote>& notes) {
    const LevelLanguage& language = to.language();
    const FileTree file = language.parse(TextSnapshot(std::string(levelText)), LexMode::Exact);
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const LevelModelPtr level = language.lower(file.levels[i].tree, file.textOf(i), LongSize::Bits64);
        for (const Diagnostic& found : level->diagnostics) {
            if (found.severity() != Severity::Error)
                continue;
            const Range range = found.range.shifted(file.levels[i].start);
            notes.push_back({at, std::format("This has no equivalent that compiles: {} ({})", found.message(),
                                             file.text.slice(range))});
        }
    }
}

} // namespace

bool isConvertible(const Game& from) {
    return classicGameOf(from) != nullptr;
}

bool canConvert(const Game& from, const Game& to) {
    return isConvertible(from) && programSyntaxOf(to).has_value();
}

Result<Conversion> convertDescription(const Game& from, const Game& to, std::string_view text) {
    if (!canConvert(from, to))
        return failure(std::format("Descriptions for {} cannot be converted into ones for {}.",
                                   from.catalog().gameId(), to.catalog().gameId()));
    const FileTree file = from.language().parse(TextSnapshot(std::string(text)), LexMode::Exact);
    if (std::optional<Error> error = objectionTo(from.language(), file))
        return std::unexpected(*std::move(error));
    Conversion result;
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const LevelTree& tree = *file.levels[i].tree;
        conversion::LevelContext level{from.catalog(), to.catalog(), tree, file.textOf(i), {}, {}, {}};
        const std::string converted = conversion::LevelConversion(level).convert();
        if (!tree.statements.empty())
            noteErrors(to, converted, tree.statements.front().range, level.notes);
        std::ranges::stable_sort(level.notes, {},
                                 [](const ConversionNote& note) { return note.range.begin; });
        for (ConversionNote& note : level.notes)
            result.notes.push_back({note.range.shifted(file.levels[i].start), std::move(note.message)});
        result.text += converted;
    }
    return result;
}

} // namespace levwright
