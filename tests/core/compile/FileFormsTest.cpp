// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the forms in which games store levels and dungeons.
#include "core/formats/FileForms.h"

#include "core/catalog/Catalog.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

#include <map>

namespace levwright::file_forms_test {
namespace {

CompiledDungeon dungeonsNamed(const std::vector<std::string>& names) {
    CompiledDungeon dungeon;
    for (const std::string& name : names)
        dungeon.dungeons.emplace_back().name.text = name;
    return dungeon;
}

CompiledLevel roomLevel() {
    CompiledLevel level;
    level.kind = LevelKind::Rooms;
    return level;
}

CompiledLevel mazeWithFirstMap() {
    CompiledLevel level;
    level.initMap = InitMap{0, 32, 1, 0, -1, 1};
    level.parts.resize(2);
    return level;
}

// Samples by the id of their form: the smallest one, and the one most similar to the other form.
std::multimap<std::string, FileContents> samples() {
    return {{"lev34", CompiledLevel()},
            {"lev34", roomLevel()},
            {"lev34", mazeWithFirstMap()},
            {"dgn34", dungeonsNamed({"The Dungeons of Doom"})},
            {"dgn34", dungeonsNamed({"A b", "Gehennom"})},
            {"dgn34", dungeonsNamed({"One", "Two", "Three"})},
            {"lev36", LevelProgram()},
            {"dgn36", dungeonsNamed({"The Dungeons of Doom"})},
            {"dgn36", dungeonsNamed({"A b", "Gehennom"})}};
}

} // namespace

class FileFormsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachFormKnowsItsOwn_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("abi");
        for (const std::string_view game : builtInGames()) {
            if (Catalog::load(game).value()->levelForm().empty())
                continue; // this game reads descriptions
            for (std::size_t abi = 0; abi < knownAbis.size(); ++abi)
                QTest::addRow("%s %zu", std::string(game).c_str(), abi)
                    << QString::fromUtf8(game) << int(abi);
        }
    }
    void eachFormKnowsItsOwn() {
        QFETCH(const QString, game);
        QFETCH(const int, abi);
        const Target target = usualTarget(game.toStdString(), knownAbis[std::size_t(abi)]).value();
        for (const auto& [id, contents] : samples()) {
            const FileForm* own = formNamed(id);
            QVERIFY(own != nullptr);
            // Games of one generation store nothing in the forms of the other.
            if (id.ends_with("36") != (target.form == "lev36"))
                continue;
            const std::string bytes = own->encode(contents, target).value();
            for (const FileForm& form : fileForms())
                QCOMPARE(form.probe(bytes), form.id == id);
            QCOMPARE(formOf(bytes), own);
            const Result<DecodedFile> decoded = own->decode(bytes);
            QVERIFY(decoded);
            QVERIFY(decoded->contents == contents);
            QVERIFY(decoded->target == target);
            QCOMPARE(decoded->size, bytes.size());
            QCOMPARE(decodeLevelFile(bytes).has_value(), own->holds == Holds::Level);
        }
    }

    void otherBytesHaveNone_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a version alone") << QByteArray("\0\3\4\3", 4);
        QTest::newRow("a description") << QByteArray("MAZE:\"castle\",random\nGEOMETRY:center,center\n");
        QTest::newRow("a dungeon description")
            << QByteArray("DUNGEON: \"The Dungeons of Doom\" \"D\" (25,5)\n");
        QTest::newRow("a comment") << QByteArray("# NetHack 3.4.3\n");
        QTest::newRow("lines") << QByteArray(40, '\n');
        QTest::newRow("zeros") << QByteArray(400, '\0');
        QTest::newRow("another game's") << QByteArray("\0\0\x09\3", 4) + QByteArray(60, '\1');
    }
    void otherBytesHaveNone() {
        QFETCH(const QByteArray, bytes);
        QCOMPARE(formOf(bytes.toStdString()), nullptr);
        const Result<DecodedFile> level = decodeLevelFile(bytes.toStdString());
        QVERIFY(!level);
        QVERIFY2(level.error().message.starts_with("This is not a valid level file: byte "),
                 level.error().message.c_str());
    }

    void shippedFiles_data() {
        QTest::addColumn<QString>("game");
        QTest::newRow("nethack-3.4.3") << "nethack-3.4.3";
        QTest::newRow("nethack-3.2.2") << "nethack-3.2.2";
    }
    // Every file that is part of a game.
    void shippedFiles() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, game);
        const auto idOf = [](const QFileInfo& file) {
            const FileForm* form = formOf(fileBytes(file.filePath()).toStdString());
            return form == nullptr ? std::string_view() : form->id;
        };
        for (const char* abi : {"lp64", "ilp32"}) {
            const QDir folder(QStringLiteral("%1/corpus/%2/golden-%3").arg(sharedFolder(), game, abi));
            const QFileInfoList files = folder.entryInfoList(QDir::Files);
            QVERIFY(files.size() > 50);
            for (const QFileInfo& file : files)
                QVERIFY2(idOf(file) == (file.suffix() == "lev" ? "lev34" : "dgn34"),
                         qPrintable(file.filePath()));
        }
        const QDir descriptions(QStringLiteral("%1/corpus/%2/des").arg(sharedFolder(), game));
        for (const QFileInfo& file : descriptions.entryInfoList(QDir::Files))
            QVERIFY2(idOf(file).empty(), qPrintable(file.filePath()));
    }

    void gamesNameTheirForm() {
        for (const std::string_view game : builtInGames()) {
            const auto catalog = Catalog::load(game).value();
            if (catalog->levelLanguage() == "script") { // such games read descriptions
                QVERIFY(catalog->levelForm().empty());
                continue;
            }
            const FileForm* form = formNamed(catalog->levelForm());
            QVERIFY(form != nullptr);
            QCOMPARE(form->holds, Holds::Level);
            QCOMPARE(usualTarget(*catalog, {}).form, std::string(form->id));
        }
        QCOMPARE(formNamed("lev99"), nullptr);
        QVERIFY(!usualTarget("hack", {}));
    }
};

LEVWRIGHT_TEST(FileFormsTest)

} // namespace levwright::file_forms_test

#include "FileFormsTest.moc"
