// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/LeftDocuments.h"

#include "widgets/session/FilePath.h"

namespace levwright {
namespace {

constexpr int mostDocuments = 200; // settings are a text that anybody may have changed

const QString listKey = QStringLiteral("lastSession");
const QString pathKey = QStringLiteral("path");
const QString journalKey = QStringLiteral("journal");
const QString caretKey = QStringLiteral("caret");
const QString viewKey = QStringLiteral("view");
const QString secondKey = QStringLiteral("secondSide");
const QString frontKey = QStringLiteral("inFront");
const QString activeKey = QStringLiteral("active");

// Names of files are bytes, which the characters of the settings cannot hold.
QByteArray bytesOf(const QString& path) {
    return QByteArray::fromStdString(toPath(path).string());
}

} // namespace

std::vector<LeftDocument> leftDocuments(QSettings& settings) {
    std::vector<LeftDocument> documents;
    const int count = std::min(settings.beginReadArray(listKey), mostDocuments);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        LeftDocument document;
        document.path = fromPath(settings.value(pathKey).toByteArray().toStdString());
        document.journal = settings.value(journalKey).toString();
        document.caret = settings.value(caretKey).toULongLong();
        document.shown.view = settings.value(viewKey).toByteArray();
        document.shown.isOnSecondSide = settings.value(secondKey).toBool();
        document.shown.isInFront = settings.value(frontKey).toBool();
        document.shown.isActive = settings.value(activeKey).toBool();
        if (!document.path.isEmpty() || !document.journal.isEmpty())
            documents.push_back(std::move(document));
    }
    settings.endArray();
    return documents;
}

void leaveDocuments(const std::vector<LeftDocument>& documents, QSettings& settings) {
    settings.remove(listKey);
    settings.beginWriteArray(listKey, int(documents.size()));
    for (std::size_t i = 0; i < documents.size(); ++i) {
        const LeftDocument& document = documents[i];
        settings.setArrayIndex(int(i));
        settings.setValue(pathKey, bytesOf(document.path));
        settings.setValue(journalKey, document.journal);
        settings.setValue(caretKey, document.caret);
        settings.setValue(viewKey, document.shown.view);
        settings.setValue(secondKey, document.shown.isOnSecondSide);
        settings.setValue(frontKey, document.shown.isInFront);
        settings.setValue(activeKey, document.shown.isActive);
    }
    settings.endArray();
}

} // namespace levwright
