// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/DrawnLevels.h"

#include "app/cli/Input.h"
#include "app/cli/PythonSource.h"
#include "core/archive/Archive.h"
#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/formats/FileForms.h"
#include "core/languages/games/FolderFiles.h"
#include "core/languages/games/GameOfText.h"
#include "core/languages/games/KindOfText.h"
#include "core/levcomp/LevelImport.h"
#include "core/scene/HeatOfLevel.h"
#include "core/scene/SketchScene.h"
#include "core/stats/StatisticsJob.h"

#include <algorithm>
#include <filesystem>
#include <format>
#include <utility>

namespace levwright::cli {
namespace {

constexpr std::uint64_t usualSeed = 1;

std::string stemOf(const std::string& path) {
    return std::filesystem::path(path).stem().string();
}

Result<CellCounts> chosenCounts(const DescribedLevel& level, const roll::RollPlan& plan,
                                const roll::LevelStatistics& statistics, const std::string& heat) {
    if (std::ranges::contains(heatWords, heat))
        return countsOf(statistics, heat);
    const std::size_t line = wholeNumber<std::size_t>(heat).value_or(0);
    const std::vector<roll::StatementSource> lines = linesOf(level, plan);
    const auto found = std::ranges::find(lines, line, &roll::StatementSource::line);
    if (found == lines.end())
        return failure(say("no statement that puts something on the map begins in line {}", line));
    return statistics.statements[std::size_t(found - lines.begin())].at;
}

Result<Scene> withHeat(Scene scene, const DescribedLevel& level, const roll::RollPlanPtr& plan,
                       const DrawingWish& wish) {
    roll::StatisticsJob job(plan);
    job.run({1, wish.rolls});
    return chosenCounts(level, *plan, job.statistics(), wish.heat).transform([&](const CellCounts& counts) {
        scene.heat = heatOf(counts);
        return std::move(scene);
    });
}

bool hasOneMap(const LevelModel& level) {
    return std::ranges::count_if(level.parts, [](const PartModel& part) { return part.map.has_value(); }) ==
           1;
}

Result<Scene> drawnScene(const DescribedLevel& level, const DrawingWish& wish) {
    const LevelSource source{*level.level, level.text()};
    SceneWishes wishes = wish.scene;
    wishes.things = wishes.things && wish.heat.empty();
    // Scripts take a while to be planned.
    const bool needsPlan = wish.seed || !wish.heat.empty() || !hasOneMap(*level.level);
    Result<roll::RollPlanPtr> plan = nullptr;
    if (needsPlan) {
        plan = contextOf(wish.choice).and_then([&](const roll::RollContext& context) {
            return level.game->language().plan(source, context);
        });
        if (!plan && (wish.seed || !wish.heat.empty()))
            return std::unexpected(plan.error());
    }
    const SceneExtent extent = wish.heat.empty() ? SceneExtent::Maps : SceneExtent::Level;
    std::optional<Scene> scene;
    if (!wish.seed)
        scene = writtenScene(*level.game, source, plan ? plan->get() : nullptr, wishes, extent);
    if (!scene && !plan && level.level->isOfRooms() && !wish.seed)
        scene = sketchedScene(*Analysis::make(level.game, level.file->text, DocumentKind::Levels)->levels(),
                              level.index, wishes);
    if (!scene && !plan)
        return std::unexpected(plan.error());
    if (!scene && *plan == nullptr)
        return failure(say("its map is empty"));
    if (!scene)
        scene = rolledScene(roll::Roller(*plan).roll(wish.seed.value_or(usualSeed)), **plan,
                            level.game->catalog(), wishes);
    return wish.heat.empty() ? Result<Scene>(*std::move(scene))
                             : withHeat(*std::move(scene), level, *plan, wish);
}

enum class Strictness { NamedByUser, Found };

class Drawing {
public:
    Drawing(const DrawingWish& wish, const Console& console) : m_wish(wish), m_console(console) {}

    void addPath(const std::string& path) {
        if (path != "-" && m_console.files.isFolder(path))
            return addFolder(path);
        const Result<std::string> bytes = readLevelsOrInput(m_console, path);
        if (!bytes)
            return complain(bytes.error().message);
        if (isArchive(*bytes))
            return addArchive(path, *bytes);
        addFile(path, *bytes, Strictness::NamedByUser);
    }

    DrawnLevels take() { return std::move(m_drawn); }

private:
    void complain(const std::string& message) { m_drawn.complaints.push_back(message); }

    void addFolder(const std::string& path) {
        bool isAll = true;
        for (const FolderFile& file : descriptionsIn(path, &isAll)) {
            const Result<std::string> bytes = m_console.files.read(file.path, maximumFileSize);
            if (!bytes)
                complain(bytes.error().message);
            else
                addFile(file.path.string(), *bytes, Strictness::Found);
        }
        if (!isAll)
            complain(say("{}: some files were left out: there are too many, or they are too large", path));
    }

    void addArchive(const std::string& path, const std::string& bytes) {
        const Result<Archive> archive = Archive::parse(bytes);
        if (!archive)
            return complain(std::format("{}: {}", path, archive.error().message));
        for (const ArchiveEntry& entry : archive->entries()) {
            if (entry.name.ends_with(".lev") || entry.name.ends_with(".lua"))
                addFile(entry.name, entry.content, Strictness::Found);
        }
    }

    void addFile(const std::string& path, const std::string& bytes, Strictness strictness) {
        LevelChoice choice = m_wish.choice;
        choice.path = path;
        const Result<GamePtr> own = userGameOfCompiled({choice.game, fileOf(path), choice.places}, bytes);
        const bool isOwn = own && *own && heldByFileOf((*own)->catalog(), bytes);
        if (isOwn || isCompiledFile(bytes))
            return addCompiled(choice, isOwn ? *own : nullptr, bytes);
        if (strictness == Strictness::Found && documentKindOf(path, bytes) != DocumentKind::Levels)
            return;
        addDescription(choice, bytes, strictness);
    }

    static bool isScript(const LevelChoice& choice) { return choice.path.ends_with(".lua"); }

    void addDescription(const LevelChoice& choice, const std::string& bytes, Strictness strictness) {
        const Result<std::vector<DescribedLevel>> levels = levelsOfDescription(choice, bytes);
        if (!levels) {
            // A script that nobody has named may be for something else, or a collection of rooms.
            if (strictness == Strictness::NamedByUser || !isScript(choice))
                complain(levels.error().message);
            return;
        }
        for (const DescribedLevel& level : *levels) {
            // Nothing in a script names it.
            const std::string name = isScript(choice) ? stemOf(choice.path) : level.level->name;
            add(choice.path, name, level.game, drawnScene(level, m_wish));
        }
    }

    void addCompiled(LevelChoice choice, const GamePtr& own, const std::string& bytes) {
        const Result<ImportedLevel> level =
            own ? importLevel(own, bytes, choice.path) : importLevel(bytes, choice.path);
        if (level && (!choice.game || *choice.game == level->game->catalog().gameId())) {
            choice.game = level->game->catalog().gameId();
            return addDescription(choice, level->text, Strictness::NamedByUser);
        }
        // No description can express it, or it is not what the user wants.
        const Result<RollSource> source = rollSourceOf(choice, bytes);
        if (!source)
            return complain(source.error().message);
        if (!m_wish.heat.empty())
            return complain(say("{}: no description can express it, so it has no heat map", choice.path));
        add(choice.path, stemOf(choice.path), *loadGame(source->catalog->gameId()),
            rolledScene(roll::Roller(source->plan).roll(m_wish.seed.value_or(usualSeed)), *source->plan,
                        *source->catalog, m_wish.scene));
    }

    void add(const std::string& path, const std::string& name, const GamePtr& game, Result<Scene> scene) {
        if (scene)
            m_drawn.levels.push_back({name, game, *std::move(scene)});
        else
            complain(std::format("{}: {}: {}", path, inQuotes(name), scene.error().message));
    }

    const DrawingWish& m_wish;
    const Console& m_console;
    DrawnLevels m_drawn;
};

} // namespace

DrawnLevels drawnLevels(const std::vector<std::string>& paths, const DrawingWish& wish,
                        const Console& console) {
    Drawing drawing(wish, console);
    for (const std::string& path : paths)
        drawing.addPath(path);
    return drawing.take();
}

} // namespace levwright::cli
