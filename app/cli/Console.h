// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"

#include <cstddef>
#include <istream>
#include <ostream>

namespace levwright::cli {

class EditorProgram;
class Onlooker;

// What a command sees of the world outside.
struct Console {
    FileStore& files;
    std::istream& input;
    std::ostream& output;
    std::ostream& errors;
    EditorProgram* editor = nullptr; // null: there is none
    Onlooker* onlooker = nullptr;    // of commands that take long; null: nobody looks on
};

// Larger level descriptions are refused.
constexpr std::size_t maximumFileSize = std::size_t(256) << 20U;

// Exit statuses; those of lev_comp are the game's own (lev-3.4.3, section 1).
// Interrupted is what shells say of a program that SIGINT ended.
enum Status { Success = 0, Failure = 1, Unusable = 2, Interrupted = 130 };

} // namespace levwright::cli
