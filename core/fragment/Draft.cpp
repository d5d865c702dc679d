// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fragment/Draft.h"

#include <algorithm>

namespace levwright {

Draft::Draft(const LevelLanguage& language, std::string levelText)
    : m_file(language.parse(TextSnapshot(std::move(levelText)))),
      m_model(language.lower(m_file.levels.front().tree, m_file.textOf(0), LongSize::Bits64,
                             Checks::OfCompiler)) {}

std::optional<std::string> Draft::errorIn(Range range) const {
    for (const Diagnostic& diagnostic : m_model->diagnostics) {
        if (diagnostic.severity() == Severity::Error && range.touches(diagnostic.range.begin))
            return diagnostic.message();
    }
    return std::nullopt;
}

std::optional<std::string> Draft::unknownNameIn(Range range) const {
    using enum DiagnosticCode;
    for (const Diagnostic& diagnostic : m_model->diagnostics) {
        const bool isName = diagnostic.code == UnknownMonster || diagnostic.code == UnknownObject ||
                            diagnostic.code == UnknownCorpse || diagnostic.code == UnknownRoomType;
        if (isName && range.touches(diagnostic.range.begin))
            return diagnostic.message();
    }
    return std::nullopt;
}

std::optional<std::size_t> Draft::statementOf(Range range) const {
    const std::vector<StatementNode>& statements = m_model->tree->statements;
    const auto found = std::ranges::lower_bound(statements, range.begin, {},
                                                [](const StatementNode& node) { return node.range.begin; });
    if (found == statements.end() || found->range != range || found->broken || found->misplaced)
        return std::nullopt;
    return std::size_t(found - statements.begin());
}

} // namespace levwright
