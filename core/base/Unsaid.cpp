// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Unsaid.h"

#include "core/base/Phrase.h"
#include "core/base/PhraseLanguage.h"

#include <algorithm>
#include <optional>

namespace levwright {
namespace {

// A pattern such as “Change it to {}.”, or with {0} and {1} for its arguments.
struct Pattern {
    std::vector<std::string_view> texts; // one more than arguments
    std::vector<std::size_t> arguments;  // their numbers, in the order in which they stand
};

// Nothing if arguments are formatted in a special way, or if there is a brace in the text.
std::optional<Pattern> patternOf(std::string_view sentence) {
    Pattern pattern;
    for (;;) {
        const std::size_t brace = sentence.find_first_of("{}");
        pattern.texts.push_back(sentence.substr(0, brace));
        if (brace == std::string_view::npos)
            return pattern;
        sentence.remove_prefix(brace);
        if (sentence.starts_with("{}")) {
            pattern.arguments.push_back(pattern.arguments.size());
            sentence.remove_prefix(2);
        } else if (sentence.size() >= 3 && sentence[0] == '{' && sentence[1] >= '0' && sentence[1] <= '9' &&
                   sentence[2] == '}') {
            pattern.arguments.push_back(std::size_t(sentence[1] - '0'));
            sentence.remove_prefix(3);
        } else {
            return std::nullopt;
        }
    }
}

std::size_t sizeOf(const Pattern& pattern) {
    std::size_t size = 0;
    for (const std::string_view text : pattern.texts)
        size += text.size();
    return size;
}

// A pattern such as “{} {}” fits any text.
bool saysNothing(const Pattern& pattern) {
    constexpr std::size_t least = 4; // bytes
    return !pattern.arguments.empty() && sizeOf(pattern) < least;
}

std::optional<std::vector<std::string>> argumentsIn(std::string_view said, const Pattern& pattern) {
    if (pattern.arguments.empty())
        return said == pattern.texts[0] ? std::optional(std::vector<std::string>()) : std::nullopt;
    if (sizeOf(pattern) > said.size() || !said.starts_with(pattern.texts.front()) ||
        !said.ends_with(pattern.texts.back()))
        return std::nullopt;
    said.remove_prefix(pattern.texts.front().size());
    said.remove_suffix(pattern.texts.back().size());
    std::vector<std::string> arguments(std::ranges::max(pattern.arguments) + 1);
    for (std::size_t i = 0; i < pattern.arguments.size(); ++i) {
        const bool isLast = i + 1 == pattern.arguments.size();
        const std::size_t end = isLast ? said.size() : said.find(pattern.texts[i + 1]);
        if (end == std::string_view::npos)
            return std::nullopt;
        arguments[pattern.arguments[i]] = said.substr(0, end);
        said.remove_prefix(isLast ? end : end + pattern.texts[i + 1].size());
    }
    return arguments;
}

std::optional<std::string> filled(std::string_view sentence, const std::vector<std::string>& arguments) {
    const std::optional<Pattern> pattern = patternOf(sentence);
    if (!pattern)
        return std::nullopt;
    std::string text(pattern->texts[0]);
    for (std::size_t i = 0; i < pattern->arguments.size(); ++i) {
        if (pattern->arguments[i] >= arguments.size())
            return std::nullopt;
        text.append(arguments[pattern->arguments[i]]).append(pattern->texts[i + 1]);
    }
    return text;
}

} // namespace

Unsaid::Unsaid(std::string_view said) : m_english(said) {
    const auto inUse = std::ranges::find(phrasebooks(), phraseLanguage(), &Phrasebook::language);
    const bool isEnglish = inUse == phrasebooks().end();
    if (isEnglish && phrasebooks().empty())
        return;
    std::size_t most = 0;
    for (const Translation& sentence : isEnglish ? phrasebooks().front().sentences : inUse->sentences) {
        const std::optional<Pattern> pattern = patternOf(isEnglish ? sentence.english : sentence.translated);
        if (!pattern || saysNothing(*pattern) || sizeOf(*pattern) <= most)
            continue;
        if (auto arguments = argumentsIn(said, *pattern)) {
            most = sizeOf(*pattern);
            m_english = sentence.english;
            m_arguments = *std::move(arguments);
        }
    }
}

std::string Unsaid::said() const {
    if (const auto text = filled(levwright::said(m_english), m_arguments))
        return *text;
    return filled(m_english, m_arguments).value_or(m_english);
}

} // namespace levwright
