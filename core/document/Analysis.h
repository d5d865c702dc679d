// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/DocumentKind.h"
#include "core/dungeons/model/DungeonModel.h"
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

// A statement by its level and its index in that level's tree. In a file without levels, level is 0 and the
// index is that in the file's tree. Valid for one revision.
struct StatementRef {
    std::size_t level = 0;
    std::size_t statement = 0;
    auto operator<=>(const StatementRef&) const = default;
};

// The removal of statements from a text.
struct Removal {
    TextEdit edit;                  // removes all statements that can be removed
    std::optional<Refusal> refusal; // why one of them cannot be removed
};

// What is removed together with a statement.
enum class Extent : std::uint8_t { Itself, Part, Room, Level };

// Everything that is derived from one revision of a text, whatever it describes. Immutable. Code that needs
// what only some files have asks for a facet, which is null in the other files.
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
    // All diagnostics of the file, in text order. Their places and fixes count from the start of the file.
    const Diagnostics& diagnostics() const { return *m_diagnostics; }

    // The facets; null if the file has none of that kind.
    virtual const LevelsAnalysis* levels() const { return nullptr; }
    virtual const DungeonModel* dungeon() const { return nullptr; }
    // The language that changes the dungeon.
    virtual const DungeonLanguage* dungeonLanguage() const { return nullptr; }

    // The analysis of text, which is edit applied to the text so far.
    virtual AnalysisPtr updated(const TextEdit& edit, TextSnapshot text) const = 0;

    // The level that holds the place, at a border the later one; 0 in a file without levels.
    virtual std::size_t levelAt(Offset at) const = 0;
    // The statement of that level that the place touches.
    virtual std::optional<StatementRef> statementAt(std::size_t level, Offset at) const = 0;
    std::optional<StatementRef> statementAt(Offset at) const { return statementAt(levelAt(at), at); }
    virtual Range rangeOf(const StatementRef& statement) const = 0;
    // The statement whose fields are shown for this one: the statement itself, or the one that it is about.
    virtual StatementRef subjectOf(const StatementRef& statement) const { return statement; }
    virtual StatementView view(const StatementRef& subject) const = 0;
    // The choices for a field of an unbroken statement; each once.
    virtual std::vector<FieldChoice> choices(const StatementRef& subject, const FieldKey& field) const = 0;
    // Writes source, in the form of the field's input, into that field of all subjects; an empty source
    // removes the field. A door on the map moves with its statement. Refused, with the reason, for a value
    // that cannot stand there and for a broken statement.
    virtual EditOutcome setField(const std::vector<StatementRef>& subjects, const FieldKey& field,
                                 const std::optional<std::string>& source) const = 0;
    EditOutcome setField(const StatementRef& subject, const FieldKey& field,
                         const std::optional<std::string>& source) const {
        return setField(std::vector{subject}, field, source);
    }
    // The name of the level or dungeon at the place; may be empty.
    virtual std::string ownerAt(Offset at) const = 0;
    // The diagnostics of one level, with those of the file as a whole.
    virtual Diagnostics diagnosticsOf(std::size_t level) const = 0;
    // What goes with the statement when it is removed.
    virtual Extent extentOf(const StatementRef& /*statement*/) const { return Extent::Itself; }
    // Removes statements with what they open, what is in their blocks and what refers to them.
    virtual Removal removalOf(const std::vector<StatementRef>& statements) const = 0;

protected:
    Analysis(GamePtr game, TextSnapshot text) : m_game(std::move(game)), m_text(std::move(text)) {}
    // The diagnostics may be in any order.
    void setDiagnostics(Diagnostics diagnostics) {
        setDiagnostics(std::make_shared<Diagnostics>(std::move(diagnostics)));
    }
    // They are copied only to put them in order.
    void setDiagnostics(std::shared_ptr<const Diagnostics> diagnostics);

private:
    GamePtr m_game;
    TextSnapshot m_text;
    std::shared_ptr<const Diagnostics> m_diagnostics; // in text order
};

} // namespace levwright
