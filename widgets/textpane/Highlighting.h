// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/Theme.h"

#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>

namespace levwright {

// The colours for the words of a document.
class Highlighting : public KSyntaxHighlighting::SyntaxHighlighter {
    Q_OBJECT

public:
    Highlighting(QTextDocument* document, const Theme& theme);

    // name: of a syntax definition.
    void setLanguage(const QString& name);
    void changeTheme(const Theme& theme);

protected:
    void highlightBlock(const QString& text) override;

private:
    KSyntaxHighlighting::Repository m_repository;
};

} // namespace levwright
