// SPDX-License-Identifier: GPL-3.0-or-later
// The contents for new documents: every template in each of its games, and the dialog that offers them.
#include "widgets/templates/NewDialog.h"

#include "core/catalog/GameList.h"
#include "core/dungeons/model/DungeonCompiler.h"
#include "core/dungeons/model/DungeonLanguage.h"
#include "core/dungeons/roll/DungeonExport.h"
#include "core/dungeons/roll/DungeonRoll.h"
#include "core/formats/FileForms.h"
#include "core/playtest/LevelWorld.h"
#include "core/stats/StatisticsJob.h"
#include "resources/Resources.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/templates/TemplatePicture.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSet>

namespace levwright::new_dialog_test {
namespace {

constexpr std::uint64_t rolls = 200;

const DocumentTemplate& templateOf(const QString& file) {
    static const QList<DocumentTemplate> all = documentTemplates();
    return *std::ranges::find(all, file, &DocumentTemplate::file);
}

AnalysisPtr analysisOf(const DocumentTemplate& one, const GamePtr& game) {
    return Analysis::make(game, TextSnapshot(one.text()), one.kind());
}

struct Desk : WindowDesk {
    NewDialog& dialog() {
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("no window");
        QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier);
        auto* opened = window.findChild<NewDialog*>();
        if (opened == nullptr || !QTest::qWaitForWindowActive(opened) ||
            !QTest::qWaitFor([&] { return list(*opened).hasFocus(); }))
            qFatal("no dialog");
        return *opened;
    }
    // Finds an item by its text.
    static QListWidgetItem& item(NewDialog& dialog, const QString& name) {
        const auto found = list(dialog).findItems(name, Qt::MatchExactly);
        if (found.size() != 1)
            qFatal("no template %s", qPrintable(name));
        return *found.front();
    }
    static QListWidget& list(NewDialog& dialog) { return *dialog.findChild<QListWidget*>("new.templates"); }
};

} // namespace

class NewDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { registerResources(); }

    // --- the templates

    void offersTheirNamesOnce_data() {
        QTest::addColumn<QString>("game");
        for (const GameEntry& game : knownGames())
            QTest::addRow("%.*s", int(game.id.size()), game.id.data()) << QString::fromUtf8(game.id);
    }
    // A game may have no templates. The dialog then does not offer it.
    void offersTheirNamesOnce() {
        QFETCH(const QString, game);
        QVERIFY(!templatesFor(game).isEmpty() || game.toStdString() != usualGame());
        QSet<QString> names;
        for (const DocumentTemplate& one : templatesFor(game)) {
            QVERIFY2(!names.contains(one.name), qPrintable(one.name));
            names.insert(one.name);
        }
    }

    void isSound_data() { addTemplates(); }
    void isSound() {
        QFETCH(const QString, file);
        QFETCH(const QString, game);
        const GamePtr loaded = loadGame(game.toStdString()).value();
        const AnalysisPtr analysis = analysisOf(templateOf(file), loaded);
        for (const Diagnostic& found : analysis->diagnostics())
            qWarning("%zu: %s", analysis->text().position(found.range.begin).line + 1,
                     found.message().c_str());
        QVERIFY(analysis->diagnostics().empty());
        QVERIFY(pictureIsDrawn(templateOf(file)));
        if (const LevelsAnalysis* levels = analysis->levels())
            trySoundLevels(*levels);
        else
            trySoundDungeon(*analysis);
    }

    // --- the dialog

    void createsWhatIsChosen_data() { addTemplates(); }
    void createsWhatIsChosen() {
        QFETCH(const QString, file);
        QFETCH(const QString, game);
        Desk desk;
        NewDialog& dialog = desk.dialog();
        auto* games = dialog.findChild<QComboBox*>("new.game");
        games->setCurrentIndex(games->findData(game));
        Desk::list(dialog).setCurrentItem(&Desk::item(dialog, templateOf(file).name));
        QCOMPARE(dialog.findChild<QLabel*>("new.tip")->text(), templateOf(file).tip);
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
        QCOMPARE(desk.text(), QByteArray::fromStdString(templateOf(file).text()));
        QCOMPARE(QString::fromUtf8(desk.session().game().catalog().gameId()), game);
        QVERIFY(!desk.session().isModified());
        QCOMPARE(desk.session().path(), QString());
        QCOMPARE(desk.session().suggestedFileName(),
                 templateOf(file).isEmpty() ? QStringLiteral("untitled.des") : file.section(u'/', -1));
        QCOMPARE(desk.session().analysis().dungeon() != nullptr, file.contains("dungeon."));
        QCOMPARE(desk.workspace.count(), std::size_t(1)); // the untouched document was replaced
    }

    void takesTheSelectedOneByReturn() {
        Desk desk;
        NewDialog& dialog = desk.dialog();
        QListWidget& list = Desk::list(dialog);
        QCOMPARE(list.currentRow(), 0);
        QTest::keyClick(&list, Qt::Key_Right);
        QCOMPARE(list.currentRow(), 1);
        QTest::keyClicks(&list, "to"); // the beginning of its name
        QCOMPARE(list.currentItem()->text(), QStringLiteral("Town"));
        QTest::keyClick(&list, Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(desk.text(), QByteArray::fromStdString(templateOf("town.des").text()));
        QCOMPARE(desk.workspace.count(), std::size_t(1));
    }

    void takesADoubleClickedOne() {
        Desk desk;
        NewDialog& dialog = desk.dialog();
        QListWidget& list = Desk::list(dialog);
        const QPoint place = list.visualItemRect(&Desk::item(dialog, "Cave")).center();
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(list.viewport(), Qt::LeftButton, {}, place);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(desk.text(), QByteArray::fromStdString(templateOf("cave.des").text()));
        QCOMPARE(desk.workspace.count(), std::size_t(1));
    }

    void changesNothingWhenItIsLeft() {
        Desk desk;
        const QByteArray before = desk.text();
        NewDialog& dialog = desk.dialog();
        Desk::list(dialog).setCurrentItem(&Desk::item(dialog, "Town"));
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QCOMPARE(desk.text(), before);
        QCOMPARE(desk.workspace.count(), std::size_t(1));
    }

    // Two new documents stay next to each other, although the first is untouched.
    void keepsWhatWasCreated() {
        Desk desk;
        for (const char* name : {"Town", "Cave"}) {
            NewDialog& dialog = desk.dialog();
            Desk::list(dialog).setCurrentItem(&Desk::item(dialog, name));
            QTest::keyClick(&Desk::list(dialog), Qt::Key_Return);
            QTRY_VERIFY(desk.window.findChild<NewDialog*>() == nullptr);
        }
        QCOMPARE(desk.workspace.count(), std::size_t(2));
    }

    void keepsTheChoiceInAnotherGame() {
        Desk desk;
        NewDialog& dialog = desk.dialog();
        auto* games = dialog.findChild<QComboBox*>("new.game");
        QCOMPARE(games->currentData().toByteArray(), QByteArray(testGame()->catalog().gameId().data()));
        Desk::list(dialog).setCurrentItem(&Desk::item(dialog, "Quest"));
        games->setFocus();
        QTest::keyClick(games, games->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
        QCOMPARE(Desk::list(dialog).currentItem()->text(), QStringLiteral("Quest"));
    }

    void beginsWithoutAsking() {
        Desk desk;
        desk.session().apply(EditOutcome(TextEdit::insert(0, "# mine\n")), QStringLiteral("Type"),
                             MergeKey::None);
        QTest::keyClick(&desk.window, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(desk.window.findChild<NewDialog*>() == nullptr);
        QCOMPARE(desk.workspace.count(), std::size_t(2));
        QCOMPARE(desk.text(), QByteArray::fromStdString(templateOf("empty.des").text()));
    }

    void drawsThePicturesLater() {
        Desk desk;
        NewDialog& dialog = desk.dialog();
        QListWidget& list = Desk::list(dialog);
        const auto isDrawn = [&](int row) {
            return colorsOf(list.item(row)->icon().pixmap(237, 105).toImage()) > 1;
        };
        for (int row = 0; row < list.count(); ++row)
            QTRY_VERIFY2(isDrawn(row), qPrintable(list.item(row)->text()));
    }

private:
    void addTemplates() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("game");
        for (const DocumentTemplate& one : documentTemplates()) {
            for (const QString& game : one.games)
                QTest::addRow("%s, %s", qPrintable(one.file), qPrintable(game)) << one.file << game;
        }
    }

    static qsizetype colorsOf(const QImage& image) {
        QSet<QRgb> colors;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                colors.insert(image.pixel(x, y));
        }
        return colors.size();
    }

    static bool pictureIsDrawn(const DocumentTemplate& one) {
        Games games(testGame());
        return colorsOf(pictureOf(one, games, Theme::light(), {237, 105})) > 2;
    }

    // It compiles. If the game can be rolled, every roll has everything that is written, and the level can be
    // walked.
    static void trySoundLevels(const LevelsAnalysis& levels) {
        const Game& game = levels.game();
        for (std::size_t i = 0; i < levels.levelCount(); ++i) {
            if (!levels.level(i).hasHeader())
                continue;
            const LevelSource source = levels.source(i);
            if (!game.language().objectionTo(Ability::Compile)) {
                const Result<std::string> file =
                    game.language().compile(source, usualTarget(game.catalog(), Abi{}));
                QVERIFY2(file.has_value(), file ? "" : file.error().message.c_str());
            }
            const Result<roll::RollPlanPtr> plan = game.language().plan(source, {});
            QVERIFY(plan || game.catalog().gameId() != usualGame());
            if (plan)
                trySoundRolls(*plan, game.catalog(), source.level.themed.has_value());
        }
    }

    // The only obstacles may be locked doors. The other rooms of a level with a themed room are the game's:
    // its vaults are closed, and now and then a corridor does not arrive.
    static void trySoundRolls(const roll::RollPlanPtr& plan, const Catalog& catalog, bool isThemed) {
        roll::StatisticsJob job(plan);
        job.run({0, rolls});
        for (const roll::Finding& finding : roll::findingsOf(job.statistics())) {
            const bool isOfGame = isThemed && (finding.kind == roll::FindingKind::ClosedPocket ||
                                               finding.kind == roll::FindingKind::CutOff);
            QVERIFY2(isOfGame || finding.kind == roll::FindingKind::NeedsUnlocking,
                     roll::nameOf(finding.kind).data());
        }
        roll::Roller roller(plan);
        const auto world = playtest::makeLevelWorld(roller.roll(1), *plan, catalog);
        QVERIFY2(world.has_value(), world ? "" : world.error().message.c_str());
    }

    static void trySoundDungeon(const Analysis& analysis) {
        const DungeonModel& dungeon = *analysis.dungeon();
        const Game& game = analysis.game();
        if (!analysis.dungeonLanguage()->objectionToCompiling()) {
            const Result<std::string> file = dungeonFile(dungeon, usualTarget(game.catalog(), Abi{}));
            QVERIFY2(file.has_value(), file ? "" : file.error().message.c_str());
        }
        const CompiledDungeon compiled = compileDungeon(dungeon).value();
        for (std::uint64_t seed = 0; seed < rolls; ++seed)
            QVERIFY(rollDungeon(compiled, game.catalog(), seed).has_value());
    }
};

LEVWRIGHT_TEST(NewDialogTest)

} // namespace levwright::new_dialog_test

#include "NewDialogTest.moc"
