// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

// The folder with real level files next to the checkout, or that of LEVWRIGHT_SHARED; empty if there is none.
QString sharedFolder();

// Skips the test function, with the reason, if the shared files are missing.
#define LEVWRIGHT_NEEDS_SHARED()                                                                             \
    do {                                                                                                     \
        if (sharedFolder().isEmpty())                                                                        \
            QSKIP("no shared folder beside the checkout: real level files are not compared");                \
    } while (false)

// The bytes of a file. If it cannot be read, the test fails and the result is empty.
QByteArray fileBytes(const QString& path);

// The objects of a file of the game's corpus with one object per line, such as "cases.jsonl".
std::vector<QJsonObject> corpusRows(const QString& game, const QString& name);

// The stock level descriptions of a game of the corpus, such as "nethack-3.4.3", as full paths in the order
// of their names.
QStringList stockFiles(const QString& game);
