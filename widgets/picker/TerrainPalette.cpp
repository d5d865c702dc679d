// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picker/TerrainPalette.h"

#include <QSignalBlocker>

namespace levwright {
namespace {

constexpr int characterRole = Qt::UserRole + 1;
constexpr QSize swatchSize(20, 28);

// What level makers reach for first; the game's other terrains follow in its own order.
constexpr std::string_view usualOrder = ".-|+S #H{}PWLTFK\\IACB";

QString spokenName(const Terrain& terrain) {
    const QString name = QString::fromUtf8(terrain.name);
    return name.left(1).toUpper() + name.mid(1);
}

QString keyName(char terrain) {
    return terrain == ' ' ? TerrainPalette::tr("blank") : QString(QChar::fromLatin1(terrain));
}

} // namespace

TerrainPalette::TerrainPalette(const Game& game, const Theme& theme, QWidget* parent)
    : QListView(parent), m_theme(theme) {
    setObjectName(QStringLiteral("terrainPalette"));
    setAccessibleName(tr("Terrain"));
    setEditTriggers(NoEditTriggers);
    setUniformItemSizes(true);
    setIconSize(swatchSize);
    setFrameShape(NoFrame);
    setModel(&m_model);
    setGame(game);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { Q_EMIT terrainChosen(chosen()); });
}

void TerrainPalette::setGame(const Game& game) {
    const char before = chosen();
    const QSignalBlocker quiet(this); // nobody has chosen anything
    m_model.clear();
    for (const char character : usualOrder) {
        const Terrain* terrain = game.catalog().terrainByCharacter(character);
        if (terrain == nullptr)
            continue;
        auto* item =
            new QStandardItem(QStringLiteral("%1   %2").arg(keyName(character), spokenName(*terrain)));
        item->setData(QChar::fromLatin1(character), characterRole);
        item->setToolTip(tr("%1 (key: %2)").arg(spokenName(*terrain), keyName(character)));
        m_model.appendRow(item);
    }
    drawSwatches();
    choose('.');
    choose(before);
}

void TerrainPalette::setTheme(const Theme& theme) {
    m_theme = theme;
    drawSwatches();
}

void TerrainPalette::setLook(Look look) {
    m_look = look;
    drawSwatches();
}

void TerrainPalette::drawSwatches() {
    for (int row = 0; row < m_model.rowCount(); ++row) {
        QStandardItem* item = m_model.item(row);
        item->setIcon(TerrainPainter::swatch(m_theme, m_look, item->data(characterRole).toChar().toLatin1(),
                                             swatchSize, devicePixelRatioF()));
    }
}

void TerrainPalette::choose(char terrain) {
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_model.item(row)->data(characterRole).toChar() == QChar::fromLatin1(terrain))
            setCurrentIndex(m_model.index(row, 0));
    }
}

char TerrainPalette::chosen() const {
    return currentIndex().data(characterRole).toChar().toLatin1();
}

} // namespace levwright
