// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/Highlighting.h"

#include "resources/Resources.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Theme>

#include <algorithm>

namespace levwright {
namespace {

// In UTF-16 units. Text further right is not a description of a level, and the expressions would take long.
constexpr qsizetype longestLine = 4096;

// KSyntaxHighlighting advances by single units and tells its expressions not to check their input. They read
// beyond the text if a surrogate has no partner, or if they start between two surrogates.
QString withoutSurrogates(QString text) {
    std::ranges::replace_if(text, [](QChar unit) { return unit.isSurrogate(); }, QChar::ReplacementCharacter);
    return text;
}

} // namespace

Highlighting::Highlighting(QTextDocument* document, const Theme& theme) : SyntaxHighlighter(document) {
    registerResources();
    m_repository.addCustomSearchPath(QStringLiteral(":/levwright"));
    setTheme(m_repository.theme(theme.syntaxTheme()));
}

void Highlighting::setLanguage(const QString& name) {
    if (definition().name() != name)
        setDefinition(m_repository.definitionForName(name));
}

void Highlighting::changeTheme(const Theme& theme) {
    setTheme(m_repository.theme(theme.syntaxTheme()));
    rehighlight();
}

void Highlighting::highlightBlock(const QString& text) {
    SyntaxHighlighter::highlightBlock(withoutSurrogates(text.left(longestLine)));
}

} // namespace levwright
