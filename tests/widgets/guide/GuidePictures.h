// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of the guide, which tests make anew from the windows. LEVWRIGHT_DRAW_GUIDE=1 in the
// environment writes them into doc/guide/pictures; otherwise they are compared with what lies there.
#pragma once

#include <QDir>
#include <QFile>
#include <QHash>
#include <QImage>
#include <QPixmap>
#include <QTest>
#include <QWidget>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace levwright {

inline QString guidePicture(const QString& name) {
    return QStringLiteral(LEVWRIGHT_SOURCE_DIR "/doc/guide/pictures/") + name;
}

// How many of the picture's parts, of 8 x 8 points each, look different: 0 to 1. Fonts of other machines make
// the letters differ, so only the mean of a part counts.
inline double differenceOf(const QImage& one, const QImage& other) {
    if (one.size() != other.size())
        return 1;
    constexpr int part = 8;
    constexpr int visible = 24; // of 255
    const auto means = [](const QImage& image) {
        return image.convertToFormat(QImage::Format_Grayscale8)
            .scaled(image.size() / part, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage first = means(one);
    const QImage second = means(other);
    int different = 0;
    for (int y = 0; y < first.height(); ++y) {
        for (int x = 0; x < first.width(); ++x)
            different += std::abs(qGray(first.pixel(x, y)) - qGray(second.pixel(x, y))) > visible;
    }
    return double(different) / double(first.width() * first.height());
}

// With the 256 most frequent colours, which makes small files.
inline QImage withFewColors(const QImage& image) {
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ++counts[image.pixel(x, y)];
    }
    QList<QRgb> colors = counts.keys();
    std::ranges::sort(colors,
                      [&](QRgb a, QRgb b) { return std::pair(-counts[a], a) < std::pair(-counts[b], b); });
    constexpr qsizetype most = 256;
    return image.convertToFormat(QImage::Format_Indexed8, colors.first(std::min(colors.size(), most)),
                                 Qt::ThresholdDither | Qt::AvoidDither);
}

// Fails if the picture in the guide shows something else than the widget.
inline void checkGuidePicture(QWidget& widget, const QString& name) {
    constexpr double mostDifferent = 0.08;
    constexpr int rounds = 50; // small pictures are drawn one at a time, when nothing else is to be done
    for (int i = 0; i < rounds; ++i)
        QCoreApplication::processEvents();
    const QImage drawn = withFewColors(widget.grab().toImage().convertToFormat(QImage::Format_RGB32));
    if (qEnvironmentVariableIsSet("LEVWRIGHT_DRAW_GUIDE")) {
        QDir().mkpath(guidePicture(QString()));
        QVERIFY(drawn.save(guidePicture(name), "PNG", 0));
        return;
    }
    const double difference = differenceOf(drawn, QImage(guidePicture(name)));
    QVERIFY2(
        difference <= mostDifferent,
        qPrintable(QStringLiteral("doc/guide/pictures/%1 shows something else than the program (%2 % of it); "
                                  "LEVWRIGHT_DRAW_GUIDE=1 draws it anew")
                       .arg(name)
                       .arg(100 * difference, 0, 'f', 1)));
}

} // namespace levwright
