// SPDX-License-Identifier: GPL-3.0-or-later
// The library in which games keep their data files, compiled levels among them ("nhdat"). Source: dlb,
// section 1.
#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

struct ArchiveEntry {
    std::string name; // not empty, without white space and NUL; if two are equal, games see the first
    std::string content;
    char handling = 'n'; // games ignore it; any byte but white space
    bool operator==(const ArchiveEntry&) const = default;
};

class Archive {
public:
    // An archive without entries.
    Archive() = default;

    // Errors: the games could not read the archive, or its layout is not that of their tool, so that writing
    // it would not give the same bytes. The message gives the offset of the byte and says what was expected
    // there.
    static Result<Archive> parse(std::string_view bytes);
    // An archive that was parsed gives the bytes it was parsed from. Error: it has more than 99 999 999
    // bytes, the most that the directory can express.
    Result<std::string> write() const;

    // In the order of their contents. The directory itself is not among them.
    const std::vector<ArchiveEntry>& entries() const { return m_entries; }
    // The entry that games find; null if no entry has that name.
    const ArchiveEntry* find(std::string_view name) const;

    // Each changes the entry that games find. Error: no entry has that name; then nothing changes.
    Result<void> replace(std::string_view name, std::string content);
    Result<void> remove(std::string_view name);
    // Adds an entry after the last one. Errors: the name is taken, or whyNoEntryName() gives a reason; then
    // nothing changes.
    Result<void> add(std::string_view name, std::string content);

    bool operator==(const Archive&) const = default;

private:
    char m_directoryHandling = 'n';
    std::vector<ArchiveEntry> m_entries;
};

// Whether the bytes begin like a library, sound or not. No description and no compiled file does.
bool isArchive(std::string_view bytes);

// Why games could not find an entry of that name, as the end of a sentence; empty if they could.
std::optional<std::string> whyNoEntryName(std::string_view name);

} // namespace levwright
