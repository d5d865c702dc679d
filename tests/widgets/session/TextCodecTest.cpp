// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/TextCodec.h"

#include "tests/support/TestProgram.h"

#include <QRandomGenerator>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace levwright::text_codec_test {
namespace {

// The text after it has been put into a document.
QString throughDocument(const QString& text) {
    QTextDocument document;
    document.setUndoRedoEnabled(false);
    QTextCursor(&document).insertText(text);
    return document.blockCount() == 1 ? document.firstBlock().text() : QString();
}

// Whether every Qt class can handle the text: valid UTF-16, with characters that have no special meaning.
bool isFitForQt(const QString& text) {
    return text.isValidUtf16() && std::ranges::none_of(text.toUcs4(), [](char32_t character) {
               const bool isControl =
                   QChar::category(character) == QChar::Other_Control && character != U'\t';
               return isControl || QChar::isNonCharacter(character) || character == QChar::LineSeparator ||
                      character == QChar::ParagraphSeparator ||
                      character == QChar::ObjectReplacementCharacter;
           });
}

void checkPlaces(const std::string& line, TextEncoding encoding) {
    const QString text = decodeLine(line, encoding);
    for (qsizetype unit = 0; unit <= text.size(); ++unit) {
        const bool inPair = unit > 0 && unit < text.size() && text[unit - 1].isHighSurrogate();
        const Offset bytes = bytesBefore(line, unit, encoding);
        QCOMPARE(bytes, encodeLine(QStringView(text).left(inPair ? unit - 1 : unit), encoding).size());
        QCOMPARE(unitsBefore(line, bytes, encoding), inPair ? unit - 1 : unit);
    }
    QCOMPARE(bytesBefore(line, text.size() + 5, encoding), line.size());
    QCOMPARE(unitsBefore(line, line.size() + 5, encoding), text.size());
}

void checkRoundTrip(const std::string& line, TextEncoding encoding = TextEncoding::Utf8) {
    const QString text = decodeLine(line, encoding);
    QVERIFY(isFitForQt(text));
    QCOMPARE(encodeLine(text, encoding), line);
    checkPlaces(line, encoding);
}

std::string randomLine(QRandomGenerator& random) {
    static const char* const pieces[] = {
        "a",      " ",      "é",      "€",    "😀",     "\r",     "\xC3",      "\xF0\x9F", "\xED\xA0\x80",
        "\u2028", "\uFDD0", "\uE4E9", "\x1B", "\u0085", "\uFFFC", "\U0001FFFE"};
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
    void readsJapanese_data() {
        QTest::addColumn<TextEncoding>("encoding");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("text");
        const QString japanese = QStringLiteral("MAZE:\"日本のレベル\" # ﾄﾗｯﾌﾟ");
        QTest::newRow("EUC-JP") << TextEncoding::EucJp
                                << QByteArray("MAZE:\"\xC6\xFC\xCB\xDC\xA4\xCE\xA5\xEC\xA5\xD9\xA5\xEB\" # "
                                              "\x8E\xC4\x8E\xD7\x8E\xAF\x8E\xCC\x8E\xDF")
                                << japanese;
        QTest::newRow("Shift-JIS") << TextEncoding::ShiftJis
                                   << QByteArray(
                                          "MAZE:\"\x93\xFA\x96\x7B\x82\xCC\x83\x8C\x83\x78\x83\x8B\" # "
                                          "\xC4\xD7\xAF\xCC\xDF")
                                   << japanese;
        QTest::newRow("with a backslash behind its lead")
            << TextEncoding::ShiftJis << QByteArray("\x95\x5C\x8E\xA6") << QStringLiteral("表示");
        QTest::newRow("three bytes") << TextEncoding::EucJp << QByteArray("\x8F\xB0\xA1")
                                     << QStringLiteral("丂");
        QTest::newRow("cut off") << TextEncoding::EucJp << QByteArray("\xC6\xFC\xCB") << QString(u"日\xE4CB");
        QTest::newRow("none") << TextEncoding::EucJp << QByteArray("\xA4z\xFF") << QString(u"\xE4A4z\xE4FF");
    }
    void readsJapanese() {
        QFETCH(const TextEncoding, encoding);
        QFETCH(const QByteArray, line);
        QFETCH(const QString, text);
        QCOMPARE(decodeLine(line.toStdString(), encoding), text);
        checkRoundTrip(line.toStdString(), encoding);
    }

    void guesses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<TextEncoding>("encoding");
        QTest::newRow("nothing") << QByteArray() << TextEncoding::Utf8;
        QTest::newRow("ASCII") << QByteArray("MAZE:\"a\",' '\n") << TextEncoding::Utf8;
        QTest::newRow("UTF-8") << QByteArray("# 日本のレベル é\n") << TextEncoding::Utf8;
        QTest::newRow("EUC-JP") << QByteArray("# \xA4\xCE\n# x\n") << TextEncoding::EucJp;
        QTest::newRow("EUC-JP without kana") << QByteArray("# \xC6\xFC\xCB\xDC\n") << TextEncoding::EucJp;
        QTest::newRow("a whole level")
            << QByteArray("MAZE:\"a\",' '\n# \xBE\xEB\xA4\xCE\xCC\xE7 \\x\nMAP\n|...|\nENDMAP\n")
            << TextEncoding::EucJp;
        QTest::newRow("Shift-JIS") << QByteArray("# \x82\xCC\n") << TextEncoding::ShiftJis;
        QTest::newRow("one letter with an accent")
            << QByteArray("# Andr\xE9 was here\n") << TextEncoding::Utf8;
        QTest::newRow("some of them") << QByteArray("# d\xE9j\xE0 vu, \xE9t\xE9\n") << TextEncoding::Utf8;
        QTest::newRow("any bytes") << QByteArray("\xFF\xFE\x82\xCC") << TextEncoding::Utf8;
    }
    void guesses() {
        QFETCH(const QByteArray, text);
        QFETCH(const TextEncoding, encoding);
        QCOMPARE(encodingOf(text.toStdString()), encoding);
    }

    void typesWhatCannotBeSaid() {
        QCOMPARE(encodeLine(u"日€本", TextEncoding::EucJp), std::string("\xC6\xFC?\xCB\xDC"));
        QCOMPARE(encodeLine(QStringView(u"\xD800", 1), TextEncoding::ShiftJis), std::string("?"));
    }

    void reads_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QByteArray() << QString();
        QTest::newRow("plain") << QByteArray("MAZE:\t'x'") << QStringLiteral("MAZE:\t'x'");
        QTest::newRow("two bytes") << QByteArray("\xC3\xA9") << QStringLiteral("é");
        QTest::newRow("four bytes") << QByteArray("\xF0\x9F\x98\x80") << QStringLiteral("😀");
        QTest::newRow("not UTF-8") << QByteArray("a\xE9z") << QString(u"a\xE4E9z");
        QTest::newRow("cut off") << QByteArray("\xF0\x9F\x98") << QString(u"\xE4F0\xE49F\xE498");
        QTest::newRow("overlong") << QByteArray("\xC0\x80") << QString(u"\xE4C0\xE480");
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << QString(u"\xE4ED\xE4A0\xE480");
        QTest::newRow("too large") << QByteArray("\xF4\x90\x80\x80") << QString(u"\xE4F4\xE490\xE480\xE480");
        QTest::newRow("zero") << QByteArray("\0", 1) << QString(u"\xE400");
        QTest::newRow("carriage return") << QByteArray("a\rb")
                                         << QString(u"a\xE40D"
                                                    u"b");
        QTest::newRow("tab") << QByteArray("a\tb") << QStringLiteral("a\tb");
        QTest::newRow("control character") << QByteArray("\x1B") << QString(u"\xE41B");
        QTest::newRow("delete character") << QByteArray("\x7F") << QString(u"\xE47F");
        QTest::newRow("next line") << QByteArray("\xC2\x85") << QString(u"\xE4C2\xE485");
        QTest::newRow("no-break space") << QByteArray("\xC2\xA0") << QString(QChar(0xA0));
        QTest::newRow("object") << QByteArray("\xEF\xBF\xBC") << QString(u"\xE4EF\xE4BF\xE4BC");
        QTest::newRow("noncharacter") << QByteArray("\xEF\xBF\xBF") << QString(u"\xE4EF\xE4BF\xE4BF");
        QTest::newRow("noncharacter, four bytes")
            << QByteArray("\xF0\x9F\xBF\xBE") << QString(u"\xE4F0\xE49F\xE4BF\xE4BE");
        QTest::newRow("an escape itself") << QByteArray("\xEE\x93\xA9") << QString(u"\xE4EE\xE493\xE4A9");
        QTest::newRow("before the escapes") << QByteArray("\xEE\x8F\xBF") << QString(u"\xE3FF");
        QTest::newRow("behind the escapes") << QByteArray("\xEE\x94\x80") << QString(u"\xE500");
        QTest::newRow("replacement character") << QByteArray("\xEF\xBF\xBD") << QString(u"\xFFFD");
        QTest::newRow("Latin-1") << QByteArray("Andr\xE9") << QString(u"Andr\xE4E9");
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFEM\0", 4) << QString(u"\xE4FF\xE4FEM\xE400");
        QTest::newRow("line separator") << QByteArray("\xE2\x80\xA8") << QString(u"\xE4E2\xE480\xE4A8");
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

    // A block returns what was put in.
    void documentsKeepEveryCharacter() {
        for (char32_t character = 0; character <= 0x30000; ++character) {
            if (QChar::isSurrogate(character) || character == U'\n')
                continue;
            const std::string line = QStringView(QChar::fromUcs4(character)).toUtf8().toStdString();
            const QString text = decodeLine(line);
            if (encodeLine(text) != line)
                QFAIL(qPrintable(QStringLiteral("U+%1 is not kept").arg(quint32(character), 4, 16)));
            if (text != throughDocument(text))
                QFAIL(qPrintable(QStringLiteral("U+%1 is lost").arg(quint32(character), 4, 16)));
        }
        for (int byte = 0; byte < 256; ++byte) {
            const QString text(QChar(char16_t(0xE400 + byte)));
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
        QCOMPARE(encodeLine(QString(u"\xDCE9")), std::string("\xEF\xBF\xBD"));
    }
};

LEVWRIGHT_TEST(TextCodecTest)

} // namespace levwright::text_codec_test

#include "TextCodecTest.moc"
