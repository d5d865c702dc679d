// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LevCompFile.h"

#include "app/cli/JsonLines.h"
#include "core/compile/LevelCompiler.h"
#include "core/formats/lev34/LevFile.h"

#include <algorithm>
#include <format>

namespace levwright::cli {
namespace {

// The game's compiler gives up on a program run at the error behind these.
constexpr std::size_t mostErrors = 25;

struct FoundSyntaxError {
    std::size_t level = 0;
    Offset at = 0; // in the file
    bool levelComplete = false;
    std::optional<Diagnostic> diagnostic; // in the file

    std::string message() const {
        return diagnostic ? diagnostic->message() : "This is not in the language of level descriptions.";
    }
};

std::optional<Diagnostic> firstError(const LevelTree& tree, Offset levelStart) {
    const auto found = std::ranges::find_if(
        tree.diagnostics, [](const Diagnostic& d) { return d.severity() == Severity::Error; });
    return found != tree.diagnostics.end() ? std::optional(found->shifted(levelStart)) : std::nullopt;
}

std::optional<FoundSyntaxError> firstSyntaxError(const FileTree& tree) {
    for (std::size_t i = 0; i < tree.levels.size(); ++i) {
        const LevelTree& level = *tree.levels[i].tree;
        if (level.firstError)
            return FoundSyntaxError{i, tree.levels[i].start + level.firstError->at,
                                    level.firstError->levelComplete, firstError(level, tree.levels[i].start)};
    }
    return std::nullopt;
}

std::vector<Offset> colonsOf(const FileTree& tree) {
    std::vector<Offset> colons;
    for (const LevelPlace& level : tree.levels) {
        for (const Token& token : level.tree->tokens) {
            if (token.kind == TokenKind::Colon)
                colons.push_back(level.start + token.begin);
        }
    }
    return colons;
}

// What the syntax comes to is said once, at the first error of the file.
bool isAboutSyntax(DiagnosticCode code) {
    return code < DiagnosticCode::TextIgnoredAfterByte;
}

bool isAboutSubrooms(const Diagnostic& diagnostic) {
    return diagnostic.code == DiagnosticCode::SubroomParentMissing ||
           diagnostic.code == DiagnosticCode::TooManySubrooms;
}

} // namespace

LevCompFile::LevCompFile(const LevCompSettings& settings, std::string name, bool extraChecks,
                         FileStore& store, std::ostream& errors)
    : m_settings(settings), m_name(std::move(name)), m_extraChecks(extraChecks), m_store(store),
      m_errors(errors) {}

// The game's compiler stops reading at the first syntax error: what stands behind it has no say, so the text
// up to there is parsed once more by itself.
Further LevCompFile::compile(std::string bytes) {
    const Dialect& dialect = m_settings.game->dialect();
    const FileTree whole = parseFile(dialect, TextSnapshot(std::move(bytes)), LexMode::Exact);
    const std::optional<FoundSyntaxError> broken = firstSyntaxError(whole);
    m_tree = broken ? parseFile(dialect, TextSnapshot(std::string(whole.text.slice({0, broken->at}))),
                                LexMode::Exact)
                    : whole;
    m_text = whole.text;
    m_lines.emplace(whole);
    m_colons = colonsOf(m_tree);
    for (std::size_t i = 0; i < m_tree.levels.size(); ++i) {
        const bool ends = !broken || broken->level != i || broken->levelComplete;
        if (compileLevel(i, ends) == Further::Stop)
            return Further::Stop;
    }
    if (!broken)
        return Further::GoOn;
    if (m_settings.json && broken->diagnostic)
        m_errors << jsonLine(m_name, m_text, *broken->diagnostic, m_lines->lineOf(broken->at));
    else
        say(m_lines->lineOf(broken->at), broken->message());
    return countError();
}

Further LevCompFile::compileLevel(std::size_t index, bool ends) {
    const LevelTreePtr& tree = m_tree.levels[index].tree;
    const LongSize longSize = m_settings.target.abi.longs64 ? LongSize::Bits64 : LongSize::Bits32;
    const LevelModelPtr model = lower(*m_settings.game, tree, m_tree.textOf(index), longSize);
    // The game's compiler looks at subrooms only when a level has ended without an error so far.
    Diagnostics diagnostics = model->diagnostics;
    const bool looksAtSubrooms = ends && m_errorCount == 0;
    const bool subroomsWrong = std::ranges::any_of(diagnostics, isAboutSubrooms);
    if (!looksAtSubrooms)
        std::erase_if(diagnostics, isAboutSubrooms);
    if (report(index, diagnostics) == Further::Stop)
        return Further::Stop;
    if (looksAtSubrooms && subroomsWrong)
        return Further::GoOn;
    return ends && tree->hasHeader ? finishLevel(index, *model) : Further::GoOn;
}

Further LevCompFile::report(std::size_t level, const Diagnostics& diagnostics) {
    for (const Diagnostic& diagnostic : diagnostics) {
        const DiagnosticKind& kind = kindOf(diagnostic.code);
        if (isAboutSyntax(diagnostic.code) || (kind.finder == Finder::GameExtra && !m_extraChecks))
            continue;
        reportOne(level, diagnostic);
        if (kind.severity == Severity::Error && countError() == Further::Stop)
            return Further::Stop;
    }
    return Further::GoOn;
}

void LevCompFile::reportOne(std::size_t level, const Diagnostic& diagnostic) {
    const DiagnosticKind& kind = kindOf(diagnostic.code);
    if (m_settings.json) {
        m_errors << jsonLine(m_name, m_text, diagnostic.shifted(m_tree.levels[level].start),
                             lineOf(level, diagnostic));
        return;
    }
    std::string text = diagnostic.message();
    if (kind.severity != Severity::Error)
        text.insert(0, "WARNING : ");
    if (kind.finder == Finder::Levwright)
        text += std::format(" [{}]", kind.name);
    say(lineOf(level, diagnostic), text);
}

Further LevCompFile::finishLevel(std::size_t index, const LevelModel& model) {
    if (m_errorCount > 0) {
        if (!m_settings.json)
            m_errors << std::format("{} : {} errors detected. No output created!\n", m_name, m_errorCount);
        return Further::GoOn;
    }
    return write(index, model);
}

Further LevCompFile::write(std::size_t index, const LevelModel& model) {
    const Result<void> written =
        levwright::compileLevel(model)
            .and_then([&](const CompiledLevel& level) { return lev34::encode(level, m_settings.target); })
            .and_then([&](const std::string& bytes) {
                return m_store.replaceUnsynced(m_settings.folder / (model.name + ".lev"), bytes);
            });
    if (written)
        return Further::GoOn;
    m_failed = true;
    say(lineOfColonBefore(m_tree.levels[index].start + m_tree.levels[index].tree->size),
        written.error().message);
    return Further::Stop;
}

Further LevCompFile::countError() {
    m_failed = true;
    if (++m_errorCount <= mostErrors)
        return Further::GoOn;
    sayOfFile("Too many errors: the rest is not looked at.");
    return Further::Stop;
}

void LevCompFile::say(std::size_t line, std::string_view text) {
    if (m_settings.json)
        sayOfFile(text);
    else
        m_errors << std::format("{}: line {} : {}\n", m_name, line, text);
}

void LevCompFile::sayOfFile(std::string_view text) {
    m_errors << (m_settings.json ? jsonLine(m_name, text) : std::string(text) + '\n');
}

std::size_t LevCompFile::lineOfColonBefore(Offset place) const {
    const auto behind = std::ranges::lower_bound(m_colons, place);
    return behind == m_colons.begin() ? 1 : m_lines->lineOf(*(behind - 1));
}

std::size_t LevCompFile::lineOf(std::size_t level, const Diagnostic& diagnostic) const {
    const Offset start = m_tree.levels[level].start;
    return diagnostic.anchor ? m_lines->lineOf(start + *diagnostic.anchor)
                             : lineOfColonBefore(start + diagnostic.range.begin);
}

} // namespace levwright::cli
