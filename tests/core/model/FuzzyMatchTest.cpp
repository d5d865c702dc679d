// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/FuzzyMatch.h"

#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::fuzzy_match_test {

class FuzzyMatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void matches_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("typed");
        QTest::addColumn<int>("match"); // none: -1
        const auto row = [](const char* text, const char* typed, std::optional<FuzzyMatch> match) {
            QTest::addRow("%s in %s", typed, text)
                << std::string(text) << std::string(typed) << (match ? int(*match) : -1);
        };
        using enum FuzzyMatch;
        row("red dragon", "", Begins);
        row("red dragon", "red", Begins);
        row("red dragon", "red dragon", Begins);
        row("red dragon", "dra", BeginsWord);
        row("red dragon", "on", Within);
        row("red dragon", "rdr", WordStarts);
        row("red dragon", "redr", WordStarts);
        row("red dragon", "red ", Begins);
        row("red dragon", "dr", BeginsWord);
        row("red dragon", "rdgn", Scattered);
        row("red dragon", "egn", std::nullopt);
        row("red dragon", "dred", std::nullopt);
        row("red dragon", "red dragons", std::nullopt);
        row("a b a c", "ac", WordStarts);
        row("non_diggable", "nd", WordStarts);
        row("nondig non_dig", "non_", BeginsWord);
        row("", "", Begins);
        row("", "a", std::nullopt);
        row("\xC3\xA9t\xC3\xA9", "\xC3\xA9", Begins);
    }
    void matches() {
        QFETCH(const std::string, text);
        QFETCH(const std::string, typed);
        const std::optional<FuzzyMatch> found = fuzzyMatch(text, typed);
        QTEST(found ? int(*found) : -1, "match");
    }
};

LEVWRIGHT_TEST(FuzzyMatchTest)

} // namespace levwright::fuzzy_match_test

#include "FuzzyMatchTest.moc"
