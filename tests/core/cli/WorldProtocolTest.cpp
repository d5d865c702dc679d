// SPDX-License-Identifier: GPL-3.0-or-later
// Reads core/world/PROTOCOL.md and checks the program against its examples and tables.
#include "app/cli/WorldServer.h"
#include "core/world/Command.h"
#include "core/world/Geometry.h"
#include "core/world/Messages.h"
#include "core/world/RecordPlace.h"
#include "tests/support/MemoryWorldHost.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorldClient.h"

#include <QRegularExpression>

#include <algorithm>
#include <sstream>

namespace levwright::world_protocol_test {
using world::Topology;

namespace {

QString page() {
    return QString::fromUtf8(
        readFile(QStringLiteral(LEVWRIGHT_SOURCE_DIR) + QStringLiteral("/core/world/PROTOCOL.md")));
}

// The texts between ```KIND and ```.
QByteArrayList blocks(const QString& kind) {
    const QRegularExpression fence(QStringLiteral("^```%1\n(.*?)^```$").arg(kind),
                                   QRegularExpression::MultilineOption |
                                       QRegularExpression::DotMatchesEverythingOption);
    QByteArrayList texts;
    for (const QRegularExpressionMatch& match : fence.globalMatch(page()))
        texts << match.captured(1).toUtf8();
    return texts;
}

// The cells in the rows of the table whose first column has that heading.
QList<QStringList> table(const QString& heading) {
    QList<QStringList> rows;
    bool within = false;
    for (const QString& line : page().split(u'\n')) {
        if (!line.startsWith(u'|')) {
            within = false;
            continue;
        }
        QStringList cells = line.split(u'|').mid(1);
        cells.removeLast();
        for (QString& cell : cells)
            cell = cell.trimmed();
        if (within && !cells[0].startsWith(QStringLiteral("---")))
            rows << cells;
        within = within || cells[0] == heading;
    }
    return rows;
}

QString bare(QString cell) {
    return cell.remove(u'`');
}

// Parses "+1 0", rows first.
QPoint stepOf(const QString& cell) {
    const QStringList numbers = cell.split(u' ');
    return numbers.size() == 2 ? QPoint(numbers[1].toInt(), numbers[0].toInt()) : QPoint(99, 99);
}

// Reads the table of directions: two columns for hex, one for square.
ClientSteps stepsOf(Topology topology) {
    ClientSteps steps;
    for (const QStringList& row : table(QStringLiteral("direction"))) {
        const std::size_t first = topology == Topology::Hex ? 1 : 3;
        const std::size_t second = topology == Topology::Hex ? 2 : 3;
        if (!row[qsizetype(first)].isEmpty())
            steps[bare(row[0]).toUtf8()] = {stepOf(row[qsizetype(first)]), stepOf(row[qsizetype(second)])};
    }
    return steps;
}

// A server in memory that receives lines. What it writes after each line is noted after that line.
class Talk {
public:
    Talk(const QByteArray& name, const QByteArray& start) {
        m_host.contents[name.toStdString()] = start.toStdString();
        m_host.call([this] {
            firstView = text("server/worldstate");
            firstOut = text("server/out");
            note({});
            transcript.clear();
        });
    }
    void say(const QByteArray& line) {
        m_host.feed((line + '\n').toStdString());
        m_host.call([this, line] { note(line); });
    }
    void look(const std::function<void(const ClientView&)>& at) {
        m_host.call([this, at] { at(ClientView::read(text("server/worldstate"))); });
    }
    void run(std::optional<world::Rules> rules = std::nullopt) {
        QCOMPARE(cli::WorldServer({.rules = rules}, m_host, m_messages).run(), 0);
    }

    QByteArray firstView;
    QByteArray firstOut;
    QByteArray transcript;

private:
    QByteArray text(const std::string& name) const {
        const auto found = m_host.contents.find(name);
        return found == m_host.contents.end() ? QByteArray() : QByteArray::fromStdString(found->second);
    }
    void note(const QByteArray& line) {
        transcript += "> " + line + '\n';
        add("= ", text("record_save"), m_record);
        add("! ", QByteArray::fromStdString(m_messages.str()), m_told);
        add("< ", text("server/out"), m_out);
    }
    void add(const QByteArray& mark, const QByteArray& whole, qsizetype& noted) {
        QByteArrayList lines = whole.mid(noted).split('\n');
        lines.removeLast();
        noted = whole.size();
        for (const QByteArray& line : lines)
            transcript += mark + line + '\n';
    }

    MemoryWorldHost m_host;
    std::ostringstream m_messages;
    qsizetype m_record = 0;
    qsizetype m_told = 0;
    qsizetype m_out = 0;
};

QByteArray theSave() {
    return blocks(QStringLiteral("save")).value(0);
}

QByteArrayList sentIn(const QByteArray& session) {
    QByteArrayList sent;
    for (const QByteArray& line : session.split('\n')) {
        if (line.startsWith("> "))
            sent << line.mid(2);
    }
    return sent;
}

} // namespace

class WorldProtocolTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leastWorld_data() {
        QTest::addColumn<QString>("rules");
        QTest::newRow("documented") << "documented";
        QTest::newRow("reference") << "reference";
    }
    void leastWorld() {
        QFETCH(const QString, rules);
        QCOMPARE(blocks("world").size(), 1);
        Talk talk("confserver/world", blocks("world")[0]);
        talk.say("wait");
        talk.run(*world::rulesNamed(rules.toStdString()));
        QVERIFY2(talk.firstOut.contains("\nNEW_WORLD\n"), talk.firstOut);
        QCOMPARE(ClientView::read(talk.firstView).length, 32);
        QVERIFY2(talk.transcript.startsWith("> wait\n= wait\n< LOG "), talk.transcript);
        QVERIFY2(!talk.transcript.contains("\n! "), talk.transcript);
    }

    void sessions_data() {
        QTest::addColumn<QByteArray>("session");
        const QByteArrayList all = blocks("session");
        for (qsizetype i = 0; i < all.size(); ++i)
            QTest::addRow("%lld", qlonglong(i + 1)) << all[i];
    }
    void sessions() {
        QFETCH(const QByteArray, session);
        Talk talk("save", theSave());
        for (const QByteArray& line : sentIn(session))
            talk.say(line);
        talk.run();
        QCOMPARE(talk.transcript.split('\n'), session.split('\n'));
    }

    void view() {
        Talk talk("save", theSave());
        talk.run();
        QCOMPARE(blocks("view").size(), 1);
        QCOMPARE(talk.firstView.split('\n'), blocks("view")[0].split('\n'));
    }

    // A dead player sees and remembers nothing.
    void death() {
        Talk talk("save", theSave());
        ClientView alive;
        ClientView dead;
        talk.look([&](const ClientView& view) { alive = view; });
        for (const QByteArray& line : sentIn(blocks("session").value(2)))
            talk.say(line);
        talk.look([&](const ClientView& view) { dead = view; });
        talk.run();
        QCOMPARE(alive.lifepoints, 30);
        QCOMPARE(dead.lifepoints, 0);
        QCOMPARE(dead.turn, 1);
        QCOMPARE(dead.seen, QByteArrayList(6, QByteArray(6, ' ')));
        QCOMPARE(dead.remembered, alive.remembered);
    }

    void directions_data() {
        QTest::addColumn<QByteArray>("topology");
        QTest::addColumn<QByteArray>("direction");
        QTest::addColumn<QPoint>("from");
        QTest::addColumn<QPoint>("step");
        for (const Topology topology : {Topology::Hex, Topology::Square}) {
            const char* const name = topology == Topology::Hex ? "hex" : "square";
            const ClientSteps steps = stepsOf(topology);
            for (auto step = steps.cbegin(); step != steps.cend(); ++step) {
                for (const int row : {2, 3})
                    QTest::addRow("%s %s from row %d", name, step.key().constData(), row)
                        << QByteArray(name) << step.key() << QPoint(3, row)
                        << step.value()[std::size_t(row % 2)];
            }
        }
    }
    void directions() {
        QFETCH(const QByteArray, topology);
        QFETCH(const QByteArray, direction);
        QFETCH(const QPoint, from);
        QFETCH(const QPoint, step);
        QByteArray save = "MAP_LENGTH 6\nMAP_TOPOLOGY " + topology +
                          "\nTA_ID 1\nTA_ID 2\nTA_NAME move\nTT_ID 0\n"
                          "TT_LIFEPOINTS 9\nT_ID 0\n";
        for (int row = 0; row < 6; ++row)
            save += "MAP " + QByteArray::number(row) + " ......\n";
        save += "T_POSY " + QByteArray::number(from.y()) + "\nT_POSX " + QByteArray::number(from.x()) +
                "\nWORLD_ACTIVE 1";
        Talk talk("save", save);
        talk.say("move " + direction);
        QPoint reached;
        talk.look([&](const ClientView& view) { reached = view.player; });
        talk.run();
        QCOMPARE(reached - from, step);
    }

    void allDirections() {
        for (const Topology topology : {Topology::Hex, Topology::Square}) {
            QByteArrayList names;
            for (const world::Direction& direction : world::directionsOf(topology))
                names << QByteArray::fromStdString(std::string(direction.name));
            std::ranges::sort(names);
            QCOMPARE(stepsOf(topology).keys(), names);
        }
    }

    // server/out contains only forms that the page lists.
    void formsOfAnswers() {
        const QList<QStringList> forms = table("line");
        QCOMPARE(forms.size(), 5);
        QByteArrayList starts;
        for (const QStringList& form : forms)
            starts << bare(form[0]).remove(QStringLiteral("TEXT")).toUtf8();
        int answers = 0;
        for (const QByteArray& session : blocks("session")) {
            bool named = false; // whether things are listed between START and END
            for (const QByteArray& line : session.split('\n')) {
                if (!line.startsWith("< "))
                    continue;
                const QByteArray answer = line.mid(2);
                const bool known = std::ranges::any_of(
                    starts, [&](const QByteArray& start) { return answer.startsWith(start); });
                QVERIFY2(named || known, line);
                named = (named || answer == "THINGS_HERE START") && answer != "THINGS_HERE END";
                ++answers;
            }
        }
        QVERIFY(answers > 20);
    }

    void messages() {
        const QByteArrayList texts = blocks("messages").value(0).trimmed().split('\n');
        qsizetype found = 0;
        for (int message = 0; message <= int(world::Message::NoLeave); ++message) {
            const auto text = [&](const char* word) {
                return QByteArray::fromStdString(messageText(world::Message(message), word));
            };
            if (text("").isEmpty())
                continue;
            QVERIFY2(texts.contains(text("NAME")) || texts.contains(text("DIRECTION")), text("NAME"));
            ++found;
        }
        QCOMPARE(texts.size(), found);
    }

    void place() {
        const QByteArray text = blocks("place").value(0);
        const std::vector<world::RecordPlace> places = world::RecordPlace::readAll(text.toStdString());
        QCOMPARE(places.size(), 2U);
        QCOMPARE(QByteArray::fromStdString(places[0].text() + places[1].text()), text);
    }

    void extensions() {
        const QString text = page();
        for (const world::CommandRule& rule : world::allCommands()) {
            if (rule.isExtension)
                QVERIFY2(text.contains(
                             QRegularExpression(QStringLiteral("`%1\\b").arg(QString::fromUtf8(rule.name)))),
                         rule.name.data());
        }
    }

    // A client written only from the page finds something to eat.
    void client() {
        const QByteArray save =
            "MAP_LENGTH 8\n"
            "TA_ID 1\nTA_ID 2\nTA_NAME move\nTA_ID 3\nTA_NAME pick_up\nTA_ID 5\nTA_NAME use\n"
            "TT_ID 0\nTT_LIFEPOINTS 30\nTT_STORAGE 1\nTT_ID 1\nTT_NAME BREAD\nTT_SYMBOL *\n"
            "TT_CONSUMABLE 100\n"
            "MAP 0 ~~~~~~~~\nMAP 1 ~.~....~\nMAP 2 ~.~.~~.~\nMAP 3 ~...~..~\n"
            "MAP 4 ~~~~~.~~\nMAP 5 ~.....~~\nMAP 6 ~.~~~~~~\nMAP 7 ~~~~~~~~\n"
            "T_ID 0\nT_POSY 1\nT_POSX 1\nT_ID 1\nT_TYPE 1\nT_LIFEPOINTS 0\nT_POSY 6\nT_POSX 1\nWORLD_ACTIVE "
            "1";
        const ServerFolder folder(save);
        const auto server = folder.start();
        QTRY_VERIFY(folder.has("server/worldstate"));
        const WorldClient client(folder, stepsOf(Topology::Hex));
        QCOMPARE(client.view().carried, QByteArrayList{"(none)"});
        QVERIFY(client.goTo('*'));
        QCOMPARE(client.view().player, QPoint(1, 6));
        QCOMPARE(client.ask("pick_up").last(), QByteArray("WORLD_UPDATED"));
        QCOMPARE(client.view().carried, QByteArrayList{"BREAD"});
        const int satiation = client.view().satiation;
        client.ask("use 0");
        QCOMPARE(client.view().carried, QByteArrayList{"(none)"});
        QCOMPARE(client.view().satiation, satiation + 100 - 1);
        QVERIFY(client.ask("a word that means nothing").isEmpty());
        folder.append("server/in", "QUIT\n");
        QVERIFY(server->waitForFinished());
        QCOMPARE(server->exitCode(), 0);
    }
};

LEVWRIGHT_TEST(WorldProtocolTest)

} // namespace levwright::world_protocol_test

#include "WorldProtocolTest.moc"
