// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LevCompFile.h"

#include "app/cli/JsonLines.h"
#include "app/cli/TargetOptions.h"
#include "core/languages/classic/syntax/LevelCutter.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <format>

namespace levwright::cli {
namespace {

// Syntax errors are reported once, at the first error of the file.
bool isAboutSyntax(DiagnosticCode code) {
    return code < DiagnosticCode::TextIgnoredAfterByte;
}

bool isAboutSubrooms(const Diagnostic& diagnostic) {
    return diagnostic.code == DiagnosticCode::SubroomParentMissing ||
           diagnostic.code == DiagnosticCode::TooManySubrooms;
}

} // namespace

LevCompFile::LevCompFile(const LevCompSettings& settings, std::string name, bool extraChecks,
                         LevelFiles& files, std::ostream& errors)
    : m_settings(settings), m_name(std::move(name)), m_extraChecks(extraChecks), m_files(files),
      m_errors(errors) {}

// One level after the other, so that only one is in memory.
Further LevCompFile::compile(std::string bytes) {
    m_text = TextSnapshot(std::move(bytes));
    m_lines.emplace(m_text);
    LevelCutter cutter(m_settings.classic->dialect(), m_text.bytes(), LexMode::Exact);
    while (!cutter.atEnd()) {
        const LevelPlace level = cutter.cut();
        if (level.tree->firstError)
            return compileBroken(level);
        if (compileLevel(level, Ending::Reached) == Further::Stop)
            return Further::Stop;
    }
    return Further::GoOn;
}

// The game's compiler stops reading at the first syntax error and ignores everything after it. So the level
// is parsed again as if the text ended there.
Further LevCompFile::compileBroken(const LevelPlace& level) {
    const SyntaxError& error = *level.tree->firstError;
    const Offset at = level.start + error.at;
    LevelCutter cutter(m_settings.classic->dialect(), m_text.slice({0, at}), LexMode::Exact, level.start);
    if (compileLevel(cutter.cut(), error.behindWhole ? Ending::Reached : Ending::NotReached) == Further::Stop)
        return Further::Stop;
    const Diagnostics& found = level.tree->diagnostics;
    const auto first = std::ranges::find(found, Severity::Error, &Diagnostic::severity);
    const std::size_t line = m_lines->lineOf(at);
    if (first == found.end())
        say(line, "This is not in the language of level descriptions.");
    else if (m_settings.json)
        m_errors << jsonLine(m_name, m_text, first->shifted(level.start), line);
    else
        say(line, first->message());
    return countError();
}

Further LevCompFile::compileLevel(const LevelPlace& level, Ending ending) {
    m_lines->add(level);
    const LongSize longSize = m_settings.target.abi.longs64 ? LongSize::Bits64 : LongSize::Bits32;
    // Our own checks cost more than everything else, and users who build a game expect only the messages of
    // its compiler.
    const Checks checks = m_extraChecks || m_settings.json ? Checks::All : Checks::OfCompiler;
    const std::shared_ptr<const ClassicLevel> model =
        lower(*m_settings.classic, level.tree, m_text.slice({level.start, level.start + level.tree->size}),
              longSize, checks, m_countedOn);
    const Further further = reportAndWrite(level, *model, ending);
    m_countedOn = m_errorCount > 0 ? model->counted : CountedOn();
    m_lastColon = lastColonBefore(level, level.start + level.tree->size);
    return further;
}

Further LevCompFile::reportAndWrite(const LevelPlace& level, const LevelModel& model, Ending ending) {
    // The game's compiler checks subrooms only after a level without an error so far.
    const bool looksAtSubrooms = ending == Ending::Reached && m_errorCount == 0;
    const bool subroomsWrong = std::ranges::any_of(model.diagnostics, isAboutSubrooms);
    for (const Diagnostic& diagnostic : model.diagnostics) {
        if ((looksAtSubrooms || !isAboutSubrooms(diagnostic)) && report(level, diagnostic) == Further::Stop)
            return Further::Stop;
    }
    if (looksAtSubrooms && subroomsWrong)
        return Further::GoOn;
    return ending == Ending::Reached && level.tree->hasHeader ? finishLevel(level, model) : Further::GoOn;
}

Further LevCompFile::report(const LevelPlace& level, const Diagnostic& diagnostic) {
    const DiagnosticKind& kind = kindOf(diagnostic.code);
    const bool isExtra = kind.finder == Finder::GameExtra || kind.severity == Severity::Hint;
    if (isAboutSyntax(diagnostic.code) || (isExtra && !m_extraChecks))
        return Further::GoOn;
    reportOne(level, diagnostic);
    return kind.severity == Severity::Error ? countError() : Further::GoOn;
}

void LevCompFile::reportOne(const LevelPlace& level, const Diagnostic& diagnostic) {
    const DiagnosticKind& kind = kindOf(diagnostic.code);
    if (m_settings.json) {
        m_errors << jsonLine(m_name, m_text, diagnostic.shifted(level.start), lineOf(level, diagnostic));
        return;
    }
    std::string text = diagnostic.message();
    if (kind.severity != Severity::Error)
        text.insert(0, "WARNING : ");
    if (kind.finder == Finder::Levwright)
        text += std::format(" [{}]", kind.name);
    say(lineOf(level, diagnostic), text);
}

Further LevCompFile::finishLevel(const LevelPlace& level, const LevelModel& model) {
    if (m_errorCount > 0) {
        if (!m_settings.json)
            m_errors << std::format("{} : {} errors detected. No output created!\n", m_name, m_errorCount);
        return Further::GoOn;
    }
    return write(level, model);
}

Further LevCompFile::write(const LevelPlace& level, const LevelModel& model) {
    warnOfNamesake(level, model);
    const Result<void> written =
        m_settings.game->language()
            .compile({model, m_text.slice({level.start, level.start + level.tree->size})}, m_settings.target)
            .and_then([&](const std::string& bytes) { return m_files.write(model.name, bytes); });
    if (written)
        return Further::GoOn;
    m_failed = true;
    say(lineOfColonBefore(level, level.start + level.tree->size), written.error().message);
    return Further::Stop;
}

// Of several levels with one name, the game's compiler silently keeps the last.
void LevCompFile::warnOfNamesake(const LevelPlace& level, const LevelModel& model) {
    const std::size_t line = m_lines->lineOf(level.start + level.tree->statements.front().range.begin);
    const Result<void> free = m_files.claim(model.name, std::format("{}, line {}", m_name, line));
    if (free)
        return;
    const std::string_view kind = kindOf(DiagnosticCode::SameLevelName).name;
    if (m_settings.json)
        m_errors << jsonLine(m_name, free.error().message, Severity::Warning);
    else
        say(line, std::format("WARNING : {} [{}]", free.error().message, kind));
}

Further LevCompFile::countError() {
    m_failed = true;
    if (++m_errorCount <= mostErrors)
        return Further::GoOn;
    sayOfFile("Too many errors: the rest is not checked.");
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

std::optional<Offset> LevCompFile::lastColonBefore(const LevelPlace& level, Offset place) const {
    const auto isIt = [&](const Token& token) {
        return token.kind == TokenKind::Colon && level.start + token.begin < place;
    };
    const auto found = std::ranges::find_last_if(level.tree->tokens, isIt);
    return found.empty() ? m_lastColon : std::optional(level.start + found.front().begin);
}

std::size_t LevCompFile::lineOfColonBefore(const LevelPlace& level, Offset place) const {
    const std::optional<Offset> colon = lastColonBefore(level, place);
    return colon ? m_lines->lineOf(*colon) : 1;
}

std::size_t LevCompFile::lineOf(const LevelPlace& level, const Diagnostic& diagnostic) const {
    return diagnostic.anchor ? m_lines->lineOf(level.start + *diagnostic.anchor)
                             : lineOfColonBefore(level, level.start + diagnostic.range.begin);
}

} // namespace levwright::cli
