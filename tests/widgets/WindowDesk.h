// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "tests/support/Levels.h"
#include "widgets/shell/MainWindow.h"

#include <QApplication>
#include <QDockWidget>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>

namespace levwright {

// The real window before a user with mouse and keyboard, over files in memory.
struct WindowDesk {
    explicit WindowDesk(const QByteArray& text = {}, const Theme& theme = Theme::light())
        : settings(folder.filePath("settings.ini"), QSettings::IniFormat), session(testGame(), files),
          window(session, files, settings, theme) {
        window.resize(1440, 900);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("no window");
        if (!text.isNull())
            open(text);
    }
    void open(const QByteArray& text, const QString& path = QStringLiteral("/level.des")) {
        QVERIFY(files.replace(path.toStdU16String(), text.toStdString()).has_value());
        QVERIFY(window.openFile(path));
    }
    QByteArray text() const { return QByteArray::fromStdString(std::string(session.text().bytes())); }
    template <class Widget>
    Widget& child(const char* name) {
        Widget* found = window.findChild<Widget*>(QString::fromLatin1(name));
        if (found == nullptr)
            qFatal("no %s", name);
        return *found;
    }
    QPlainTextEdit& editor() { return child<QPlainTextEdit>("textpane.editor"); }
    MapCanvas& canvas() { return window.canvas(); }
    QPoint at(int x, int y) { return canvas().cellRect({x, y}).center(); }
    void trigger(const char* action) { window.actions().action(QString::fromLatin1(action))->trigger(); }
    // The caret to the first place with these words.
    void caretTo(const QByteArray& words) {
        const auto offset = Offset(text().indexOf(words));
        session.select(Selection{offset, offset});
    }
    // Brings the panel of a dock in sight.
    void raise(const char* dock) {
        child<QDockWidget>(dock).show();
        child<QDockWidget>(dock).raise();
        QCoreApplication::processEvents();
    }

    QTemporaryDir folder;
    MemoryFileStore files;
    QSettings settings;
    Session session;
    MainWindow window;
};

} // namespace levwright
