// SPDX-License-Identifier: GPL-3.0-or-later
// The guide: its Markdown, its HTML, and that everything in the chapters of doc/guide is true: links lead
// somewhere, the levels of the examples have no errors, and commands and options exist.
#include "app/cli/Program.h"
#include "core/catalog/GameList.h"
#include "core/document/Analysis.h"
#include "core/guide/GuideHtml.h"
#include "core/guide/GuideText.h"
#include "core/guide/Reference.h"
#include "core/languages/games/Games.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QMultiHash>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <format>
#include <map>
#include <sstream>

namespace levwright::guide_test {
namespace {

const QString folder = QStringLiteral(LEVWRIGHT_SOURCE_DIR "/doc/guide/");

// The chapters of English, by their names.
const std::map<std::string, std::string>& written() {
    static const std::map<std::string, std::string> pages = [] {
        std::map<std::string, std::string> all;
        for (const QString& file : QDir(folder).entryList({QStringLiteral("*.md")}))
            all[file.chopped(3).toStdString()] = fileBytes(folder + file).toStdString();
        return all;
    }();
    return pages;
}

// These and those that are made from tables.
const std::map<std::string, std::string>& pages() {
    static const std::map<std::string, std::string> all = [] {
        std::map<std::string, std::string> pages = written();
        pages[std::string(guide::problemListName)] = guide::problemList();
        for (const GameEntry& game : knownGames())
            pages[guide::referenceName(game.id)] = guide::referenceOf(loadGame(game.id).value());
        return pages;
    }();
    return all;
}

QString shown(const std::vector<guide::Block>& blocks) {
    constexpr std::array names{"heading", "text", "code", "list", "table", "picture"};
    QStringList all;
    for (const guide::Block& block : blocks) {
        QString one = QLatin1String(names[std::size_t(block.kind)]);
        if (block.number != 0)
            one += QString::number(block.number);
        for (const std::string& part : {block.text, block.detail}) {
            if (!part.empty())
                one += u':' + QString::fromStdString(part);
        }
        for (const std::vector<std::string>& row : block.rows) {
            QStringList cells;
            for (const std::string& cell : row)
                cells << QString::fromStdString(cell);
            one += u'[' + cells.join(u'|') + u']';
        }
        all << one;
    }
    return all.join(u' ');
}

guide::HtmlMaking plainMaking() {
    const auto same = [](std::string_view address) { return std::string(address); };
    return {same, same, {}};
}

// All lists of a page, each item as it is written.
std::vector<std::string> linesOf(const guide::Block& block) {
    std::vector<std::string> lines{block.text};
    for (const std::vector<std::string>& row : block.rows)
        lines.insert(lines.end(), row.begin(), row.end());
    return lines;
}

QStringList deadLinksOf(const std::string& page, const std::string& markdown) {
    QStringList dead;
    for (const guide::Block& block : guide::blocksOf(markdown)) {
        for (const std::string& line : linesOf(block)) {
            for (const guide::Span& span : guide::spansOf(line)) {
                if (span.kind != guide::SpanKind::Link || span.target.starts_with("https:"))
                    continue;
                const QString target = QString::fromStdString(span.target);
                if (target.startsWith(QLatin1String("../")) && QFile::exists(folder + target))
                    continue;
                const std::string file = target.section(u'#', 0, 0).toStdString();
                const auto found = pages().find(file.empty() ? page : file.substr(0, file.rfind(".md")));
                const std::string anchor = target.section(u'#', 1).toStdString();
                if (found == pages().end() ||
                    (!anchor.empty() && std::ranges::none_of(guide::sectionsOf(found->second),
                                                             [&](const guide::Section& section) {
                                                                 return section.heading.anchor == anchor;
                                                             })))
                    dead << target;
            }
        }
    }
    return dead;
}

// What a translation must keep: the levels of headings, and the targets, pictures and code, whatever their
// order.
QStringList formOf(const std::string& markdown) {
    QStringList form;
    for (const guide::Block& block : guide::blocksOf(markdown)) {
        if (block.kind == guide::BlockKind::Heading)
            form << QStringLiteral("heading %1").arg(block.number);
        if (block.kind == guide::BlockKind::Picture || block.kind == guide::BlockKind::Code)
            form << QString::fromStdString(block.detail);
        if (block.kind == guide::BlockKind::Code)
            continue;
        for (const std::string& line : linesOf(block)) {
            for (const guide::Span& span : guide::spansOf(line)) {
                if (span.kind == guide::SpanKind::Link || span.kind == guide::SpanKind::Code)
                    form << QString::fromStdString(span.kind == guide::SpanKind::Link ? span.target
                                                                                      : span.text);
            }
        }
    }
    form.sort();
    return form;
}

QString differenceOfForms(const std::string& original, const std::string& translated) {
    const QStringList first = formOf(original);
    const QStringList second = formOf(translated);
    const auto [one, other] = std::ranges::mismatch(first, second);
    return one == first.end() && other == second.end() ? QString()
           : one == first.end()                        ? QStringLiteral("has %1").arg(*other)
                                                       : QStringLiteral("lacks %1").arg(*one);
}

// Without the letter under a line, which Japanese adds in parentheses, and without the dots or a colon at the
// end.
QString plainName(const QString& name) {
    static const QRegularExpression letter(QStringLiteral("\\(&.\\)|&|…|:$"));
    return QString(name).remove(letter);
}

// All translations of each name of the windows.
QMultiHash<QString, QString> namesIn(const QString& language) {
    QMultiHash<QString, QString> names;
    for (const char* const side : {"core", "levwright"}) {
        QFile file(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/resources/translations/%1_%2.ts")
                       .arg(QLatin1String(side), language));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        QXmlStreamReader xml(&file);
        QString source;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement() && xml.name() == QStringLiteral("source"))
                source = plainName(xml.readElementText());
            else if (xml.isStartElement() && xml.name() == QStringLiteral("translation"))
                names.insert(source, plainName(xml.readElementText(QXmlStreamReader::IncludeChildElements)));
        }
    }
    return names;
}

// The names in bold, such as Text and Format of **Text > Format**.
QStringList boldNamesOf(const std::string& markdown) {
    QStringList names;
    for (const guide::Block& block : guide::blocksOf(markdown)) {
        if (block.kind == guide::BlockKind::Code)
            continue;
        for (const std::string& line : linesOf(block)) {
            for (const guide::Span& span : guide::spansOf(line)) {
                if (span.kind != guide::SpanKind::Name)
                    continue;
                for (const QString& name : QString::fromStdString(span.text).split(QStringLiteral(" > ")))
                    names << plainName(name);
            }
        }
    }
    return names;
}

// Names that the windows do not have in the language, or that the English page does not have.
QStringList strangeNamesIn(const std::string& original, const std::string& translated,
                           const QMultiHash<QString, QString>& names) {
    QStringList known;
    for (const QString& name : boldNamesOf(original)) {
        known << (names.contains(name) ? names.values(name) : QStringList{name});
        for (QString numbered : names.values(QString(name).replace(u'1', QStringLiteral("%1"))))
            known << numbered.replace(QStringLiteral("%1"), QStringLiteral("1"));
    }
    QStringList strange;
    for (const QString& name : boldNamesOf(translated)) {
        if (!known.contains(name))
            strange << name;
    }
    return strange;
}

std::string helpText() {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    DiskFileStore files;
    const cli::Console console{files, in, out, errors, nullptr, nullptr, {}};
    const std::vector<std::string> arguments{"--help"};
    cli::runProgram("levwright-cli", arguments, console);
    return out.str();
}

} // namespace

class GuideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsBlocks_data() {
        QTest::addColumn<QByteArray>("markdown");
        QTest::addColumn<QString>("blocks");
        const auto row = [](const char* title, const char* markdown, const char* blocks) {
            QTest::newRow(title) << QByteArray(markdown) << QString::fromUtf8(blocks);
        };
        row("nothing", "", "");
        row("heading", "## Two words\n", "heading2:Two words");
        row("no heading", "#tag\n", "text:#tag");
        row("paragraphs", "a\nb\n\n  c \n", "text:a b text:c");
        row("fence", "```lua\n# a\n\n- b\n```\nc", "code:# a\n\n- b\n:lua text:c");
        row("open fence", "```\na", "code:a\n");
        row("indented", "a:\n\n    b\n      c\n", "text:a: code:b\n  c\n");
        row("bullets", "- a\n  b\n- c\n", "list[a b][c]");
        row("numbers", "3. a\n4. b\n", "list3[a][b]");
        row("two lists", "- a\n1. b\n", "list[a] list1[b]");
        row("table", "| a | b |\n|---|---|\n| c \\| d | `e` |\n", "table[a|b][c | d|`e`]");
        row("picture", "![A map](p/a.png)\n", "picture:A map:p/a.png");
        row("Japanese", "部屋を\n描く `a`\nと", "text:部屋を描く `a` と");
        row("long number", "1000. a\n", "text:1000. a");
    }
    void readsBlocks() {
        QFETCH(const QByteArray, markdown);
        QTEST(shown(guide::blocksOf(markdown.toStdString())), "blocks");
    }

    void writesHtml_data() {
        QTest::addColumn<QByteArray>("markdown");
        QTest::addColumn<QByteArray>("html");
        const auto row = [](const char* title, const char* markdown, const char* html) {
            QTest::newRow(title) << QByteArray(markdown) << QByteArray(html);
        };
        row("signs", "a < b & \"c\"", "<p>a &lt; b &amp; &quot;c&quot;</p>\n");
        row("spans", "**File > New** is *new*: `Ctrl+N`",
            "<p><b>File &gt; New</b> is <i>new</i>: <code>Ctrl+N</code></p>\n");
        row("no spans", "2 * 3 * 4 and ** and `", "<p>2 * 3 * 4 and ** and `</p>\n");
        row("code keeps marks", "`**a**`", "<p><code>**a**</code></p>\n");
        row("link", "[the `x`](a.md#b)!", "<p><a href=\"a.md#b\">the x</a>!</p>\n");
        row("no link", "[a] (b)", "<p>[a] (b)</p>\n");
        row("list from 3", "3. a", "<ol start=\"3\">\n<li>a</li>\n</ol>\n");
        row("anchors", "# A b-c: d!\n## A b-c d",
            "<h1 id=\"a-b-c-d\">A b-c: d!</h1>\n<h2 id=\"a-b-c-d-1\">A b-c d</h2>\n");
        row("code", "    a<b\n", "<pre>a&lt;b\n</pre>\n");
    }
    void writesHtml() {
        QFETCH(const QByteArray, markdown);
        const guide::HtmlMaking making = plainMaking();
        QTEST(QByteArray::fromStdString(guide::bodyOf(markdown.toStdString(), making)), "html");
    }

    void makesOneFile() {
        const std::vector<guide::Page> two{
            {"a", "# A\n[to b](b.md#c)[to d](d.md)\n\n![x](x.png)\n\n![y](y.png)"},
            {"b", "# B\n## C\n[here](#c)"}};
        const std::string html = guide::wholeGuide(
            two, [](std::string_view file) { return file == "x.png" ? std::string("PNG") : std::string(); });
        QVERIFY(html.contains("<a href=\"#b.c\">to b</a>to d"));
        QVERIFY(html.contains("<h1 id=\"b\">B</h1>\n<h2 id=\"b.c\">C</h2>\n<p><a href=\"#b.c\">here</a>"));
        QVERIFY(html.contains("src=\"data:image/png;base64,UE5H\""));
        QVERIFY(!html.contains("y.png"));
    }

    void everyChapterIsInTheIndex() {
        std::vector<std::string> listed{"index"};
        for (const guide::Chapter& chapter : guide::chaptersOf(written().at("index")))
            listed.push_back(chapter.name);
        for (const auto& [name, markdown] : written())
            QVERIFY2(std::ranges::contains(listed, name), name.c_str());
        for (const std::string& name : listed)
            QVERIFY2(pages().contains(name), name.c_str());
    }

    void linksLeadSomewhere() {
        for (const auto& [name, markdown] : pages()) {
            const QStringList dead = deadLinksOf(name, markdown);
            QVERIFY2(dead.isEmpty(),
                     qPrintable(QString::fromStdString(name) + QStringLiteral(": ") + dead.join(u' ')));
        }
    }

    // Headings have the anchors of the English page, in order, and links, pictures and keys are the same.
    void translationsHaveTheSameForm() {
        int seen = 0;
        for (const QString& language : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            for (const QString& file : QDir(folder + language).entryList({QStringLiteral("*.md")})) {
                const std::string translated = fileBytes(folder + language + u'/' + file).toStdString();
                const auto original = written().find(file.chopped(3).toStdString());
                QVERIFY2(original != written().end(), qPrintable(language + u'/' + file));
                const QString differences = differenceOfForms(original->second, translated);
                QVERIFY2(differences.isEmpty(), qPrintable(language + u'/' + file + u' ' + differences));
                ++seen;
            }
        }
        QVERIFY(seen >= 4);
    }

    void everyChapterIsTranslated() {
        const QStringList chapters{QStringLiteral("*.md")};
        for (const QString& language : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (language != QLatin1String("pictures"))
                QCOMPARE(QDir(folder + language).entryList(chapters), QDir(folder).entryList(chapters));
        }
    }

    // A reader looks for the words of the page in menus and buttons.
    void translationsNameWhatTheWindowsName() {
        for (const QString& language : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QMultiHash<QString, QString> names = namesIn(language);
            for (const QString& file : QDir(folder + language).entryList({QStringLiteral("*.md")})) {
                const std::string translated = fileBytes(folder + language + u'/' + file).toStdString();
                const std::string& original = written().at(file.chopped(3).toStdString());
                QCOMPARE(strangeNamesIn(original, translated, names).join(u'|'), QString());
                QVERIFY2(boldNamesOf(original).size() == boldNamesOf(translated).size(),
                         qPrintable(language + u'/' + file));
            }
        }
    }

    void picturesAreThereAndSmall() {
        constexpr qint64 mostBytes = 60'000;
        for (const auto& [name, markdown] : written()) {
            for (const guide::Block& block : guide::blocksOf(markdown)) {
                if (block.kind != guide::BlockKind::Picture)
                    continue;
                const QFileInfo picture(folder + QString::fromStdString(block.detail));
                QVERIFY2(picture.exists() && !block.text.empty(), block.detail.c_str());
                QVERIFY2(picture.size() <= mostBytes, block.detail.c_str());
            }
        }
    }

    void examplesAreRight_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("text");
        int count = 0;
        for (const auto& [name, markdown] : written()) {
            for (const guide::Block& block : guide::blocksOf(markdown)) {
                const bool isLevel = std::ranges::contains(knownGames(), block.detail, &GameEntry::id);
                if (block.kind != guide::BlockKind::Code || (!isLevel && block.detail != "dungeon"))
                    continue;
                const std::string title = std::format("{}, {}", name, ++count);
                QTest::newRow(title.c_str())
                    << QString::fromStdString(block.detail) << QByteArray::fromStdString(block.text);
            }
        }
    }
    void examplesAreRight() {
        QFETCH(const QString, game);
        QFETCH(const QByteArray, text);
        const bool isDungeon = game == QLatin1String("dungeon");
        const AnalysisPtr analysis = Analysis::make(
            loadGame(isDungeon ? usualGame() : game.toStdString()).value(), TextSnapshot(text.toStdString()),
            isDungeon ? DocumentKind::DungeonDefinition : DocumentKind::Levels);
        for (const Diagnostic& problem : analysis->diagnostics())
            QVERIFY2(problem.severity() != Severity::Error, problem.message().c_str());
    }

    // Every command that is written out.
    void commandsExist() {
        const std::string help = helpText();
        QVERIFY(help.contains("levwright-cli stats "));
        const QRegularExpression command(QStringLiteral("levwright-cli ([a-z_-]+)"));
        const QRegularExpression option(QStringLiteral("(?<= )--[a-z-]+"));
        int seen = 0;
        for (const auto& [name, markdown] : written()) {
            for (const QString& line : QString::fromStdString(markdown).split(u'\n')) {
                const QRegularExpressionMatch match = command.match(line);
                if (!match.hasMatch())
                    continue;
                ++seen;
                const QString word = match.captured(1);
                QVERIFY2(word.startsWith(u'-') || help.contains(("levwright-cli " + word).toStdString()),
                         qPrintable(line));
                for (const QRegularExpressionMatch& each :
                     option.globalMatch(line.mid(match.capturedStart())))
                    QVERIFY2(help.contains(each.captured().toStdString()), qPrintable(line));
            }
        }
        QVERIFY(seen > 40);
    }

    void referencesListWhatLevelsTake_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("line");
        const auto row = [](const char* game, const char* line) {
            QTest::newRow(line) << QByteArray(game) << QByteArray(line);
        };
        row("nethack-3.4.3", "| `MONSTER` | class, name, place, [attribute …] |\n");
        row("nethack-3.4.3",
            "| `DOOR` | door state, place; in a room: secret, door state, wall, along the wall |\n");
        row("nethack-3.4.3", "| `SUBROOM` | type, light, place, size, in the room, [filled] |\n");
        row("nethack-3.4.3", "| `|` | vertical wall |\n");
        row("slashem", "# Reference: SLASH'EM\n");
        row("nethack-3.6", "| `ENGRAVING` | place, method, text |\n");
        row("nethack-3.7", "### des.monster\n\nA monster.\n");
        row("nethack-5.0",
            "| `m_lev_adj` | int | `0` |  | added to its level, which stays within 0 to 49 |\n");
        row("nethack-3.2.2", "| `@` | human or elf | ");
    }
    void referencesListWhatLevelsTake() {
        QFETCH(const QByteArray, game);
        QFETCH(QByteArray, line);
        line.replace("`|`", "`\\|`");
        const std::string& page = pages().at(guide::referenceName(game.toStdString()));
        QVERIFY2(page.contains(line.toStdString()), page.substr(0, 8000).c_str());
    }

    // The shards of the chapter “Many machines”, as they stand there, give what one run gives.
    void shardsAddUp() {
        if (QStandardPaths::findExecutable(QStringLiteral("parallel")).isEmpty())
            QSKIP("GNU parallel is not installed (packaging/setup --checks)");
        const std::vector<guide::Block> blocks = guide::blocksOf(written().at("machines"));
        const auto script = std::ranges::find(blocks, "parallel", &guide::Block::detail);
        QVERIFY(script != blocks.end());
        const QString fewer =
            QString::fromStdString(script->text).replace(QLatin1String("100000"), QLatin1String("100"));
        QTemporaryDir work;
        QVERIFY(QFile::copy(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/resources/templates/maze.des"),
                            work.filePath("castle.des")));
        QVERIFY(QFile::link(QStringLiteral(LEVWRIGHT_CLI), work.filePath("levwright-cli")));
        QProcess shell;
        shell.setWorkingDirectory(work.path());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", work.path() + u':' + environment.value("PATH"));
        environment.insert("HOME", work.path());
        shell.setProcessEnvironment(environment);
        const auto outputOf = [&shell](const QString& commands) {
            shell.start(QStringLiteral("bash"), {"-ec", commands});
            return shell.waitForFinished(100'000) && shell.exitCode() == 0 ? shell.readAllStandardOutput()
                                                                           : shell.readAllStandardError();
        };
        const QByteArray sum = outputOf(fewer);
        QVERIFY2(sum.contains(": 1000 rolls\n"), sum.constData());
        QCOMPARE(sum, outputOf(QStringLiteral("levwright-cli stats castle.des --seeds 1..1000")));
        QCOMPARE(outputOf(QStringLiteral("levwright-cli stats --merge --json part*.json")),
                 outputOf(QStringLiteral("levwright-cli stats castle.des --seeds 1..1000 --json")));
    }
};

LEVWRIGHT_TEST(GuideTest)

} // namespace levwright::guide_test

#include "GuideTest.moc"
