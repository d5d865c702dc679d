// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lsp/RolledLevel.h"

#include "core/base/Base64.h"
#include "core/base/Phrase.h"
#include "core/document/LevelsAnalysis.h"
#include "core/instance/InstanceText.h"
#include "core/instance/RollPlan.h"
#include "core/lsp/Workspace.h"
#include "core/model/Game.h"
#include "core/picture/PictureFile.h"
#include "core/services/LevelAt.h"

#include <nlohmann/json.hpp>

namespace levwright::lsp {

namespace {

constexpr std::string_view png = "png";
constexpr std::string_view svg = "svg";

std::expected<JsonToWrite, std::string> drawn(const PicturePage& picture, const RollRequest& request,
                                              std::string_view title) {
    if (request.picture == svg)
        return JsonToWrite{{"kind", svg}, {"content", svgOf(picture, request.scale, title)}};
    const Result<std::string> bytes = pngOf(picture, request.scale);
    if (!bytes)
        return std::unexpected(bytes.error().message);
    return JsonToWrite{{"kind", png}, {"content", base64Of(*bytes)}};
}

} // namespace

std::expected<JsonToWrite, std::string> rolledLevel(const OpenFile& file, Offset at,
                                                    const RollRequest& request) {
    if (!request.picture.empty() && request.picture != png && request.picture != svg)
        return std::unexpected(say("A picture is “png” or “svg”."));
    const LevelsAnalysis* levels = file.analysis->levels();
    if (levels == nullptr || levels->levelCount() == 0)
        return std::unexpected(say("There is no level here."));
    const LevelSource level = services::levelAt(*levels, at).source;
    const LevelLanguage& language = file.analysis->game().language();
    if (const auto objection = language.objectionTo(Ability::Roll))
        return std::unexpected(objection->reason);
    const std::string path = pathOf(file.uri);
    const std::string name = levelNameOf(level.level, path);
    const Result<roll::RollPlanPtr> plan = language.plan(level, roll::contextOfFile(path));
    if (!plan)
        return std::unexpected(plan.error().message);
    roll::Roller roller(*plan);
    const roll::LevelInstance& rolled = roller.roll(request.seed);
    JsonToWrite answer{{"level", name},
                       {"seed", request.seed},
                       {"text", roll::toText(rolled, **plan)},
                       {"complaint", rolled.fatal == roll::Fatal::None ? "" : roll::whyFatal(rolled)}};
    if (request.picture.empty())
        return answer;
    const Catalog& catalog = file.analysis->game().catalog();
    const Scene scene = sceneOf(roll::seenLevel(rolled, **plan, catalog));
    const PicturePage picture = pageOf(pictureOf(scene, catalog, request.ground), {.ground = request.ground});
    std::expected<JsonToWrite, std::string> content = drawn(picture, request, name);
    if (!content)
        return content;
    answer["picture"] = *std::move(content);
    return answer;
}

} // namespace levwright::lsp
