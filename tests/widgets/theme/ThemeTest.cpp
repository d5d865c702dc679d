// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/Theme.h"

#include "resources/Resources.h"
#include "tests/support/TestProgram.h"
#include "widgets/theme/EditorStyle.h"

#include <QApplication>
#include <QDir>
#include <QMetaEnum>
#include <QSet>
#include <QTest>

#include <cmath>

namespace levwright::theme_test {
namespace {

qreal channel(qreal value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

// Relative luminance and contrast as defined by WCAG 2.
qreal luminance(const QColor& color) {
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) +
           0.0722 * channel(color.blueF());
}
qreal contrast(const QColor& a, const QColor& b) {
    const qreal first = luminance(a) + 0.05;
    const qreal second = luminance(b) + 0.05;
    return qMax(first, second) / qMin(first, second);
}

constexpr qreal text = 4.5;     // WCAG AA for text
constexpr qreal highText = 7.0; // WCAG AAA
constexpr qreal graphics = 3.0; // WCAG AA for large characters and graphics

QByteArray said(const QColor& a, const QColor& b) {
    return (a.name() + QStringLiteral(" on ") + b.name() + QStringLiteral(": ") +
            QString::number(contrast(a, b)))
        .toUtf8();
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() {
        QTest::addColumn<int>("look");
        QTest::newRow("light") << int(ThemeLook::Light);
        QTest::newRow("dark") << int(ThemeLook::Dark);
        QTest::newRow("high contrast") << int(ThemeLook::Contrast);
    }

    // An icon that was made before follows the palette.
    void titlesOfPanelsHaveVisibleIcons() {
        const EditorStyle style;
        const QPalette before = QApplication::palette();
        const std::array icons{style.standardIcon(QStyle::SP_TitleBarCloseButton, nullptr, nullptr),
                               style.standardIcon(QStyle::SP_TitleBarNormalButton, nullptr, nullptr)};
        QApplication::setPalette(theme().palette());
        const QColor window = theme().palette().color(QPalette::Window);
        for (const QIcon& icon : icons) {
            const QImage picture = icon.pixmap(10, 10).toImage();
            qreal best = 1;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    const QColor pixel = picture.pixelColor(x, y);
                    if (pixel.alpha() == 255)
                        best = qMax(best, contrast(pixel, window));
                }
            }
            QVERIFY2(theme().look() != ThemeLook::Contrast || best >= highText,
                     QByteArray::number(best).constData());
        }
        if (theme().look() == ThemeLook::Contrast) {
            const QImage frame = icons[1].pixmap(10, 10).toImage();
            QCOMPARE(frame.pixelColor(5, 5).alpha(), 0); // the title is seen through it
        }
        QApplication::setPalette(before);
    }

    void paletteIsComplete() {
        const QPalette palette = theme().palette();
        for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
            for (int role = 0; role < QPalette::NColorRoles; ++role)
                if (role != QPalette::NoRole)
                    QVERIFY2(palette.isBrushSet(group, QPalette::ColorRole(role)),
                             QMetaEnum::fromType<QPalette::ColorRole>().valueToKey(role));
    }

    void palettesTextIsLegible() {
        using Pair = std::pair<QPalette::ColorRole, QPalette::ColorRole>;
        const QPalette palette = theme().palette();
        for (const auto& [front, back] :
             {Pair{QPalette::WindowText, QPalette::Window}, Pair{QPalette::Text, QPalette::Base},
              Pair{QPalette::Text, QPalette::AlternateBase}, Pair{QPalette::ButtonText, QPalette::Button},
              Pair{QPalette::HighlightedText, QPalette::Highlight}, Pair{QPalette::Link, QPalette::Base},
              Pair{QPalette::LinkVisited, QPalette::Base}, Pair{QPalette::ToolTipText, QPalette::ToolTipBase},
              Pair{QPalette::PlaceholderText, QPalette::Base}}) {
            const QColor a = palette.color(front);
            const QColor b = palette.color(back);
            const qreal wanted = theme().look() == ThemeLook::Contrast ? highText : text;
            QVERIFY2(contrast(a, b) >= wanted, said(a, b).constData());
        }
    }

    void mapsAreLegible() {
        const QColor paper = theme().color(MapColor::Paper);
        for (int number = int(Ink::Stone) + 1; number <= int(Ink::Unknown); ++number) {
            const QColor ink = theme().ink(Ink(number));
            const qreal wanted = Ink(number) == Ink::Floor ? graphics : text;
            QVERIFY2(contrast(ink, paper) >= wanted,
                     (QByteArray::number(number) + ' ' + said(ink, paper)).constData());
        }
        for (const MapColor ground : {MapColor::Floor, MapColor::Paper})
            for (int color = 0; color < glyphColorCount; ++color) {
                const QColor glyph = theme().glyph(color);
                const QColor back = theme().color(ground);
                QVERIFY2(contrast(glyph, back) >= (ground == MapColor::Paper ? text : graphics),
                         said(glyph, back).constData());
            }
        const QColor ruler = theme().color(MapColor::RulerText);
        QVERIFY(contrast(ruler, theme().color(MapColor::RulerBackground)) >= text);
    }

    void glyphColorsDiffer() {
        QSet<QRgb> seen;
        for (int color = 0; color < glyphColorCount; ++color)
            seen << theme().glyph(color).rgb();
        QCOMPARE(seen.size(), qsizetype(glyphColorCount));
        QCOMPARE(theme().glyph(99), theme().glyph(8));
        QCOMPARE(theme().glyph(-1), theme().glyph(8));
    }

    void problemsStandOut() {
        const QPalette palette = theme().palette();
        for (const MapColor role : {MapColor::Error, MapColor::Warning, MapColor::Hint})
            for (const QPalette::ColorRole back : {QPalette::Base, QPalette::Window}) {
                const QColor color = theme().color(role);
                QVERIFY2(contrast(color, palette.color(back)) >= text,
                         said(color, palette.color(back)).constData());
            }
    }

    void iconsAreDrawnInTheTextColor() {
        registerResources();
        const QDir drawn(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/resources/icons"));
        for (const QString& file : drawn.entryList({QStringLiteral("*.svg")})) {
            const QString name = file.chopped(4);
            const QImage image = theme().icon(name).pixmap(QSize(24, 24), 1).toImage();
            QVERIFY2(!image.isNull(), qPrintable(name));
            if (name == QLatin1String("levwright"))
                continue;
            bool found = false;
            const QColor ink = theme().palette().color(QPalette::ButtonText);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    found = found || image.pixelColor(x, y) == ink;
            QVERIFY2(found, qPrintable(name));
        }
        QVERIFY(theme().icon(QStringLiteral("no such thing")).isNull());
    }

    void followsTheDesktop() {
        QCOMPARE(Theme::matching(Qt::ColorScheme::Dark), Theme::dark());
        QCOMPARE(Theme::matching(Qt::ColorScheme::Light), Theme::light());
        QCOMPARE(Theme::matching(Qt::ColorScheme::Unknown), Theme::light());
    }

private:
    Theme theme() const {
        QFETCH_GLOBAL(const int, look);
        const Theme themes[] = {Theme::light(), Theme::dark(), Theme::contrast()};
        return themes[look];
    }
};

LEVWRIGHT_TEST(ThemeTest)

} // namespace levwright::theme_test

#include "ThemeTest.moc"
