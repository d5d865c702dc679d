// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/lev36/LevFile.h"

#include "core/base/Phrase.h"
#include "core/formats/ByteReader.h"
#include "core/formats/ByteWriter.h"

#include <format>
#include <limits>
#include <optional>
#include <span>

namespace levwright::lev36 {
namespace {

constexpr std::size_t instructionSize = 4; // the size of the shortest

// An attempt to read the bytes with the layout of one ABI.
struct Attempt {
    Decoded decoded; // its size is the number of bytes that were read
    std::optional<Error> error;
};

// With 32-bit longs, all numbers are signed except regions, where the highest bit may belong to the last
// corner.
std::int64_t readNumber(ByteReader& io, OperandType type) {
    const std::uint64_t number = io.number(io.abi().wordSize());
    if (io.abi().longs64 || type == OperandType::Region)
        return std::int64_t(number);
    return std::int32_t(std::uint32_t(number));
}

std::string readText(ByteReader& io) {
    const std::size_t start = io.offset();
    const std::uint64_t length = io.number(4);
    if (length > io.remaining())
        io.failAt(start,
                  say("the length of a text of at most the {} bytes left, not {}", io.remaining(), length));
    std::string text(io.failed() ? 0 : std::size_t(length), '\0');
    io.text(text);
    return text;
}

void readOperand(ByteReader& io, Operand& operand) {
    const std::size_t start = io.offset();
    const std::uint64_t type = io.number(1);
    if (type >= operandTypeCount) {
        io.failAt(start, say("an operand type of 0 to {}, not {}", operandTypeCount - 1, type));
        return;
    }
    operand.type = OperandType(type);
    if (operand.type == OperandType::String || operand.type == OperandType::Variable)
        operand.text = readText(io);
    else if (operand.type != OperandType::Null)
        operand.number = readNumber(io, operand.type);
}

void readInstruction(ByteReader& io, Instruction& instruction, const Expected& expected) {
    const std::size_t start = io.offset();
    io.startRecord(said("an instruction"));
    const std::uint64_t number = io.number(instructionSize);
    if (number > std::uint64_t(expected.lastOpcode)) {
        io.failAt(start, say("an instruction of number 0 to {}, not {}", expected.lastOpcode, number));
        return;
    }
    instruction.opcode = Opcode(number);
    if (instruction.opcode == expected.push)
        readOperand(io, instruction.operand);
}

Attempt attempt(std::string_view bytes, Abi abi, const Expected& expected) {
    Attempt result;
    result.decoded.program.push = expected.push;
    ByteReader io(bytes, abi);
    if (expected.target.form.empty()) {
        readHeader(io, result.decoded.target);
    } else {
        io.skip(headerSize(abi));
        result.decoded.target = expected.target;
    }
    const std::size_t start = io.offset();
    const std::uint64_t count = io.number(abi.wordSize());
    // A count must not be more than the bytes can hold.
    if (count > io.remaining() / instructionSize)
        io.failAt(start, say("a number of instructions of at most {}, not {}",
                             io.remaining() / instructionSize, count));
    std::vector<Instruction>& instructions = result.decoded.program.instructions;
    instructions.reserve(io.failed() ? 0 : std::size_t(count));
    while (!io.failed() && instructions.size() < count)
        readInstruction(io, instructions.emplace_back(), expected);
    result.decoded.size = io.offset();
    result.error = io.error();
    return result;
}

// Sound attempts are better than broken ones. Among sound ones, the better one leaves fewer bytes over; among
// broken ones, it came further.
bool isBetter(const Attempt& one, const Attempt& other) {
    if (one.error.has_value() != other.error.has_value())
        return !one.error.has_value();
    return one.decoded.size > other.decoded.size;
}

void writeOperand(ByteWriter& io, const Operand& operand) {
    io.bytes(char(operand.type));
    if (operand.type == OperandType::String || operand.type == OperandType::Variable) {
        if (operand.text.size() > std::size_t(std::numeric_limits<std::int32_t>::max()))
            io.fail(say("a text has more bytes than the file can store"));
        io.number(operand.text.size(), 4);
        io.text(operand.text);
    } else if (operand.type != OperandType::Null) {
        io.number(std::uint64_t(operand.number), io.abi().wordSize());
    }
}

} // namespace

Result<std::string> encode(const LevelProgram& program, const Target& target) {
    ByteWriter io(target.abi);
    writeHeader(io, target);
    if (program.instructions.size() > std::size_t(std::numeric_limits<std::int32_t>::max()))
        io.fail(say("there are more instructions than the file can store"));
    io.number(program.instructions.size(), target.abi.wordSize());
    for (const Instruction& instruction : program.instructions) {
        io.number(std::uint64_t(instruction.opcode), instructionSize);
        if (instruction.opcode == program.push)
            writeOperand(io, instruction.operand);
    }
    return io.finish();
}

bool probe(std::string_view bytes) {
    return bodyOf(bytes) == Body::Level;
}

Result<Decoded> decode(std::string_view bytes, const Expected& expected) {
    Attempt read = attempt(bytes, expected.target.abi, expected);
    if (read.error)
        return std::unexpected(std::move(*read.error));
    return std::move(read.decoded);
}

Result<Decoded> decode(std::string_view bytes) {
    Attempt best = attempt(bytes, knownAbis[0], {});
    for (const Abi& abi : std::span(knownAbis).subspan(1)) {
        if (!best.error && best.decoded.size == bytes.size())
            break;
        Attempt next = attempt(bytes, abi, {});
        if (isBetter(next, best))
            best = std::move(next);
    }
    if (best.error)
        return std::unexpected(std::move(*best.error));
    return std::move(best.decoded);
}

} // namespace levwright::lev36
