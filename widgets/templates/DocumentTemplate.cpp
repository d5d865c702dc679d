// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/templates/DocumentTemplate.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/languages/games/KindOfText.h"

#include <QFile>

namespace levwright {
namespace {

constexpr qsizetype columnCount = 4;

QByteArray resource(const QString& name) {
    QFile file(QStringLiteral(":/levwright/templates/") + name);
    require(file.open(QIODevice::ReadOnly), "a template that is part of the program");
    return file.readAll();
}

QString shown(const QString& text) {
    return QString::fromUtf8(said(text.toStdString()));
}

} // namespace

DocumentKind DocumentTemplate::kind() const {
    return documentKindOf(file.toStdString(), text());
}

std::string DocumentTemplate::text() const {
    const std::string all = resource(file).toStdString();
    return all.starts_with("# SPDX") ? all.substr(all.find('\n') + 1) : all;
}

QList<DocumentTemplate> documentTemplates() {
    QList<DocumentTemplate> templates;
    const QStringList rows = QString::fromUtf8(resource(QStringLiteral("templates.tsv"))).split(u'\n');
    for (const QString& row : rows.sliced(1)) {
        const QStringList fields = row.split(u'\t');
        if (row.isEmpty())
            continue;
        require(fields.size() == columnCount, "a row of templates.tsv has file, name, tip and games");
        templates << DocumentTemplate{fields[0], shown(fields[1]), shown(fields[2]), fields[3].split(u',')};
    }
    return templates;
}

QList<DocumentTemplate> templatesFor(const QString& game) {
    QList<DocumentTemplate> templates = documentTemplates();
    templates.removeIf([&](const DocumentTemplate& one) { return !one.games.contains(game); });
    return templates;
}

} // namespace levwright
