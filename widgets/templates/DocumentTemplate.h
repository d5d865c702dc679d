// SPDX-License-Identifier: GPL-3.0-or-later
// The possible contents of a new document: the files of resources/templates, each with a row in
// templates.tsv.
#pragma once

#include "core/document/DocumentKind.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <string>

namespace levwright {

struct DocumentTemplate {
    QString file; // its name below resources/templates; a language may have a folder of its own there
    QString name;
    QString tip;
    QStringList games; // the games whose language it is written in

    DocumentKind kind() const;
    // Without the line about the licence: a document made from it belongs to its author.
    std::string text() const;
    // An empty template is only a place to begin: a document made from it has no name yet.
    bool isEmpty() const { return file.startsWith(QLatin1String("empty")); }
    // The name for a document made from it.
    QString fileName() const { return isEmpty() ? QString() : file.section(u'/', -1); }
};

// In the order in which they are offered. registerResources() must have been called before.
QList<DocumentTemplate> documentTemplates();
// The templates for that game.
QList<DocumentTemplate> templatesFor(const QString& game);

} // namespace levwright
