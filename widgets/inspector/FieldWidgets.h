// SPDX-License-Identifier: GPL-3.0-or-later
// What editors of fields are made of.
#pragma once

#include "core/model/FieldView.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSpinBox>
#include <QStyleOptionComboBox>
#include <QWheelEvent>

#include <algorithm>
#include <functional>
#include <vector>

namespace levwright {

inline const QString randomWord = QStringLiteral("random");

// The text in double quotes, without those that it has itself.
QString quoted(QString text);
QSpinBox* coordinateBox(const QString& name, QWidget* parent);
QStringList sourcesOf(const std::vector<FieldChoice>& choices);

// These emit no signal, and repaint nothing that stays the same.
void showText(QLineEdit& line, const QString& text);
void showNumber(QSpinBox& box, std::int64_t number);
void setItems(QComboBox& box, const QStringList& items);
void showChoice(QComboBox& choice, int index);

// A box as wide as the panel makes it, regardless of its names.
class NarrowBox : public QComboBox {
public:
    explicit NarrowBox(QWidget* parent) : QComboBox(parent) {
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setMaxVisibleItems(20);
    }

    QSize sizeHint() const override {
        QStyleOptionComboBox option;
        initStyleOption(&option);
        const QSize content(fontMetrics().horizontalAdvance(QStringLiteral("0000")),
                            std::max(fontMetrics().height(), iconSize().height()) + 2);
        return style()->sizeFromContents(QStyle::CT_ComboBox, &option, content, this);
    }
    QSize minimumSizeHint() const override { return sizeHint(); }
};

// Calls back before its list is shown or stepped through.
class NameBox : public NarrowBox {
public:
    NameBox(QWidget* parent, std::function<void()> fill) : NarrowBox(parent), m_fill(std::move(fill)) {}

    void showPopup() override {
        m_fill();
        NarrowBox::showPopup();
    }

protected:
    void wheelEvent(QWheelEvent* event) override {
        m_fill();
        NarrowBox::wheelEvent(event);
    }

private:
    std::function<void()> m_fill;
};

// A box for characters in quotes: typing one chooses it.
class WordBox : public NarrowBox {
public:
    using NarrowBox::NarrowBox;

    void showPopup() override {
        view()->installEventFilter(this);
        NarrowBox::showPopup();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched != view() || event->type() != QEvent::KeyPress)
            return NarrowBox::eventFilter(watched, event);
        const int index = typedIndex(*static_cast<QKeyEvent*>(event));
        if (index >= 0)
            view()->setCurrentIndex(model()->index(index, modelColumn(), rootModelIndex()));
        return index >= 0;
    }

protected:
    void keyPressEvent(QKeyEvent* event) override {
        const int index = typedIndex(*event);
        if (index < 0)
            return NarrowBox::keyPressEvent(event);
        setCurrentIndex(index);
        Q_EMIT activated(index);
    }

private:
    // -1 if none matches.
    int typedIndex(const QKeyEvent& event) const {
        const QString typed = event.text();
        if (typed.size() != 1 || !typed.front().isPrint())
            return -1;
        const int plain = findData(QStringLiteral("'%1'").arg(typed));
        return plain >= 0 ? plain : findData(QStringLiteral("'\\%1'").arg(typed));
    }
};

} // namespace levwright
