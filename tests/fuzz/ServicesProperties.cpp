// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/services/FolderNames.h"
#include "core/services/Formatting.h"
#include "core/services/Names.h"
#include "core/services/Outline.h"
#include "core/services/Problems.h"
#include "core/services/Things.h"
#include "core/services/Writing.h"
#include "core/text/Columns.h"
#include "tests/fuzz/Properties.h"

#include <algorithm>
#include <array>

namespace levwright::fuzz {
namespace {

void requireInside(Range range, std::string_view text, std::string_view what) {
    require(range.begin <= range.end && range.end <= text.size(), std::string(what) + " lies in the text");
}

void checkSymbols(const std::vector<services::Symbol>& symbols, std::string_view text) {
    for (const services::Symbol& symbol : symbols) {
        requireInside(symbol.range, text, "a symbol");
        require(symbol.range.contains(symbol.shown), "a symbol shows a part of itself");
        checkSymbols(symbol.children, text);
    }
}

void lookAtAll(const Analysis& analysis) {
    const std::string_view text = analysis.text().bytes();
    checkSymbols(services::Symbols().of(analysis, {}), text);
    for (const Fold& fold : services::Folds().of(analysis))
        requireInside(fold.range, text, "a fold");
    if (const EditOutcome format = services::formatted(analysis, {})) {
        const TextSnapshot even(format->apply(text));
        const EditOutcome again = services::formatted(*analysis.updated(*format, even), {});
        require(again && again->changesNothing(even.bytes()), "what is even stays as it is");
    }
    Offset end = 0;
    for (const Mark& mark : services::Marks().of(analysis)) {
        requireInside(mark.range, text, "a mark");
        require(mark.range.begin >= end && !mark.range.empty(), "marks come one after the other");
        end = mark.range.end;
    }
    for (const NamedThing& thing : services::namesOf(analysis)) {
        require(!thing.uses.empty(), "a name is somewhere");
        for (const NameUse& use : thing.uses)
            requireInside(use.range, text, "a name");
    }
}

// In the file and in a copy of it.
void renameInFolder(const AnalysisPtr& analysis, Offset at, const std::string& other) {
    const std::vector<services::NamedFile> files{{"a.lua", analysis}, {"b.des", analysis}};
    const auto renamed = services::levelRenamed(files, 0, at, other);
    require(renamed || !renamed.error().reason.empty(), "a refusal has a reason");
    for (const services::FileChange& change :
         renamed ? renamed->changes : std::vector<services::FileChange>())
        require(change.edit.fits(analysis->text().size()), "a new name fits into the file");
    for (const services::FoundLevel& level : services::levelsNamed(other, analysis->game().catalog(), files))
        requireInside(level.shown, analysis->text().bytes(), "a level");
}

void lookAtPlace(Input& input, const AnalysisPtr& shared, Offset at) {
    const Analysis& analysis = *shared;
    const std::string_view text = analysis.text().bytes();
    const Completions completions = services::completionsAt(analysis, at);
    requireInside(completions.replaced, text, "a completion");
    require(completions.replaced.touches(at), "a completion takes the place of what is there");
    if (const auto explanation = services::explanationAt(analysis, at)) {
        requireInside(explanation->range, text, "an explanation");
        require(explanation->range.touches(at), "an explanation is about what is there");
    }
    if (const auto signature = services::signatureAt(analysis, at))
        require(!signature->active || *signature->active < signature->fields.size(), "the field is there");
    services::fixesAt(analysis, at);
    if (const auto name = services::nameAt(analysis, at)) {
        require(name->use.range.touches(at), "the name is at the place");
        services::definitionOf(*name);
        const std::string other = input.choose(2) == 0 ? "zq" : std::string(text.substr(0, 3));
        const EditOutcome edit = services::renamedAt(analysis, at, other);
        require(edit ? edit->fits(text.size()) : !edit.error().reason.empty(), "a new name, or a reason");
        renameInFolder(shared, at, other);
    }
    const LinePosition column = columnsAt(analysis.text(), at, utf16SizeAt);
    require(offsetAt(analysis.text(), column, utf16SizeAt) <= at, "a column begins at or before its bytes");
}

void lookForThing(Input& input, const Analysis& analysis) {
    static constexpr std::array<std::string_view, 8> names{"jackal",  "newt", "d",     "L",
                                                           "(:chest", "pit",  "place", "place[0]"};
    const std::string_view text = analysis.text().bytes();
    const services::Thing thing{services::thingKinds()[input.choose(services::thingKinds().size())],
                                std::string(names[input.choose(names.size())])};
    const std::vector<Range> uses = services::usesOf(analysis, thing);
    for (const Range use : uses)
        requireInside(use, text, "a use");
    require(std::ranges::is_sorted(uses), "uses are in order");
    for (const Range use : services::possibleUsesOf(analysis, thing)) {
        requireInside(use, text, "a possible use");
        require(!std::ranges::contains(uses, use), "what is a use is not only possible");
    }
    const auto changes = services::replacementsFor(analysis, thing, names[input.choose(names.size())]);
    if (!changes)
        return require(!changes.error().reason.empty(), "a refusal has a reason");
    const TextEdit edit(*changes);
    require(edit.inverse(text).apply(edit.apply(text)) == text, "another thing can be taken back");
}

} // namespace

void checkServices(std::string_view bytes) {
    Input input(bytes);
    const AnalysisPtr analysis = analysisFor(input, TextSnapshot(std::string(input.text())));
    lookAtAll(*analysis);
    constexpr int places = 6;
    for (int i = 0; i < places; ++i)
        lookAtPlace(input, analysis, input.choose(analysis->text().size() + 1));
    lookAtPlace(input, analysis, analysis->text().size());
    lookForThing(input, *analysis);
}

} // namespace levwright::fuzz
