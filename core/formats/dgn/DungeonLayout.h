// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of each record in the file, for both reading and writing: Io is ByteReader or ByteWriter.
#pragma once

#include "core/base/Phrase.h"
#include "core/compiled/CompiledDungeon.h"
#include "core/formats/ByteReader.h"
#include "core/formats/ByteWriter.h"

#include <format>

namespace levwright::dgn {

template <class Io, class T>
using Ref = typename Io::template Ref<T>;

inline void layName(ByteReader& io, NameField& name) {
    std::string bytes(NameField::size, '\0');
    io.text(bytes);
    const std::size_t nul = bytes.find('\0');
    name.text = bytes.substr(0, nul);
    name.leftover = nul < bytes.size() ? bytes.substr(nul + 1) : std::string();
    name.leftover.resize(name.leftover.find_last_not_of('\0') + 1);
}

inline void layName(ByteWriter& io, const NameField& name) {
    std::string bytes = name.text;
    if (!name.leftover.empty())
        bytes += '\0' + name.leftover;
    if (bytes.size() > NameField::size)
        io.fail(say("the name “{}” has {} bytes; the file can hold {}", name.text, name.text.size(),
                    NameField::size));
    bytes.resize(NameField::size, '\0');
    io.text(bytes);
}

template <class Io>
void laySpan(Io& io, Ref<Io, DungeonSpan> span) {
    io.int16(span.base);
    io.int16(span.rand);
}

inline void layFlags(ByteReader& io, std::uint32_t& flags) {
    flags = std::uint32_t(io.number(4));
}

inline void layFlags(ByteWriter& io, const std::uint32_t& flags) {
    io.number(flags, 4);
}

inline void layMarker(ByteReader& io, char& marker) {
    marker = static_cast<char>(io.number(1));
    io.skip(3);
}

inline void layMarker(ByteWriter& io, const char& marker) {
    io.bytes(marker);
    io.skip(3);
}

template <class Io>
void lay(Io& io, Ref<Io, SpecialLevelRecord> level) {
    io.startRecord(said("a level"));
    layName(io, level.name);
    laySpan(io, level.place);
    io.int32(level.chance);
    io.int32(level.count);
    io.int32(level.chain);
    layFlags(io, level.flags);
    layMarker(io, level.bones);
}

template <class Io>
void lay(Io& io, Ref<Io, BranchRecord> branch) {
    io.startRecord(said("a branch"));
    layName(io, branch.target);
    laySpan(io, branch.place);
    io.int32(branch.chain);
    io.int32(branch.type);
    io.int32(branch.up);
}

// A dungeon up to its two counts, and the values after them.
template <class Io>
void layDungeonStart(Io& io, Ref<Io, CompiledDungeonPart> dungeon) {
    io.startRecord(said("a dungeon"));
    layName(io, dungeon.name);
    layName(io, dungeon.protofile);
    laySpan(io, dungeon.size);
    layFlags(io, dungeon.flags);
    io.int32(dungeon.chance);
}

template <class Io>
void layDungeonEnd(Io& io, Ref<Io, CompiledDungeonPart> dungeon, bool entryByBranch) {
    if (!entryByBranch)
        io.int32(dungeon.entry);
    layMarker(io, dungeon.bones);
}

} // namespace levwright::dgn
