// SPDX-License-Identifier: GPL-3.0-or-later
// Level files (.lev) of NetHack 3.6 (format document of 3.6, section 4): a header and a program.
#pragma once

#include "core/base/Result.h"
#include "core/compiled/LevelProgram.h"
#include "core/formats/lev36/Header.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace levwright::lev36 {

// The bytes of a level file. Error: there are more instructions, or longer texts, than the file can store.
Result<std::string> encode(const LevelProgram& program, const Target& target);

struct Decoded {
    LevelProgram program; // without a name
    Target target;        // the version tells the game, and the layout of the file the ABI
    std::size_t size = 0; // how many bytes belong to the level
    bool operator==(const Decoded&) const = default;
};

// Whether the bytes begin like a level file of a known game of this form.
bool probe(std::string_view bytes);

// What is known of a file before it is read.
struct Expected {
    Target target;                    // without a form if nothing is known
    Opcode push = Opcode::Push;       // the number of the instruction that has an operand
    int lastOpcode = opcodeCount - 1; // the largest number of an instruction
};

// A file of a user's game; errors and the rest are as below.
Result<Decoded> decode(std::string_view bytes, const Expected& expected);

// Bytes after the last instruction are ignored, because the game's compiler does not shorten a file that it
// overwrites. Errors: the header makes sense for no ABI; an instruction or operand type has an unknown
// number; the file ends too early. Each message gives the offset of the byte and says what was expected
// there. encode(program, target) gives the first size bytes again.
Result<Decoded> decode(std::string_view bytes);

} // namespace levwright::lev36
