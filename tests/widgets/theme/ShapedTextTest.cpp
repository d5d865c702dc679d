// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "widgets/theme/ShapedTextDelegate.h"

#include <QStandardItemModel>
#include <QTest>
#include <QTreeView>

namespace levwright::shaped_text_test {
namespace {

QPixmap square() {
    QPixmap picture(16, 16);
    picture.fill(Qt::red);
    return picture;
}

} // namespace

class ShapedTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void looksAsDrawnByQt_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Qt::Alignment>("side");
        QTest::addColumn<bool>("hasIcon");
        QTest::addColumn<int>("width");
        const Qt::Alignment left = Qt::AlignLeft | Qt::AlignVCenter;
        const Qt::Alignment right = Qt::AlignRight | Qt::AlignVCenter;
        const QString words =
            QStringLiteral("The word “jackal” is no monster’s name; did you mean “jackalwere”?");
        QTest::newRow("words") << words << left << false << 900;
        QTest::newRow("words with an icon") << words << left << true << 900;
        QTest::newRow("cut off") << words << left << true << 150;
        QTest::newRow("nearly no room") << words << left << true << 30;
        QTest::newRow("at the right") << QStringLiteral("94:12") << right << false << 90;
        QTest::newRow("at the right, another width") << QStringLiteral("1,111.1") << right << false << 91;
        QTest::newRow("at the right, cut off") << words << right << false << 91;
        QTest::newRow("nothing") << QString() << left << true << 90;
        QTest::newRow("accents") << QStringLiteral("é ü Ångström ﬁ") << left << false << 200;
        QTest::newRow("from right to left") << QStringLiteral("שלום") << left << false << 200;
    }
    void looksAsDrawnByQt() {
        QFETCH(QString, text);
        QFETCH(Qt::Alignment, side);
        QFETCH(bool, hasIcon);
        QFETCH(int, width);
        QStandardItemModel model;
        for (const int height : {17, 20, 22, 23}) {
            auto* item = new QStandardItem(text);
            item->setTextAlignment(side);
            item->setSizeHint({width, height});
            if (hasIcon)
                item->setIcon(square());
            model.appendRow(item);
        }
        model.item(1)->setForeground(Qt::blue);
        model.item(2)->setEnabled(false);
        QTreeView view;
        view.setModel(&model);
        view.setRootIsDecorated(false);
        view.setHeaderHidden(true);
        view.resize(width, 120);
        QStyledItemDelegate ofQt;
        ShapedTextDelegate ours;
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            view.setLayoutDirection(direction);
            for (const int selected : {0, 2, 3}) {
                view.setCurrentIndex(model.index(selected, 0));
                view.setItemDelegate(&ofQt);
                const QImage expected = view.grab().toImage();
                view.setItemDelegate(&ours);
                QVERIFY(view.grab().toImage() == expected);
                QVERIFY(view.grab().toImage() == expected); // from the cache
            }
        }
    }

    void followsTheFont() {
        ShapedTexts texts;
        QFont font;
        const int width = texts.widthOf(QStringLiteral("jackal"), font);
        QCOMPARE(width, QFontMetrics(font).horizontalAdvance(QStringLiteral("jackal")));
        font.setPointSizeF(2 * font.pointSizeF());
        QCOMPARE(texts.widthOf(QStringLiteral("jackal"), font),
                 QFontMetrics(font).horizontalAdvance(QStringLiteral("jackal")));
        QCOMPARE_GT(texts.widthOf(QStringLiteral("jackal"), font), width);
    }

    void breaksNoLine() {
        const auto drawn = [](const QString& text) {
            QImage image(100, 30, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            ShapedTexts texts;
            texts.draw(painter, image.rect(), Qt::AlignLeft, text);
            return image;
        };
        const QImage expected = drawn(QStringLiteral("a b c"));
        QVERIFY(drawn(QStringLiteral("a\nb\tc")) == expected);
        QVERIFY(drawn(QStringLiteral("a\u2028b\rc")) == expected);
        QVERIFY(drawn(QStringLiteral("a b d")) != expected);
    }
};

LEVWRIGHT_TEST(ShapedTextTest)

} // namespace levwright::shaped_text_test

#include "ShapedTextTest.moc"
