// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/Highlighting.h"

#include "resources/Resources.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Theme>
#include <ksyntaxhighlighting_version.h>

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

QString formatOf(OwnWordSort sort) {
    switch (sort) {
    case OwnWordSort::Statement:
        return QStringLiteral("Statement");
    case OwnWordSort::Flag:
        return QStringLiteral("Flag");
    case OwnWordSort::Value:
        return QStringLiteral("State");
    case OwnWordSort::Library:
        break;
    }
    return QStringLiteral("Library");
}

// Whether words that the definition does not know look so.
bool isOfWords(const KSyntaxHighlighting::Format& format) {
    const QString name = format.name();
    return name == u"Normal Text" || name == u"Error" || name == u"Function";
}

} // namespace

QString highlighterRelease() {
    return QStringLiteral("KSyntaxHighlighting " KSYNTAXHIGHLIGHTING_VERSION_STRING);
}

Highlighting::Highlighting(QTextDocument* document, const Theme& theme) : SyntaxHighlighter(document) {
    registerResources();
    m_repository.addCustomSearchPath(QStringLiteral(":/levwright"));
    setTheme(m_repository.theme(theme.syntaxTheme()));
}

void Highlighting::setLanguage(const QString& name, const Catalog& catalog) {
    const KSyntaxHighlighting::Definition wanted = m_repository.definitionForName(name);
    const QList<Format> formats = wanted.formats();
    const auto named = [&](const QString& format) {
        const auto found = std::ranges::find(formats, format, &Format::name);
        return found == formats.end() ? Format() : *found;
    };
    QHash<QString, Format> words;
    for (const OwnWord& word : ownWords(catalog))
        words.insert(QString::fromUtf8(word.spelling), named(formatOf(word.sort)));
    QString cells = QString::fromStdString(ownMapCharacters(catalog));
    const bool isSame = definition().name() == name && words.keys() == m_words.keys() && cells == m_cells;
    m_words = std::move(words);
    m_cells = std::move(cells);
    m_cell = named(QStringLiteral("Map Furniture"));
    if (definition().name() != name)
        setDefinition(wanted);
    else if (!isSame)
        rehighlight();
}

void Highlighting::changeTheme(const Theme& theme) {
    setTheme(m_repository.theme(theme.syntaxTheme()));
    rehighlight();
}

void Highlighting::highlightBlock(const QString& text) {
    m_line = withoutSurrogates(text.left(longestLine));
    SyntaxHighlighter::highlightBlock(m_line);
}

void Highlighting::applyFormat(int offset, int length, const Format& format) {
    SyntaxHighlighter::applyFormat(offset, length, format);
    if (!m_cells.isEmpty() && format.name() == u"Map Error") {
        for (int at = offset; at < offset + length; ++at) {
            if (m_cells.contains(m_line[at]))
                SyntaxHighlighter::applyFormat(at, 1, m_cell);
        }
    } else if (!m_words.isEmpty() && isOfWords(format)) {
        paintWords(offset, length);
    }
}

// The definition takes them for words without a meaning.
void Highlighting::paintWords(int offset, int length) {
    const auto isLetter = [&](int at) { return m_line[at].isLetterOrNumber() || m_line[at] == u'_'; };
    for (int at = offset; at < offset + length;) {
        int end = at;
        while (end < offset + length && isLetter(end))
            ++end;
        if (const auto word = m_words.constFind(m_line.mid(at, end - at)); end > at && word != m_words.cend())
            SyntaxHighlighter::applyFormat(at, end - at, *word);
        at = end + 1;
    }
}

} // namespace levwright
