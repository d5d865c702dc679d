// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/fromscript/Written.h"

namespace levwright::fromscript {
namespace {

void append(std::string& to, const WrittenLines& all) {
    for (const Written& each : all) {
        to += each.text;
        append(to, each.inside);
        to += each.end;
    }
}

std::size_t sizeOf(const Written& one) {
    std::size_t size = one.text.size() + one.end.size();
    for (const Written& inner : one.inside)
        size += sizeOf(inner);
    return size;
}

} // namespace

std::string render(const WrittenLines& all) {
    std::string text;
    append(text, all);
    return text;
}

Written* writtenAt(WrittenLines& all, Offset at) {
    std::size_t begin = 0;
    for (Written& each : all) {
        const std::size_t size = sizeOf(each);
        if (at >= begin + size) {
            begin += size;
            continue;
        }
        if (at >= begin + each.text.size()) {
            if (Written* inner = writtenAt(each.inside, Offset(at - begin - each.text.size())))
                return inner;
        }
        return each.source.empty() ? nullptr : &each;
    }
    return nullptr;
}

std::string asComment(std::string_view text, std::string_view indent) {
    std::string lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        lines.append(indent).append(line.empty() ? "#" : "# ").append(line).append("\n");
        begin = end + 1;
    }
    return lines;
}

} // namespace levwright::fromscript
