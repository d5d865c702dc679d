// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelModel.h"
#include "core/syntax/FileTree.h"

#include <memory>
#include <vector>

namespace levwright {

// All that is derived from one revision of a text. Immutable; levels that an edit does not touch are shared
// with the analysis before it.
class Analysis {
public:
    Analysis(const GamePtr& game, TextSnapshot text);
    // The analysis of edit.apply(the text so far), which is text.
    Analysis updated(const TextEdit& edit, TextSnapshot text) const;

    const Game& game() const { return *m_game; }
    const GamePtr& gamePtr() const { return m_game; }
    const TextSnapshot& text() const { return m_tree.text; }
    const FileTree& tree() const { return m_tree; }

    // Levels in text order, those without a header (text before the first level) included.
    std::size_t levelCount() const { return m_models.size(); }
    const LevelModel& level(std::size_t index) const { return *m_models[index]; }
    const LevelModelPtr& levelPtr(std::size_t index) const { return m_models[index]; }
    Offset levelStart(std::size_t index) const { return m_tree.levels[index].start; }
    std::string_view levelText(std::size_t index) const { return m_tree.textOf(index); }

    // What is wrong in the whole file, in text order, with places and fixes counted from the start of the
    // file.
    const Diagnostics& diagnostics() const;
    // Those of one level, the ones about the file as a whole included.
    Diagnostics diagnosticsOf(std::size_t level) const;

private:
    Analysis(GamePtr game, FileTree tree, const Analysis* old);

    GamePtr m_game;
    FileTree m_tree;
    std::vector<LevelModelPtr> m_models;
    Diagnostics m_diagnostics;
};

using AnalysisPtr = std::shared_ptr<const Analysis>;

} // namespace levwright
