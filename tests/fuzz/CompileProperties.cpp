// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LevComp.h"
#include "core/base/Contract.h"
#include "core/formats/FileForms.h"
#include "tests/fuzz/Properties.h"

#include <array>
#include <sstream>

namespace levwright::fuzz {
namespace {

void compileFor(const std::string& target, const std::string& abi, std::string_view text) {
    MemoryFileStore store;
    require(store.replace("input.des", text).has_value(), "memory can be written");
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    const std::array<std::string, 6> arguments{"--target", target, "--abi", abi, "-w", "input.des"};
    const cli::Status status = cli::levComp(arguments, cli::Console{store, in, out, errors});
    require(status == cli::Success || (status == cli::Failure && !errors.view().empty()),
            "lev_comp says why it fails");
    const bool tells = target == "nethack-3.6"; // whether -w makes it report something about each level
    require(tells || out.view().empty(), "nothing goes to standard output");
    for (const auto& [path, bytes] : store.files()) {
        if (path == "input.des")
            continue;
        const Result<DecodedFile> decoded = decodeLevelFile(bytes);
        require(decoded.has_value(), "what is written can be read");
        require(formNamed(decoded->target.form)->encode(decoded->contents, decoded->target) == bytes,
                "reading and writing gives the bytes back");
    }
}

} // namespace

void checkCompiling(std::string_view bytes) {
    compileFor("nethack-3.4.3", "lp64", bytes);
    compileFor("nethack-3.4.3", "ilp32", bytes);
}

void checkProgramCompiling(std::string_view bytes) {
    compileFor("nethack-3.6", "lp64", bytes);
    compileFor("nethack-3.6", "ilp32", bytes);
}

} // namespace levwright::fuzz
