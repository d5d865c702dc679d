// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/FileEdits.h"

#include "widgets/session/FilePath.h"

#include <algorithm>
#include <utility>

namespace levwright {
QString FileEdits::hasChanged(const QString& name) {
    return tr("%1 has changed since the search, so it was left alone.").arg(name);
}

Session* FileEdits::openDocumentOf(const FileFinding& file) const {
    if (file.session)
        return file.session;
    return file.path.isEmpty() ? nullptr : m_workspace.sessionOf(file.path);
}

int FileEdits::closedCount(const std::vector<FileEdit>& edits) const {
    return int(std::ranges::count_if(
        edits, [this](const FileEdit& edit) { return openDocumentOf(edit.file) == nullptr; }));
}

QString FileEdits::objectionTo(const FileFinding& file, const Session& session) {
    if (session.text().bytes() != file.text.bytes())
        return hasChanged(file.name);
    return session.objection().isEmpty() ? QString() : tr("%1: %2").arg(file.name, session.objection());
}

QString FileEdits::objectionTo(const FileFinding& file) const {
    if (const Session* session = openDocumentOf(file))
        return objectionTo(file, *session);
    if (file.path.isEmpty())
        return tr("%1 is not open any more.").arg(file.name);
    return holds(file.path, file.text.bytes()) ? QString() : hasChanged(file.name);
}

// Returns why it is not done; empty if it is.
QString FileEdits::change(const FileEdit& edit, const StepName& label) {
    const FileFinding& file = edit.file;
    Session* session = openDocumentOf(file);
    if (session == nullptr && !file.path.isEmpty()) // otherwise it was closed
        session = m_workspace.open(file.path).value_or(nullptr);
    if (session == nullptr)
        return tr("%1 is not open any more, or cannot be opened.").arg(file.name);
    if (QString objection = objectionTo(file, *session); !objection.isEmpty())
        return objection;
    return session->apply(EditOutcome(edit.edit), label) ? QString()
                                                         : tr("%1 was not changed.").arg(file.name);
}

bool FileEdits::holds(const QString& path, std::string_view bytes) const {
    const Result<std::string> now = readText(m_workspace.files(), toPath(path));
    return now && *now == bytes;
}

QString FileEdits::write(const FileEdit& edit) {
    const std::string before(edit.file.text.bytes());
    std::string after = edit.edit.apply(before);
    if (!holds(edit.file.path, before))
        return hasChanged(edit.file.name);
    if (const Result<void> done = m_workspace.files().replace(toPath(edit.file.path), after); !done)
        return QString::fromStdString(done.error().message);
    m_written.push_back({edit.file.name, edit.file.path, before, std::move(after)});
    return {};
}

FileEdits::Report FileEdits::carryOut(const std::vector<FileEdit>& edits, const StepName& label,
                                      ClosedFiles closed) {
    const QPointer<Session> active = &m_workspace.active();
    // Those written earlier can be taken back until others are written.
    std::vector<Written> earlier = std::exchange(m_written, {});
    Report report;
    for (const FileEdit& edit : edits) {
        const bool isOpen = openDocumentOf(edit.file) != nullptr;
        const bool writes = closed == ClosedFiles::Write && !isOpen && !edit.file.path.isEmpty();
        const QString trouble = writes ? write(edit) : change(edit, label);
        if (!trouble.isEmpty())
            report.troubles << trouble;
        else
            ++(writes ? report.written : report.opened);
    }
    if (m_written.empty())
        m_written = std::move(earlier);
    if (active)
        m_workspace.activate(*active);
    return report;
}

QString FileEdits::writeBack(const Written& file) {
    if (m_workspace.sessionOf(file.path) != nullptr)
        return tr("%1 is open now, so it was left alone.").arg(file.name);
    if (!holds(file.path, file.after))
        return tr("%1 has changed since it was written, so it was left alone.").arg(file.name);
    const Result<void> done = m_workspace.files().replace(toPath(file.path), file.before);
    return done ? QString() : QString::fromStdString(done.error().message);
}

FileEdits::Report FileEdits::takeBack() {
    Report report;
    std::vector<Written> kept;
    for (Written& file : std::exchange(m_written, {})) {
        const QString trouble = writeBack(file);
        if (trouble.isEmpty()) {
            ++report.written;
            continue;
        }
        report.troubles << trouble;
        kept.push_back(std::move(file));
    }
    m_written = std::move(kept);
    return report;
}

} // namespace levwright
