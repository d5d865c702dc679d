// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lenses/LensOverlay.h"

#include "widgets/lenses/LensMarks.h"

namespace levwright {
namespace {

constexpr float opacity = 0.55F; // what lies below stays visible

} // namespace

void LensOverlay::paint(const OverlayScene& scene) {
    const std::shared_ptr<const LensPicture> picture = m_model.picture();
    paintNumbers(scene, *picture);
    paintMarks(scene, *picture);
    paintAxes(scene, *picture);
}

void LensOverlay::paintNumbers(const OverlayScene& scene, const LensPicture& picture) const {
    for (int cell = 0; cell < roll::cellCount; ++cell) {
        const QRect rect = scene.cellRect(roll::placeOf(cell));
        if (!rect.intersects(scene.exposed))
            continue;
        const std::optional<double> number = picture.numberAt(cell);
        const bool isSafe = picture.kind() == lens::LensKind::Danger && number == 0.0;
        if (!number || isSafe)
            continue;
        QColor color = scene.terrain.theme().heat(picture.heat(*number));
        color.setAlphaF(opacity);
        scene.painter.fillRect(rect, color);
    }
}

void LensOverlay::paintMarks(const OverlayScene& scene, const LensPicture& picture) const {
    for (const auto& [kind, cells] : picture.marks()) {
        for (const auto& [cell, share] : cells) {
            if (!scene.cellRect(cell).intersects(scene.exposed))
                continue;
            scene.painter.setOpacity(share);
            paintLensMark(scene.painter, scene.terrain.theme(), kind, scene.cellRect(cell));
        }
    }
    scene.painter.setOpacity(1);
}

void LensOverlay::paintAxes(const OverlayScene& scene, const LensPicture& picture) {
    const QRectF map = scene.areaRect(roll::wholeMap);
    for (const lens::MirrorAxis& axis : picture.axes()) {
        const qreal cells = (axis.place + 1) / 2.0; // before it
        const qreal x = scene.origin.x() + cells * scene.terrain.cell().width();
        const qreal y = scene.origin.y() + cells * scene.terrain.cell().height();
        scene.painter.setOpacity(axis.share);
        paintLensAxis(scene.painter, scene.terrain.theme(), axis.isUpright,
                      axis.isUpright ? QLineF(x, map.top(), x, map.bottom())
                                     : QLineF(map.left(), y, map.right(), y));
    }
    scene.painter.setOpacity(1);
}

} // namespace levwright
