// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/fromscript/DescribeScript.h"

#include "core/base/Phrase.h"
#include "core/catalog/LanguageNames.h"
#include "core/diag/UnknownThings.h"
#include "core/languages/convert/fromscript/BlockWriter.h"
#include "core/languages/program/language/ProgramLanguage.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <array>
#include <format>
#include <optional>
#include <utility>

namespace levwright {
namespace fromscript {
namespace {

// Whether a flag needs no words, because levels of the other game are never mirrored, and are temperate.
bool saysNothing(std::string_view flag) {
    constexpr std::array words{"mazelevel", "noflip", "noflipx", "noflipy", "temperate"};
    return std::ranges::contains(words, flag);
}

std::optional<Error> objectionTo(const LevelModel& level, const TextSnapshot& text) {
    const Diagnostic* error = firstOtherError(level.diagnostics);
    if (error == nullptr)
        return std::nullopt;
    return Error{say("Only scripts without errors can be converted. Line {}: {}",
                     text.position(error->range.begin).line + 1, error->message())};
}

// The flags of a script that are set outside of all conditions.
class Flags {
public:
    Flags(ScriptLevel& level, const script::ScriptTree& tree) {
        const script::ScriptText& script = level.values.script();
        for (const lua::ScriptCall& call : tree.calls) {
            const bool isOutside = call.certainty == lua::Certainty::Once && !call.container;
            if (!isOutside || script.slice(script.at(call.call).firstChild) != "des.level_flags")
                continue;
            for (const lua::NodeIndex value : script.childrenOf(call.arguments))
                add(level, value);
        }
        const bool isMirrored = !has("noflip") && !(has("noflipx") && has("noflipy"));
        if (isMirrored && !tree.calls.empty())
            level.notes.push_back(
                {tree.statements[1].range,
                 say("The game mirrors such a level at random; it always looks as it is drawn now.")});
    }

    bool has(std::string_view flag) const { return std::ranges::contains(m_all, flag); }
    std::string line() const { return m_kept.empty() ? "" : "FLAGS:" + m_kept + "\n"; }

private:
    void add(ScriptLevel& level, lua::NodeIndex value) {
        const Range range = level.values.script().tree.range(value);
        const auto written = level.values.text(value);
        const NamedNumber* meant = written ? level.names.from().levelFlag(*written) : nullptr;
        if (meant == nullptr) {
            level.notes.push_back({range, written ? say("There is no flag “{}”; it is left out.", *written)
                                                  : say("This flag is computed; it is left out.")});
            return;
        }
        if (has(meant->name))
            return;
        m_all.push_back(meant->name);
        if (saysNothing(meant->name))
            return;
        if (level.names.to().flag(meant->name) == nullptr)
            level.notes.push_back(
                {range, say("The flag “{}” has no equivalent; it is left out.", meant->name)});
        else
            m_kept.append(m_kept.empty() ? "" : ",").append(meant->name);
    }

    std::vector<std::string_view> m_all;
    std::string m_kept;
};

std::string headerOf(ScriptLevel& level, std::string_view name) {
    std::string known;
    std::ranges::copy_if(name, std::back_inserter(known), [](char c) { return c != '"' && c != '\n'; });
    const auto longest = std::size_t(level.names.to().limit("level-name-bytes"));
    if (known.size() > longest) {
        known.resize(longest);
        level.notes.push_back({{0, 0}, say("The level's name is too long; it is “{}” now.", known)});
    }
    return level.isMaze ? std::format("MAZE:\"{}\",' '\n", known) : std::format("LEVEL:\"{}\"\n", known);
}

enum class Soundness : std::uint8_t {
    Sound,
    Mended,  // the wrong statement is a comment now, and later ones may miss it
    Unsound, // something is wrong that comes from no statement of the script
};

// Turns statements that the other game's compiler does not accept into comments.
Soundness commentErrors(const Game& to, std::string_view script, WrittenLines& lines, ScriptLevel& level) {
    const FileTree file = to.language().parse(TextSnapshot(render(lines)), LexMode::Exact);
    Soundness soundness = Soundness::Sound;
    // From the end, so that the places of the text before do not change.
    for (std::size_t i = file.levels.size(); i-- > 0;) {
        const LevelModelPtr model =
            to.language().lower(file.levels[i].tree, file.textOf(i), LongSize::Bits64, Checks::OfCompiler);
        std::vector<Diagnostic> errors;
        for (const Diagnostic& found : model->diagnostics) {
            if (found.severity() == Severity::Error)
                errors.push_back(found);
        }
        std::ranges::stable_sort(errors, std::greater(),
                                 [](const Diagnostic& error) { return error.range.begin; });
        for (const Diagnostic& error : errors) {
            Written* wrong = writtenAt(lines, file.levels[i].start + error.range.begin);
            if (wrong == nullptr) { // it may be caused by another one
                soundness = soundness == Soundness::Sound ? Soundness::Unsound : soundness;
                continue;
            }
            soundness = Soundness::Mended;
            const Range source = wrong->source;
            *wrong = {asComment(script.substr(source.begin, source.size()), "")};
            level.notes.push_back(
                {source,
                 say("This has no equivalent that compiles: {} It is a comment now.", error.message())});
        }
    }
    return soundness;
}

Result<DescribedScript> finished(const Game& to, std::string_view script, WrittenLines lines,
                                 ScriptLevel& level) {
    constexpr int mostRounds = 9;
    Soundness soundness = Soundness::Mended;
    for (int round = 0; round < mostRounds && soundness == Soundness::Mended; ++round)
        soundness = commentErrors(to, script, lines, level);
    if (soundness != Soundness::Sound)
        return failure(say("This script cannot be turned into a description."));
    std::ranges::stable_sort(level.notes, {},
                             [](const ConversionNote& note) { return std::pair(note.range, note.message); });
    const auto again = std::ranges::unique(level.notes, [](const ConversionNote& a, const ConversionNote& b) {
        return a.range == b.range && a.message == b.message;
    });
    level.notes.erase(again.begin(), again.end());
    return DescribedScript{render(lines), std::move(level.notes)};
}

} // namespace
} // namespace fromscript

Result<DescribedScript> describeScript(const Game& from, const Game& to, std::string_view text,
                                       std::string_view levelName) {
    using namespace fromscript;
    if (from.catalog().levelLanguage() != language::script || !programSyntaxOf(to))
        return failure(say("Scripts for {} cannot be described for {}.", from.catalog().gameId(),
                           to.catalog().gameId()));
    const FileTree file = from.language().parse(TextSnapshot(std::string(text)), LexMode::Exact);
    if (script::scriptOf(*file.levels.front().tree).collection)
        return failure(
            say("The script defines themed rooms, which {} does not have.", to.catalog().gameId()));
    const LevelModelPtr model =
        from.language().lower(file.levels.front().tree, file.textOf(0), LongSize::Bits64, Checks::OfCompiler);
    if (std::optional<Error> error = objectionTo(*model, file.text))
        return std::unexpected(*std::move(error));
    const script::ScriptTree& tree = script::scriptOf(*model->tree);
    const script::ScriptText script{tree.script, file.textOf(0)};
    const GameTables& tables = from.catalog().tables();
    const script::Functions functions(tables);
    const script::Library library(tables);
    const script::Names known(from.catalogPtr());
    const ThingNames names(known, to.catalog());
    DescribedValues values(script, library, to.catalog());
    ScriptLevel level{values, names, functions};
    const Flags flags(level, tree);
    level.isMaze = flags.has("mazelevel");
    level.hasCorridorMaze = flags.has("corrmaze");
    const std::string header =
        headerOf(level, levelName.empty() ? std::string_view(model->name) : levelName) + flags.line();
    BlockWriter writer(level, tree);
    return finished(to, text, writer.script(header), level);
}

} // namespace levwright
