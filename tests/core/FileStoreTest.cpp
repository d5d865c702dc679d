// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/FileStore.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace levwright;

namespace {

constexpr std::size_t large = 1 << 20;

using Write = Result<void> (DiskFileStore::*)(const std::filesystem::path&, std::string_view);

// No file of this process can grow beyond so many bytes while it lives.
class SizeLimit {
public:
    explicit SizeLimit(rlim_t bytes) : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    SizeLimit(const SizeLimit&) = delete;
    SizeLimit& operator=(const SizeLimit&) = delete;
    ~SizeLimit() {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    void (*m_handler)(int);
    rlimit m_before{};
};

} // namespace

class FileStoreTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    DiskFileStore m_store;

    std::filesystem::path path(const QString& name) const { return m_folder.filePath(name).toStdString(); }
    std::string bytesOf(const QString& name) const {
        return m_store.read(path(name), large).value_or("(none)");
    }

private Q_SLOTS:
    void init() {
        QVERIFY(m_folder.isValid());
        for (const QFileInfo& entry :
             QDir(m_folder.path()).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
            QVERIFY(entry.isDir() ? QDir().rmdir(entry.filePath()) : QFile::remove(entry.filePath()));
    }

    void reads_data() {
        QTest::addColumn<int>("size");
        for (const int size : {0, 1, 4095, 4096, 4097, 300000})
            QTest::newRow(qPrintable(QString::number(size))) << size;
    }
    void reads() {
        QFETCH(const int, size);
        const std::string bytes = QByteArray("ab\0\n", 4).repeated(size).first(size).toStdString();
        QVERIFY(m_store.replace(path("a"), bytes));
        QVERIFY(m_store.read(path("a"), std::size_t(size)) == bytes);
        if (size > 0)
            QVERIFY(!m_store.read(path("a"), std::size_t(size) - 1));
    }

    void doesNotReadOthers() {
        QVERIFY(!m_store.read(path("none"), large));
        QVERIFY(!m_store.read(path(""), large));
        QVERIFY(!m_store.read("/dev/null", large));
    }

    void writes_data() {
        QTest::addColumn<bool>("whole");
        QTest::newRow("replace") << true;
        QTest::newRow("overwrite") << false;
    }
    void writes() {
        QFETCH(const bool, whole);
        const Write write = whole ? &DiskFileStore::replace : &DiskFileStore::overwrite;
        for (const std::string bytes : {"first", "longer than before", "short", "", "again"}) {
            QVERIFY((m_store.*write)(path("a"), bytes));
            QCOMPARE(bytesOf("a"), bytes);
        }
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"a"});

        QVERIFY(QFile::setPermissions(m_folder.filePath("a"), QFile::ReadOwner | QFile::WriteOwner));
        const QFile::Permissions before = QFile::permissions(m_folder.filePath("a"));
        QVERIFY(QFile::link("a", m_folder.filePath("link")));
        QVERIFY((m_store.*write)(path("link"), "through the link"));
        QVERIFY(QFileInfo(m_folder.filePath("link")).isSymLink());
        QCOMPARE(bytesOf("a"), std::string("through the link"));
        QCOMPARE(QFile::permissions(m_folder.filePath("a")), before);

        QVERIFY(QDir(m_folder.path()).mkdir("folder"));
        const Result<void> onFolder = (m_store.*write)(path("folder"), "x");
        QVERIFY(!onFolder && onFolder.error().message.ends_with("it is a folder."));
        QVERIFY(!(m_store.*write)(path("missing/a"), "x"));
    }

    // What is halfway written does not stay.
    void failsWhole() {
        QVERIFY(m_store.replace(path("kept"), "old"));
        QVERIFY(m_store.overwrite(path("made"), "old"));
        {
            const SizeLimit limit(100);
            QVERIFY(!m_store.replace(path("kept"), std::string(200, 'x')));
            QVERIFY(!m_store.overwrite(path("made"), std::string(200, 'x')));
        }
        QCOMPARE(bytesOf("kept"), std::string("old"));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"kept"});
    }
};

QTEST_GUILESS_MAIN(FileStoreTest)
#include "FileStoreTest.moc"
