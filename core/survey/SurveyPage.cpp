// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/SurveyPage.h"

#include "core/base/Html.h"
#include "core/base/Phrase.h"
#include "core/base/PhraseLanguage.h"
#include "core/lens/MarkGlyph.h"
#include "core/survey/FindingWords.h"
#include "core/survey/PageStyle.h"
#include "core/survey/SurveyColumns.h"

#include <algorithm>
#include <format>
#include <string_view>
#include <vector>

namespace levwright::survey {
namespace {

enum class Align { Left, Right };

std::string cell(std::string_view text, Align align = Align::Left) {
    return std::format("<td{}>{}</td>", align == Align::Right ? " class=\"n\"" : "", inHtml(text));
}

struct Heading {
    std::string title;
    Align align = Align::Left;
};

std::string tableHead(std::string_view caption, const std::vector<Heading>& headings) {
    std::string html = std::format("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{}\">"
                                   "<table>\n<thead><tr>",
                                   inHtml(caption));
    for (const Heading& heading : headings)
        html += std::format("<th scope=\"col\"{}>{}</th>",
                            heading.align == Align::Right ? " class=\"n\"" : "", inHtml(heading.title));
    return html + "</tr></thead>\n<tbody>\n";
}

constexpr std::string_view tableEnd = "</tbody></table></div>\n";

bool hasFindings(const Level& level) {
    return std::ranges::any_of(level.findings, [](const Found& found) { return !found.isMeant; });
}

bool hasErrors(const Level& level) {
    return std::ranges::contains(level.problems, "error", &Problem::severity);
}

std::string sortable(std::string_view title, std::string_view tip, Align align) {
    return std::format(
        "<th scope=\"col\" aria-sort=\"none\"{}><button type=\"button\" title=\"{}\">{}</button></th>",
        align == Align::Right ? " class=\"n\"" : "", inHtml(tip), inHtml(title));
}

// How a number is shown that should be 0.
std::string_view classOf(const Column& column) {
    constexpr std::string_view bad[] = {"errors", "goals_missed"};
    constexpr std::string_view poor[] = {"warnings", "findings", "worst_percent"};
    return std::ranges::contains(bad, column.key)    ? "bad"
           : std::ranges::contains(poor, column.key) ? "poor"
                                                     : "";
}

std::string rowOf(const Level& level) {
    std::string html = std::format("<tr><th scope=\"row\"><a href=\"#level-{}\">{}</a>", level.number,
                                   inHtml(level.name.empty() ? level.file : level.name));
    if (!level.objection.empty())
        html += std::format(" <span class=\"bad\">{}</span>", inHtml(say("not rolled")));
    html += "</th>" + cell(level.file);
    html += std::format("<td class=\"game\">{}</td>", inHtml(level.game));
    for (const Column& column : surveyColumns()) {
        const std::string text = textOf(column, level);
        const bool isNone = text.find_first_not_of("0.") == std::string::npos;
        html += std::format("<td class=\"n {}\">{}</td>", isNone ? "soft" : classOf(column), text);
    }
    return html + "</tr>\n";
}

std::string tableOfLevels(const Survey& survey) {
    std::string html = std::format("<h2 id=\"levels\">{}</h2>\n", inHtml(say("All levels")));
    html += std::format(
        "<p class=\"find\" id=\"search\" hidden><label>{} <input type=\"search\" id=\"find\"></label> "
        "<span id=\"count\" class=\"soft\" role=\"status\"></span></p>\n",
        inHtml(say("Show levels with")));
    html += std::format("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{}\">"
                        "<table id=\"all\">\n<thead><tr>",
                        inHtml(say("All levels")));
    html += sortable(say("Level"), say("The name of the level"), Align::Left);
    html += sortable(say("File"), say("The file that describes it"), Align::Left);
    html += sortable(say("Game"), say("The game whose rules it is rolled by"), Align::Left);
    for (const Column& column : surveyColumns())
        html += sortable(said(column.title), said(column.tip), Align::Right);
    html += "</tr></thead>\n<tbody>\n";
    for (const Level& level : survey.levels)
        html += rowOf(level);
    return html + std::string(tableEnd);
}

std::string pictureOf(std::string_view light, std::string_view dark, std::string_view alt) {
    return std::format(
        "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"data:image/png;base64,{}\">"
        "<img src=\"data:image/png;base64,{}\" alt=\"{}\" loading=\"lazy\"></picture>\n",
        inHtml(dark), inHtml(light), inHtml(alt));
}

std::string picture(const Level& level) {
    if (level.picture.empty())
        return {};
    return pictureOf(level.picture, level.darkPicture, say("The map of {}", level.name)) +
           std::format("<details><summary>{}</summary><pre>{}</pre></details>\n",
                       inHtml(say("The map as text")), inHtml(level.map));
}

// “x choke point, ? closet”; empty without any.
std::string signsOf(const LensView& view) {
    std::string signs;
    for (const std::string& word : view.marks) {
        if (const std::optional<lens::LensMark> mark = lens::markOfWord(word))
            signs += std::format("{}{} {}", signs.empty() ? "" : ", ", lens::glyphOf(*mark).character,
                                 lens::labelOf(*mark));
    }
    return signs;
}

std::string captionOf(const LensView& view, std::string_view title, std::string_view numbers) {
    std::string html =
        std::format("<figcaption>{}", inHtml(say("{}: {}. Strong colours mean more.", title, numbers)));
    if (const std::string signs = signsOf(view); !signs.empty())
        html += "<br>" + inHtml(say("In at least a tenth of the rolls: {}", signs));
    return html + "</figcaption>";
}

// Closed at first, so that a browser does not draw them before somebody wants to see them.
std::string lensesOf(const Level& level) {
    if (level.lenses.empty())
        return {};
    std::string html = std::format("<details><summary>{}</summary>\n<div class=\"lenses\">\n",
                                   inHtml(say("Lenses, on average over rolls")));
    for (const LensView& view : level.lenses) {
        const std::optional<lens::LensKind> kind = lens::lensOfWord(view.lens);
        const std::string title(kind ? lens::titleOf(*kind) : std::string_view(view.lens));
        const std::string numbers(kind ? lens::numbersLabelOf(*kind) : std::string_view());
        html += std::format(
            "<figure>{}{}</figure>\n",
            pictureOf(view.picture, view.darkPicture, say("{} on the map of {}", title, level.name)),
            captionOf(view, title, numbers));
    }
    return html + "</div></details>\n";
}

std::string problemsOf(const Level& level) {
    if (level.problems.empty())
        return {};
    const std::string title = say("Problems of the text");
    std::string html = std::format("<h3>{}</h3>\n", inHtml(title));
    html +=
        tableHead(title, {{say("Line"), Align::Right}, {say("Problem")}, {say("What it is")}, {say("Code")}});
    for (const Problem& problem : level.problems)
        html += std::format("<tr>{}<td class=\"{}\">{}</td>{}<td class=\"code\">{}</td></tr>\n",
                            cell(std::to_string(problem.line), Align::Right),
                            problem.severity == "error" ? "bad" : "poor", inHtml(problem.severity),
                            cell(problem.message), inHtml(problem.code));
    return html + std::string(tableEnd);
}

std::string findingsOf(const Level& level) {
    if (level.findings.empty())
        return {};
    const bool tellsPlaces = !std::ranges::all_of(level.findings, &std::string::empty, &Found::where);
    const bool quotesGame = !std::ranges::all_of(level.findings, &std::string::empty, &Found::text);
    const std::string title = say("What rolls show");
    std::vector<Heading> heads{{say("% of rolls"), Align::Right},
                               {say("95 % interval"), Align::Right},
                               {say("Seed"), Align::Right},
                               {say("What happens")}};
    if (tellsPlaces)
        heads.push_back({say("Where")});
    if (quotesGame)
        heads.push_back({say("In the game's words")});
    std::string html = std::format("<h3>{}</h3>\n", inHtml(title)) + tableHead(title, heads);
    for (const Found& found : level.findings) {
        const roll::Share share = roll::shareOf(found.rolls, level.rolls);
        const std::string meaning(meaningOf(found.kind));
        html +=
            std::format("<tr>{}{}{}{}", cell(std::format("{:.2f}", 100 * share.value), Align::Right),
                        cell(std::format("{:.2f} – {:.2f}", 100 * share.low, 100 * share.high), Align::Right),
                        cell(std::to_string(found.seed), Align::Right),
                        cell(found.isMeant ? say("{} This is often intended.", meaning) : meaning));
        if (tellsPlaces)
            html += std::format("<td class=\"code\">{}</td>", inHtml(found.where));
        html += (quotesGame ? cell(found.text) : "") + "</tr>\n";
    }
    return html + std::string(tableEnd);
}

std::string goalsOf(const Level& level) {
    if (level.goals.empty())
        return {};
    const std::string title = say("Goals");
    std::string html = std::format("<h3>{}</h3>\n", inHtml(title));
    html += tableHead(title, {{say("Line"), Align::Right},
                              {say("Goal")},
                              {say("Reached")},
                              {say("Why not")},
                              {say("Seed"), Align::Right}});
    for (const Goal& goal : level.goals)
        html += std::format("<tr>{}<td class=\"code\">{}</td><td{}>{}</td>{}{}</tr>\n",
                            cell(std::to_string(goal.line), Align::Right), inHtml(goal.text),
                            goal.isReached ? "" : " class=\"bad\"",
                            inHtml(goal.isReached ? say("yes") : say("no")), cell(goal.words),
                            cell(goal.seed > 0 ? std::to_string(goal.seed) : std::string(), Align::Right));
    return html + std::string(tableEnd);
}

std::string numbersOf(const Level& level) {
    if (level.numbers.empty())
        return {};
    const std::string title = say("All numbers");
    std::string html =
        std::format("<details><summary>{}</summary>\n<p class=\"soft\">{}</p>\n", inHtml(title),
                    inHtml(say("mon: monsters; obj: objects that lie open; in, instatue: objects in "
                               "containers and statues; mineral: in rock; sdoor: secret doors. The "
                               "character after one of the first five names a class: mon:D counts the "
                               "dragons.")));
    html += tableHead(
        title, {{say("What")}, {say("Mean"), Align::Right}, {say("% of rolls with any"), Align::Right}});
    for (const auto& [key, tally] : level.numbers)
        html += std::format("<tr><th scope=\"row\">{}</th>{}{}</tr>\n", inHtml(key),
                            cell(std::format("{:.3f}", meanOf(level, key)), Align::Right),
                            cell(std::format("{:.1f}", 100 * shareOf(level, key)), Align::Right));
    return html + std::string(tableEnd) + "</details>\n";
}

std::string sectionOf(const Level& level) {
    const std::string& name = level.name.empty() ? level.file : level.name;
    std::string html = std::format("<section id=\"level-{0}\" aria-labelledby=\"name-{0}\">\n"
                                   "<h2 id=\"name-{0}\">{1}</h2>\n",
                                   level.number, inHtml(name));
    html += std::format("<p class=\"soft\">{}</p>\n",
                        inHtml(level.game.empty()
                                   ? level.file
                                   : say("{}, {}, {} rolls", level.file, level.game, level.rolls)));
    if (!level.objection.empty())
        html += std::format("<p class=\"bad\">{}</p>\n", inHtml(say("Not rolled: {}", level.objection)));
    html += picture(level) + lensesOf(level) + problemsOf(level) + goalsOf(level) + findingsOf(level);
    if (level.rolls > 0 && level.problems.empty() && level.findings.empty())
        html += std::format("<p>{}</p>\n", inHtml(say("Nothing is wrong with this level.")));
    return html + numbersOf(level) +
           std::format("<p class=\"back\"><a href=\"#levels\">{}</a></p>\n</section>\n",
                       inHtml(say("Back to all levels")));
}

std::string summaryOf(const Survey& survey) {
    const auto errors = std::ranges::count_if(survey.levels, hasErrors);
    const auto findings = std::ranges::count_if(survey.levels, hasFindings);
    const auto unrolled =
        std::ranges::count_if(survey.levels, [](const Level& level) { return !level.objection.empty(); });
    std::string html = std::format(
        "<p>{}</p>\n",
        inHtml(say(
            "Levels: {}, each rolled with the seeds {} to {}. With errors in the text: {}; with something "
            "that can go wrong in rolls: {}; not rolled: {}.",
            survey.levels.size(), survey.seeds.first, survey.seeds.last, errors, findings, unrolled)));
    if (!survey.isWhole())
        html += std::format("<p class=\"poor\">{}</p>\n",
                            inHtml(say("This is a part of a survey of {} levels.", survey.all)));
    return html;
}

} // namespace

std::string pageOf(const Survey& survey) {
    const std::string title = inHtml(say("Survey of {}", survey.title));
    std::string html =
        std::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                    "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n",
                    phraseLanguage(), title, pageStyle);
    html += std::format("<header>\n<h1>{}</h1>\n{}</header>\n<main>\n", title, summaryOf(survey));
    html += tableOfLevels(survey);
    for (const Level& level : survey.levels)
        html += sectionOf(level);
    html += std::format("</main>\n<script>{}</script>\n</body>\n</html>\n", pageScript);
    return html;
}

} // namespace levwright::survey
