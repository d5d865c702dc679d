// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/DungeonAnalysis.h"

#include "core/base/Phrase.h"
#include "core/text/AnchorSet.h"

namespace levwright {

DungeonAnalysis::DungeonAnalysis(const GamePtr& game, TextSnapshot text, DocumentKind kind,
                                 DungeonLanguagePtr language)
    : Analysis(game, std::move(text)), m_kind(kind), m_language(std::move(language)),
      m_dungeon(m_language->read(this->text())) {
    setDiagnostics(m_dungeon->diagnostics);
}

AnalysisPtr DungeonAnalysis::updated(const TextEdit& /*edit*/, TextSnapshot text) const {
    return std::make_shared<DungeonAnalysis>(gamePtr(), std::move(text), m_kind, m_language);
}

std::size_t DungeonAnalysis::levelAt(Offset /*at*/) const {
    return 0;
}

std::optional<StatementRef> DungeonAnalysis::statementAt(std::size_t level, Offset at) const {
    const std::optional<std::size_t> found = m_dungeon->tree->statementAt(at);
    return found ? std::optional(StatementRef{level, *found}) : std::nullopt;
}

Range DungeonAnalysis::rangeOf(const StatementRef& statement) const {
    return m_dungeon->node(statement.statement).range;
}

// A note stands for its level or dungeon.
StatementRef DungeonAnalysis::subjectOf(const StatementRef& statement) const {
    return {statement.level, m_dungeon->subjectOf(statement.statement).value_or(statement.statement)};
}

StatementView DungeonAnalysis::view(const StatementRef& subject) const {
    const StatementNode& node = m_dungeon->node(subject.statement);
    const Argument* name = node.find(Field::Name);
    // The tables of a script do not begin with a word.
    const bool isTable = kind() == DocumentKind::DungeonScript;
    return {.kind = node.kind,
            .title = name != nullptr ? withQuotes(text().slice(name->text))
                     : isTable       ? std::string("unnamed")
                                     : std::string(text().slice(node.keyword)),
            .keyword = isTable ? Range{node.range.begin, node.range.begin} : node.keyword,
            .range = node.range,
            .fields = m_language->fields(*m_dungeon, subject.statement),
            .isWhole = !node.broken};
}

std::vector<FieldChoice> DungeonAnalysis::choices(const StatementRef& subject, const FieldKey& field) const {
    return m_language->choices(*m_dungeon, subject.statement, field);
}

EditOutcome DungeonAnalysis::setField(const std::vector<StatementRef>& subjects, const FieldKey& field,
                                      const std::optional<std::string>& source) const {
    std::vector<Replacement> all;
    for (const StatementRef& subject : subjects) {
        const EditOutcome edit = m_language->setField(*m_dungeon, subject.statement, field, source);
        if (!edit)
            return edit;
        all.insert(all.end(), edit->replacements().begin(), edit->replacements().end());
    }
    return TextEdit(std::move(all));
}

std::string DungeonAnalysis::ownerAt(Offset at) const {
    std::string name;
    for (const DungeonPartModel& part : m_dungeon->dungeons) {
        if (m_dungeon->node(part.node).range.begin <= at)
            name = part.record.name.text;
    }
    return name;
}

Diagnostics DungeonAnalysis::diagnosticsOf(std::size_t /*level*/) const {
    return diagnostics();
}

Removal DungeonAnalysis::removalOf(const std::vector<StatementRef>& statements) const {
    AnchorSet begins;
    for (const StatementRef& statement : statements)
        begins.add(rangeOf(statement).begin, Bias::After);
    Removal removal;
    std::vector<TextEdit> edits;
    DungeonModelPtr now = m_dungeon;
    for (std::size_t i = 0; i < begins.count(); ++i) {
        const std::optional<std::size_t> statement = now->tree->statementAt(begins[i]);
        if (begins.isLost(i) || !statement)
            continue;
        EditOutcome removed = m_language->remove(*now, *statement);
        if (!removed) {
            removal.refusal = removed.error();
            continue;
        }
        begins.follow(*removed);
        now = m_language->read(TextSnapshot(removed->apply(now->tree->text.bytes())));
        edits.push_back(*std::move(removed));
    }
    removal.edit = TextEdit::composed(edits);
    return removal;
}

} // namespace levwright
