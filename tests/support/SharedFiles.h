// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

// The folder with real level files beside the checkout, or that of LEVWRIGHT_SHARED; empty where there is
// none.
QString sharedFolder();

// Leaves the test function, saying why, where the shared files are missing.
#define LEVWRIGHT_NEEDS_SHARED()                                                                             \
    do {                                                                                                     \
        if (sharedFolder().isEmpty())                                                                        \
            QSKIP("no shared folder beside the checkout: real level files are not compared");                \
    } while (false)

// The bytes of a file; fails the test and gives nothing if it cannot be read.
QByteArray fileBytes(const QString& path);

// The objects of a file of the game's corpus that holds one a line, e.g. "cases.jsonl".
std::vector<QJsonObject> corpusRows(const QString& game, const QString& name);

// The stock level descriptions of a game of the corpus, e.g. "nethack-3.4.3", as full paths in name order.
QStringList stockFiles(const QString& game);
