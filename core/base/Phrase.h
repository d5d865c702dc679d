// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences for people, in the language in use. The English sentence is the key of its translation, so a
// sentence without one, and a process without a language, speak English. lupdate finds the literals in say(),
// said() and phrase(); doc/design/translations.md tells the rest.
#pragma once

#include <format>
#include <span>
#include <string>
#include <string_view>

namespace levwright {

struct Translation {
    std::string_view english;
    std::string_view translated;
};

struct Phrasebook {
    std::string_view language;              // of two letters, such as “de”
    std::span<const Translation> sentences; // in the order of their English, each once
};

// The languages that the program was built with, without English.
std::span<const Phrasebook> phrasebooks();

// The book for a locale such as “de_AT.UTF-8”, “ja” or “de-CH”; null if there is none, as for English.
const Phrasebook* phrasebookFor(std::string_view locale);

// The language in use is one for the whole process, as its locale is: whoever starts the process chooses it,
// before anything is said. The book, and what it names, must live as long as the process. Null means English.
void usePhrasebook(const Phrasebook* book);

// Marks a literal of a table or constant for translation. Whoever shows it says said().
constexpr const char* phrase(const char* english) {
    return english;
}

// The sentence in the language in use. It lives as long as the process, or as english.
std::string_view said(std::string_view english);

// The sentence with {0}, {1} … replaced by the arguments. A translation that names an argument that is not
// there is not used; english must have all of its arguments.
std::string saidWith(std::string_view english, std::span<const std::string> arguments);

std::string sayFormatted(std::string_view english, std::format_args arguments);

// The sentence in the language in use, formatted as by std::format. A translation that does not format the
// arguments is not used.
template <class... Arguments>
std::string say(std::format_string<const Arguments&...> english, const Arguments&... arguments) {
    return sayFormatted(english.get(), std::make_format_args(arguments...));
}

// The text in the quotes of the language in use: “text”, „text“, 「text」. Printable.h has inQuotes() for
// text of unknown origin.
std::string withQuotes(std::string_view text);
// The text inside of such quotes, or inside of English ones; else all of it.
std::string_view withoutQuotes(std::string_view text);
// Text whose first and last characters are English quotes, with those of the language in use; else as it is.
// Tables and parsers write what they expect as “)”, or “)” or “,”.
std::string inOwnQuotes(std::string_view text);
// What stands before the first quote: “kobold “Rex”” gives “kobold”. Without a quote, all of it.
std::string_view beforeQuote(std::string_view text);

} // namespace levwright
