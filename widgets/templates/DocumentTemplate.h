// SPDX-License-Identifier: GPL-3.0-or-later
// What new documents may begin with: the files of resources/templates, each with its row in templates.tsv.
#pragma once

#include "core/document/DocumentKind.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <string>

namespace levwright {

struct DocumentTemplate {
    QString file; // its name below resources/templates, where those in a language of its own have a folder
    QString name;
    QString tip;
    QStringList games; // whose languages it is written in

    DocumentKind kind() const;
    // Without the line on its licence: what is made of it is its author's.
    std::string text() const;
    // Nothing but a place to begin: what is made of it has no name yet.
    bool isEmpty() const { return file.startsWith(QLatin1String("empty")); }
    // That of the document that is made of it.
    QString fileName() const { return isEmpty() ? QString() : file.section(u'/', -1); }
};

// In the order in which they are offered. registerResources() must have been called.
QList<DocumentTemplate> documentTemplates();
// Those for that game.
QList<DocumentTemplate> templatesFor(const QString& game);

} // namespace levwright
