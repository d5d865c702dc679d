// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/LineMerge.h"

#include "core/compare/ListMerge.h"

#include <algorithm>

namespace levwright::compare {
namespace {

// Tables of tables are taken apart that deep.
constexpr int mostDepth = 32;

std::optional<std::string> mergedPieces(std::string_view base, std::string_view ours, std::string_view theirs,
                                        int depth);

class Pieces {
public:
    explicit Pieces(int depth) : m_depth(depth) {}

    bool added(const Added& added) {
        const auto all = together(added);
        if (!all)
            return false;
        text += textOf(*all);
        return true;
    }

    bool kept(const Kept& part) {
        const std::string_view base = part.base->text;
        const auto textIn = [](const Part* version) {
            return version != nullptr ? std::optional(version->text) : std::nullopt;
        };
        const std::optional<std::string_view> ours = textIn(part.ours);
        const std::optional<std::string_view> theirs = textIn(part.theirs);
        if (ours == theirs || theirs == base)
            text += ours.value_or("");
        else if (ours == base)
            text += theirs.value_or("");
        else if (const auto both =
                     ours && theirs ? mergedPieces(base, *ours, *theirs, m_depth + 1) : std::nullopt)
            text += *both;
        else
            return false;
        return true;
    }

    std::string text{};

private:
    int m_depth;
};

std::optional<std::string> mergedPieces(std::string_view base, std::string_view ours, std::string_view theirs,
                                        int depth) {
    const std::vector<Part> ofBase = piecesOf(base);
    const std::vector<Part> ofOurs = piecesOf(ours);
    const std::vector<Part> ofTheirs = piecesOf(theirs);
    if (depth == mostDepth || std::min({ofBase.size(), ofOurs.size(), ofTheirs.size()}) < 2)
        return std::nullopt;
    Pieces pieces(depth);
    if (!walk({ofBase, ofOurs, ofTheirs}, pieces))
        return std::nullopt;
    return std::move(pieces.text);
}

} // namespace

std::optional<std::string> mergedLine(std::string_view base, std::string_view ours, std::string_view theirs) {
    return mergedPieces(base, ours, theirs, 0);
}

MergedRow mergedRow(std::string_view base, std::string_view ours, std::string_view theirs) {
    MergedRow row;
    for (std::size_t i = 0; i < std::max({base.size(), ours.size(), theirs.size()}); ++i) {
        const std::string_view old = i < base.size() ? base.substr(i, 1) : std::string_view();
        const std::string_view our = i < ours.size() ? ours.substr(i, 1) : std::string_view();
        const std::string_view their = i < theirs.size() ? theirs.substr(i, 1) : std::string_view();
        const bool isContested = our != their && our != old && their != old;
        row.ours += isContested || our != old ? our : their;
        row.theirs += isContested || their != old ? their : our;
    }
    return row;
}

} // namespace levwright::compare
