// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Spawn.h"

#include "core/base/Phrase.h"

#include <cerrno>
#include <filesystem>
#include <format>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace levwright::cli {

Result<int> spawnAndWait(const std::string& program, const std::vector<std::string>& arguments) {
    std::vector<std::string> words{program};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    pid_t child = 0;
    if (posix_spawnp(&child, program.c_str(), nullptr, nullptr, pointers.data(), environ) != 0)
        return failure(say("“{}” cannot be started", program));
    int status = 0;
    while (waitpid(child, &status, 0) < 0) {
        if (errno != EINTR)
            return failure(say("“{}” did not report its exit status", program));
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

Result<std::string> ownPath() {
    std::error_code error;
    const std::filesystem::path own = std::filesystem::read_symlink("/proc/self/exe", error);
    if (error)
        return failure(say("the system does not say where this program is"));
    return own.string();
}

} // namespace levwright::cli
