// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/TilesetPicker.h"

#include "widgets/mapdrawing/Tileset.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLocale>
#include <QPainter>

#include <array>
#include <string_view>

namespace levwright {
namespace {

constexpr int sampleSide = 32;
constexpr int sampleColumns = 8;
constexpr int sampleRows = 4;

// Terrain, then a row each of monsters, objects and traps.
std::optional<Bitmap> sampleAt(const GameTiles& tiles, int row, int column) {
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

QString pathOf(const Tileset& tileset) {
    return QString::fromStdU16String(tileset.path().u16string());
}

} // namespace

TilesetPicker::TilesetPicker(MapLooks& looks, std::shared_ptr<const Catalog> catalog, QWidget* parent)
    : QWidget(parent), m_looks(looks), m_catalog(std::move(catalog)), m_name(new QLabel(this)),
      m_sample(new QLabel(this)), m_said(new QLabel(looks.objection(), this)),
      m_none(new QPushButton(tr("Use &Levwright’s Drawings"), this)) {
    m_name->setObjectName(QStringLiteral("tileset.name"));
    m_name->setWordWrap(true);
    m_sample->setObjectName(QStringLiteral("tileset.sample"));
    m_sample->setAccessibleName(tr("Some pictures of the tileset"));
    m_sample->setFixedSize(sampleColumns * sampleSide, sampleRows * sampleSide);
    m_said->setObjectName(QStringLiteral("tileset.said"));
    m_said->setWordWrap(true);
    build();
    connect(&looks, &MapLooks::changed, this, [this] {
        m_said->clear();
        show();
    });
    show();
}

void TilesetPicker::build() {
    auto* file = new QPushButton(tr("Choose &Picture…"), this);
    file->setObjectName(QStringLiteral("tileset.file"));
    auto* folder = new QPushButton(tr("Choose &Folder…"), this);
    folder->setObjectName(QStringLiteral("tileset.folder"));
    m_none->setObjectName(QStringLiteral("tileset.none"));
    connect(file, &QPushButton::clicked, this, &TilesetPicker::chooseFile);
    connect(folder, &QPushButton::clicked, this, &TilesetPicker::chooseFolder);
    connect(m_none, &QPushButton::clicked, this, [this] { choose(QString()); });
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setColumnStretch(2, 1);
    grid->addWidget(m_name, 0, 0, 1, 3);
    grid->addWidget(m_sample, 1, 0, 1, 3);
    grid->addWidget(file, 2, 0);
    grid->addWidget(folder, 2, 1);
    grid->addWidget(m_none, 3, 0, 1, 2);
    grid->addWidget(m_said, 4, 0, 1, 3);
    for (QPushButton* each : {file, folder, m_none})
        each->setAutoDefault(false);
    setFocusProxy(file);
}

void TilesetPicker::setCatalog(std::shared_ptr<const Catalog> catalog) {
    m_catalog = std::move(catalog);
    show();
}

bool TilesetPicker::choose(const QString& path) {
    const Result<void> chosen = m_looks.chooseTileset(path);
    if (!chosen) {
        m_said->setText(QString::fromStdString(chosen.error().message));
        show();
    }
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
    const TilesetPtr& tileset = m_looks.look().tileset;
    QStringList words(tileset ? nameOf(*tileset) : tr("Maps show Levwright’s drawings."));
    if (tileset)
        words << QString::fromStdString(noteOn(*tileset, *m_catalog));
    if (tileset && m_looks.look().look == Look::Ascii)
        words << tr("Now maps are shown as letters.");
    words.removeAll(QString());
    m_name->setText(words.join(u' '));
    m_name->setToolTip(tileset ? QDir::toNativeSeparators(pathOf(*tileset)) : QString());
    m_none->setEnabled(tileset != nullptr);
    m_sample->setVisible(tileset != nullptr);
    m_sample->setPixmap(tileset ? sample() : QPixmap());
    m_said->setVisible(!m_said->text().isEmpty());
}

QString TilesetPicker::nameOf(const Tileset& tileset) {
    const QString name = QFileInfo(pathOf(tileset)).fileName();
    return tileset.isSheet()
               ? tr("Maps show %1: %2 tiles of %3 × %3 pixels.")
                     .arg(name, QLocale().toString(tileset.tileCount()))
                     .arg(tileset.tileSide())
               : tr("Maps show the pictures of %1: %n picture(s).", nullptr, tileset.namedCount()).arg(name);
}

QPixmap TilesetPicker::sample() const {
    const qreal dpr = devicePixelRatioF();
    QPixmap picture(m_sample->size() * dpr);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const GameTiles tiles(m_looks.look().tileset, *m_catalog);
    const int side = qRound(sampleSide * dpr);
    for (int row = 0; row < sampleRows; ++row) {
        for (int column = 0; column < sampleColumns; ++column)
            painter.drawImage(column * side, row * side, imageOf(sampleAt(tiles, row, column), {side, side}));
    }
    painter.end();
    picture.setDevicePixelRatio(dpr);
    return picture;
}

} // namespace levwright
