// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/FileStore.h"

#include "tests/support/SizeLimit.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <format>
#include <functional>
#include <limits>
#include <memory>
#include <semaphore>
#include <set>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace levwright::file_store_test {
namespace {

constexpr std::size_t large = 1 << 20;

using Write = Result<void> (DiskFileStore::*)(const std::filesystem::path&, std::string_view);

// One of these calls fails, or all from a given one on. A write takes three bytes at most.
class FailingCalls : public DiskCalls {
public:
    enum class Last { One, All };
    enum class Folder { TakesFiles, TakesNone, KeepsNames };

    FailingCalls(int first, Last last, Folder folder, std::filesystem::path closed)
        : m_first(first), m_last(last), m_folder(folder), m_closed(std::move(closed)) {}

    int count() const { return m_count; }
    std::function<void()> beforeFailure;

    int open(const char* path, int flags, mode_t mode) override {
        if (m_folder == Folder::TakesNone && (flags & O_CREAT) != 0 &&
            std::filesystem::path(path).parent_path() == m_closed)
            return refuse(EACCES);
        return fails() ? refuse(EIO) : DiskCalls::open(path, flags, mode);
    }
    ssize_t write(int file, std::string_view bytes) override {
        if (!fails())
            return DiskCalls::write(file, bytes.substr(0, 3));
        if (beforeFailure)
            beforeFailure();
        return refuse(ENOSPC);
    }
    int resize(int file, off_t size) override {
        return fails() ? refuse(EIO) : DiskCalls::resize(file, size);
    }
    // Does not wait for the disk.
    int sync(int /*file*/) override { return fails() ? refuse(EIO) : 0; }
    int close(int file) override {
        DiskCalls::close(file);
        return fails() ? refuse(EIO) : 0;
    }
    int reserve(int file, off_t size) override {
        return fails() ? refuse(ENOSPC) : DiskCalls::reserve(file, size);
    }
    int rename(const char* from, const char* to) override {
        if (m_folder == Folder::KeepsNames)
            return refuse(EPERM);
        return fails() ? refuse(EIO) : DiskCalls::rename(from, to);
    }
    int remove(const char* path) override { return fails() ? refuse(EIO) : DiskCalls::remove(path); }
    int setOwner(int file, uid_t user, gid_t group) override {
        return fails() ? refuse(EPERM) : DiskCalls::setOwner(file, user, group);
    }
    int setMode(int file, mode_t mode) override {
        return fails() ? refuse(EPERM) : DiskCalls::setMode(file, mode);
    }
    int removeAttribute(int file, const char* name) override {
        return fails() ? refuse(EPERM) : DiskCalls::removeAttribute(file, name);
    }
    int setAttribute(int file, const char* name, std::string_view value) override {
        return fails() ? refuse(EPERM) : DiskCalls::setAttribute(file, name, value);
    }

private:
    bool fails() {
        ++m_count;
        return m_last == Last::One ? m_count == m_first : m_count >= m_first;
    }
    static int refuse(int code) {
        errno = code;
        return -1;
    }

    int m_first;
    Last m_last;
    Folder m_folder;
    std::filesystem::path m_closed;
    int m_count = 0;
};

// Removes the rights of the superuser for its lifetime. Only root can use it.
class AsNobody {
public:
    AsNobody() {
        constexpr uid_t nobody = 65534;
        worked = ::setegid(nobody) == 0 && ::seteuid(nobody) == 0;
    }
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;
    ~AsNobody() {
        if (::seteuid(0) != 0 || ::setegid(0) != 0)
            qFatal("cannot become root again");
    }
    bool worked = false;
};

struct stat statusOf(const std::filesystem::path& path) {
    struct stat status{};
    if (::lstat(path.c_str(), &status) != 0)
        qWarning("no %s", path.c_str());
    return status;
}

// Runs a function when the first bytes are being written.
class BusyCalls : public DiskCalls {
public:
    ssize_t write(int file, std::string_view bytes) override {
        const ssize_t written = DiskCalls::write(file, bytes.substr(0, 3));
        if (const auto now = std::exchange(meanwhile, {}))
            now();
        return written;
    }
    int lock(int file, int how) override {
        reached.release();
        return DiskCalls::lock(file, how);
    }

    std::function<void()> meanwhile;
    std::counting_semaphore<> reached{0};
};

volatile std::sig_atomic_t asked = 0;

} // namespace

class FileStoreTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    DiskFileStore m_store;

    std::filesystem::path path(const QString& name) const { return m_folder.filePath(name).toStdString(); }
    std::string bytesOf(const QString& name) const {
        return m_store.read(path(name), large).value_or("(none)");
    }
    QStringList names(const QString& folder = {}) const {
        return QDir(m_folder.filePath(folder))
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    // The contents of all files except the named one.
    std::set<std::string> otherBytes(const QString& name) const {
        std::set<std::string> found;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(path(""))) {
            if (entry.is_regular_file() && entry.path() != path(name))
                found.insert(m_store.read(entry.path(), large).value_or("(none)"));
        }
        return found;
    }

private Q_SLOTS:
    void init() {
        QVERIFY(m_folder.isValid());
        for (const QFileInfo& entry :
             QDir(m_folder.path())
                 .entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot))
            QVERIFY(entry.isDir() && !entry.isSymLink() ? QDir(entry.filePath()).removeRecursively()
                                                        : QFile::remove(entry.filePath()));
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.filePath("data")));
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

    // A half-written file does not remain.
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

    // A signal that ends the program leaves no half-written file.
    void signalsWait_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("interrupt") << SIGINT;
        QTest::newRow("terminate") << SIGTERM;
        QTest::newRow("hang up") << SIGHUP;
        QTest::newRow("quit") << SIGQUIT;
    }
    void signalsWait() {
        QFETCH(const int, signal);
        asked = 0;
        const auto before = std::signal(signal, [](int) { asked = 1; });
        int askedWithin = -1;
        const auto calls = std::make_shared<BusyCalls>();
        calls->meanwhile = [&] {
            std::raise(signal);
            askedWithin = asked;
        };
        QVERIFY(DiskFileStore(calls).overwrite(path("a"), "the bytes"));
        std::signal(signal, before);
        QCOMPARE(askedWithin, 0);
        QCOMPARE(int(asked), 1);
        QCOMPARE(bytesOf("a"), std::string("the bytes"));
    }

    // The second writer finds a complete file and leaves a complete one.
    void writersWaitForEachOther() {
        const auto first = std::make_shared<BusyCalls>();
        const auto second = std::make_shared<BusyCalls>();
        QVERIFY(m_store.overwrite(path("a"), ""));
        std::string found;
        bool secondWrote = false;
        std::jthread other;
        second->meanwhile = [&] { found = bytesOf("a"); };
        first->meanwhile = [&] {
            other = std::jthread(
                [&] { secondWrote = DiskFileStore(second).overwrite(path("a"), "short").has_value(); });
            QVERIFY(second->reached.try_acquire_for(std::chrono::seconds(20)));
        };
        QVERIFY(DiskFileStore(first).overwrite(path("a"), "longer bytes"));
        other.join();
        QVERIFY(secondWrote);
        QCOMPARE(found, std::string("shoger bytes"));
        QCOMPARE(bytesOf("a"), std::string("short"));
    }

    // A writer that waits for a failing one does not write into the file that the failing one removes.
    void writersOutliveTheFailureOfOthers() {
        QVERIFY(m_store.overwrite(path("a"), ""));
        const auto failing = std::make_shared<FailingCalls>(3, FailingCalls::Last::One,
                                                            FailingCalls::Folder::TakesFiles, path(""));
        const auto second = std::make_shared<BusyCalls>();
        bool secondWrote = false;
        std::jthread other;
        failing->beforeFailure = [&] {
            other = std::jthread(
                [&] { secondWrote = DiskFileStore(second).overwrite(path("a"), "whole").has_value(); });
            QVERIFY(second->reached.try_acquire_for(std::chrono::seconds(20)));
        };
        QVERIFY(!DiskFileStore(failing).overwrite(path("a"), "longer bytes"));
        other.join();
        QVERIFY(secondWrote);
        QCOMPARE(bytesOf("a"), std::string("whole"));
    }

    void removesWhatLinksLeadTo() {
        QVERIFY(m_store.overwrite(path("made"), ""));
        QVERIFY(QFile::link("made", m_folder.filePath("link")));
        const auto failing = std::make_shared<FailingCalls>(3, FailingCalls::Last::One,
                                                            FailingCalls::Folder::TakesFiles, path(""));
        QVERIFY(!DiskFileStore(failing).overwrite(path("link"), "longer bytes"));
        QCOMPARE(names(), QStringList());
        QVERIFY(QFileInfo(m_folder.filePath("link")).isSymLink());
    }

    void keepsRights_data() {
        QTest::addColumn<int>("mode");
        for (const int mode : {0600, 0640, 0664, 0666, 0700, 0755})
            QTest::newRow(qPrintable(QString::number(mode, 8))) << mode;
    }
    void keepsRights() {
        QFETCH(const int, mode);
        QVERIFY(m_store.replace(path("a"), "old"));
        QCOMPARE(::chmod(path("a").c_str(), mode_t(mode)), 0);
        QVERIFY(m_store.replace(path("a"), "new"));
        QCOMPARE(int(statusOf(path("a")).st_mode & 07777U), mode);
        QCOMPARE(bytesOf("a"), std::string("new"));
    }

    // The mode is that of open(), without querying the umask, which would change it for other threads.
    void newFilesFollowTheMask() {
        const mode_t before = ::umask(027);
        const Result<void> made = m_store.replace(path("a"), "x");
        ::umask(before);
        QVERIFY(made);
        QCOMPARE(int(statusOf(path("a")).st_mode & 07777U), 0640);
    }
    void leavesTheMaskAlone() {
        constexpr int never = std::numeric_limits<int>::max();
        DiskFileStore store(std::make_shared<FailingCalls>(never, FailingCalls::Last::One,
                                                           FailingCalls::Folder::TakesFiles, path("")));
        const mode_t before = ::umask(022);
        std::atomic<bool> end = false;
        std::atomic<int> wrong = 0;
        constexpr int rounds = 500;
        int made = 0;
        {
            std::jthread other([&] {
                while (!end) {
                    const int file = ::open(path("other").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
                    struct stat status{};
                    wrong += ::fstat(file, &status) != 0 || (status.st_mode & 022U) != 0 ? 1 : 0;
                    ::close(file);
                    ::unlink(path("other").c_str());
                }
            });
            for (int i = 0; i < rounds; ++i) {
                QFile::remove(m_folder.filePath("a"));
                made += store.replace(path("a"), "x") ? 1 : 0;
            }
            end = true;
        }
        ::umask(before);
        QCOMPARE(made, rounds);
        QCOMPARE(wrong.load(), 0);
    }

    void keepsAttributes() {
        QVERIFY(m_store.replace(path("a"), "old"));
        if (::setxattr(path("a").c_str(), "user.note", "kept", 4, 0) != 0)
            QSKIP("this file system keeps no extended attributes");
        QVERIFY(m_store.replace(path("a"), "new"));
        std::array<char, 10> value{};
        QCOMPARE(::getxattr(path("a").c_str(), "user.note", value.data(), value.size()), 4);
        QCOMPARE(QByteArray(value.data()), QByteArray("kept"));
    }

    void keepsAccessLists() {
        // Version 2, then entries of tag, rights and id: the owner can read and write, user 1234 can read,
        // others nothing.
        const QByteArray list = QByteArray::fromHex("02000000"
                                                    "01000600ffffffff"
                                                    "02000400d2040000"
                                                    "04000000ffffffff"
                                                    "10000400ffffffff"
                                                    "20000000ffffffff");
        constexpr const char* name = "system.posix_acl_access";
        QVERIFY(m_store.replace(path("a"), "old"));
        if (::setxattr(path("a").c_str(), name, list.data(), std::size_t(list.size()), 0) != 0)
            QSKIP("this file system keeps no access control lists");
        QVERIFY(m_store.replace(path("a"), "new"));
        QByteArray found(100, '\0');
        found.resize(::getxattr(path("a").c_str(), name, found.data(), std::size_t(found.size())));
        QCOMPARE(found.toHex(), list.toHex());
    }

    void keepsOwners_data() {
        QTest::addColumn<uint>("user");
        QTest::addColumn<uint>("group");
        QTest::newRow("other group") << 0U << 1234U;
        QTest::newRow("other user") << 1234U << 0U;
        QTest::newRow("both") << 1234U << 4321U;
    }
    void keepsOwners() {
        QFETCH(const uint, user);
        QFETCH(const uint, group);
        if (::geteuid() != 0)
            QSKIP("only root can make files of others");
        QVERIFY(m_store.replace(path("a"), "old"));
        QCOMPARE(::chown(path("a").c_str(), user, group), 0);
        QCOMPARE(::chmod(path("a").c_str(), 0664), 0);
        QVERIFY(m_store.replace(path("a"), "new"));
        const struct stat status = statusOf(path("a"));
        QCOMPARE(status.st_uid, user);
        QCOMPARE(status.st_gid, group);
        QCOMPARE(int(status.st_mode & 07777U), 0664);
    }

    void keepsHardLinks() {
        QVERIFY(m_store.replace(path("a"), "old"));
        QCOMPARE(::link(path("a").c_str(), path("b").c_str()), 0);
        for (const std::string bytes : {"new and longer", "n"}) {
            QVERIFY(m_store.replace(path("a"), bytes));
            QCOMPARE(bytesOf("b"), bytes);
        }
        QCOMPARE(statusOf(path("a")).st_nlink, 2U);
        QCOMPARE(names(), (QStringList{"a", "b"}));
    }

    void writesWhereFoldersTakeNothing_data() {
        QTest::addColumn<int>("folderMode");
        QTest::newRow("read-only folder") << 0755;
        QTest::newRow("file of another in a sticky folder") << 01777;
    }
    void writesWhereFoldersTakeNothing() {
        QFETCH(const int, folderMode);
        if (::geteuid() != 0)
            QSKIP("only root can make files of others");
        QVERIFY(QDir(m_folder.path()).mkpath("folder"));
        QVERIFY(QDir(m_folder.path()).mkpath("data"));
        QCOMPARE(::chmod(path("").c_str(), 0755), 0);
        QCOMPARE(::chmod(path("data").c_str(), 0777), 0);
        QVERIFY(m_store.replace(path("folder/a"), "old"));
        QCOMPARE(::chmod(path("folder/a").c_str(), 0666), 0);
        QCOMPARE(::chmod(path("folder").c_str(), mode_t(folderMode)), 0);
        const ino_t before = statusOf(path("folder/a")).st_ino;
        {
            const AsNobody somebody;
            QVERIFY(somebody.worked);
            const Result<void> written = m_store.replace(path("folder/a"), "new");
            QVERIFY2(written, written ? "" : written.error().message.c_str());
        }
        QCOMPARE(bytesOf("folder/a"), std::string("new"));
        QCOMPARE(statusOf(path("folder/a")).st_ino, before);
        QCOMPARE(statusOf(path("folder/a")).st_uid, 0U);
        QCOMPARE(names("folder"), QStringList{"a"});
        QCOMPARE(names("data/levwright"), QStringList());
    }

    void followsDanglingLinks() {
        QVERIFY(QDir(m_folder.path()).mkdir("folder"));
        QVERIFY(QFile::link("folder/made", m_folder.filePath("link")));
        QVERIFY(QFile::link("link", m_folder.filePath("further")));
        QVERIFY(m_store.replace(path("further"), "x"));
        QCOMPARE(bytesOf("folder/made"), std::string("x"));
        QVERIFY(QFileInfo(m_folder.filePath("link")).isSymLink());
        QVERIFY(QFileInfo(m_folder.filePath("further")).isSymLink());
        QVERIFY(QFile::link("round", m_folder.filePath("round")));
        QVERIFY(!m_store.replace(path("round"), "x"));
        QVERIFY(QFileInfo(m_folder.filePath("round")).isSymLink());
        QVERIFY(QFile::link("nowhere/made", m_folder.filePath("lost")));
        QVERIFY(!m_store.replace(path("lost"), "x"));
        QVERIFY(QFileInfo(m_folder.filePath("lost")).isSymLink());
    }

    void writesToPipes() {
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        QVERIFY(!m_store.replace(path("pipe"), "nobody reads"));
        const int reader = ::open(path("pipe").c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        QVERIFY(m_store.replace(path("pipe"), "told"));
        QByteArray told(10, '\0');
        told.resize(::read(reader, told.data(), std::size_t(told.size())));
        ::close(reader);
        QCOMPARE(told, QByteArray("told"));
        QVERIFY(S_ISFIFO(statusOf(path("pipe")).st_mode));
    }

    void leavesDevicesInPlace_data() {
        QTest::addColumn<QByteArray>("device");
        QTest::addColumn<bool>("takes");
        QTest::newRow("null") << QByteArray("/dev/null") << true;
        QTest::newRow("full") << QByteArray("/dev/full") << false;
    }
    // Uses a link in a folder of our own, so that a failure destroys nothing.
    void leavesDevicesInPlace() {
        QFETCH(const QByteArray, device);
        QFETCH(const bool, takes);
        if (::geteuid() != 0 ||
            ::mknod(path("device").c_str(), S_IFCHR | 0666, statusOf(device.toStdString()).st_rdev) != 0)
            QSKIP("only root can make devices");
        const Result<void> written = m_store.replace(path("device"), "x");
        if (!written && written.error().message.contains("Permission"))
            QSKIP("devices do not work in this folder");
        QCOMPARE(bool(written), takes);
        QVERIFY(S_ISCHR(statusOf(path("device")).st_mode));
        QCOMPARE(names(), QStringList());
    }

    // /dev/stdout is such a link.
    void writesToOpenFiles() {
        const int file = ::open(path("log").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        QCOMPARE(::write(file, "before ", 7), 7);
        const QString link = QStringLiteral("/proc/self/fd/%1").arg(file);
        QVERIFY(QFile::link(link, m_folder.filePath("out")));
        QVERIFY(m_store.replace(path("out"), "x"));
        QVERIFY(m_store.replace(("/dev/fd/" + std::to_string(file)), "y"));
        ::close(file);
        QCOMPARE(bytesOf("log"), std::string("before xy"));
        QVERIFY(QFileInfo(m_folder.filePath("out")).isSymLink());
        QVERIFY(!m_store.replace(path("out"), "closed by now"));
    }

    void writesOddNames_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("250 bytes") << QByteArray(250, 'n');
        QTest::newRow("255 bytes of umlauts") << QByteArray("\u00e4").repeated(127) + "x";
        QTest::newRow("no UTF-8") << QByteArray("caf\xe9.des");
        QTest::newRow("line feed") << QByteArray("a\nb");
    }
    void writesOddNames() {
        QFETCH(const QByteArray, name);
        const std::filesystem::path file = path("") / name.toStdString();
        for (const std::string bytes : {"made", "replaced"}) {
            const Result<void> written = m_store.replace(file, bytes);
            if (!written && written.error().message.contains("Invalid or incomplete"))
                QSKIP("this file system takes UTF-8 only");
            QVERIFY2(written, written ? "" : written.error().message.c_str());
            QVERIFY(m_store.read(file, large) == bytes);
        }
        std::filesystem::create_hard_link(file, path("second"));
        QVERIFY(m_store.replace(file, "in place"));
        QCOMPARE(bytesOf("second"), std::string("in place"));
        std::filesystem::remove(file);
        QCOMPARE(names(), QStringList{"second"});
    }

    void nothingIsLost_data() {
        using Folder = FailingCalls::Folder;
        QTest::addColumn<Folder>("folder");
        QTest::addColumn<bool>("exists");
        QTest::addColumn<bool>("linked");
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray longer("new bytes, of which there are more");
        QTest::newRow("new file") << Folder::TakesFiles << false << false << longer;
        QTest::newRow("exchanged") << Folder::TakesFiles << true << false << longer;
        QTest::newRow("in place, longer") << Folder::TakesFiles << true << true << longer;
        QTest::newRow("in place, shorter") << Folder::TakesFiles << true << true << QByteArray("new");
        QTest::newRow("in place, empty") << Folder::TakesFiles << true << true << QByteArray();
        QTest::newRow("closed folder") << Folder::TakesNone << true << false << longer;
        QTest::newRow("rename refused") << Folder::KeepsNames << true << false << longer;
    }
    // Each call fails in turn, alone or together with all that follow.
    void nothingIsLost() {
        QFETCH(const FailingCalls::Folder, folder);
        QFETCH(const bool, exists);
        QFETCH(const bool, linked);
        QFETCH(const QByteArray, bytes);
        const std::string wanted = bytes.toStdString();
        constexpr std::string_view old = "the old bytes";
        using Last = FailingCalls::Last;
        for (const Last last : {Last::One, Last::All}) {
            bool reached = true;
            for (int step = 1; reached; ++step) {
                init();
                if (exists)
                    QVERIFY(m_store.overwrite(path("a"), old));
                if (linked)
                    std::filesystem::create_hard_link(path("a"), path("b"));
                const auto calls = std::make_shared<FailingCalls>(step, last, folder, path(""));
                DiskFileStore store(calls);
                const Result<void> written = store.replace(path("a"), wanted);
                reached = calls->count() >= step;
                const std::string found = bytesOf("a");
                const std::string where =
                    std::format("call {}: {}", step, written ? "" : written.error().message);
                if (written) {
                    QVERIFY2(found == wanted, where.c_str());
                } else if (found != (exists ? old : "(none)")) {
                    // The old content is in a copy, and the message says so.
                    QVERIFY2(otherBytes("a").contains(std::string(old)), where.c_str());
                    QVERIFY2(written.error().message.contains("Its previous content is in"), where.c_str());
                }
                if (last == Last::One && !written)
                    QVERIFY2(found == (exists ? old : "(none)"), where.c_str());
                if (!reached)
                    QVERIFY2(written && names("data/levwright").isEmpty(), where.c_str());
            }
        }
    }
};

LEVWRIGHT_TEST(FileStoreTest)

} // namespace levwright::file_store_test

#include "FileStoreTest.moc"
