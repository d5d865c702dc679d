// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled levels of variants, read with the tables that the shared folder has of them: each description
// compiles to the bytes of the variant's own compiler.
#include "core/languages/games/Games.h"
#include "core/levcomp/LevelImport.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/VariantTables.h"

#include <QDir>
#include <QTest>

#include <algorithm>

namespace levwright::variant_levels_test {
namespace {

// Why the file does not come back; empty if it does.
QString difference(const GamePtr& game, const std::string& bytes, const std::string& name) {
    const Result<ImportedLevel> level = importLevel(game, bytes, name);
    if (!level)
        return QString::fromStdString(level.error().message);
    const LevelLanguage& language = game->language();
    const FileTree file = language.parse(TextSnapshot(level->text), LexMode::Exact);
    const std::size_t last = file.levels.size() - 1;
    const LevelModelPtr model = language.lower(file.levels[last].tree, file.textOf(last), LongSize::Bits64);
    const Result<std::string> again = language.compile({*model, file.textOf(last)}, level->target);
    if (!again)
        return QString::fromStdString(again.error().message);
    return *again == bytes ? QString() : QStringLiteral("other bytes");
}

} // namespace

class VariantLevelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comeBack_data() {
        QTest::addColumn<bool>("isEvilHack");
        QTest::newRow("EvilHack") << true;
        QTest::newRow("SlashTHEM") << false;
    }
    void comeBack() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const bool, isEvilHack);
        const Variant& variant = isEvilHack ? evilHack() : slashThem();
        const GamePtr game = gameOfTables(variant);
        const QDir golden(folderOf(variant) + QStringLiteral("/golden"));
        int count = 0;
        for (const QString& name : golden.entryList({QStringLiteral("*.lev")})) {
            const std::string bytes = fileBytes(golden.filePath(name)).toStdString();
            const QString why = difference(game, bytes, name.toStdString());
            QVERIFY2(why.isEmpty(), qPrintable(name + QStringLiteral(": ") + why));
            ++count;
        }
        QVERIFY(count > 200);
    }

    // Small descriptions, as EvilHack's compiler takes them (corpus/field).
    void fieldFiles_data() {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("golden");
        QTest::newRow("cell") << "01-stray-map-character-hides-map.des" << "01-evilhack-mylevel.lev";
        QTest::newRow("vault") << "07-evilhack-statements.des" << "07-evilhack-vlt-0001.lev";
        QTest::newRow("door") << "08-evilhack-door-material.des" << "08-evilhack-t.lev";
        QTest::newRow("tie") << "09-wrong-game-on-a-tie.des" << "09-evilhack-t.lev";
    }
    void fieldFiles() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, source);
        QFETCH(const QString, golden);
        const QString folder = sharedFolder() + QStringLiteral("/corpus/field/");
        const GamePtr game = gameOfTables(evilHack());
        const LevelLanguage& language = game->language();
        const FileTree file = language.parse(
            TextSnapshot(fileBytes(folder + QStringLiteral("des/") + source).toStdString()), LexMode::Exact);
        const std::size_t last = file.levels.size() - 1;
        const LevelModelPtr model =
            language.lower(file.levels[last].tree, file.textOf(last), LongSize::Bits64);
        const Result<std::string> made =
            language.compile({*model, file.textOf(last)}, usualTarget("nethack-3.6", {}).value());
        QVERIFY2(made, made ? "" : made.error().message.c_str());
        constexpr qsizetype header = 40;
        QCOMPARE(QByteArray::fromStdString(*made).sliced(header),
                 fileBytes(folder + QStringLiteral("golden/") + golden).sliced(header));
    }
};

LEVWRIGHT_TEST(VariantLevelsTest)

} // namespace levwright::variant_levels_test

#include "VariantLevelsTest.moc"
