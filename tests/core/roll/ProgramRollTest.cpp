// SPDX-License-Identifier: GPL-3.0-or-later
// Rolls levels that are programs.
#include "core/catalog/Catalog.h"
#include "core/formats/FileForms.h"
#include "core/formats/lev36/LevFile.h"
#include "core/instance/InstanceText.h"
#include "core/languages/games/Games.h"
#include "core/languages/program/roll/Plan.h"
#include "core/levcomp/LevelImport.h"
#include "core/model/LevelLanguage.h"
#include "core/stats/StatisticsJob.h"
#include "core/stats/StatisticsText.h"
#include "tests/support/LoadingTables.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TableCheck.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Wanted.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

namespace levwright::program_roll_test {
using namespace levwright::roll;

namespace {

constexpr auto game = "nethack-3.6";

ProgramPlanPtr planOf(std::vector<Instruction> instructions) {
    LevelProgram program;
    program.name = "x";
    program.instructions = std::move(instructions);
    return planProgram(std::move(program), *Catalog::load(game).value(), {}).value();
}

Instruction push(std::int64_t number, OperandType type = OperandType::Int) {
    return {Opcode::Push, {type, number, {}}};
}

Instruction pushText(std::string text, OperandType type = OperandType::String) {
    return {Opcode::Push, {type, 0, std::move(text)}};
}

Instruction op(Opcode opcode) {
    return {opcode, {}};
}

// A trap of that kind at a place.
std::vector<Instruction> trapAt(int x, int y, int kind) {
    return {push(packed::coord(x, y), OperandType::Coord), push(kind), op(Opcode::Trap)};
}

std::vector<Instruction> joined(std::initializer_list<std::vector<Instruction>> pieces) {
    std::vector<Instruction> all;
    for (const std::vector<Instruction>& piece : pieces)
        all.insert(all.end(), piece.begin(), piece.end());
    return all;
}

QStringList trapsOf(const LevelInstance& level) {
    QStringList traps;
    for (const RolledTrap& trap : level.traps)
        traps << QStringLiteral("%1@%2,%3").arg(trap.kind).arg(trap.place.x).arg(trap.place.y);
    traps.sort();
    return traps;
}

} // namespace

class ProgramRollTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Traps count how often instructions between jumps run. Number 1 is at 0,0 of the level's area.
    void carriesOut_data() {
        QTest::addColumn<std::vector<Instruction>>("program");
        QTest::addColumn<QString>("traps");
        const auto trap = trapAt(4, 4, 1);
        const auto row = [](const char* name, std::vector<Instruction> program, const char* traps) {
            QTest::newRow(name) << std::move(program) << traps;
        };
        row("one", trap, "1@5,4");
        row("exit", joined({{op(Opcode::Exit)}, trap}), "");
        row("jump over", joined({{push(4), op(Opcode::Jump)}, trap, trapAt(6, 4, 2)}), "2@7,4");
        row("jump to the end", joined({{push(4), op(Opcode::Jump)}, trap}), "");
        row("jump too far", joined({{push(400), op(Opcode::Jump)}, trap}), "1@5,4");
        row("jump far back", joined({{push(-400), op(Opcode::Jump)}, trap}), "1@5,4");
        row("less", joined({{push(1), push(2), op(Opcode::Compare), push(4), op(Opcode::JumpLess)}, trap}),
            "");
        row("not less",
            joined({{push(2), push(2), op(Opcode::Compare), push(4), op(Opcode::JumpLess)}, trap}), "1@5,4");
        row("texts are never unequal",
            joined({{pushText("a"), pushText("b"), op(Opcode::Compare), push(4), op(Opcode::JumpNotEqual)},
                    trap}),
            "1@5,4");
        row("wrong type leaves the rest", joined({{pushText("a")}, trapAt(4, 4, 1), trapAt(6, 4, 2)}),
            "1@5,4 2@7,4");
        row("wrong type gives up",
            joined({{push(packed::coord(4, 4), OperandType::Coord), pushText("a"), op(Opcode::Trap)},
                    trapAt(6, 4, 2)}),
            "2@7,4");
        row("variable",
            {push(3), push(0), pushText("$a"), op(Opcode::SetVariable),
             push(packed::coord(4, 4), OperandType::Coord), pushText("$a", OperandType::Variable),
             op(Opcode::Trap)},
            "3@5,4");
        // The index wraps around.
        row("array",
            {push(3), push(4), push(2), pushText("$a"), op(Opcode::SetVariable),
             push(packed::coord(4, 4), OperandType::Coord), push(3), pushText("$a", OperandType::Variable),
             op(Opcode::Trap)},
            "4@5,4");
        row("arithmetic",
            {push(packed::coord(4, 4), OperandType::Coord), push(7), push(2), op(Opcode::Divide), push(2),
             op(Opcode::Multiply), push(5), op(Opcode::Subtract), op(Opcode::Trap)},
            "1@5,4");
        row("divided by nothing",
            {push(packed::coord(4, 4), OperandType::Coord), push(7), push(0), op(Opcode::Divide), push(5),
             op(Opcode::Add), op(Opcode::Trap)},
            "5@5,4");
        // LOOP [2]: the counter is decremented first.
        row("loop",
            joined({{push(2), op(Opcode::Decrement)},
                    trapAt(4, 4, 1),
                    {op(Opcode::Copy), push(0), op(Opcode::Compare), push(-8), op(Opcode::JumpGreater),
                     op(Opcode::Pop)}}),
            "1@5,4");
        // Its parameter is on its own stack.
        row("function",
            {push(packed::coord(4, 4), OperandType::Coord), push(6), push(1), push(3), op(Opcode::Call),
             op(Opcode::Trap), op(Opcode::Exit), push(0), push(1), op(Opcode::Add), push(1),
             op(Opcode::Return)},
            "1@5,4");
    }
    void carriesOut() {
        QFETCH(const std::vector<Instruction>, program);
        QFETCH(const QString, traps);
        Roller roller(planOf(program));
        const LevelInstance& level = roller.roll(1);
        QCOMPARE(trapsOf(level).join(' '), traps);
        QCOMPARE(level.fatal, Fatal::None);
        QVERIFY(LevelInstance(level) == roller.roll(1));
    }

    void breaksOff_data() {
        QTest::addColumn<std::vector<Instruction>>("program");
        QTest::addColumn<int>("reason");
        const auto row = [](const char* name, std::vector<Instruction> program, Fatal reason) {
            QTest::newRow(name) << std::move(program) << int(reason);
        };
        row("endless", {push(0), push(0), op(Opcode::Pop), push(-3), op(Opcode::Jump)},
            Fatal::EndlessProgram);
        row("empty stack", {op(Opcode::Pop)}, Fatal::BadProgram);
        row("unknown variable",
            {push(0, OperandType::Coord), pushText("$a", OperandType::Variable), op(Opcode::Trap)},
            Fatal::BadProgram);
        row("return without a call", {push(0), op(Opcode::Return)}, Fatal::BadProgram);
        row("negative index",
            {push(3), push(1), pushText("$a"), op(Opcode::SetVariable), push(-1),
             pushText("$a", OperandType::Variable), op(Opcode::Exit), op(Opcode::Trap)},
            Fatal::None);
        row("calls for ever", {push(0), push(-1), op(Opcode::Call)}, Fatal::BadProgram);
    }
    void breaksOff() {
        QFETCH(const std::vector<Instruction>, program);
        QFETCH(const int, reason);
        Roller roller(planOf(program));
        QCOMPARE(int(roller.roll(1).fatal), reason);
        QVERIFY(!roll::nameOf(Fatal(reason)).empty());
    }

    // Flags are added; what a generated map has changed stays.
    void flagsAreAdded() {
        constexpr int maze = 0x20;
        constexpr int noTeleport = 1;
        Roller roller(planOf({push(maze), op(Opcode::LevelFlags), push(3), push(-1), push(1), push(1),
                              push(1), push(1), push(Stone), push(Floor), op(Opcode::InitLevel),
                              push(noTeleport), op(Opcode::LevelFlags)}));
        const LevelInstance& level = roller.roll(1);
        QVERIFY(level.cavernous);
        QVERIFY(!level.maze);
        QVERIFY((level.flags & NoTeleportFlag) != 0);
    }

    // Options are read from their end. The first name counts that is read.
    void lastNameCounts() {
        constexpr int objectName = 3;
        constexpr int end = 15;
        const int dagger = planOf({})->tables->object("dagger", ')');
        Roller roller(
            planOf({push(packed::thing(')', dagger), OperandType::Object), push(end), pushText("a"),
                    push(objectName), pushText("b"), push(objectName), push(0), op(Opcode::Object)}));
        const LevelInstance& level = roller.roll(1);
        QCOMPARE(level.objects.size(), std::size_t(1));
        QCOMPARE(level.texts.at(std::size_t(level.objects.front().called)), std::string("b"));
    }

    // Each thing knows the turn of the loop that made it. A condition makes a statement unexpected.
    void traces() {
        const auto plan =
            planOf(joined({{push(3), op(Opcode::Decrement)},
                           {push(packed::randomPlace | 16, OperandType::Coord), push(1), op(Opcode::Trap)},
                           {op(Opcode::Copy), push(0), op(Opcode::Compare), push(-8), op(Opcode::JumpGreater),
                            op(Opcode::Pop)},
                           {push(1), push(2), op(Opcode::Compare), push(4), op(Opcode::JumpLess)},
                           trapAt(4, 4, 2)}));
        QCOMPARE(plan->traces.size(), std::size_t(2));
        QCOMPARE(plan->instructions.front(), std::size_t(4));
        QVERIFY(plan->isExpected(0));
        QVERIFY(!plan->isExpected(1));
        Roller roller(plan);
        const LevelInstance& level = roller.roll(5);
        QCOMPARE(level.origins.size(), std::size_t(3));
        for (std::size_t i = 0; i < level.origins.size(); ++i) {
            QCOMPARE(level.origins[i].statement, 0);
            QCOMPARE(int(level.origins[i].turn), int(i));
        }
    }

    void agrees_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        for (const QString folder : {"", "small/"}) {
            const QDir tables(sharedFolder() + "/corpus/loading-3.6/" + folder);
            for (const QFileInfo& file : tables.entryInfoList({QStringLiteral("*.json")}, QDir::Files))
                QTest::newRow(qPrintable(file.completeBaseName())) << file.filePath();
        }
    }
    void agrees() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        const QByteArray json = fileBytes(path);
        const QJsonObject table = QJsonDocument::fromJson(json).object();
        const QString lev = QFileInfo(path).dir().filePath(table["lev"].toString());
        const auto decoded = lev36::decode(fileBytes(lev).toStdString());
        QVERIFY(decoded);
        const Result<RollContext> context = parseContext(contextOf(table));
        QVERIFY2(context, context ? "" : context.error().message.c_str());
        StatisticsJob job(planProgram(decoded->program, *Catalog::load(game).value(), *context).value());
        const int rolls = wantedNumber("LEVWRIGHT_ROLLS", enoughRolls);
        job.run({1, std::uint64_t(rolls)});
        const double slack = rolls < enoughRolls ? slackOfFewRolls : 0;
        QCOMPARE(tableDifferences(json, job.statistics(), slack).join('\n'), QString());
    }

    void stockFiles_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        for (const QString& path : ::stockFiles(QString::fromUtf8(game)))
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
    }
    // A level gives the same rolls from its description and from its file, and each thing knows its
    // statement.
    void stockFiles() {
        QFETCH(const QString, path);
        const GamePtr known = loadGame(game).value();
        const LevelLanguage& language = known->language();
        const FileTree file = language.parse(TextSnapshot(fileBytes(path).toStdString()));
        for (std::size_t i = 0; i < file.levels.size(); ++i) {
            const std::string text(file.textOf(i));
            const LevelModelPtr model = language.lower(file.levels[i].tree, text, LongSize::Bits64);
            if (!model->hasHeader())
                continue; // the comments before the first level
            const auto plan = language.plan({*model, text}, {});
            QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
            const auto bytes = language.compile({*model, text}, usualTarget(known->catalog(), Abi()));
            QVERIFY(bytes);
            // Its name may tell which level of the game it is.
            const CompiledFile compiled = readLevelFile(known, *bytes).value().file;
            const auto ofFile = language.planFile(compiled, (*plan)->levelName, {});
            QVERIFY(ofFile);
            QCOMPARE((*plan)->statements.size(), (*plan)->traces.size());
            Roller one(*plan);
            Roller other(*ofFile);
            QVERIFY(one.roll(3) == other.roll(3));
            QCOMPARE(one.roll(4).fatal, Fatal::None);
        }
    }
};

LEVWRIGHT_TEST(ProgramRollTest)

} // namespace levwright::program_roll_test

#include "ProgramRollTest.moc"
