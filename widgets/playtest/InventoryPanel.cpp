// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/InventoryPanel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr int letters = 26;

QListWidget* makeList(QWidget* parent, const QString& name, const QString& title) {
    auto* list = new QListWidget(parent);
    list->setObjectName(name);
    list->setAccessibleName(title);
    list->setFocusPolicy(Qt::NoFocus);
    list->setUniformItemSizes(true);
    list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // what is left
    list->setMinimumHeight(3 * list->fontMetrics().lineSpacing());
    return list;
}

QPushButton* makeButton(QWidget* parent, const QString& name, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text, parent);
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::NoFocus);
    return button;
}

void fill(QListWidget& list, const QStringList& lines) {
    const int row = list.currentRow();
    QStringList shown;
    for (int i = 0; i < list.count(); ++i)
        shown << list.item(i)->text();
    if (shown == lines)
        return;
    list.clear();
    list.addItems(lines);
    list.setCurrentRow(std::min(row, list.count() - 1));
}

} // namespace

InventoryPanel::InventoryPanel(QWidget* parent) : QWidget(parent) {
    m_here = makeList(this, QStringLiteral("here"), tr("What lies here"));
    m_here->setSelectionMode(QAbstractItemView::NoSelection);
    m_carried = makeList(this, QStringLiteral("inventory"), tr("Inventory"));
    m_pickUp =
        makeButton(this, QStringLiteral("pickUp"), tr("Pick Up"), tr("Pick up the topmost thing  (,)"));
    m_drop = makeButton(this, QStringLiteral("drop"), tr("Drop"), tr("Put down the chosen thing  (d)"));
    m_use = makeButton(this, QStringLiteral("use"), tr("Use"), tr("Use or eat the chosen thing  (a or e)"));
    auto* hereTitle = new QHBoxLayout;
    hereTitle->addWidget(new QLabel(tr("Here"), this), 1);
    hereTitle->addWidget(m_pickUp);
    auto* carriedTitle = new QHBoxLayout;
    carriedTitle->addWidget(new QLabel(tr("You carry"), this), 1);
    carriedTitle->addWidget(m_drop);
    carriedTitle->addWidget(m_use);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(hereTitle);
    layout->addWidget(m_here, 1);
    layout->addLayout(carriedTitle);
    layout->addWidget(m_carried, 2);
    connect(m_pickUp, &QPushButton::clicked, this, &InventoryPanel::pickUpWanted);
    connect(m_drop, &QPushButton::clicked, this, [this] { Q_EMIT dropWanted(slot()); });
    connect(m_use, &QPushButton::clicked, this, [this] { Q_EMIT useWanted(slot()); });
    connect(m_carried, &QListWidget::itemDoubleClicked, this, [this] {
        if (m_count > 0)
            Q_EMIT useWanted(slot());
    });
    connect(m_carried, &QListWidget::currentRowChanged, this, &InventoryPanel::updateButtons);
}

void InventoryPanel::follow(const playtest::Playthrough& game, const QStringList& here) {
    const world::WorldState& state = game.state();
    const world::Thing* player = state.player();
    QStringList carried;
    for (std::size_t slot = 0; player != nullptr && slot < player->inventory.size(); ++slot) {
        const world::Thing* thing = state.things.find(player->inventory[slot]);
        const QString name =
            thing == nullptr ? tr("(gone)") : QString::fromStdString(state.typeOf(*thing).name);
        const QString letter = slot < letters ? QString(QChar(u'a' + char16_t(slot))) : QStringLiteral(" ");
        carried << QStringLiteral("%1  %2").arg(letter, name);
    }
    m_count = int(carried.size());
    fill(*m_carried, carried.isEmpty() ? QStringList{tr("nothing")} : carried);
    m_carried->setEnabled(m_count > 0);
    fill(*m_here, here.isEmpty() ? QStringList{tr("nothing")} : here);
    m_here->setEnabled(!here.isEmpty());
    m_pickUp->setEnabled(!here.isEmpty());
    updateButtons();
}

void InventoryPanel::updateButtons() {
    const bool chosen = m_count > 0 && slot() >= 0 && slot() < m_count;
    m_drop->setEnabled(chosen);
    m_use->setEnabled(chosen);
}

} // namespace levwright
