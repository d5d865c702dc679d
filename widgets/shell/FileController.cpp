// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/FileController.h"

#include "core/catalog/GameList.h"
#include "core/languages/convert/Conversion.h"
#include "core/levcomp/ArchivedLevels.h"
#include "core/model/LevelLanguage.h"
#include "widgets/dialogs/Progress.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/session/FilePath.h"
#include "widgets/shell/ArchiveDialog.h"
#include "widgets/shell/PythonDialog.h"
#include "widgets/shell/RecoveryDialog.h"
#include "widgets/templates/NewDialog.h"

#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <ranges>
#include <utility>

namespace levwright {
namespace {

constexpr int mostRecentFiles = 10;

// "3.6" for nethack-3.6
QString versionIn(const QString& gameId) {
    const QString last = gameId.mid(gameId.lastIndexOf(u'-') + 1);
    return !last.isEmpty() && last.front().isDigit() ? last : gameId;
}

// The name of the source with the ending of the game's files: medusa.lua for medusa.des. With the same
// ending, it would be the source itself, so the game's version comes in between: medusa-3.6.des. Of several
// levels in one source, each has the name that the game asks for.
QString convertedName(const QString& source, const Conversion& converted, const ConvertedText& text,
                      const Game& to) {
    const QString ending = to.language().runsScripts() ? QStringLiteral(".lua") : QStringLiteral(".des");
    QString name = converted.texts.size() == 1 ? QFileInfo(source).completeBaseName() + ending
                                               : QString::fromStdString(text.fileName);
    if (name != source)
        return name;
    return QFileInfo(name).completeBaseName() + u'-' + versionIn(QString::fromUtf8(to.catalog().gameId())) +
           ending;
}

} // namespace

FileController::FileController(Workspace& workspace, PageTabs& tabs, QSettings& settings,
                               const Themes& themes, const MapLooks& looks, QWidget* window)
    : QObject(window), m_workspace(workspace), m_tabs(tabs), m_settings(settings), m_themes(themes),
      m_looks(looks), m_window(window) {
    connect(&tabs, &PageTabs::pageOpened, this, &FileController::addPage);
    connect(&tabs, &PageTabs::closeWanted, this, &FileController::close);
    connect(&workspace, &Workspace::closing, this, [this](Session& session) { m_files.erase(&session); });
    workspace.waitWith([this, window](const QString& what, const std::function<void()>& work) {
        const bool isWanted = waitFor(what, window, [&](const std::stop_token& /*abandoned*/) { work(); });
        m_isGivenUp = !isWanted;
        return isWanted;
    });
    window->installEventFilter(this);
}

FileController::~FileController() {
    m_workspace.waitWith({});
}

void FileController::addPage(EditorPage& page) {
    auto file = std::make_unique<DocumentFile>(
        page.session(), m_workspace.files(),
        FileMessages{page.messages(), page.fileMessages(), m_themes, m_looks}, *m_window);
    connect(file.get(), &DocumentFile::writing, this, [this, &page] { Q_EMIT writing(page.session()); });
    connect(file.get(), &DocumentFile::written, this, [this, &page] { Q_EMIT written(page.session()); });
    connect(file.get(), &DocumentFile::said, this, &FileController::said);
    connect(file.get(), &DocumentFile::savedAs, this, &FileController::remember);
    connect(file.get(), &DocumentFile::asking, this, [this, &page] { m_workspace.activate(page.session()); });
    connect(file.get(), &DocumentFile::compareWanted, this, [this, &page](const std::string& bytes) {
        Q_EMIT compareWanted(page.session(), tr("%1 on the disk").arg(page.session().displayName()), bytes);
    });
    if (!m_journals.isEmpty())
        file->keepJournal(m_journals);
    m_files[&page.session()] = std::move(file);
    if (m_workspace.isUnread(page.session()))
        offerReading(page);
}

void FileController::offerReading(EditorPage& page) {
    const auto read = [this, page = QPointer(&page)] {
        if (page && !m_workspace.read(page->session()))
            page->messages().showError(tr("Save or undo the changes first, then open the file again."));
    };
    // Not at once, because the page with the message may be replaced.
    const auto readSoon = [this, read] { QMetaObject::invokeMethod(this, read, Qt::QueuedConnection); };
    page.messages().showError(
        tr("Levwright crashed while it was working on this document, so only the text is shown."),
        {{tr("Show Map and Lists"), readSoon}});
}

void FileController::keepJournals(const QString& folder) {
    m_journals = folder;
    for (const auto& [session, file] : m_files)
        file->keepJournal(folder);
}

KeptJournals FileController::handOverJournals() {
    KeptJournals journals{std::exchange(m_journals, {}), {}};
    for (const auto& [session, file] : m_files) {
        if (auto keeper = file->handOverJournal())
            journals.keepers[session] = std::move(keeper);
    }
    return journals;
}

void FileController::takeOver(KeptJournals journals) {
    m_journals = journals.folder;
    for (auto& [session, keeper] : journals.keepers)
        m_files.at(session)->keepJournal(std::move(keeper));
    for (const auto& [session, file] : m_files)
        tellObjection(*session);
}

bool FileController::flushJournals() {
    bool all = true;
    for (const auto& [session, file] : m_files)
        all = file->flushJournal() && all;
    return all;
}

void FileController::setRecentMenu(QMenu& menu) {
    m_recent = &menu;
    fillRecentMenu();
}

bool FileController::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_window && event->type() == QEvent::WindowActivate)
        lookAtFiles();
    return QObject::eventFilter(watched, event);
}

void FileController::lookAtFiles() {
    for (const auto& [session, file] : m_files)
        file->lookAtFile();
}

bool FileController::open(const QString& path) {
    m_isGivenUp = false;
    const Result<Session*> opened = m_workspace.open(path);
    if (opened && !m_workspace.isUnread(**opened))
        m_tabs.active().messages().hide();
    return tell(path, opened);
}

void FileController::tellObjection(const Session& session) {
    if (session.objection().isEmpty())
        return;
    const auto copy = [this, bytes = std::string(session.text().bytes())] {
        m_workspace.startFrom(bytes, tr("copy.des"));
    };
    m_tabs.pageOf(session).messages().showError(session.objection(), {{tr("Edit a Copy"), copy}});
}

bool FileController::tell(const QString& path, const Result<Session*>& opened) {
    const bool isOther = !opened && !m_isGivenUp; // it may be a file of another kind
    if (const auto form = python::pythonFormOf(path.toStdString()); form && isOther)
        return showPython(path, *form);
    if (isOther && isLibrary(m_workspace.files(), path))
        return showLibrary(path);
    if (!opened) {
        m_tabs.active().messages().showError(QString::fromStdString(opened.error().message));
        return false;
    }
    for (const QString& note : (*opened)->notes())
        (*opened)->refuse(note);
    tellObjection(**opened);
    remember(absolutePath(path));
    return true;
}

bool FileController::showPython(const QString& path, python::PythonForm form) {
    MessageBar& messages = m_tabs.active().messages();
    const QString absolute = absolutePath(path);
    const Result<python::PythonFile> file =
        m_workspace.files().read(toPath(absolute), maximumDocumentSize).and_then([&](std::string bytes) {
            return python::PythonFile::read(std::move(bytes), form);
        });
    if (!file || file->levels().empty()) {
        messages.showError(file ? tr("There is no level in “%1”.").arg(QFileInfo(path).fileName())
                                : QString::fromStdString(file.error().message));
        return false;
    }
    messages.hide();
    remember(absolute);
    auto* dialog = new PythonDialog(*file, absolute, m_window);
    // Not deleted on closing, because what was chosen is opened after that, while events are processed.
    connect(dialog, &QDialog::finished, dialog, &QObject::deleteLater);
    connect(dialog, &QDialog::accepted, this, [this, dialog, absolute] {
        const auto numbers = dialog->chosen();
        Progress progress(tr("Opening levels…"), int(numbers.size()), m_window);
        for (auto at = numbers.begin(); at != numbers.end() && progress.mayGoOn(); ++at)
            openInside(absolute, *at);
    });
    // Files named on the command line are opened before the window is shown.
    QTimer::singleShot(0, dialog, &QDialog::open);
    return true;
}

void FileController::openInside(const QString& path, std::size_t number) {
    const Result<Session*> opened = m_workspace.open(path + u':' + QString::number(number));
    if (opened)
        tellObjection(**opened);
    else
        m_tabs.active().messages().showError(QString::fromStdString(opened.error().message));
}

bool FileController::startFromClipboard() {
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    std::string level = text;
    if (const auto program = python::PythonFile::read(text, python::PythonForm::Program);
        program && !program->levels().empty() && program->levels().front().objection.empty())
        level = program->levels().front().text;
    if (!python::holdsLevel(level)) {
        m_tabs.active().messages().showError(tr("There is no level in the clipboard."));
        return false;
    }
    m_workspace.startFrom(std::move(level), tr("clipboard.des"));
    return true;
}

bool FileController::showLibrary(const QString& path) {
    MessageBar& messages = m_tabs.active().messages();
    Result<Archive> archive = readLibrary(m_workspace.files(), path);
    if (!archive) {
        messages.showError(QString::fromStdString(archive.error().message));
        return false;
    }
    const std::vector<ArchivedLevel> levels = levelsOf(*archive);
    const bool canOpen =
        std::ranges::any_of(levels, [](const ArchivedLevel& level) { return !level.gameId.empty(); });
    if (!canOpen) {
        messages.showError(
            (levels.empty()
                 ? tr("There is no level in the library “%1”.")
                 : tr("The levels in the library “%1” belong to a game that Levwright does not know."))
                .arg(QFileInfo(path).fileName()));
        return false;
    }
    messages.hide();
    remember(absolutePath(path));
    auto* dialog = new ArchiveDialog(*std::move(archive), levels, path, m_window);
    // Not deleted on closing, because what was chosen is opened after that, while events are processed.
    connect(dialog, &QDialog::finished, dialog, &QObject::deleteLater);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { openEntries(dialog->chosen()); });
    // Files named on the command line are opened before the window is shown.
    QTimer::singleShot(0, dialog, &QDialog::open);
    return true;
}

void FileController::openEntries(const std::vector<const ArchiveEntry*>& entries) {
    QStringList errors;
    Progress progress(tr("Opening levels…"), int(entries.size()), m_window);
    for (const ArchiveEntry* entry : entries) {
        if (!progress.mayGoOn())
            break;
        Result<DocumentText> text = decompiledDocument(entry->content, entry->name);
        if (!text) {
            errors << QString::fromStdString(text.error().message);
            continue;
        }
        Session& session = m_workspace.startNew(*std::move(text));
        for (const QString& note : session.notes())
            session.refuse(note);
    }
    if (errors.isEmpty())
        return;
    m_tabs.active().messages().showError(
        errors.size() == 1
            ? errors.front()
            : tr("%1 (and %2 more that cannot be opened)").arg(errors.front()).arg(errors.size() - 1));
}

void FileController::openWithDialog() {
    const QString current = m_workspace.active().path();
    const QStringList paths = QFileDialog::getOpenFileNames(
        m_window, tr("Open Level"), current.isEmpty() ? QString() : QFileInfo(current).path(),
        tr("Levels and dungeons (*.des *.lua *.lev *.def *.pdf dungeon nhdat nhushare);;Levels "
           "(*.des);;Level "
           "scripts (*.lua);;Compiled levels (*.lev);;Dungeons (*.def *.pdf);;Data libraries of games "
           "(nhdat nhushare);;Python programs and notebooks (*.py *.ipynb);;All files (*)"));
    Progress progress(tr("Opening files…"), int(paths.size()), m_window);
    for (auto at = paths.begin(); at != paths.end() && progress.mayGoOn(); ++at)
        open(*at);
}

void FileController::startWithDialog(const Theme& theme) {
    auto* dialog = new NewDialog(m_workspace.games(), m_workspace.game(), theme, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_workspace.startNew(dialog->chosen()); });
    dialog->open();
}

bool FileController::convert(std::string_view gameId) {
    const Session& from = m_workspace.active();
    const Result<GamePtr> to = m_workspace.games().get(gameId);
    Result<Conversion> converted = failure({});
    const bool isWanted = waitFor(tr("Converting %1…").arg(from.displayName()), m_window,
                                  [&, game = from.analysis().gamePtr(), text = from.text(),
                                   path = from.path().toStdString()](const std::stop_token& /*abandoned*/) {
                                      converted = to.and_then([&](const GamePtr& wanted) {
                                          return convertDescription(*game, *wanted, text.bytes(), path);
                                      });
                                  });
    if (!isWanted)
        return false;
    if (!converted) {
        m_tabs.active().messages().showError(QString::fromStdString(converted.error().message));
        return false;
    }
    const QString source = from.displayName();
    const QString folder = from.folder();
    QStringList notes;
    const QString wanted = QString::fromStdString(converted->texts.front().fileName);
    if (!wanted.isEmpty() && convertedName(source, *converted, converted->texts.front(), **to) != wanted)
        notes << tr("The game finds this level only in a file named %1.").arg(wanted);
    for (const ConversionNote& note : converted->notes)
        notes << tr("Line %1: %2")
                     .arg(from.text().position(note.range.begin).line + 1)
                     .arg(QString::fromStdString(note.message));
    // In reverse, so that the first one ends up in front.
    Progress progress(tr("Opening levels…"), int(converted->texts.size()), m_window);
    for (ConvertedText& text : converted->texts | std::views::reverse) {
        if (!progress.mayGoOn())
            break;
        m_workspace.startNew(DocumentText{.game = *to,
                                          .bytes = std::move(text.text),
                                          .name = convertedName(source, *converted, text, **to),
                                          .folder = folder,
                                          .unsaved = Unsaved::Yes,
                                          .notes = notes});
    }
    // If there are many, the command line can list them all.
    if (!notes.isEmpty())
        m_workspace.active().refuse(notes.size() == 1
                                        ? notes.front()
                                        : tr("%1 (and %2 more; levwright-cli convert lists all)")
                                              .arg(notes.front())
                                              .arg(notes.size() - 1));
    return true;
}

bool FileController::save() {
    return active().save();
}

bool FileController::saveAs() {
    return active().saveAs();
}

void FileController::saveAll() {
    Session* front = &m_workspace.active();
    int saved = 0;
    allOf([&](DocumentFile& file) {
        if (!file.session().isModified())
            return true;
        if (file.session().path().isEmpty()) // a dialog follows
            m_workspace.activate(file.session());
        if (file.save())
            ++saved;
        else
            front = &file.session();
        return true;
    });
    m_workspace.activate(*front);
    if (saved > 1)
        Q_EMIT said(tr("Saved %1 documents").arg(saved));
}

void FileController::saveByItself() {
    allOf([](DocumentFile& file) {
        file.saveByItself();
        return true;
    });
}

bool FileController::hasUnsaved() const {
    return std::ranges::any_of(m_files, [](const auto& each) { return each.first->isModified(); });
}

void FileController::revert() {
    active().revert();
}

bool FileController::close(Session& session) {
    DocumentFile& file = *m_files.at(&session);
    if (!file.mayClose())
        return false;
    file.discard();
    m_workspace.close(session);
    return true;
}

bool FileController::allOf(const std::function<bool(DocumentFile&)>& holds) const {
    for (std::size_t i = 0; i < m_workspace.count(); ++i) {
        if (!holds(*m_files.at(&m_workspace.session(i))))
            return false;
    }
    return true;
}

bool FileController::allAgree(const std::function<bool(DocumentFile&)>& agrees) const {
    const bool all = allOf(agrees);
    if (!all)
        allOf([](DocumentFile& file) {
            file.stay();
            return true;
        });
    return all;
}

bool FileController::mayUseFiles(const QStringList& paths) {
    return std::ranges::all_of(paths, [this](const QString& path) {
        const Session* open = m_workspace.sessionOf(path);
        return open == nullptr || m_files.at(open)->mayDiscard();
    });
}

// Journals are discarded only after all agree, because one document may keep the window open.
bool FileController::mayCloseAll() {
    bool keeps = false;
    const auto mayQuit = [&keeps](DocumentFile& file) {
        const Parting parting = keeps ? Parting::Keep : file.mayQuit();
        keeps = parting == Parting::Keep;
        return keeps ? file.keepForNextTime() : parting == Parting::Go;
    };
    if (!allAgree(mayQuit))
        return false;
    for (const auto& [session, file] : m_files)
        file->discard();
    return true;
}

// The window closes only later, if all other programs agree.
bool FileController::mayEndSession(bool mayAsk) {
    return allAgree([mayAsk](DocumentFile& file) { return file.mayEndSession(mayAsk); });
}

bool FileController::offerRecovery(const QStringList& butNot) {
    std::vector<LeftWork> found = findLeft();
    std::erase_if(found, [&](const LeftWork& work) {
        return butNot.contains(QString::fromStdString(work.journal.id()));
    });
    if (found.empty())
        return false;
    auto* dialog = new RecoveryDialog(
        std::move(found), m_workspace.files(), [this](const RecoveredText& text) { return restore(text); },
        m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return true;
}

std::vector<LeftWork> FileController::findLeft() const {
    return m_journals.isEmpty() ? std::vector<LeftWork>() : findLeftWork(m_journals, m_workspace.files());
}

bool FileController::restore(const LeftWork& work) {
    if (!restore(*work.recovered))
        return false;
    work.journal.remove();
    return true;
}

// The old journal is removed only after the new one is on the disk.
bool FileController::restore(const RecoveredText& recovered) {
    return m_workspace.restore(recovered).text().bytes() == recovered.text && active().flushJournal();
}

void FileController::remember(const QString& path) {
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_settings.setValue(QStringLiteral("recentFiles"),
                        QStringList(files.first(std::min<qsizetype>(files.size(), mostRecentFiles))));
    fillRecentMenu();
}

QStringList FileController::recentFiles() const {
    return m_settings.value(QStringLiteral("recentFiles")).toStringList();
}

void FileController::fillRecentMenu() {
    if (!m_recent)
        return;
    m_recent->clear();
    const QStringList files = recentFiles();
    for (const QString& path : files) {
        m_recent->addAction(QFileInfo(path).fileName() + QStringLiteral("  —  ") + QFileInfo(path).path(),
                            this, [this, path] { open(path); });
    }
    m_recent->setEnabled(!files.isEmpty());
}

} // namespace levwright
