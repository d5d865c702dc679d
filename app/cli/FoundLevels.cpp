// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/FoundLevels.h"

#include "app/cli/Input.h"
#include "app/cli/PythonSource.h"
#include "core/archive/Archive.h"
#include "core/base/Phrase.h"
#include "core/formats/FileForms.h"
#include "core/languages/games/FolderFiles.h"
#include "core/languages/games/GameOfText.h"
#include "core/languages/games/KindOfText.h"
#include "core/levcomp/LevelImport.h"

#include <filesystem>
#include <format>
#include <utility>

namespace levwright::cli {
namespace {

enum class Naming { ByUser, None };

class Finding {
public:
    Finding(const LevelChoice& choice, const Console& console) : m_choice(choice), m_console(console) {}

    void addPath(const std::string& path) {
        if (path != "-" && m_console.files.isFolder(path))
            return addFolder(path);
        const Result<std::string> bytes = readLevelsOrInput(m_console, path);
        if (!bytes)
            return complain(path, bytes.error().message);
        if (isArchive(*bytes))
            return addArchive(path, *bytes);
        addFile(path, *bytes, Naming::ByUser);
    }

    std::vector<FoundLevel> take() { return std::move(m_found); }

private:
    void complain(const std::string& path, const std::string& message) {
        m_found.push_back({.path = path, .name = {}, .complaint = message});
    }

    void addFolder(const std::string& path) {
        bool isAll = true;
        for (const FolderFile& file : descriptionsIn(path, &isAll)) {
            const Result<std::string> bytes = m_console.files.read(file.path, maximumFileSize);
            if (!bytes)
                complain(file.path.string(), bytes.error().message);
            else
                addFile(file.path.string(), *bytes, Naming::None);
        }
        if (!isAll)
            complain(path,
                     say("{}: some files were left out: there are too many, or they are too large", path));
    }

    void addArchive(const std::string& path, const std::string& bytes) {
        const Result<Archive> archive = Archive::parse(bytes);
        if (!archive)
            return complain(path, std::format("{}: {}", path, archive.error().message));
        for (const ArchiveEntry& entry : archive->entries()) {
            if (entry.name.ends_with(".lev") || entry.name.ends_with(".lua"))
                addFile(entry.name, entry.content, Naming::None);
        }
    }

    void addFile(const std::string& path, const std::string& bytes, Naming naming) {
        LevelChoice choice = m_choice;
        choice.path = path;
        m_sum = ByteSum::of(bytes);
        const Result<GamePtr> own = userGameOfCompiled({choice.game, fileOf(path), choice.places}, bytes);
        const bool isOwn = own && *own && heldByFileOf((*own)->catalog(), bytes);
        if (isOwn || isCompiledFile(bytes))
            return addCompiled(choice, isOwn ? *own : nullptr, bytes);
        if (naming == Naming::None && documentKindOf(path, bytes) != DocumentKind::Levels)
            return;
        addDescription(choice, bytes, naming);
    }

    static bool isScript(const LevelChoice& choice) { return choice.path.ends_with(".lua"); }
    static std::string stemOf(const std::string& path) { return std::filesystem::path(path).stem().string(); }

    void addDescription(const LevelChoice& choice, const std::string& bytes, Naming naming) {
        const Result<std::vector<DescribedLevel>> levels = levelsOfDescription(choice, bytes);
        if (!levels) {
            // A script that nobody has named may be for something else, or a collection of rooms.
            if (naming == Naming::ByUser || !isScript(choice))
                complain(choice.path, levels.error().message);
            return;
        }
        for (const DescribedLevel& level : *levels) {
            m_found.push_back({.path = choice.path,
                               .name = levelNameOf(*level.level, choice.path),
                               .game = level.game,
                               .level = level,
                               .choice = choice,
                               .sum = m_sum});
        }
    }

    void addCompiled(LevelChoice choice, const GamePtr& own, const std::string& bytes) {
        const Result<ImportedLevel> level =
            own ? importLevel(own, bytes, choice.path) : importLevel(bytes, choice.path);
        if (level && (!choice.game || *choice.game == level->game->catalog().gameId())) {
            choice.game = level->game->catalog().gameId();
            return addDescription(choice, level->text, Naming::ByUser);
        }
        // No description can express it, or it is not what the user wants.
        const Result<RollSource> source = rollSourceOf(choice, bytes);
        if (!source)
            return complain(choice.path, source.error().message);
        m_found.push_back({.path = choice.path,
                           .name = stemOf(choice.path),
                           .game = own ? own : *loadGame(source->catalog->gameId()),
                           .bytes = bytes,
                           .choice = choice,
                           .sum = m_sum});
    }

    const LevelChoice& m_choice;
    const Console& m_console;
    ByteSum m_sum; // of the file at hand
    std::vector<FoundLevel> m_found;
};

} // namespace

std::vector<FoundLevel> foundLevels(const std::vector<std::string>& paths, const LevelChoice& choice,
                                    const Console& console) {
    Finding finding(choice, console);
    for (const std::string& path : paths)
        finding.addPath(path);
    return finding.take();
}

} // namespace levwright::cli
