// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/MessagePane.h"

#include "tests/support/TestProgram.h"

#include <QTest>

#include <set>

namespace levwright::message_pane_test {

class MessagePaneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Without a message, a large empty field would leave its user wondering.
    void anEmptyPaneTellsWhatItIsFor() {
        MessagePane pane;
        pane.resize(300, 100);
        const QImage picture = pane.grab().toImage();
        std::set<QRgb> colors;
        for (int x = 0; x < picture.width(); ++x)
            colors.insert(picture.pixel(x, picture.height() / 2));
        QVERIFY(colors.size() > 1);
    }
};

LEVWRIGHT_TEST(MessagePaneTest)

} // namespace levwright::message_pane_test

#include "MessagePaneTest.moc"
