// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/editor/TerminationSignals.h"
#include "widgets/shell/FileController.h"

#include <QApplication>
#include <QPointer>

namespace levwright {

// The application, and how it ends when it is not the user who closes its window: by a signal, with the
// desktop session, or by a broken contract of our own. Each time nothing is lost that was typed or drawn.
class EditorApplication : public QApplication {
    Q_OBJECT

public:
    EditorApplication(int& argc, char** argv);

    // Where the user's data lies that is not in files of his own.
    static QString dataFolder();
    // What is to be kept safe. All outlive the event loop.
    void watch(Workspace& workspace, FileController& files);

    bool notify(QObject* receiver, QEvent* event) override;

private:
    void rescue(const char* reason);
    // Of all documents with changes; says where they are.
    QString rescueTexts();
    void endBy(int signalNumber);

    TerminationSignals m_signals;
    QPointer<Workspace> m_workspace;
    QPointer<FileController> m_files;
    bool m_rescuing = false;
};

} // namespace levwright
