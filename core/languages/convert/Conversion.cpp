// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/Conversion.h"

#include "core/base/Phrase.h"
#include "core/catalog/GameList.h"
#include "core/catalog/LanguageNames.h"
#include "core/languages/convert/KnownText.h"
#include "core/languages/convert/LevelConversion.h"
#include "core/languages/convert/fromscript/DescribeScript.h"
#include "core/languages/convert/toscript/WriteScript.h"
#include "core/languages/games/Games.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <filesystem>
#include <format>
#include <optional>
#include <utility>

namespace levwright {
namespace {

// A conversion between two languages.
struct Way {
    std::string_view from;
    std::string_view to;
};
constexpr Way ways[] = {{language::classic, language::program},
                        {language::classic, language::script},
                        {language::program, language::script},
                        {language::script, language::program}};

std::optional<Error> objectionTo(const LevelLanguage& language, const FileTree& file) {
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const LevelModelPtr level =
            language.lower(file.levels[i].tree, file.textOf(i), LongSize::Bits64, Checks::OfCompiler);
        const auto error = std::ranges::find(level->diagnostics, Severity::Error, &Diagnostic::severity);
        if (error == level->diagnostics.end())
            continue;
        const LinePosition at = file.text.position(file.levels[i].start + error->range.begin);
        return Error{say("Only descriptions without errors can be converted. Line {}: {}", at.line + 1,
                         error->message())};
    }
    return std::nullopt;
}

// Adds notes for what the other game's compiler still does not accept.
void noteErrors(const Game& to, std::string_view levelText, Range at, std::vector<ConversionNote>& notes) {
    const LevelLanguage& language = to.language();
    const FileTree file = language.parse(TextSnapshot(std::string(levelText)), LexMode::Exact);
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const LevelModelPtr level =
            language.lower(file.levels[i].tree, file.textOf(i), LongSize::Bits64, Checks::OfCompiler);
        for (const Diagnostic& found : level->diagnostics) {
            if (found.severity() != Severity::Error)
                continue;
            const Range range = found.range.shifted(file.levels[i].start);
            notes.push_back({at, say("This has no equivalent that compiles: {} ({})", found.message(),
                                     file.text.slice(range))});
        }
    }
}

void sortNotes(std::vector<ConversionNote>& notes) {
    std::ranges::stable_sort(notes, {}, [](const ConversionNote& note) { return note.range.begin; });
}

struct Program {
    std::string text;
    conversion::Passages passages;
    std::vector<ConversionNote> notes;
};

Program programOf(const Game& from, const Game& to, const FileTree& file) {
    Program result;
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const LevelTree& tree = *file.levels[i].tree;
        const Offset start = file.levels[i].start;
        conversion::LevelContext level{from.catalog(), to.catalog(), tree, file.textOf(i), {}, {}, {}};
        conversion::Passages passages;
        const std::string converted = conversion::LevelConversion(level).convert(passages);
        if (!tree.statements.empty())
            noteErrors(to, converted, tree.statements.front().range, level.notes);
        for (const ConversionNote& note : level.notes)
            result.notes.push_back({note.range.shifted(start), note.message});
        for (const conversion::Passage& passage : passages)
            result.passages.push_back(
                {passage.at + Offset(result.text.size()), passage.source + start, passage.isKept});
        result.text += converted;
    }
    sortNotes(result.notes);
    return result;
}

Result<Conversion> scriptsOf(const Game& from, const Game& to, const FileTree& file) {
    Conversion result;
    for (toscript::WrittenScript& written : toscript::writeScripts(from, to, file)) {
        for (ConversionNote& note : written.notes)
            result.notes.push_back(std::move(note));
        noteErrors(to, written.text, written.range, result.notes);
        result.texts.push_back({written.name + ".lua", std::move(written.text)});
    }
    if (result.texts.empty())
        return failure(say("The text contains no level."));
    sortNotes(result.notes);
    return result;
}

// The game whose language lies between: older games are converted to it first, and then to scripts.
Result<GamePtr> gameBetween(const Game& from) {
    for (const GameEntry& entry : knownGames()) {
        if (entry.language == language::program && canConvert(from, entry))
            return loadGame(entry.id);
    }
    return failure(say("The description cannot be converted, not even by way of a third game."));
}

Result<Conversion> scriptsOfClassic(const Game& from, const Game& to, const FileTree& file) {
    const Result<GamePtr> between = gameBetween(from);
    if (!between)
        return std::unexpected(between.error());
    const Program program = programOf(from, **between, file);
    const FileTree programFile = (*between)->language().parse(TextSnapshot(program.text), LexMode::Exact);
    if (std::optional<Error> error = objectionTo((*between)->language(), programFile))
        return std::unexpected(*std::move(error));
    Result<Conversion> result = scriptsOf(**between, to, programFile);
    if (!result)
        return result;
    for (ConversionNote& note : result->notes) {
        const Offset begin = conversion::sourceOf(program.passages, note.range.begin);
        note.range = {begin, std::max(begin, conversion::sourceOf(program.passages, note.range.end))};
    }
    result->notes.insert(result->notes.begin(), program.notes.begin(), program.notes.end());
    sortNotes(result->notes);
    return result;
}

// The file must be in a classic language or that of NetHack 3.6, and must have no errors.
Result<Conversion> convertedTree(const Game& from, const Game& to, const FileTree& file) {
    if (to.catalog().levelLanguage() == language::script)
        return from.catalog().levelLanguage() == language::classic ? scriptsOfClassic(from, to, file)
                                                                   : scriptsOf(from, to, file);
    Program program = programOf(from, to, file);
    Conversion result;
    result.texts.push_back({{}, std::move(program.text)});
    result.notes = std::move(program.notes);
    return result;
}

Diagnostics problemsOfScript(const Game& game, const TextSnapshot& text) {
    const FileTree file = game.language().parse(text);
    Diagnostics problems;
    for (std::size_t i = 0; i < file.levels.size(); ++i) { // a file of themed rooms has several
        const LevelModelPtr level =
            game.language().lower(file.levels[i].tree, file.textOf(i), LongSize::Bits64);
        for (const Diagnostic& each : level->diagnostics) {
            if (each.severity() != Severity::Hint)
                problems.push_back(each.shifted(file.levels[i].start));
        }
    }
    return problems;
}

// A script stays as it is, apart from what the other game would read otherwise and what can be said for both.
// Notes tell what only the game that it comes from understands.
Conversion scriptFor(const Game& from, const Game& to, std::string_view script) {
    const TextSnapshot text{std::string(script)};
    const Diagnostics before = problemsOfScript(from, text);
    Conversion result;
    std::vector<Replacement> replacements;
    Offset changed = 0; // up to here
    for (const Diagnostic& found : problemsOfScript(to, text)) {
        const bool isOld = std::ranges::any_of(before, [&](const Diagnostic& other) {
            return other.code == found.code && other.range == found.range;
        });
        if (isOld)
            continue;
        const bool isCertain =
            found.code == DiagnosticCode::ValueIgnored || found.code == DiagnosticCode::WrongKindOfValue;
        if (isCertain && !found.fixes.empty() && found.fixes.front().edit.touchedBefore().begin >= changed) {
            const TextEdit& edit = found.fixes.front().edit;
            replacements.insert(replacements.end(), edit.replacements().begin(), edit.replacements().end());
            changed = edit.touchedBefore().end;
        } else {
            result.notes.push_back({found.range, say("This has no equivalent: {} ({})", found.message(),
                                                     text.slice(found.range))});
        }
    }
    result.texts.push_back({{}, TextEdit(std::move(replacements)).apply(script)});
    sortNotes(result.notes);
    return result;
}

// Between a game of the user and one with the same language: what the other game does not know is taken away.
Result<Conversion> sameLanguage(const Game& from, const Game& to, std::string_view text) {
    Conversion result;
    if (to.catalog().levelLanguage() == language::script)
        return scriptFor(from, to, text);
    const FileTree written = from.language().parse(TextSnapshot(std::string(text)), LexMode::Tolerant);
    KnownText shared = withoutOwnForms(written);
    const FileTree file = to.language().parse(TextSnapshot(std::move(shared.text)), LexMode::Tolerant);
    Result<KnownText> known = knownText(to, file);
    if (!known)
        return std::unexpected(known.error());
    result.texts.push_back({{}, std::move(known->text)});
    result.notes = std::move(shared.notes);
    for (ConversionNote& note : known->notes)
        result.notes.push_back({shared.back.map(note.range), std::move(note.message)});
    sortNotes(result.notes);
    return result;
}

} // namespace

bool canConvert(const Game& from, const GameEntry& to) {
    const bool isOfUser = !from.catalog().tables().isBuiltIn() || !to.isBuiltIn;
    if ((isOfUser || to.language == language::script) && from.catalog().levelLanguage() == to.language)
        return from.catalog().gameId() != to.id;
    return std::ranges::any_of(ways, [&](const Way& way) {
        return way.from == from.catalog().levelLanguage() && way.to == to.language;
    });
}

Result<Conversion> convertDescription(const Game& from, const Game& to, std::string_view text,
                                      std::string_view fileName) {
    if (from.catalog().gameId() == to.catalog().gameId())
        return failure(say("This description is already for {}.", to.catalog().gameId()));
    if (!canConvert(from, gameEntry(to.catalog().tables())))
        return failure(say("Descriptions for {} cannot be converted into ones for {}.",
                           from.catalog().gameId(), to.catalog().gameId()));
    if (from.catalog().levelLanguage() == to.catalog().levelLanguage())
        return sameLanguage(from, to, text);
    if (from.catalog().levelLanguage() == language::script)
        return describeScript(from, to, text, std::filesystem::path(fileName).stem().string())
            .transform([](DescribedScript&& described) {
                return Conversion{{{{}, std::move(described.text)}}, std::move(described.notes)};
            });
    const FileTree written = from.language().parse(TextSnapshot(std::string(text)), LexMode::Tolerant);
    Result<KnownText> known = knownText(from, written);
    if (!known)
        return std::unexpected(known.error());
    const FileTree file = from.language().parse(TextSnapshot(known->text), LexMode::Exact);
    if (std::optional<Error> error = known->notes.empty() ? std::nullopt : objectionTo(from.language(), file))
        return std::unexpected(*std::move(error));
    Result<Conversion> result = convertedTree(from, to, file);
    if (!result)
        return result;
    for (ConversionNote& note : result->notes)
        note.range = known->back.map(note.range);
    result->notes.insert(result->notes.begin(), known->notes.begin(), known->notes.end());
    sortNotes(result->notes);
    return result;
}

} // namespace levwright
