// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/CompareController.h"

#include "widgets/shell/VersionsDialog.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <functional>

namespace levwright {

CompareController::CompareController(Workspace& workspace, const Themes& themes, MapLooks& looks,
                                     QWidget* window)
    : QObject(window), m_workspace(workspace), m_themes(themes), m_looks(looks), m_window(window) {}

void CompareController::show(Session& session, OtherVersion other) {
    auto* dialog = m_looks.follow(new CompareDialog(session, std::move(other), m_themes.theme(), m_window));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void CompareController::compareWithFile() {
    const QString folder = QFileInfo(m_workspace.active().path()).absolutePath();
    QFileDialog dialog(m_window, tr("Compare With"), folder,
                       tr("Levels and dungeons (*.des *.lua *.def *.pdf *.lev);;All files (*)"));
    dialog.setObjectName(QStringLiteral("openDialog"));
    dialog.setFileMode(QFileDialog::ExistingFile);
    if (dialog.exec() == QDialog::Accepted)
        compareWith(dialog.selectedFiles().constFirst());
}

void CompareController::compareWith(const QString& path) {
    Session& session = m_workspace.active();
    const GamePtr& own = session.analysis().gamePtr();
    Result<DocumentText> text = readDocument(m_workspace.files(), own, path);
    if (!text) {
        Q_EMIT said(QString::fromStdString(text.error().message));
        return;
    }
    const GamePtr game = text->path.isEmpty() ? text->game : m_workspace.gameOfFile(*text);
    const bool isSameGame = game->catalog().gameId() == own->catalog().gameId();
    const bool isOfText = isSameGame && !text->path.isEmpty() && text->kind == session.analysis().kind();
    show(session, {QFileInfo(path).fileName(),
                   Analysis::make(isSameGame ? own : game, TextSnapshot(std::move(text->bytes)), text->kind),
                   isOfText});
}

void CompareController::compareWithText(Session& session, const QString& name, const std::string& bytes) {
    const Analysis& own = session.analysis();
    show(session, {name, Analysis::make(own.gamePtr(), TextSnapshot(bytes), own.kind()), true});
}

void CompareController::keepVersions(const QString& folder) {
    m_kept = KeptVersions(folder);
}

void CompareController::keepFile(Session& session) {
    const std::optional<TextSnapshot>& file = session.knownFile();
    if (!file)
        return;
    const QDateTime changed = QFileInfo(session.path()).lastModified(); // none for a level inside a file
    m_kept.keep(session.path(), file->bytes(), changed.isValid() ? changed : QDateTime::currentDateTime());
}

Result<QList<FileVersion>> CompareController::allVersions(const QString& path) const {
    const Result<QList<FileVersion>> ofGit = versionsOf(path);
    QList<FileVersion> versions = ofGit.value_or(QList<FileVersion>());
    for (const KeptVersion& kept : m_kept.versionsOf(path))
        versions.append({kept.id, kept.when, {}, tr("Saved with Levwright"), FileVersion::Keeper::Levwright});
    if (versions.isEmpty())
        return std::unexpected(ofGit.error());
    std::ranges::stable_sort(versions, std::greater(), &FileVersion::when);
    return versions;
}

void CompareController::showVersions() {
    Session& session = m_workspace.active();
    const Result<QList<FileVersion>> versions = allVersions(session.path());
    if (!versions) {
        Q_EMIT said(QString::fromStdString(versions.error().message));
        return;
    }
    const auto content = [this](const QString& path, const FileVersion& version) -> Result<QByteArray> {
        if (version.keeper == FileVersion::Keeper::Git)
            return contentOf(path, version);
        return m_kept.contentOf(path, {version.id, version.when}).transform([](const std::string& bytes) {
            return QByteArray::fromStdString(bytes);
        });
    };
    auto* dialog = new VersionsDialog(session, *versions, content, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &VersionsDialog::said, this, &CompareController::said);
    connect(dialog, &VersionsDialog::compareWanted, this,
            [this, &session](const QString& name, const QByteArray& bytes) {
                compareWithText(session, name, bytes.toStdString());
            });
    connect(dialog, &VersionsDialog::openWanted, this, [this](const QString& name, const QByteArray& bytes) {
        m_workspace.startFrom(bytes.toStdString(), name);
    });
    dialog->show();
}

} // namespace levwright
