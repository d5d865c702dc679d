// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/sources/Budget.h"
#include "core/sources/SourceTree.h"
#include "core/sources/TreeFiles.h"
#include "core/sources/c/Unit.h"

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::sources {

// What the readers of all tables share: the files of a tree, the tables of its base, and what was found.
class GameReader {
public:
    GameReader(TreeFiles& files, const Limits& limits, const Catalog& base)
        : m_files(files), m_limits(limits), m_budget(limits.steps, limits.abandoned), m_base(base) {}

    TreeFiles& files() { return m_files; }
    Budget& budget() { return m_budget; }
    const Catalog& base() const { return m_base; }

    // A source file after the preprocessor; of a lexer only its C part at the top. Null, after a note, if it
    // is missing or needs too much.
    const Unit* unit(std::string_view path);

    void note(std::string_view file, std::size_t line, std::string text);
    // Notes at the place of a token.
    void note(const Token& token, std::string text);
    // A table that the base's stands in for.
    void noteMissing(std::string_view file, std::string_view table);

    // Tables without rows are not added; the base's stand in for them, which a note says.
    void add(std::string_view table, std::string text, std::string_view file);
    // The text of a table that was added; empty if there is none.
    std::string_view table(std::string_view name) const;

    std::vector<SourceTable> takeTables() { return std::move(m_tables); }
    std::vector<SourceNote> takeNotes();

private:
    const CutFile* source(std::string_view path);

    TreeFiles& m_files;
    const Limits& m_limits;
    Budget m_budget;
    const Catalog& m_base;
    std::map<std::string, std::unique_ptr<Unit>, std::less<>> m_units;
    std::deque<CutFile> m_prologues;
    std::vector<SourceTable> m_tables;
    std::vector<SourceNote> m_notes;
};

} // namespace levwright::sources
