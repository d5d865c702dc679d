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

// What a journal keeps: the text as it is now, and whose it is.
struct JournalContent {
    JournalOwner owner; // but for its sum: the writer makes it of
    std::optional<TextSnapshot> file;
    TextSnapshot text;
};

// Writes the journal of one document in a thread of its own: whoever gives it something never waits for a
// disk. What it is given is written at once, so that the end of the process loses next to nothing; a second
// thread syncs soon after, so that a power cut loses less than a second where the disk is no slower than
// that.
class JournalWriter {
public:
    // report is called in those threads: with what is wrong when writing fails, once until it works again;
    // then with nothing. It tries again by itself. It must not call back.
    JournalWriter(std::filesystem::path folder,
                  std::function<void(const std::optional<Error>& wrong)> report);
    // Writes and syncs all it was given. The journal stays.
    ~JournalWriter();

    // The journal keeps this from now on, whatever it kept before.
    void begin(JournalContent content);
    // The edit led to after.
    void append(const TextEdit& edit, const TextSnapshot& after);
    // There is nothing to keep.
    void remove();
    // Whether all it was given is on the disk.
    bool isSynced();
    // Waits until it is. False if that fails, or takes far too long.
    bool flush();

private:
    using Clock = std::chrono::steady_clock;
    using Lock = std::unique_lock<std::mutex>;

    // What the writing thread takes with it.
    struct Order {
        std::uint64_t number = 0;
        std::optional<JournalContent> content; // none: no journal
        std::vector<TextEdit> edits;           // what leads there, unless
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

    // Shared, under the mutex.
    std::mutex m_mutex;
    std::condition_variable_any m_givenSome;
    std::condition_variable_any m_hurried;
    std::condition_variable_any m_writtenSome;
    std::condition_variable_any m_syncedSome;
    std::uint64_t m_given = 0;   // orders
    std::uint64_t m_written = 0; // the last one
    std::uint64_t m_synced = 0;  // the last one
    std::uint64_t m_failures = 0;
    bool m_failed = false; // the last try
    bool m_told = false;   // and the user knows it
    bool m_hurryWriting = false;
    bool m_hurrySyncing = false;
    bool m_unsynced = false; // something was written since the last sync began
    Clock::time_point m_lastFailure;
    std::optional<JournalContent> m_content;
    std::vector<TextEdit> m_edits;
    std::size_t m_editBytes = 0;
    bool m_whole = false;

    // The writing thread's own.
    JournalPen m_pen;
    std::size_t m_bytesSinceWhole = 0;
    std::size_t m_editsSinceWhole = 0;

    std::jthread m_syncing; // last: they end before the rest does
    std::jthread m_writing;
};

} // namespace levwright
