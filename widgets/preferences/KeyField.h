// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace levwright {

// A field that shows the key that is pressed in it. Tab, Backtab and Escape are not taken, so nobody is
// caught in it; Delete and Backspace empty it.
class KeyField : public QLineEdit {
    Q_OBJECT

public:
    explicit KeyField(QWidget* parent = nullptr);

    QKeySequence key() const { return m_key; }
    // Without a signal.
    void show(const QKeySequence& key);

Q_SIGNALS:
    // Empty: no key any more.
    void pressed(const QKeySequence& key);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QKeySequence m_key;
};

} // namespace levwright
