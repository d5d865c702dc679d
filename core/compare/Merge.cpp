// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/Merge.h"

#include "core/compare/LineMerge.h"
#include "core/compare/ListMerge.h"
#include "core/compare/Parts.h"

#include <algorithm>
#include <format>
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

struct Texts {
    std::string_view base;
    std::string_view ours;
    std::string_view theirs;
};

// Where parts that follow each other stand in the text into which they point.
std::optional<Range> rangeOf(const PartList& parts, std::string_view text) {
    if (parts.empty())
        return std::nullopt;
    const auto offsetOf = [&](const char* at) { return Offset(at - text.data()); };
    const std::string_view last = parts.back()->text;
    return Range{offsetOf(parts.front()->text.data()), offsetOf(last.data() + last.size())};
}

class Merger {
public:
    Merger(BothAdded bothAdded, const Texts& texts) : m_bothAdded(bothAdded), m_texts(texts) {}

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
            conflict(&base, &ours, &theirs);
    }

    bool kept(const Kept& part) {
        if (part.ours != nullptr && part.theirs != nullptr)
            merge(*part.base, *part.ours, *part.theirs);
        else if (textOrNothing(part.ours) == part.base->text || textOrNothing(part.theirs) == part.base->text)
            return true; // one has removed it, and the other has left it as it was
        else if (part.ours != part.theirs)
            conflict(part.base, part.ours, part.theirs);
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
            m_merged.pieces.emplace_back(Conflict{{}, std::move(ours), std::move(theirs)});
            m_merged.places.push_back(
                {std::nullopt, rangeOf(added.ours, m_texts.ours), rangeOf(added.theirs, m_texts.theirs)});
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
        if (!head || !end)
            return conflict(&base, &ours, &theirs);
        const auto whole = [&](const std::string& row) { return std::format("{}{}{}", *head, row, *end); };
        if (cells.ours == cells.theirs)
            return agree(whole(cells.ours));
        // Otherwise the cells are not in the same bytes of both.
        const bool startsAlike = our.head.size() == their.head.size();
        m_merged.pieces.emplace_back(Conflict{std::string(base.text), whole(cells.ours), whole(cells.theirs),
                                              startsAlike ? ConflictKind::Row : ConflictKind::Lines});
        addPlace(&base, &ours, &theirs);
    }

    void agree(std::string_view text) {
        if (text.empty())
            return;
        if (m_merged.pieces.empty() || !std::holds_alternative<std::string>(m_merged.pieces.back()))
            m_merged.pieces.emplace_back(std::string());
        appendLines(text, std::get<std::string>(m_merged.pieces.back()));
    }

    void conflict(const Part* base, const Part* ours, const Part* theirs) {
        const auto textIn = [](const Part* part) { return std::string(textOrNothing(part)); };
        m_merged.pieces.emplace_back(Conflict{textIn(base), textIn(ours), textIn(theirs)});
        addPlace(base, ours, theirs);
    }

    void addPlace(const Part* base, const Part* ours, const Part* theirs) {
        const auto rangeIn = [](const Part* part, std::string_view text) {
            return rangeOf(part != nullptr ? PartList{part} : PartList(), text);
        };
        m_merged.places.push_back(
            {rangeIn(base, m_texts.base), rangeIn(ours, m_texts.ours), rangeIn(theirs, m_texts.theirs)});
    }

    BothAdded m_bothAdded;
    Texts m_texts;
    Merged m_merged;
};

Merged mergedWith(BothAdded bothAdded, const Part& base, const Part& ours, const Part& theirs) {
    Merger merger(bothAdded, {base.text, ours.text, theirs.text});
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
    std::size_t count = 0;
    bool follows = false;
    for (const MergedPiece& piece : pieces) {
        const bool isConflict = std::holds_alternative<Conflict>(piece);
        count += isConflict && !follows ? 1 : 0;
        follows = isConflict;
    }
    return count;
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
    for (auto piece = merged.pieces.begin(); piece != merged.pieces.end();) {
        if (const auto* agreed = std::get_if<std::string>(&*piece)) {
            appendLines(*agreed, text);
            ++piece;
            continue;
        }
        Conflict all;
        for (; piece != merged.pieces.end() && std::holds_alternative<Conflict>(*piece); ++piece) {
            const auto& next = std::get<Conflict>(*piece);
            appendLines(next.base, all.base);
            appendLines(next.ours, all.ours);
            appendLines(next.theirs, all.theirs);
        }
        appendMarked(all, labels, text);
    }
    return text;
}

} // namespace levwright::compare
