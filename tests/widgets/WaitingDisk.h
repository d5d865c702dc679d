// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"

#include <atomic>
#include <semaphore>
#include <string>

namespace levwright {

// A disk that waits once before it reads the file with that name, if it is told to.
struct WaitingDisk : DiskFileStore {
    explicit WaitingDisk(std::string name) : slow(std::move(name)) {}
    Result<std::string> read(const std::filesystem::path& path, std::size_t maximumSize) const override {
        if (path.filename() == slow && waits.exchange(false))
            goOn.acquire();
        return DiskFileStore::read(path, maximumSize);
    }
    std::string slow;
    mutable std::atomic<bool> waits = false;
    mutable std::binary_semaphore goOn{0};
};

} // namespace levwright
