// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/goals/Goal.h"
#include "core/survey/SurveyComparison.h"
#include "core/survey/SurveyPage.h"
#include "core/survey/SurveyText.h"
#include "tests/fuzz/Properties.h"

namespace levwright::fuzz {

void checkSurvey(std::string_view input) {
    const Result<survey::Survey> read = survey::readSurvey(input);
    if (!read) {
        require(!read.error().message.empty(), "a survey is refused with a reason");
        return;
    }
    const Result<survey::Survey> again = survey::readSurvey(survey::toJson(*read));
    require(again && *again == *read, "a survey is read as it was written");
    require(survey::pageOf(*read).ends_with("</html>\n"), "every survey has a page");
    require(survey::toCsv(*read).ends_with("\r\n"), "every survey has a table");
    require(survey::changes(*read, *read).empty(), "a survey does not differ from itself");
    survey::Survey part = *read;
    part.levels.clear();
    const Result<survey::Survey> sum = survey::merge(*read, std::move(part));
    require(sum || !sum.error().message.empty(), "a part without levels is joined, or refused with a reason");
}

void checkGoal(std::string_view input) {
    const Result<goals::Goal> goal = goals::readGoal(input);
    if (!goal) {
        require(!goal.error().message.empty(), "a goal is refused with a reason");
        return;
    }
    require(goal->least <= goal->most, "the limits of a goal leave something between them");
    require(goal->share >= 0 && goal->share <= 100, "a share is in percent");
    require(!goal->thing.empty(), "a goal is about something");
}

} // namespace levwright::fuzz
