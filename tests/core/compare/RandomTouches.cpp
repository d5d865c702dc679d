// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/compare/RandomTouches.h"

#include "core/document/LevelsAnalysis.h"
#include "core/languages/games/KindOfText.h"
#include "core/text/Lines.h"
#include "tests/support/SharedFiles.h"

#include <QDir>

#include <algorithm>
#include <map>
#include <set>

namespace levwright {
namespace {

struct Touch {
    Replacement replacement;
    std::set<std::size_t> lines; // that are touched, with those that are too near for another version's touch
    bool isCell = false;
};

class Toucher {
public:
    Toucher(const Analysis& base, RandomStream& random) : m_base(base), m_random(random) {
        const TextSnapshot& text = base.text();
        std::map<std::string_view, int> counts;
        for (std::size_t i = 0; i < text.lineCount(); ++i)
            ++counts[text.slice(text.lineContent(i))];
        for (std::size_t i = 0; i < text.lineCount(); ++i) {
            const std::string_view line = text.slice(text.lineContent(i));
            if (counts[line] == 1 && isThing(trimmed(line)))
                m_things.push_back(i);
        }
        if (const LevelsAnalysis* levels = base.levels())
            addCells(*levels);
    }

    bool canTouch() const { return !m_things.empty() || !m_cells.empty(); }

    Touch touch() {
        if (m_things.empty() || (!m_cells.empty() && m_random.below(2) == 0))
            return paintedCell();
        const std::size_t line = m_things[std::size_t(m_random.below(int(m_things.size())))];
        const Range range = m_base.text().lineWithEnd(line);
        const std::string text(m_base.text().slice(range));
        const std::set<std::size_t> near{line - 1, line, line + 1};
        switch (m_random.below(3)) {
        case 0:
            return {{range, withOtherNumbers(text)}, near};
        case 1:
            return {{range, {}}, near};
        default:
            return {{{range.end, range.end}, withOtherNumbers(text)}, near};
        }
    }

private:
    // Statements of one line, without a block, that may be anywhere in their level and any number of times.
    static bool isThing(std::string_view line) {
        if (!std::ranges::any_of(line, [](char c) { return c >= '0' && c <= '9'; }))
            return false;
        for (const char* word : {"MONSTER:", "OBJECT:", "TRAP:"}) {
            if (line.starts_with(word))
                return !line.contains('{');
        }
        for (const char* word : {"des.monster(", "des.object(", "des.trap("}) {
            if (line.starts_with(word))
                return (line.ends_with(')') || line.ends_with(");")) &&
                       std::ranges::count(line, '(') == std::ranges::count(line, ')');
        }
        return false;
    }

    void addCells(const LevelsAnalysis& levels) {
        for (std::size_t i = 0; i < levels.levelCount(); ++i) {
            for (const PartModel& part : levels.level(i).parts) {
                if (!part.map)
                    continue;
                for (const MapRow& row : part.map->rows) {
                    for (std::size_t column = 0; column < row.cells.size(); ++column)
                        m_cells.push_back(levels.levelStart(i) + row.cells[column]);
                }
            }
        }
    }

    Touch paintedCell() {
        const Offset at = m_cells[std::size_t(m_random.below(int(m_cells.size())))];
        constexpr std::string_view terrain = ".-|}LTPC";
        char cell = m_base.text().bytes()[at];
        while (cell == m_base.text().bytes()[at])
            cell = terrain[std::size_t(m_random.below(int(terrain.size())))];
        return {{{at, at + 1}, std::string(1, cell)}, {at}, true};
    }

    // Every number is another one, which occurs nowhere else.
    std::string withOtherNumbers(const std::string& text) {
        std::string result;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] < '0' || text[i] > '9') {
                result += text[i];
                continue;
            }
            result += std::to_string(m_random.below(20) + 1);
            while (i + 1 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9')
                ++i;
        }
        const std::size_t end = result.find_last_not_of("\r\n");
        const std::string_view comment = m_base.game().language().lineComment();
        result.insert(end + 1, " " + std::string(comment) + " " + std::to_string(m_random.next()));
        return result;
    }

    const Analysis& m_base;
    RandomStream& m_random;
    std::vector<std::size_t> m_things; // by their lines
    std::vector<Offset> m_cells;
};

class TouchedPlaces {
public:
    // False if another touch is too near.
    bool add(const Touch& touch) {
        std::set<std::size_t>& known = touch.isCell ? m_cells : m_lines;
        if (std::ranges::any_of(touch.lines, [&](std::size_t place) { return known.contains(place); }))
            return false;
        known.insert(touch.lines.begin(), touch.lines.end());
        return true;
    }

private:
    std::set<std::size_t> m_cells;
    std::set<std::size_t> m_lines;
};

std::vector<Replacement> some(Toucher& toucher, TouchedPlaces& places, RandomStream& random) {
    std::vector<Replacement> replacements;
    const int count = random.below(4) + 1;
    for (int i = 0; i < count && toucher.canTouch(); ++i) {
        const Touch touch = toucher.touch();
        if (places.add(touch))
            replacements.push_back(touch.replacement);
    }
    return replacements;
}

} // namespace

std::vector<FileInFolder> filesToTouch(const QString& folder) {
    std::vector<FileInFolder> files;
    for (const QString& name : QDir(folder).entryList(QDir::Files, QDir::Name)) {
        const std::string text = fileBytes(folder + '/' + name).toStdString();
        files.push_back({name.toUtf8(), text, documentKindOf(name.toStdString(), text)});
    }
    return files;
}

TextEdit touchesOf(const Analysis& base, RandomStream& random) {
    Toucher toucher(base, random);
    TouchedPlaces places;
    return TextEdit(some(toucher, places, random));
}

TwoVersions differentTouchesOf(const Analysis& base, RandomStream& random) {
    Toucher toucher(base, random);
    TouchedPlaces places;
    std::vector<Replacement> ours = some(toucher, places, random);
    std::vector<Replacement> theirs = some(toucher, places, random);
    TwoVersions versions{TextEdit(ours), TextEdit(theirs), {}};
    ours.insert(ours.end(), theirs.begin(), theirs.end());
    versions.both = TextEdit(std::move(ours));
    return versions;
}

} // namespace levwright
