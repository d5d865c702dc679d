// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <string>
#include <vector>

namespace levwright::cli {

// The editor as a program of its own: it draws what the command line, which knows no graphics, cannot.
class EditorProgram {
public:
    virtual ~EditorProgram() = default;
    // Runs it to its end; its messages go where ours go. The exit status; error: it cannot be started.
    virtual Result<int> run(const std::vector<std::string>& arguments) = 0;
};

// The program "levwright" in the folder of the running one.
class EditorBeside : public EditorProgram {
public:
    Result<int> run(const std::vector<std::string>& arguments) override;
};

} // namespace levwright::cli
