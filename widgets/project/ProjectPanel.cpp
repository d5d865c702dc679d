// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/ProjectPanel.h"

#include <QDir>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <initializer_list>

namespace levwright {
namespace {

constexpr int pathRole = Qt::UserRole;

// Prefers a definition to the file made from it.
QStringList descriptionsIn(const QString& folder) {
    const QDir directory(folder);
    QStringList paths;
    for (const char* name : {"dungeon.def", "dungeon.pdf"}) {
        if (paths.isEmpty() && directory.exists(QString::fromLatin1(name)))
            paths << directory.absoluteFilePath(QString::fromLatin1(name));
    }
    const QString script = QStringLiteral("dungeon.lua");
    if (directory.exists(script))
        paths << directory.absoluteFilePath(script);
    for (const QString& name :
         directory.entryList({QStringLiteral("*.des"), QStringLiteral("*.lua")}, QDir::Files, QDir::Name)) {
        if (name != script)
            paths << directory.absoluteFilePath(name);
    }
    return paths;
}

} // namespace

ProjectPanel::ProjectPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent), m_workspace(workspace), m_export(new FolderExport(workspace.files(), this)),
      m_name(new QLabel), m_list(new QListWidget), m_exportAll(new QPushButton(tr("Export All"))),
      m_cancel(new QPushButton(tr("Cancel"))), m_progress(new QProgressBar), m_summary(new QLabel),
      m_failures(new QListWidget) {
    setObjectName(QStringLiteral("project"));
    setAccessibleName(tr("Folder"));
    m_list->setObjectName(QStringLiteral("project.files"));
    m_list->setAccessibleName(tr("Levels of the folder"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_exportAll->setObjectName(QStringLiteral("project.exportAll"));
    m_cancel->setObjectName(QStringLiteral("project.cancel"));
    m_summary->setObjectName(QStringLiteral("project.summary"));
    m_summary->setWordWrap(true);
    m_failures->setObjectName(QStringLiteral("project.failures"));
    m_failures->setAccessibleName(tr("Files that were not exported"));
    m_failures->setFrameShape(QFrame::NoFrame);
    m_failures->setWordWrap(true);
    m_name->setText(tr("No folder is open."));
    m_exportAll->setEnabled(false);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_exportAll);
    buttons->addWidget(m_cancel);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->addWidget(m_name);
    layout->addWidget(m_list, 3);
    layout->addLayout(buttons);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_progress, m_summary})
        layout->addWidget(widget);
    layout->addWidget(m_failures, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_cancel, m_progress, m_summary, m_failures})
        widget->hide();
    connect(m_list, &QListWidget::itemActivated, this, &ProjectPanel::openRow);
    connect(m_failures, &QListWidget::itemActivated, this, &ProjectPanel::openRow);
    connect(m_exportAll, &QPushButton::clicked, this, &ProjectPanel::exportWanted);
    connect(m_cancel, &QPushButton::clicked, m_export, &FolderExport::cancel);
    connect(m_export, &FolderExport::progressed, this, &ProjectPanel::showProgress);
    connect(m_export, &FolderExport::finished, this, &ProjectPanel::showSummary);
    // Opening, closing or renaming a document changes the active document or its state.
    connect(&workspace, &Workspace::activated, this, &ProjectPanel::followOpenFiles);
    connect(&workspace, &Workspace::closed, this, &ProjectPanel::followOpenFiles);
    const auto follow = [this](const Session& session) {
        connect(&session, &Session::stateChanged, this, &ProjectPanel::followOpenFiles);
    };
    for (std::size_t i = 0; i < workspace.count(); ++i)
        follow(workspace.session(i));
    connect(&workspace, &Workspace::opened, this, follow);
}

void ProjectPanel::setFolder(const QString& folder) {
    m_folder = folder;
    m_name->setText(QDir(folder).dirName());
    m_name->setToolTip(folder);
    m_list->clear();
    for (const QString& path : descriptionsIn(folder)) {
        auto* item = new QListWidgetItem(QFileInfo(path).fileName(), m_list);
        item->setData(pathRole, path);
    }
    m_exportAll->setEnabled(m_list->count() > 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_summary, m_failures})
        widget->hide();
    markOpenFiles();
}

// Called on every key press, so it reads the disk only if something has changed.
void ProjectPanel::followOpenFiles() {
    QStringList paths;
    for (std::size_t i = 0; i < m_workspace.count(); ++i)
        paths << m_workspace.session(i).path();
    if (paths == m_openFiles)
        return;
    m_openFiles = paths;
    markOpenFiles();
}

void ProjectPanel::markOpenFiles() {
    for (int row = 0; row < m_list->count(); ++row) {
        QFont font = m_list->font();
        font.setBold(m_workspace.sessionOf(m_list->item(row)->data(pathRole).toString()) != nullptr);
        m_list->item(row)->setFont(font);
    }
}

void ProjectPanel::openRow(const QListWidgetItem* item) {
    if (const QString path = item->data(pathRole).toString(); !path.isEmpty())
        Q_EMIT fileChosen(path);
}

QStringList ProjectPanel::files() const {
    QStringList paths;
    for (int row = 0; row < m_list->count(); ++row)
        paths << m_list->item(row)->data(pathRole).toString();
    return paths;
}

bool ProjectPanel::exportAll(const Target& target) {
    if (m_list->count() == 0 || !m_exportAll->isEnabled())
        return false;
    const QStringList paths = files();
    m_exportAll->setEnabled(false);
    m_failures->clear();
    m_failures->hide();
    m_summary->hide();
    m_progress->setRange(0, int(paths.size()));
    m_progress->setValue(0);
    m_progress->show();
    m_cancel->show();
    m_export->start(paths, m_workspace.active().analysis().gamePtr(), target);
    return true;
}

void ProjectPanel::showProgress(int done, int total, const QString& path) {
    m_progress->setRange(0, total);
    m_progress->setValue(done);
    m_progress->setFormat(QFileInfo(path).fileName());
}

void ProjectPanel::showSummary(int written, const QStringList& failures, bool cancelled) {
    m_progress->hide();
    m_cancel->hide();
    m_exportAll->setEnabled(true);
    m_summary->setText((cancelled ? tr("Cancelled: %1 written, %2 failed") : tr("%1 written, %2 failed"))
                           .arg(written)
                           .arg(failures.size()));
    m_summary->show();
    for (const QString& failure : failures) {
        auto* item = new QListWidgetItem(failure, m_failures);
        item->setToolTip(failure);
        item->setData(pathRole, QDir(m_folder).absoluteFilePath(failure.section(QLatin1Char(':'), 0, 0)));
    }
    m_failures->setVisible(!failures.isEmpty());
}

} // namespace levwright
