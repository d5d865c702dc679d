// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/LevelSource.h"
#include "core/languages/games/KindOfText.h"
#include "tests/support/SharedFiles.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace levwright {

// A stock level that is ready to be rolled.
struct StockPlan {
    std::string name; // of its file and itself
    GamePtr game;
    roll::RollPlanPtr plan;
};

// All levels of a file that can be rolled.
inline std::vector<StockPlan> stockPlansOf(const QString& path, const QString& game) {
    std::vector<StockPlan> plans;
    const std::string text = fileBytes(path).toStdString();
    if (documentKindOf(path.toStdString(), text) != DocumentKind::Levels)
        return plans;
    cli::LevelChoice choice{.path = path.toStdString(), .level = {}};
    choice.game = game.toStdString();
    const auto levels = cli::levelsOfDescription(choice, text);
    if (!levels)
        return plans; // a script that makes no level
    for (const cli::DescribedLevel& level : *levels) {
        const auto plan = level.game->language().plan({*level.level, level.text()}, {});
        if (plan && *plan)
            plans.push_back(
                {QFileInfo(path).fileName().toStdString() + ' ' + level.level->name, level.game, *plan});
    }
    return plans;
}

// All stock levels of a folder of the corpus that can be rolled.
inline std::vector<StockPlan> stockPlans(const QString& folder, const QString& game) {
    std::vector<StockPlan> plans;
    const QDir files(sharedFolder() + QStringLiteral("/corpus/") + folder);
    for (const QString& name : files.entryList({"*.des", "*.lua"}, QDir::Files, QDir::Name))
        std::ranges::move(stockPlansOf(files.filePath(name), game), std::back_inserter(plans));
    return plans;
}

} // namespace levwright
