// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/DocumentKind.h"
#include "core/model/DungeonModel.h"
#include "core/model/FieldView.h"
#include "core/model/Game.h"
#include "core/text/EditOutcome.h"
#include "core/text/TextSnapshot.h"

#include <compare>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

class Analysis;
class DungeonLanguage;
class LevelsAnalysis;
using AnalysisPtr = std::shared_ptr<const Analysis>;

// A statement by its level and its index in that level's tree; in a file without levels by level 0 and its
// index in the file's tree. Valid for one revision.
struct StatementRef {
    std::size_t level = 0;
    std::size_t statement = 0;
    auto operator<=>(const StatementRef&) const = default;
};

// Statements on their way out of a text.
struct Removal {
    TextEdit edit;                  // of all that can go
    std::optional<Refusal> refusal; // why one of them cannot
};

// What goes with a statement that is taken away.
enum class Extent : std::uint8_t { Itself, Part, Room, Level };

// All that is derived from one revision of a text, whatever it describes. Immutable. Who needs what only some
// files have asks for a facet, and learns that there is none.
class Analysis {
public:
    static AnalysisPtr make(const GamePtr& game, TextSnapshot text, DocumentKind kind);
    Analysis(const Analysis&) = delete;
    Analysis& operator=(const Analysis&) = delete;
    virtual ~Analysis() = default;

    virtual DocumentKind kind() const = 0;
    const Game& game() const { return *m_game; }
    const GamePtr& gamePtr() const { return m_game; }
    const TextSnapshot& text() const { return m_text; }
    // What is wrong in the whole file, in text order, with places and fixes counted from the start of the
    // file.
    const Diagnostics& diagnostics() const { return m_diagnostics; }

    // The facets; null: the file has none of it.
    virtual const LevelsAnalysis* levels() const { return nullptr; }
    virtual const DungeonModel* dungeon() const { return nullptr; }
    // What that is changed by.
    virtual const DungeonLanguage* dungeonLanguage() const { return nullptr; }

    // The analysis of edit.apply(the text so far), which is text.
    virtual AnalysisPtr updated(const TextEdit& edit, TextSnapshot text) const = 0;

    // The level that holds the place, the later one at a border; 0 in a file without levels.
    virtual std::size_t levelAt(Offset at) const = 0;
    // The statement of that level that the place touches.
    virtual std::optional<StatementRef> statementAt(std::size_t level, Offset at) const = 0;
    std::optional<StatementRef> statementAt(Offset at) const { return statementAt(levelAt(at), at); }
    virtual Range rangeOf(const StatementRef& statement) const = 0;
    // The statement whose fields are shown for one: itself, or what it speaks of.
    virtual StatementRef subjectOf(const StatementRef& statement) const { return statement; }
    virtual StatementView view(const StatementRef& subject) const = 0;
    // What there is to choose from for a field of a whole statement; each once.
    virtual std::vector<FieldChoice> choices(const StatementRef& subject, const FieldKey& field) const = 0;
    // Writes source, as a field's input gives it, into that field of all of them; none takes the field away.
    // A door of the map goes where its statement goes. Refused, with the reason: a value that cannot stand
    // there, a statement that is broken.
    virtual EditOutcome setField(const std::vector<StatementRef>& subjects, const FieldKey& field,
                                 const std::optional<std::string>& source) const = 0;
    EditOutcome setField(const StatementRef& subject, const FieldKey& field,
                         const std::optional<std::string>& source) const {
        return setField(std::vector{subject}, field, source);
    }
    // The name of the level or dungeon that the place belongs to; may be empty.
    virtual std::string ownerAt(Offset at) const = 0;
    // What is wrong in one level, the file as a whole included.
    virtual Diagnostics diagnosticsOf(std::size_t level) const = 0;
    virtual Extent extentOf(const StatementRef& /*statement*/) const { return Extent::Itself; }
    // Takes statements away, with what they open, what stands in their blocks and what speaks of them.
    virtual Removal removalOf(const std::vector<StatementRef>& statements) const = 0;

protected:
    Analysis(GamePtr game, TextSnapshot text) : m_game(std::move(game)), m_text(std::move(text)) {}
    // In any order.
    void setDiagnostics(Diagnostics diagnostics);

private:
    GamePtr m_game;
    TextSnapshot m_text;
    Diagnostics m_diagnostics;
};

} // namespace levwright
