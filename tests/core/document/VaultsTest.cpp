// SPDX-License-Identifier: GPL-3.0-or-later
// Vaults of a file, as EvilHack has them: told by a flag, with a frequency and a least depth.
#include "core/document/Vaults.h"

#include "core/languages/games/Games.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::vaults_test {
namespace {

LevelsAnalysis vaultsOf(const QByteArray& text) {
    return {loadGame("nethack-3.6").value(), TextSnapshot(text.toStdString())};
}

const QByteArray room = "ROOM:\"ordinary\",random,random,random,random {\n  FOUNTAIN:random\n}\n";

QString written(const std::vector<Vault>& vaults) {
    QStringList list;
    for (const Vault& vault : vaults)
        list << QStringLiteral("%1: %2 of %3 from %4")
                    .arg(vault.level)
                    .arg(vault.frequency)
                    .arg(QString::fromStdString(vault.name))
                    .arg(vault.leastDepth);
    return list.join('\n');
}

} // namespace

class VaultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void finds_data() {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QString>("vaults");
        const auto add = [](const char* name, const char* head, const char* vaults) {
            QTest::newRow(name) << QByteArray(head) << QString::fromUtf8(vaults);
        };
        add("the flag", "FLAGS:rndvault\n", "1: 1 of a from 0");
        add("among others", "FLAGS: noteleport , rndvault\n", "1: 1 of a from 0");
        add("another flag", "FLAGS:noteleport\nVAULTGEN:3\n", "");
        add("no flags", "VAULTGEN:3\n", "");
        add("a frequency", "FLAGS:rndvault\nVAULTGEN: 200\n", "1: 200 of a from 0");
        add("a depth", "FLAGS:rndvault\nMINDEPTH:7 # deep\n", "1: 1 of a from 7");
        add("both", "FLAGS:rndvault\nMINDEPTH:7\nVAULTGEN:2\n", "1: 2 of a from 7");
        add("no number", "FLAGS:rndvault\nVAULTGEN:many\n", "1: 1 of a from 0");
    }
    void finds() {
        QFETCH(const QByteArray, head);
        QFETCH(const QString, vaults);
        const LevelsAnalysis analysis = vaultsOf("# vaults\nLEVEL:\"a\"\n" + head + room);
        QCOMPARE(written(vaultsOf(analysis)), vaults);
        QCOMPARE(hasVaults(analysis), !vaults.isEmpty());
    }

    void writesNumbers_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<QByteArray>("after");
        const auto add = [](const char* head, int number, const char* after) {
            QTest::newRow(head) << number << QByteArray(after);
        };
        add("FLAGS:rndvault\nVAULTGEN: 3 # often\n", 5, "FLAGS:rndvault\nVAULTGEN: 5 # often\n");
        add("FLAGS:rndvault\n", 5, "FLAGS:rndvault\nVAULTGEN:5\n");
        add("FLAGS:rndvault\nVAULTGEN: # often\n", 5, "FLAGS:rndvault\nVAULTGEN:5 # often\n");
        add("FLAGS:rndvault\nVAULTGEN 3\n", 5, "FLAGS:rndvault\nVAULTGEN:5\n");
        add("FLAGS:rndvault\r\n", 5, "FLAGS:rndvault\r\nVAULTGEN:5\r\n");
        add("FLAGS:rndvault\nVAULTGEN:3\nMINDEPTH:2\n", -1, "FLAGS:rndvault\nMINDEPTH:2\n");
        add("FLAGS:rndvault\nMINDEPTH:2\n", -1, "FLAGS:rndvault\nMINDEPTH:2\n");
    }
    void writesNumbers() {
        QFETCH(const int, number);
        QFETCH(const QByteArray, after);
        const QByteArray before = QByteArray("# vaults\nLEVEL:\"a\"\n") + QTest::currentDataTag() + room;
        const LevelsAnalysis analysis = vaultsOf(before);
        const TextEdit edit = setVaultNumber(analysis, 1, VaultNumber::Frequency,
                                             number < 0 ? std::nullopt : std::optional(number));
        QCOMPARE(QByteArray::fromStdString(edit.apply(before.toStdString())),
                 "# vaults\nLEVEL:\"a\"\n" + after + room);
    }

    // The vaults of a real file are those that its own compiler lists: MINDEPTH, VAULTGEN and the name.
    void agreesWithTheGame() {
        LEVWRIGHT_NEEDS_SHARED();
        const QString folder = sharedFolder() + QStringLiteral("/corpus/variants/evilhack/");
        QByteArray listed;
        for (const Vault& vault : vaultsOf(vaultsOf(fileBytes(folder + QStringLiteral("des/vaults.des")))))
            listed += QByteArray::number(vault.leastDepth) + ' ' + QByteArray::number(vault.frequency) + ' ' +
                      QByteArray::fromStdString(vault.name) + '\n';
        QCOMPARE(listed, fileBytes(folder + QStringLiteral("golden/vaults.dat")));
    }
};

LEVWRIGHT_TEST(VaultsTest)

} // namespace levwright::vaults_test

#include "VaultsTest.moc"
