// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/Analysis.h"
#include "core/edit/DoorEdit.h"
#include "core/model/LevelLanguage.h"
#include "core/tree/FileTree.h"

namespace levwright {

// The analysis of a level file. It shares levels that an edit does not touch with the analysis before it.
class LevelsAnalysis final : public Analysis {
public:
    LevelsAnalysis(const GamePtr& game, TextSnapshot text);
    // The analysis of the file after an edit; old is the one before it.
    LevelsAnalysis(const LevelsAnalysis& old, FileTree tree);

    const FileTree& tree() const { return m_tree; }
    // All levels in text order, including the text before the first level, which has no header. There is at
    // least one.
    std::size_t levelCount() const { return m_models.size(); }
    const LevelModel& level(std::size_t index) const { return *m_models[index]; }
    const LevelModelPtr& levelPtr(std::size_t index) const { return m_models[index]; }
    // A file has either themed rooms or other levels.
    bool isOfThemedRooms() const;
    LevelSource source(std::size_t index) const { return {level(index), levelText(index)}; }
    Offset levelStart(std::size_t index) const { return m_tree.levels[index].start; }
    std::string_view levelText(std::size_t index) const { return m_tree.textOf(index); }
    Range levelRange(std::size_t index) const {
        return {levelStart(index), levelStart(index) + levelText(index).size()};
    }

    DocumentKind kind() const override { return DocumentKind::Levels; }
    const LevelsAnalysis* levels() const override { return this; }
    AnalysisPtr updated(const TextEdit& edit, TextSnapshot text) const override;
    std::size_t levelAt(Offset at) const override { return m_tree.levelAt(at); }
    using Analysis::statementAt;
    std::optional<StatementRef> statementAt(std::size_t level, Offset at) const override;
    Range rangeOf(const StatementRef& statement) const override;
    StatementView view(const StatementRef& subject) const override;
    std::vector<FieldChoice> choices(const StatementRef& subject, const FieldKey& field) const override;
    using Analysis::setField;
    EditOutcome setField(const std::vector<StatementRef>& subjects, const FieldKey& field,
                         const std::optional<std::string>& source) const override;
    std::string ownerAt(Offset at) const override;
    Diagnostics diagnosticsOf(std::size_t level) const override;
    Extent extentOf(const StatementRef& statement) const override;
    Removal removalOf(const std::vector<StatementRef>& statements) const override;
    // Moves statements to another place of their level, or copies them there. Refused also for statements of
    // several levels.
    ArrangeOutcome arrange(const std::vector<StatementRef>& statements, std::size_t level,
                           const ArrangePlace& to, Arranging how) const;
    // Adds a comment that silences problems of this kind in the level of the diagnostic; see
    // LevelLanguage::silence.
    EditOutcome silence(const Diagnostic& diagnostic) const;
    // The part that holds the statement; empty for one in a room or the header.
    std::optional<std::size_t> partOf(const StatementRef& statement) const;

private:
    EditOutcome doorsWith(std::size_t level, const std::vector<PlaceChange>& changes) const;
    EditOutcome doorsMovedBy(std::size_t level, const TextEdit& edit,
                             const std::vector<StatementRef>& statements) const;
    void lowerLevels(const LevelsAnalysis* old);
    // before is the model of the level before an edit, if there is one.
    LevelModelPtr lowered(std::size_t index, const LevelModel* before) const;

    FileTree m_tree;
    std::vector<LevelModelPtr> m_models;
    std::vector<std::size_t> m_faulty;    // levels that have diagnostics of their own, in order
    std::vector<std::size_t> m_namesakes; // levels with the same name as an earlier one, in order
};

} // namespace levwright
