// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mapdrawing/TilesetChoice.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace levwright {

// Chooses the tileset of all maps, and shows some of its pictures. A choice takes effect at once.
class TilesetPicker : public QWidget {
    Q_OBJECT

public:
    // Shows what is of the catalog's game. tilesets must outlive it.
    TilesetPicker(TilesetChoice& tilesets, std::shared_ptr<const Catalog> catalog, QWidget* parent = nullptr);

    // Takes the file or folder, or our own drawings for an empty path; or says why it cannot.
    bool choose(const QString& path);

private:
    void chooseFile();
    void chooseFolder();
    void show();
    QPixmap sample() const;

    TilesetChoice& m_tilesets;
    std::shared_ptr<const Catalog> m_catalog;
    QLabel* m_name;
    QLabel* m_sample;
    QLabel* m_said;
    QPushButton* m_none;
};

class TilesetDialog : public QDialog {
    Q_OBJECT

public:
    TilesetDialog(TilesetChoice& tilesets, std::shared_ptr<const Catalog> catalog, QWidget* parent);
};

} // namespace levwright
