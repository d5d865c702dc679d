// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/PythonFileStore.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <format>

namespace levwright::python {
namespace {

constexpr std::size_t largestFile = std::size_t(64) << 20;

} // namespace

std::optional<PythonPath> PythonFileStore::levelAt(const std::filesystem::path& path) const {
    std::optional<PythonPath> found = pythonPathOf(path.string());
    return found && found->number && !m_files.exists(path) ? found : std::nullopt;
}

Result<PythonFileStore::Found> PythonFileStore::find(const PythonPath& path) const {
    Result<std::string> bytes = m_files.read(path.path, largestFile);
    if (!bytes)
        return std::unexpected(bytes.error());
    Result<PythonFile> file = PythonFile::read(*std::move(bytes), path.form);
    if (!file)
        return failure(std::format("{}: {}", inQuotes(path.path, longestPath), file.error().message));
    const std::size_t number = *path.number;
    if (number < 1 || number > file->levels().size())
        return failure(say("{} has no level {}.", inQuotes(path.path, longestPath), number));
    return Found{*std::move(file), number - 1};
}

std::string PythonFileStore::objectionTo(const std::filesystem::path& path) const {
    const std::optional<PythonPath> level = levelAt(path);
    if (!level)
        return {};
    const Result<Found> found = find(*level);
    return found ? found->file.levels()[found->level].objection : std::string();
}

Result<std::string> PythonFileStore::read(const std::filesystem::path& path, std::size_t maximumSize) const {
    const std::optional<PythonPath> level = levelAt(path);
    if (!level)
        return m_files.read(path, maximumSize);
    Result<Found> found = find(*level);
    if (!found)
        return std::unexpected(found.error());
    std::string text = found->file.levels()[found->level].text;
    if (text.size() > maximumSize)
        return failure(say("{} is too large.", inQuotes(path.string(), longestPath)));
    return text;
}

Result<void> PythonFileStore::replace(const std::filesystem::path& path, std::string_view bytes) {
    const std::optional<PythonPath> level = levelAt(path);
    if (!level)
        return m_files.replace(path, bytes);
    const Result<Found> found = find(*level);
    if (!found)
        return std::unexpected(found.error());
    const Result<std::string> changed = found->file.withText(found->level, bytes);
    if (!changed)
        return failure(
            say("{} cannot be changed: {}", inQuotes(path.string(), longestPath), changed.error().message));
    return m_files.replace(level->path, *changed);
}

Result<void> PythonFileStore::overwrite(const std::filesystem::path& path, std::string_view bytes) {
    return levelAt(path) ? replace(path, bytes) : m_files.overwrite(path, bytes);
}

bool PythonFileStore::exists(const std::filesystem::path& path) const {
    const std::optional<PythonPath> level = levelAt(path);
    return level ? find(*level).has_value() : m_files.exists(path);
}

} // namespace levwright::python
