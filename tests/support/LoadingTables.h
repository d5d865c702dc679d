// SPDX-License-Identifier: GPL-3.0-or-later
// Compares rolled levels with measurements of a game's own loader. There are fewer rolls than in the corpus's
// own check, so the limits are wider: a share or mean may deviate by 6 standard errors plus 0.04.
#pragma once

#include "core/stats/LevelStatistics.h"

#include <QJsonObject>
#include <QStringList>

#include <string>

// The context of a table, in the format of parseContext.
std::string contextOf(const QJsonObject& table);
// Cells whose shares of terrain differ, as x,y.
QStringList terrainDifferences(const QJsonObject& table, const levwright::roll::LevelStatistics& rolled);
// Names, from all groups, whose mean numbers per roll differ.
QStringList nameDifferences(const QJsonObject& table, const levwright::roll::LevelStatistics& rolled);
// Cells whose shares of light differ, or of what can be dug, as x,y.
QStringList lightDifferences(const QJsonObject& table, const levwright::roll::LevelStatistics& rolled);
QStringList markDifferences(const QJsonObject& table, const levwright::roll::LevelStatistics& rolled);
// Sums, histograms, flags and regions that differ. A sum may deviate by 6 standard errors plus 2 %.
QStringList numberDifferences(const QJsonObject& table, const levwright::roll::LevelStatistics& rolled);
// Kinds whose mean numbers per roll differ.
QStringList kindDifferences(const QJsonObject& table, const levwright::roll::LevelStatistics& rolled);
