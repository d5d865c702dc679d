// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/Merge.h"

#include "core/compare/LineMerge.h"
#include "core/compare/ListMerge.h"
#include "core/compare/Parts.h"

#include <algorithm>
#include <utility>

namespace levwright::compare {
namespace {

enum class BothAdded : std::uint8_t { AreTaken, AreConflict };

std::string_view textOrNothing(const Part* part) {
    return part != nullptr ? part->text : std::string_view();
}

struct Row {
    std::string_view head;
    std::string_view cells;
    std::string_view end;
};

Row rowOf(const Part& part) {
    const std::string_view row = part.text.substr(part.head, part.text.size() - part.head - part.tail);
    const std::size_t end = std::min(row.find_first_of("\r\n"), row.size());
    return {part.text.substr(0, part.head), row.substr(0, end), part.text.substr(part.head + end)};
}

// Empty if both have changed it, each in another way.
std::optional<std::string_view> changedOne(std::string_view base, std::string_view ours,
                                           std::string_view theirs) {
    if (ours == theirs || theirs == base)
        return ours;
    return ours == base ? std::optional(theirs) : std::nullopt;
}

class Merger {
public:
    explicit Merger(BothAdded bothAdded) : m_bothAdded(bothAdded) {}

    void merge(const Part& base, const Part& ours, const Part& theirs) {
        if (ours.text == theirs.text || theirs.text == base.text)
            agree(ours.text);
        else if (ours.text == base.text)
            agree(theirs.text);
        else if (base.kind == PartKind::Map && mergeCells(base, ours, theirs))
            return;
        else if (!base.children.empty() && !ours.children.empty() && !theirs.children.empty())
            walk({base.children, ours.children, theirs.children}, *this);
        else if (const auto line = mergedLine(base.text, ours.text, theirs.text))
            agree(*line);
        else
            conflict({std::string(base.text), std::string(ours.text), std::string(theirs.text)});
    }

    bool kept(const Kept& part) {
        if (part.ours != nullptr && part.theirs != nullptr)
            merge(*part.base, *part.ours, *part.theirs);
        else if (textOrNothing(part.ours) == part.base->text || textOrNothing(part.theirs) == part.base->text)
            return true; // one has removed it, and the other has left it as it was
        else if (part.ours != part.theirs)
            conflict({std::string(part.base->text), std::string(textOrNothing(part.ours)),
                      std::string(textOrNothing(part.theirs))});
        return true;
    }

    bool added(const Added& added) {
        const bool inBoth = !added.ours.empty() && !added.theirs.empty();
        std::string ours = textOf(added.ours);
        std::string theirs = textOf(added.theirs);
        const bool isConflict = inBoth && ours != theirs && m_bothAdded == BothAdded::AreConflict;
        const auto all = isConflict ? std::nullopt : together(added);
        if (all) {
            for (const Part* part : *all)
                agree(part->text);
        } else {
            conflict({{}, std::move(ours), std::move(theirs)});
        }
        return true;
    }

    Merged result() { return std::move(m_merged); }

private:
    // False if the maps have different numbers of rows.
    bool mergeCells(const Part& base, const Part& ours, const Part& theirs) {
        const std::size_t rows = base.children.size();
        if (ours.children.size() != rows || theirs.children.size() != rows)
            return false;
        for (std::size_t i = 0; i < rows; ++i)
            mergeRow(base.children[i], ours.children[i], theirs.children[i]);
        return true;
    }

    void mergeRow(const Part& base, const Part& ours, const Part& theirs) {
        const Row old = rowOf(base);
        const Row our = rowOf(ours);
        const Row their = rowOf(theirs);
        const auto head = changedOne(old.head, our.head, their.head);
        const auto cells = mergedRow(old.cells, our.cells, their.cells);
        const auto end = changedOne(old.end, our.end, their.end);
        if (head && cells && end)
            agree(std::string(*head) + *cells + std::string(*end));
        else
            conflict({std::string(base.text), std::string(ours.text), std::string(theirs.text)});
    }

    void agree(std::string_view text) {
        if (text.empty())
            return;
        if (m_merged.pieces.empty() || !std::holds_alternative<std::string>(m_merged.pieces.back()))
            m_merged.pieces.emplace_back(std::string());
        appendLines(text, std::get<std::string>(m_merged.pieces.back()));
    }

    void conflict(Conflict conflict) {
        if (m_merged.pieces.empty() || !std::holds_alternative<Conflict>(m_merged.pieces.back())) {
            m_merged.pieces.emplace_back(std::move(conflict));
            return;
        }
        auto& last = std::get<Conflict>(m_merged.pieces.back());
        appendLines(conflict.base, last.base);
        appendLines(conflict.ours, last.ours);
        appendLines(conflict.theirs, last.theirs);
    }

    BothAdded m_bothAdded;
    Merged m_merged;
};

Merged mergedWith(BothAdded bothAdded, const Part& base, const Part& ours, const Part& theirs) {
    Merger merger(bothAdded);
    merger.merge(base, ours, theirs);
    return merger.result();
}

std::size_t errorsOf(const Analysis& analysis) {
    return std::size_t(std::ranges::count(analysis.diagnostics(), Severity::Error, &Diagnostic::severity));
}

void appendMarked(const Conflict& conflict, const MergeLabels& labels, std::string& text) {
    appendLines("<<<<<<< " + labels.ours + '\n', text);
    appendLines(conflict.ours, text);
    if (labels.base) {
        appendLines("||||||| " + *labels.base + '\n', text);
        appendLines(conflict.base, text);
    }
    appendLines("=======\n", text);
    appendLines(conflict.theirs, text);
    appendLines(">>>>>>> " + labels.theirs + '\n', text);
}

} // namespace

void appendLines(std::string_view lines, std::string& text) {
    if (!lines.empty() && !text.empty() && !text.ends_with('\n'))
        text += '\n';
    text += lines;
}

std::size_t Merged::conflictCount() const {
    return std::size_t(std::ranges::count_if(
        pieces, [](const MergedPiece& piece) { return std::holds_alternative<Conflict>(piece); }));
}

Merged merged(const Analysis& base, const Analysis& ours, const Analysis& theirs) {
    const Part ofBase = partsOf(base);
    const Part ofOurs = partsOf(ours);
    const Part ofTheirs = partsOf(theirs);
    Merged result = mergedWith(BothAdded::AreTaken, ofBase, ofOurs, ofTheirs);
    if (result.conflictCount() > 0)
        return result;
    const AnalysisPtr after = Analysis::make(base.gamePtr(), TextSnapshot(textOf(result)), base.kind());
    if (errorsOf(*after) + errorsOf(base) > errorsOf(ours) + errorsOf(theirs))
        return mergedWith(BothAdded::AreConflict, ofBase, ofOurs, ofTheirs);
    return result;
}

std::string textOf(const Merged& merged, const MergeLabels& labels) {
    std::string text;
    for (const MergedPiece& piece : merged.pieces) {
        if (const auto* agreed = std::get_if<std::string>(&piece))
            appendLines(*agreed, text);
        else
            appendMarked(std::get<Conflict>(piece), labels, text);
    }
    return text;
}

} // namespace levwright::compare
