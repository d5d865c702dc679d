// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Base64.h"

#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright {

class Base64Test : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isWhatReadersExpect() {
        QByteArray bytes;
        for (int i = 0; i < 300; ++i) {
            QCOMPARE(QByteArray::fromStdString(base64Of(bytes.toStdString())), bytes.toBase64());
            bytes.append(char(i * 7));
        }
    }
};

LEVWRIGHT_TEST(Base64Test)

} // namespace levwright

#include "Base64Test.moc"
