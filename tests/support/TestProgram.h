// SPDX-License-Identifier: GPL-3.0-or-later
// A test program holds the test classes of a folder: each is linked once, and run as a test of its own.
#pragma once

#include <QObject>

#include <functional>
#include <memory>
#include <string_view>

// At the end of a file FooTest.cpp, in place of Qt's main functions.
#define LEVWRIGHT_TEST(Class)                                                                                \
    const ::levwright::TestClass registered##Class(#Class, [] { return std::make_unique<Class>(); });

namespace levwright {

// Makes a class known to its program, before that begins.
struct TestClass {
    TestClass(std::string_view name, std::function<std::unique_ptr<QObject>()> make);

    std::string_view name;
    std::function<std::unique_ptr<QObject>()> make;
};

// Runs the class that the first argument names, with the others as those of Qt Test, or else all classes one
// after the other. Returns how many tests failed. The application must be there.
int runTests(int argc, char** argv);

} // namespace levwright
