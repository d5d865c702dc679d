// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QFont>
#include <QPainter>
#include <QStaticText>
#include <QString>

namespace levwright {

// Words that a list paints again and again, as with every key press: shaped once, which takes several times
// as long as to paint them.
class ShapedTexts {
public:
    // Of one line in pixels, as QFontMetrics has it.
    int widthOf(const QString& text, const QFont& font);
    // One line in the painter's font and pen, in the middle of the rectangle's height; what has no room ends
    // in an ellipsis.
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
    static constexpr int most = 512; // more than a screen shows

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
