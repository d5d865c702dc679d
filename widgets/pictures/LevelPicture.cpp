// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/LevelPicture.h"

#include "core/base/Phrase.h"
#include "core/picture/MapText.h"
#include "core/picture/PictureFile.h"
#include "widgets/mapdrawing/ScenePainter.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <array>

namespace levwright {
namespace {

constexpr qint64 mostPixels = 64'000'000;
constexpr int longestSide = 32000; // pixels; Qt cannot paint beyond

PicturePage pageFor(const PictureSubject& subject, const PictureChoice& choice) {
    return pageOf(pictureOf(chosenScene(subject, choice), *subject.catalog, choice.ground,
                            choice.tiles ? subject.tileset : nullptr),
                  {.border = choice.border, .ground = choice.ground});
}

// Qt draws our own tiles, of which there is no SVG.
bool isDrawnByQt(const PictureChoice& choice) {
    return choice.tiles && choice.form != PictureForm::Svg;
}

Theme themeOf(Ground ground) {
    return ground == Ground::Dark ? Theme::dark() : Theme::light();
}

Result<QImage> tileImage(const PictureSubject& subject, const PictureChoice& choice) {
    const Scene scene = chosenScene(subject, choice);
    const MapLook look = subject.lookFor(choice);
    const QSize cell = pictureCell(look, choice.scale);
    const int border = choice.border * choice.scale;
    const QSize size(scene.terrain.width() * cell.width() + 2 * border,
                     scene.terrain.height() * cell.height() + 2 * border);
    if (size.width() > longestSide || size.height() > longestSide ||
        qint64(size.width()) * size.height() > mostPixels)
        return failure(say("the picture would be too large; choose a smaller scale"));
    QImage image(size, QImage::Format_RGB32);
    const Theme theme = themeOf(choice.ground);
    image.fill(theme.color(MapColor::Background));
    QPainter painter(&image);
    ScenePainter(TerrainPainter(theme, look.terrain(*subject.catalog), look.look, cell, 1))
        .paint(painter, scene, {border, border});
    return image;
}

} // namespace

QSize pictureCell(const MapLook& look, int scale) {
    constexpr int square = 8;
    return look.cell({pointsOfCell.x, pointsOfCell.y}, square) * scale;
}

MapLook PictureSubject::lookFor(const PictureChoice& choice) const {
    return {choice.tiles ? Look::Tiles : Look::Ascii, tileset};
}

const std::optional<Scene>& PictureSubject::sceneFor(PictureOf of) const {
    switch (of) {
    case PictureOf::Roll:
        return roll;
    case PictureOf::Heat:
        return heat;
    case PictureOf::Lens:
        return lens;
    case PictureOf::Written:
        break;
    }
    return written;
}

PictureOf PictureSubject::nearest(PictureOf wanted) const {
    for (const PictureOf each : {wanted, PictureOf::Written, PictureOf::Roll}) {
        if (sceneFor(each))
            return each;
    }
    return PictureOf::Written;
}

Scene chosenScene(const PictureSubject& subject, const PictureChoice& choice) {
    Scene scene = subject.sceneFor(choice.of).value_or(Scene());
    if (!choice.things)
        scene.glyphs.clear();
    if (!choice.areas)
        scene.areas.clear();
    return scene;
}

Result<QImage> imageOf(const PictureSubject& subject, const PictureChoice& choice) {
    if (isDrawnByQt(choice))
        return tileImage(subject, choice);
    return pngOf(pageFor(subject, choice), choice.scale).transform([](const std::string& png) {
        return QImage::fromData(QByteArray::fromStdString(png), "PNG");
    });
}

QString textOf(const PictureSubject& subject, const PictureChoice& choice) {
    const Scene scene = chosenScene(subject, choice);
    return QString::fromStdString(choice.form == PictureForm::Wiki ? wikiTextOf(scene, *subject.catalog)
                                                                   : textOf(scene));
}

Result<QByteArray> fileOf(const PictureSubject& subject, const PictureChoice& choice) {
    switch (choice.form) {
    case PictureForm::Text:
    case PictureForm::Wiki:
        return textOf(subject, choice).toUtf8();
    case PictureForm::Svg:
        return QByteArray::fromStdString(
            svgOf(pageFor(subject, choice), choice.scale, subject.name.toStdString()));
    case PictureForm::Png:
        break;
    }
    if (!isDrawnByQt(choice))
        return pngOf(pageFor(subject, choice), choice.scale).transform([](const std::string& png) {
            return QByteArray::fromStdString(png);
        });
    return tileImage(subject, choice).and_then([](const QImage& image) -> Result<QByteArray> {
        QBuffer bytes;
        if (!bytes.open(QIODevice::WriteOnly) || !image.save(&bytes, "PNG"))
            return failure(say("the picture cannot be made"));
        return bytes.data();
    });
}

QString endingOf(PictureForm form) {
    constexpr std::array<const char*, pictureFormCount> endings{"png", "svg", "txt", "wiki"};
    return QString::fromLatin1(endings[std::size_t(form)]);
}

Result<void> copyPicture(const PictureSubject& subject, const PictureChoice& choice) {
    auto content = std::make_unique<QMimeData>();
    if (choice.form == PictureForm::Text || choice.form == PictureForm::Wiki) {
        content->setText(textOf(subject, choice));
    } else {
        const Result<QImage> image = imageOf(subject, choice);
        if (!image)
            return std::unexpected(image.error());
        content->setImageData(*image);
        if (choice.form == PictureForm::Svg)
            content->setData(QStringLiteral("image/svg+xml"), fileOf(subject, choice).value_or(QByteArray()));
    }
    QGuiApplication::clipboard()->setMimeData(content.release());
    return {};
}

} // namespace levwright
