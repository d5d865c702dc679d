// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/EditorApplication.h"

#include "widgets/session/Rescue.h"

#include <QMessageBox>
#include <QSessionManager>
#include <QStandardPaths>
#include <QStyleFactory>

#include <csignal>
#include <exception>

namespace levwright {
namespace {

// What a shell says of a process that a signal ended.
constexpr int statusOfSignal = 128;

} // namespace

EditorApplication::EditorApplication(int& argc, char** argv) : QApplication(argc, argv) {
    setApplicationName(QStringLiteral("levwright"));
    setApplicationDisplayName(QStringLiteral("Levwright"));
    setApplicationVersion(QStringLiteral(LEVWRIGHT_VERSION));
    setOrganizationName(QStringLiteral("levwright"));
    setDesktopFileName(QStringLiteral("io.github.levwright.Levwright"));
    setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    // A file that may not grow, or a closed terminal, is an error to be told, not the end.
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
    connect(&m_signals, &TerminationSignals::received, this, &EditorApplication::endBy);
}

QString EditorApplication::dataFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

void EditorApplication::watch(Session& session, JournalKeeper& journal, FileController& file) {
    m_session = &session;
    m_journal = &journal;
    connect(this, &QGuiApplication::commitDataRequest, &file, [&file](QSessionManager& manager) {
        const bool mayAsk = manager.allowsInteraction();
        if (!file.mayEndSession(mayAsk))
            manager.cancel();
        if (mayAsk)
            manager.release();
    });
}

// Nobody is asked: who sends the signal does not wait. The next start brings back what is not saved.
void EditorApplication::endBy(int signalNumber) {
    if (m_journal)
        m_journal->flush();
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
    // The window behind the message goes on painting, and may meet the same fault each time.
    if (m_rescuing)
        return;
    m_rescuing = true;
    QString saved = tr("Nothing was open.");
    if (m_session) {
        if (m_journal)
            m_journal->flush();
        DiskFileStore files;
        const Result<QString> rescued =
            rescueText(*m_session, files, dataFolder() + QStringLiteral("/rescued"));
        saved = rescued ? tr("Your text is in “%1”.").arg(*rescued)
                        : QString::fromStdString(rescued.error().message);
        qCritical("revision %llu, %zu bytes; %s",
                  static_cast<unsigned long long>(m_session->document().revision()), m_session->text().size(),
                  qUtf8Printable(saved));
    }
    QMessageBox::critical(nullptr, tr("Levwright has to stop"),
                          tr("Levwright has met a fault of its own and has to stop.\n%1\n\n%2")
                              .arg(saved, QString::fromUtf8(reason)));
    exit(1);
}

} // namespace levwright
