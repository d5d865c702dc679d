// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/PlayKeysDialog.h"

#include "widgets/playtest/PlayKeys.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace levwright {

PlayKeysDialog::PlayKeysDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Playtest Keys"));
    setObjectName(QStringLiteral("playKeysDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* list = new QTreeWidget(this);
    list->setHeaderLabels({tr("What"), tr("Keys")});
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    for (const PlayKeyHelp& help : playKeyHelp())
        new QTreeWidgetItem(list, {help.what, help.keys});
    list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(list);
    layout->addWidget(buttons);
    resize(680, 470);
}

} // namespace levwright
