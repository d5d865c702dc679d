// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/compare/MeaningComparison.h"
#include "core/compare/Merge.h"
#include "tests/fuzz/Properties.h"

namespace levwright::fuzz {
namespace {

AnalysisPtr versionOf(Input& input, const Analysis& base) {
    AnalysisPtr version = Analysis::make(base.gamePtr(), base.text(), base.kind());
    constexpr int edits = 3;
    for (int i = 0; i < edits; ++i) {
        const TextEdit edit = someEdit(input, version->text().bytes());
        version = version->updated(edit, TextSnapshot(edit.apply(version->text().bytes())));
    }
    return version;
}

void checkDifferences(const Analysis& before, const Analysis& after) {
    const auto requireInside = [](Range range, const Analysis& analysis) {
        require(range.begin <= range.end && range.end <= analysis.text().size(),
                "a difference is in the text");
    };
    for (const auto& found :
         {compare::differences(before, after), compare::differencesInMeaning(before, after)}) {
        for (const compare::Difference& difference : found) {
            requireInside(difference.before, before);
            requireInside(difference.after, after);
            require(!difference.words.empty(), "a difference has words");
        }
    }
    require(compare::differences(after, after).empty(), "a file does not differ from itself");
}

void checkMerge(const Analysis& base, const Analysis& ours, const Analysis& theirs) {
    const compare::Merged merged = compare::merged(base, ours, theirs);
    const compare::Merged turned = compare::merged(base, theirs, ours);
    require(merged.pieces.size() == turned.pieces.size(), "it does not matter who merges");
    for (std::size_t i = 0; i < merged.pieces.size(); ++i) {
        if (const auto* conflict = std::get_if<compare::Conflict>(&merged.pieces[i]))
            require(turned.pieces[i] == compare::MergedPiece(compare::Conflict{
                                            conflict->base, conflict->theirs, conflict->ours}),
                    "conflicts are those of the other side");
        else
            require(merged.pieces[i] == turned.pieces[i], "what is merged does not depend on the side");
    }
    require(textOf(compare::merged(base, ours, base)) == ours.text().bytes(),
            "what one side changed is taken");
    require(textOf(compare::merged(base, base, ours)) == ours.text().bytes(),
            "what the other changed is taken");
    require(textOf(compare::merged(base, ours, ours)) == ours.text().bytes(), "what both changed is taken");
}

} // namespace

void checkComparing(std::string_view bytes) {
    Input input(bytes);
    const AnalysisPtr base = analysisFor(input, TextSnapshot(std::string(input.text())));
    const AnalysisPtr ours = versionOf(input, *base);
    const AnalysisPtr theirs = versionOf(input, *base);
    checkDifferences(*base, *ours);
    checkMerge(*base, *ours, *theirs);
}

} // namespace levwright::fuzz
