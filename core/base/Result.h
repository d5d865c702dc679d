// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <expected>
#include <string>

namespace levwright {

// What went wrong in the outside world (a file, an archive, a process), as one sentence for the user.
struct Error {
    std::string message;
    int line = 0; // of the text that is wrong, from 1; 0 if it is about no line
    bool operator==(const Error&) const = default;
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> failure(std::string message) {
    return std::unexpected(Error{.message = std::move(message)});
}

} // namespace levwright
