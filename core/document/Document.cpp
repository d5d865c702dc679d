// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/Document.h"

#include "core/base/Contract.h"

#include <algorithm>

namespace levwright {
namespace {

constexpr std::size_t mostRecent = 256;

Selection endOf(const TextEdit& edit) {
    const Offset end = edit.touchedAfter().end;
    return {end, end};
}

} // namespace

Document::Document(const GamePtr& game, std::string bytes, DocumentKind kind)
    : Document(Analysis::make(game, TextSnapshot(std::move(bytes)), kind)) {}

Document::Document(AnalysisPtr analysis) : m_analysis(std::move(analysis)), m_saved(text()) {}

void Document::readAs(const GamePtr& game) {
    m_analysis = Analysis::make(game, text(), m_analysis->kind());
    m_beforeStep = nullptr;
}

bool Document::apply(Revision at, const TextEdit& edit, StepLabel label, MergeKey mergeKey,
                     const Selection& before) {
    return !edit.empty() && apply(at, edit, std::move(label), mergeKey, before, endOf(edit));
}

bool Document::apply(Revision at, const TextEdit& edit, StepLabel label, MergeKey mergeKey,
                     const Selection& before, const Selection& after) {
    if (at != m_revision || edit.empty())
        return false;
    require(edit.fits(text().size()), "an edit fits the revision it was made for");
    if (edit.changesNothing(text().bytes()))
        return false;
    TextEdit backward = edit.inverse(text().bytes());
    const bool merges = mergesWith(label, mergeKey);
    m_steps.resize(m_done);
    if (!merges) {
        if (!m_steps.empty())
            finish(m_steps.back());
        m_steps.push_back({std::move(label), mergeKey, before, after, {}, {}});
        ++m_done;
        m_beforeStep = m_analysis;
    }
    Step& step = m_steps.back();
    step.forward.push_back(edit);
    step.backward.push_back(std::move(backward));
    step.after = after;
    m_stepEnded = false;
    carryOut(edit, after);
    return true;
}

bool Document::mergesWith(const StepLabel& label, MergeKey mergeKey) const {
    return !m_stepEnded && mergeKey != MergeKey::None && m_done > 0 &&
           m_steps[m_done - 1].mergeKey == mergeKey && m_steps[m_done - 1].label.said() == label.said();
}

void Document::endStep() {
    m_stepEnded = true;
}

bool Document::isOpen(MergeKey mergeKey) const {
    return !m_stepEnded && mergeKey != MergeKey::None && m_done > 0 &&
           m_steps[m_done - 1].mergeKey == mergeKey;
}

TextEdit Document::backOf(MergeKey mergeKey) const {
    if (!isOpen(mergeKey))
        return {};
    const std::vector<TextEdit>& backward = m_steps[m_done - 1].backward;
    return TextEdit::composed(std::vector<TextEdit>(backward.rbegin(), backward.rend()));
}

void Document::takeBack(MergeKey mergeKey) {
    if (!isOpen(mergeKey))
        return;
    Step step = std::move(m_steps.back());
    finish(step);
    m_steps.pop_back();
    --m_done;
    m_stepEnded = true;
    if (step.backward.size() == 1 && m_beforeStep) // the analysis of the resulting text is already known
        goOn(step.backward.front(), step.before, std::move(m_beforeStep));
    else
        carryOutAll({step.backward.rbegin(), step.backward.rend()}, step.before);
}

// A finished step is one edit, however many edits it was made of.
void Document::finish(Step& step) {
    if (step.forward.size() < 2)
        return;
    std::vector<TextEdit> back(step.backward.rbegin(), step.backward.rend());
    TextEdit forward = TextEdit::composed(step.forward);
    TextEdit backward = TextEdit::composed(back);
    // Views must see edits that are not empty. If the whole step has no effect, its separate edits are kept.
    if (forward.empty() || backward.empty())
        return;
    step.forward = {std::move(forward)};
    step.backward = {std::move(backward)};
}

void Document::carryOut(const TextEdit& edit, const Selection& selection) {
    goOn(edit, selection, m_analysis->updated(edit, TextSnapshot(edit.apply(text().bytes()))));
}

void Document::goOn(const TextEdit& edit, const Selection& selection, AnalysisPtr after) {
    m_analysis = std::move(after);
    const Change change{m_revision, m_revision + 1, edit, selection};
    m_revision = change.to;
    if (m_recent.size() == mostRecent)
        m_recent.erase(m_recent.begin());
    m_recent.push_back(change);
    m_changed.emit(change);
}

// The selection belongs to the text after the last edit. It may not even fit into the texts in between.
void Document::carryOutAll(const std::vector<TextEdit>& edits, const Selection& selection) {
    for (std::size_t i = 0; i < edits.size(); ++i)
        carryOut(edits[i], i + 1 == edits.size() ? selection : endOf(edits[i]));
}

void Document::undo() {
    if (!canUndo())
        return;
    m_stepEnded = true;
    --m_done;
    finish(m_steps[m_done]);
    // A listener may continue editing and change the steps.
    const Step step = m_steps[m_done];
    carryOutAll({step.backward.rbegin(), step.backward.rend()}, step.before);
}

void Document::redo() {
    if (!canRedo())
        return;
    m_stepEnded = true;
    finish(m_steps[m_done]);
    const Step step = m_steps[m_done];
    ++m_done;
    carryOutAll(step.forward, step.after);
}

std::vector<std::string> Document::stepLabels() const {
    std::vector<std::string> labels;
    labels.reserve(m_steps.size());
    for (const Step& step : m_steps)
        labels.push_back(step.label.said());
    return labels;
}

void Document::goToStep(std::size_t done) {
    while (m_done > done)
        undo();
    while (m_done < std::min(done, m_steps.size()))
        redo();
}

bool Document::isSaved() const {
    if (!m_saved)
        return false;
    const std::string_view saved = m_saved->bytes();
    const std::string_view now = text().bytes();
    // Snapshots of the same text share their bytes.
    return saved.size() == now.size() && (saved.data() == now.data() || saved == now);
}

void Document::markSaved(const TextSnapshot& file) {
    m_saved = file;
    m_stepEnded = true;
}

std::vector<Change> Document::changesSince(Revision revision) const {
    const auto from = std::ranges::find(m_recent, revision, &Change::from);
    require(revision == m_revision || from != m_recent.end(), "a view follows every change");
    return {from, m_recent.end()};
}

} // namespace levwright
