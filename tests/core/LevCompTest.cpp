// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LevComp.h"
#include "core/formats/lev34/LevFile.h"
#include "tests/support/SharedFiles.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <sstream>

using namespace levwright;

namespace {

// A folder without folders in it: what belongs into another one cannot be written.
class OneFolder : public MemoryFileStore {
  public:
    Result<void> replace(const std::filesystem::path& path, std::string_view bytes) override {
        if (path.has_parent_path())
            return failure("There is no such folder.");
        return MemoryFileStore::replace(path, bytes);
    }
};

struct Outcome {
    int status = 0;
    QStringList messages; // "line 7 error", "line 8 warning", "2 errors"; other lines are not compared
    QMap<QString, QByteArray> files;
    QString text;
};

QStringList messagesOf(const QString& text) {
    static const QRegularExpression placed(QStringLiteral("^.*: line (\\d+) : (WARNING : )?"));
    static const QRegularExpression summary(QStringLiteral("^.* : (\\d+) errors detected\\. No output created!$"));
    static const QRegularExpression ownWarning(QStringLiteral(" \\[[a-z-]+\\]$"));
    QStringList messages;
    for (const QString& line : text.split('\n')) {
        if (const auto match = placed.match(line); match.hasMatch() && !ownWarning.match(line).hasMatch())
            messages << QStringLiteral("line %1 %2").arg(match.captured(1), match.hasCaptured(2) ? "warning" : "error");
        else if (const auto sum = summary.match(line); sum.hasMatch())
            messages << sum.captured(1) + QStringLiteral(" errors");
    }
    return messages;
}

Outcome compile(MemoryFileStore& store, std::vector<std::string> arguments, const std::string& input, const QString& abi) {
    // An option with dashes changes nothing about what else the command line says.
    const bool readsInput = arguments.empty();
    arguments.insert(arguments.begin(), {"--abi", abi.toStdString()});
    const std::map<std::filesystem::path, std::string> before = store.files();
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream errors;
    Outcome outcome;
    outcome.status = cli::levComp(arguments, cli::Console{store, in, out, errors});
    outcome.text = QString::fromStdString(errors.str());
    outcome.messages = messagesOf(outcome.text);
    for (const auto& [path, bytes] : store.files()) {
        if (!before.contains(path))
            outcome.files.insert(QString::fromStdString(path.string()), QByteArray::fromStdString(bytes));
    }
    if (!readsInput && in.tellg() != 0)
        QTest::qFail("standard input was read", __FILE__, __LINE__);
    return outcome;
}

std::vector<std::string> stringsOf(const QJsonValue& array) {
    std::vector<std::string> strings;
    for (const QJsonValue& value : array.toArray())
        strings.push_back(value.toString().toStdString());
    return strings;
}

// Characters of the corpus stand for bytes.
std::string bytesOf(const QJsonValue& text) { return text.toString().toLatin1().toStdString(); }

std::vector<QJsonObject> rowsOf(const QString& name) {
    std::vector<QJsonObject> rows;
    for (const QByteArray& line : fileBytes(sharedFolder() + "/corpus/nethack-3.4.3/" + name).split('\n')) {
        if (!line.trimmed().isEmpty())
            rows.push_back(QJsonDocument::fromJson(line).object());
    }
    return rows;
}

bool hasRoomLevels(const QJsonObject& row) {
    const QJsonObject files = row["files"].toObject();
    return std::ranges::any_of(files, [](const QJsonValue& text) { return text.toString().contains("LEVEL:"); });
}

void fill(MemoryFileStore& store, const QJsonObject& row) {
    const QJsonObject files = row["files"].toObject();
    for (auto file = files.begin(); file != files.end(); ++file)
        QVERIFY(store.MemoryFileStore::replace(file.key().toStdString(), bytesOf(file.value())));
}

} // namespace

class LevCompTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void corpus_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QJsonObject>("row");
        QTest::addColumn<QString>("abi");
        for (const char* file : {"cases.jsonl", "mutations.jsonl"}) {
            for (const QJsonObject& row : rowsOf(file)) {
                if (hasRoomLevels(row) || row["tags"].toArray().contains("leak"))
                    continue;
                for (const char* abi : {"lp64", "ilp32"})
                    QTest::newRow(qPrintable(row["name"].toString() + ' ' + abi)) << row << abi;
            }
        }
    }
    void corpus() {
        QFETCH(const QJsonObject, row);
        QFETCH(const QString, abi);
        OneFolder store;
        fill(store, row);
        const Outcome outcome = compile(store, stringsOf(row["argv"]), bytesOf(row["stdin"]), abi);
        const QJsonObject expected = row["expect"][abi].toObject();
        const QString original = expected["stderr"].toString();
        const QByteArray both = ("game: " + original + "\nours: " + outcome.text).toUtf8();
        QVERIFY2(outcome.messages == messagesOf(original), both);
        QVERIFY2(outcome.status == expected["status"].toInt(), both);
        const QJsonObject files = expected["out"].toObject();
        QCOMPARE(QStringList(outcome.files.keys()), files.keys());
        for (auto file = files.begin(); file != files.end(); ++file)
            QCOMPARE(outcome.files[file.key()].toHex(), file.value().toString().toLatin1());
    }

    // Where the game's compiler crashes or reads beside its tables.
    void crashes_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QJsonObject>("row");
        for (const QJsonObject& row : rowsOf("crashes.jsonl"))
            QTest::newRow(qPrintable(row["name"].toString())) << row;
    }
    void crashes() {
        QFETCH(const QJsonObject, row);
        for (const char* abi : {"lp64", "ilp32"}) {
            OneFolder store;
            fill(store, row);
            const Outcome outcome = compile(store, stringsOf(row["argv"]), {}, abi);
            qInfo("%d %s", outcome.status, qPrintable(outcome.text.left(500)));
            QCOMPARE(outcome.status, outcome.messages.filter("error").isEmpty() ? 0 : 1);
        }
    }
};

QTEST_GUILESS_MAIN(LevCompTest)
#include "LevCompTest.moc"
