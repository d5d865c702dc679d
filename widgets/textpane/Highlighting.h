// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/OwnWords.h"
#include "widgets/theme/Theme.h"

#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <QHash>

namespace levwright {

// Such as "KSyntaxHighlighting 6.13.0".
QString highlighterRelease();

// The colours for the words of a document.
class Highlighting : public KSyntaxHighlighting::SyntaxHighlighter {
    Q_OBJECT

public:
    Highlighting(QTextDocument* document, const Theme& theme);

    // name: of a syntax definition, which knows the words of built-in games. Words and map characters that
    // only the catalog's game has look like others of their kind.
    void setLanguage(const QString& name, const Catalog& catalog);
    void changeTheme(const Theme& theme);

protected:
    void highlightBlock(const QString& text) override;
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) override;

private:
    using Format = KSyntaxHighlighting::Format;

    void paintWords(int offset, int length);

    KSyntaxHighlighting::Repository m_repository;
    QHash<QString, Format> m_words; // those of the game
    QString m_cells;                // map characters of the game
    Format m_cell;
    QString m_line; // the text that is highlighted now
};

} // namespace levwright
