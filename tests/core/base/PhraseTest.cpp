// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"

#include "core/base/Printable.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::phrase_test {
namespace {

constexpr Translation sentences[] = {
    {"A door for {}.", "Eine Tür für {}."},        {"It has {} of {} cells.", "Von {1} Zellen hat es {0}."},
    {"It lies at {}.", "Es liegt bei {} und {}."}, {"Nothing is here.", "Hier ist nichts."},
    {"The base is {}.", "Die Basis ist {:d}."},    {"{0} of {1} fit.", "Von {1} passen {0}."},
    {"{0} stands here.", "{1} steht hier."},       {"“{}”", "„{}“"},
};
constexpr Phrasebook german{"xx", sentences};

} // namespace

class PhraseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { usePhrasebook(nullptr); }

    void withoutALanguageAllIsEnglish() {
        QCOMPARE(said("Nothing is here."), std::string_view("Nothing is here."));
        QCOMPARE(say("It has {} of {} cells.", 3, 5), std::string("It has 3 of 5 cells."));
        QCOMPARE(say("{{}} is empty"), std::string("{} is empty"));
        const std::string arguments[] = {"two", "three"};
        QCOMPARE(saidWith("{0} of {1} fit.", arguments), std::string("two of three fit."));
    }

    void sentencesAreTranslated() {
        usePhrasebook(&german);
        QCOMPARE(said(phrase("Nothing is here.")), std::string_view("Hier ist nichts."));
        QCOMPARE(say("Nothing is here."), std::string("Hier ist nichts."));
        QCOMPARE(say("A door for {}.", "Anna"), std::string("Eine Tür für Anna."));
    }

    void translationsMayReorder() {
        usePhrasebook(&german);
        QCOMPARE(say("It has {} of {} cells.", 3, 5), std::string("Von 5 Zellen hat es 3."));
        const std::string arguments[] = {"zwei", "drei"};
        QCOMPARE(saidWith("{0} of {1} fit.", arguments), std::string("Von drei passen zwei."));
    }

    void quotesAreThoseOfTheLanguage() {
        QCOMPARE(withQuotes("newt"), std::string("“newt”"));
        QCOMPARE(inOwnQuotes("“)” or “,”"), std::string("“)” or “,”"));
        QCOMPARE(beforeQuote("newt “Rex”"), std::string_view("newt"));
        usePhrasebook(&german);
        QCOMPARE(withQuotes("newt"), std::string("„newt“"));
        QCOMPARE(withQuotes("{}"), std::string("„{}“"));
        QCOMPARE(withoutQuotes("„newt“"), std::string_view("newt"));
        QCOMPARE(withoutQuotes("“newt”"), std::string_view("newt"));
        QCOMPARE(withoutQuotes("newt"), std::string_view("newt"));
        QCOMPARE(inOwnQuotes("“)” or “,”"), std::string("„)“ or „,“"));
        QCOMPARE(inOwnQuotes("a “word”."), std::string("a “word”."));
        QCOMPARE(beforeQuote("Molch „Rex“"), std::string_view("Molch"));
        QCOMPARE(beforeQuote("newt"), std::string_view("newt"));
        QCOMPARE(inQuotes("a\nb"), std::string("„a\\x0ab“"));
        QCOMPARE(inEnglishQuotes("a"), std::string("“a”"));
    }

    // A translator's mistake must not end the program.
    void brokenTranslationsAreNotUsed() {
        usePhrasebook(&german);
        QCOMPARE(say("It lies at {}.", 3), std::string("It lies at 3."));
        QCOMPARE(say("The base is {}.", "text"), std::string("The base is text."));
        const std::string arguments[] = {"A newt"};
        QCOMPARE(saidWith("{0} stands here.", arguments), std::string("A newt stands here."));
    }

    void whatIsNotTranslatedIsEnglish() {
        usePhrasebook(&german);
        QCOMPARE(say("There are {} rooms.", 3), std::string("There are 3 rooms."));
        QCOMPARE(said(""), std::string_view());
    }

    void booksAreFoundByLocale_data() {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("language");
        QTest::newRow("language") << "ja" << "ja";
        QTest::newRow("country") << "de_AT" << "de";
        QTest::newRow("as editors say it") << "de-CH" << "de";
        QTest::newRow("encoding") << "ja_JP.UTF-8" << "ja";
        QTest::newRow("variant") << "de@euro" << "de";
        QTest::newRow("English") << "en_GB.UTF-8" << "";
        QTest::newRow("another language") << "den" << "";
        QTest::newRow("nothing") << "" << "";
    }
    void booksAreFoundByLocale() {
        QFETCH(const QString, locale);
        QFETCH(const QString, language);
        const Phrasebook* book = phrasebookFor(locale.toStdString());
        QCOMPARE(book == nullptr ? QString() : QString::fromUtf8(book->language), language);
    }

    void embeddedBooksAreInOrder() {
        for (const Phrasebook& book : phrasebooks())
            usePhrasebook(&book); // says so
    }
};

LEVWRIGHT_TEST(PhraseTest)

} // namespace levwright::phrase_test

#include "PhraseTest.moc"
