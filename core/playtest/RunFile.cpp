// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playtest/RunFile.h"

#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/world/Lines.h"

#include <format>

namespace levwright::playtest {
namespace {

constexpr std::string_view firstLine = "# levwright run 1";
constexpr std::string_view rulesMark = "# rules ";
constexpr std::string_view titleMark = "# title ";
constexpr std::string_view gameMark = "# game ";
constexpr std::string_view saveLine = "# save";
constexpr std::string_view playLine = "# play";
constexpr std::string_view endMark = "# end ";
constexpr int hexadecimal = 16;
constexpr std::size_t checkDigits = 16;

class RunReader {
public:
    Result<Run> read(std::string_view bytes) {
        world::LineReader lines;
        lines.add(bytes);
        if (!bytes.ends_with('\n') && !bytes.ends_with('\r'))
            return failure(say("the file is cut off: its last line has no end"));
        while (lines.hasLine()) {
            ++m_line;
            const std::string line = lines.takeLine();
            if (std::optional<std::string> problem = take(line))
                return failure(std::format("line {}: {}", m_line, *problem));
        }
        if (m_place != Place::End)
            return failure(say("the file is cut off: the run has no end"));
        return std::move(m_run);
    }

private:
    enum class Place { First, Beginning, Game, Check, End };
    using Problem = std::optional<std::string>;

    Problem take(const std::string& line) {
        switch (m_place) {
        case Place::First:
            m_place = Place::Beginning;
            return line == firstLine ? Problem() : Problem(say("this is not a run of Levwright"));
        case Place::Beginning:
            return takeOfBeginning(line);
        case Place::Game:
            return takeOfGame(line);
        case Place::Check:
            return takeCheck(line);
        case Place::End:
            return say("there is text after the end");
        }
        return {};
    }

    Problem takeOfBeginning(const std::string& line) {
        if (line == playLine)
            m_place = Place::Game;
        else if (line == saveLine)
            m_run.beginning.source = world::CommandSource::Save;
        else if (line.starts_with(rulesMark))
            m_run.rules = line.substr(rulesMark.size());
        else if (line.starts_with(titleMark))
            m_run.beginning.title = line.substr(titleMark.size());
        else if (line.starts_with(gameMark))
            m_run.beginning.game = line.substr(gameMark.size());
        else if (!line.starts_with('#'))
            m_run.beginning.commands.push_back(line);
        else
            return say("a comment without a meaning");
        return {};
    }

    Problem takeOfGame(const std::string& line) {
        if (line.starts_with(endMark)) {
            m_place = Place::End;
            const auto count = wholeNumber<std::size_t>(std::string_view(line).substr(endMark.size()));
            return count == m_run.steps.size() ? Problem() : Problem(say("commands are missing"));
        }
        if (line.starts_with('#'))
            return say("a comment without a meaning");
        m_run.steps.push_back({.command = line});
        m_place = Place::Check;
        return {};
    }

    Problem takeCheck(const std::string& line) {
        m_place = Place::Game;
        const std::size_t space = line.find(' ', 2);
        if (!line.starts_with("# ") || space == std::string::npos)
            return say("the check number is missing");
        const std::string_view text = line;
        const auto turn = wholeNumber<std::int64_t>(text.substr(2, space - 2));
        const auto check = wholeNumber<std::uint64_t>(text.substr(space + 1), hexadecimal);
        if (!turn || !check || text.size() - space - 1 != checkDigits)
            return say("the check number cannot be read");
        m_run.steps.back().turn = *turn;
        m_run.steps.back().check = check;
        return {};
    }

    Run m_run;
    Place m_place = Place::First;
    std::size_t m_line = 0;
};

} // namespace

std::string runText(const Run& run) {
    std::string text = std::format("{}\n{}{}\n", firstLine, rulesMark, run.rules);
    if (!run.beginning.title.empty())
        text += std::format("{}{}\n", titleMark, run.beginning.title);
    if (!run.beginning.game.empty())
        text += std::format("{}{}\n", gameMark, run.beginning.game);
    if (run.beginning.source == world::CommandSource::Save)
        text.append(saveLine) += '\n';
    for (const std::string& command : run.beginning.commands)
        text.append(command) += '\n';
    text.append(playLine) += '\n';
    for (const RunStep& step : run.steps)
        text += std::format("{}\n# {} {:016x}\n", step.command, step.turn, step.check.value_or(0));
    return text + std::format("{}{}\n", endMark, run.steps.size());
}

bool isRun(std::string_view bytes) {
    return bytes.starts_with(firstLine);
}

Result<Run> readRun(std::string_view bytes) {
    return RunReader().read(bytes);
}

} // namespace levwright::playtest
