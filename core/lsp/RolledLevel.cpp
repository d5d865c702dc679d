// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lsp/RolledLevel.h"

#include "core/document/LevelsAnalysis.h"
#include "core/instance/InstanceText.h"
#include "core/instance/RollPlan.h"
#include "core/model/Game.h"
#include "core/services/LevelAt.h"
#include "core/trial/TrialRolls.h"

#include <nlohmann/json.hpp>

namespace levwright::lsp {

std::expected<JsonToWrite, std::string> rolledLevel(const OpenFile& file, Offset at, std::uint64_t seed) {
    const LevelsAnalysis* levels = file.analysis->levels();
    if (levels == nullptr || levels->levelCount() == 0)
        return std::unexpected("There is no level here.");
    const LevelSource level = services::levelAt(*levels, at).source;
    const LevelLanguage& language = file.analysis->game().language();
    if (const auto objection = language.objectionTo(Ability::Roll))
        return std::unexpected(objection->reason);
    const Result<roll::RollPlanPtr> plan = language.plan(level, contextByName(language, level.level));
    if (!plan)
        return std::unexpected(plan.error().message);
    roll::Roller roller(*plan);
    const roll::LevelInstance& rolled = roller.roll(seed);
    return JsonToWrite{{"level", level.level.name},
                       {"seed", seed},
                       {"text", roll::toText(rolled, **plan)},
                       {"complaint", rolled.fatal == roll::Fatal::None ? "" : roll::whyFatal(rolled)}};
}

} // namespace levwright::lsp
