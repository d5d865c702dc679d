// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/toscript/WriteScript.h"

#include "core/languages/convert/toscript/LevelScript.h"

#include <format>
#include <span>

namespace levwright::toscript {
namespace {

// Comments after the last statement of a level, which are about the next level.
struct Leftover {
    std::string_view text;
    std::span<const Token> tokens;
};

std::string nameOf(const LevelTree& tree, std::string_view text) {
    const Argument* name = tree.statements.front().find(Field::LevelName);
    return name == nullptr ? "level" : std::string(text.substr(name->text.begin, name->text.size()));
}

} // namespace

std::vector<WrittenScript> writeScripts(const Game& from, const Game& to, const FileTree& file) {
    const script::Names names(to.catalogPtr());
    const script::Library library(to.catalog().tables());
    std::vector<WrittenScript> scripts;
    Leftover before;
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const LevelTree& tree = *file.levels[i].tree;
        const std::string_view text = file.textOf(i);
        if (tree.statements.empty()) {
            before = {text, tree.tokens};
            continue;
        }
        WrittenScript& script = scripts.emplace_back();
        script.name = nameOf(tree, text);
        script.range = tree.statements.front().range.shifted(file.levels[i].start);
        ScriptContext context(from.catalog(), names, library, tree, text);
        LevelScript level(context);
        level.addCommentsOf(before.text, before.tokens);
        const bool isLast = i + 1 == file.levels.size();
        const std::span<const Token> rest = std::span(tree.tokens).subspan(level.firstTokenBehind());
        level.writeStatements();
        if (isLast)
            level.addCommentsOf(text, rest);
        before = {text, rest};
        script.text = std::format("-- {}.lua\n", script.name) + level.text();
        for (ConversionNote& note : context.notes)
            script.notes.push_back({note.range.shifted(file.levels[i].start), std::move(note.message)});
    }
    return scripts;
}

} // namespace levwright::toscript
