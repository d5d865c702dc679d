// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picker/TerrainPicker.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace levwright {

TerrainPicker::TerrainPicker(const Game& game, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_palette(new TerrainPalette(game, theme, this)) {
    auto* search = new QLineEdit(this);
    search->setObjectName(QStringLiteral("terrain.search"));
    search->setPlaceholderText(tr("Search terrain"));
    search->setAccessibleName(search->placeholderText());
    search->setClearButtonEnabled(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(search);
    layout->addWidget(m_palette);
    setFocusProxy(m_palette);
    connect(search, &QLineEdit::textChanged, m_palette, &TerrainPalette::showMatching);
    connect(search, &QLineEdit::returnPressed, m_palette, &TerrainPalette::chooseFirstShown);
}

} // namespace levwright
