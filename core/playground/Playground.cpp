// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playground/Playground.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/playground/GameLibrary.h"

#include <algorithm>
#include <array>
#include <format>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

namespace levwright {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t maximumLibrary = std::size_t(100) << 20U;
// Marks playgrounds, to tell them from folders with something that somebody keeps.
constexpr std::string_view mark = "levwright-playground";
constexpr std::array<std::string_view, 4> emptyFiles{"perm", "record", "logfile", "xlogfile"};

std::unexpected<Error> failed(std::string_view sentence, const fs::path& path, const std::error_code& error) {
    const std::array<std::string, 2> arguments{inQuotes(path.string()), error.message()};
    return failure(saidWith(sentence, arguments));
}

bool isPlayground(const fs::path& folder) {
    std::error_code error;
    return fs::is_regular_file(folder / mark, error);
}

// The new folder lies beside the old one, so that it can be moved into its place. Its name contains the
// process id.
std::string begunPrefix(const fs::path& folder) {
    return '.' + folder.filename().string() + ".begun-";
}

bool isRunning(std::string_view process) {
    const int number = std::atoi(std::string(process).c_str());
    return number > 0 && (::kill(number, 0) == 0 || errno == EPERM);
}

// Removes what a crash left there.
void clearAbandoned(const fs::path& folder) {
    const std::string prefix = begunPrefix(folder);
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder.parent_path(), error)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with(prefix) && !isRunning(std::string_view(name).substr(prefix.size()))) {
            std::error_code ignored;
            fs::remove_all(entry.path(), ignored);
        }
    }
}

Result<void> copyFile(const fs::path& from, const fs::path& folder, FileStore& files) {
    return files.read(from, maximumLibrary).and_then([&](const std::string& bytes) {
        return files.overwrite(folder / from.filename(), bytes);
    });
}

Result<void> fill(const fs::path& folder, const InstalledGame& game, const std::string& library,
                  FileStore& files) {
    std::error_code error;
    fs::create_directories(folder / "save", error);
    if (error)
        return failed(phrase("Cannot make the folder {0}: {1}"), folder, error);
    Result<void> done = files.overwrite(folder / game.library.filename(), library);
    for (const fs::path& path : game.loose)
        done = done.and_then([&] { return copyFile(path, folder, files); });
    for (const std::string_view name : emptyFiles)
        done = done.and_then([&] { return files.overwrite(folder / name, ""); });
    return done.and_then([&] { return files.overwrite(folder / mark, ""); });
}

// Moves the new folder into its place, and then removes the old one, if any.
Result<void> takePlace(const fs::path& made, const fs::path& folder) {
    std::error_code error;
    const fs::path old = made.string() + "-old";
    const bool wasThere = fs::exists(folder, error);
    if (wasThere)
        fs::rename(folder, old, error);
    if (!error)
        fs::rename(made, folder, error);
    if (error) {
        std::error_code ignored;
        fs::rename(old, folder, ignored);
        return failed(phrase("Cannot move the playground to {0}: {1}"), folder, error);
    }
    fs::remove_all(old, error);
    return {};
}

// Whether a process has the file open. Games keep their library open as long as they run, even if it is
// mounted elsewhere.
bool isOpenSomewhere(const fs::path& file) {
    struct stat wanted{};
    if (::stat(file.c_str(), &wanted) != 0)
        return false;
    std::error_code error;
    for (const fs::directory_entry& process : fs::directory_iterator("/proc", error)) {
        std::error_code denied; // for processes of other users, and those that have just ended
        for (fs::directory_iterator open(process.path() / "fd", denied), end; !denied && open != end;
             open.increment(denied)) {
            struct stat found{};
            if (::stat(open->path().c_str(), &found) == 0 && found.st_dev == wanted.st_dev &&
                found.st_ino == wanted.st_ino)
                return true;
        }
    }
    return false;
}

Result<void> objection(const fs::path& folder, const InstalledGame& game) {
    const std::string name = inQuotes(folder.string());
    std::error_code error;
    const fs::file_status status = fs::symlink_status(folder, error);
    if (fs::is_symlink(status))
        return failure(say("{} is a link: give the folder itself that is to be the playground.", name));
    if (fs::exists(status) && !fs::is_directory(status))
        return failure(say("{} is not a folder and is left unchanged.", name));
    if (fs::exists(status) && !isPlayground(folder) && !fs::is_empty(folder, error))
        return failure(say("{} is neither a playground nor empty and is left unchanged.", name));
    if (isOpenSomewhere(folder / game.library.filename()))
        return failure(say(
            "Somebody is playing in {}: end that game first, or choose another folder for this one.", name));
    return {};
}

// The folder without the slash that may end its name.
fs::path placeOf(const fs::path& folder) {
    std::error_code error;
    const fs::path place = fs::absolute(folder, error).lexically_normal();
    return place.has_filename() ? place : place.parent_path();
}

// The text without the codes that move the cursor; what they separate becomes lines.
std::string plainLines(std::string_view transcript) {
    std::string text;
    for (std::size_t i = 0; i < transcript.size(); ++i) {
        if (transcript[i] == '\x1b') {
            i += i + 1 < transcript.size() && transcript[i + 1] == '[' ? 1 : 0;
            while (i + 1 < transcript.size() && (transcript[i + 1] < '@' || transcript[i + 1] > '~'))
                ++i;
            ++i;
            text += '\n';
        } else {
            text += transcript[i] >= 0 && transcript[i] < ' ' ? '\n' : transcript[i];
        }
    }
    return text;
}

bool isComplaint(std::string_view line) {
    constexpr std::array<std::string_view, 8> words{"[string \"", // an error of a script
                                                    "Version mismatch for file",
                                                    "Configuration incompatibility for file",
                                                    "Couldn't load \"",
                                                    "sp_level_loader:",
                                                    "the dungeon collapses",
                                                    "out of bounds",
                                                    "Premature EOF"};
    return std::ranges::any_of(words, [line](std::string_view word) { return line.contains(word); });
}

std::string withoutMore(std::string_view line) {
    line = line.substr(0, line.find("--More--"));
    const std::size_t end = line.find_last_not_of(' ');
    return std::string(line.substr(0, end == std::string_view::npos ? 0 : end + 1));
}

} // namespace

Result<Archive> gameLibrary(const InstalledGame& game, const FileStore& files) {
    return files.read(game.library, maximumLibrary).and_then([&game](const std::string& bytes) {
        return Archive::parse(bytes).transform_error([&game](const Error& error) {
            return Error{std::format("{}: {}", game.library.string(), error.message)};
        });
    });
}

Result<Playground> makePlayground(const InstalledGame& game, const LevelToPlay& level, const fs::path& folder,
                                  FileStore& files) {
    std::error_code error;
    const fs::path place = placeOf(folder);
    if (const Result<void> objected = objection(place, game); !objected)
        return std::unexpected(objected.error());
    Result<LevelInLibrary> changed = gameLibrary(game, files).and_then([&level](Archive&& library) {
        return withLevel(std::move(library), level.name, level.bytes);
    });
    if (!changed)
        return std::unexpected(changed.error());
    const Result<std::string> library = changed->library.write();
    if (!library)
        return std::unexpected(library.error());
    fs::create_directories(place.parent_path(), error);
    clearAbandoned(place);
    const fs::path made = place.parent_path() / (begunPrefix(place) + std::to_string(::getpid()));
    fs::remove_all(made, error);
    const Result<void> done =
        fill(made, game, *library, files).and_then([&] { return takePlace(made, place); });
    if (!done) {
        fs::remove_all(made, error);
        return std::unexpected(done.error());
    }
    return Playground{place, std::move(changed->start), std::move(changed->replaced)};
}

fs::path transcriptIn(const fs::path& playground) {
    return playground / "transcript";
}

std::vector<std::string> complaintsIn(std::string_view transcript) {
    std::vector<std::string> complaints;
    const std::string text = plainLines(transcript);
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string line = withoutMore(std::string_view(text).substr(begin, end - begin));
        if (isComplaint(line) && !std::ranges::contains(complaints, line))
            complaints.push_back(std::move(line));
        begin = end + 1;
    }
    return complaints;
}

} // namespace levwright
