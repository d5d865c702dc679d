// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace levwright {

// A line of text in a bar. Unlike a QLabel it keeps its size whatever it says, so a new text (with every key
// press) makes no layout anew; what has no room is cut off.
class StillLabel : public QWidget {
    Q_OBJECT

public:
    // As wide as the sample; any width above none will do if that is empty.
    explicit StillLabel(QString sample, QWidget* parent = nullptr);

    QString text() const { return m_text; }
    void setText(const QString& text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_sample;
    QString m_text;
};

} // namespace levwright
