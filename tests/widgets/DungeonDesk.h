// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/Levels.h"
#include "tests/widgets/WindowChild.h"
#include "widgets/dungeonview/DungeonView.h"
#include "widgets/shell/MainWindow.h"

#include <QApplication>
#include <QFile>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>

namespace levwright {

// Two dungeons with some of every kind of statement.
inline const QByteArray sample = "# a comment\r\n"
                                 "DUNGEON: \"Main\" \"D\" (10,3)\n"
                                 "LEVEL:\t\"inn\"   \"I\" @ (02, 3)  \n"
                                 "RNDLEVEL: \"hall\" \"none\" @ (-3,2) 2\n"
                                 "CHAINLEVEL: \"vault\" \"none\" \"hall\" + (1,0)\n"
                                 "LEVALIGN: lawful\n"
                                 "BRANCH: \"Side\" @ (4,1) portal\n"
                                 "%REINCARNATION LEVEL: \"old\" \"R\" @ (8,1) 40\n"
                                 "DUNGEON: \"Side\" \"S\" (3,0)\n"
                                 "DESCRIPTION: hellish\n"
                                 "LEVEL: \"end\" \"none\" @ (-1,0)\n";

// A dungeon file in the real window, used with mouse and keyboard.
struct DungeonDesk {
    explicit DungeonDesk(const QByteArray& text, const QString& name = QStringLiteral("dungeon.def"))
        : settings(folder.filePath("settings.ini"), QSettings::IniFormat), workspace(testGame(), files),
          window(workspace, settings, Theme::light()), path(folder.filePath(name)) {
        write(name, text);
        window.resize(1440, 1400);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(window.openFile(path));
    }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QByteArray onDisk(const QString& name) const {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    Session& session() const { return window.session(); }
    QByteArray text() const { return QByteArray::fromStdString(std::string(session().text().bytes())); }
    QByteArray selectedText() const {
        const Selection at = session().selection();
        return text().mid(qsizetype(at.anchor), qsizetype(at.caret - at.anchor));
    }
    DungeonCanvas& canvas() { return window.page().dungeon()->canvas(); }
    const DungeonColumn& column(std::size_t dungeon) { return canvas().layoutModel().columns().at(dungeon); }
    QPoint card(std::size_t dungeon, std::size_t level) {
        return canvas().toViewport(column(dungeon).levels.at(level).card.center());
    }
    QPoint branch(std::size_t dungeon, std::size_t branch) {
        return canvas().toViewport(column(dungeon).branches.at(branch).card.center());
    }
    void press(QPoint at) { QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, at); }
    void release(QPoint at) { QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at); }
    // Offscreen, a mouse move reports no button, so this sends the events that a window system would send for
    // a drag.
    void drag(QPoint at) {
        QMouseEvent event(QEvent::MouseMove, at, canvas().viewport()->mapToGlobal(at), Qt::NoButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(canvas().viewport(), &event);
    }
    void click(QPoint at) {
        press(at);
        release(at);
    }
    QPoint rows(int count) { return {0, count * canvas().layoutModel().metrics().row}; }
    template <class Widget>
    Widget& child(const char* name) const {
        return childOf<Widget>(window, name);
    }
    void tool(const char* name) { window.actions().action(QString::fromLatin1(name))->trigger(); }

    QTemporaryDir folder;
    DiskFileStore files;
    QSettings settings;
    Workspace workspace;
    MainWindow window;
    QString path;
};

} // namespace levwright
