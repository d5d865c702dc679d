// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/compare/Deciding.h"
#include "core/compare/LevelPicture.h"
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

void checkPictures(const Analysis& before, const Analysis& after) {
    if (before.levels() == nullptr || after.levels() == nullptr)
        return;
    const auto found = compare::differences(before, after);
    for (const compare::Difference& difference : found) {
        const compare::LevelPair pair = levelsOf(*before.levels(), *after.levels(), difference);
        if (pair.before)
            (void)marksOn(compare::LevelPicture(*before.levels(), *pair.before), found,
                          compare::Side::Before);
        if (pair.after)
            (void)marksOn(compare::LevelPicture(*after.levels(), *pair.after), found, compare::Side::After);
    }
}

// What every decision for one side gives holds the lines of that side.
void checkDeciding(const compare::Merged& merged) {
    const auto decisions = compare::decisionsOf(merged);
    for (const compare::Choice choice : {compare::Choice::Ours, compare::Choice::Theirs}) {
        const std::vector<compare::Choice> choices(decisions.size(), choice);
        std::string expected;
        for (const compare::MergedPiece& piece : merged.pieces) {
            const auto* conflict = std::get_if<compare::Conflict>(&piece);
            compare::appendLines(conflict == nullptr               ? std::get<std::string>(piece)
                                 : choice == compare::Choice::Ours ? conflict->ours
                                                                   : conflict->theirs,
                                 expected);
        }
        require(compare::decidedText(merged, choices) == expected, "a decision gives what was chosen");
    }
}

void checkMerge(const Analysis& base, const Analysis& ours, const Analysis& theirs) {
    const compare::Merged merged = compare::merged(base, ours, theirs);
    const compare::Merged turned = compare::merged(base, theirs, ours);
    checkDeciding(merged);
    require(merged.pieces.size() == turned.pieces.size(), "it does not matter who merges");
    for (std::size_t i = 0; i < merged.pieces.size(); ++i) {
        if (const auto* conflict = std::get_if<compare::Conflict>(&merged.pieces[i]))
            require(turned.pieces[i] ==
                        compare::MergedPiece(compare::Conflict{conflict->base, conflict->theirs,
                                                               conflict->ours, conflict->kind}),
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
    checkPictures(*base, *ours);
    checkMerge(*base, *ours, *theirs);
}

} // namespace levwright::fuzz
