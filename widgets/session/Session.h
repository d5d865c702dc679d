// SPDX-License-Identifier: GPL-3.0-or-later
// The QObject around one document, for its whole life: what all its views share. They read it, follow its
// signals and send it edits; they do not know each other.
#pragma once

#include "core/base/FileStore.h"
#include "core/document/Document.h"
#include "core/document/LevelsAnalysis.h"
#include "core/text/EditOutcome.h"
#include "widgets/session/DocumentText.h"
#include "widgets/session/TextEncoding.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace levwright {

// A part of a maze level (or a room of a room level) by its level and its index there; valid for one
// revision.
struct PartRef {
    std::size_t level = 0;
    std::size_t part = 0;
    bool operator==(const PartRef&) const = default;
};

// What has become of the document's file since it was last read or written.
enum class FileFate : std::uint8_t {
    AsKnown, // or the document has no file
    Changed,
    Gone,
};

class Session : public QObject {
    Q_OBJECT

public:
    Session(DocumentText text, FileStore& files, QObject* parent = nullptr);

    const Document& document() const { return m_document; }
    const Analysis& analysis() const { return *m_document.analysis(); }
    // For those who work on a document of that kind only, as the panels of its page do: it keeps its kind.
    const LevelsAnalysis& levels() const;
    const DungeonModel& dungeon() const;
    const DungeonLanguage& dungeonLanguage() const;
    const Game& game() const { return analysis().game(); }
    const TextSnapshot& text() const { return m_document.text(); }

    // The file of the document; empty for a new one.
    QString path() const { return m_path; }
    // Its name for titles and messages.
    QString displayName() const;
    // What to know of the text that it began with, for whoever opens it to say.
    const QStringList& notes() const { return m_notes; }
    // False for a new document.
    bool isNamed() const { return !m_path.isEmpty() || !m_name.isEmpty(); }
    // What a document without a file may be saved as.
    QString suggestedFileName() const;
    bool isModified() const { return !m_document.isSaved(); }

    // As a description of that game from now on. Undo steps stay.
    void readAs(const GamePtr& game);

    // What its characters are shown and typed in: as the text that it began with tells, until somebody
    // chooses.
    TextEncoding encoding() const { return m_encoding; }
    void showIn(TextEncoding encoding);
    // Bytes of the text as they are to be seen.
    QString shown(std::string_view bytes) const;

    // Each leaves everything as it was after an error. Also an error: the file is not as it is known to be.
    Result<void> save();
    // Whatever stands there gives way.
    Result<void> saveAs(const QString& path);

    // What the file holds as far as we know: as it was read or written last, or as it was found when the user
    // chose what to do about it. None for a document without a file.
    const std::optional<TextSnapshot>& knownFile() const { return m_knownFile; }
    // What it holds instead, if it was found changed when it was looked at last.
    const std::optional<TextSnapshot>& foundFile() const { return m_foundFile; }
    // Looks at the file. A text whose file is gone is not saved any more. Errors: it cannot be read.
    Result<FileFate> lookAtFile();
    // Of a file that was found changed: its content becomes the text, by one edit that can be undone; or it
    // is known, so that saving writes over it.
    void takeFoundFile();
    void keepTextOverFoundFile();

    // Carries out an edit of the current text; with fileStart it counts from there (e.g. from a level's
    // start). A refusal is shown through refused(). True if something changed.
    bool apply(const EditOutcome& outcome, const QString& label, MergeKey mergeKey = MergeKey::None,
               Offset fileStart = 0);
    // The same, with the caret behind what has changed, so that it comes into view.
    bool applyInView(const EditOutcome& outcome, const QString& label, MergeKey mergeKey, Offset fileStart);
    // The same, with the selection that belongs after it.
    bool apply(const TextEdit& edit, const QString& label, MergeKey mergeKey, const Selection& after);
    // The same with an edit of the text as it was before the open step of that key: what that step did is
    // undone at once. change gives it for the analysis of that text, whose statements are those of today.
    bool applyAnew(const std::function<EditOutcome(const Analysis&)>& change, const QString& label,
                   MergeKey mergeKey);
    // Whether the text stays one that can be opened again after the edit; if it does not, the reason is
    // shown.
    bool hasRoomFor(const TextEdit& edit);
    // What is selected after an edit that is made on the map: the same, in the current part.
    Selection selectionAfter(const TextEdit& edit) const { return inPart(edit, m_selection.after(edit)); }
    // What a game complained of when it loaded a level of the text as it is now; gone with the next change.
    void hear(Diagnostics complaints);
    const Diagnostics& heard() const { return m_heard; }
    void endStep() { m_document.endStep(); }
    void takeBack(MergeKey mergeKey) { m_document.takeBack(mergeKey); }
    // All that is changed meanwhile is told as one change at its end: for what is taken back and drawn anew
    // with each movement. Text, analysis and selection are the new ones at once, views are not.
    void asOneChange(const std::function<void()>& work);
    // A key no other step has, e.g. for one brush stroke.
    MergeKey newMergeKey() { return MergeKey(++m_lastMergeKey); }
    void undo() { m_document.undo(); }
    void redo() { m_document.redo(); }
    void goToStep(std::size_t done) { m_document.goToStep(done); }
    // A sentence for the user (status bar) about something that did not happen.
    void refuse(const QString& reason) { Q_EMIT refused(reason); }
    // The same, with the place in the text that is to blame.
    void refuse(const QString& reason, Range cause) {
        refuse(reason);
        Q_EMIT refusedFor(reason, cause);
    }

    // The selection in the text, which is the selection everywhere: the statement that holds the caret is the
    // selected one, and those of further ranges are selected with it.
    const Selection& selection() const { return m_selection; }
    void select(const Selection& selection);
    void select(const StatementRef& statement);
    // The first is the current one; none: nothing changes.
    void select(const std::vector<StatementRef>& statements);
    void select(Range range) { select(Selection{range.begin, range.end}); }
    // Takes it to the selected ones, as the current one, or away from them.
    void toggle(const StatementRef& statement);
    // Cells of the current part; none: they are selected no more.
    void selectCells(const CellMask& cells);

    std::optional<StatementRef> currentStatement() const {
        return m_selected.empty() ? std::nullopt : std::optional(m_selected.front());
    }
    // Each once, the current one first.
    const std::vector<StatementRef>& selectedStatements() const { return m_selected; }
    // Those selected in the current part; null if there are none.
    const CellMask* selectedCells() const;
    // The level that holds the caret; the first one with a header if the caret stands before it. 0 in a file
    // without levels.
    std::size_t currentLevel() const { return m_currentLevel; }
    // The part that holds the caret, or the first of the level; none if the level has none.
    std::optional<PartRef> currentPart() const { return m_currentPart; }
    Range rangeOf(const StatementRef& statement) const { return analysis().rangeOf(statement); }

Q_SIGNALS:
    // After every change of the text, analysis included. Views at change.to already have nothing to do.
    void changed(const levwright::Change& change);
    // The same text in another language or encoding: views start anew.
    void readAnew();
    // Selection, current statement, level or part may differ. Comes after changed().
    void selectionChanged();
    // Title and saved state may differ.
    void stateChanged();
    void heardFromGame();
    void refused(const QString& reason);
    void refusedFor(const QString& reason, levwright::Range cause);

private:
    void setKnownFile(const TextSnapshot& content);
    Selection inPart(const TextEdit& edit, Selection after) const;
    std::optional<Offset> startOfNext() const;
    void follow(const Change& change);
    void tell(const std::vector<Change>& changes);
    void updateCurrent();
    void findPart(const LevelsAnalysis& levels, Offset at);
    void updateSelected();
    Offset startOf(const PartRef& part) const;

    FileStore& m_files;
    Document m_document;
    std::optional<TextSnapshot> m_knownFile;
    std::optional<TextSnapshot> m_foundFile; // when it was looked at and had changed
    Connection m_following;
    std::optional<std::vector<Change>> m_held; // what is to be told as one
    QString m_path;
    QString m_name; // of a document without a file; may be empty
    QStringList m_notes;
    TextEncoding m_encoding = TextEncoding::Utf8;
    Selection m_selection;
    std::vector<StatementRef> m_selected; // empty if the caret stands in no statement
    std::optional<PartRef> m_currentPart;
    std::size_t m_currentLevel = 0;
    std::uint64_t m_lastMergeKey = 0;
    Diagnostics m_heard;
};

} // namespace levwright
