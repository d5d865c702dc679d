// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picker/ReplaceTerrainDialog.h"

#include "widgets/picker/TerrainPalette.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace levwright {

ReplaceTerrainDialog::ReplaceTerrainDialog(const Catalog& catalog, const Theme& theme, const MapLook& look,
                                           QWidget* parent)
    : QDialog(parent), m_from(makeBox(catalog, theme, look)), m_to(makeBox(catalog, theme, look)),
      m_reach(new QButtonGroup(this)) {
    setObjectName(QStringLiteral("replaceTerrain"));
    setWindowTitle(tr("Replace Terrain"));
    m_from->setObjectName(QStringLiteral("replaceTerrain.from"));
    m_to->setObjectName(QStringLiteral("replaceTerrain.to"));
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Replace:"), m_from);
    form->addRow(tr("&By:"), m_to);
    auto* places = new QVBoxLayout;
    using Reach = TerrainReach;
    for (const auto& [reach, text] : {std::pair{Reach::SelectedCells, tr("In the &selected cells")},
                                      {Reach::Part, tr("In this &part")},
                                      {Reach::Level, tr("In the whole &level")}}) {
        auto* button = new QRadioButton(text, this);
        m_reach->addButton(button, int(reach));
        places->addWidget(button);
    }
    form->addRow(places);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Replace"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

QComboBox* ReplaceTerrainDialog::makeBox(const Catalog& catalog, const Theme& theme, const MapLook& look) {
    const QSize swatch = swatchSize(look);
    TerrainPainter painter(theme, look.terrain(catalog), look.look, swatch, devicePixelRatioF());
    auto* box = new QComboBox(this);
    box->setIconSize(swatch);
    for (const Terrain* terrain : offeredTerrains(catalog))
        box->addItem(painter.swatch(terrain->mapCharacter), labelOf(*terrain),
                     QChar::fromLatin1(terrain->mapCharacter));
    return box;
}

void ReplaceTerrainDialog::offer(char from, char to, bool hasSelectedCells) {
    m_from->setCurrentIndex(std::max(m_from->findData(QChar::fromLatin1(from)), 0));
    m_to->setCurrentIndex(std::max(m_to->findData(QChar::fromLatin1(to)), 0));
    m_reach->button(int(TerrainReach::SelectedCells))->setEnabled(hasSelectedCells);
    m_reach->button(int(hasSelectedCells ? TerrainReach::SelectedCells : TerrainReach::Part))
        ->setChecked(true);
}

char ReplaceTerrainDialog::chosen(const QComboBox& box) {
    return box.currentData().toChar().toLatin1();
}

} // namespace levwright
