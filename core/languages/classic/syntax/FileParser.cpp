// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/syntax/FileParser.h"

#include "core/languages/classic/syntax/LevelCutter.h"
#include "core/languages/classic/syntax/LevelPatch.h"

#include <algorithm>
#include <optional>
#include <span>

namespace levwright {
namespace {

bool hasDeparted(std::span<const LevelPlace> levels) {
    return std::ranges::any_of(levels, [](const LevelPlace& level) { return level.tree->departed; });
}

bool hasSyntaxError(const FileTree& tree) {
    return std::ranges::any_of(tree.levels,
                               [](const LevelPlace& level) { return level.tree->firstError.has_value(); });
}

FileTree parseAs(const Dialect& dialect, TextSnapshot text, LexMode mode) {
    FileTree tree{std::move(text), mode, {}};
    LevelCutter cutter(dialect, tree.text.bytes(), mode, 0);
    while (!cutter.atEnd())
        tree.levels.push_back(cutter.cut());
    tree.departed = hasDeparted(tree.levels);
    return tree;
}

// If a tolerant reading departed from the exact one, it may have broken a text that was fine.
FileTree preferExactIfClean(const Dialect& dialect, FileTree tolerant) {
    if (!tolerant.departed || !hasSyntaxError(tolerant))
        return tolerant;
    FileTree exact = parseAs(dialect, tolerant.text, LexMode::Exact);
    const bool endsEarly = std::ranges::any_of(exact.levels.back().tree->tokens, [](const Token& token) {
        return token.kind == TokenKind::EndByte;
    });
    return hasSyntaxError(exact) || endsEarly ? std::move(tolerant) : std::move(exact);
}

// The tree of the file if the edit changes only a few lines within one of its levels; empty if it may change
// more.
std::optional<FileTree> patched(const Dialect& dialect, const FileTree& old, const TextEdit& edit,
                                const TextSnapshot& text) {
    const Range touched = edit.touchedBefore();
    const std::size_t at = old.levelAt(touched.begin);
    const LevelPlace& level = old.levels[at];
    if (old.departed || touched.begin < level.start || touched.end >= level.start + level.tree->size)
        return std::nullopt;
    const auto hasLookedAtIt = [&](const LevelPlace& before) {
        return before.start + before.tree->lookedAt >= touched.begin;
    };
    if (std::any_of(old.levels.begin(), old.levels.begin() + std::ptrdiff_t(at), hasLookedAtIt))
        return std::nullopt;
    const Offset grown = text.size() - old.text.size(); // wraps around below 0, and back
    std::optional<LevelTree> tree = patchedLevel(
        dialect, *level.tree,
        {text.bytes(), level.start, {touched.begin - level.start, touched.end - level.start}, grown});
    if (!tree)
        return std::nullopt;
    tree->change->before = level.tree;
    FileTree file{text, LexMode::Tolerant, old.levels};
    file.levels[at].tree = std::make_shared<LevelTree>(*std::move(tree));
    for (std::size_t i = at + 1; i < file.levels.size(); ++i)
        file.levels[i].start += grown;
    return file;
}

} // namespace

FileTree parseFile(const Dialect& dialect, TextSnapshot text, LexMode mode) {
    FileTree tree = parseAs(dialect, std::move(text), mode);
    return mode == LexMode::Tolerant ? preferExactIfClean(dialect, std::move(tree)) : tree;
}

FileTree reparse(const Dialect& dialect, const FileTree& old, const TextEdit& edit, TextSnapshot text) {
    if (old.mode == LexMode::Exact || edit.empty())
        return parseFile(dialect, std::move(text));
    if (std::optional<FileTree> file = patched(dialect, old, edit, text))
        return *std::move(file);
    const Range touched = edit.touchedBefore();
    const auto unaffected = [&](const LevelPlace& level) {
        return level.start + std::max(level.tree->lookedAt, level.tree->size) < touched.begin;
    };
    FileTree tree{text, LexMode::Tolerant, {}};
    tree.levels.reserve(old.levels.size());
    auto next = old.levels.begin();
    for (; next != old.levels.end() && unaffected(*next); ++next)
        tree.levels.push_back(*next);
    const Offset from = next == old.levels.end() ? old.levels.back().start : next->start;
    if (next == old.levels.end())
        tree.levels.pop_back();

    const std::size_t firstCut = tree.levels.size();
    std::size_t cut = 0;
    LevelCutter cutter(dialect, text.bytes(), LexMode::Tolerant, from);
    // Old levels that lie wholly after the edit keep their trees as soon as the cutter meets the start of
    // one of them.
    auto behind =
        std::ranges::find_if(old.levels, [&](const LevelPlace& level) { return level.start > touched.end; });
    const auto moved = [&](const LevelPlace& level) { return edit.map(level.start, Bias::After); };
    while (!cutter.atEnd()) {
        tree.levels.push_back(cutter.cut());
        ++cut;
        while (behind != old.levels.end() && moved(*behind) < cutter.position())
            ++behind;
        if (behind != old.levels.end() && moved(*behind) == cutter.position() && cutter.betweenLevels()) {
            // They all lie after the edit, so all of them move by the same distance.
            const Offset shift = cutter.position() - behind->start; // wraps around below 0, and back
            for (; behind != old.levels.end(); ++behind)
                tree.levels.push_back({behind->start + shift, behind->tree});
            break;
        }
    }
    // If none had departed before, the levels that are kept need not be checked.
    const std::span<const LevelPlace> all = tree.levels;
    tree.departed = hasDeparted(old.departed ? all : all.subspan(firstCut, cut));
    return preferExactIfClean(dialect, std::move(tree));
}

} // namespace levwright
