// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

namespace levwright {
namespace {

std::vector<const TestClass*>& classes() {
    static std::vector<const TestClass*> all;
    return all;
}

int runClass(const TestClass& each, std::vector<char*> arguments) {
    // As if each class had its own program, so that none finds the files of another.
    QCoreApplication::setApplicationName(QString::fromUtf8(each.name));
    const std::unique_ptr<QObject> test = each.make();
    return QTest::qExec(test.get(), int(arguments.size()), arguments.data());
}

// Functions begin with a small letter.
bool looksLikeClass(std::string_view argument) {
    return argument.ends_with("Test") && argument.front() >= 'A' && argument.front() <= 'Z';
}

int nameClasses(std::string_view unknown) {
    std::cerr << "There is no class " << unknown << " here, but there are:\n";
    for (const TestClass* each : classes())
        std::cerr << "  " << each->name << '\n';
    return 2;
}

} // namespace

TestClass::TestClass(std::string_view name, std::function<std::unique_ptr<QObject>()> make)
    : name(name), make(std::move(make)) {
    classes().push_back(this);
}

int runTests(int argc, char** argv) {
    std::vector<char*> arguments(argv, argv + argc);
    const auto named =
        argc > 1 ? std::ranges::find(classes(), argv[1], &TestClass::name) : std::ranges::end(classes());
    if (named != classes().end()) {
        arguments.erase(arguments.begin() + 1);
        return runClass(**named, std::move(arguments));
    }
    if (argc > 1 && looksLikeClass(argv[1]))
        return nameClasses(argv[1]);
    int failures = 0;
    for (const TestClass* each : classes())
        failures += runClass(*each, arguments);
    return failures;
}

} // namespace levwright
