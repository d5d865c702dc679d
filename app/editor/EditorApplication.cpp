// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/EditorApplication.h"

#include "core/base/Contract.h"
#include "widgets/session/FilePath.h"

#include <QDir>
#include <QMessageBox>
#include <QStyleFactory>

namespace levwright {

EditorApplication::EditorApplication(int& argc, char** argv) : QApplication(argc, argv) {
    setApplicationName(QStringLiteral("levwright"));
    setApplicationDisplayName(QStringLiteral("Levwright"));
    setApplicationVersion(QStringLiteral(LEVWRIGHT_VERSION));
    setOrganizationName(QStringLiteral("levwright"));
    setDesktopFileName(QStringLiteral("io.github.levwright.Levwright"));
    setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
}

bool EditorApplication::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (const ContractViolation& violation) {
        rescue(violation.what());
    }
    return false;
}

void EditorApplication::rescue(const char* reason) {
    qCritical("%s", reason);
    QString saved = tr("Nothing was open.");
    if (m_session) {
        const QString original = m_session->path().isEmpty()
                                     ? QDir::home().filePath(QStringLiteral("untitled.des"))
                                     : m_session->path();
        const QString path = original + QStringLiteral(".rescued");
        const Result<void> written = DiskFileStore().replace(toPath(path), m_session->text().bytes());
        saved =
            written ? tr("Your text is in “%1”.").arg(path) : QString::fromStdString(written.error().message);
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
