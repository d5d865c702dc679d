// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/EditorProgram.h"
#include "app/cli/Program.h"
#include "app/cli/TerminalOnlooker.h"

#include <iostream>
#include <vector>

int main(int argc, char** argv) {
    using namespace levwright;
    const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
    DiskFileStore files;
    cli::EditorBeside editor;
    cli::TerminalOnlooker onlooker;
    const cli::Console console{files, std::cin, std::cout, std::cerr, &editor, &onlooker};
    return cli::runProgram(argc > 0 ? argv[0] : "", arguments, console);
}
