// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QProgressDialog>
#include <QTest>
#include <QTimer>

#include <functional>

namespace levwright {

// Waits for the dialog of long work, presses a key in it, and then calls done.
class ProgressKeys : public QObject {
public:
    explicit ProgressKeys(Qt::Key key = Qt::Key_Escape, std::function<void()> done = {})
        : m_key(key), m_done(std::move(done)) {
        qApp->installEventFilter(this);
    }
    int shown() const { return m_shown; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (auto* dialog = qobject_cast<QProgressDialog*>(watched);
            dialog != nullptr && event->type() == QEvent::Show) {
            ++m_shown;
            press(*dialog);
        }
        return false;
    }

private:
    // Windows become active a little later.
    void press(QProgressDialog& dialog) {
        QTimer::singleShot(0, &dialog, [this, &dialog] {
            if (!dialog.isActiveWindow())
                return press(dialog);
            QWidget* focus = dialog.focusWidget();
            QTest::keyClick(focus != nullptr ? focus : &dialog, m_key);
            if (m_done)
                m_done();
        });
    }

    Qt::Key m_key;
    std::function<void()> m_done;
    int m_shown = 0;
};

} // namespace levwright
