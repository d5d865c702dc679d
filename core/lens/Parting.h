// SPDX-License-Identifier: GPL-3.0-or-later
// Cells whose loss parts a level.
#pragma once

#include "core/lens/Footing.h"

#include <vector>

namespace levwright::lens {

// The cells of a footing as a tree that is searched in depth from a first cell, and from any cell of what is
// not connected with it.
class Parting {
public:
    Parting(const Footing& footing, Point first);

    struct Choke {
        Point place;
        int cutOff = 0; // cells that lose the way to the largest part of what the cell joins
        bool operator==(const Choke&) const = default;
    };
    // Ordered by columns.
    std::vector<Choke> chokes() const;
    // The cells that every way from the first cell to the goal passes, without these two, from the goal back.
    std::vector<Point> gatesTo(Point goal) const;

private:
    static constexpr int none = -1;
    struct Node {
        int parent = none;
        int number = none; // in the order of the search
        int lowest = 0;    // number of the first cell that the subtree has a step to
        int size = 1;      // of the subtree
        int cut = 0;       // sum of the sizes of the subtrees that hang on this cell alone
        int largest = 0;   // the largest of them
        int nextStep = 0;
        int root = none;
    };

    void searchFrom(const Footing& footing, int root);
    // Returns whether the search goes on at a new cell, to which at is set.
    bool advance(const Footing& footing, int& at);
    void retreat(int from, int to);
    Node& node(int cell) { return m_nodes[std::size_t(cell)]; }
    const Node& node(int cell) const { return m_nodes[std::size_t(cell)]; }

    std::vector<Node> m_nodes = std::vector<Node>(roll::cellCount);
    int m_count = 0;
    int m_root = none; // of the running search
};

} // namespace levwright::lens
