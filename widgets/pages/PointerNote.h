// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTimer>

namespace levwright {

// A sentence over the page, where the user looks. It takes neither focus nor clicks, and goes away after some
// seconds, or with the next key or click.
class PointerNote : public QLabel {
    Q_OBJECT

public:
    explicit PointerNote(QWidget* page);

    // Shows the sentence below the place (or above it, if there is more room) within the area; without a
    // place, at the top of the area. Both in coordinates of the page.
    void say(const QString& sentence, const QRect& area, const QRect& place = {});

Q_SIGNALS:
    // A key, a click or the time ended it.
    void ended(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void end();

    QTimer m_end;
};

} // namespace levwright
