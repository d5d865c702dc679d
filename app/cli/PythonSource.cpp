// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/PythonSource.h"

#include "app/cli/Input.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/text/TextSnapshot.h"

#include <algorithm>
#include <format>
#include <utility>

namespace levwright::cli {
namespace {

// "f.py:1 (line 4), f.py:2 (line 31)"
std::string listOf(const python::PythonFile& file, const std::string& path) {
    constexpr std::size_t longest = 1000;
    const TextSnapshot text(file.bytes());
    std::string list;
    for (std::size_t i = 0; i < file.levels().size(); ++i) {
        const std::size_t line = text.position(file.levels()[i].origins.front()).line + 1;
        list += say("{}{}:{} (line {}{})", i == 0 ? "" : ", ", path, i + 1, line,
                    file.levels()[i].isBuilt ? say(", built by a LevelGenerator") : "");
    }
    return shortened(list, longest);
}

} // namespace

Result<python::PythonFile> readPython(const FileStore& files, const PythonPath& path) {
    Result<std::string> bytes = files.read(path.path, maximumFileSize);
    if (!bytes)
        return std::unexpected(bytes.error());
    Result<python::PythonFile> file = python::PythonFile::read(*std::move(bytes), path.form);
    if (!file)
        return failure(std::format("{}: {}", path.path, file.error().message));
    return file;
}

Result<std::size_t> chosenIn(const python::PythonFile& file, const PythonPath& path) {
    const std::size_t count = file.levels().size();
    if (count == 0)
        return failure(say("{}: it contains no level", path.path));
    if (path.number && (*path.number < 1 || *path.number > count))
        return failure(say("{}: it has no level {}; its levels are: {}", path.path, *path.number,
                           listOf(file, path.path)));
    if (!path.number && count > 1)
        return failure(say("{}: choose one of its levels: {}", path.path, listOf(file, path.path)));
    return path.number.value_or(1) - 1;
}

Result<std::string> readLevels(const FileStore& files, const std::string& path) {
    const std::optional<PythonPath> python = pythonPathOf(path);
    if (!python)
        return files.read(path, maximumFileSize);
    const Result<python::PythonFile> file = readPython(files, *python);
    if (!file)
        return std::unexpected(file.error());
    return chosenIn(*file, *python).transform([&](std::size_t index) { return file->levels()[index].text; });
}

Result<std::string> readLevelsOrInput(const Console& console, const std::string& path) {
    return path == "-" ? readInput(console.input) : readLevels(console.files, path);
}

Diagnostics inPythonFile(const Diagnostics& ofLevel, const python::PythonLevel& level) {
    const auto inFile = [&](Offset at) { return level.origins[std::min(at, level.origins.size() - 1)]; };
    const auto isComputed = [&](const Diagnostic& found) {
        const auto part = std::ranges::lower_bound(level.computed, found.range.begin, {}, &Range::end);
        return part != level.computed.end() && part->begin <= found.range.end;
    };
    Diagnostics moved = ofLevel;
    std::erase_if(moved, isComputed); // nobody knows what stands there
    for (Diagnostic& found : moved) {
        found.range = {inFile(found.range.begin), inFile(found.range.end)};
        if (found.anchor)
            found.anchor = inFile(*found.anchor);
        found.fixes.clear();
    }
    return moved;
}

} // namespace levwright::cli
