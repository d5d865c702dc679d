// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/CellTip.h"

#include "core/base/Phrase.h"
#include "core/catalog/ThingWords.h"
#include "core/services/Problems.h"
#include "core/services/Writing.h"

#include <QStringList>

#include <algorithm>

namespace levwright {
namespace {

constexpr int mostThings = 8;
constexpr int mostWords = 4; // of a statement

QString escaped(const Session& session, std::string_view text) {
    return session.shown(text).toHtmlEscaped();
}

QString line(const QString& title, const QStringList& facts) {
    const QString bold = QStringLiteral("<b>%1</b>").arg(title);
    return facts.isEmpty() ? bold : bold + QStringLiteral("<br>") + facts.join(QStringLiteral("<br>"));
}

// Where a thing may be, if it is not simply here.
QString placeOf(const ShownPlacement& shown) {
    const Placement& placement = shown.placement;
    if (placement.isContained)
        return Session::tr("in the container here");
    if (shown.isOutcome)
        return Session::tr("one possible outcome");
    if (!placement.area && placement.cells.size() > 1 && placement.isRandomPlace)
        return Session::tr("here or at one of %1 other places").arg(placement.cells.size() - 1);
    return {};
}

bool isPlace(const FieldView& field) {
    return field.input == FieldInput::Place || field.input == FieldInput::Area;
}

// What the statement says of the thing, such as "state: locked", except where it is and what the label has.
QString writtenOf(const MapSight& sight, const ShownPlacement& shown) {
    const Session& session = sight.session;
    constexpr std::string_view saidAnyway[] = {"random", "unlit"};
    const std::string& label = shown.placement.label;
    QStringList words;
    for (const FieldView& field : session.game().language().fields(
             session.levels().source(shown.statement.level), shown.statement.statement)) {
        const std::string& value = field.text.empty() ? field.source : field.text;
        const bool isWord = value.size() > 3 && !std::ranges::contains(saidAnyway, value);
        const bool isNew = field.isWritten && isWord && !label.contains(value);
        if (isNew && !isPlace(field) && words.size() < mostWords)
            words << escaped(session, field.label) + QStringLiteral(": ") + escaped(session, value);
    }
    return words.join(QStringLiteral(", "));
}

QString ofPlacement(const MapSight& sight, const ShownPlacement& shown) {
    const Session& session = sight.session;
    QStringList facts;
    if (!shown.broken) {
        const auto found = shown.placement.area
                               ? std::nullopt
                               : services::explanationOf(session.analysis(), shown.statement);
        if (found)
            facts << escaped(session, found->meaning);
        facts << writtenOf(sight, shown);
        for (const Diagnostic* problem :
             services::problemsIn(session.analysis(), session.rangeOf(shown.statement)))
            facts << QStringLiteral("<i>%1</i>").arg(escaped(session, problem->message()));
    }
    if (const QString place = placeOf(shown); !place.isEmpty())
        facts << place;
    if (shown.placement.isDark)
        facts << Session::tr("not lit");
    facts.removeDuplicates();
    facts.removeAll(QString());
    return line(escaped(session, shown.placement.label), facts);
}

// Whether doors of the shown part were found without a statement.
bool lacksDoors(const Session& session) {
    const std::optional<PartRef> shown = session.currentPart();
    const LevelModel& level = session.levels().level(session.currentLevel());
    return shown && std::ranges::any_of(level.diagnostics, [&](const Diagnostic& found) {
               const auto door = found.code == DiagnosticCode::DoorWithoutStatement
                                     ? level.mapCellAt(found.range.begin)
                                     : std::nullopt;
               return door && level.parts[door->part].section == shown->part;
           });
}

QString ofTerrain(const MapSight& sight, const Terrain& terrain) {
    const QString facts = escaped(sight.session, about(sight.session.game().catalog(), terrain));
    QStringList lines = facts.isEmpty() ? QStringList() : QStringList{facts};
    if (terrain.tile == "door" && lacksDoors(sight.session))
        lines << Session::tr("No statement says what door it is, so the game makes a doorway.");
    return line(escaped(sight.session, said(terrain.name)), lines);
}

// Floor, walls, rock and corridors say nothing that the picture does not.
bool isPlain(const Terrain& terrain) {
    constexpr std::string_view plain[] = {"stone", "wall", "upright-wall", "floor", "corridor"};
    return std::ranges::contains(plain, terrain.tile);
}

// The room around a cell, and what holds for the walls of a whole map, are no news.
bool isGround(const ShownPlacement& shown) {
    return shown.as == ShownAs::Room || shown.placement.areaUse == AreaUse::NoDigging ||
           shown.placement.areaUse == AreaUse::NoPassing;
}

} // namespace

CellTip cellTip(const MapSight& sight, Point cell) {
    if (sight.hidesMap())
        return {};
    const CanvasModel& model = sight.model;
    const Terrain* terrain = model.cells().contains(cell)
                                 ? sight.session.game().catalog().terrainByCharacter(model.cells().at(cell))
                                 : nullptr;
    const std::vector<std::size_t> here = model.at(cell);
    CellTip tip{.isPlain = terrain == nullptr || isPlain(*terrain)};
    const bool tellsTerrain = terrain != nullptr && (!tip.isPlain || here.empty());
    QStringList lines;
    for (const std::size_t i : here) {
        const ShownPlacement& shown = model.placements()[i];
        tip.isPlain = tip.isPlain && isGround(shown);
        if (lines.size() > mostThings) // one more than is shown tells that there are more
            continue;
        const QString own = ofPlacement(sight, shown);
        if (!shown.placement.area || !lines.contains(own)) // areas may lie in others of the same kind
            lines << own;
    }
    if (lines.size() > mostThings)
        lines = lines.first(mostThings) << QStringLiteral("…");
    // A door in a door says the same twice.
    const auto isSame = [&](std::size_t i) {
        return model.placements()[i].placement.label == said(terrain->name);
    };
    if (tellsTerrain && std::ranges::none_of(here, isSame))
        lines.prepend(ofTerrain(sight, *terrain));
    tip.text = lines.join(QStringLiteral("<br>"));
    return tip;
}

} // namespace levwright
