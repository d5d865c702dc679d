// SPDX-License-Identifier: GPL-3.0-or-later
// Rolled levels against what a game's own loader was measured to make. Fewer rolls than the corpus' own
// check, so coarser limits: a share or mean may be off by 6 standard errors and 0.04.
#pragma once

#include "core/stats/LevelStatistics.h"

#include <QJsonObject>
#include <QStringList>

#include <string>

// The context of a table as parseContext reads it.
std::string contextOf(const QJsonObject& table);
// Cells with other shares of terrain, as x,y.
QStringList terrainDifferences(const QJsonObject& table, const levwright::roll::LevelStatistics& rolled);
// Names, of all groups, with other mean numbers a roll.
QStringList nameDifferences(const QJsonObject& table, const levwright::roll::LevelStatistics& rolled);
// Kinds with other mean numbers a roll.
QStringList kindDifferences(const QJsonObject& table, const levwright::roll::LevelStatistics& rolled);
