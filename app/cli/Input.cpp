// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Input.h"

#include "app/cli/Streams.h"
#include "core/base/Phrase.h"

#include <array>
#include <format>

namespace levwright::cli {

std::filesystem::path fileOf(const std::string& path) {
    return path == "-" ? std::string() : path;
}

Result<std::string> readInput(std::istream& input, std::size_t most) {
    constexpr std::size_t mebibyte = std::size_t(1) << 20U;
    std::string bytes;
    std::array<char, 1U << 16U> chunk{};
    while (input.read(chunk.data(), chunk.size()) || input.gcount() > 0) {
        bytes.append(chunk.data(), std::size_t(input.gcount()));
        if (bytes.size() > most)
            return failure(
                say("Standard input is too large: Levwright reads up to {} MiB here.", most / mebibyte));
    }
    if (input.bad())
        return failure(say("Cannot read standard input{}.", reasonOf(input)));
    return bytes;
}

Result<std::string> readFileOrInput(const Console& console, const std::string& path, std::size_t most) {
    return path == "-" ? readInput(console.input, most) : console.files.read(path, most);
}

Result<void> writeFileOrOutput(const Console& console, const std::string& path, std::string_view bytes) {
    if (path != "-")
        return console.files.replace(path, bytes);
    console.output << bytes;
    return {};
}

} // namespace levwright::cli
