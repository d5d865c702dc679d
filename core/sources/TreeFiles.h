// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/sources/Budget.h"
#include "core/sources/SourceTree.h"
#include "core/sources/c/Token.h"

#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::sources {

// The files of one tree, each read once. No path leads out of the tree.
class TreeFiles {
public:
    TreeFiles(const FileStore& files, std::filesystem::path tree, const Limits& limits)
        : m_files(files), m_tree(std::move(tree)), m_limits(limits) {}

    // Null if there is no such file, or if it cannot be read; trouble() then may say why.
    const std::string* text(std::string_view path);
    // The file as tokens of C.
    const CutFile* cut(std::string_view path);
    bool has(std::string_view path) { return text(path) != nullptr; }
    // Where a file finds what it includes: beside itself, then in the folders that games keep headers in.
    const CutFile* included(std::string_view name, std::string_view from);

    // Files that are there and were not read, with the reason.
    const std::map<std::string, std::string, std::less<>>& trouble() const { return m_trouble; }
    // In alphabetical order.
    std::vector<SourceFile> filesRead() const;
    // A place for texts that are made while reading.
    std::string_view keep(std::string text);

private:
    std::unique_ptr<std::string> load(const std::string& path);

    const FileStore& m_files;
    std::filesystem::path m_tree;
    const Limits& m_limits;
    std::size_t m_bytes = 0;
    std::map<std::string, std::unique_ptr<std::string>, std::less<>> m_texts;
    std::map<std::string, std::unique_ptr<CutFile>, std::less<>> m_cut;
    std::map<std::string, std::string, std::less<>> m_trouble;
    std::deque<std::string> m_kept;
};

} // namespace levwright::sources
