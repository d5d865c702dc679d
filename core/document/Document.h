// SPDX-License-Identifier: GPL-3.0-or-later
// The one writable object: a text, its undo stack, and what is derived from it. Every change goes through
// apply(), undo() or redo(), and every view follows changed().
#pragma once

#include "core/base/Signal.h"
#include "core/document/Analysis.h"
#include "core/document/Selection.h"
#include "core/text/TextEdit.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

// Counts the changes of one document, up from 0, undo and redo included.
enum class Revision : std::uint64_t {};
constexpr Revision operator+(Revision r, std::uint64_t n) {
    return Revision(std::uint64_t(r) + n);
}

// Steps with equal keys, one directly after the other, become one; 0 never does.
enum class MergeKey : std::uint64_t { None = 0 };

struct Change {
    Revision from{};
    Revision to{};
    TextEdit edit;
    Selection selection; // where the text selection belongs after it
};

class Document {
public:
    explicit Document(const GamePtr& game, std::string bytes = {}, DocumentKind kind = DocumentKind::Levels);

    const TextSnapshot& text() const { return m_analysis->text(); }
    // Reads the same text as a description of that game from now on; no step, no change.
    void readAs(const GamePtr& game);
    Revision revision() const { return m_revision; }
    const AnalysisPtr& analysis() const { return m_analysis; }

    // Carries out an edit made for revision at, as one step of that name. False, and nothing happens, if the
    // document has moved on since, or the edit changes nothing. before is what was selected; after it the
    // selection is the end of what was touched, unless given.
    bool apply(Revision at, const TextEdit& edit, std::string label, MergeKey mergeKey,
               const Selection& before);
    bool apply(Revision at, const TextEdit& edit, std::string label, MergeKey mergeKey,
               const Selection& before, const Selection& after);
    // What comes next is a step of its own, whatever its key.
    void endStep();
    // Takes back the open step of that key, as if it had never been: for a stroke that is drawn anew while it
    // lasts. Nothing happens if there is none.
    void takeBack(MergeKey mergeKey);
    // The edit that would take back the open step of that key; empty if there is none.
    TextEdit backOf(MergeKey mergeKey) const;

    bool canUndo() const { return m_done > 0; }
    bool canRedo() const { return m_done < m_steps.size(); }
    void undo();
    void redo();
    // The names of all steps, those undone behind the others; the first doneSteps() are in force.
    std::vector<std::string> stepLabels() const;
    std::size_t doneSteps() const { return m_done; }
    // Undoes or redoes until that many steps are in force.
    void goToStep(std::size_t done);

    // Whether the bytes are those of the last markSaved() or of the start; never after markUnsaved().
    bool isSaved() const;
    void markSaved() { markSaved(text()); }
    // The file holds that by now, whoever wrote it.
    void markSaved(const TextSnapshot& file);
    // For bytes that come from no file.
    void markUnsaved() { m_saved.reset(); }

    // The changes that lead from a revision to this one, in order.
    std::vector<Change> changesSince(Revision revision) const;

    Signal<const Change&>& changed() { return m_changed; }

private:
    struct Step {
        std::string label;
        MergeKey mergeKey{};
        Selection before;
        Selection after;
        // One edit each once the step is finished; before, what it has been made of, in order: the last one
        // of backward undoes the first of forward.
        std::vector<TextEdit> forward;
        std::vector<TextEdit> backward;
    };

    static void finish(Step& step);
    void carryOut(const TextEdit& edit, const Selection& selection);
    // after: the analysis of the text behind the edit.
    void goOn(const TextEdit& edit, const Selection& selection, AnalysisPtr after);
    void carryOutAll(const std::vector<TextEdit>& edits, const Selection& selection);
    bool isOpen(MergeKey mergeKey) const;
    bool mergesWith(const std::string& label, MergeKey mergeKey) const;

    AnalysisPtr m_analysis;
    AnalysisPtr m_beforeStep; // the last step, while it is open; null after it
    Revision m_revision{};
    std::vector<Step> m_steps;
    std::size_t m_done = 0;
    bool m_stepEnded = true;
    std::optional<TextSnapshot> m_saved;
    std::vector<Change> m_recent; // the last ones only; older views start anew
    Signal<const Change&> m_changed;
};

} // namespace levwright
