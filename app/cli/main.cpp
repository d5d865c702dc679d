// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/EditorProgram.h"
#include "app/cli/Language.h"
#include "app/cli/Program.h"
#include "app/cli/Streams.h"
#include "app/cli/TerminalOnlooker.h"
#include "app/commit/Commit.h"
#include "core/base/Phrase.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <unistd.h>
#include <vector>

namespace {

// A command waits for the reader of the pipe it writes to, like the shell's own commands.
class PatientCalls : public levwright::DiskCalls {
public:
    int open(const char* path, int flags, mode_t mode) override {
        const int file = DiskCalls::open(path, flags, mode);
        const bool isUnread = file < 0 && errno == ENXIO && (flags & O_NONBLOCK) != 0;
        return isUnread ? DiskCalls::open(path, flags & ~O_NONBLOCK, mode) : file;
    }
};

} // namespace

int main(int argc, char** argv) {
    using namespace levwright;
    cli::occupyStandardFiles();
    std::signal(SIGXFSZ, SIG_IGN); // exceeding the file size limit is an error like a full disk
    const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
    const std::string_view calledAs = argc > 0 ? argv[0] : "";
    if (!cli::isForPrograms(calledAs, arguments))
        usePhrasebook(cli::phrasebookFor([](const char* name) -> const char* { return std::getenv(name); }));
    DiskFileStore files(std::make_shared<PatientCalls>());
    cli::EditorBeside editor;
    cli::DescriptorBuffer input(STDIN_FILENO);
    cli::DescriptorBuffer output(STDOUT_FILENO);
    std::istream in(&input);
    std::ostream out(&output);
    cli::TerminalOnlooker onlooker;
    const GamePlaces games{.usual = usualGamesFolder()};
    const cli::Console console{files, in, out, std::cerr, &editor, &onlooker, games, builtFrom()};
    return cli::runProgram(calledAs, arguments, console);
}
