// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/PlayKeysDialog.h"

#include "widgets/playtest/PlayKeys.h"
#include "widgets/theme/WindowSize.h"

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
    list->setAccessibleName(tr("Playtest Keys"));
    list->setHeaderLabels({tr("What"), tr("Keys")});
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    for (const PlayKeyHelp& help : playKeyHelp())
        new QTreeWidgetItem(list, {help.what, help.keys});
    list->header()->setStretchLastSection(false);
    list->resizeColumnToContents(0);
    list->resizeColumnToContents(1);
    const int width = list->columnWidth(0) + list->columnWidth(1);
    list->header()->setStretchLastSection(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(list);
    layout->addWidget(buttons);
    constexpr QSize usual(680, 470);
    constexpr int edges = 70; // pixels beside the columns
    resize(withinScreen(*this, usual.expandedTo(QSize(width + edges, 0))));
}

} // namespace levwright
