// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the whole of two tables of rolled levels: cells, numbers, places, names, sums, histograms, flags
// and arrivals. The limits are those of the shared corpus's own check in standard errors, but without its
// tolerances: whatever deviates by chance is a difference, however small it is.
#pragma once

#include "core/stats/LevelStatistics.h"

#include <QByteArray>
#include <QStringList>

// Enough for a comparison without slack. LEVWRIGHT_ROLLS: another number, for slow builds.
inline constexpr int enoughRolls = 5000;
inline constexpr double slackOfFewRolls = 0.02;

// One line for each difference. json is the table of a measured level, which has members that statistics
// lack.
// Few rolls say little about rare things: with them, means and shares may also deviate by slack.
QStringList tableDifferences(const QByteArray& json, const levwright::roll::LevelStatistics& rolled,
                             double slack = 0);
