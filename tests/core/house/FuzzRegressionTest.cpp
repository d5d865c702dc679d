// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the inputs that the fuzzers once failed on (tests/data/fuzz/<fuzzer>/), and their samples, against
// the same promises.
#include "tests/fuzz/Fuzzers.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

namespace levwright::fuzz_regression_test {

class FuzzRegressionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void promisesHold_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("fuzzer");
        const QDir tests(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/tests"));
        for (std::size_t i = 0; i < fuzz::fuzzers().size(); ++i) {
            const fuzz::Fuzzer& fuzzer = fuzz::fuzzers()[i];
            const QString name = QString::fromUtf8(fuzzer.name);
            QStringList folders{"data/fuzz/" + name};
            for (const std::string_view samples : fuzzer.samples)
                folders << "fuzz/" + QString::fromUtf8(samples);
            for (const QString& folder : folders) {
                for (const QFileInfo& file : QDir(tests.filePath(folder)).entryInfoList(QDir::Files))
                    QTest::newRow(qPrintable(name + ' ' + file.fileName())) << file.filePath() << int(i);
            }
        }
    }
    void promisesHold() {
        QFETCH(const QString, path);
        QFETCH(const int, fuzzer);
        try {
            fuzz::fuzzers()[std::size_t(fuzzer)].check(fileBytes(path).toStdString());
        } catch (const std::exception& broken) {
            QFAIL(broken.what());
        }
    }
};

LEVWRIGHT_TEST(FuzzRegressionTest)

} // namespace levwright::fuzz_regression_test

#include "FuzzRegressionTest.moc"
