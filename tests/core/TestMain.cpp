// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"

#include <QCoreApplication>

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    return levwright::runTests(argc, argv);
}
