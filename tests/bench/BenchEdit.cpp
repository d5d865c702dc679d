// SPDX-License-Identifier: GPL-3.0-or-later
// bench_edit: times operations on texts far larger than any real level: a key press and the undo of a step
// with many edits, in a file with one level of many parts and in one with many levels; a stroke over a map;
// and reading files made of a single kind of byte.
#include "core/document/Document.h"
#include "core/languages/games/Games.h"

#include <chrono>
#include <format>
#include <iostream>
#include <string>

using namespace levwright;

namespace {

using Clock = std::chrono::steady_clock;

double millisecondsOf(const auto& work) {
    const Clock::time_point start = Clock::now();
    work();
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

std::string repeated(int count, const auto& piece) {
    std::string text;
    for (int i = 0; i < count; ++i)
        text += piece(i);
    return text;
}

// Types a word in the middle of a text, then undoes it.
void measureTyping(const char* what, const GamePtr& game, std::string text, std::string_view behind) {
    constexpr std::string_view typed = "# a word of a comment\n";
    Offset at = text.find(behind, text.size() / 2) + behind.size();
    Document document(game, std::move(text));
    const double all = millisecondsOf([&] {
        for (const char c : typed) {
            document.apply(document.revision(), TextEdit::insert(at++, std::string(1, c)), "Type",
                           MergeKey(1), {});
        }
    });
    const double undo = millisecondsOf([&] { document.undo(); });
    const double redo = millisecondsOf([&] { document.redo(); });
    std::cout << std::format("{:28} {:8.1f} ms a key {:8.1f} ms undo {:8.1f} ms redo\n", what,
                             all / double(typed.size()), undo, redo);
}

void measureStroke(const GamePtr& game) {
    const std::string rows = repeated(21, [](int) { return std::string(76, '.') + '\n'; });
    const std::string head = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n";
    Document document(game, head + rows + "ENDMAP\n");
    const double all = millisecondsOf([&] {
        for (Offset i = 0; i < rows.size(); ++i) {
            if (rows[i] != '\n')
                document.apply(document.revision(),
                               TextEdit::replace({head.size() + i, head.size() + i + 1}, "#"), "Paint",
                               MergeKey(1), {});
        }
    });
    const double undo = millisecondsOf([&] { document.undo(); });
    std::cout << std::format("{:28} {:8.1f} ms a key {:8.1f} ms undo\n", "stroke over a whole map",
                             all / 1596, undo);
}

void measureReading(const char* what, const GamePtr& game, std::string text, DocumentKind kind) {
    const double read = millisecondsOf([&] { Analysis::make(game, TextSnapshot(std::move(text)), kind); });
    std::cout << std::format("{:28} {:8.1f} ms to read\n", what, read);
}

} // namespace

int main() {
    const GamePtr game = loadGame("nethack-3.4.3").value();
    measureStroke(game);
    measureTyping("100,000 parts", game,
                  "MAZE:\"a\",' '\n" + repeated(100'000, [](int) { return "NOMAP\n"; }), "NOMAP\n");
    measureTyping("100,000 levels", game,
                  repeated(100'000, [](int i) { return std::format("MAZE:\"a{}\",' '\nNOMAP\n", i); }),
                  "NOMAP\n");
    measureTyping("100,000 monsters", game,
                  "MAZE:\"a\",' '\nNOMAP\n" +
                      repeated(100'000, [](int) { return "MONSTER:'a',random,random\n"; }),
                  "random\n");
    const std::size_t size = std::size_t(4) << 20U;
    measureReading("dungeon, 4 MB of quotes", game, std::string(size, '"'), DocumentKind::DungeonDefinition);
    measureReading("level, 4 MB of quotes", game, std::string(size, '"'), DocumentKind::Levels);
    measureReading("level, 4 MB of #", game, std::string(size, '#'), DocumentKind::Levels);
    measureReading("level, 4 MB of a bad row", game,
                   "MAZE:\"a\",' '\nGEOMETRY:left,top\nMAP\n" + std::string(size, '.') + "!\nENDMAP\n",
                   DocumentKind::Levels);
}
