// SPDX-License-Identifier: GPL-3.0-or-later
// One level as pictures and texts of any form.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/picture/Scene.h"
#include "widgets/mapdrawing/MapLooks.h"
#include "widgets/theme/Theme.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <memory>
#include <optional>

namespace levwright {

enum class PictureForm : quint8 { Png, Svg, Text, Wiki };
constexpr int pictureFormCount = 4;
enum class PictureOf : quint8 { Written, Roll, Heat, Lens };
constexpr int pictureOfCount = 4;

struct PictureChoice {
    PictureOf of = PictureOf::Written;
    PictureForm form = PictureForm::Png;
    bool things = true;
    bool areas = false;
    bool tiles = true; // otherwise characters, as in an SVG picture without a tileset
    Ground ground = Ground::Light;
    int scale = 2;  // 1 to 8
    int border = 6; // points, each of which scale enlarges
    bool operator==(const PictureChoice&) const = default;
};

// The size of a cell of which each point is enlarged by scale.
QSize pictureCell(const MapLook& look, int scale);

// Everything that a picture of a level can show. What the level does not have is empty.
struct PictureSubject {
    std::shared_ptr<const Catalog> catalog = nullptr;
    QString name = {};
    std::uint64_t seed = 0; // of the roll
    std::optional<Scene> written = std::nullopt;
    std::optional<Scene> roll = std::nullopt;
    std::optional<Scene> heat = std::nullopt;
    std::optional<Scene> lens = std::nullopt;
    TilesetPtr tileset = nullptr; // null for our own drawings

    // How a picture of tiles looks, or of letters if those are chosen.
    MapLook lookFor(const PictureChoice& choice) const;

    const std::optional<Scene>& sceneFor(PictureOf of) const;
    // The first that there is; Written if there is nothing.
    PictureOf nearest(PictureOf wanted) const;
};

// The chosen scene with the chosen kinds of things only. Empty if the subject does not have that scene.
Scene chosenScene(const PictureSubject& subject, const PictureChoice& choice);
// Error: it would be too large.
Result<QImage> imageOf(const PictureSubject& subject, const PictureChoice& choice);
// For text and wiki text.
QString textOf(const PictureSubject& subject, const PictureChoice& choice);
// The content of a file. Error: it would be too large.
Result<QByteArray> fileOf(const PictureSubject& subject, const PictureChoice& choice);
// What the name of a file of that form ends with: "png".
QString endingOf(PictureForm form);

// Puts it into the clipboard. Error: it would be too large.
Result<void> copyPicture(const PictureSubject& subject, const PictureChoice& choice);

} // namespace levwright
