// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/DocumentFile.h"

#include "core/compare/Merge.h"
#include "core/python/PythonPath.h"
#include "widgets/compare/ConflictDialog.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/shell/SaveName.h"

#include <QMessageBox>
#include <QPushButton>

namespace levwright {

DocumentFile::DocumentFile(Session& session, FileStore& files, FileMessages messages, QWidget& window)
    : m_session(session), m_files(files), m_errors(messages.errors), m_fileBar(messages.file),
      m_themes(messages.themes), m_looks(messages.looks), m_window(window), m_watch(session) {
    connect(&m_watch, &FileWatch::touched, this, &DocumentFile::lookAtFile);
}

void DocumentFile::keepJournal(const QString& folder) {
    keepJournal(std::make_unique<JournalKeeper>(m_session, folder));
}

std::unique_ptr<JournalKeeper> DocumentFile::handOverJournal() {
    if (m_journal)
        m_journal->disconnect(this);
    return std::move(m_journal);
}

void DocumentFile::keepJournal(std::unique_ptr<JournalKeeper> journal) {
    m_journal = std::move(journal);
    connect(m_journal.get(), &JournalKeeper::failed, this, [this](const QString& reason) {
        m_errors.showError(
            tr("Unsaved work cannot be backed up at present: %1 Levwright will try again.").arg(reason),
            {{tr("Save"), [this] { save(); }}});
    });
}

bool DocumentFile::flushJournal() {
    return !m_journal || m_journal->flush();
}

bool DocumentFile::save() {
    if (m_session.path().isEmpty())
        return saveAs();
    const Result<FileFate> fate = m_session.lookAtFile();
    if (fate && *fate == FileFate::Changed) {
        showChanged();
        return false;
    }
    Q_EMIT writing();
    const Result<void> saved = m_session.save();
    if (!saved) {
        m_errors.showError(QString::fromStdString(saved.error().message),
                           {{tr("Save As…"), [this] { saveAs(); }}});
        return false;
    }
    becomeKnown();
    Q_EMIT written();
    return true;
}

bool DocumentFile::saveAs() {
    // A level in a Python file gets a file of its own.
    const bool isInside = python::pythonPathOf(m_session.path().toStdString()).has_value();
    const QString suggestion =
        m_session.path().isEmpty() || isInside ? m_session.suggestedPath() : m_session.path();
    const QString path = askSaveName(&m_window, suggestion, m_session.analysis().kind(), m_files);
    return !path.isEmpty() && saveTo(path);
}

bool DocumentFile::saveTo(const QString& path) {
    const Result<void> saved = m_session.saveAs(path);
    if (!saved) {
        m_errors.showError(QString::fromStdString(saved.error().message));
        return false;
    }
    becomeKnown();
    Q_EMIT written();
    Q_EMIT savedAs(m_session.path());
    return true;
}

void DocumentFile::saveByItself() {
    if (!m_session.isModified() || m_session.path().isEmpty() || !m_session.objection().isEmpty())
        return;
    if (const Result<FileFate> fate = m_session.lookAtFile(); fate && *fate == FileFate::AsKnown)
        save();
}

void DocumentFile::revert() {
    const Result<FileFate> fate = m_session.lookAtFile();
    if (!fate)
        return m_errors.showError(QString::fromStdString(fate.error().message));
    if (*fate == FileFate::Gone)
        return showGone();
    if (!m_session.isModified() || !mayRevert())
        return;
    // Meanwhile the file may have changed, or may be gone.
    if (const Result<FileFate> now = m_session.lookAtFile(); !now || *now == FileFate::Gone)
        return lookAtFile();
    m_session.revert();
    m_told = FileFate::AsKnown;
    m_fileBar.hide();
    Q_EMIT said(tr("“%1” is as it was saved. Undo brings the changes back.").arg(m_session.displayName()));
}

bool DocumentFile::mayRevert() {
    QMessageBox question(
        QMessageBox::Question, tr("Revert to Saved"),
        tr("Discard all changes to “%1” since it was last saved?").arg(m_session.displayName()),
        QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    question.setObjectName(QStringLiteral("revertQuestion"));
    question.setInformativeText(tr("Undo brings them back."));
    question.button(QMessageBox::Discard)->setText(tr("&Revert"));
    question.setDefaultButton(QMessageBox::Discard);
    return question.exec() == QMessageBox::Discard;
}

void DocumentFile::becomeKnown() {
    m_told = FileFate::AsKnown;
    m_fileBar.hide();
    Q_EMIT said(tr("Saved %1").arg(m_session.displayName()));
}

bool DocumentFile::mayDiscard() {
    return ask(Keeping::NotOffered) == Parting::Go;
}

Parting DocumentFile::ask(Keeping keeping) {
    if (!m_session.isModified())
        return Parting::Go;
    Q_EMIT asking();
    QMessageBox question(QMessageBox::Question, tr("Unsaved Changes"),
                         tr("Save the changes to “%1”?").arg(m_session.displayName()),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    question.setObjectName(QStringLiteral("unsavedQuestion"));
    question.setDefaultButton(QMessageBox::Save);
    const QPushButton* keep = nullptr;
    if (keeping == Keeping::Offered) {
        keep = question.addButton(tr("&Keep for Next Time"), QMessageBox::AcceptRole);
        question.setInformativeText(
            tr("Keep for Next Time quits without saving, and without asking about further documents. Their "
               "changes and these are back when you next start Levwright without naming a file."));
    }
    const int answer = question.exec();
    if (keep != nullptr && question.clickedButton() == keep)
        return Parting::Keep;
    if (answer == QMessageBox::Save)
        return save() ? Parting::Go : Parting::Stay;
    return answer == QMessageBox::Discard ? Parting::Go : Parting::Stay;
}

bool DocumentFile::isDecided() const {
    return m_farewell && m_farewell->revision == m_session.document().revision();
}

bool DocumentFile::mayClose() {
    return isDecided() || mayDiscard();
}

Parting DocumentFile::mayQuit() {
    return isDecided() ? Parting::Go : ask(m_journal ? Keeping::Offered : Keeping::NotOffered);
}

bool DocumentFile::keepForNextTime() {
    if (!m_session.isModified())
        return true;
    if (!m_journal || !m_journal->flush()) {
        Q_EMIT asking();
        m_errors.showError(tr("Unsaved work cannot be kept, because its backup cannot be written."),
                           {{tr("Save"), [this] { save(); }}});
        return false;
    }
    m_farewell = Farewell{m_session.document().revision(), true};
    return true;
}

QString DocumentFile::keptJournal() const {
    const bool keeps = m_journal && m_session.isModified() && isDecided() && m_farewell->keep;
    return keeps ? QString::fromStdString(m_journal->id()) : QString();
}

void DocumentFile::discard() {
    if (m_journal && !(isDecided() && m_farewell->keep))
        m_journal->discard();
}

// The windows close only later, if all other programs agree.
bool DocumentFile::mayEndSession(bool mayAsk) {
    m_farewell.reset();
    if (mayAsk && !mayDiscard())
        return false;
    flushJournal();
    m_farewell = Farewell{m_session.document().revision(), !mayAsk};
    return true;
}

void DocumentFile::lookAtFile() {
    const Result<FileFate> fate = m_session.lookAtFile();
    if (!fate)
        return; // saving shows the error
    if (*fate == FileFate::AsKnown) {
        m_told = FileFate::AsKnown;
        m_fileBar.hide();
        return;
    }
    const std::optional<TextSnapshot>& found = m_session.foundFile();
    const auto content = found.transform([](const TextSnapshot& text) { return ByteSum::of(text.bytes()); });
    if (*fate == FileFate::Changed && m_session.knownFile() &&
        m_session.text().bytes() == m_session.knownFile()->bytes())
        return takeTheirs();
    if (*fate == m_told && content == m_toldContent)
        return;
    if (*fate == FileFate::Changed)
        showChanged();
    else
        showGone();
    m_told = *fate;
    m_toldContent = content;
}

void DocumentFile::showChanged() {
    m_fileBar.showError(
        tr("“%1” has been changed both here and by another program. Nothing is written until you choose.")
            .arg(m_session.displayName()),
        {choice(tr("Compare"), [this] { compareWithTheirs(); }),
         choice(tr("Merge"), [this] { mergeTheirs(); }), choice(tr("Load Theirs"), [this] { takeTheirs(); }),
         choice(tr("Save Mine"), [this] { saveMine(); }), choice(tr("Save As…"), [this] { saveAs(); })});
}

void DocumentFile::showGone() {
    m_fileBar.showError(
        tr("“%1” has been deleted or moved. Saving creates it again.").arg(m_session.displayName()),
        {choice(tr("Save"), [this] { save(); }), choice(tr("Save As…"), [this] { saveAs(); })});
}

// The bar stays until something is decided. To compare, or to cancel a dialog, decides nothing.
MessageChoice DocumentFile::choice(const QString& text, std::function<void()> run) {
    return {text, [this, run = std::move(run)] {
                run();
                lookAtFile();
                m_fileBar.setVisible(m_told != FileFate::AsKnown);
            }};
}

// Looks at the file again: its newest content counts, and the file may be gone by now.
void DocumentFile::takeTheirs() {
    const Result<FileFate> fate = m_session.lookAtFile();
    if (!fate || *fate != FileFate::Changed)
        return lookAtFile();
    m_session.takeFoundFile();
    m_told = FileFate::AsKnown;
    m_fileBar.hide();
    Q_EMIT said(tr("“%1” was changed by another program; its new contents have been loaded. Undo restores "
                   "the previous text.")
                    .arg(m_session.displayName()));
}

void DocumentFile::compareWithTheirs() {
    const Result<FileFate> fate = m_session.lookAtFile();
    if (!fate || *fate != FileFate::Changed)
        return lookAtFile();
    Q_EMIT compareWanted(std::string(m_session.foundFile()->bytes()));
}

// Takes together what was changed here and what another program changed, as one edit that can be undone.
void DocumentFile::mergeTheirs() {
    const Result<FileFate> fate = m_session.lookAtFile();
    if (!fate || *fate != FileFate::Changed || !m_session.knownFile())
        return lookAtFile();
    const TextSnapshot theirs = *m_session.foundFile();
    const Analysis& mine = m_session.analysis();
    const auto analysisOf = [&](const TextSnapshot& text) {
        return Analysis::make(mine.gamePtr(), text, mine.kind());
    };
    MergedVersions versions{
        analysisOf(*m_session.knownFile()), m_session.document().analysis(), analysisOf(theirs), {}};
    versions.merged = compare::merged(*versions.base, mine, *versions.theirs);
    std::string text;
    if (versions.merged.conflictCount() == 0) {
        text = compare::textOf(versions.merged);
    } else {
        ConflictDialog dialog(std::move(versions), m_themes.theme(), &m_window);
        dialog.setMapLook(m_looks.look());
        if (dialog.exec() != QDialog::Accepted)
            return;
        text = dialog.text();
        // Meanwhile the file may have changed again, or may be gone.
        const Result<FileFate> now = m_session.lookAtFile();
        if (!now || *now != FileFate::Changed || m_session.foundFile()->bytes() != theirs.bytes())
            return lookAtFile();
    }
    const TextEdit edit = TextEdit::difference(m_session.text().bytes(), text);
    if (!m_session.hasRoomFor(edit))
        return;
    m_session.apply(edit, stepName("Merge with the file"));
    m_session.endStep();
    m_session.keepTextOverFoundFile();
    m_fileBar.hide();
    Q_EMIT said(
        tr("Both versions of “%1” are merged. Save to write the result.").arg(m_session.displayName()));
}

void DocumentFile::saveMine() {
    const Result<FileFate> fate = m_session.lookAtFile();
    if (fate && *fate == FileFate::Changed)
        m_session.keepTextOverFoundFile();
    save();
}

} // namespace levwright
