// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tileset/Bitmap.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace levwright {
namespace {

constexpr std::array<unsigned, 3> colorShifts{16, 8, 0};
constexpr unsigned alphaShift = 24;
constexpr double whole = 255;

double part(Argb color, unsigned shift) {
    return double((color >> shift) & 0xffU);
}

// A sum of colours, each with a weight.
class Mixture {
public:
    void add(Argb color, double weight) {
        const double opacity = part(color, alphaShift) * weight;
        m_weight += weight;
        m_opacity += opacity;
        for (std::size_t i = 0; i < colorShifts.size(); ++i)
            m_colors[i] += part(color, colorShifts[i]) * opacity;
    }

    Argb color() const {
        if (m_opacity <= 0)
            return 0;
        Argb mixed = Argb(std::lround(m_opacity / m_weight)) << alphaShift;
        for (std::size_t i = 0; i < colorShifts.size(); ++i)
            mixed |= Argb(std::lround(m_colors[i] / m_opacity)) << colorShifts[i];
        return mixed;
    }

private:
    double m_weight = 0;
    double m_opacity = 0;
    std::array<double, 3> m_colors{};
};

// The points from begin to end of one side, with the share of each that lies between them.
template <class Visit>
void visitPoints(double begin, double end, const Visit& visit) {
    for (int at = int(begin); at < end; ++at) {
        const double share = std::min(end, at + 1.0) - std::max(begin, double(at));
        if (share > 0)
            visit(at, share);
    }
}

Argb laidOver(Argb below, Argb above, double share) {
    const double opacity = part(above, alphaShift) / whole * share;
    if (opacity <= 0)
        return below;
    if (opacity >= 1)
        return above;
    const double left = part(below, alphaShift) / whole * (1 - opacity);
    Argb color = Argb(std::lround((opacity + left) * whole)) << alphaShift;
    for (const unsigned shift : colorShifts) {
        const double mixed = (part(above, shift) * opacity + part(below, shift) * left) / (opacity + left);
        color |= Argb(std::lround(mixed)) << shift;
    }
    return color;
}

} // namespace

Bitmap resized(const Bitmap& bitmap, Point size) {
    if (Point{bitmap.width(), bitmap.height()} == size || bitmap.cells().empty())
        return bitmap;
    Bitmap made(size.x, size.y);
    const auto edge = [](int index, int from, int to) { return double(index) * from / to; };
    for (int y = 0; y < size.y; ++y) {
        for (int x = 0; x < size.x; ++x) {
            Mixture mixture;
            visitPoints(edge(y, bitmap.height(), size.y), edge(y + 1, bitmap.height(), size.y),
                        [&](int row, double high) {
                            visitPoints(edge(x, bitmap.width(), size.x), edge(x + 1, bitmap.width(), size.x),
                                        [&](int column, double wide) {
                                            mixture.add(bitmap.at({column, row}), high * wide);
                                        });
                        });
            made.set({x, y}, mixture.color());
        }
    }
    return made;
}

Bitmap overlaid(const Bitmap& below, const Bitmap& above, double share) {
    require(below.width() == above.width() && below.height() == above.height(),
            "what is laid over each other has one size");
    Bitmap made = below;
    for (int y = 0; y < made.height(); ++y) {
        for (int x = 0; x < made.width(); ++x)
            made.set({x, y}, laidOver(below.at({x, y}), above.at({x, y}), share));
    }
    return made;
}

} // namespace levwright
