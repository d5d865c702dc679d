// SPDX-License-Identifier: GPL-3.0-or-later
// A folder in which world servers run as processes. For tests with LEVWRIGHT_CLI defined.
#pragma once

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace levwright {

inline QByteArray readFile(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class ServerFolder {
public:
    explicit ServerFolder(const QByteArray& save) { write("save", save); }

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    QByteArray bytes(const char* name) const { return readFile(path(name)); }
    bool has(const char* name) const { return QFile::exists(path(name)); }
    void write(const char* name, const QByteArray& text) const { put(name, text, QIODevice::WriteOnly); }
    void append(const char* name, const QByteArray& text) const {
        put(name, text, QIODevice::WriteOnly | QIODevice::Append);
    }
    // Whether the server's messages already contain the text.
    bool says(const QByteArray& text) const { return bytes("server/out").contains(text); }

    // A server process that has not been started yet.
    std::unique_ptr<QProcess> server(const QStringList& arguments = {}) const {
        auto process = std::make_unique<QProcess>();
        process->setWorkingDirectory(m_folder.path());
        process->setProgram(QStringLiteral(LEVWRIGHT_CLI));
        process->setArguments(QStringList{"world"} + arguments);
        return process;
    }
    std::unique_ptr<QProcess> start(const QStringList& arguments = {}) const {
        auto process = server(arguments);
        process->start();
        return process;
    }

private:
    void put(const char* name, const QByteArray& text, QIODevice::OpenMode mode) const {
        QFile file(path(name));
        if (!file.open(mode | QIODevice::Unbuffered) || file.write(text) != text.size())
            QTest::qFail(name, __FILE__, __LINE__);
    }

    QTemporaryDir m_folder;
};

} // namespace levwright

// Answered: its messages have arrived, and those of the following PING.
#define ANSWERED(folder, command)                                                                            \
    do {                                                                                                     \
        const qsizetype pongs = (folder).bytes("server/out").count("PONG\n");                                \
        (folder).append("server/in", QByteArray(command) + "\nPING\n");                                      \
        QTRY_COMPARE((folder).bytes("server/out").count("PONG\n"), pongs + 1);                               \
    } while (false)

#define STARTED(folder, server)                                                                              \
    QTRY_VERIFY((folder).bytes("server/out").startsWith(QByteArray::number((server)->processId()) + " ") &&  \
                (folder).says("WORLD_UPDATED\n"))
