// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <list>
#include <memory>
#include <utility>

namespace levwright {

// Keeps a listener connected for as long as it lives. It may outlive the signal.
class Connection {
public:
    Connection() = default;
    explicit Connection(std::shared_ptr<void> slot) : m_slot(std::move(slot)) {}
    void disconnect() { m_slot.reset(); }

private:
    std::shared_ptr<void> m_slot;
};

// A list of listeners, called in the order in which they connected. A listener may connect and disconnect
// others while it is called; one that is connected during a call is first called the next time. For one
// thread only.
template <class... Arguments>
class Signal {
    using Listener = std::function<void(Arguments...)>;

public:
    [[nodiscard]] Connection connect(Listener listener) {
        auto slot = std::make_shared<Listener>(std::move(listener));
        m_listeners.push_back(slot);
        return Connection(slot);
    }

    void emit(Arguments... arguments) {
        m_listeners.remove_if([](const std::weak_ptr<Listener>& slot) { return slot.expired(); });
        const std::list<std::weak_ptr<Listener>> now = m_listeners;
        for (const std::weak_ptr<Listener>& slot : now) {
            if (const std::shared_ptr<Listener> listener = slot.lock())
                (*listener)(arguments...);
        }
    }

private:
    std::list<std::weak_ptr<Listener>> m_listeners;
};

} // namespace levwright
