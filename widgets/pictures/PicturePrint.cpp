// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/PicturePrint.h"

#include "widgets/mapdrawing/ScenePainter.h"

#include <QPageLayout>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include <algorithm>
#include <memory>

namespace levwright {
namespace {

// Millimetres of width; a map of a few cells does not fill the page.
constexpr int largestCell = 8;

int pixelsOf(const QPaintDevice& paper, int millimetres) {
    constexpr double inch = 25.4; // millimetres
    return qRound(millimetres / inch * paper.logicalDpiX());
}

} // namespace

void printPicture(QPagedPaintDevice& page, const PictureSubject& subject, const PictureChoice& choice) {
    QPainter painter(&page);
    const QRect paper = painter.viewport();
    const Scene scene = chosenScene(subject, choice);
    const int titleHeight = painter.fontMetrics().lineSpacing() * 2;
    painter.setPen(Qt::black); // the window may be dark
    painter.drawText(QRect(0, 0, paper.width(), titleHeight), Qt::AlignLeft | Qt::AlignTop, subject.name);
    if (scene.terrain.cells().empty())
        return;
    const int byWidth = paper.width() / scene.terrain.width();
    const MapLook look = subject.lookFor(choice);
    const QSize shape = pictureCell(look, 1);
    const int byHeight =
        (paper.height() - titleHeight) / scene.terrain.height() * shape.width() / shape.height();
    const int width = std::clamp(std::min(byWidth, byHeight), 2, pixelsOf(page, largestCell));
    const QSize cell(width, width * shape.height() / shape.width());
    ScenePainter(TerrainPainter(Theme::light(), look.terrain(*subject.catalog), look.look, cell, 1))
        .paint(painter, scene, {0, titleHeight});
}

void printWithPreview(const PictureSubject& subject, const PictureChoice& choice, QWidget* parent) {
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageOrientation(QPageLayout::Landscape); // as maps are
    printer->setDocName(subject.name);
    auto* dialog = new QPrintPreviewDialog(printer.get(), parent);
    dialog->setObjectName(QStringLiteral("printPreview"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QPrintPreviewDialog::paintRequested, dialog,
                     [subject, choice](QPrinter* page) { printPicture(*page, subject, choice); });
    QObject::connect(dialog, &QObject::destroyed, [printer] {}); // keeps it as long
    dialog->open();
}

} // namespace levwright
