// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/SurveyText.h"

#include "core/base/Json.h"
#include "core/base/Phrase.h"
#include "core/survey/SurveyColumns.h"

#include <format>
#include <nlohmann/json.hpp>

namespace levwright::survey {
namespace {

constexpr std::string_view surveyFormat = "levwright-survey-1";

JsonToWrite levelJson(const Level& level) {
    JsonToWrite json{{"number", level.number},
                     {"file", level.file},
                     {"name", level.name},
                     {"game", level.game},
                     {"sum", level.sum}};
    if (!level.objection.empty())
        json["objection"] = level.objection;
    json["rolls"] = level.rolls;
    json["problems"] = JsonToWrite::array();
    for (const Problem& problem : level.problems)
        json["problems"].push_back({{"severity", problem.severity},
                                    {"code", problem.code},
                                    {"message", problem.message},
                                    {"line", problem.line}});
    json["findings"] = JsonToWrite::array();
    for (const Found& found : level.findings)
        json["findings"].push_back({{"finding", found.kind},
                                    {"where", found.where},
                                    {"text", found.text},
                                    {"rolls", found.rolls},
                                    {"seed", found.seed},
                                    {"meant", found.isMeant}});
    json["goals"] = JsonToWrite::array();
    for (const Goal& goal : level.goals)
        json["goals"].push_back({{"goal", goal.text},
                                 {"line", goal.line},
                                 {"reached", goal.isReached},
                                 {"words", goal.words},
                                 {"seed", goal.seed}});
    json["numbers"] = JsonToWrite::object();
    for (const auto& [key, tally] : level.numbers)
        json["numbers"][key] = JsonToWrite::array({tally.sum, tally.rolls, tally.squares});
    json["map"] = level.map;
    json["picture"] = level.picture;
    json["dark_picture"] = level.darkPicture;
    json["lenses"] = JsonToWrite::array();
    for (const LensView& view : level.lenses)
        json["lenses"].push_back({{"lens", view.lens},
                                  {"picture", view.picture},
                                  {"dark_picture", view.darkPicture},
                                  {"marks", view.marks}});
    return json;
}

// Takes members of an object. The first one that is wrong becomes the error.
class SurveyReader {
public:
    Result<Survey> read(const JsonRead& json) {
        Survey survey;
        if (!json.is_object() || textIn(json, "format") != surveyFormat)
            return failure(say("it is not the JSON of a survey"));
        survey.title = textIn(json, "title");
        survey.seeds = {numberIn(json, "first_seed"), numberIn(json, "last_seed")};
        survey.context = textIn(json, "context");
        survey.all = numberIn(json, "all");
        for (const JsonRead& level : listIn(json, "levels"))
            survey.levels.push_back(levelIn(level));
        if (!m_wrong.empty())
            return failure(say("{}: there is something impossible in the JSON of the survey", m_wrong));
        return survey;
    }

private:
    const JsonRead& memberOf(const JsonRead& json, const char* key) {
        static const JsonRead none;
        const auto found = json.is_object() ? json.find(key) : json.end();
        return json.is_object() && found != json.end() ? *found : none;
    }
    void isWrong(const char* key) {
        if (m_wrong.empty())
            m_wrong = key;
    }
    std::string textIn(const JsonRead& json, const char* key) {
        const JsonRead& value = memberOf(json, key);
        if (value.is_string())
            return value.get<std::string>();
        if (!value.is_null())
            isWrong(key);
        return {};
    }
    std::uint64_t numberIn(const JsonRead& json, const char* key) {
        const JsonRead& value = memberOf(json, key);
        if (value.is_number_unsigned())
            return value.get<std::uint64_t>();
        isWrong(key);
        return 0;
    }
    const JsonRead& listIn(const JsonRead& json, const char* key) {
        static const JsonRead empty = JsonRead::array();
        const JsonRead& value = memberOf(json, key);
        if (value.is_array())
            return value;
        isWrong(key);
        return empty;
    }
    bool truthIn(const JsonRead& json, const char* key) {
        const JsonRead& value = memberOf(json, key);
        if (!value.is_boolean())
            isWrong(key);
        return value.is_boolean() && value.get<bool>();
    }

    Level levelIn(const JsonRead& json) {
        Level level;
        level.number = numberIn(json, "number");
        level.file = textIn(json, "file");
        level.name = textIn(json, "name");
        level.game = textIn(json, "game");
        level.sum = textIn(json, "sum");
        level.objection = textIn(json, "objection");
        level.rolls = numberIn(json, "rolls");
        for (const JsonRead& each : listIn(json, "problems"))
            level.problems.push_back({.severity = textIn(each, "severity"),
                                      .code = textIn(each, "code"),
                                      .message = textIn(each, "message"),
                                      .line = numberIn(each, "line")});
        for (const JsonRead& each : listIn(json, "findings"))
            level.findings.push_back({.kind = textIn(each, "finding"),
                                      .where = textIn(each, "where"),
                                      .text = textIn(each, "text"),
                                      .rolls = numberIn(each, "rolls"),
                                      .seed = numberIn(each, "seed"),
                                      .isMeant = truthIn(each, "meant")});
        for (const JsonRead& each : listIn(json, "goals"))
            level.goals.push_back({.text = textIn(each, "goal"),
                                   .line = numberIn(each, "line"),
                                   .isReached = truthIn(each, "reached"),
                                   .words = textIn(each, "words"),
                                   .seed = numberIn(each, "seed")});
        readNumbers(memberOf(json, "numbers"), level.numbers);
        level.map = textIn(json, "map");
        level.picture = textIn(json, "picture");
        level.darkPicture = textIn(json, "dark_picture");
        if (!memberOf(json, "lenses").is_null()) { // older surveys have none
            for (const JsonRead& each : listIn(json, "lenses"))
                level.lenses.push_back({.lens = textIn(each, "lens"),
                                        .picture = textIn(each, "picture"),
                                        .darkPicture = textIn(each, "dark_picture"),
                                        .marks = marksIn(each)});
        }
        return level;
    }

    std::vector<std::string> marksIn(const JsonRead& lens) {
        std::vector<std::string> marks;
        if (memberOf(lens, "marks").is_null()) // of an older survey
            return marks;
        for (const JsonRead& mark : listIn(lens, "marks")) {
            if (!mark.is_string())
                isWrong("marks");
            else
                marks.push_back(mark.get<std::string>());
        }
        return marks;
    }

    void readNumbers(const JsonRead& json, Numbers& numbers) {
        if (!json.is_object())
            return isWrong("numbers");
        for (const auto& [key, value] : json.items()) {
            const bool isTally = value.is_array() && value.size() == 3 && value[0].is_number_unsigned() &&
                                 value[1].is_number_unsigned() && value[2].is_number_unsigned();
            if (!isTally)
                return isWrong("numbers");
            numbers[key] = {.sum = value[0].get<Count>(),
                            .rolls = value[1].get<Count>(),
                            .squares = value[2].get<Count>()};
        }
    }

    std::string m_wrong; // the key of a member
};

std::string csvField(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(text);
    std::string field = "\"";
    for (const char c : text)
        field.append(c == '"' ? 2 : 1, c);
    return field + '"';
}

} // namespace

std::string toJson(const Survey& survey) {
    const JsonToWrite head{{"format", surveyFormat},           {"title", survey.title},
                           {"first_seed", survey.seeds.first}, {"last_seed", survey.seeds.last},
                           {"context", survey.context},        {"all", survey.all}};
    std::string text = toLine(head);
    text.pop_back(); // the closing bracket
    text += ",\"levels\":[";
    for (std::size_t i = 0; i < survey.levels.size(); ++i)
        text.append(i == 0 ? "\n" : ",\n").append(toLine(levelJson(survey.levels[i])));
    return text + "\n]}\n";
}

Result<Survey> readSurvey(std::string_view json) {
    return readJson(json).and_then([](const JsonRead& value) { return SurveyReader().read(value); });
}

std::string toCsv(const Survey& survey) {
    std::string text = "file,level,game,rolls";
    for (const Column& column : surveyColumns())
        text.append(",").append(column.key);
    text += ",objection\r\n";
    for (const Level& level : survey.levels) {
        text += std::format("{},{},{},{}", csvField(level.file), csvField(level.name), csvField(level.game),
                            level.rolls);
        for (const Column& column : surveyColumns())
            text += ',' + textOf(column, level);
        text += ',' + csvField(level.objection) + "\r\n";
    }
    return text;
}

} // namespace levwright::survey
