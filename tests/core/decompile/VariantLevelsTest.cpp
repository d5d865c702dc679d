// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled levels of variants, read with the tables that the shared folder has of them: each description
// compiles to the bytes of the variant's own compiler.
#include "core/catalog/GameComposer.h"
#include "core/languages/games/Games.h"
#include "core/levcomp/LevelImport.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <format>

namespace levwright::variant_levels_test {
namespace {

struct Variant {
    const char* name;
    const char* base;
    std::vector<std::pair<const char*, QByteArray>> more; // rows that the shared tables lack
};

const Variant evilHack{
    "evilhack",
    "nethack-3.6",
    {{"keywords", "FORGE\tstatement word\t\nMAGIC_CHEST\tstatement word\t\nPUDDLE\tstatement word\t\n"
                  "SEWAGE\tstatement word\t\ndead\tmonster option word\t\naffixed_gem\tobject option word\t\n"
                  "forged_qual\tobject option "
                  "word\t\niron\tDOOR_MATERIAL\t12\nwooden\tDOOR_MATERIAL\t9\nsteel\tDOOR_MATERIAL\t13\n"
                  "bronze\tDOOR_MATERIAL\t15\ngold\tDOOR_MATERIAL\t17\nstone\tDOOR_MATERIAL\t24\n"
                  "VAULTGEN\tstatement word\t\nMINDEPTH\tstatement word\t\n"},
     {"statements", "word\tform\topcode\nFORGE\tselection\tFORGE\nMAGIC_CHEST\tselection\tMAGIC_CHEST\n"
                    "PUDDLE\tselection\tPUDDLE\nSEWAGE\tselection\tSEWAGE\n"
                    "VAULTGEN\tinteger\t\nMINDEPTH\tinteger\t\n"
                    "DOOR\t[ <DOOR_MATERIAL> , ] <DOOR_STATE> , selection\tDOOR\n"},
     {"statement-options", "owner\tword\tform\tcode\nmonster\tdead\t\tSP_M_V_DEAD\n"
                           "object\taffixed_gem\tnumber\tSP_O_V_AFFIXED_GEM\n"
                           "object\tforged_qual\tnumber\tSP_O_V_FORGED_QUAL\n"}}};
const Variant slashThem{
    "slashthem",
    "slashem",
    {{"door-keys",
      "name\tnumber\nThe Key of Law\t105\nThe Key of Neutrality\t107\nThe Key of Chaos\t109\n"}}};

QString folderOf(const Variant& variant) {
    return sharedFolder() + QStringLiteral("/corpus/variants/") + QLatin1String(variant.name);
}

// The rows stand in the order of their numbers.
std::string withNumbers(const QByteArray& table) {
    std::string text;
    int row = -1;
    for (const QByteArray& line : table.split('\n')) {
        if (line.isEmpty())
            continue;
        text += line.toStdString() + '\t' + (row < 0 ? "number" : std::to_string(row)) + '\n';
        ++row;
    }
    return text;
}

// The game with all rows of the shared tables.
GamePtr gameOfTables(const Variant& variant) {
    std::vector<TableFile> files;
    std::string whole;
    for (const char* table : {"monsters", "objects", "monster-classes", "object-classes", "rooms", "traps",
                              "flags", "terrain", "map-cells", "keywords", "opcodes", "option-codes"}) {
        const QString path = folderOf(variant) + QStringLiteral("/tables/%1.tsv").arg(QLatin1String(table));
        if (!QFile::exists(path))
            continue;
        files.push_back({table, table, fileBytes(path).toStdString()});
        if (std::string_view(table) == "terrain") {
            files.back().text = withNumbers(fileBytes(path));
            continue; // what the base has stays its terrain
        }
        whole.append(whole.empty() ? "" : " ").append(table);
    }
    for (const auto& [table, rows] : variant.more) {
        auto file = std::ranges::find(files, table, &TableFile::table);
        if (file == files.end())
            file = files.insert(files.end(), {table, table, {}});
        file->text += rows.toStdString();
    }
    files.push_back({"game", "game", std::format("name\tvalue\nbase\t{}\nwhole\t{}\n", variant.base, whole)});
    const Result<GamePtr> game =
        composeGame(variant.name, *builtInTables(variant.base), files).and_then(gameOf);
    if (!game)
        qFatal("%s", game.error().message.c_str());
    return *game;
}

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
        const Variant& variant = isEvilHack ? evilHack : slashThem;
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
        const GamePtr game = gameOfTables(evilHack);
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
