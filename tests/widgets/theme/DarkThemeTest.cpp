// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window in both themes. Every panel follows a change of theme as if it had been created in it, and
// its text is legible.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/playtest/PlaytestWindow.h"
#include "widgets/rollview/RollModel.h"
#include "widgets/shell/PlaytestLauncher.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace levwright::dark_theme_test {
namespace {

const QByteArray level = mazeWith("-------\n|.....|\n|..}..|\n-------\n",
                                  "MONSTER:'d',\"jackal\",(1,1)\nTRAP:\"pit\",(2,2)\nDOOR:closed,(0,1)"
                                  "\nREGION:(1,1,5,2),lit,\"ordinary\"\n");

struct Panel {
    const char* name;
    const char* dock; // the dock that must be raised; null if none
    bool isPlaytest = false;
};

constexpr std::array panels{
    Panel{"mapCanvas", nullptr},
    Panel{"textpane", nullptr},
    Panel{"outline", "outlineDock"},
    Panel{"inspector", "inspectorDock"},
    Panel{"terrainPalette", "terrainDock"},
    Panel{"problems", "problemsDock"},
    Panel{"history", "historyDock"},
    Panel{"rolls", "rollsDock"},
    Panel{"statistics", "statisticsDock"},
    Panel{"mainBar", nullptr},
    Panel{"playtestWindow", nullptr, true},
};

// A window in a theme: created in it, or created in the other and changed.
struct ThemedDesk : WindowDesk {
    ThemedDesk(const Theme& made, const Theme& shown) : WindowDesk(level, made) {
        caretTo("MONSTER");
        trigger("edit.find");
        trigger("play.test");
        trigger("view.roll");
        QApplication::setPalette(made.palette());
        if (shown != made)
            window.setTheme(shown);
        QCoreApplication::processEvents();
    }
    QWidget& panel(const Panel& which) {
        if (which.dock != nullptr)
            raise(which.dock);
        // Small rolls are drawn one at a time, in idle time.
        for (int i = 0; i < 2 * RollModel::stripLength; ++i)
            QCoreApplication::processEvents();
        return which.isPlaytest ? *window.playtest().window() : child<QWidget>(which.name);
    }
};

qreal channel(qreal value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}
qreal luminance(const QColor& color) {
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) +
           0.0722 * channel(color.blueF());
}
// As defined by WCAG 2.
qreal contrast(const QColor& a, const QColor& b) {
    const qreal first = luminance(a) + 0.05;
    const qreal second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

qreal middleLuminance(const QImage& image) {
    std::vector<qreal> all;
    for (int y = 0; y < image.height(); y += 3) {
        for (int x = 0; x < image.width(); x += 3)
            all.push_back(luminance(image.pixelColor(x, y)));
    }
    std::ranges::nth_element(all, all.begin() + std::ptrdiff_t(all.size() / 2));
    return all[all.size() / 2];
}

// The contrast of the most visible colour of a picture on a ground.
qreal bestContrast(const QImage& image, const QColor& ground) {
    qreal best = 1;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alphaF() > 0.9)
                best = std::max(best, contrast(image.pixelColor(x, y), ground));
        }
    }
    return best;
}

qreal bestContrast(const QIcon& icon, const QColor& ground) {
    return bestContrast(icon.pixmap(QSize(32, 32)).toImage(), ground);
}

QString difference(const QImage& a, const QImage& b) {
    if (a.size() != b.size())
        return QStringLiteral("another size");
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            if (a.pixel(x, y) != b.pixel(x, y))
                return QStringLiteral("%1,%2: %3 instead of %4")
                    .arg(x)
                    .arg(y)
                    .arg(a.pixelColor(x, y).name(), b.pixelColor(x, y).name());
        }
    }
    return {};
}

} // namespace

class DarkThemeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void panelsFollow_data() {
        QTest::addColumn<int>("panel");
        for (std::size_t i = 0; i < panels.size(); ++i)
            QTest::newRow(panels[i].name) << int(i);
    }
    void panelsFollow() {
        QFETCH(const int, panel);
        const Panel& which = panels[std::size_t(panel)];
        QImage changedToDark;
        QImage changedToLight;
        {
            ThemedDesk desk(Theme::light(), Theme::dark());
            changedToDark = desk.panel(which).grab().toImage();
        }
        {
            ThemedDesk desk(Theme::dark(), Theme::light());
            changedToLight = desk.panel(which).grab().toImage();
        }
        {
            ThemedDesk desk(Theme::dark(), Theme::dark());
            const QImage made = desk.panel(which).grab().toImage();
            QCOMPARE(difference(changedToDark, made), QString());
        }
        {
            ThemedDesk desk(Theme::light(), Theme::light());
            QCOMPARE(difference(changedToLight, desk.panel(which).grab().toImage()), QString());
        }
        QVERIFY(middleLuminance(changedToDark) < 0.2);
        // A playtest keeps unseen cells dark.
        QVERIFY(which.isPlaytest || middleLuminance(changedToLight) > 0.5);
    }

    void iconsFollow() {
        QHash<QString, QImage> light;
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            ThemedDesk desk(Theme::light(), theme);
            const QColor ground = theme.palette().color(QPalette::Window);
            for (const QAction* action : desk.window.QWidget::actions()) {
                if (action->icon().isNull())
                    continue;
                const QString name = action->objectName();
                const QImage image = action->icon().pixmap(QSize(32, 32)).toImage();
                QVERIFY2(bestContrast(action->icon(), ground) >= 3, qPrintable(name));
                if (theme.isDark())
                    QVERIFY2(image != light.value(name), qPrintable(name));
                else
                    light.insert(name, image);
            }
            for (const auto* button : desk.window.findChildren<QAbstractButton*>()) {
                if (button->objectName().startsWith(QLatin1String("problems.")) && !button->icon().isNull())
                    QVERIFY2(bestContrast(button->icon(), ground) >= 3, qPrintable(button->objectName()));
            }
        }
        QVERIFY(!light.isEmpty());
    }

    void messagesShowHowToCloseThem() {
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            ThemedDesk desk(Theme::light(), theme);
            MessageBar& bar = desk.window.page().messages();
            bar.showError(QStringLiteral("It did not work."));
            const auto* close = bar.findChild<QToolButton*>(QStringLiteral("messageClose"));
            QVERIFY(close != nullptr);
            const QColor ground = bar.palette().color(bar.backgroundRole());
            QVERIFY(bestContrast(bar.grab(close->geometry()).toImage(), ground) >= 4.5);
        }
    }

    void textIsLegible() {
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            ThemedDesk desk(Theme::light(), theme);
            QList<QWidget*> widgets = desk.window.findChildren<QWidget*>();
            widgets << desk.window.playtest().window()->findChildren<QWidget*>();
            for (const QWidget* widget : widgets) {
                const QPalette palette = widget->palette();
                const QColor ink = palette.color(QPalette::Active, widget->foregroundRole());
                const QColor ground = palette.color(QPalette::Active, widget->backgroundRole());
                if (contrast(ink, ground) < 4.5)
                    QFAIL(qPrintable(
                        QStringLiteral("%1 (%2) in %3: %4 on %5")
                            .arg(widget->objectName(), QLatin1String(widget->metaObject()->className()),
                                 theme.isDark() ? QStringLiteral("dark") : QStringLiteral("light"),
                                 ink.name(), ground.name())));
            }
        }
    }
};

LEVWRIGHT_TEST(DarkThemeTest)

} // namespace levwright::dark_theme_test

#include "DarkThemeTest.moc"
