// SPDX-License-Identifier: GPL-3.0-or-later
// The library that games keep their data files in, compiled levels among them ("nhdat"): dlb, section 1.
#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

struct ArchiveEntry {
    std::string name; // not empty, without white space and NUL; of equal names games see the first
    std::string content;
    char handling = 'n'; // not looked at by games; any byte but white space
    bool operator==(const ArchiveEntry&) const = default;
};

class Archive {
public:
    // One without entries.
    Archive() = default;

    // Error: the games could not read it, or it is laid out as no library that their tool writes, so that
    // writing would not give the same bytes. The message gives the offset of the byte and says what was
    // expected there.
    static Result<Archive> parse(std::string_view bytes);
    // Of an archive that was parsed: the bytes it was parsed from. Error: more than the 99 999 999 bytes that
    // the directory can tell.
    Result<std::string> write() const;

    // In the order of their contents, without the directory itself.
    const std::vector<ArchiveEntry>& entries() const { return m_entries; }
    // The entry that games find; null if there is none.
    const ArchiveEntry* find(std::string_view name) const;

    // Each is about the entry that games find. Errors: there is none of that name, and nothing changes.
    Result<void> replace(std::string_view name, std::string content);
    Result<void> remove(std::string_view name);
    // Behind the last. Errors, and nothing changes: there is one of that name, or whyNoEntryName().
    Result<void> add(std::string_view name, std::string content);

    bool operator==(const Archive&) const = default;

private:
    char m_directoryHandling = 'n';
    std::vector<ArchiveEntry> m_entries;
};

// Whether the bytes begin as a library does, sound or not. No description or compiled file does.
bool isArchive(std::string_view bytes);

// Why games could not find an entry of that name, as the end of a sentence; none if they can.
std::optional<std::string> whyNoEntryName(std::string_view name);

} // namespace levwright
