// SPDX-License-Identifier: GPL-3.0-or-later
// What a user does with keyboard and mouse, one input after the other, to be measured.
#pragma once

#include "widgets/shell/MainWindow.h"

#include <functional>
#include <string>
#include <vector>

namespace levwright {

struct Gesture {
    std::string name;
    std::function<void(int)> input;                    // by its number, from 0
    std::function<bool()> begin = [] { return true; }; // false: the file has nothing to do it with
    std::function<void()> end = [] {};
};

// A letter at the caret and out again.
Gesture typingIn(QWidget& editor);
// What changes the text at once: key presses, strokes, their undo.
std::vector<Gesture> writingIn(MainWindow& window);
// What shows something over the map that follows the pointer.
std::vector<Gesture> pointingIn(MainWindow& window);

} // namespace levwright
