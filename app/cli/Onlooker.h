// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace levwright::cli {

// Watches a command that takes long. Tests use their own instead of the terminal.
class Onlooker {
public:
    virtual ~Onlooker() = default;

    // begin() is called before the first goesOn() and before other threads start, end() after they have
    // ended.
    virtual void begin() = 0;
    virtual void end() = 0;
    // Called now and then, by one thread. Returns whether the command should continue.
    virtual bool goesOn(std::uint64_t done, std::uint64_t all) = 0;
};

// Calls work with a function that has the meaning of goesOn(). Without an onlooker it always returns true.
template <class Work>
auto watched(Onlooker* onlooker, const Work& work) {
    struct Watch {
        explicit Watch(Onlooker* by) : onlooker(by) {
            if (onlooker != nullptr)
                onlooker->begin();
        }
        ~Watch() {
            if (onlooker != nullptr)
                onlooker->end();
        }
        Watch(const Watch&) = delete;
        Watch& operator=(const Watch&) = delete;
        Onlooker* onlooker;
    } const watch(onlooker);
    return work([&](std::uint64_t done, std::uint64_t all) {
        return onlooker == nullptr || onlooker->goesOn(done, all);
    });
}

} // namespace levwright::cli
