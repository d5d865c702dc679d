// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <expected>
#include <string>

namespace levwright {

// What went wrong in the outside world (a file, an archive, a process), as one sentence for the user.
struct Error {
    std::string message;
    bool operator==(const Error&) const = default;
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> failure(std::string message) {
    return std::unexpected(Error{std::move(message)});
}

} // namespace levwright
