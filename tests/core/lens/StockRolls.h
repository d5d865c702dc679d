// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/LevelSource.h"
#include "core/languages/games/KindOfText.h"
#include "tests/support/SharedFiles.h"

#include <QDir>

#include <vector>

namespace levwright {

// A stock level that is ready to be rolled.
struct StockPlan {
    std::string name; // of its file and itself
    GamePtr game;
    roll::RollPlanPtr plan;
};

// All stock levels of a folder of the corpus that can be rolled.
inline std::vector<StockPlan> stockPlans(const QString& folder, const QString& game) {
    std::vector<StockPlan> plans;
    const QDir files(sharedFolder() + QStringLiteral("/corpus/") + folder);
    for (const QString& name : files.entryList({"*.des", "*.lua"}, QDir::Files, QDir::Name)) {
        const std::string path = files.filePath(name).toStdString();
        const std::string text = fileBytes(files.filePath(name)).toStdString();
        if (documentKindOf(path, text) != DocumentKind::Levels)
            continue;
        cli::LevelChoice choice{.path = path, .level = {}};
        choice.game = game.toStdString();
        const auto levels = cli::levelsOfDescription(choice, text);
        if (!levels)
            continue; // a script that makes no level
        for (const cli::DescribedLevel& level : *levels) {
            const auto plan = level.game->language().plan({*level.level, level.text()}, {});
            if (plan && *plan)
                plans.push_back({name.toStdString() + ' ' + level.level->name, level.game, *plan});
        }
    }
    return plans;
}

} // namespace levwright
