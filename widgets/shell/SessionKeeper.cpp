// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/SessionKeeper.h"

#include "widgets/shell/FileController.h"
#include "widgets/shell/SettingsController.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>
#include <fcntl.h>
#include <sys/stat.h>

namespace levwright {
namespace {

bool isKept(const LeftDocument& document) {
    return !document.journal.isEmpty();
}

LockedFile lockIn(const std::filesystem::path& folder) {
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    const std::filesystem::path path = folder / "session.lock";
    LockedFile file(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR));
    return file.isOpen() && file.lock() ? std::move(file) : LockedFile();
}

} // namespace

SessionKeeper::SessionKeeper(Workspace& workspace, QSettings& settings, const std::filesystem::path& folder,
                             FilesNamed files)
    : m_workspace(workspace), m_settings(settings), m_lock(lockIn(folder)), m_files(files) {
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &SessionKeeper::note);
    m_left = leftDocuments(settings);
}

bool SessionKeeper::reopens() const {
    return m_lock.isOpen() && reopensSession(m_settings) &&
           (m_files == FilesNamed::No || reopensBesideFiles(m_settings));
}

void SessionKeeper::openFiles() {
    if (!reopens())
        return;
    for (const LeftDocument& document : m_left) {
        if (document.path.isEmpty()) {
            m_reopened.push_back(nullptr);
            continue;
        }
        const Result<Session*> opened = m_workspace.open(document.path);
        m_reopened.push_back(opened ? *opened : nullptr);
        // The list of unsaved work says what became of the others.
        if (!opened && !isKept(document))
            m_missing << QFileInfo(document.path).fileName();
    }
}

void SessionKeeper::restoreInto(MainWindow& window) {
    m_window = &window;
    const QPointer<Session> named(m_files == FilesNamed::Yes ? &m_workspace.active()
                                                             : nullptr); // it may give way
    if (!m_reopened.empty()) { // openFiles() reopened the last session
        restoreKept();
        restoreViews();
        if (named != nullptr)
            m_workspace.activate(*named);
    }
    if (!m_missing.isEmpty())
        m_workspace.active().refuse(tr("Not there any more: %1").arg(m_missing.join(QStringLiteral(", "))));
    if (!m_lock.isOpen())
        return;
    connect(&m_workspace, &Workspace::closed, &m_soon, [this] { m_soon.start(0); });
    connect(qApp, &QCoreApplication::aboutToQuit, this, &SessionKeeper::note);
    follow(window);
}

void SessionKeeper::follow(MainWindow& window) {
    m_window = &window;
    if (!m_lock.isOpen())
        return;
    connect(&window.tabs(), &PageTabs::pageOpened, &m_soon, [this] { m_soon.start(0); });
    connect(&window, &MainWindow::leaving, this, &SessionKeeper::note);
    m_soon.start(0);
}

QStringList SessionKeeper::keptForLater() const {
    QStringList kept;
    if (reopens() || !reopensSession(m_settings))
        return kept;
    for (const LeftDocument& document : m_left) {
        if (isKept(document))
            kept << document.journal;
    }
    return kept;
}

// Work on a file that has changed meanwhile stays for the list of unsaved work, where its user decides.
void SessionKeeper::restoreKept() {
    if (std::ranges::none_of(m_left, isKept))
        return;
    FileController& files = m_window->files();
    const std::vector<LeftWork> found = files.findLeft();
    for (std::size_t i = 0; i < m_left.size(); ++i) {
        const auto work = std::ranges::find(found, m_left[i].journal.toStdString(),
                                            [](const LeftWork& each) { return each.journal.id(); });
        if (!isKept(m_left[i]) || work == found.end())
            continue;
        // The work was done on the file as it is, or on none.
        if (!work->recovered || (work->file != LeftFile::None && work->file != LeftFile::AsItWas))
            continue;
        if (i > 0 && m_reopened[i - 1] != nullptr)
            m_workspace.activate(*m_reopened[i - 1]); // the next tab comes after it
        if (files.restore(*work))
            m_reopened[i] = &m_workspace.active();
    }
}

void SessionKeeper::restoreViews() {
    std::vector<ViewedDocument> documents;
    for (std::size_t i = 0; i < m_left.size(); ++i) {
        Session* session = m_reopened[i];
        if (session == nullptr)
            continue;
        const Offset caret = std::min<Offset>(m_left[i].caret, session->text().size());
        session->select(Selection{caret, caret});
        documents.push_back({session, m_left[i].shown});
    }
    levwright::restoreViews(documents, m_window->tabs(), m_workspace);
}

std::vector<LeftDocument> SessionKeeper::openDocuments() const {
    std::vector<LeftDocument> documents;
    const PageTabs& tabs = m_window->tabs();
    for (EditorPage* page : tabs.pages()) {
        const Session& session = page->session();
        LeftDocument document;
        document.path = session.path();
        document.journal = m_window->files().keptJournal(session);
        document.caret = session.selection().caret;
        document.shown = viewOf(*page, tabs);
        if (!document.path.isEmpty() || !document.journal.isEmpty())
            documents.push_back(std::move(document));
    }
    return documents;
}

void SessionKeeper::note() {
    std::vector<LeftDocument> documents = openDocuments();
    if (m_files == FilesNamed::Yes && m_reopened.empty() && !m_left.empty()) { // it reopened nothing
        std::vector<LeftDocument> both = m_left;
        std::ranges::copy_if(documents, std::back_inserter(both), isKept);
        documents = std::move(both);
    }
    if (documents == m_noted)
        return;
    leaveDocuments(documents, m_settings);
    m_noted = std::move(documents);
}

} // namespace levwright
