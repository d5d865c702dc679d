// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/RenameDialog.h"

#include "widgets/theme/WindowSize.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace levwright {

RenameDialog::RenameDialog(Workspace& workspace, const Names& names, const std::vector<FileFinding>& files,
                           const QStringList& notes, QWidget* parent)
    : QDialog(parent), m_edits(workspace), m_list(new ChangeList), m_message(new QLabel) {
    setObjectName(QStringLiteral("renameInFiles"));
    setWindowTitle(tr("Rename in Files"));
    resize(withinScreen(*this, {900, 460}));
    auto* layout = new QVBoxLayout(this);
    auto* what = new QLabel(tr("“%1” becomes “%2” at these places. Files that are not open will be opened, "
                               "and nothing is saved yet.")
                                .arg(names.old, names.now));
    what->setWordWrap(true);
    what->setTextFormat(Qt::PlainText);
    layout->addWidget(what);
    m_list->setObjectName(QStringLiteral("renameInFiles.list"));
    for (const FileFinding& file : files)
        m_list->add(file, ChangeList::Ticks::Yes);
    layout->addWidget(m_list, 1);
    m_message->setObjectName(QStringLiteral("renameInFiles.message"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setText(notes.join(u'\n'));
    m_message->setVisible(!notes.isEmpty());
    layout->addWidget(m_message);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_rename = buttons->addButton(tr("&Rename"), QDialogButtonBox::ActionRole);
    m_rename->setObjectName(QStringLiteral("renameInFiles.rename"));
    m_rename->setDefault(true);
    layout->addWidget(buttons);
    connect(m_rename, &QPushButton::clicked, this, &RenameDialog::rename);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &ChangeList::ticksChanged, this, [this] { m_rename->setEnabled(m_list->isAnyTicked()); });
    m_rename->setFocus();
}

// All files or none.
void RenameDialog::rename() {
    const std::vector<FileEdit> edits = m_list->ticked();
    for (const FileEdit& edit : edits) {
        const QString objection = m_edits.objectionTo(edit.file);
        if (!objection.isEmpty())
            return tell(tr("Nothing was renamed. %1").arg(objection));
    }
    const FileEdits::Report report = m_edits.carryOut(edits, stepName("Rename"), ClosedFiles::Open);
    if (!report.troubles.isEmpty())
        return tell(report.troubles.join(u' '));
    accept();
}

void RenameDialog::tell(const QString& message) {
    m_message->setText(message);
    m_message->show();
}

} // namespace levwright
