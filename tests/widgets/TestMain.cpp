// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"

#include <QApplication>

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    return levwright::runTests(argc, argv);
}
