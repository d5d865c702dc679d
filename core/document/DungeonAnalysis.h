// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/Analysis.h"
#include "core/dungeons/model/DungeonLanguage.h"

namespace levwright {

// The analysis of a dungeon file. Such a file is small (the games allow 50 levels), so each change analyses
// it anew.
class DungeonAnalysis final : public Analysis {
public:
    DungeonAnalysis(const GamePtr& game, TextSnapshot text, DocumentKind kind, DungeonLanguagePtr language);

    DocumentKind kind() const override { return m_kind; }
    const DungeonModel* dungeon() const override { return m_dungeon.get(); }
    const DungeonLanguage* dungeonLanguage() const override { return m_language.get(); }
    AnalysisPtr updated(const TextEdit& edit, TextSnapshot text) const override;
    std::size_t levelAt(Offset at) const override;
    using Analysis::statementAt;
    std::optional<StatementRef> statementAt(std::size_t level, Offset at) const override;
    Range rangeOf(const StatementRef& statement) const override;
    StatementRef subjectOf(const StatementRef& statement) const override;
    StatementView view(const StatementRef& subject) const override;
    std::vector<FieldChoice> choices(const StatementRef& subject, const FieldKey& field) const override;
    using Analysis::setField;
    EditOutcome setField(const std::vector<StatementRef>& subjects, const FieldKey& field,
                         const std::optional<std::string>& source) const override;
    std::string ownerAt(Offset at) const override;
    Diagnostics diagnosticsOf(std::size_t level) const override;
    // Removes one after the other. What counts from a removed one is changed or removed with it.
    Removal removalOf(const std::vector<StatementRef>& statements) const override;

private:
    DocumentKind m_kind;
    DungeonLanguagePtr m_language;
    DungeonModelPtr m_dungeon;
};

} // namespace levwright
