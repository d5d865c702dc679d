// SPDX-License-Identifier: GPL-3.0-or-later
// Every name of every stock file gets another name and its own one back.
#include "core/instance/InstanceText.h"
#include "core/instance/RollPlan.h"
#include "core/languages/games/Games.h"
#include "core/languages/games/KindOfText.h"
#include "core/services/Names.h"
#include "tests/support/CompiledLevels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <map>

namespace levwright::rename_files_test {
namespace {

// A name that no stock file has, or for a register another one of its list.
std::string freshName(const TextSnapshot& text, const NameTable& names, const NamedThing& thing) {
    constexpr std::size_t shortest = 3;
    if (thing.kind != NameKind::Register && thing.name.size() < shortest)
        return "zq";
    if (thing.kind != NameKind::Register)
        return (thing.name.starts_with('$') ? "$zq" : "zqx") + std::string(thing.name.size() - shortest, 'q');
    const auto listOf = [&](const NamedThing& one) {
        const auto entry = std::ranges::find_if(one.uses, &NameUse::defines);
        return entry == one.uses.end() ? text.lineCount() : text.position(entry->range.begin).line;
    };
    for (const NamedThing& other : names) {
        const bool isFree = std::ranges::none_of(other.uses, &NameUse::isSpelled);
        if (other.kind == NameKind::Register && isFree && listOf(other) == listOf(thing))
            return other.name;
    }
    return {};
}

// The compiled levels with another name in place of one of the same size.
std::map<std::string, std::string> withName(std::map<std::string, std::string> files, std::string_view now,
                                            std::string_view then) {
    for (auto& [level, bytes] : files) {
        for (std::size_t at = bytes.find(now); at != std::string::npos; at = bytes.find(now, at))
            bytes.replace(at, now.size(), then);
    }
    return files;
}

// What the game makes of a script with one seed, as text; of a file of themed rooms, of the first few.
std::vector<std::string> rolled(const Analysis& analysis) {
    std::vector<std::string> texts;
    const LevelsAnalysis* levels = analysis.levels();
    const LevelLanguage& language = analysis.game().language();
    constexpr std::size_t mostLevels = 4;
    const std::size_t count =
        levels != nullptr && language.runsScripts() ? std::min(levels->levelCount(), mostLevels) : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Result<roll::RollPlanPtr> plan = language.plan(levels->source(i), {});
        if (!plan)
            continue;
        roll::Roller roller(*plan);
        texts.push_back(roll::toText(roller.roll(1), **plan));
    }
    return texts;
}

std::string_view withoutSign(std::string_view name) {
    return name.starts_with('$') ? name.substr(1) : name;
}

} // namespace

class RenameFilesTest : public QObject {
    Q_OBJECT

    // Returns whether there was a free name.
    static bool tryName(const AnalysisPtr& analysis, const NameTable& names, const NamedThing& thing,
                        const std::vector<std::string>& rolls) {
        const std::string fresh = freshName(analysis->text(), names, thing);
        const auto use = std::ranges::find_if(thing.uses, &NameUse::isSpelled);
        if (fresh.empty() || use == thing.uses.end())
            return false;
        const Offset at = use->range.begin;
        const EditOutcome edit = services::renamedAt(*analysis, at, fresh);
        const std::string before(analysis->text().bytes());
        const bool isFine = edit && !edit->empty();
        if (!isFine)
            qWarning("%s: %s", thing.name.c_str(), edit ? "no change" : edit.error().reason.c_str());
        if (!isFine)
            return QTest::qFail(thing.name.c_str(), __FILE__, __LINE__), true;
        const AnalysisPtr after = analysis->updated(*edit, TextSnapshot(edit->apply(before)));
        // The name of a level to which no portal leads does not reach what the game makes.
        const bool isForReaders = thing.kind == NameKind::Level && thing.uses.size() == 1;
        if (isForReaders && compiled(*after) != compiled(*analysis))
            QTest::qFail("the compiled levels differ", __FILE__, __LINE__);
        const bool isSameSize = fresh.size() == thing.name.size();
        if (isSameSize && thing.kind != NameKind::Register && thing.kind != NameKind::Level &&
            withName(compiled(*after), withoutSign(fresh), withoutSign(thing.name)) != compiled(*analysis))
            QTest::qFail(("more than the name differs: " + thing.name).c_str(), __FILE__, __LINE__);
        if (rolled(*after) != rolls)
            QTest::qFail(("the script makes another level: " + thing.name).c_str(), __FILE__, __LINE__);
        const auto countOf = [](const Analysis& of) { return of.diagnostics().size(); };
        if (analysis->levels() != nullptr && countOf(*after) != countOf(*analysis))
            QTest::qFail(("other problems with " + thing.name).c_str(), __FILE__, __LINE__);
        const EditOutcome back = services::renamedAt(*after, at, thing.name);
        if (!back || back->apply(after->text().bytes()) != before)
            QTest::qFail(("no way back to " + thing.name).c_str(), __FILE__, __LINE__);
        return true;
    }

private Q_SLOTS:
    void everyName_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("least");
        QTest::newRow("3.4.3") << "nethack-3.4.3/des" << "nethack-3.4.3" << 100;
        QTest::newRow("3.2") << "nethack-3.2.2/des" << "nethack-3.2.2" << 100;
        QTest::newRow("3.6") << "nethack-3.6/des" << "nethack-3.6" << 100;
        QTest::newRow("3.7") << "nethack-3.7/lua" << "nethack-3.7" << 100;
        QTest::newRow("5.0") << "nethack-5.0/lua" << "nethack-5.0" << 100;
    }
    void everyName() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, folder);
        QFETCH(const QString, game);
        QFETCH(const int, least);
        const GamePtr loaded = loadGame(game.toStdString()).value();
        const QDir files(sharedFolder() + "/corpus/" + folder);
        int renamed = 0;
        for (const QString& name :
             files.entryList({"*.des", "*.def", "*.pdf", "*.lua"}, QDir::Files, QDir::Name)) {
            const std::string text = fileBytes(files.filePath(name)).toStdString();
            const AnalysisPtr analysis =
                Analysis::make(loaded, TextSnapshot(text), documentKindOf(name.toStdString(), text));
            const NameTable names = services::namesOf(*analysis);
            const std::vector<std::string> rolls = rolled(*analysis);
            for (const NamedThing& thing : names) {
                const services::NamedPlace place{thing, thing.uses.front()};
                if (!services::definitionOf(place))
                    continue; // a level of another file
                if (!services::objectionToRenaming(place) && tryName(analysis, names, thing, rolls))
                    ++renamed;
            }
            QVERIFY2(!QTest::currentTestFailed(), qPrintable(name));
        }
        qInfo("%d names", renamed);
        QVERIFY(renamed >= least);
    }
};

LEVWRIGHT_TEST(RenameFilesTest)

} // namespace levwright::rename_files_test

#include "RenameFilesTest.moc"
