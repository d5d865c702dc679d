// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/language/Language.h"

#include "core/base/Phrase.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>

namespace levwright {
namespace {

QString key() {
    return QStringLiteral("language");
}

// Our files have one context, so that a sentence is translated once, wherever it stands.
class OwnTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* /*context*/, const char* source, const char* disambiguation,
                      int n) const override {
        return QTranslator::translate("Levwright", source, disambiguation, n);
    }
};

// The translators in use, which live in the application.
constexpr const char* translatorName = "levwright.translator";

void install(QTranslator* translator, const QString& name, const QString& folder) {
    translator->setObjectName(QLatin1StringView(translatorName));
    if (translator->load(name, folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator; // Qt's own is not installed everywhere
}

bool isKnown(const QString& id) {
    const QList<Language> all = availableLanguages();
    return std::ranges::contains(all, id, &Language::id);
}

QString ofSystem() {
    for (const QString& locale : QLocale::system().uiLanguages()) {
        if (const QString language = locale.section(u'-', 0, 0); isKnown(language))
            return language;
    }
    return QStringLiteral("en");
}

} // namespace

QList<Language> availableLanguages() {
    QList<Language> all{{QStringLiteral("en"), QStringLiteral("English")}};
    for (const Phrasebook& book : phrasebooks()) {
        const QString id = QString::fromUtf8(book.language);
        all << Language{id, QLocale(id).nativeLanguageName()};
    }
    return all;
}

QString languageSet(const QSettings& settings) {
    return settings.value(key()).toString();
}

QString languageFor(const QString& id) {
    return isKnown(id) ? id : ofSystem();
}

void useLanguage(const QString& id) {
    const QString language = languageFor(id);
    const QList<QTranslator*> before =
        qApp->findChildren<QTranslator*>(QLatin1StringView(translatorName), Qt::FindDirectChildrenOnly);
    qDeleteAll(before);
    usePhrasebook(phrasebookFor(language.toStdString()));
    install(new QTranslator(qApp), QStringLiteral("qtbase_") + language,
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(new OwnTranslator(qApp), QStringLiteral("levwright_") + language,
            QStringLiteral(":/levwright/translations"));
    qApp->setProperty("levwright.language", language);
}

QString languageInUse() {
    const QString language = qApp->property("levwright.language").toString();
    return language.isEmpty() ? QStringLiteral("en") : language;
}

} // namespace levwright
