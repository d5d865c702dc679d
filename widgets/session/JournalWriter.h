// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/Journal.h"
#include "core/text/TextSnapshot.h"
#include "widgets/session/JournalFile.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace levwright {

// The content of a journal: the current text and its owner.
struct JournalContent {
    JournalOwner owner; // without its checksum, which the writer adds
    std::optional<TextSnapshot> file;
    TextSnapshot text;
};

// Writes the journal of one document in its own thread, so that callers never wait for a disk. Everything is
// written at once, so the end of the process loses almost nothing. A second thread syncs soon after, so a
// power cut loses less than a second, unless the disk is slower than that.
class JournalWriter {
public:
    // report is called in those threads: with the error when writing fails, once until it works again; then
    // with nothing. Failed writes are retried automatically. report must not call back.
    JournalWriter(std::filesystem::path folder,
                  std::function<void(const std::optional<Error>& wrong)> report);
    // Writes and syncs everything. The journal stays.
    ~JournalWriter();

    // Replaces the content of the journal.
    void begin(JournalContent content);
    // Adds an edit; after is the text that it led to.
    void append(const TextEdit& edit, const TextSnapshot& after);
    // Removes the journal.
    void remove();
    // The journal's id, see JournalFile.
    const std::string& id() const { return m_file.id(); }
    // Whether everything is on the disk.
    bool isSynced();
    // Waits until everything is on the disk. False if that fails or takes far too long.
    bool flush();

private:
    using Clock = std::chrono::steady_clock;
    using Lock = std::unique_lock<std::mutex>;

    // A piece of work for the writing thread.
    struct Order {
        std::uint64_t number = 0;
        std::optional<JournalContent> content; // empty: no journal
        std::vector<TextEdit> edits;           // they lead to the content; unused if whole is set
        bool whole = false;
    };

    void give();
    void runWriting(const std::stop_token& stop);
    void runSyncing(const std::stop_token& stop);
    Order takeOrder();
    Result<void> carryOut(const Order& order);
    Result<void> writeWhole(const JournalContent& content);
    Result<void> appendEdits(const std::vector<TextEdit>& edits);
    void noteFailure(const Error& error);

    std::function<void(const std::optional<Error>&)> m_report;
    JournalFile m_file;

    // Shared by the threads, guarded by the mutex.
    std::mutex m_mutex;
    std::condition_variable_any m_givenSome;
    std::condition_variable_any m_hurried;
    std::condition_variable_any m_writtenSome;
    std::condition_variable_any m_syncedSome;
    std::uint64_t m_given = 0;   // number of orders
    std::uint64_t m_written = 0; // number of the last written order
    std::uint64_t m_synced = 0;  // number of the last synced order
    std::uint64_t m_failures = 0;
    bool m_failed = false; // whether the last attempt failed
    bool m_told = false;   // whether the user knows about the failure
    bool m_hurryWriting = false;
    bool m_hurrySyncing = false;
    bool m_unsynced = false; // something was written since the last sync began
    Clock::time_point m_lastFailure;
    std::optional<JournalContent> m_content;
    std::vector<TextEdit> m_edits;
    std::size_t m_editBytes = 0;
    bool m_whole = false;

    // Used only by the writing thread.
    JournalPen m_pen;
    std::size_t m_bytesSinceWhole = 0;
    std::size_t m_editsSinceWhole = 0;

    std::jthread m_syncing; // last, so that the threads end before the other members
    std::jthread m_writing;
};

} // namespace levwright
