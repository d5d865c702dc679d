// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/GameOfText.h"

#include "core/catalog/GameList.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <compare>

namespace levwright {
namespace {

struct Faults {
    std::ptrdiff_t broken = 0; // broken statements, and each line of a statement with an unknown word
    bool any = false;
    auto operator<=>(const Faults&) const = default;
};

// After an unknown word, everything that follows belongs to that statement; in another language that may be
// the whole file. So each of its lines counts.
std::ptrdiff_t faultsOf(const StatementNode& node, std::string_view text) {
    if (node.kind == StatementKind::Unknown)
        return 1 + std::ranges::count(text.substr(node.range.begin, node.range.size()), '\n');
    return node.broken || node.misplaced ? 1 : 0;
}

Faults faultsIn(const Game& game, const TextSnapshot& text) {
    const LevelLanguage& language = game.language();
    const FileTree file = language.parse(text, LexMode::Exact);
    Faults faults;
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const LevelTreePtr& tree = file.levels[i].tree;
        for (const StatementNode& node : tree->statements)
            faults.broken += faultsOf(node, file.textOf(i));
        const LevelModelPtr level =
            language.lower(tree, file.textOf(i), LongSize::Bits64, Checks::OfCompiler);
        faults.broken += std::ranges::count(level->diagnostics, DiagnosticCode::LuaSyntax, &Diagnostic::code);
        faults.any = faults.any || hasErrors(level->diagnostics);
    }
    return faults;
}

struct Guess {
    GamePtr game;
    Faults least;       // those that this game finds
    Faults ofPreferred; // those that the preferred game finds
};

Guess guess(Games& games, const GamePtr& preferred, const TextSnapshot& text) {
    const Faults own = faultsIn(*preferred, text);
    Guess best{preferred, own, own};
    for (const GameEntry& entry : knownGames()) {
        if (!best.least.any)
            break;
        const Result<GamePtr> game = games.get(entry.id);
        if (!game || *game == preferred)
            continue;
        const Faults faults = faultsIn(**game, text);
        if (faults < best.least) {
            best.least = faults;
            best.game = *game;
        }
    }
    return best;
}

} // namespace

GamePtr gameOfText(Games& games, const GamePtr& preferred, const TextSnapshot& text) {
    return guess(games, preferred, text).game;
}

GamePtr gameOfDocument(Games& games, const GamePtr& preferred, DocumentKind kind, const TextSnapshot& text) {
    if (kind == DocumentKind::Levels)
        return gameOfText(games, preferred, text);
    if (kind != DocumentKind::DungeonScript || preferred->language().dungeonScripts() != nullptr)
        return preferred;
    for (const GameEntry& entry : knownGames()) {
        const Result<GamePtr> game = games.get(entry.id);
        if (game && (*game)->language().dungeonScripts() != nullptr)
            return *game;
    }
    return preferred;
}

Result<GamePtr> gameFor(const std::optional<std::string>& gameId, DocumentKind kind,
                        const TextSnapshot& text) {
    if (gameId || kind == DocumentKind::Levels)
        return gameFor(gameId, text);
    return loadGame(usualGame()).transform([&](const GamePtr& usual) {
        Games games(usual);
        return gameOfDocument(games, usual, kind, text);
    });
}

Result<GamePtr> gameFor(const std::optional<std::string>& gameId, const TextSnapshot& text) {
    if (gameId)
        return loadGame(*gameId);
    return loadGame(usualGame()).transform([&](const GamePtr& usual) {
        Games games(usual);
        const Guess best = guess(games, usual, text);
        return best.least.broken < best.ofPreferred.broken ? best.game : usual;
    });
}

} // namespace levwright
