// SPDX-License-Identifier: GPL-3.0-or-later
// Contracts hold our own promises. They are checked in every build; a broken one is a bug of ours and never
// of the user's file. The application catches the exception, saves the open document beside its original and
// exits in an orderly way.
#pragma once

#include <source_location>
#include <stdexcept>
#include <string_view>

namespace levwright {

class ContractViolation : public std::logic_error {
    using std::logic_error::logic_error;
};

[[noreturn]] void contractFailed(std::string_view promise, const std::source_location& place);

// Throws ContractViolation with the promise and its place, unless holds is true.
inline void require(bool holds, std::string_view promise,
                    const std::source_location& place = std::source_location::current()) {
    if (!holds) [[unlikely]]
        contractFailed(promise, place);
}

} // namespace levwright
