// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <string>
#include <vector>

namespace levwright::cli {

// The editor as a separate program. It draws for the command line, which has no graphics.
class EditorProgram {
public:
    virtual ~EditorProgram() = default;
    // Runs the editor and waits for it; its messages go to our streams. Returns the exit status. Error: it
    // cannot be started.
    virtual Result<int> run(const std::vector<std::string>& arguments) = 0;
};

// The program "levwright" in the folder of the running one.
class EditorBeside : public EditorProgram {
public:
    Result<int> run(const std::vector<std::string>& arguments) override;
};

} // namespace levwright::cli
