// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goals/Goal.h"

#include "core/base/LowerCase.h"
#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

namespace levwright::goals {
namespace {

constexpr std::string_view goalOpening = " goal:";
constexpr std::string_view blanks = " \t";
constexpr std::size_t longestGoal = 1000; // bytes

// In lower case, with one space for a run of blanks.
std::string lowered(std::string_view text) {
    std::string lower;
    for (const char c : text) {
        const bool isBlank = blanks.contains(c);
        if (!isBlank || !lower.ends_with(' '))
            lower += isBlank ? ' ' : lowerCase(c);
    }
    return lower;
}

constexpr std::string_view travelWords[] = {"walking", "unlocking", "levitating"};
constexpr std::string_view reachableThings[] = {"objects", "monsters", "traps", "stairs"};

// Reads a goal from its start to its end.
class GoalReader {
public:
    explicit GoalReader(std::string text) : m_text(std::move(text)), m_rest(trimmed(m_text)) {}

    Result<Goal> read() {
        const Result<void> done = takeWord("reachable") ? readReachable() : readLimited();
        if (!done)
            return std::unexpected(done.error());
        if (const Result<void> share = readShare(); !share)
            return std::unexpected(share.error());
        if (!m_rest.empty())
            return failure(say("{} at its end has no meaning", inQuotes(m_rest)));
        return m_goal;
    }

private:
    bool takeSign(std::string_view sign) {
        if (!m_rest.starts_with(sign))
            return false;
        m_rest = trimmed(m_rest.substr(sign.size()));
        return true;
    }
    // A whole word.
    bool takeWord(std::string_view word) {
        const std::string_view after = m_rest.substr(std::min(word.size(), m_rest.size()));
        const bool isWhole = after.empty() || after.starts_with(' ') || after.starts_with(':');
        return m_rest.starts_with(word) && isWhole && takeSign(word);
    }
    std::optional<double> takeNumber() {
        if (m_rest.empty() || m_rest.front() < '0' || m_rest.front() > '9')
            return std::nullopt;
        constexpr std::string_view digits = "0123456789";
        const auto endOfDigits = [&](std::size_t from) {
            return std::min(m_rest.find_first_not_of(digits, from), m_rest.size());
        };
        std::size_t length = endOfDigits(0);
        // “3..5” is no number with a point.
        if (m_rest.substr(length).starts_with('.') && endOfDigits(length + 1) > length + 1)
            length = endOfDigits(length + 1);
        const std::optional<double> number = decimalNumber(m_rest.substr(0, length));
        if (number)
            m_rest = trimmed(m_rest.substr(length));
        return number;
    }

    Result<void> readReachable() {
        m_goal.kind = GoalKind::Reachable;
        if (takeWord("by")) {
            const auto* way =
                std::ranges::find_if(travelWords, [&](std::string_view word) { return takeWord(word); });
            if (way == std::end(travelWords))
                return failure(say("after “by” comes walking, unlocking or levitating"));
            m_goal.travel = roll::Travel(way - std::begin(travelWords));
        }
        const bool isAll = takeSign(":") && takeWord("all");
        const auto* things = std::ranges::find_if(
            reachableThings, [&](std::string_view word) { return isAll && takeWord(word); });
        if (things == std::end(reachableThings))
            return failure(say("after “reachable” comes “: all objects”, “: all monsters”, “: all traps” or "
                               "“: all stairs”"));
        m_goal.thing = *things;
        return {};
    }

    // Where the limit begins.
    std::size_t limitIn(std::string_view text) const {
        const std::size_t sign = text.find_first_of("<>=");
        for (std::size_t in = text.find(" in "); in != std::string_view::npos && in < sign;
             in = text.find(" in ", in + 1)) {
            const std::string_view after = trimmed(text.substr(in + 4));
            if (!after.empty() && after.front() >= '0' && after.front() <= '9')
                return in;
        }
        return sign;
    }

    Result<void> readDangerAt() {
        constexpr double deepest = 1000;
        m_goal.kind = GoalKind::DangerAt;
        const std::optional<double> depth = takeNumber();
        if (!depth || *depth < 1 || *depth > deepest || *depth != std::floor(*depth))
            return failure(say("after “danger at” comes a depth, such as 12"));
        m_goal.depth = int(*depth);
        return readLimit();
    }

    Result<void> readLimited() {
        if (takeWord("danger at"))
            return readDangerAt();
        m_goal.kind = takeWord("chance of")   ? GoalKind::Chance
                      : takeWord("number of") ? GoalKind::Number
                                              : GoalKind::Measure;
        const std::size_t limit = limitIn(m_rest);
        if (limit == std::string_view::npos)
            return failure(say("it has no limit, such as “<= 60”, “>= 30 %” or “in 2..5”"));
        m_goal.thing = trimmed(m_rest.substr(0, limit));
        m_rest = trimmed(m_rest.substr(limit));
        if (m_goal.thing.empty())
            return failure(say("there is nothing before its limit"));
        return readLimit();
    }

    Result<void> readLimit() {
        const bool isMost = takeSign("<=");
        const bool isLeast = !isMost && takeSign(">=");
        const bool isExact = !isMost && !isLeast && takeSign("=");
        const bool isRange = !isMost && !isLeast && !isExact && takeWord("in");
        if (!isMost && !isLeast && !isExact && !isRange)
            return failure(say("a limit begins with <=, >=, = or “in”"));
        const std::optional<double> number = takeNumber();
        const std::optional<double> last = !isRange ? number : takeSign("..") ? takeNumber() : std::nullopt;
        if (!number || !last || (isRange && *last < *number))
            return failure(say("its limit is neither a number nor a range such as 2..5"));
        if (!isMost)
            m_goal.least = *number;
        if (!isLeast)
            m_goal.most = *last;
        const bool isPercent = takeSign("%");
        if (m_goal.kind == GoalKind::Chance && (!isPercent || *last > 100))
            return failure(say("a chance is in percent, from 0 to 100"));
        if (m_goal.kind == GoalKind::DangerAt && (!isPercent || *last > 100))
            return failure(
                say("the danger at a depth is in percent of the stock levels there, from 0 to 100"));
        if (!m_goal.isOfAllRolls() && isPercent)
            return failure(say("what it limits is not in percent"));
        return {};
    }

    Result<void> readShare() {
        if (!takeWord("for"))
            return {};
        const std::optional<double> share = takeNumber();
        if (!share || *share > 100 || !takeSign("%"))
            return failure(say("after “for” comes a share of the rolls, such as “95 %”"));
        takeWord("of rolls");
        m_goal.share = *share;
        if (m_goal.kind == GoalKind::Chance)
            return failure(say("a chance is about all rolls already"));
        if (m_goal.kind == GoalKind::DangerAt)
            return failure(say("the danger at a depth is about all rolls already"));
        return {};
    }

    std::string m_text;
    std::string_view m_rest;
    Goal m_goal;
};

} // namespace

Result<Goal> readGoal(std::string_view text) {
    if (text.size() > longestGoal)
        return failure(say("it is longer than {} bytes", longestGoal));
    return GoalReader(lowered(text)).read();
}

std::vector<Range> goalComments(const LevelTree& tree, std::string_view text, std::string_view mark) {
    return commentsWith(tree, text, mark, goalOpening);
}

std::vector<WrittenGoal> goalsIn(const LevelTree& tree, std::string_view text, std::string_view mark) {
    constexpr std::size_t mostGoals = 100; // of a level
    std::vector<WrittenGoal> goals;
    for (const Range& rest : goalComments(tree, text, mark)) {
        const std::string_view words = trimmed(text.substr(rest.begin, rest.size()));
        const auto begin = words.empty() ? rest.begin : Offset(words.data() - text.data());
        if (goals.size() < mostGoals)
            goals.push_back(
                {{begin, begin + Offset(words.size())}, shortened(printable(words)), readGoal(words)});
    }
    return goals;
}

} // namespace levwright::goals
