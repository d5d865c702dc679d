// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/EditorApplication.h"

#include "widgets/session/FilePath.h"
#include "widgets/session/Rescue.h"
#include "widgets/theme/EditorStyle.h"

#include <QAbstractEventDispatcher>
#include <QMessageBox>
#include <QSessionManager>
#include <QStandardPaths>

#include <csignal>
#include <exception>

namespace levwright {
namespace {

// The base that shells add to the number of a signal for the status of the process it ended.
constexpr int statusOfSignal = 128;

} // namespace

EditorApplication::EditorApplication(int& argc, char** argv) : QApplication(argc, argv) {
    setApplicationName(QStringLiteral("levwright"));
    setApplicationDisplayName(QStringLiteral("Levwright"));
    setOrganizationName(QStringLiteral("levwright"));
    setDesktopFileName(QStringLiteral("io.github.levwright.Levwright"));
    setStyle(new EditorStyle);
    // Exceeding the file size limit, or a closed terminal, is an error to report, not the end.
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
    connect(&m_signals, &TerminationSignals::received, this, &EditorApplication::endBy);
}

QString EditorApplication::dataFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

void EditorApplication::markWork(Workspace& workspace) {
    const std::filesystem::path folder = toPath(dataFolder() + QStringLiteral("/marks"));
    QStringList left;
    for (const std::string& path : WorkMark::takeLeft(folder))
        left << fromPath(path);
    workspace.distrust(left);
    m_mark.emplace(folder);
    const auto setDocument = [this](const QString& path) { m_mark->setDocument(toPath(path).string()); };
    connect(&workspace, &Workspace::opening, this, setDocument);
    connect(&workspace, &Workspace::activated, this,
            [setDocument](const Session& session) { setDocument(session.path()); });
    const auto* events = QAbstractEventDispatcher::instance();
    connect(events, &QAbstractEventDispatcher::aboutToBlock, this, [this] { m_mark->end(); });
    connect(events, &QAbstractEventDispatcher::awake, this, [this] { m_mark->begin(); });
    m_mark->begin();
}

void EditorApplication::watch(Workspace& workspace, FileController& files) {
    m_workspace = &workspace;
    m_files = &files;
    connect(this, &QGuiApplication::commitDataRequest, &files, [&files](QSessionManager& manager) {
        const bool mayAsk = manager.allowsInteraction();
        if (!files.mayEndSession(mayAsk))
            manager.cancel();
        if (mayAsk)
            manager.release();
    });
}

// Asks nothing, because the sender of the signal does not wait. The next start restores unsaved work.
void EditorApplication::endBy(int signalNumber) {
    if (m_files)
        m_files->flushJournals();
    exit(statusOfSignal + signalNumber);
}

bool EditorApplication::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::exception& fault) {
        rescue(fault.what());
    }
    return false;
}

void EditorApplication::rescue(const char* reason) {
    qCritical("%s", reason);
    // The window behind the message continues to paint, and may fail in the same way each time.
    if (m_rescuing)
        return;
    m_rescuing = true;
    if (m_files)
        m_files->flushJournals();
    const QString saved = m_workspace ? rescueTexts() : QString();
    QMessageBox::critical(nullptr, tr("Levwright must close"),
                          tr("Levwright has encountered an internal error and must close.\n%1\n\n%2")
                              .arg(saved, QString::fromUtf8(reason)));
    if (m_mark)
        m_mark->leave();
    exit(1);
}

QString EditorApplication::rescueTexts() {
    DiskFileStore files;
    QStringList said;
    for (std::size_t i = 0; i < m_workspace->count(); ++i) {
        const Session& session = m_workspace->session(i);
        if (!session.isModified())
            continue;
        const Result<QString> rescued = rescueText(session, files, dataFolder() + QStringLiteral("/rescued"));
        said << (rescued ? tr("Your text is in “%1”.").arg(*rescued)
                         : QString::fromStdString(rescued.error().message));
        qCritical("revision %llu, %zu bytes; %s",
                  static_cast<unsigned long long>(session.document().revision()), session.text().size(),
                  qUtf8Printable(said.back()));
    }
    return said.isEmpty() ? tr("Everything was saved.") : said.join(QLatin1Char('\n'));
}

} // namespace levwright
