// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mapdrawing/MapLooks.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace levwright {

// Chooses the tileset of all maps, and shows what it has. A choice takes effect at once.
class TilesetPicker : public QWidget {
    Q_OBJECT

public:
    // Shows what is of the catalog's game. looks must outlive it.
    TilesetPicker(MapLooks& looks, std::shared_ptr<const Catalog> catalog, QWidget* parent = nullptr);

    void setCatalog(std::shared_ptr<const Catalog> catalog);
    // Takes the file or folder, or our own drawings for an empty path; or says why it cannot.
    bool choose(const QString& path);

private:
    void build();
    void chooseFile();
    void chooseFolder();
    void show();
    static QString nameOf(const Tileset& tileset);
    QPixmap sample() const;

    MapLooks& m_looks;
    std::shared_ptr<const Catalog> m_catalog;
    QLabel* m_name;
    QLabel* m_sample;
    QLabel* m_said;
    QPushButton* m_none;
};

} // namespace levwright
