// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/SharedFiles.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTest>

QString sharedFolder() {
    const QString named = qEnvironmentVariable("LEVWRIGHT_SHARED");
    const QDir folder(named.isEmpty() ? QStringLiteral(LEVWRIGHT_SOURCE_DIR "/../shared") : named);
    return folder.exists(QStringLiteral("corpus")) ? folder.absolutePath() : QString();
}

QByteArray fileBytes(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        QTest::qFail(qPrintable(path + QStringLiteral(": ") + file.errorString()), __FILE__, __LINE__);
        return {};
    }
    return file.readAll();
}

std::vector<QJsonObject> corpusRows(const QString& game, const QString& name) {
    std::vector<QJsonObject> rows;
    for (const QByteArray& line : fileBytes(sharedFolder() + "/corpus/" + game + '/' + name).split('\n')) {
        if (!line.trimmed().isEmpty())
            rows.push_back(QJsonDocument::fromJson(line).object());
    }
    return rows;
}

QStringList stockFiles(const QString& game) {
    const QDir folder(sharedFolder() + QStringLiteral("/corpus/") + game + QStringLiteral("/des"));
    QStringList paths;
    for (const QString& name : folder.entryList({QStringLiteral("*.des")}, QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    return paths;
}
