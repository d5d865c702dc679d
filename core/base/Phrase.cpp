// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"

#include "core/base/Contract.h"
#include "core/base/PhraseLanguage.h"

#include <algorithm>
#include <atomic>
#include <optional>

namespace levwright {
namespace {

// Threads read it while they say something.
std::atomic<const Phrasebook*> bookInUse = nullptr;

std::optional<std::string> filledIn(std::string_view pattern, std::span<const std::string> arguments) {
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '{') {
            text += pattern[i];
            continue;
        }
        const std::size_t argument = i + 1 < pattern.size() ? std::size_t(pattern[i + 1] - '0') : 10;
        if (argument >= std::min<std::size_t>(arguments.size(), 10) || pattern.substr(i + 2, 1) != "}")
            return std::nullopt;
        text += arguments[argument];
        i += 2;
    }
    return text;
}

constexpr std::string_view quotedText = phrase("“{}”");

struct Quotes {
    std::string_view open;
    std::string_view close;
};

Quotes quotesOf(std::string_view pattern) {
    constexpr std::string_view gap = "{}";
    const std::size_t at = pattern.find(gap);
    return {pattern.substr(0, at), pattern.substr(at + gap.size())};
}

bool isIn(const Quotes& quotes, std::string_view text) {
    return text.size() >= quotes.open.size() + quotes.close.size() && text.starts_with(quotes.open) &&
           text.ends_with(quotes.close);
}

} // namespace

const Phrasebook* phrasebookFor(std::string_view locale) {
    const std::string_view language = locale.substr(0, locale.find_first_of("_-.@"));
    const auto found = std::ranges::find(phrasebooks(), language, &Phrasebook::language);
    return found == phrasebooks().end() ? nullptr : &*found;
}

void usePhrasebook(const Phrasebook* book) {
    require(book == nullptr || std::ranges::is_sorted(book->sentences, {}, &Translation::english),
            "the sentences of a phrasebook are in order");
    bookInUse = book;
}

std::string_view phraseLanguage() {
    const Phrasebook* book = bookInUse;
    return book == nullptr ? std::string_view("en") : book->language;
}

std::string_view said(std::string_view english) {
    const Phrasebook* book = bookInUse;
    if (book == nullptr)
        return english;
    const auto found = std::ranges::lower_bound(book->sentences, english, {}, &Translation::english);
    return found != book->sentences.end() && found->english == english ? found->translated : english;
}

std::string saidWith(std::string_view english, std::span<const std::string> arguments) {
    if (const std::optional<std::string> text = filledIn(said(english), arguments))
        return *text;
    const std::optional<std::string> text = filledIn(english, arguments);
    require(text.has_value(), "a sentence has all arguments of its pattern");
    return *text;
}

std::string sayFormatted(std::string_view english, std::format_args arguments) {
    const std::string_view pattern = said(english);
    if (pattern.find_first_of("{}") == std::string_view::npos)
        return std::string(pattern);
    try {
        return std::vformat(pattern, arguments);
    } catch (const std::format_error&) {
        return std::vformat(english, arguments);
    }
}

std::string withQuotes(std::string_view text) {
    const Quotes quotes = quotesOf(said(quotedText));
    return std::string(quotes.open).append(text).append(quotes.close);
}

std::string_view withoutQuotes(std::string_view text) {
    for (const std::string_view pattern : {said(quotedText), quotedText}) {
        const Quotes quotes = quotesOf(pattern);
        if (isIn(quotes, text))
            return text.substr(quotes.open.size(), text.size() - quotes.open.size() - quotes.close.size());
    }
    return text;
}

std::string inOwnQuotes(std::string_view text) {
    const Quotes english = quotesOf(quotedText);
    const Quotes own = quotesOf(said(quotedText));
    if (!isIn(english, text))
        return std::string(text);
    std::string result;
    while (!text.empty()) {
        const bool opens = text.starts_with(english.open);
        const bool closes = text.starts_with(english.close);
        result += opens ? own.open : closes ? own.close : text.substr(0, 1);
        text.remove_prefix(opens ? english.open.size() : closes ? english.close.size() : 1);
    }
    return result;
}

std::string_view beforeQuote(std::string_view text) {
    const std::string_view before = text.substr(0, text.find(quotesOf(said(quotedText)).open));
    return before.substr(0, before.find_last_not_of(' ') + 1);
}

} // namespace levwright
