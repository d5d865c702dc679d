// SPDX-License-Identifier: GPL-3.0-or-later
// A step of the build: writes the finished translations of TS files (of Qt Linguist) as a table in C++, so
// that programs without Qt have them. Contexts do not count: the English sentence is the key.
//   embed_phrases OUTPUT.cpp core_de.ts core_ja.ts …
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>

namespace {

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

std::string plain(std::string_view xml) {
    std::string text(xml);
    for (const auto& [entity, character] :
         {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&quot;", "\""), std::pair("&apos;", "'"),
          std::pair("&#xd;", "\r"), std::pair("&#x9;", "\t"), std::pair("&amp;", "&")})
        text = replaced(std::move(text), entity, character);
    return text;
}

// What stands between <name …> and </name> in text from a place on; moves the place after it. False at the
// end.
bool next(std::string_view text, std::string_view name, std::size_t& at, std::string_view& attributes,
          std::string_view& content) {
    const std::string opening = '<' + std::string(name);
    const std::string closing = "</" + std::string(name) + '>';
    const std::size_t begin = text.find(opening, at);
    if (begin == std::string_view::npos)
        return false;
    const std::size_t inner = text.find('>', begin);
    const std::size_t end = text.find(closing, begin);
    if (inner == std::string_view::npos || end == std::string_view::npos || end < inner)
        return false;
    attributes = text.substr(begin + opening.size(), inner - begin - opening.size());
    content = text.substr(inner + 1, end - inner - 1);
    at = end + closing.size();
    return true;
}

std::map<std::string, std::string> translations(std::string_view file) {
    std::map<std::string, std::string> found;
    std::string_view attributes;
    std::string_view message;
    for (std::size_t at = 0; next(file, "message", at, attributes, message);) {
        std::string_view source;
        std::string_view translation;
        std::size_t inside = 0;
        if (!next(message, "source", inside, attributes, source))
            continue;
        inside = 0;
        if (!next(message, "translation", inside, attributes, translation) || translation.empty() ||
            attributes.find("type=") != std::string_view::npos)
            continue;
        found.emplace(plain(source), plain(translation));
    }
    return found;
}

std::string literal(const std::string& text) {
    return "R\"phrase(" + text + ")phrase\"sv";
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2)
        return 2;
    std::ostringstream tables;
    std::ostringstream books;
    for (int i = 2; i < count; ++i) {
        const std::filesystem::path path = arguments[i];
        const std::string stem = path.stem().string();
        const std::string language = stem.substr(stem.rfind('_') + 1);
        std::ifstream file(path, std::ios::binary);
        std::ostringstream text;
        text << file.rdbuf();
        if (!file) {
            std::cerr << path.string() << ": cannot be read\n";
            return 1;
        }
        const std::map<std::string, std::string> sentences = translations(text.view());
        books << "    {\"" << language << "\"sv, {" << language << "Sentences, " << sentences.size()
              << "}},\n";
        tables << "constexpr Translation " << language << "Sentences[] = {\n";
        for (const auto& [english, translated] : sentences)
            tables << "    {" << literal(english) << ", " << literal(translated) << "},\n";
        tables << "    {{}, {}}, // a table has a row\n};\n\n";
    }
    std::ofstream out(arguments[1], std::ios::binary);
    out << "#include \"core/base/Phrase.h\"\n\nnamespace levwright {\nnamespace {\n\n"
           "using namespace std::string_view_literals;\n\n"
        << tables.view() << "constexpr Phrasebook books[] = {\n"
        << books.view()
        << "};\n\n} // namespace\n\nstd::span<const Phrasebook> phrasebooks() { return books; }\n\n"
        << "} // namespace levwright\n";
    return out.flush() ? 0 : 1;
}
