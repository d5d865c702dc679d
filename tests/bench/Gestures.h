// SPDX-License-Identifier: GPL-3.0-or-later
// A user's actions with keyboard and mouse, one input after the other, for measurements.
#pragma once

#include "widgets/shell/MainWindow.h"

#include <functional>
#include <string>
#include <vector>

namespace levwright {

struct TimedInput {
    std::string name;
    std::function<void(int)> input;                    // called with the number of the input, from 0
    std::function<bool()> begin = [] { return true; }; // false if the file is not suitable
    std::function<void()> end = [] {};
};

// Types a letter at the caret and deletes it.
TimedInput typingIn(QWidget& editor);
// Inputs that change the text at once: key presses, strokes, their undo.
std::vector<TimedInput> writingIn(MainWindow& window);
// Inputs that show something over the map that follows the pointer.
std::vector<TimedInput> pointingIn(MainWindow& window);

} // namespace levwright
