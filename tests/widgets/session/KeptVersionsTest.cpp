// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of files when they are saved.
#include "widgets/session/KeptVersions.h"

#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace levwright::kept_versions_test {

class KeptVersionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keeps() {
        QTemporaryDir folder;
        KeptVersions kept(folder.path());
        const QDateTime now = QDateTime::currentDateTime();
        kept.keep("/levels/a.des", "one", now);
        kept.keep("/levels/b.des", "other", now);
        kept.keep("/levels/a.des", "one", now.addSecs(1));   // the same
        kept.keep("/levels/a.des", "two", now.addSecs(-60)); // a clock that went back
        const QList<KeptVersion> versions = kept.versionsOf("/levels/a.des");
        QCOMPARE(versions.size(), 2);
        QCOMPARE(kept.contentOf("/levels/a.des", versions[0]).value(), "two");
        QCOMPARE(kept.contentOf("/levels/a.des", versions[1]).value(), "one");
        QVERIFY(versions[0].when > versions[1].when);
        QCOMPARE(KeptVersions(folder.path()).versionsOf("/levels/a.des").size(), 2);
        QVERIFY(!kept.contentOf("/levels/a.des", {"17", now}));
    }

    void dropsOldOnes() {
        QTemporaryDir folder;
        KeptVersions kept(folder.path());
        const QDateTime now = QDateTime::currentDateTime();
        for (int i = 0; i < 60; ++i)
            kept.keep("/a.des", std::to_string(i), now.addSecs(i));
        const QList<KeptVersion> versions = kept.versionsOf("/a.des");
        QCOMPARE(versions.size(), 50);
        QCOMPARE(kept.contentOf("/a.des", versions.back()).value(), "10");
        const std::string large(std::size_t(9) << 20U, 'x');
        for (int i = 0; i < 3; ++i)
            kept.keep("/large.des", large + std::to_string(i), now.addSecs(i));
        QCOMPARE(kept.versionsOf("/large.des").size(), 2);
    }

    void keepsNothingWithoutFolder() {
        KeptVersions kept;
        kept.keep("/a.des", "one", QDateTime::currentDateTime());
        QVERIFY(kept.versionsOf("/a.des").isEmpty());
    }
};

LEVWRIGHT_TEST(KeptVersionsTest)

} // namespace levwright::kept_versions_test

#include "KeptVersionsTest.moc"
