// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/games/GameOfText.h"

#include "core/catalog/GameList.h"
#include "core/catalog/LanguageNames.h"
#include "core/diag/UnknownThings.h"
#include "core/dungeons/model/DungeonLanguage.h"
#include "core/formats/FileForms.h"
#include "core/languages/games/Neighbours.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <compare>
#include <functional>
#include <iterator>
#include <limits>
#include <string>
#include <tuple>

namespace levwright {
namespace {

// The faults that a game finds in a text. Earlier members count more.
struct Faults {
    std::ptrdiff_t broken = 0;      // lines of broken statements
    std::ptrdiff_t unknown = 0;     // words, names, flags, and kinds of map cells
    bool any = false;               // whether there is an error of any kind
    std::ptrdiff_t meaningless = 0; // the number of whole statements, negated

    bool none() const { return broken == 0 && unknown == 0 && !any; }
    auto operator<=>(const Faults&) const = default;
    // Ignores errors of other kinds, because they must be reported.
    bool areFewerWords(const Faults& other) const {
        return std::tuple(broken, unknown, meaningless) <
               std::tuple(other.broken, other.unknown, other.meaningless);
    }
};

// A broken statement may swallow everything that follows; read in another language, a whole file may be one
// statement. So each of its lines counts, up to the next statement, which may be in its block.
std::ptrdiff_t brokenLines(const LevelTree& tree, std::size_t statement, std::string_view text) {
    const StatementNode& node = tree.statements[statement];
    if (node.isWhole())
        return node.misplaced ? 1 : 0;
    const bool isLast = statement + 1 == tree.statements.size();
    const Offset end =
        isLast ? node.range.end : std::min(node.range.end, tree.statements[statement + 1].range.begin);
    const std::string_view lines = text.substr(node.range.begin, end - node.range.begin);
    const std::size_t words = lines.find_last_not_of(" \t\r\n");
    return 1 + std::ranges::count(lines.substr(0, words == lines.npos ? 0 : words), '\n');
}

// A name that is close to one of the game's own is misspelt. It is not of another game.
bool isOfOtherGame(const Diagnostic& found) {
    return unknownSortOf(found) == UnknownSort::Name ? found.fixes.empty() : unknownSortOf(found).has_value();
}

// Whether the statement was passed over. It then counts as unknown and not as broken.
bool isLeftAlone(const StatementNode& node, const Diagnostics& diagnostics) {
    return node.broken && std::ranges::any_of(diagnostics, [&](const Diagnostic& found) {
               return found.range == node.keyword;
           });
}

void addFaults(const LevelModel& level, std::string_view text, Faults& faults) {
    Diagnostics statements; // about words and statements that were passed over
    std::ranges::copy_if(level.diagnostics, std::back_inserter(statements),
                         [](const Diagnostic& found) { return found.code == DiagnosticCode::UnknownWord; });
    for (std::size_t i = 0; i < level.tree->statements.size(); ++i) {
        const StatementNode& node = level.tree->statements[i];
        if (!isLeftAlone(node, statements))
            faults.broken += brokenLines(*level.tree, i, text);
        faults.meaningless -= node.isWhole() ? 1 : 0;
    }
    faults.broken += std::ranges::count(level.diagnostics, DiagnosticCode::LuaSyntax, &Diagnostic::code);
    faults.unknown += std::ranges::count_if(level.diagnostics, isOfOtherGame);
    faults.any = faults.any || hasErrors(level.diagnostics);
}

Faults faultsIn(const Game& game, const TextSnapshot& text) {
    const LevelLanguage& language = game.language();
    const FileTree file = language.parse(text, LexMode::Tolerant);
    Faults faults;
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const LevelModelPtr level =
            language.lower(file.levels[i].tree, file.textOf(i), LongSize::Bits64, Checks::OfCompiler);
        addFaults(*level, file.textOf(i), faults);
    }
    if (game.catalog().levelLanguage() == language::script)
        faults.meaningless = 0; // a script is a single statement
    return faults;
}

// Whether "MAZE:", "LEVEL :" or the like comes first, apart from comments. No script begins like that.
bool beginsAsDescription(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    std::size_t at = text.find_first_not_of(blanks);
    while (at != text.npos && text[at] == '#')
        at = text.find_first_not_of(blanks, text.find('\n', at));
    if (at == text.npos)
        return false;
    std::size_t end = at;
    while (end < text.size() && ((text[end] >= 'A' && text[end] <= 'Z') || text[end] == '_'))
        ++end;
    const std::size_t colon = text.find_first_not_of(" \t", end);
    constexpr std::size_t shortestWord = 4;
    return end - at >= shortestWord && colon != text.npos && text[colon] == ':';
}

// The start of a long text, which is enough to tell its game.
TextSnapshot startOf(const TextSnapshot& text) {
    constexpr std::size_t enough = 65536;
    const std::string_view bytes = text.bytes();
    if (bytes.size() <= enough)
        return text;
    const std::size_t lineEnd = bytes.rfind('\n', enough);
    return TextSnapshot(std::string(bytes.substr(0, lineEnd == bytes.npos ? enough : lineEnd + 1)));
}

struct Guess {
    GamePtr game;
    Faults least; // the faults that this game finds
};

template <class IsBetter>
Guess guess(Games& games, const GamePtr& preferred, const TextSnapshot& whole, const IsBetter& isBetter) {
    const TextSnapshot text = startOf(whole);
    const bool isDescription = beginsAsDescription(text.bytes());
    const auto isPossible = [&](std::string_view language) {
        return !isDescription || language != language::script;
    };
    constexpr std::ptrdiff_t all = std::numeric_limits<std::ptrdiff_t>::max();
    const Faults own = isPossible(preferred->catalog().levelLanguage()) ? faultsIn(*preferred, text)
                                                                        : Faults{.broken = all, .any = true};
    Guess best{preferred, own};
    for (const GameEntry& entry : knownGames()) {
        if (best.least.none())
            break;
        if (!isPossible(entry.language))
            continue;
        const Result<GamePtr> game = games.get(entry.id);
        if (!game || *game == preferred)
            continue;
        const Faults faults = faultsIn(**game, text);
        // Two games of scripts differ in little else than what they take.
        const bool areScripts =
            entry.language == language::script && best.game->catalog().levelLanguage() == language::script;
        if (areScripts ? faults < best.least : isBetter(faults, best.least)) {
            best.least = faults;
            best.game = *game;
        }
    }
    return best;
}

// The statements of a dungeon definition that the game cannot read, and the words that it does not know.
std::ptrdiff_t faultsInDefinition(const Game& game, DocumentKind kind, const TextSnapshot& text) {
    const DungeonForm form =
        kind == DocumentKind::PreprocessedDungeon ? DungeonForm::Preprocessed : DungeonForm::Definition;
    const DungeonModelPtr dungeon = game.dungeonDefinitions(form).read(text);
    return std::ranges::count_if(dungeon->tree->statements,
                                 [](const StatementNode& node) { return !node.isWhole(); }) +
           std::ranges::count_if(dungeon->diagnostics, isOfOtherGame);
}

GamePtr gameOfDefinition(Games& games, const GamePtr& preferred, DocumentKind kind,
                         const TextSnapshot& whole) {
    const TextSnapshot text = startOf(whole);
    GamePtr best = preferred;
    std::ptrdiff_t least = faultsInDefinition(*preferred, kind, text);
    for (const GameEntry& entry : knownGames()) {
        if (least == 0)
            break;
        if (entry.language == language::script)
            continue;
        const Result<GamePtr> game = games.get(entry.id);
        const std::ptrdiff_t faults = game ? faultsInDefinition(**game, kind, text) : least;
        if (faults < least) {
            least = faults;
            best = *game;
        }
    }
    return best;
}

} // namespace

GamePtr gameOfText(Games& games, const GamePtr& preferred, const TextSnapshot& text) {
    return guess(games, preferred, text, std::less()).game;
}

GamePtr gameOfDocument(Games& games, const GamePtr& preferred, DocumentKind kind, const TextSnapshot& text) {
    if (kind == DocumentKind::Levels)
        return gameOfText(games, preferred, text);
    if (kind != DocumentKind::DungeonScript)
        return gameOfDefinition(games, preferred, kind, text);
    if (preferred->language().dungeonScripts() != nullptr)
        return preferred;
    for (const GameEntry& entry : knownGames()) {
        const Result<GamePtr> game = games.get(entry.id);
        if (game && (*game)->language().dungeonScripts() != nullptr)
            return *game;
    }
    return preferred;
}

std::vector<GamePtr> otherGamesOf(Games& games, const GamePtr& game, DocumentKind kind,
                                  const TextSnapshot& whole) {
    std::vector<GamePtr> others;
    const bool isScript = kind == DocumentKind::Levels && game->catalog().levelLanguage() == language::script;
    if (!isScript || !game->catalog().tables().isBuiltIn())
        return others;
    const TextSnapshot text = startOf(whole);
    if (!faultsIn(*game, text).none())
        return others;
    for (const GameEntry& entry : knownGames()) {
        if (entry.language != language::script || entry.id == game->catalog().gameId())
            continue;
        if (const Result<GamePtr> other = games.get(entry.id); other && faultsIn(**other, text).none())
            others.push_back(*other);
    }
    return others;
}

std::optional<std::string> gameOfPlace(const GameShelf& shelf, const std::filesystem::path& file) {
    if (const auto settings = settingsFolderOf(file)) {
        if (std::optional<std::string> id = gameOfSettings(*settings))
            return id;
    }
    return shelf.gameOfTree(file).transform([](const UserGame& game) { return game.id; });
}

bool canBeGameOf(const Game& game, const std::filesystem::path& file) {
    const bool isScript = file.extension() == ".lua";
    return game.language().runsScripts() ? file.extension() != ".des" : !isScript;
}

Result<GamePtr> chosenGame(const GameChoice& choice) {
    std::optional<std::string> id = choice.id;
    const GameShelf shelf = choice.file.empty() ? choice.places.shelf() : choice.places.shelfFor(choice.file);
    if (!id && !choice.file.empty())
        id = gameOfPlace(shelf, choice.file);
    if (!id)
        return GamePtr();
    return loadGame(shelf, *id).transform([&](const GamePtr& game) {
        return choice.id || canBeGameOf(*game, choice.file) ? game : GamePtr();
    });
}

Result<GamePtr> userGameOfCompiled(const GameChoice& choice, std::string_view bytes) {
    return chosenGame(choice).transform([&](const GamePtr& game) -> GamePtr {
        const bool isOfUser = game && !game->catalog().tables().isBuiltIn();
        return isOfUser && (choice.id || heldByFileOf(game->catalog(), bytes)) ? game : nullptr;
    });
}

namespace {

// Whether the file is a script and the game has none. Some variants have both, each by a compiler of its own.
bool isScriptElsewhere(const Game& game, const std::filesystem::path& file) {
    return file.extension() == ".lua" && !game.language().runsScripts();
}

Result<GamePtr> plainGameFor(const GameChoice& choice, DocumentKind kind, const TextSnapshot& text) {
    Result<GamePtr> chosen = chosenGame(choice);
    if (!chosen || (*chosen != nullptr && !isScriptElsewhere(**chosen, choice.file)))
        return chosen;
    return loadGame(usualGame()).transform([&](const GamePtr& usual) {
        Games games(usual);
        if (kind != DocumentKind::Levels)
            return gameOfDocument(games, usual, kind, text);
        return guess(games, usual, text,
                     [](const Faults& one, const Faults& other) { return one.areFewerWords(other); })
            .game;
    });
}

} // namespace

Result<GamePtr> gameFor(const GameChoice& choice, DocumentKind kind, const TextSnapshot& text) {
    return plainGameFor(choice, kind, text).transform([&](const GamePtr& game) {
        return kind == DocumentKind::Levels ? withNeighbours(game, choice.file, text.bytes()) : game;
    });
}

} // namespace levwright
