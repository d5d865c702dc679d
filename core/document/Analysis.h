// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/DocumentKind.h"
#include "core/model/DungeonModel.h"
#include "core/model/LevelLanguage.h"
#include "core/syntax/FileTree.h"

#include <compare>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

// A statement by its level and its index in that level's tree; in a dungeon file by level 0 and its index in
// the dungeon's tree. Valid for one revision.
struct StatementRef {
    std::size_t level = 0;
    std::size_t statement = 0;
    auto operator<=>(const StatementRef&) const = default;
};

// All that is derived from one revision of a text. Immutable; levels that an edit does not touch are shared
// with the analysis before it. A dungeon file has a dungeon, and the levels of an empty level file: one
// without a header that says nothing.
class Analysis {
public:
    Analysis(const GamePtr& game, TextSnapshot text, DocumentKind kind = DocumentKind::Levels);
    // The analysis of edit.apply(the text so far), which is text.
    Analysis updated(const TextEdit& edit, TextSnapshot text) const;

    const Game& game() const { return *m_game; }
    const GamePtr& gamePtr() const { return m_game; }
    DocumentKind kind() const { return m_kind; }
    const TextSnapshot& text() const { return m_dungeon ? m_dungeon->tree->text : m_tree.text; }
    const FileTree& tree() const { return m_tree; }

    // Levels in text order, those without a header (text before the first level) included.
    std::size_t levelCount() const { return m_models.size(); }
    const LevelModel& level(std::size_t index) const { return *m_models[index]; }
    const LevelModelPtr& levelPtr(std::size_t index) const { return m_models[index]; }
    LevelSource source(std::size_t index) const { return {level(index), levelText(index)}; }
    Offset levelStart(std::size_t index) const { return m_tree.levels[index].start; }
    std::string_view levelText(std::size_t index) const { return m_tree.textOf(index); }

    // Null for a level file.
    const DungeonModelPtr& dungeon() const { return m_dungeon; }

    // The statement at a place of the text, as far as it is one of that level (or the dungeon).
    std::optional<StatementRef> statementAt(std::size_t level, Offset at) const;
    Range rangeOf(const StatementRef& statement) const;
    // The name of the level or dungeon that the place belongs to; may be empty.
    std::string ownerAt(Offset at) const;

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
    std::vector<std::size_t> m_faulty;    // levels that have diagnostics of their own, in order
    std::vector<std::size_t> m_namesakes; // levels that are named as an earlier one is, in order
    DocumentKind m_kind = DocumentKind::Levels;
    DungeonModelPtr m_dungeon;
    Diagnostics m_diagnostics;
};

using AnalysisPtr = std::shared_ptr<const Analysis>;

} // namespace levwright
