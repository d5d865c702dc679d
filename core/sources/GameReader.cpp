// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/GameReader.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/sources/c/Cutter.h"

#include <algorithm>
#include <format>

namespace levwright::sources {

namespace {

constexpr std::size_t mostNotes = 500;

// The C part at the top of a lexer or grammar, on the lines where it stands.
std::string prologueOf(std::string_view text) {
    const std::size_t begin = text.find("%{");
    const std::size_t end = text.find("%}", begin == std::string_view::npos ? 0 : begin);
    if (begin == std::string_view::npos || end == std::string_view::npos)
        return {};
    std::string prologue(std::size_t(std::ranges::count(text.substr(0, begin), '\n')), '\n');
    prologue += text.substr(begin + 2, end - begin - 2);
    return prologue;
}

} // namespace

const Unit* GameReader::unit(std::string_view path) {
    const auto known = m_units.find(path);
    if (known != m_units.end())
        return known->second.get();
    std::unique_ptr<Unit>& unit = m_units[std::string(path)];
    const CutFile* file = source(path);
    if (file == nullptr) {
        note(path, 0, say("The file is missing."));
        return nullptr;
    }
    auto preprocessor = std::make_unique<Preprocessor>(m_files, m_budget, m_limits);
    if (const Result<void> read = preprocessor->read(*file); !read) {
        note(path, 0, read.error().message);
        return nullptr;
    }
    unit = std::make_unique<Unit>(std::move(preprocessor));
    return unit.get();
}

const CutFile* GameReader::source(std::string_view path) {
    if (!path.ends_with(".l") && !path.ends_with(".y"))
        return m_files.cut(path);
    const std::string* text = m_files.text(path);
    if (text == nullptr)
        return nullptr;
    CutFile& file =
        m_prologues.emplace_back(std::string(path), withoutComments(prologueOf(*text)), std::vector<Token>());
    file.tokens = cutText(file.text, &file.path);
    return &file;
}

void GameReader::note(std::string_view file, std::size_t line, std::string text) {
    if (m_notes.size() < mostNotes)
        m_notes.push_back({printable(file), int(line), std::move(text)});
}

void GameReader::note(const Token& token, std::string text) {
    note(token.file == nullptr ? std::string_view() : *token.file, token.line, std::move(text));
}

void GameReader::noteMissing(std::string_view file, std::string_view table) {
    note(file, 0,
         say("The table “{}” was not found here, so the one of {} is kept.", table, m_base.gameId()));
}

void GameReader::add(std::string_view table, std::string text, std::string_view file) {
    if (text.find('\n') + 1 == text.size())
        return noteMissing(file, table);
    m_tables.push_back({std::string(table), std::move(text)});
}

std::string_view GameReader::table(std::string_view name) const {
    const auto found = std::ranges::find(m_tables, name, &SourceTable::name);
    return found == m_tables.end() ? std::string_view() : found->text;
}

std::vector<SourceNote> GameReader::takeNotes() {
    for (const auto& [file, text] : m_files.trouble())
        m_notes.push_back({printable(file), 0, text});
    return std::move(m_notes);
}

} // namespace levwright::sources
