// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QLabel>

namespace levwright {

// A label of several lines that breaks its text once for each width: layouts ask for the height again and
// again.
class WrappedLabel : public QLabel {
    Q_OBJECT

public:
    explicit WrappedLabel(QWidget* parent) : QLabel(parent) { setWordWrap(true); }

    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    mutable QString m_measured;        // the text of
    mutable QHash<int, int> m_heights; // by width
};

} // namespace levwright
