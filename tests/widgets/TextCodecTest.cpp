// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/TextCodec.h"

#include <QRandomGenerator>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

using namespace levwright;

namespace {

// What is left of a text after it has been put into a document.
QString throughDocument(const QString& text) {
    QTextDocument document;
    document.setUndoRedoEnabled(false);
    QTextCursor(&document).insertText(text);
    return document.blockCount() == 1 ? document.firstBlock().text() : QString();
}

void checkPlaces(const std::string& line) {
    const QString text = decodeLine(line);
    for (qsizetype unit = 0; unit <= text.size(); ++unit) {
        const bool inPair = unit > 0 && unit < text.size() && text[unit - 1].isHighSurrogate();
        const Offset bytes = bytesBefore(line, unit);
        QCOMPARE(bytes, encodeLine(QStringView(text).left(inPair ? unit - 1 : unit)).size());
        QCOMPARE(unitsBefore(line, bytes), inPair ? unit - 1 : unit);
    }
    QCOMPARE(bytesBefore(line, text.size() + 5), line.size());
    QCOMPARE(unitsBefore(line, line.size() + 5), text.size());
}

void checkRoundTrip(const std::string& line) {
    const QString text = decodeLine(line);
    QCOMPARE(encodeLine(text), line);
    checkPlaces(line);
}

std::string randomLine(QRandomGenerator& random) {
    static const char* const pieces[] = {
        "a", " ", "é", "€", "😀", "\r", "\xC3", "\xF0\x9F", "\xED\xA0\x80", "\u2028", "\uFDD0"};
    std::string line;
    for (int i = random.bounded(12); i > 0; --i) {
        const int piece = random.bounded(int(std::size(pieces)) + 1);
        line += piece < int(std::size(pieces)) ? std::string(pieces[piece])
                                               : std::string(1, char(random.bounded(256)));
    }
    std::erase(line, '\n');
    return line;
}

} // namespace

class TextCodecTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QByteArray() << QString();
        QTest::newRow("plain") << QByteArray("MAZE:\t'x'") << QStringLiteral("MAZE:\t'x'");
        QTest::newRow("two bytes") << QByteArray("\xC3\xA9") << QStringLiteral("é");
        QTest::newRow("four bytes") << QByteArray("\xF0\x9F\x98\x80") << QStringLiteral("😀");
        QTest::newRow("not UTF-8") << QByteArray("a\xE9z") << QString(u"a\xDCE9z");
        QTest::newRow("cut off") << QByteArray("\xF0\x9F\x98") << QString(u"\xDCF0\xDC9F\xDC98");
        QTest::newRow("overlong") << QByteArray("\xC0\x80") << QString(u"\xDCC0\xDC80");
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << QString(u"\xDCED\xDCA0\xDC80");
        QTest::newRow("too large") << QByteArray("\xF4\x90\x80\x80") << QString(u"\xDCF4\xDC90\xDC80\xDC80");
        QTest::newRow("zero") << QByteArray("\0", 1) << QString(u"\xDC00");
        QTest::newRow("carriage return") << QByteArray("a\rb")
                                         << QString(u"a\xDC0D"
                                                    u"b");
        QTest::newRow("line separator") << QByteArray("\xE2\x80\xA8") << QString(u"\xDCE2\xDC80\xDCA8");
    }
    void reads() {
        QFETCH(const QByteArray, line);
        QFETCH(const QString, text);
        QCOMPARE(decodeLine(line.toStdString()), text);
        checkRoundTrip(line.toStdString());
    }

    void keepsEveryShortLine() {
        for (int first = 0; first < 256; ++first) {
            checkRoundTrip({char(first)});
            for (int second = 0; second < 256; ++second)
                checkRoundTrip({char(first), char(second)});
        }
    }

    void keepsRandomLines() {
        QRandomGenerator random(1);
        for (int i = 0; i < 20000; ++i)
            checkRoundTrip(randomLine(random));
    }

    // A block gives back what was put in: this is where the list of escaped characters comes from.
    void documentsKeepEveryCharacter() {
        for (char32_t character = 0; character <= 0x30000; ++character) {
            if (QChar::isSurrogate(character) || character == U'\n')
                continue;
            const QString text = decodeLine(QStringView(QChar::fromUcs4(character)).toUtf8().toStdString());
            if (text != throughDocument(text))
                QFAIL(qPrintable(QStringLiteral("U+%1 is lost").arg(quint32(character), 4, 16)));
        }
        for (int byte = 0; byte < 256; ++byte) {
            const QString text(QChar(char16_t(0xDC00 + byte)));
            QCOMPARE(throughDocument(text), text);
        }
    }

    void documentsKeepRandomLines() {
        QRandomGenerator random(2);
        for (int i = 0; i < 2000; ++i) {
            const QString text = decodeLine(randomLine(random));
            QCOMPARE(throughDocument(text), text);
        }
    }

    void saysWhatStandsForNoByte() {
        QCOMPARE(encodeLine(QString(u"\xD800")), std::string("\xEF\xBF\xBD"));
        QCOMPARE(encodeLine(QString(u"\xDD00")), std::string("\xEF\xBF\xBD"));
    }
};

QTEST_APPLESS_MAIN(TextCodecTest)
#include "TextCodecTest.moc"
