// SPDX-License-Identifier: GPL-3.0-or-later
// guide_html FOLDER OUT.html: writes the guide in the folder as one file. The build runs it.
#include "core/catalog/GameList.h"
#include "core/guide/GuideHtml.h"
#include "core/guide/GuideText.h"
#include "core/guide/Reference.h"
#include "core/languages/games/Games.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>

namespace {

using namespace levwright;

std::optional<std::string> readFile(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

// The page with that name: a file of the folder, or made from tables.
std::optional<std::string> pageOf(const std::filesystem::path& folder, const std::string& name) {
    if (name == guide::problemListName)
        return guide::problemList();
    for (const GameEntry& game : knownGames()) {
        if (name == guide::referenceName(game.id))
            return loadGame(game.id).transform(guide::referenceOf).value();
    }
    return readFile(folder / (name + ".md"));
}

std::vector<guide::Page> pagesOf(const std::filesystem::path& folder) {
    std::vector<std::string> names{"index"};
    for (guide::Chapter& chapter : guide::chaptersOf(readFile(folder / "index.md").value_or("")))
        names.push_back(std::move(chapter.name));
    names.emplace_back(guide::problemListName);
    std::vector<guide::Page> pages;
    for (std::string& name : names) {
        if (std::optional<std::string> text = pageOf(folder, name))
            pages.push_back({std::move(name), *std::move(text)});
        else
            std::cerr << "guide_html: there is no page " << name << '\n';
    }
    return pages;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::cerr << "usage: guide_html FOLDER OUT.html\n";
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    std::ofstream out(argv[2], std::ios::binary);
    out << guide::wholeGuide(pagesOf(folder), [&](std::string_view file) {
        return readFile(folder / std::filesystem::path(file)).value_or("");
    });
    out.close();
    if (!out) {
        std::cerr << "guide_html: cannot write " << argv[2] << '\n';
        return 1;
    }
    return 0;
}
