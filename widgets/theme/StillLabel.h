// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace levwright {

// A line of text in a bar. Unlike a QLabel it keeps its size for any text, so a new text (at every key press)
// causes no layout. Text that does not fit is cut off.
class StillLabel : public QWidget {
    Q_OBJECT

public:
    // The label is as wide as the sample. If that is empty, any positive width will do.
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
