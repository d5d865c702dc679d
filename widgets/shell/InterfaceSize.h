// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace levwright {

// The size of all words, icons and buttons of the program. It is the usual size again when this ends.
class InterfaceSize {
public:
    InterfaceSize();
    ~InterfaceSize();
    InterfaceSize(const InterfaceSize&) = delete;
    InterfaceSize& operator=(const InterfaceSize&) = delete;

    void choose(int percent);
    int percent() const { return m_percent; }

private:
    QFont m_usual;
    int m_percent = 100;
};

} // namespace levwright
