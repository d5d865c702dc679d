// SPDX-License-Identifier: GPL-3.0-or-later
// Messages that wait for their turn. The server does one thing at a time, so a request can be cancelled until
// it is begun ($/cancelRequest, LSP 3.17); one that is being answered is answered.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace levwright::lsp {

class Inbox {
public:
    // Puts a message after the others. A cancellation is carried out instead: it is not a message for the
    // server.
    void add(std::string message);
    // The message whose turn it is; empty if none waits.
    std::optional<std::string> next();
    bool isEmpty() const { return m_waiting.empty(); }
    std::size_t size() const { return m_waiting.size(); }
    // The answers to requests that were cancelled since the last call.
    std::vector<std::string> takeAnswers();

private:
    struct Waiting {
        std::string message;
        std::string id; // as JSON; empty if it is not known, or no request that can be cancelled
    };

    void cancel(const std::string& id);
    void readIds();

    std::deque<Waiting> m_waiting;
    std::uint64_t m_first = 0;                             // the number of the first that waits
    std::uint64_t m_read = 0;                              // those before this number have their ids
    std::unordered_map<std::string, std::uint64_t> m_byId; // numbers of those that wait
    std::vector<std::string> m_answers;
};

} // namespace levwright::lsp
