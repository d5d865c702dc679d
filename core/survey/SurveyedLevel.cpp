// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/SurveyedLevel.h"

#include "core/base/Base64.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/lens/MarkGlyph.h"
#include "core/picture/MapText.h"
#include "core/picture/PictureFile.h"
#include "core/stats/StatisticsText.h"

#include <algorithm>
#include <format>

namespace levwright::survey {
namespace {

constexpr std::size_t longestText = 300; // bytes of the game's words

roll::NameTally numberOf(const roll::KindTally& kind) {
    roll::NameTally tally;
    for (const auto& [number, rolls] : kind.perRoll) {
        tally.sum += Count(number) * rolls;
        tally.squares += Count(number) * Count(number) * rolls;
        tally.rolls += number > 0 ? rolls : 0;
    }
    return tally;
}

Numbers numbersOf(const Rolled& rolled) {
    Numbers numbers = rolled.numbers;
    for (const auto& [kind, tally] : rolled.statistics.kinds) {
        // Arrivals are not a thing, and rooms are counted already.
        if (!kind.starts_with("arrive:") && kind != "room" && kind != "subroom")
            numbers[kind] = numberOf(tally);
    }
    for (const char* group : {"mon", "obj"}) {
        const auto names = rolled.statistics.names.find(group);
        if (names == rolled.statistics.names.end())
            continue;
        for (const auto& [name, tally] : names->second)
            numbers[std::format("{} {}", group, name)] = tally;
    }
    return numbers;
}

std::string whereIs(const roll::Finding& finding, const roll::LevelStatistics& statistics,
                    const std::vector<roll::StatementSource>& sources) {
    const auto number = std::size_t(finding.statement);
    if (finding.statement < 0 || number >= statistics.statements.size())
        return finding.line > 0 ? say("line {}", finding.line) : std::string();
    if (number < sources.size() && sources[number].line > 0)
        return say("line {}: {}", sources[number].line, shortened(printable(sources[number].text)));
    const bool hasRooms = std::ranges::any_of(statistics.statements, [](const roll::StatementTally& tally) {
        return tally.trace.kind == roll::roomTrace;
    });
    return roll::nameOf(statistics.statements[number].trace, hasRooms);
}

std::string pictureFile(const Scene& scene, const Catalog& catalog, const TilesetPtr& tileset,
                        Ground ground) {
    const PageStyle style{.border = 0, .ground = ground};
    return base64Of(pngOf(pageOf(pictureOf(scene, catalog, ground, tileset), style), 1).value_or(""));
}

} // namespace

void addProblems(Level& level, const Diagnostics& diagnostics, const TextSnapshot& text) {
    for (const Diagnostic& found : diagnostics) {
        if (found.severity() != Severity::Hint)
            level.problems.push_back({.severity = std::string(levwright::nameOf(found.severity())),
                                      .code = std::string(kindOf(found.code).name),
                                      .message = printable(found.message()),
                                      .line = text.position(found.range.begin).line + 1});
    }
}

void addRolls(Level& level, const Rolled& rolled, const std::vector<roll::StatementSource>& sources) {
    const roll::LevelStatistics& statistics = rolled.statistics;
    level.rolls = statistics.rolls;
    level.numbers = numbersOf(rolled);
    for (const roll::Finding& finding : roll::findingsOf(statistics))
        level.findings.push_back({.kind = std::string(roll::nameOf(finding.kind)),
                                  .where = whereIs(finding, statistics, sources),
                                  .text = shortened(printable(said(finding.text)), longestText),
                                  .rolls = finding.rolls,
                                  .seed = finding.seed,
                                  .isMeant = roll::isOftenMeant(finding.kind)});
}

void addPictures(Level& level, const Scene& scene, const Catalog& catalog, const TilesetPtr& tileset) {
    level.map = textOf(scene);
    level.picture = pictureFile(scene, catalog, tileset, Ground::Light);
    level.darkPicture = pictureFile(scene, catalog, tileset, Ground::Dark);
}

void addLensView(Level& level, const lens::LensSum& sum, const Scene& scene, const Catalog& catalog,
                 const TilesetPtr& tileset) {
    LensView& view = level.lenses.emplace_back(
        LensView{.lens = std::string(lens::wordOf(sum.kind())),
                 .picture = pictureFile(scene, catalog, tileset, Ground::Light),
                 .darkPicture = pictureFile(scene, catalog, tileset, Ground::Dark)});
    for (const lens::LensMark mark : lens::drawnMarks(sum))
        view.marks.emplace_back(lens::wordOf(mark));
}

} // namespace levwright::survey
