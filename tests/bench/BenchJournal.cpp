// SPDX-License-Identifier: GPL-3.0-or-later
// bench_journal FILE.des FOLDER [EDITS]: times how long the journal blocks the thread of the window. The
// journals are created in the folder, which chooses the disk. Edits come as fast as the thread can make them,
// which is the worst case: the writer never finishes.
#include "core/base/FileStore.h"
#include "core/languages/games/Games.h"
#include "widgets/session/JournalKeeper.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <format>
#include <iostream>
#include <vector>

using namespace levwright;

namespace {

using Clock = std::chrono::steady_clock;

void print(const char* what, std::vector<double> times) {
    std::ranges::sort(times);
    const auto at = [&](double share) { return times[std::size_t(share * double(times.size() - 1))]; };
    std::cout << std::format("{:24} p50 {:.4f}  p99 {:.4f}  p99.9 {:.4f}  max {:.4f} ms\n", what, at(0.5),
                             at(0.99), at(0.999), at(1));
}

double milliseconds(Clock::duration duration) {
    return std::chrono::duration<double, std::milli>(duration).count();
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    if (argc < 3) {
        std::cerr << "usage: bench_journal FILE.des FOLDER [EDITS]\n";
        return 2;
    }
    const int edits = argc > 3 ? std::max(1, std::atoi(argv[3])) : 10000;
    DiskFileStore files;
    Result<DocumentText> opened =
        readDocument(files, loadGame("nethack-3.4.3").value(), QString::fromLocal8Bit(argv[1]));
    if (!opened) {
        std::cerr << "bench_journal: cannot open " << argv[1] << '\n';
        return 2;
    }
    Session session(std::move(*opened), files);
    // Slots are called in the order of connection, so the journal is called between these two.
    Clock::time_point start;
    std::vector<double> perChange;
    QObject::connect(&session, &Session::changed, &session, [&] { start = Clock::now(); });
    JournalKeeper journal(session, QString::fromLocal8Bit(argv[2]));
    QObject::connect(&session, &Session::changed, &session,
                     [&] { perChange.push_back(milliseconds(Clock::now() - start)); });
    for (int i = 0; i < edits; ++i) {
        const bool in = i % 2 == 0;
        const TextEdit edit = in ? TextEdit::insert(0, "#") : TextEdit::erase({0, 1});
        session.apply(edit, QStringLiteral("Typing"), MergeKey::None, Selection{});
    }
    print("journal, each change", perChange);
    const Clock::time_point flushed = Clock::now();
    const bool safe = journal.flush();
    std::cout << std::format("{:24} {:.2f} ms\n", safe ? "flush at the end" : "flush FAILED",
                             milliseconds(Clock::now() - flushed));
    journal.discard();
    return safe ? 0 : 1;
}
