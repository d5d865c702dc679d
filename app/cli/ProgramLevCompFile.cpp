// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ProgramLevCompFile.h"

#include "app/cli/JsonLines.h"
#include "app/cli/TargetOptions.h"
#include "core/formats/lev36/LevFile.h"
#include "core/languages/program/syntax/Parser.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <format>

namespace levwright::cli {
namespace {

bool endsLine(const Token& token) {
    return token.kind == TokenKind::LineEnd || token.kind == TokenKind::Comment ||
           token.kind == TokenKind::MapRow || token.kind == TokenKind::MapStart;
}

} // namespace

ProgramLevCompFile::ProgramLevCompFile(const LevCompSettings& settings, ProgramLevCompState& state,
                                       Input input, LevelFiles& files, ProgramLevCompStreams streams)
    : m_settings(settings), m_state(state), m_input(std::move(input)), m_files(files), m_streams(streams) {}

Further ProgramLevCompFile::compile(std::string bytes) {
    m_text = TextSnapshot(std::move(bytes));
    program::LevelCutter cutter(*m_settings.program->words, m_settings.program->grammar, m_text.bytes(),
                                LexMode::Exact);
    while (!cutter.atEnd()) {
        const LevelPlace level = cutter.cut();
        if (compileLevel(level) == Further::Stop)
            return Further::Stop;
        if (level.tree->firstError)
            return Further::GoOn;
        countLines(level);
    }
    return Further::GoOn;
}

Further ProgramLevCompFile::compileLevel(const LevelPlace& level) {
    m_errors = 0;
    const std::string_view text = m_text.slice({level.start, level.start + level.tree->size});
    const std::shared_ptr<program::ProgramLevel> model =
        program::lower({m_settings.game->catalog(), level.tree, text, program::Extent::ToSyntaxError,
                        program::Numbering::OfGame},
                       m_state.range);
    // Unused definitions are reported last.
    const auto isUnused = [](const Diagnostic& diagnostic) {
        return diagnostic.code == DiagnosticCode::UnusedVariable;
    };
    for (const Diagnostic& diagnostic : model->diagnostics) {
        if (!isUnused(diagnostic) && report(level, diagnostic) == Further::Stop)
            return Further::Stop;
    }
    const bool reached = !level.tree->firstError || level.tree->firstError->behindWhole;
    Further further = Further::GoOn;
    if (reached && level.tree->hasHeader)
        further = finishLevel(level, *model);
    for (const Diagnostic& diagnostic : model->diagnostics) {
        if (isUnused(diagnostic))
            report(level, diagnostic);
    }
    if (level.tree->firstError)
        saySyntaxError(level);
    return further;
}

Further ProgramLevCompFile::report(const LevelPlace& level, const Diagnostic& diagnostic) {
    const DiagnosticKind& kind = kindOf(diagnostic.code);
    const bool isExtra = kind.finder != Finder::Game;
    // Syntax errors are reported once, at the first error of the file.
    if (diagnostic.code < DiagnosticCode::TextIgnoredAfterByte || (isExtra && !m_input.verbose) ||
        (kind.finder == Finder::Levwright && !m_settings.json))
        return Further::GoOn;
    say(level, diagnostic, positionOf(level, diagnostic.anchor.value_or(diagnostic.range.begin)));
    if (kind.severity != Severity::Error)
        return Further::GoOn;
    m_failed = true;
    if (++m_errors <= mostErrors)
        return Further::GoOn;
    m_streams.errors << "Too many errors, good bye!\n";
    return Further::Stop;
}

void ProgramLevCompFile::say(const LevelPlace& level, const Diagnostic& diagnostic, const Position& at) {
    if (m_settings.json) {
        m_streams.errors << jsonLine(m_input.name, m_text, diagnostic.shifted(level.start), at.line);
        return;
    }
    const std::string text = diagnostic.message();
    if (diagnostic.severity() != Severity::Error) {
        m_streams.errors << std::format("{}: line {} : WARNING : {}\n", m_input.name, at.line, text);
        return;
    }
    const bool isSentence = text.ends_with('.') || text.ends_with('!');
    m_streams.errors << std::format("{}: line {}, pos {}: {}{}\n", m_input.name, at.line, at.column, text,
                                    isSentence ? "" : std::format(" at \"{}\"", at.token));
}

void ProgramLevCompFile::saySyntaxError(const LevelPlace& level) {
    m_failed = true;
    const Position at = positionOf(level, level.tree->firstError->at);
    const auto found = std::ranges::find(level.tree->diagnostics, Severity::Error, &Diagnostic::severity);
    if (m_settings.json && found != level.tree->diagnostics.end())
        return say(level, *found, at);
    m_streams.errors << std::format("{}: line {}, pos {}: syntax error at \"{}\"\n", m_input.name, at.line,
                                    at.column, at.token);
}

Further ProgramLevCompFile::finishLevel(const LevelPlace& level, const program::ProgramLevel& model) {
    if (m_errors > 0) {
        m_state.writes = false;
        if (!m_settings.json)
            m_streams.errors << std::format("{}: {} errors detected for level \"{}\". No output created!\n",
                                            m_input.name, m_errors, model.name);
        return Further::GoOn;
    }
    return m_state.writes ? write(level, model) : Further::GoOn;
}

Further ProgramLevCompFile::write(const LevelPlace& level, const program::ProgramLevel& model) {
    const Result<std::string> encoded = model.notUnderstood.empty()
                                            ? lev36::encode(model.program, m_settings.target)
                                            : failure(program::whyNotCompiled(model));
    const Result<void> written =
        encoded.and_then([&](const std::string& bytes) { return m_files.write(model.name, bytes); });
    if (written) {
        if (m_input.verbose)
            m_streams.output << std::format("File: '{}.lev', opcodes: {}\n", model.name,
                                            model.program.instructions.size());
        return Further::GoOn;
    }
    m_failed = true;
    const Position at = positionOf(level, 0);
    m_streams.errors << (m_settings.json ? jsonLine(m_input.name, written.error().message)
                                         : std::format("{}: line {}, pos {}: {}\n", m_input.name, at.line,
                                                       at.column, written.error().message));
    return Further::Stop;
}

// at must be the place of a token of the level, or the end of the level.
ProgramLevCompFile::Position ProgramLevCompFile::positionOf(const LevelPlace& level, Offset at) const {
    Position position{m_lineAtLevel, 0, {}};
    Offset lineStart = m_lineStart;
    const Token* last = nullptr; // the last token on the line
    for (const Token& token : level.tree->tokens) {
        if (token.begin >= at) {
            if (token.begin == at)
                position.token = m_text.slice({level.start + token.begin, level.start + token.end});
            break;
        }
        if (!endsLine(token)) {
            last = isSkipped(token.kind) ? last : &token;
            continue;
        }
        ++position.line;
        lineStart = level.start + token.end;
        last = nullptr;
    }
    position.column = level.start + at - lineStart;
    if (at == level.tree->size && level.start + at < m_text.size()) { // the first word of the next level
        const std::string_view rest = m_text.bytes().substr(level.start + at);
        position.token = rest.substr(0, rest.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ"));
    } else if (at == level.tree->size && last != nullptr) {
        // At the end of the file, the game's compiler still has its last token and counts back from the end.
        position.token = m_text.slice({level.start + last->begin, level.start + last->end});
        position.column -= position.token.size();
    }
    return position;
}

void ProgramLevCompFile::countLines(const LevelPlace& level) {
    for (const Token& token : level.tree->tokens) {
        if (!endsLine(token))
            continue;
        ++m_lineAtLevel;
        m_lineStart = level.start + token.end;
    }
}

} // namespace levwright::cli
