// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/VariantTables.h"

#include "core/languages/games/Games.h"
#include "tests/support/SharedFiles.h"

#include <QFile>

#include <algorithm>
#include <format>
#include <string_view>

namespace levwright {
namespace {

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

} // namespace

const Variant& evilHack() {
    static const Variant variant{
        "evilhack",
        "nethack-3.6",
        {{"keywords",
          "FORGE\tstatement word\t\nMAGIC_CHEST\tstatement word\t\nPUDDLE\tstatement word\t\n"
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
    return variant;
}

const Variant& slashThem() {
    static const Variant variant{
        "slashthem",
        "slashem",
        {{"door-keys",
          "name\tnumber\nThe Key of Law\t105\nThe Key of Neutrality\t107\nThe Key of Chaos\t109\n"}}};
    return variant;
}

const Variant& crecelleHack() {
    static const Variant variant{"crecellehack", "nethack-3.7", {}};
    return variant;
}

QString folderOf(const Variant& variant) {
    return sharedFolder() + QStringLiteral("/corpus/variants/") + QLatin1String(variant.name);
}

std::vector<TableFile> tablesOf(const Variant& variant) {
    std::vector<TableFile> files;
    std::string whole;
    // Scripts know flags by their names, so new ones have no number; the names of terrain are free.
    const bool isOfScripts = std::string_view(variant.base) == "nethack-3.7";
    constexpr std::string_view ofDescriptions[] = {"flags", "terrain", "map-cells"};
    for (const char* table : {"monsters", "objects", "monster-classes", "object-classes", "rooms", "traps",
                              "flags", "terrain", "map-cells", "keywords", "opcodes", "option-codes"}) {
        const QString path = folderOf(variant) + QStringLiteral("/tables/%1.tsv").arg(QLatin1String(table));
        if (!QFile::exists(path) || (isOfScripts && std::ranges::contains(ofDescriptions, table)))
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
    return files;
}

GamePtr gameOfTables(const Variant& variant) {
    const Result<GamePtr> game =
        composeGame(variant.name, *builtInTables(variant.base), tablesOf(variant)).and_then(gameOf);
    if (!game)
        qFatal("%s", game.error().message.c_str());
    return *game;
}

} // namespace levwright
