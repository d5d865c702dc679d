// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/OtherWindows.h"

#include <cstring>
#include <format>
#include <spawn.h>
#include <unistd.h>

namespace levwright {

// Not by QProcess, which has no way to hand on a name that is not UTF-8.
Result<void> startOtherWindow(const std::vector<std::string>& arguments) {
    std::vector<std::string> words{"levwright"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    pid_t child = 0;
    if (const int code = posix_spawn(&child, "/proc/self/exe", nullptr, nullptr, pointers.data(), environ);
        code != 0)
        return failure(std::format("cannot open a further window: {}", std::strerror(code)));
    return {};
}

} // namespace levwright
