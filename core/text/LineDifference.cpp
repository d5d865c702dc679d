// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/LineDifference.h"

#include <string_view>

namespace levwright {
namespace {

std::vector<std::string_view> linesOf(const TextSnapshot& text) {
    std::vector<std::string_view> lines;
    lines.reserve(text.lineCount());
    for (std::size_t i = 0; i < text.lineCount(); ++i)
        lines.push_back(text.slice(text.lineWithEnd(i)));
    return lines;
}

} // namespace

std::vector<ComparedLine> compareLines(const TextSnapshot& before, const TextSnapshot& after) {
    const std::vector<InSequence> steps = compareSequences(linesOf(before), linesOf(after));

    std::vector<ComparedLine> compared;
    compared.reserve(steps.size());
    std::size_t oldLine = 0;
    std::size_t newLine = 0;
    for (const InSequence in : steps) {
        compared.push_back({in, in == InSequence::Before ? oldLine : newLine});
        oldLine += in == InSequence::After ? 0 : 1;
        newLine += in == InSequence::Before ? 0 : 1;
    }
    return compared;
}

} // namespace levwright
