// SPDX-License-Identifier: GPL-3.0-or-later
// After edits of a few statements, only those are read, listed and placed anew. Map, outline and problems are
// those of a fresh session all the same.
#include "core/base/FileStore.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/Levels.h"
#include "tests/support/RandomDescriptions.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Wanted.h"
#include "widgets/canvas/CanvasModel.h"
#include "widgets/outline/OutlineModel.h"

#include <QTest>

#include <random>

namespace levwright::changed_statements_test {
namespace {

// Rows with all that is painted of them.
QStringList rowsOf(OutlineModel& model, const QModelIndex& parent = {}) {
    while (model.canFetchMore(parent))
        model.fetchMore(parent);
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        QString said;
        for (const int role : {int(Qt::DisplayRole), int(OutlineModel::DetailRole),
                               int(OutlineModel::SeverityRole), int(OutlineModel::BrokenRole)})
            said += model.data(index, role).toString() + u'|';
        if (const std::optional<StatementRef> statement = model.statementOf(index))
            said += QString::number(statement->statement);
        rows << said;
        for (const QString& child : rowsOf(model, index))
            rows << u' ' + child;
    }
    return rows;
}

QStringList placesOf(const CanvasModel& model) {
    QStringList places;
    for (const ShownPlacement& shown : model.placements()) {
        QString said = QStringLiteral("%1 at %2: %3")
                           .arg(shown.statement.statement)
                           .arg(shown.begin)
                           .arg(QString::fromStdString(shown.placement.label));
        for (const Point cell : shown.placement.cells)
            said += QStringLiteral(" %1,%2").arg(cell.x).arg(cell.y);
        places << said;
    }
    for (const ProblemMark& mark : model.problems())
        places << QStringLiteral("%1,%2 %3").arg(mark.cell.x).arg(mark.cell.y).arg(int(mark.severity));
    const std::vector<char>& ground = model.ground().cells();
    return places << QString::fromLatin1(ground.data(), qsizetype(ground.size()));
}

// A session with its map and outline, without a window.
class Desk {
    MemoryFileStore m_files;

public:
    explicit Desk(std::string bytes)
        : session({.game = testGame(), .bytes = std::move(bytes)}, m_files), map(session),
          outline(session, Theme::light(), nullptr) {
        rowsOf(outline);
        QObject::connect(&session, &Session::changed, &session, [this](const Change& change) {
            map.rebuild(&change);
            outline.update();
        });
        QObject::connect(&session, &Session::selectionChanged, &session, [this] {
            if (map.isElsewhere())
                map.rebuild(nullptr);
        });
    }

    bool showsBroken() const { return std::ranges::any_of(map.placements(), &ShownPlacement::broken); }

    Session session;
    CanvasModel map;
    OutlineModel outline;
};

void compareWithFresh(Desk& desk) {
    Desk fresh(std::string(desk.session.text().bytes()));
    fresh.session.select(desk.session.selection());
    QCOMPARE(desk.session.analysis().diagnostics(), fresh.session.analysis().diagnostics());
    QCOMPARE(rowsOf(desk.outline), rowsOf(fresh.outline));
    if (!desk.showsBroken()) // a fresh map does not know what was there
        QCOMPARE(placesOf(desk.map), placesOf(fresh.map));
}

// Statements of all kinds in two parts, and nearly as many monsters as one part may have.
std::string crowd() {
    std::string text = "MAZE:\"crowd\",' '\nFLAGS:noteleport\nGEOMETRY:center,center\nMAP\n"
                       "-----\n|...+\n|...|\n-----\nENDMAP\nRANDOM_PLACES:(1,1),(2,1)\n"
                       "RANDOM_MONSTERS:'a','b'\nREGION:(1,1,3,2),lit,\"ordinary\"\nDOOR:closed,(4,1)\n"
                       "STAIR:(1,1),up\nCONTAINER:'(',\"chest\",(2,2)\nOBJECT:'!',random,contained\n"
                       "OBJECT:'?',\"light\",contained\nENGRAVING:(3,2),engrave,\"Elbreth\"\n";
    constexpr int most = 125;
    for (int i = 0; i < most; ++i)
        text += i % 2 == 0 ? "MONSTER:'D',\"red dragon\",place[0]\n" : "MONSTER:'a',random,(3,1)\n";
    return text + "TRAP:\"web\",(1,2)\nNOMAP\nALTAR:(1,1),chaos,altar\nGOLD:12,random\nFOUNTAIN:(2,2)\n" +
           "# levwright: silence "
           "nothing\nSINK:(3,3)\nLADDER:(4,4),down\nPOOL:(5,5)\nOBJECT:'*',random,(6,6)\n";
}

class Edits {
public:
    explicit Edits(unsigned seed) : m_random(seed) {}

    // Something that people do to a line, or to a sign of it.
    TextEdit next(const TextSnapshot& text) {
        const Range line = text.lineWithEnd(below(text.lineCount()));
        const std::string bytes(text.slice(line));
        const Offset at = line.begin + below(line.size());
        switch (below(8)) {
        case 0:
            return TextEdit::erase(line);
        case 1:
            return TextEdit::insert(line.begin, bytes);
        case 2:
            return TextEdit::insert(line.begin, "# a comment\n");
        case 3:
            return TextEdit::insert(line.begin, statement());
        case 4:
            return TextEdit::replace(line, statement());
        case 5:
            return TextEdit::erase({at, std::min<Offset>(at + 1, text.size())});
        default:
            return TextEdit::insert(at, std::string(1, "0123,\"xM(:"[below(10)]));
        }
    }
    std::size_t below(std::size_t end) { return end == 0 ? 0 : m_random() % end; }

private:
    std::string statement() {
        constexpr std::array lines{"MONSTER:'D',\"red dragon\",(2,2)\n",
                                   "MONSTER:'D',\"red dragn\",(2,2)\n",
                                   "MONSTER:monster[0],random,place[1]\n",
                                   "OBJECT:'!',random,contained\n",
                                   "CONTAINER:'(',\"chest\",(1,2)\n",
                                   "TRAP:\"hole\",(3,1)\n",
                                   "STAIR:(3,1),down\n",
                                   "RANDOM_PLACES:(3,1)\n",
                                   "DOOR:open,(4,1)\n",
                                   "WALLIFY\n",
                                   "NOMAP\n"};
        return lines[below(lines.size())];
    }

    std::mt19937 m_random;
};

} // namespace

class ChangedStatementsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void edits_data() {
        QTest::addColumn<std::string>("text");
        QTest::newRow("crowd") << crowd();
        QTest::newRow("crowd that is too large") << crowd() + crowd().substr(crowd().find("MONSTER:"));
        for (const unsigned seed : {1U, 2U, 3U})
            QTest::addRow("random level %u", seed) << randomLevel(seed) + randomLevel(seed + 10);
    }
    void edits() {
        QFETCH(const std::string, text);
        Desk desk(text);
        Edits edits(unsigned(text.size()));
        constexpr int usual = 200;
        const int wanted = wantedNumber("LEVWRIGHT_EDITS", usual);
        for (int i = 0; i < wanted; ++i) {
            const TextEdit edit = edits.next(desk.session.text());
            if (!edit.fits(desk.session.text().size()))
                continue;
            desk.session.apply(EditOutcome(edit), QStringLiteral("edit"));
            compareWithFresh(desk);
            if (QTest::currentTestFailed()) {
                qInfo("edit %d of %s", i, std::string(desk.session.text().bytes()).c_str());
                return;
            }
            for (std::size_t back = edits.below(3); back > 0 && desk.session.document().canUndo(); --back)
                desk.session.undo();
            if (desk.session.document().doneSteps() > 6)
                desk.session.goToStep(0);
        }
    }

    // A broken fountain is shown as a thing: it makes no ground.
    void aBrokenFountainStaysInSight() {
        const std::string text =
            "MAZE:\"pond\",' '\nGEOMETRY:center,center\nMAP\n-----\n|...|\n-----\nENDMAP\n"
            "FOUNTAIN:(2,1)\nGOLD:12,(3,1)\n";
        Desk desk(text);
        const Offset at = text.find(")\nGOLD");
        desk.session.select(Range{at, at});
        QCOMPARE(desk.map.ground().at({2, 1}), '{');
        desk.session.apply(EditOutcome(TextEdit::erase({at, at + 1})), QStringLiteral("edit"));
        QCOMPARE(desk.map.ground().at({2, 1}), '.');
        const auto broken = std::ranges::find(desk.map.placements(), true, &ShownPlacement::broken);
        QVERIFY(broken != desk.map.placements().end());
        QCOMPARE(broken->placement.glyph, '{');
        desk.session.undo();
        compareWithFresh(desk);
    }

    // What an edit does not touch is neither lowered nor placed anew.
    void takesTheRestFromBefore() {
        Desk desk(crowd());
        const Offset at =
            crowd().find("MONSTER:'D'", crowd().size() / 2) + std::string("MONSTER:'D',\"red").size();
        const LevelModelPtr before = desk.session.levels().levelPtr(0);
        desk.session.apply(EditOutcome(TextEdit::insert(at, "7")), QStringLiteral("edit"));
        const LevelModelPtr after = desk.session.levels().levelPtr(0);
        const StatementChange* change = after->changeSince(*before);
        QVERIFY(change != nullptr);
        QVERIFY(change->endAfter - change->first <= 2);
        QVERIFY(before->changeSince(*after) == nullptr);
        compareWithFresh(desk);
    }
};

LEVWRIGHT_TEST(ChangedStatementsTest)

} // namespace levwright::changed_statements_test

#include "ChangedStatementsTest.moc"
