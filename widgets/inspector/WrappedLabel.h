// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextLayout>
#include <QWidget>

namespace levwright {

// A text of several lines that is shaped once and wrapped once per width. Unlike a QLabel it asks for a
// layout only if its height changes, and paints what it has measured. A new text with each key press is
// therefore cheap.
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
    mutable int m_brokenAt = -1; // the width the lines were wrapped for; -1 if none
    mutable int m_height = 0;    // of the wrapped lines
};

} // namespace levwright
