// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes give an error or a level; a level that was decoded can be encoded, and its bytes are those it
// came from but for padding, which is 0 (LevFile.h): decoding those gives the same level again.
#include "core/base/Contract.h"
#include "core/formats/lev34/LevFile.h"

#include <cstddef>
#include <cstdint>

using namespace levwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const Result<lev34::Decoded> first = lev34::decode(bytes, lev34::Tail::Ignored);
    if (!first)
        return 0;
    require(first->size <= size, "a level lies inside its file");
    const Result<std::string> canonical = lev34::encode(first->level, first->target);
    require(canonical.has_value(), "what was decoded can be encoded");
    require(canonical->size() == first->size, "encoding changes no size");
    for (std::size_t i = 0; i < canonical->size(); ++i)
        require((*canonical)[i] == bytes[i] || (*canonical)[i] == 0, "encoding changes padding only");
    const Result<lev34::Decoded> second = lev34::decode(*canonical);
    require(second.has_value(), "what was encoded can be decoded");
    if (second->target.abi == first->target.abi)
        require(*second == *first, "decoding what was encoded gives the same level");
    return 0;
}
