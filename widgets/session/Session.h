// SPDX-License-Identifier: GPL-3.0-or-later
// The QObject around one document for its whole life, shared by all its views. They read it, follow its
// signals and send it edits. The views do not know each other.
#pragma once

#include "core/base/FileStore.h"
#include "core/document/Document.h"
#include "core/document/LevelsAnalysis.h"
#include "core/instance/RollContext.h"
#include "core/text/EditOutcome.h"
#include "widgets/session/DocumentText.h"
#include "widgets/session/StepName.h"
#include "widgets/session/TextEncoding.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace levwright {

// A part of a maze level (or a room of a room level), by its level and its index there. Valid for one
// revision.
struct PartRef {
    std::size_t level = 0;
    std::size_t part = 0;
    bool operator==(const PartRef&) const = default;
};

// What has happened to the document's file since it was last read or written.
enum class FileFate : std::uint8_t {
    AsKnown, // also if the document has no file
    Changed,
    Gone,
};

// How themed rooms and vaults are rolled. Other levels have no such choice.
struct ThemedRolls {
    // Nothing but the room. Otherwise it is in a level: as the game makes it, or for a vault a sample level.
    bool alone = true;
    std::string fill; // the contents that the room gets, by name; empty: what the file chooses
    bool operator==(const ThemedRolls&) const = default;
};

class Session : public QObject {
    Q_OBJECT

public:
    Session(const DocumentText& text, FileStore& files, QObject* parent = nullptr);

    const Document& document() const { return m_document; }
    const Analysis& analysis() const { return *m_document.analysis(); }
    // For callers that only see documents with levels, such as the panels of their page. A document never
    // changes its kind.
    const LevelsAnalysis& levels() const;
    const DungeonModel& dungeon() const;
    const DungeonLanguage& dungeonLanguage() const;
    const Game& game() const { return analysis().game(); }
    const TextSnapshot& text() const { return m_document.text(); }

    // The path of the document's file; empty for a new document.
    QString path() const { return m_path; }
    // Where rolls of the document take its levels to lie.
    roll::RollContext fileContext(const roll::RollContext& context = {}) const;
    // The level's name for people; that of a script is the name of its file.
    std::string levelName(std::size_t level) const;
    // The document's name for titles and messages.
    QString displayName() const;
    // Notes about the initial text; whoever opens the document shows them.
    const QStringList& notes() const { return m_notes; }
    // Why the document cannot be changed, as a sentence; empty if it can. Until it is saved under another
    // name, every edit is refused with it.
    const QString& objection() const { return m_objection; }
    // False for a new document.
    bool isNamed() const { return !m_path.isEmpty() || !m_name.isEmpty(); }
    // The suggested name for saving a document without a file.
    QString suggestedFileName() const;
    // The same, in the folder of the file that the document comes from.
    QString suggestedPath() const;
    // The folder of the document's file, or of the one that it comes from; empty if there is none.
    QString folder() const;
    bool isModified() const { return !m_document.isSaved(); }

    // Reads the text as a description for that game from now on. Undo steps stay.
    void readAs(const GamePtr& game);
    // Reads the text anew because another language is in use, in which its problems are told from now on.
    // objection takes the place of the one that there may be.
    void sayAnew(const QString& objection);

    // The encoding for showing and typing characters: guessed from the initial text until the user chooses
    // one.
    TextEncoding encoding() const { return m_encoding; }
    void showIn(TextEncoding encoding);
    // Decodes bytes of the text for display.
    QString shown(std::string_view bytes) const;

    // After an error of save() or saveAs(), everything is unchanged. It is also an error if the file does not
    // have its known content.
    Result<void> save();
    // Overwrites an existing file.
    Result<void> saveAs(const QString& path);

    // The content of the file as far as we know: as last read or written, or as found when the user decided
    // what to do about it. Empty for a document without a file.
    const std::optional<TextSnapshot>& knownFile() const { return m_knownFile; }
    // The changed content of the file, if the last look found one.
    const std::optional<TextSnapshot>& foundFile() const { return m_foundFile; }
    // Looks at the file. If it is gone, the text counts as unsaved. Error: the file cannot be read.
    Result<FileFate> lookAtFile();
    // For a file that was found changed. takeFoundFile() makes its content the text, by one edit that can be
    // undone. keepTextOverFoundFile() accepts it as known, so that saving overwrites it.
    void takeFoundFile();
    void keepTextOverFoundFile();
    // Makes the content of the file the text again, by one edit that can be undone: the found content, else
    // the known one. The document must have a file.
    void revert();

    // Carries out an edit of the current text. With fileStart, the edit counts from there (for example from
    // the start of a level). A refusal is shown through refused(). Returns whether something changed.
    bool apply(const EditOutcome& outcome, const StepName& label, MergeKey mergeKey = MergeKey::None,
               Offset fileStart = 0);
    // Like apply(), and moves the caret after the change so that it comes into view.
    bool applyInView(const EditOutcome& outcome, const StepName& label, MergeKey mergeKey, Offset fileStart);
    // Like apply(), with the selection to set afterwards.
    bool apply(const TextEdit& edit, const StepName& label, MergeKey mergeKey, const Selection& after);
    // Like apply(), but replaces the open step of that key: its effect is undone in the same change. change
    // computes the edit from the analysis of the earlier text, whose statements are the current ones.
    bool applyAnew(const std::function<EditOutcome(const Analysis&)>& change, const StepName& label,
                   MergeKey mergeKey);
    // Whether the text would stay small enough to be opened again after the edit. If not, shows the reason.
    bool hasRoomFor(const TextEdit& edit);
    // The same for a text with that many bytes and lines more, or fewer if they are negative.
    bool hasRoomToGrow(std::ptrdiff_t bytes, std::ptrdiff_t lines);
    // The selection after an edit made on the map: the same as before, within the current part.
    Selection selectionAfter(const TextEdit& edit) const { return inPart(edit, m_selection.after(edit)); }
    // Takes what a game complained about when it loaded a level of the current text. The next change clears
    // it.
    void hear(Diagnostics complaints);
    const Diagnostics& heard() const { return m_heard; }
    // Takes what rolls of the current text show. They stay, and move along, until others are taken.
    void takeRolledProblems(Diagnostics problems);
    const Diagnostics& rolledProblems() const { return m_rolledProblems; }
    void endStep() { m_document.endStep(); }
    void takeBack(MergeKey mergeKey) { m_document.takeBack(mergeKey); }
    // Announces all changes made by work as one change at its end; for things that are taken back and drawn
    // anew on every movement. Text, analysis and selection are updated at once, but views are not.
    void asOneChange(const std::function<void()>& work);
    // A new unique key, for example for one brush stroke.
    MergeKey newMergeKey() { return MergeKey(++m_lastMergeKey); }
    void undo() { m_document.undo(); }
    void redo() { m_document.redo(); }
    void goToStep(std::size_t done) { m_document.goToStep(done); }
    // Shows a sentence to the user (in the status bar) about something that did not happen.
    void refuse(const QString& reason) { Q_EMIT refused(reason); }
    // The same, with the place in the text that caused it.
    void refuse(const QString& reason, Range cause) {
        refuse(reason);
        Q_EMIT refusedFor(reason, cause);
    }

    const ThemedRolls& themedRolls() const { return m_themedRolls; }
    void setThemedRolls(const ThemedRolls& rolls);
    // Whether the level is a vault that rolls can set into a sample level.
    bool canBeInSampleLevel(std::size_t level) const;
    // The context for rolls of that level: in the document's file, and as themedRolls() says if it is a
    // themed room or a vault.
    roll::RollContext contextFor(std::size_t level, roll::RollContext context) const;

    // The user wants their game to know the thing that the problem is about.
    void wantTaught(const Diagnostic& found) { Q_EMIT teachingWanted(found); }
    // The user wants to see the level whose name stands at the place, or to give it another name. Other files
    // may hold it.
    void wantLevel(Offset at) { Q_EMIT levelWanted(at); }
    void wantLevelRenamed(Offset at, const std::string& name) { Q_EMIT levelRenameWanted(at, name); }

    // The selection in the text, which is the selection everywhere: the statement with the caret is the
    // current one, and the statements in further ranges are selected with it.
    const Selection& selection() const { return m_selection; }
    void select(const Selection& selection);
    void select(const StatementRef& statement);
    // The first becomes the current one. An empty list changes nothing.
    void select(const std::vector<StatementRef>& statements);
    void select(Range range) { select(Selection{range.begin, range.end}); }
    // Adds the statement to the selection as the current one, or removes it.
    void toggle(const StatementRef& statement);
    // Selects cells of the current part. An empty mask clears the selection of cells.
    void selectCells(const CellMask& cells);

    std::optional<StatementRef> currentStatement() const {
        return m_selected.empty() ? std::nullopt : std::optional(m_selected.front());
    }
    // Without duplicates, the current one first.
    const std::vector<StatementRef>& selectedStatements() const { return m_selected; }
    // The selected cells of the current part; null if there are none.
    const CellMask* selectedCells() const;
    // The level with the caret, or the first level with a header if the caret is before it. 0 in a file
    // without levels.
    std::size_t currentLevel() const { return m_currentLevel; }
    // The part with the caret, or the first part of the level; empty if the level has no parts.
    std::optional<PartRef> currentPart() const { return m_currentPart; }
    Range rangeOf(const StatementRef& statement) const { return analysis().rangeOf(statement); }

Q_SIGNALS:
    // Emitted after every change of the text; the analysis is already new. A view that is at change.to has
    // nothing to do.
    void changed(const levwright::Change& change);
    // The same text is read in another language or encoding. Views start anew.
    void readAnew();
    // Selection, current statement, level or part may have changed. Emitted after changed().
    void selectionChanged();
    // The title or the saved state may have changed.
    void stateChanged();
    // path() is another one, from which scripts have their name and the rolls of their level.
    void moved();
    void heardFromGame();
    // rolledProblems() are others.
    void rolledAnew();
    void themedRollsChanged();
    void refused(const QString& reason);
    void refusedFor(const QString& reason, levwright::Range cause);
    void teachingWanted(const levwright::Diagnostic& found);
    void levelWanted(levwright::Offset at);
    void levelRenameWanted(levwright::Offset at, const std::string& name);

private:
    void setKnownFile(const TextSnapshot& content);
    void takeFile(const TextSnapshot& content, const StepName& label);
    Selection inPart(const TextEdit& edit, Selection after) const;
    std::optional<Offset> startOfNext() const;
    void follow(const Change& change);
    void tell(const std::vector<Change>& changes);
    void updateCurrent();
    void findPart(const LevelsAnalysis& levels, Offset at);
    void updateSelected();
    Offset startOf(const PartRef& part) const;

    ThemedRolls m_themedRolls;
    FileStore& m_files;
    Document m_document;
    AnalysisPtr m_told; // that of which the views know
    std::optional<TextSnapshot> m_knownFile;
    std::optional<TextSnapshot> m_foundFile; // set if the last look found a change
    Connection m_following;
    std::optional<std::vector<Change>> m_held; // changes to be announced as one
    QString m_path;
    QString m_name;   // the document's name without a file; may be empty
    QString m_folder; // of the file that the document comes from; may be empty
    QStringList m_notes;
    QString m_objection;
    TextEncoding m_encoding = TextEncoding::Utf8;
    Selection m_selection;
    std::vector<StatementRef> m_selected; // empty if the caret is in no statement
    std::optional<PartRef> m_currentPart;
    std::size_t m_currentLevel = 0;
    std::uint64_t m_lastMergeKey = 0;
    Diagnostics m_heard;
    Diagnostics m_rolledProblems;
};

} // namespace levwright
