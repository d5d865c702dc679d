// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/TreeFiles.h"

#include "core/base/Phrase.h"
#include "core/sources/c/Cutter.h"

#include <array>

namespace levwright::sources {

namespace {

bool leavesTree(const std::filesystem::path& path) {
    return path.empty() || path.is_absolute() || *path.begin() == "..";
}

} // namespace

const std::string* TreeFiles::text(std::string_view path) {
    const std::filesystem::path plain = std::filesystem::path(path).lexically_normal();
    if (leavesTree(plain) || path.find('\0') != std::string_view::npos)
        return nullptr;
    const std::string key = plain.generic_string();
    const auto known = m_texts.find(key);
    if (known != m_texts.end())
        return known->second.get();
    return m_texts.emplace(key, load(key)).first->second.get();
}

std::unique_ptr<std::string> TreeFiles::load(const std::string& path) {
    const std::filesystem::path place = m_tree / path;
    if (m_limits.abandoned.stop_requested() || !m_files.exists(place) || m_files.isFolder(place))
        return nullptr;
    Result<std::string> bytes = m_files.read(place, m_limits.fileBytes);
    if (!bytes) {
        m_trouble.emplace(path, bytes.error().message);
        return nullptr;
    }
    m_bytes += bytes->size();
    if (m_bytes > m_limits.treeBytes) {
        m_trouble.emplace(path, say("The files of this tree are larger than the source of any game."));
        return nullptr;
    }
    return std::make_unique<std::string>(*std::move(bytes));
}

const CutFile* TreeFiles::cut(std::string_view path) {
    const std::string* original = text(path);
    if (original == nullptr)
        return nullptr;
    const std::string key = std::filesystem::path(path).lexically_normal().generic_string();
    const auto known = m_cut.find(key);
    if (known != m_cut.end())
        return known->second.get();
    auto file = std::make_unique<CutFile>(key, withoutComments(*original), std::vector<Token>());
    file->tokens = cutText(file->text, &file->path);
    return m_cut.emplace(key, std::move(file)).first->second.get();
}

const CutFile* TreeFiles::included(std::string_view name, std::string_view from) {
    static constexpr std::array<std::string_view, 3> folders{"include", "src", "util"};
    if (name.empty() || name.front() == '/')
        return nullptr;
    const std::filesystem::path own = std::filesystem::path(from).parent_path();
    if (const CutFile* beside = cut((own / name).generic_string()))
        return beside;
    for (const std::string_view folder : folders) {
        if (const CutFile* found = cut((std::filesystem::path(folder) / name).generic_string()))
            return found;
    }
    return nullptr;
}

std::vector<SourceFile> TreeFiles::filesRead() const {
    std::vector<SourceFile> read;
    for (const auto& [path, text] : m_texts) {
        if (text)
            read.push_back({path, ByteSum::of(*text)});
    }
    return read;
}

std::string_view TreeFiles::keep(std::string text) {
    return m_kept.emplace_back(std::move(text));
}

} // namespace levwright::sources
