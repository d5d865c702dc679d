// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/editor/TerminationSignals.h"
#include "widgets/session/WorkMark.h"
#include "widgets/shell/FileController.h"

#include <QApplication>
#include <QPointer>

#include <optional>

namespace levwright {

// The application, and how it ends when it is not the user who closes its window: by a signal, with the
// desktop session, or by a broken contract of our own. Each time nothing is lost that was typed or drawn.
class EditorApplication : public QApplication {
    Q_OBJECT

public:
    EditorApplication(int& argc, char** argv);

    // Where the user's data lies that is not in files of his own.
    static QString dataFolder();
    // From now on, the document that the program works on is marked, and those that an earlier process did
    // not come back from are opened as text alone. Before the first file is opened.
    void markWork(Workspace& workspace);
    // What is to be kept safe. All outlive the event loop.
    void watch(Workspace& workspace, FileController& files);

    bool notify(QObject* receiver, QEvent* event) override;

private:
    void rescue(const char* reason);
    // Of all documents with changes; says where they are.
    QString rescueTexts();
    void endBy(int signalNumber);

    TerminationSignals m_signals;
    std::optional<WorkMark> m_mark;
    QPointer<Workspace> m_workspace;
    QPointer<FileController> m_files;
    bool m_rescuing = false;
};

} // namespace levwright
