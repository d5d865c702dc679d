// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace levwright::cli {

// Whoever waits for a command that takes long; tests put one of their own in the place of the terminal.
class Onlooker {
public:
    virtual ~Onlooker() = default;

    // Around the calls of goesOn, before other threads begin and after they have ended.
    virtual void begin() = 0;
    virtual void end() = 0;
    // Asked now and then, by one thread. Whether the command shall go on.
    virtual bool goesOn(std::uint64_t done, std::uint64_t all) = 0;
};

// Calls work with a function to be asked as goesOn is; without an onlooker, that always says yes.
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
