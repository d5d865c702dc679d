// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/TilesetPicker.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <array>
#include <string_view>

namespace levwright {
namespace {

constexpr int sampleSide = 32;
constexpr int sampleColumns = 8;
constexpr int sampleRows = 4;

// Terrain, then a row each of monsters, objects and traps.
QImage sampleAt(const GameTiles& tiles, int row, int column) {
    constexpr std::array<std::string_view, sampleColumns> terrain{
        "floor", "wall ew", "closed door ew", "fountain", "throne", "water", "lava", "tree"};
    constexpr int step = 40; // things of all sorts
    using Kind = ThingKey::Kind;
    switch (row) {
    case 0:
        return tiles.ofTerrain(terrain[std::size_t(column)]);
    case 1:
        return tiles.of({Kind::Monster, column * step});
    case 2:
        return tiles.of({Kind::Object, column * step + 1});
    default:
        return tiles.of({Kind::Trap, column + 1});
    }
}

} // namespace

TilesetPicker::TilesetPicker(TilesetChoice& tilesets, std::shared_ptr<const Catalog> catalog, QWidget* parent)
    : QWidget(parent), m_tilesets(tilesets), m_catalog(std::move(catalog)), m_name(new QLabel(this)),
      m_sample(new QLabel(this)), m_said(new QLabel(this)),
      m_none(new QPushButton(tr("Use &Levwright’s Drawings"), this)) {
    m_name->setObjectName(QStringLiteral("tileset.name"));
    m_name->setWordWrap(true);
    m_sample->setObjectName(QStringLiteral("tileset.sample"));
    m_sample->setAccessibleName(tr("Some pictures of the tileset"));
    m_sample->setFixedSize(sampleColumns * sampleSide, sampleRows * sampleSide);
    m_said->setObjectName(QStringLiteral("tileset.said"));
    m_said->setWordWrap(true);
    auto* about =
        new QLabel(tr("A tileset is a PNG or BMP picture of 16 × 16 or 32 × 32 tiles in the order of the "
                      "game, or a folder of pictures with names such as kobold.png. What it lacks is "
                      "drawn by Levwright."),
                   this);
    about->setWordWrap(true);
    auto* file = new QPushButton(tr("Choose &Picture…"), this);
    file->setObjectName(QStringLiteral("tileset.file"));
    auto* folder = new QPushButton(tr("Choose &Folder…"), this);
    folder->setObjectName(QStringLiteral("tileset.folder"));
    m_none->setObjectName(QStringLiteral("tileset.none"));
    connect(file, &QPushButton::clicked, this, &TilesetPicker::chooseFile);
    connect(folder, &QPushButton::clicked, this, &TilesetPicker::chooseFolder);
    connect(m_none, &QPushButton::clicked, this, [this] { choose(QString()); });
    connect(&tilesets, &TilesetChoice::changed, this, &TilesetPicker::show);
    auto* buttons = new QHBoxLayout;
    for (QWidget* each : {file, folder, m_none})
        buttons->addWidget(each);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    for (QWidget* each : {about, m_name, m_sample})
        rows->addWidget(each);
    rows->addLayout(buttons);
    rows->addWidget(m_said);
    show();
}

bool TilesetPicker::choose(const QString& path) {
    const Result<void> chosen = m_tilesets.choose(path);
    m_said->setText(chosen ? QString() : QString::fromStdString(chosen.error().message));
    return chosen.has_value();
}

void TilesetPicker::chooseFile() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Choose a Tileset"), QString(), tr("Pictures (*.png *.bmp)"));
    if (!path.isEmpty())
        choose(path);
}

void TilesetPicker::chooseFolder() {
    const QString path = QFileDialog::getExistingDirectory(this, tr("Choose a Folder of Pictures"));
    if (!path.isEmpty())
        choose(path);
}

void TilesetPicker::show() {
    const TilesetPtr& tileset = m_tilesets.tileset();
    const bool isUnknown = tileset && tileset->isSheet() && TileNumbers(*m_catalog).count() == 0;
    m_name->setText(
        !tileset    ? tr("Maps show Levwright’s drawings.")
        : isUnknown ? tr("Maps show %1, but the order of the tiles of this game is not known. A folder of "
                         "named pictures can be used.")
                          .arg(QDir::toNativeSeparators(tileset->path()))
                    : tr("Maps show %1.").arg(QDir::toNativeSeparators(tileset->path())));
    m_none->setEnabled(tileset != nullptr);
    m_sample->setPixmap(tileset ? sample() : QPixmap());
}

QPixmap TilesetPicker::sample() const {
    const qreal dpr = devicePixelRatioF();
    QPixmap picture(m_sample->size() * dpr);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const GameTiles tiles(m_tilesets.tileset(), *m_catalog);
    const int side = qRound(sampleSide * dpr);
    for (int row = 0; row < sampleRows; ++row) {
        for (int column = 0; column < sampleColumns; ++column)
            painter.drawImage(column * side, row * side,
                              crisplyScaled(sampleAt(tiles, row, column), {side, side}));
    }
    painter.end();
    picture.setDevicePixelRatio(dpr);
    return picture;
}

TilesetDialog::TilesetDialog(TilesetChoice& tilesets, std::shared_ptr<const Catalog> catalog, QWidget* parent)
    : QDialog(parent) {
    setObjectName(QStringLiteral("tileset"));
    setWindowTitle(tr("Tileset"));
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(new TilesetPicker(tilesets, std::move(catalog), this));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    rows->addWidget(buttons);
}

} // namespace levwright
