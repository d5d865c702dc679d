// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/LoadingTables.h"

#include <QStringList>
#include <QVariant>

std::string contextOf(const QJsonObject& table) {
    const QJsonObject context = table["context"].toObject();
    QStringList entries;
    for (auto entry = context.begin(); entry != context.end(); ++entry)
        entries << entry.key() + '=' + entry.value().toVariant().toString();
    return entries.join(',').toStdString();
}
