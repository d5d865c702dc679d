// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/TimeBar.h"

#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::time_bar_test {

class TimeBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The numbers of a long game need more room than those of its beginning.
    void longerWordsGetASecondRow() {
        QWidget window;
        window.resize(1000, 200);
        PlayController controller;
        TimeBar bar(controller, &window);
        const auto* slider = bar.findChild<QSlider*>(QStringLiteral("timeSlider"));
        auto* where = bar.findChild<QLabel*>(QStringLiteral("timeLabel"));
        QVERIFY(slider != nullptr && where != nullptr);
        const auto hasTwoRows = [&] { return where->geometry().top() > slider->geometry().bottom(); };
        const QString words = QStringLiteral("Turn 1, command 0 of 0");
        where->setText(words);
        bar.setGeometry(0, 0, bar.sizeHint().width(), 100);
        window.show();
        QCoreApplication::processEvents();
        QVERIFY(!hasTwoRows());
        where->setText(QStringLiteral("Turn 1000, command 1000 of 1000"));
        QTRY_VERIFY(hasTwoRows());
        where->setText(words);
        QTRY_VERIFY(!hasTwoRows());
    }
};

LEVWRIGHT_TEST(TimeBarTest)

} // namespace levwright::time_bar_test

#include "TimeBarTest.moc"
