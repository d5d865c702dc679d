// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextLayout>
#include <QWidget>

namespace levwright {

// A text of several lines, shaped once and broken once for each width. Unlike a QLabel it asks for a layout
// only when its height is another one, and paints what it has measured: another text with each key press
// costs little.
class WrappedLabel : public QWidget {
    Q_OBJECT

public:
    explicit WrappedLabel(QWidget* parent);

    QString text() const { return m_text; }
    void setText(const QString& text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, lineHeight()}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void shape();
    int lineHeight() const { return fontMetrics().height(); }

    QString m_text;
    mutable QTextLayout m_layout;
    mutable int m_brokenAt = -1; // the width that the lines are for; -1: for none
    mutable int m_height = 0;    // of these lines
};

} // namespace levwright
