// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/completion/Completion.h"
#include "core/completion/Explanation.h"
#include "core/document/LevelsAnalysis.h"
#include "tests/fuzz/Properties.h"
#include "tests/support/Printed.h"

#include <algorithm>

namespace levwright::fuzz {
namespace {

bool sameTree(const LevelTree& a, const LevelTree& b) {
    return a.size == b.size && a.tokens == b.tokens && a.kind == b.kind && a.hasHeader == b.hasHeader &&
           a.statements == b.statements && a.endOfHeader == b.endOfHeader && a.sections == b.sections &&
           a.diagnostics == b.diagnostics && a.firstError == b.firstError;
}

bool sameTrees(const FileTree& a, const FileTree& b) {
    return std::ranges::equal(a.levels, b.levels, [](const LevelPlace& x, const LevelPlace& y) {
        return x.start == y.start && sameTree(*x.tree, *y.tree);
    });
}

bool hasSyntaxError(const FileTree& tree) {
    return std::ranges::any_of(tree.levels,
                               [](const LevelPlace& level) { return level.tree->firstError.has_value(); });
}

bool hasEndByte(const FileTree& tree) {
    return std::ranges::any_of(tree.levels, [](const LevelPlace& level) {
        return std::ranges::contains(level.tree->tokens, TokenKind::EndByte, &Token::kind);
    });
}

void checkTree(const FileTree& tree) {
    require(printed(tree) == tree.text.bytes(), "printing gives the bytes back");
    Offset next = 0;
    for (const LevelPlace& level : tree.levels) {
        require(level.start == next, "levels stand without gaps");
        next += level.tree->size;
        for (const StatementNode& statement : level.tree->statements)
            require(statement.range.end <= level.tree->size, "a statement lies in its level");
    }
    require(next == tree.text.size(), "levels are the whole text");
}

void checkDiagnostics(const Diagnostics& diagnostics, std::string_view text) {
    for (const Diagnostic& found : diagnostics) {
        require(found.range.begin <= found.range.end && found.range.end <= text.size(),
                "a diagnostic lies in the text");
        require(!found.anchor || *found.anchor <= text.size(), "the anchor of a diagnostic lies in the text");
        require(!found.message().empty(), "a diagnostic has something to say");
        for (const Fix& fix : found.fixes)
            require(fix.edit.fits(text.size()) && !fix.edit.changesNothing(text),
                    "a fix changes the text: " + fix.label);
    }
}

// Requests all views of a level.
void lookAt(const LevelsAnalysis& analysis) {
    checkDiagnostics(analysis.diagnostics(), analysis.text().bytes());
    const LevelLanguage& language = analysis.game().language();
    for (std::size_t i = 0; i < analysis.levelCount(); ++i) {
        const LevelSource level = analysis.source(i);
        for (std::size_t part = 0; part < level.level.parts.size(); ++part)
            language.view(level, part);
        for (std::size_t statement = 0; statement < level.level.tree->statements.size(); ++statement)
            language.label(level, statement);
    }
}

// Whatever is explained and offered at a place is about that place.
void askAt(const LevelsAnalysis& analysis, Offset at) {
    const std::size_t index = analysis.levelAt(at);
    const LevelSource level = analysis.source(index);
    const Offset inLevel = at - analysis.levelStart(index);
    const Completions found = completionsAt(analysis.game().language(), level, inLevel);
    require(found.replaced.begin <= inLevel && inLevel <= found.replaced.end &&
                found.replaced.end <= level.text.size(),
            "a completion takes the place of what is there");
    if (const auto explanation = explanationAt(analysis.game(), level, inLevel))
        require(explanation->range.begin <= inLevel && inLevel < explanation->range.end,
                "an explanation is about what is there");
}

void checkParsingFor(const GamePtr& game, std::string_view bytes) {
    Input input(bytes);
    const LevelLanguage& language = game->language();
    const TextSnapshot text{std::string(input.text())};
    const FileTree exact = language.parse(text, LexMode::Exact);
    checkTree(exact);
    const FileTree tolerant = language.parse(text);
    checkTree(tolerant);
    if (!hasEndByte(exact))
        require(hasSyntaxError(exact) == hasSyntaxError(tolerant), "both readings accept the same texts");

    AnalysisPtr analysis = Analysis::make(game, text, DocumentKind::Levels);
    lookAt(*analysis->levels());
    constexpr int mostEdits = 3;
    for (int i = 0; i < mostEdits && input.hasChoices(); ++i) {
        const TextEdit edit = someEdit(input, analysis->text().bytes());
        const TextSnapshot after(edit.apply(analysis->text().bytes()));
        const FileTree anew = language.parse(after);
        require(sameTrees(language.reparse(analysis->levels()->tree(), edit, after), anew),
                "parsing again is parsing anew");
        analysis = analysis->updated(edit, after);
        require(analysis->diagnostics() == LevelsAnalysis(game, after).diagnostics(),
                "an analysis does not depend on the way to it");
    }
    lookAt(*analysis->levels());
    askAt(*analysis->levels(), input.choose(analysis->text().size() + 1));
}

} // namespace

void checkParsing(std::string_view bytes) {
    checkParsingFor(game(), bytes);
}

void checkProgramParsing(std::string_view bytes) {
    checkParsingFor(gameOfPrograms(), bytes);
}

void checkScriptParsing(std::string_view bytes) {
    checkParsingFor(gameOfScripts(), bytes);
}

} // namespace levwright::fuzz
