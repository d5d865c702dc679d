// SPDX-License-Identifier: GPL-3.0-or-later
// A test program contains the test classes of a folder. They are linked once, and each runs as a test of its
// own.
#pragma once

#include <QObject>

#include <functional>
#include <memory>
#include <string_view>

// Goes at the end of a file FooTest.cpp, instead of Qt's main functions.
#define LEVWRIGHT_TEST(Class)                                                                                \
    const ::levwright::TestClass registered##Class(#Class, [] { return std::make_unique<Class>(); });

namespace levwright {

// Registers a class with its program before main().
struct TestClass {
    TestClass(std::string_view name, std::function<std::unique_ptr<QObject>()> make);

    std::string_view name;
    std::function<std::unique_ptr<QObject>()> make;
};

// Runs the class named by the first argument and passes the other arguments to Qt Test. Without one, runs all
// classes one after the other. Returns the number of failed tests. The application must exist.
int runTests(int argc, char** argv);

} // namespace levwright
