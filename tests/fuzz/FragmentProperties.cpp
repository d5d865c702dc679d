// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/document/LevelsAnalysis.h"
#include "core/fragment/FragmentEdit.h"
#include "tests/fuzz/Properties.h"

#include <string>

namespace levwright::fuzz {
namespace {

constexpr std::size_t mostMeddling = 8;

// A level to try all fragments in.
const LevelsAnalysis& target() {
    static const LevelsAnalysis analysis(game(), TextSnapshot("MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n"
                                                              "-----\n|...|\n-----\nENDMAP\n"
                                                              "RANDOM_PLACES:(1,1),(2,1)\n"));
    return analysis;
}

void checkEdit(const LevelSource& level, const TextEdit& edit) {
    const std::string before(level.text);
    const std::string after = edit.apply(before);
    require(edit.inverse(before).apply(after) == before, "what is done with a fragment can be undone");
    const FileTree file = game()->language().parse(TextSnapshot(after));
    require(file.levels.size() == game()->language().parse(TextSnapshot(before)).levels.size(),
            "a fragment begins no level");
}

void put(const Fragment& fragment, const LevelSource& level, std::size_t part, Point at) {
    const auto done = putFragment(*game(), level, part, fragment, at);
    if (done)
        checkEdit(level, done->edit);
}

// Text that another program may have written.
void readForeign(std::string_view bytes, Point at) {
    const LevelSource level = target().source(0);
    if (const Result<Fragment> read = fragmentFromJson(bytes)) {
        const std::string written = toJson(*read);
        const Result<Fragment> again = fragmentFromJson(written);
        require(again && toJson(*again) == written, "a fragment that was read is written as it was read");
        put(*read, level, 0, at);
    }
    if (const auto rows = fragmentOfRows(game()->language(), "nethack-3.4.3", bytes))
        put(*rows, level, 0, at);
    if (const auto statements = fragmentOfStatements(game()->language(), "nethack-3.4.3", level, 0, bytes))
        put(statements->fragment, level, 0, at);
}

class Cutting {
public:
    Cutting(Input& input, const LevelSource& level, std::size_t part)
        : m_input(input), m_level(level), m_part(part) {}

    void run() {
        const Point corner = somePlace();
        const CellMask mask = CellMask::of(
            {corner.x, corner.y, corner.x + int(m_input.choose(12)), corner.y + int(m_input.choose(8))});
        TakenFragment taken = takeCells(game()->language(), "nethack-3.4.3", m_level, m_part, mask);
        if (const EditOutcome removed = removeFragment(game()->language(), m_level, m_part, taken))
            checkEdit(m_level, *removed);
        meddle(toJson(taken.fragment));
        put(taken.fragment, m_level, m_part, somePlace());
        put(taken.fragment, target().source(0), 0, somePlace());
    }

private:
    Point somePlace() { return {int(m_input.choose(80)), int(m_input.choose(22))}; }

    void meddle(std::string json) {
        require(fragmentFromJson(json).has_value(), "what is written can be read");
        for (std::size_t i = 0; i < mostMeddling && m_input.hasChoices(); ++i) {
            json[m_input.choose(json.size())] = char(m_input.choose(128));
            readForeign(json, somePlace());
        }
    }

    Input& m_input;
    const LevelSource& m_level;
    std::size_t m_part;
};

} // namespace

void checkFragments(std::string_view bytes) {
    readForeign(bytes, {1, 1});
    Input input(bytes);
    const LevelsAnalysis analysis(game(), TextSnapshot(std::string(input.text())));
    for (std::size_t i = 0; i < analysis.levelCount() && input.hasChoices(); ++i) {
        const LevelSource level = analysis.source(i);
        if (!level.level.parts.empty())
            Cutting(input, level, input.choose(level.level.parts.size())).run();
    }
}

} // namespace levwright::fuzz
