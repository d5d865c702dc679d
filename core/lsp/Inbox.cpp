// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lsp/Inbox.h"

#include "core/base/Json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace levwright::lsp {
namespace {

constexpr int requestCancelled = -32800;

// The id of a request as JSON; empty for what cannot be an id.
std::string idIn(const JsonRead& object, const char* name) {
    const auto id = object.find(name);
    const bool isId = id != object.end() && (id->is_string() || id->is_number_integer());
    return isId ? id->dump(-1, ' ', false, JsonRead::error_handler_t::replace) : std::string();
}

std::string methodOf(const JsonRead& message) {
    const auto method = message.is_object() ? message.find("method") : message.end();
    return message.is_object() && method != message.end() && method->is_string() ? method->get<std::string>()
                                                                                 : std::string();
}

// The id that the message cancels; empty if it cancels nothing.
std::optional<std::string> cancelledBy(const std::string& message) {
    // Messages that hold a text may be large; most are not read here.
    if (!message.contains("cancelRequest"))
        return std::nullopt;
    const auto read = readJson(message);
    if (!read || methodOf(*read) != "$/cancelRequest" || read->contains("id"))
        return std::nullopt;
    const auto parameters = read->find("params");
    return parameters != read->end() && parameters->is_object() ? idIn(*parameters, "id") : std::string();
}

// Whoever begins or ends the conversation waits for the answer.
std::string cancellableId(const std::string& message) {
    const auto read = readJson(message);
    const std::string method = read ? methodOf(*read) : std::string();
    return method.empty() || method == "initialize" || method == "shutdown" ? std::string()
                                                                            : idIn(*read, "id");
}

std::string answerFor(const std::string& id) {
    return R"({"jsonrpc":"2.0","id":)" + id + R"(,"error":{"code":)" + std::to_string(requestCancelled) +
           R"(,"message":"The request was cancelled."}})";
}

} // namespace

void Inbox::add(std::string message) {
    if (const std::optional<std::string> id = cancelledBy(message))
        return cancel(*id);
    m_waiting.push_back({std::move(message), {}});
}

std::optional<std::string> Inbox::next() {
    if (m_waiting.empty())
        return std::nullopt;
    Waiting front = std::move(m_waiting.front());
    m_waiting.pop_front();
    if (const auto found = m_byId.find(front.id); found != m_byId.end() && found->second == m_first)
        m_byId.erase(found);
    ++m_first;
    return std::move(front.message);
}

std::vector<std::string> Inbox::takeAnswers() {
    return std::exchange(m_answers, {});
}

// Each message is read once, and only if something is cancelled at all.
void Inbox::readIds() {
    for (m_read = std::max(m_read, m_first); m_read < m_first + m_waiting.size(); ++m_read) {
        Waiting& waiting = m_waiting[m_read - m_first];
        waiting.id = cancellableId(waiting.message);
        if (!waiting.id.empty())
            m_byId.insert_or_assign(waiting.id, m_read);
    }
}

// The place in the queue stays, with a message that asks for nothing.
void Inbox::cancel(const std::string& id) {
    readIds();
    const auto found = m_byId.find(id);
    if (id.empty() || found == m_byId.end())
        return;
    m_waiting[found->second - m_first] = {R"({"jsonrpc":"2.0","method":"$/cancelled"})", {}};
    m_byId.erase(found);
    m_answers.push_back(answerFor(id));
}

} // namespace levwright::lsp
