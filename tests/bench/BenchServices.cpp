// SPDX-License-Identifier: GPL-3.0-or-later
// bench_services: times what an editor asks about a file of 20,000 lines, in each language.
#include "core/languages/games/Games.h"
#include "core/services/Names.h"
#include "core/services/Outline.h"
#include "core/services/Problems.h"
#include "core/services/Writing.h"

#include <chrono>
#include <format>
#include <functional>
#include <iostream>

using namespace levwright;

namespace {

using Clock = std::chrono::steady_clock;

constexpr int lineCount = 20'000;
constexpr int rounds = 5;

void measure(const std::string& what, const std::function<void()>& work) {
    double best = 1e9;
    for (int i = 0; i < rounds; ++i) {
        const Clock::time_point start = Clock::now();
        work();
        best = std::min(best, std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    std::cout << std::format("{:40} {:8.2f} ms\n", what, best);
}

// mark: the text after which is asked.
void measureAll(const std::string& what, const char* game, const std::string& text, std::string_view mark) {
    const AnalysisPtr analysis =
        Analysis::make(loadGame(game).value(), TextSnapshot(text), DocumentKind::Levels);
    const Offset at = text.find(mark, text.size() / 2) + mark.size();
    measure(what + ", completion", [&] { services::completionsAt(*analysis, at); });
    measure(what + ", explanation", [&] { services::explanationAt(*analysis, at - 1); });
    measure(what + ", signature", [&] { services::signatureAt(*analysis, at); });
    measure(what + ", name", [&] { services::nameAt(*analysis, at); });
    measure(what + ", fixes", [&] { services::fixesAt(*analysis, at); });
    measure(what + ", symbols", [&] { services::Symbols().of(*analysis, {}); });
    measure(what + ", folds", [&] { services::Folds().of(*analysis); });
    measure(what + ", marks", [&] { services::Marks().of(*analysis); });
    services::Marks marks;
    measure(what + ", marks again", [&] { marks.of(*analysis); });
}

std::string repeated(int count, const std::function<std::string(int)>& piece) {
    std::string text;
    for (int i = 0; i < count; ++i)
        text += piece(i);
    return text;
}

} // namespace

int main() {
    const std::string head = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\n...\nENDMAP\n";
    const auto monster = [](int) { return std::string("MONSTER:'D',\"red dragon\",(1,1)\n"); };
    measureAll("classic, one level", "nethack-3.4.3", head + repeated(lineCount, monster), "\"red");
    measureAll("classic, many levels", "nethack-3.4.3",
               repeated(lineCount / 20,
                        [&](int i) {
                            return std::format("MAZE:\"a{}\",' '\n", i) + head.substr(head.find("GEO")) +
                                   repeated(13, monster);
                        }),
               "\"red");
    measureAll(
        "3.6, one level", "nethack-3.6",
        head + repeated(lineCount,
                        [](int i) { return std::format("MONSTER:('D',\"red dragon\"),(1,{})\n", i % 2); }),
        "\"red");
    measureAll(
        "3.7", "nethack-3.7",
        "des.map([[\n...\n...\n]])\nlocal x = 1\n" +
            repeated(lineCount,
                     [](int) { return std::string("des.monster({ id = \"red dragon\", x = x, y = 1 })\n"); }),
        "\"red");
}
