// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/EditorProgram.h"

#include "app/cli/Spawn.h"
#include "core/base/Phrase.h"

#include <filesystem>
#include <format>

namespace levwright::cli {

Result<int> EditorBeside::run(const std::vector<std::string>& arguments) {
    const Result<std::string> own = ownPath();
    if (!own)
        return std::unexpected(own.error());
    const std::string program = (std::filesystem::path(*own).parent_path() / "levwright").string();
    std::error_code error;
    if (!std::filesystem::exists(program, error))
        return failure(say("the editor “{}” is needed for pictures, but was not found", program));
    return spawnAndWait(program, arguments);
}

} // namespace levwright::cli
