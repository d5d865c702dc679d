// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "tests/support/Levels.h"
#include "tests/widgets/WindowChild.h"
#include "widgets/shell/MainWindow.h"

#include <QApplication>
#include <QDockWidget>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>

namespace levwright {

// The real window for a user with mouse and keyboard, over files in memory.
struct WindowDesk {
    explicit WindowDesk(const QByteArray& text = {}, const Theme& theme = Theme::light())
        : settings(folder.filePath("settings.ini"), QSettings::IniFormat), workspace(testGame(), files),
          window(workspace, settings, theme) {
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
    Session& session() const { return window.session(); }
    QByteArray text() const { return QByteArray::fromStdString(std::string(session().text().bytes())); }
    template <class Widget>
    Widget& child(const char* name) const {
        return childOf<Widget>(window, name);
    }
    QPlainTextEdit& editor() { return child<QPlainTextEdit>("textpane.editor"); }
    MapCanvas& canvas() { return window.canvas(); }
    QPoint at(int x, int y) { return canvas().cellRect({x, y}).center(); }
    // QTest::mouseMove presses no buttons.
    void moveTo(QPoint place, Qt::MouseButtons held = Qt::NoButton) {
        QWidget* view = canvas().viewport();
        QMouseEvent move(QEvent::MouseMove, place, view->mapToGlobal(place), Qt::NoButton, held, {});
        QApplication::sendEvent(view, &move);
    }
    void trigger(const char* action) { window.actions().action(QString::fromLatin1(action))->trigger(); }
    // Moves the caret to the first place with these words.
    void caretTo(const QByteArray& words) {
        const auto offset = Offset(text().indexOf(words));
        session().select(Selection{offset, offset});
    }
    // Makes the panel of a dock visible.
    void raise(const char* dock) {
        child<QDockWidget>(dock).show();
        child<QDockWidget>(dock).raise();
        QCoreApplication::processEvents();
    }

    QTemporaryDir folder;
    MemoryFileStore files;
    QSettings settings;
    Workspace workspace;
    MainWindow window;
};

} // namespace levwright
