// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/Family.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/LanguageNames.h"
#include "core/sources/c/Cutter.h"
#include "core/sources/c/Unit.h"

#include <algorithm>

namespace levwright::sources {

namespace {

bool hasWordWith(const std::string* text, std::string_view part) {
    if (text == nullptr)
        return false;
    const std::string plain = withoutComments(*text);
    const std::vector<Token> tokens = cutText(plain, nullptr);
    return std::ranges::any_of(
        tokens, [&](const Token& token) { return token.isName() && token.text.starts_with(part); });
}

std::string definedName(const CutFile* file) {
    if (file == nullptr)
        return {};
    const Tokens tokens = file->tokens;
    for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
        const bool named = tokens[at + 1].is("DEF_GAME_NAME") || tokens[at + 1].is("GAME_SHORT_NAME");
        if (tokens[at].is("define") && named && tokens[at + 2].kind == TokenKind::Text)
            return literalBytes(tokens[at + 2].text);
    }
    return {};
}

// Whether it is NetHack 5.0. A variant counts its versions otherwise, so the number alone says nothing.
bool isFive(TreeFiles& files) {
    const CutFile* header = files.cut("include/patchlevel.h");
    if (header == nullptr || !hasWordWith(files.text("src/nhlua.c"), "nhl_int_to_pm_name"))
        return false;
    const Tokens tokens = header->tokens;
    for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
        if (tokens[at].is("define") && tokens[at + 1].is("VERSION_MAJOR"))
            return tokens[at + 2].is("5");
    }
    return false;
}

} // namespace

Result<Family> familyOf(TreeFiles& files) {
    const bool hasScripts = files.has("src/nhlua.c");
    const std::string* grammar = files.text("util/lev_comp.y");
    if (grammar == nullptr && !hasScripts)
        return failure(
            say("This folder is not the source tree of a NetHack game: it has neither util/lev_comp.y nor "
                "src/nhlua.c. Choose the folder that holds src, include and util or dat."));
    if (!files.has("src/monst.c") && files.trouble().contains("src/monst.c"))
        return failure(files.trouble().at("src/monst.c"));
    if (!files.has("src/monst.c"))
        return failure(
            say("This folder is not the whole source tree of a NetHack game: src/monst.c is missing."));
    if (grammar == nullptr)
        return Family{isFive(files) ? "nethack-5.0" : "nethack-3.7", language::script, true};
    const bool loops = hasWordWith(grammar, "LOOP") || hasWordWith(grammar, "SWITCH");
    if (loops && hasWordWith(files.text("include/sp_lev.h"), "SPO_"))
        return Family{"nethack-3.6", language::program, hasScripts};
    const bool ofSlashem = hasWordWith(grammar, "OBJFLAGS") || hasWordWith(grammar, "RANDOM_REGION") ||
                           hasWordWith(grammar, "RANDOMREGION");
    return Family{ofSlashem ? "slashem" : "nethack-3.4.3", language::classic, hasScripts};
}

std::string nameOf(TreeFiles& files, std::string_view folder) {
    for (const std::string_view header : {"include/config.h", "include/patchlevel.h", "include/global.h"}) {
        if (std::string name = definedName(files.cut(header)); !name.empty())
            return shortened(printable(name));
    }
    return shortened(printable(folder));
}

} // namespace levwright::sources
