// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/ListMerge.h"

#include "core/text/Lines.h"
#include "core/text/SequenceDifference.h"

#include <algorithm>
#include <string>

namespace levwright::compare {
namespace {

std::vector<std::string_view> textsOf(const PartList& parts) {
    std::vector<std::string_view> texts;
    for (const Part* part : parts)
        texts.push_back(part->text);
    return texts;
}

void append(const PartList& parts, PartList& to) {
    to.insert(to.end(), parts.begin(), parts.end());
}

void appendBoth(PartList& ours, PartList& theirs, PartList& to) {
    const bool oursFirst = textOf(ours) <= textOf(theirs);
    append(oursFirst ? ours : theirs, to);
    append(oursFirst ? theirs : ours, to);
    ours.clear();
    theirs.clear();
}

bool clashes(const PartList& ours, const PartList& theirs) {
    return std::ranges::any_of(ours, [&](const Part* a) {
        return std::ranges::any_of(theirs, [&](const Part* b) {
            return a->kind == PartKind::Level && b->kind == a->kind && a->key == b->key && a->text != b->text;
        });
    });
}

// Whether a part means the same wherever it stands, so that one is enough.
bool standsAlone(const Part& part) {
    if (part.kind == PartKind::Line)
        return trimmed(part.text).size() > std::string_view("end)").size();
    return part.text != ",";
}

} // namespace

std::string textOf(const PartList& parts) {
    std::string text;
    for (const Part* part : parts)
        text += part->text;
    return text;
}

std::optional<PartList> together(const Added& added) {
    if (clashes(added.ours, added.theirs))
        return std::nullopt;
    const std::vector<InSequence> steps = compareSequences(textsOf(added.ours), textsOf(added.theirs));
    const bool oneHoldsTheOther = std::ranges::find(steps, InSequence::Before) == steps.end() ||
                                  std::ranges::find(steps, InSequence::After) == steps.end();
    PartList all;
    PartList ours;
    PartList theirs;
    std::size_t our = 0;
    std::size_t their = 0;
    for (const InSequence step : steps) {
        if (step == InSequence::Before) {
            ours.push_back(added.ours[our++]);
        } else if (step == InSequence::After) {
            theirs.push_back(added.theirs[their++]);
        } else if (oneHoldsTheOther || standsAlone(*added.ours[our])) {
            appendBoth(ours, theirs, all);
            all.push_back(added.ours[our++]);
            ++their;
        } else {
            ours.push_back(added.ours[our++]);
            theirs.push_back(added.theirs[their++]);
        }
    }
    appendBoth(ours, theirs, all);
    return all;
}

} // namespace levwright::compare
