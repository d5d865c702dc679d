// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QFont>
#include <QPainter>
#include <QStaticText>
#include <QString>

namespace levwright {

// Texts that a list paints again and again, for example at every key press. They are shaped once, because
// shaping takes several times as long as painting.
class ShapedTexts {
public:
    // The width of a line in pixels, the same as from QFontMetrics.
    int widthOf(const QString& text, const QFont& font);
    // Draws one line in the painter's font and pen, vertically centred in the rectangle. If it does not fit,
    // it ends in an ellipsis.
    void draw(QPainter& painter, QRect rect, Qt::AlignmentFlag side, const QString& text);

private:
    struct Shaped {
        QStaticText text;
        qreal exactWidth = 0;
        int width = 0;
    };
    struct Cut {
        QString text;
        int room = 0;
        bool operator==(const Cut&) const = default;
        friend std::size_t qHash(const Cut& cut, std::size_t seed = 0) {
            return qHashMulti(seed, cut.text, cut.room);
        }
    };
    static constexpr int most = 512; // more than a screen can show

    void use(const QFont& font, Qt::LayoutDirection direction);
    Shaped* shaped(const QString& line) const;
    const Shaped& whole(const QString& text);
    const Shaped& fitting(const QString& text, int room);

    QFont m_font;
    Qt::LayoutDirection m_direction = Qt::LeftToRight;
    QCache<QString, Shaped> m_whole{most};
    QCache<Cut, Shaped> m_cut{most};
};

} // namespace levwright
