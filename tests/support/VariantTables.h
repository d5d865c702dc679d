// SPDX-License-Identifier: GPL-3.0-or-later
// Games of variants, from the tables that the shared folder has of them.
#pragma once

#include "core/catalog/GameComposer.h"
#include "core/model/Game.h"

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

namespace levwright {

struct Variant {
    const char* name;
    const char* base;
    std::vector<std::pair<const char*, QByteArray>> more; // rows that the shared tables lack
};

const Variant& evilHack();
const Variant& slashThem();
const Variant& crecelleHack();

// Its folder of the shared ones, with levels and tables.
QString folderOf(const Variant& variant);
// The tables of the game, as the folder of a user's game has them.
std::vector<TableFile> tablesOf(const Variant& variant);
// The game with all rows of these tables.
GamePtr gameOfTables(const Variant& variant);

} // namespace levwright
