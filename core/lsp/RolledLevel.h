// SPDX-License-Identifier: GPL-3.0-or-later
// The request “levwright/roll”, which is an extension of the protocol: a level as the game may make it, as
// text and as a picture. Internal to lsp.
#pragma once

#include "core/lsp/OpenFile.h"
#include "core/picture/Inks.h"

#include <cstdint>
#include <expected>
#include <string>

namespace levwright::lsp {

struct RollRequest {
    std::uint64_t seed = 1;
    std::string picture{}; // "png" or "svg"; empty for none
    int scale = 1;         // 1 to 8
    Ground ground = Ground::Light;
};

// {"level": name, "seed": seed, "text": 21 rows and a line for each thing, "complaint": why the game ends or
// makes a maze instead, or empty}, and for a picture {"picture": {"kind": "png" or "svg", "content": the
// picture, as Base64 if it is a PNG}}. Error: the reason why the level cannot be rolled or drawn.
std::expected<JsonToWrite, std::string> rolledLevel(const OpenFile& file, Offset at,
                                                    const RollRequest& request);

} // namespace levwright::lsp
