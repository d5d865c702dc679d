// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/formats/lev34/LevFile.h"
#include "core/formats/lev36/LevFile.h"
#include "tests/fuzz/Properties.h"

namespace levwright::fuzz {

void checkDecoding(std::string_view bytes) {
    const Result<lev34::Decoded> first = lev34::decode(bytes, lev34::Tail::Ignored);
    if (!first)
        return;
    require(first->size <= bytes.size(), "a level lies inside its file");
    const Result<std::string> canonical = lev34::encode(first->level, first->target);
    require(canonical.has_value(), "what was decoded can be encoded");
    require(canonical->size() == first->size, "encoding changes no size");
    for (std::size_t i = 0; i < canonical->size(); ++i)
        require((*canonical)[i] == bytes[i] || (*canonical)[i] == 0, "encoding changes padding only");
    const Result<lev34::Decoded> second = lev34::decode(*canonical);
    require(second.has_value(), "what was encoded can be decoded");
    if (second->target.abi == first->target.abi)
        require(*second == *first, "decoding what was encoded gives the same level");
}

void checkProgramDecoding(std::string_view bytes) {
    const Result<lev36::Decoded> decoded = lev36::decode(bytes);
    if (!decoded)
        return;
    require(decoded->size <= bytes.size(), "a level lies inside its file");
    const Result<std::string> encoded = lev36::encode(decoded->program, decoded->target);
    require(encoded && *encoded == bytes.substr(0, decoded->size), "encoding gives the bytes back");
}

} // namespace levwright::fuzz
