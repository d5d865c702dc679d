// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/editor/TerminationSignals.h"
#include "widgets/session/WorkMark.h"
#include "widgets/shell/FileController.h"

#include <QApplication>
#include <QPointer>

#include <optional>

namespace levwright {

// The application. It also handles an end that is not the closing of the window by the user: a signal, the
// end of the desktop session, or a violated contract of our own. In each case nothing that was typed or drawn
// is lost.
class EditorApplication : public QApplication {
    Q_OBJECT

public:
    EditorApplication(int& argc, char** argv);

    // The folder for the user's data outside of documents.
    static QString dataFolder();
    // From now on, marks the document that the program works on. Documents that a previous process failed on
    // are opened as plain text. To be called before the first file is opened.
    void markWork(Workspace& workspace);
    // Sets what must be kept safe. All arguments must outlive the event loop.
    void watch(Workspace& workspace, FileController& files);

    bool notify(QObject* receiver, QEvent* event) override;

private:
    void rescue(const char* reason);
    // Rescues all documents with unsaved changes, and returns where they are.
    QString rescueTexts();
    void endBy(int signalNumber);

    TerminationSignals m_signals;
    std::optional<WorkMark> m_mark;
    QPointer<Workspace> m_workspace;
    QPointer<FileController> m_files;
    bool m_rescuing = false;
};

} // namespace levwright
