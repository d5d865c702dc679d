// SPDX-License-Identifier: GPL-3.0-or-later
// Holds the sources to their translations: what core says to people goes through core/base/Phrase.h, the
// files of resources/translations have what the sources have, and a translation has the marks of its
// sentence.
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace levwright::translations_test {
namespace {

QDir sources() {
    return QDir(QStringLiteral(LEVWRIGHT_SOURCE_DIR));
}

struct Message {
    QString source;
    QStringList translations; // one, or the plural forms
    bool isFinished = false;
};

Message readMessage(QXmlStreamReader& xml) {
    Message message;
    while (xml.readNextStartElement()) {
        if (xml.name() == QStringLiteral("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QStringLiteral("translation")) {
            message.isFinished = !xml.attributes().hasAttribute("type");
            QString text;
            while (!(xml.readNext() == QXmlStreamReader::EndElement &&
                     xml.name() == QStringLiteral("translation"))) {
                if (xml.isStartElement())
                    message.translations << xml.readElementText();
                else if (xml.isCharacters())
                    text += xml.text();
            }
            if (message.translations.isEmpty())
                message.translations << text;
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> messagesIn(const QString& path) {
    QList<Message> messages;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNextStartElement() && xml.name() == QStringLiteral("message"))
            messages << readMessage(xml);
        else if (xml.name() != QStringLiteral("TS") && xml.name() != QStringLiteral("context") &&
                 xml.isStartElement())
            xml.skipCurrentElement();
    }
    return messages;
}

QStringList marksIn(const QString& text, const QRegularExpression& mark) {
    QStringList marks;
    for (const QRegularExpressionMatch& match : mark.globalMatch(text))
        marks << match.captured();
    marks.sort();
    return marks;
}

// In a sentence of std::format, {1} in place of the second {} says the same.
QStringList withNumbers(const QString& text) {
    static const QRegularExpression gap(QStringLiteral("\\{\\{|\\{(\\d*)([^{}]*)\\}"));
    QStringList marks;
    int next = 0;
    for (const QRegularExpressionMatch& match : gap.globalMatch(text)) {
        if (match.captured() == QStringLiteral("{{"))
            continue;
        const QString number = match.captured(1).isEmpty() ? QString::number(next++) : match.captured(1);
        marks << number + match.captured(2);
    }
    marks.sort();
    return marks;
}

QString endsOf(const QString& text) {
    const auto isSpace = [](QChar c) { return c == u' ' || c == u'\n' || c == u'\r'; };
    QString ends;
    if (!text.isEmpty() && isSpace(text.front()))
        ends += text.front();
    ends += u'|';
    if (!text.isEmpty() && isSpace(text.back()))
        ends += text.back();
    return ends;
}

// What a translation lacks; empty if nothing.
QString lackOf(const QString& source, const QString& translation, bool isOfCore) {
    static const QRegularExpression place(QStringLiteral("%(L?\\d|n)"));
    static const QRegularExpression tag(QStringLiteral("</?[a-z]+[^>]*>"));
    static const QRegularExpression mnemonic(QStringLiteral("&(?=\\w)"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    if (translation.trimmed().isEmpty())
        return QStringLiteral("is empty");
    if (source.contains(QStringLiteral("GAMES")) != translation.contains(QStringLiteral("GAMES")))
        return QStringLiteral("has no GAMES");
    if (isOfCore && withNumbers(source) != withNumbers(translation))
        return QStringLiteral("has other {}");
    if (marksIn(source, place) != marksIn(translation, place))
        return QStringLiteral("has other %1");
    if (!isOfCore && marksIn(source, tag) != marksIn(translation, tag))
        return QStringLiteral("has other tags");
    if (marksIn(source, mnemonic).size() != marksIn(translation, mnemonic).size())
        return QStringLiteral("has other mnemonics");
    if (source.count(u'\n') != translation.count(u'\n') && !isOfCore)
        return QStringLiteral("has other lines");
    const bool glues = source.front().isSpace() || source.back().isSpace();
    return glues && endsOf(source).contains(u'\n') != endsOf(translation).contains(u'\n')
               ? QStringLiteral("ends otherwise")
               : QString();
}

// ---- sentences of core that nobody translates

struct Exception {
    const char* path;
    const char* reason;
};

// By file or folder.
constexpr Exception untranslated[] = {
    {"core/world/", "the protocol of the world server"},
    {"core/roll/", "what the game itself says is quoted, with its names"},
    {"core/languages/program/roll/", "what the game itself says is quoted"},
    {"core/languages/script/roll/", "what the game and its Lua say is quoted"},
    {"core/languages/script/lua/LuaTree.cpp", "what Lua says is quoted"},
    {"core/python/", "comments in the text of a level"},
    {"core/lsp/Server.cpp", "the errors of the protocol, which its client reads"},
    {"core/playground/Playground.cpp", "what the game itself says"},
    {"core/playtest/Playthrough.cpp", "the answers of the world's protocol"},
    {"core/languages/classic/decompile/", "comments in the text of a level, and classes of words"},
    {"core/languages/games/DecompiledFile.cpp", "comments in the text of a level"},
    {"core/catalog/GameComposer.cpp", "a row of a table"},
    {"core/sources/", "rows of tables"},
    {"core/languages/classic/syntax/ClassicGrammar.cpp", "texts of levels"},
    {"core/languages/program/syntax/Forms.cpp", "texts of levels"},
    {"core/languages/script/edit/Palette.cpp", "texts of levels"},
    {"core/guide/Reference.cpp", "the pages made from tables are in English"},
    {"app/cli/LevComp", "the compilers speak as those of the game"},
    {"app/cli/DgnComp", "the compilers speak as those of the game"},
    {"app/cli/World", "the world server speaks a protocol"},
    {"app/cli/DiskWorldHost.cpp", "the world server speaks a protocol"},
    {"app/cli/Lsp.cpp", "the language server is started by programs"},
};

bool isException(const QString& path) {
    return std::ranges::any_of(
        untranslated, [&](const Exception& each) { return path.startsWith(QLatin1String(each.path)); });
}

// The literals of a source that read like a sentence, and what stands before them.
QStringList bareSentences(const QString& text) {
    static const QRegularExpression token(
        QStringLiteral(
            "//[^\\n]*|R\"(\\w*)\\((?:.*?)\\)\\1\"|\"(?:[^\"\\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\\n]|\\\\.)+'"),
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression saying(QStringLiteral("\\b(say|said|phrase)\\(\\s*$"));
    static const QRegularExpression failing(
        QStringLiteral("(?<!::)\\b(failure|refuse)\\(\\s*(?:std::format\\(\\s*)?$"));
    static const QRegularExpression words(QStringLiteral("[a-z]{2,} .*[a-z]{2,}"));
    static const QRegularExpression joint(QStringLiteral("^\" (or|and) \"$"));
    static const QRegularExpression between(QStringLiteral("^\\s*$"));
    static const QRegularExpression sentence(
        QStringLiteral("^\"[A-Z“({].*[a-z]{2,} .*[a-z]{2,}.*[.:]\\s*\"$"));
    QStringList bare;
    qsizetype end = 0;
    bool isSaid = false;
    for (const QRegularExpressionMatch& match : token.globalMatch(text)) {
        const QString before = text.mid(end, match.capturedStart() - end);
        end = match.capturedEnd();
        if (!match.captured().startsWith(u'"'))
            continue;
        if (!between.match(before).hasMatch()) // else it continues a literal
            isSaid = saying.match(before).hasMatch();
        const bool isError = failing.match(before).hasMatch();
        if (!isSaid &&
            (sentence.match(match.captured()).hasMatch() || joint.match(match.captured()).hasMatch() ||
             (isError && words.match(match.captured()).hasMatch())))
            bare << match.captured();
    }
    return bare;
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coreSaysSentencesByPhrases() {
        QStringList bare;
        for (const char* folder : {"core", "app/cli"}) {
            QDirIterator files(sources().filePath(QLatin1String(folder)), {"*.cpp", "*.h"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                const QString path = sources().relativeFilePath(file.fileName());
                QVERIFY(file.open(QIODevice::ReadOnly));
                if (isException(path))
                    continue;
                for (const QString& sentence : bareSentences(QString::fromUtf8(file.readAll())))
                    bare << path + QStringLiteral(": ") + sentence;
            }
        }
        QVERIFY2(bare.isEmpty(),
                 qPrintable(QStringLiteral("say(), said() or phrase() is missing:\n") + bare.join('\n')));
    }

    void bareSentencesAreFound_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("count");
        QTest::newRow("bare") << "return \"There is no level here.\";" << 1;
        QTest::newRow("said") << "return say(\"There is no level here.\");" << 0;
        QTest::newRow("marked")
            << "constexpr x = phrase(\n    \"There is no level \"\n    \"that could be used.\");" << 0;
        QTest::newRow("in a comment") << "// \"There is no level here.\"\n" << 0;
        QTest::newRow("a word") << "f(\"Level.\")" << 0;
        QTest::newRow("level text") << "f(\"MAZE: 'x'\")" << 0;
        QTest::newRow("an error") << "return failure(\"cannot read the file\");" << 1;
        QTest::newRow("an error with gaps") << "failure(\n    std::format(\"line {}: {}\", x, y))" << 0;
        QTest::newRow("an error of words with gaps") << "failure(std::format(\"{} is too large\", x))" << 1;
        QTest::newRow("a joint") << "i == 0 ? \"\" : \" or \"" << 1;
        QTest::newRow("after a character") << "f('\"', \"There is no level here.\")" << 1;
    }
    void bareSentencesAreFound() {
        QFETCH(const QString, text);
        QFETCH(const int, count);
        QCOMPARE(bareSentences(text).size(), count);
    }

    // lupdate sees no literal that is not marked.
    void commandsAreMarked() {
        QFile file(sources().filePath(QStringLiteral("widgets/actions/ActionSpecs.cpp")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        static const QRegularExpression bare(QStringLiteral("\\.(?:text|tip) =\\s*\"[^\"]*"));
        const QRegularExpressionMatch found = bare.match(QString::fromUtf8(file.readAll()));
        QVERIFY2(!found.hasMatch(), qPrintable(found.captured()));
    }

    // packaging/translations brings them up to date.
    void filesHaveTheSentencesOfTheSources() {
        QProcess check;
        check.setProcessChannelMode(QProcess::MergedChannels);
        check.start(sources().filePath(QStringLiteral("packaging/translations")),
                    {QStringLiteral("--check")});
        if (!check.waitForFinished())
            QSKIP("Python is not here");
        const QString said = QString::fromUtf8(check.readAll());
        if (said.contains(QStringLiteral("lupdate is not here")))
            QSKIP("lupdate is not here");
        QVERIFY2(check.exitCode() == 0, qPrintable(said));
    }

    void everySentenceIsTranslated_data() { translationsHaveTheMarksOfTheirSentences_data(); }
    void everySentenceIsTranslated() {
        QFETCH(const QString, file);
        QStringList missing;
        for (const Message& message : messagesIn(sources().filePath(file))) {
            if (!message.isFinished)
                missing << message.source;
        }
        QVERIFY2(missing.isEmpty(),
                 qPrintable(QStringLiteral("%1 sentences are not translated:\n").arg(missing.size()) +
                            missing.join('\n')));
    }

    void translationsHaveTheMarksOfTheirSentences_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : files())
            QTest::newRow(qPrintable(file)) << file;
    }
    void translationsHaveTheMarksOfTheirSentences() {
        QFETCH(const QString, file);
        const QList<Message> messages = messagesIn(sources().filePath(file));
        QVERIFY(!messages.isEmpty());
        const bool isOfCore = file.contains(QStringLiteral("core_"));
        QStringList lacks;
        for (const Message& message : messages) {
            for (const QString& translation : message.isFinished ? message.translations : QStringList()) {
                if (const QString lack = lackOf(message.source, translation, isOfCore); !lack.isEmpty())
                    lacks << QStringLiteral("%1: “%2” for “%3”").arg(lack, translation, message.source);
            }
        }
        QVERIFY2(lacks.isEmpty(), qPrintable(lacks.join('\n')));
    }

    void lacksAreFound_data() {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("translation");
        QTest::addColumn<bool>("isOfCore");
        QTest::addColumn<QString>("lack");
        QTest::newRow("good") << "{} of {}" << "{1} und {0}" << true << "";
        QTest::newRow("a gap less") << "{} of {}" << "{}" << true << "has other {}";
        QTest::newRow("another form") << "{:.1f} %" << "{} %" << true << "has other {}";
        QTest::newRow("a brace") << "{{x, y}} of {}" << "von {} {{x, y}}" << true << "";
        QTest::newRow("diagnostic") << "{0} is {1}" << "{1} ist {0}" << true << "";
        QTest::newRow("a place less") << "%1 of %2" << "%1" << false << "has other %1";
        QTest::newRow("a mnemonic less") << "&Open" << "Öffnen" << false << "has other mnemonics";
        QTest::newRow("an umlaut as mnemonic") << "&Open" << "&Öffnen" << false << "";
        QTest::newRow("a mnemonic in parentheses") << "&Open" << "開く(&O)" << false << "";
        QTest::newRow("a tag less") << "<b>%1</b>" << "%1" << false << "has other tags";
        QTest::newRow("empty") << "Open" << " " << false << "is empty";
    }
    void lacksAreFound() {
        QFETCH(const QString, source);
        QFETCH(const QString, translation);
        QFETCH(const bool, isOfCore);
        QFETCH(const QString, lack);
        QCOMPARE(lackOf(source, translation, isOfCore), lack);
    }

private:
    static QStringList files() {
        QStringList paths;
        for (const QString& name :
             QDir(sources().filePath(QStringLiteral("resources/translations"))).entryList({"*.ts"}))
            paths << QStringLiteral("resources/translations/") + name;
        return paths;
    }
};

LEVWRIGHT_TEST(TranslationsTest)

} // namespace levwright::translations_test

#include "TranslationsTest.moc"
