// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/JournalWriter.h"

#include "core/base/Contract.h"

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

using namespace std::chrono_literals;

constexpr auto betweenWrites = 10ms;
constexpr auto betweenSyncs = 250ms;
constexpr auto untilNextTry = 5s;
// A slow disk must not keep the program from ending.
constexpr auto longestFlush = 10s;
constexpr auto farOff = 1h;

// With this many edits, or this many bytes of edits if they exceed the text, the journal is written anew.
constexpr std::size_t mostEdits = 4096;
constexpr std::size_t mostEditBytes = 256UL << 10U;

std::size_t sizeOf(const TextEdit& edit) {
    std::size_t size = 0;
    for (const Replacement& replacement : edit.replacements())
        size += sizeof replacement + replacement.text.size();
    return size;
}

} // namespace

JournalWriter::JournalWriter(std::filesystem::path folder,
                             std::function<void(const std::optional<Error>&)> report)
    : m_report(std::move(report)), m_file(std::move(folder)),
      m_syncing([this](const std::stop_token& stop) { runSyncing(stop); }),
      m_writing([this](const std::stop_token& stop) { runWriting(stop); }) {}

// The writing thread ends first, because its last write still needs a sync.
JournalWriter::~JournalWriter() {
    m_writing.request_stop();
    m_writing.join();
    m_syncing.request_stop();
    m_syncing.join();
}

// Waking a thread is the most expensive part, so only the first order does it.
void JournalWriter::give() {
    if (m_given++ == m_written)
        m_givenSome.notify_one();
}

void JournalWriter::begin(JournalContent content) {
    const std::scoped_lock lock(m_mutex);
    m_content = std::move(content);
    m_edits.clear();
    m_editBytes = 0;
    m_whole = true;
    give();
}

void JournalWriter::append(const TextEdit& edit, const TextSnapshot& after) {
    const std::scoped_lock lock(m_mutex);
    require(m_content.has_value(), "a journal begins with a text");
    m_content->text = after;
    give();
    if (m_whole)
        return;
    m_edits.push_back(edit);
    m_editBytes += sizeOf(edit);
    // If the disk cannot keep up, whole texts are cheaper: they are shared, while edits would pile up.
    if (m_editBytes > std::max(mostEditBytes, after.size())) {
        m_edits.clear();
        m_whole = true;
    }
}

void JournalWriter::remove() {
    const std::scoped_lock lock(m_mutex);
    m_content.reset();
    m_edits.clear();
    m_editBytes = 0;
    m_whole = false;
    give();
}

bool JournalWriter::isSynced() {
    const std::scoped_lock lock(m_mutex);
    return m_synced == m_given;
}

bool JournalWriter::flush() {
    Lock lock(m_mutex);
    const std::uint64_t number = m_given;
    const std::uint64_t failures = m_failures;
    m_hurryWriting = true;
    m_hurrySyncing = true;
    m_givenSome.notify_one();
    m_hurried.notify_one();
    m_writtenSome.notify_one();
    m_syncedSome.wait_for(lock, longestFlush, [&] { return m_synced >= number || m_failures != failures; });
    return m_synced >= number;
}

void JournalWriter::runWriting(const std::stop_token& stop) {
    Lock lock(m_mutex);
    while (!stop.stop_requested() || m_given != m_written) {
        const bool failedBefore = m_failed;
        m_givenSome.wait_until(
            lock, stop, m_failed ? m_lastFailure + untilNextTry : Clock::now() + farOff, [&] {
                return m_hurryWriting || m_failed != failedBefore || (!m_failed && m_given != m_written);
            });
        if (m_failed != failedBefore && !m_hurryWriting && !stop.stop_requested())
            continue; // syncing failed, and it is too early to try again
        const Order order = takeOrder();
        lock.unlock();
        const Result<void> result = carryOut(order);
        lock.lock();
        if (result) {
            if (order.whole) // otherwise what the failed sync lost is still missing
                m_failed = false;
            m_written = order.number;
            m_unsynced = true;
            m_writtenSome.notify_one();
        } else {
            noteFailure(result.error());
            if (stop.stop_requested())
                return;
        }
        m_hurried.wait_for(lock, stop, betweenWrites, [&] { return m_hurryWriting; });
    }
}

void JournalWriter::runSyncing(const std::stop_token& stop) {
    Lock lock(m_mutex);
    while (!stop.stop_requested() || m_unsynced) {
        m_writtenSome.wait(lock, stop, [&] { return m_unsynced; });
        if (!m_unsynced)
            return;
        const std::uint64_t number = m_written;
        m_unsynced = false;
        if (m_given == m_written)
            m_hurrySyncing = false;
        lock.unlock();
        const Result<void> result = m_file.sync();
        lock.lock();
        if (result) {
            m_synced = number;
            m_syncedSome.notify_all();
            if (!m_failed && std::exchange(m_told, false))
                m_report(std::nullopt);
        } else {
            noteFailure(result.error());
        }
        m_writtenSome.wait_for(lock, stop, betweenSyncs, [&] { return m_hurrySyncing && m_unsynced; });
    }
}

// After a failure, the journal is written anew as a whole.
void JournalWriter::noteFailure(const Error& error) {
    ++m_failures;
    m_failed = true;
    m_lastFailure = Clock::now();
    m_givenSome.notify_one();
    m_syncedSome.notify_all();
    if (!std::exchange(m_told, true))
        m_report(error);
}

JournalWriter::Order JournalWriter::takeOrder() {
    m_editBytes = 0;
    m_hurryWriting = false;
    return {m_given, m_content, std::exchange(m_edits, {}), std::exchange(m_whole, false) || m_failed};
}

Result<void> JournalWriter::carryOut(const Order& order) {
    if (!order.content) {
        m_file.remove();
        return {};
    }
    const bool grown = m_editsSinceWhole > mostEdits ||
                       m_bytesSinceWhole > std::max(mostEditBytes, order.content->text.size());
    if (order.whole || grown || !m_file.isThere())
        return writeWhole(*order.content);
    return order.edits.empty() ? Result<void>() : appendEdits(order.edits);
}

Result<void> JournalWriter::writeWhole(const JournalContent& content) {
    JournalOwner owner = content.owner;
    owner.file = content.file.transform([](const TextSnapshot& file) { return ByteSum::of(file.bytes()); });
    m_editsSinceWhole = 0;
    m_bytesSinceWhole = 0;
    return m_file.write(m_pen.begin(owner, content.text.bytes()));
}

Result<void> JournalWriter::appendEdits(const std::vector<TextEdit>& edits) {
    std::string bytes;
    for (const TextEdit& edit : edits)
        bytes += m_pen.edit(edit);
    m_editsSinceWhole += edits.size();
    m_bytesSinceWhole += bytes.size();
    return m_file.append(bytes);
}

} // namespace levwright
