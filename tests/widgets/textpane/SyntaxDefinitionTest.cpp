// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the syntax definition against reference files: x.des in tests/data/syntax is highlighted and must
// give x.des.ref. After an intended change, LEVWRIGHT_BLESS=x writes that file anew.
#include "resources/Resources.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "widgets/theme/Theme.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>
#include <QDir>
#include <QTest>

namespace levwright::syntax_definition_test {
namespace {

// Writes each stretch of text as <Format>text</Format>.
class Tagger : public KSyntaxHighlighting::AbstractHighlighter {
public:
    QString tag(const QString& text) {
        QString tagged;
        KSyntaxHighlighting::State state;
        for (const QString& line : text.split(QLatin1Char('\n'))) {
            m_line = line;
            m_tagged.clear();
            state = highlightLine(line, state);
            tagged += m_tagged + QLatin1Char('\n');
        }
        return tagged;
    }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) override {
        const QString name = format.name();
        m_tagged += QStringLiteral("<%1>%2</%1>").arg(name, m_line.mid(offset, length));
    }

private:
    QString m_line;
    QString m_tagged;
};

QString references() {
    return QStringLiteral(LEVWRIGHT_SOURCE_DIR "/tests/data/syntax");
}

} // namespace

class SyntaxDefinitionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        registerResources();
        QTest::failOnWarning();
        m_repository.addCustomSearchPath(QStringLiteral(":/levwright"));
        m_definition = m_repository.definitionForName(QStringLiteral("NetHack Level"));
    }

    void isFound() {
        QVERIFY(m_definition.isValid());
        QVERIFY(m_definition.filePath().startsWith(QStringLiteral(":/levwright/syntax/")));
        QCOMPARE(m_repository.definitionForFileName(QStringLiteral("castle.des")), m_definition);
        QCOMPARE(m_repository.definitionForMimeType(QStringLiteral("text/x-nethack-des")), m_definition);
    }

    void comesWithThemes() {
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            const KSyntaxHighlighting::Theme syntax = m_repository.theme(theme.syntaxTheme());
            QVERIFY2(syntax.isValid(), qPrintable(theme.syntaxTheme()));
            QCOMPARE(QColor(syntax.editorColor(KSyntaxHighlighting::Theme::BackgroundColor)),
                     theme.palette().color(QPalette::Base));
            for (const KSyntaxHighlighting::Format& format : m_definition.formats()) {
                const QColor text = format.textColor(syntax);
                const int distance =
                    qAbs(text.lightness() - theme.palette().color(QPalette::Base).lightness());
                QVERIFY2(distance > 60, qPrintable(format.name()));
            }
        }
    }

    void matchesReference_data() {
        QTest::addColumn<QString>("path");
        const QDir folder(references());
        for (const QString& name : folder.entryList({QStringLiteral("*.des")}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(name.chopped(4))) << folder.filePath(name);
        QVERIFY(!folder.isEmpty());
    }
    void matchesReference() {
        QFETCH(const QString, path);
        const QByteArray tagged = tag(path).toUtf8();
        const QString reference = path + QStringLiteral(".ref");
        if (qEnvironmentVariable("LEVWRIGHT_BLESS") == QLatin1String(QTest::currentDataTag())) {
            QFile file(reference);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(tagged);
            file.close();
        }
        const QList<QByteArray> expected = fileBytes(reference).split('\n');
        const QList<QByteArray> actual = tagged.split('\n');
        for (int line = 0; line < qMin(expected.size(), actual.size()); ++line)
            QCOMPARE(actual[line], expected[line]);
        QCOMPARE(actual.size(), expected.size());
    }

    void knowsEveryStatement_data() {
        QTest::addColumn<QString>("path");
        for (const char* name : {"harbour.des", "first-steps.des"})
            QTest::newRow(name) << QStringLiteral(":/levwright/samples/%1").arg(QLatin1StringView(name));
        for (const QString& path : stockFiles(QStringLiteral("nethack-3.4.3")))
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
    }
    // A text that compiles has no error marks, and every word in it has a meaning.
    void knowsEveryStatement() {
        QFETCH(const QString, path);
        const QStringList lines = tag(path).split(QLatin1Char('\n'));
        for (const QString& line : lines) {
            QVERIFY2(!line.contains(QStringLiteral("Error>")), qPrintable(line));
            static const QRegularExpression unknownWord(QStringLiteral("<Normal Text>[^<]*\\w"));
            QVERIFY2(!line.contains(unknownWord), qPrintable(line));
        }
    }

    void knowsPrograms_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : stockFiles(QStringLiteral("nethack-3.6")))
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
        if (sharedFolder().isEmpty())
            QSKIP("no shared folder beside the checkout: real level files are not highlighted");
    }
    // The same for NetHack 3.6.
    void knowsPrograms() {
        QFETCH(const QString, path);
        Tagger tagger;
        tagger.setDefinition(m_repository.definitionForName(QStringLiteral("NetHack 3.6 Level")));
        QVERIFY(tagger.definition().isValid());
        const QString tagged = tagger.tag(QString::fromLatin1(fileBytes(path)));
        static const QRegularExpression unknown(QStringLiteral("<(?:Map )?Error>|<Normal Text>[^<]*\\w"));
        const QRegularExpressionMatch found = unknown.match(tagged);
        QVERIFY2(!found.hasMatch(), qPrintable(tagged.mid(found.capturedStart(), 80)));
    }

    void knowsWhatComputes() {
        Tagger tagger;
        tagger.setDefinition(m_repository.definitionForName(QStringLiteral("NetHack 3.6 Level")));
        const auto tag = [&](const char* line) {
            return tagger.tag(QString::fromLatin1(line)).remove(u'\n');
        };
        QCOMPARE(tag("$place"), QStringLiteral("<Variable>$place</Variable>"));
        QCOMPARE(tag("LOOP [3d6]"),
                 QStringLiteral("<Control>LOOP</Control><Normal Text> </Normal Text><Separator>[</Separator>"
                                "<Dice>3d6</Dice><Separator>]</Separator>"));
        QCOMPARE(tag("  # a comment").left(9), QStringLiteral("<Comment>"));
        QVERIFY(tag("BREAK # none").contains(QStringLiteral("<Error>#</Error>")));
        QVERIFY(tag("[50%]: SINK").startsWith(QStringLiteral("<Percent>[50%]</Percent>")));
        QVERIFY(tag("IF [$n >= 2] {").contains(QStringLiteral("<Separator>>=</Separator>")));
    }

    void knowsDungeons() {
        Tagger tagger;
        const KSyntaxHighlighting::Definition dungeons =
            m_repository.definitionForName(QStringLiteral("NetHack Dungeon"));
        QVERIFY(dungeons.isValid());
        QCOMPARE(m_repository.definitionForFileName(QStringLiteral("dungeon.def")).name(), dungeons.name());
        tagger.setDefinition(dungeons);
        QCOMPARE(
            tagger.tag(QStringLiteral("%REINCARNATION LEVEL: \"a\" @ (-1,0) no_up")),
            QStringLiteral("<Build Option>%REINCARNATION</Build Option><Normal Text> </Normal Text>"
                           "<Statement>LEVEL</Statement><Separator>:</Separator><Normal Text> </Normal Text>"
                           "<String>\"a\"</String><Normal Text> </Normal "
                           "Text><Separator>@</Separator><Normal Text> </Normal Text><Separator>(</Separator>"
                           "<Number>-1</Number><Separator>,</Separator><Number>0</Number><Separator>)"
                           "</Separator><Normal Text> </Normal Text><Branch Type>no_up</Branch Type>\n"));
        QVERIFY(tagger.tag(QStringLiteral(" # no comment")).contains(QStringLiteral("<Error>")));
        LEVWRIGHT_NEEDS_SHARED();
        const QString stock = sharedFolder() + QStringLiteral("/corpus/nethack-3.4.3/des/dungeon.def");
        const QString tagged = tagger.tag(QString::fromUtf8(fileBytes(stock)));
        static const QRegularExpression unknown(QStringLiteral("<Error>|<Normal Text>[^<]*\\w"));
        QVERIFY2(!tagged.contains(unknown), qPrintable(unknown.match(tagged).captured()));
    }

private:
    QString tag(const QString& path) const {
        Tagger tagger;
        tagger.setDefinition(m_definition);
        return tagger.tag(QString::fromUtf8(fileBytes(path)));
    }

    KSyntaxHighlighting::Repository m_repository;
    KSyntaxHighlighting::Definition m_definition;
};

LEVWRIGHT_TEST(SyntaxDefinitionTest)

} // namespace levwright::syntax_definition_test

#include "SyntaxDefinitionTest.moc"
