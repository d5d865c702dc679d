// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/GitSetup.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Spawn.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <array>
#include <filesystem>
#include <format>
#include <utility>
#include <vector>

namespace levwright::cli {
namespace git_command {
namespace {

constexpr std::array<OptionRule, 1> options{{{"--remove"}}};
constexpr std::size_t mostAttributes = std::size_t(16) << 20U; // bytes

constexpr std::string_view firstLine = "# These lines are from levwright-cli git-setup.\n";
constexpr std::string_view lastLine = "# End of the lines from levwright-cli git-setup.\n";
constexpr std::string_view attributes = "*.des diff=levwright merge=levwright\n"
                                        "*.lua diff=levwright merge=levwright\n"
                                        "dungeon.def diff=levwright merge=levwright\n"
                                        "*.lev diff=levwright-compiled\n"
                                        "nhdat diff=levwright-library\n";

struct Request {
    std::filesystem::path folder = ".";
    bool removes = false;
};

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    bool hasFolder = false;
    for (const CommandWord& word : words) {
        if (word.option == "--remove")
            request.removes = true;
        else if (std::exchange(hasFolder, true))
            return failure(say("one folder at a time; see --help"));
        else
            request.folder = word.value;
    }
    return request;
}

// The folder of the repository that holds the folder.
Result<std::filesystem::path> rootOf(const std::filesystem::path& folder) {
    std::error_code error;
    const std::filesystem::path start = std::filesystem::absolute(folder, error);
    for (std::filesystem::path at = start; !error; at = at.parent_path()) {
        if (std::filesystem::exists(at / ".git", error))
            return at;
        if (at == at.parent_path())
            break;
    }
    return failure(say("“{}” is not in a git repository", folder.string()));
}

std::vector<std::pair<std::string, std::string>> settingsFor(const std::string& program) {
    const std::string own = forShell(program); // a shell runs it
    return {{"diff.levwright.command", own + " diff --git"},
            {"diff.levwright-compiled.textconv", own + " decompile"},
            {"diff.levwright-compiled.cachetextconv", "true"},
            {"diff.levwright-library.textconv", own + " archive list"},
            {"merge.levwright.name", "Levwright's merge of levels"},
            {"merge.levwright.driver", own + " merge %O %A %B -o %A --name %P"}};
}

Result<void> git(const std::filesystem::path& root, std::vector<std::string> words) {
    words.insert(words.begin(), {"-C", root.string()});
    const Result<int> status = spawnAndWait("git", words);
    if (!status)
        return std::unexpected(status.error());
    return *status == 0 ? Result<void>() : failure(say("git did not accept its settings"));
}

Result<void> addSettings(const std::filesystem::path& root) {
    const Result<std::string> own = ownPath();
    if (!own)
        return std::unexpected(own.error());
    for (const auto& [key, value] : settingsFor(*own)) {
        if (const Result<void> set = git(root, {"config", "--local", key, value}); !set)
            return set;
    }
    return {};
}

Result<void> removeSettings(const std::filesystem::path& root) {
    for (const auto& [key, value] : settingsFor({})) {
        // git reports a setting that is not there by its status, which is not a fault here.
        if (const Result<int> status =
                spawnAndWait("git", {"-C", root.string(), "config", "--local", "--unset-all", key});
            !status)
            return std::unexpected(status.error());
    }
    return {};
}

// The text without our lines.
std::string withoutOurs(std::string text) {
    const std::size_t begin = text.find(firstLine);
    const std::size_t end = text.find(lastLine, begin == std::string::npos ? text.size() : begin);
    if (end != std::string::npos)
        text.erase(begin, end + lastLine.size() - begin);
    return text;
}

std::string withOurs(std::string text) {
    if (!text.empty() && !text.ends_with('\n'))
        text += '\n';
    return std::format("{}{}{}{}", text, firstLine, attributes, lastLine);
}

Result<void> changeAttributes(const std::filesystem::path& root, bool removes, FileStore& files) {
    const std::filesystem::path path = root / ".gitattributes";
    std::string before;
    if (files.exists(path)) {
        Result<std::string> read = files.read(path, mostAttributes);
        if (!read)
            return std::unexpected(read.error());
        before = *std::move(read);
    }
    const std::string others = withoutOurs(before);
    const std::string after = removes ? others : withOurs(others);
    if (after == before)
        return {};
    if (after.empty()) {
        std::error_code error;
        std::filesystem::remove(path, error);
        return error ? failure(say("“{}” cannot be removed", path.string())) : Result<void>();
    }
    return files.replace(path, after);
}

} // namespace
} // namespace git_command

Status setUpGit(std::span<const std::string> arguments, const Console& console) {
    using namespace git_command;
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "git-setup: " << request.error().message << '\n';
        return Unusable;
    }
    const Result<void> done = rootOf(request->folder).and_then([&](const std::filesystem::path& root) {
        return (request->removes ? removeSettings(root) : addSettings(root)).and_then([&] {
            return changeAttributes(root, request->removes, console.files);
        });
    });
    if (!done) {
        console.errors << "git-setup: " << done.error().message << '\n';
        return Failure;
    }
    return Success;
}

} // namespace levwright::cli
