// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lens/Parting.h"

#include <algorithm>

namespace levwright::lens {

using roll::cellOf;
using roll::placeOf;

Parting::Parting(const Footing& footing, Point first) {
    if (footing.cost(first) > 0)
        searchFrom(footing, cellOf(first));
    footing.cells().forEach([&](Point p) {
        if (node(cellOf(p)).number == none)
            searchFrom(footing, cellOf(p));
    });
}

void Parting::searchFrom(const Footing& footing, int root) {
    m_root = root;
    node(root).number = node(root).lowest = m_count++;
    node(root).root = root;
    int at = root;
    while (true) {
        if (advance(footing, at))
            continue;
        const int parent = node(at).parent;
        if (parent == none)
            return;
        retreat(at, parent);
        at = parent;
    }
}

bool Parting::advance(const Footing& footing, int& at) {
    Node& here = node(at);
    const Point place = placeOf(at);
    while (here.nextStep < int(eightSteps.size())) {
        const Point step = eightSteps[std::size_t(here.nextStep++)];
        if (!footing.leads(place, step))
            continue;
        const int to = cellOf(place.x + step.x, place.y + step.y);
        if (to == here.parent)
            continue;
        Node& there = node(to);
        if (there.number != none) {
            here.lowest = std::min(here.lowest, there.number);
            continue;
        }
        there.parent = at;
        there.number = there.lowest = m_count++;
        there.root = m_root;
        at = to;
        return true;
    }
    return false;
}

void Parting::retreat(int from, int to) {
    Node& parent = node(to);
    const Node& child = node(from);
    parent.size += child.size;
    parent.lowest = std::min(parent.lowest, child.lowest);
    if (child.lowest < parent.number)
        return;
    parent.cut += child.size;
    parent.largest = std::max(parent.largest, child.size);
}

std::vector<Parting::Choke> Parting::chokes() const {
    std::vector<Choke> chokes;
    for (int x = 1; x < roll::columns; ++x) {
        for (int y = 0; y < roll::rows; ++y) {
            const Node& at = node(cellOf(x, y));
            if (at.number == none)
                continue;
            const int others = node(at.root).size - 1;
            const int largest = std::max(at.largest, others - at.cut);
            if (largest < others)
                chokes.push_back({{x, y}, others - largest});
        }
    }
    return chokes;
}

std::vector<Point> Parting::gatesTo(Point goal) const {
    std::vector<Point> gates;
    const int last = cellOf(goal);
    if (node(last).number == none)
        return gates;
    for (int at = last; node(at).parent != none && node(node(at).parent).parent != none;
         at = node(at).parent) {
        if (node(at).lowest >= node(node(at).parent).number)
            gates.push_back(placeOf(node(at).parent));
    }
    return gates;
}

} // namespace levwright::lens
