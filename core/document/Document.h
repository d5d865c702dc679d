// SPDX-License-Identifier: GPL-3.0-or-later
// The one writable object: a text, its undo stack, and what is derived from it. Every change goes through
// apply(), undo() or redo(), and every view follows changed().
#pragma once

#include "core/base/Signal.h"
#include "core/document/Analysis.h"
#include "core/document/Selection.h"
#include "core/document/StepLabel.h"
#include "core/text/TextEdit.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

// Counts the changes of one document upwards from 0, including undo and redo.
enum class Revision : std::uint64_t {};
constexpr Revision operator+(Revision r, std::uint64_t n) {
    return Revision(std::uint64_t(r) + n);
}

// Consecutive steps with the same key become one; None never merges.
enum class MergeKey : std::uint64_t { None = 0 };

struct Change {
    Revision from{};
    Revision to{};
    TextEdit edit;
    Selection selection; // the text selection after the change
};

class Document {
public:
    explicit Document(const GamePtr& game, std::string bytes = {}, DocumentKind kind = DocumentKind::Levels);
    // Begins with a text that is analysed already.
    explicit Document(AnalysisPtr analysis);

    const TextSnapshot& text() const { return m_analysis->text(); }
    // From now on, treats the same text as a description of that game. This is neither a step nor a change.
    void readAs(const GamePtr& game);
    Revision revision() const { return m_revision; }
    const AnalysisPtr& analysis() const { return m_analysis; }

    // Carries out an edit that was made for revision at, as a step with the label. Returns false and does
    // nothing if the document has changed since, or if the edit changes nothing. before is the selection
    // before the step. After it, the selection is after if given, or else the end of what was touched.
    bool apply(Revision at, const TextEdit& edit, StepLabel label, MergeKey mergeKey,
               const Selection& before);
    bool apply(Revision at, const TextEdit& edit, StepLabel label, MergeKey mergeKey, const Selection& before,
               const Selection& after);
    // The next edit begins a step of its own, whatever its key.
    void endStep();
    // Takes back the open step with that key, as if it had never existed: for a stroke that is redrawn while
    // it lasts. Does nothing if there is no such step.
    void takeBack(MergeKey mergeKey);
    // The edit that would take back the open step with that key; empty if there is none.
    TextEdit backOf(MergeKey mergeKey) const;

    bool canUndo() const { return m_done > 0; }
    bool canRedo() const { return m_done < m_steps.size(); }
    void undo();
    void redo();
    // The labels of all steps, undone ones last. The first doneSteps() are in force.
    std::vector<std::string> stepLabels() const;
    std::size_t doneSteps() const { return m_done; }
    // Undoes or redoes until that many steps are in force.
    void goToStep(std::size_t done);

    // Whether the bytes are those of the last markSaved() or of the start. Always false after markUnsaved().
    bool isSaved() const;
    void markSaved() { markSaved(text()); }
    // The file now holds that text, whoever wrote it.
    void markSaved(const TextSnapshot& file);
    // For bytes that do not come from a file.
    void markUnsaved() { m_saved.reset(); }

    // The changes that lead from a revision to this one, in order.
    std::vector<Change> changesSince(Revision revision) const;

    Signal<const Change&>& changed() { return m_changed; }

private:
    struct Step {
        StepLabel label;
        MergeKey mergeKey{};
        Selection before;
        Selection after;
        // A finished step has one edit in each. Before that, they hold the edits so far in order: the last
        // one of backward undoes the first of forward.
        std::vector<TextEdit> forward;
        std::vector<TextEdit> backward;
    };

    static void finish(Step& step);
    void carryOut(const TextEdit& edit, const Selection& selection);
    // after is the analysis of the text after the edit.
    void goOn(const TextEdit& edit, const Selection& selection, AnalysisPtr after);
    void carryOutAll(const std::vector<TextEdit>& edits, const Selection& selection);
    bool isOpen(MergeKey mergeKey) const;
    bool mergesWith(const StepLabel& label, MergeKey mergeKey) const;

    AnalysisPtr m_analysis;
    AnalysisPtr m_beforeStep; // before the last step, while that is open; else null
    Revision m_revision{};
    std::vector<Step> m_steps;
    std::size_t m_done = 0;
    bool m_stepEnded = true;
    std::optional<TextSnapshot> m_saved;
    std::vector<Change> m_recent; // only the last changes; views that are older start anew
    Signal<const Change&> m_changed;
};

} // namespace levwright
