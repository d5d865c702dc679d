// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the windows, and of what core says in them.
#pragma once

#include <QList>
#include <QSettings>
#include <QString>

namespace levwright {

struct Language {
    QString id;   // as in the settings: “en”, “de”
    QString name; // in the language itself
};

// English comes first.
QList<Language> availableLanguages();

// The language that is set; empty for that of the system.
QString languageSet(const QSettings& settings);

// The id of the language that useLanguage() gives: for an empty or unknown id the first known one that the
// system asks for.
QString languageFor(const QString& id);

// Gives the program that language. Call it after registerResources() and while there is no window, because
// windows take their words when they are made.
void useLanguage(const QString& id);

// Never empty.
QString languageInUse();

} // namespace levwright
