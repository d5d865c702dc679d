// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/Archive.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <charconv>
#include <format>

namespace levwright {
namespace {

constexpr std::string_view directoryName = "Directory";
constexpr std::size_t formatRevision = 1;
constexpr std::size_t revisionWidth = 3;
constexpr std::size_t numberWidth = 8;
constexpr std::size_t headerSize = revisionWidth + 4 * (numberWidth + 1) + 1;
// In this order: the handling character, a blank, the offset, the line end.
constexpr std::size_t lineSizeWithoutName = 1 + 1 + numberWidth + 1;
constexpr std::size_t mostBytes = 99'999'999; // in numberWidth digits

// White space as in C, by which games split the names.
bool isWhiteSpace(char c) {
    return std::string_view(" \t\n\v\f\r").contains(c);
}

// Reads the front of a library piece by piece. It keeps the first failure and reads nothing after it.
class DirectoryReader {
public:
    explicit DirectoryReader(std::string_view bytes) : m_bytes(bytes) {}

    std::size_t offset() const { return m_offset; }
    bool failed() const { return m_error.has_value(); }
    const Error& error() const { return *m_error; }
    void failAt(std::size_t offset, std::string_view expected) {
        if (!m_error)
            m_error = Error{say("byte {}: expected {}", offset, expected)};
    }
    void expect(bool holds, std::size_t offset, std::string_view expected) {
        if (!holds)
            failAt(offset, expected);
    }

    // A number in right-aligned digits.
    std::size_t number(std::size_t width, std::string_view what) {
        const std::string_view field = m_bytes.substr(m_offset, width);
        const std::size_t first = std::min(field.find_first_not_of(' '), field.size());
        std::size_t value = 0;
        const std::from_chars_result read =
            std::from_chars(field.data() + first, field.data() + field.size(), value);
        // It must be as the tool would write it: neither cut off nor with more digits than needed.
        if (read.ec != std::errc() || std::format("{:>{}}", value, width) != field) {
            failAt(m_offset, say("{} in {} columns", what, width));
            return 0;
        }
        return taken(width, value);
    }

    void literal(char wanted, std::string_view what) {
        if (m_offset >= m_bytes.size() || m_bytes[m_offset] != wanted)
            failAt(m_offset, what);
        else
            ++m_offset;
    }

    char handling() {
        if (m_offset >= m_bytes.size() || isWhiteSpace(m_bytes[m_offset])) {
            failAt(m_offset, say("a handling character"));
            return 0;
        }
        const char found = m_bytes[m_offset];
        return taken(1, found);
    }

    std::string name() {
        const std::string_view rest = m_bytes.substr(m_offset);
        const auto end = std::ranges::find_if(rest, [](char c) { return isWhiteSpace(c) || c == '\0'; });
        const auto size = std::size_t(end - rest.begin());
        if (size == 0)
            failAt(m_offset, say("a name"));
        return taken(size, std::string(rest.substr(0, size)));
    }

private:
    template <class Value>
    Value taken(std::size_t size, Value value) {
        if (failed())
            return {};
        m_offset += size;
        return value;
    }

    std::string_view m_bytes;
    std::size_t m_offset = 0;
    std::optional<Error> m_error;
};

struct Header {
    std::size_t entries = 0; // the directory itself included
    std::size_t nameBytes = 0;
    std::size_t firstContent = 0;
    std::size_t size = 0;
};

// Where the fields of the header begin.
constexpr std::size_t entriesAt = revisionWidth + 1;
constexpr std::size_t nameBytesAt = entriesAt + numberWidth + 1;
constexpr std::size_t firstContentAt = nameBytesAt + numberWidth + 1;
constexpr std::size_t sizeAt = firstContentAt + numberWidth + 1;

Header readHeader(DirectoryReader& reader) {
    Header header;
    const std::size_t revision = reader.number(revisionWidth, say("the format revision"));
    reader.expect(revision == formatRevision, 0, say("the format revision 1"));
    reader.literal(' ', say("a space"));
    header.entries = reader.number(numberWidth, say("the number of entries"));
    reader.literal(' ', say("a space"));
    header.nameBytes = reader.number(numberWidth, say("the size of all names"));
    reader.literal(' ', say("a space"));
    header.firstContent = reader.number(numberWidth, say("the offset of the first file"));
    reader.literal(' ', say("a space"));
    header.size = reader.number(numberWidth, say("the size of the library"));
    reader.literal('\n', say("the end of the line"));
    reader.expect(header.entries > 0, entriesAt, say("at least the entry of the directory"));
    return header;
}

struct Line {
    ArchiveEntry entry;
    std::size_t offset = 0; // of the content
    std::size_t offsetAt = 0;
};

Line readLine(DirectoryReader& reader) {
    Line line;
    line.entry.handling = reader.handling();
    line.entry.name = reader.name();
    reader.literal(' ', say("a space after the name"));
    line.offsetAt = reader.offset();
    line.offset = reader.number(numberWidth, say("the offset of a file"));
    reader.literal('\n', say("the end of the line"));
    return line;
}

std::vector<Line> readLines(DirectoryReader& reader, const Header& header) {
    std::vector<Line> lines;
    std::size_t nameBytes = 0;
    for (std::size_t i = 0; i < header.entries && !reader.failed(); ++i) {
        const std::size_t start = reader.offset();
        const Line& line = lines.emplace_back(readLine(reader));
        nameBytes += line.entry.name.size() + 1;
        if (i == 0)
            reader.expect(line.entry.name == directoryName && line.offset == 0, start,
                          say("the entry “Directory” with the offset 0"));
    }
    reader.expect(nameBytes == header.nameBytes, nameBytesAt, say("{} as the size of all names", nameBytes));
    reader.expect(reader.offset() == header.firstContent, firstContentAt,
                  say("{} as the offset of the first file", reader.offset()));
    return lines;
}

// Checks that each entry begins where the one before it ends.
void checkOffsets(DirectoryReader& reader, const std::vector<Line>& lines, const Header& header) {
    std::size_t least = header.firstContent;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const Line& line = lines[i];
        if (i == 1)
            reader.expect(line.offset == least, line.offsetAt, say("the offset {}", least));
        reader.expect(line.offset >= least && line.offset <= header.size, line.offsetAt,
                      say("an offset from {} to {}", least, header.size));
        least = line.offset;
    }
    if (lines.size() == 1)
        reader.expect(header.size == least, sizeAt, say("{} as the size of a library without files", least));
}

std::string lineOf(const ArchiveEntry& entry, std::size_t offset) {
    return std::format("{}{} {:>{}}\n", entry.handling, entry.name, offset, numberWidth);
}

} // namespace

Result<Archive> Archive::parse(std::string_view bytes) {
    DirectoryReader reader(bytes);
    const Header header = readHeader(reader);
    std::vector<Line> lines = readLines(reader, header);
    checkOffsets(reader, lines, header);
    reader.expect(header.size == bytes.size(), sizeAt, say("{} as the size of the library", bytes.size()));
    if (reader.failed())
        return std::unexpected(reader.error());
    Archive archive;
    archive.m_directoryHandling = lines.front().entry.handling;
    archive.m_entries.reserve(lines.size() - 1);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const std::size_t end = i + 1 < lines.size() ? lines[i + 1].offset : header.size;
        ArchiveEntry& entry = archive.m_entries.emplace_back(std::move(lines[i].entry));
        entry.content = bytes.substr(lines[i].offset, end - lines[i].offset);
    }
    return archive;
}

Result<std::string> Archive::write() const {
    const ArchiveEntry directory{std::string(directoryName), {}, m_directoryHandling};
    std::size_t nameBytes = directoryName.size() + 1;
    std::size_t firstContent = headerSize + lineSizeWithoutName + directoryName.size();
    std::size_t contentBytes = 0;
    for (const ArchiveEntry& entry : m_entries) {
        nameBytes += entry.name.size() + 1;
        firstContent += lineSizeWithoutName + entry.name.size();
        contentBytes += entry.content.size();
    }
    const std::size_t size = firstContent + contentBytes;
    if (size > mostBytes)
        return failure(
            say("The library would have {} bytes; its directory can record at most {}.", size, mostBytes));
    std::string bytes = std::format("{:>{}} {:>{}} {:>{}} {:>{}} {:>{}}\n", formatRevision, revisionWidth,
                                    m_entries.size() + 1, numberWidth, nameBytes, numberWidth, firstContent,
                                    numberWidth, size, numberWidth);
    bytes.reserve(size);
    bytes += lineOf(directory, 0);
    std::size_t offset = firstContent;
    for (const ArchiveEntry& entry : m_entries) {
        bytes += lineOf(entry, offset);
        offset += entry.content.size();
    }
    for (const ArchiveEntry& entry : m_entries)
        bytes += entry.content;
    return bytes;
}

const ArchiveEntry* Archive::find(std::string_view name) const {
    const auto found = std::ranges::find(m_entries, name, &ArchiveEntry::name);
    return found == m_entries.end() ? nullptr : &*found;
}

Result<void> Archive::replace(std::string_view name, std::string content) {
    const auto found = std::ranges::find(m_entries, name, &ArchiveEntry::name);
    if (found == m_entries.end())
        return failure(say("The library has no file {}.", inQuotes(name)));
    found->content = std::move(content);
    return {};
}

Result<void> Archive::remove(std::string_view name) {
    const auto found = std::ranges::find(m_entries, name, &ArchiveEntry::name);
    if (found == m_entries.end())
        return failure(say("The library has no file {}.", inQuotes(name)));
    m_entries.erase(found);
    return {};
}

Result<void> Archive::add(std::string_view name, std::string content) {
    if (const std::optional<std::string> why = whyNoEntryName(name))
        return failure(say("{} cannot be the name of a file in a library: {}.", inQuotes(name), *why));
    if (find(name) != nullptr)
        return failure(say("The library already has a file {}.", inQuotes(name)));
    m_entries.push_back({.name = std::string(name), .content = std::move(content)});
    return {};
}

bool isArchive(std::string_view bytes) {
    constexpr std::size_t nameAt = headerSize + 1;
    const std::string_view header = bytes.substr(0, headerSize);
    return bytes.size() > nameAt && header.ends_with('\n') &&
           header.find_first_not_of(" 0123456789") == headerSize - 1 &&
           bytes.substr(nameAt, directoryName.size()) == directoryName;
}

std::optional<std::string> whyNoEntryName(std::string_view name) {
    if (name.empty())
        return say("it is empty");
    if (std::ranges::any_of(name, isWhiteSpace))
        return say("it contains white space, where it would end");
    if (name.contains('\0'))
        return say("it contains a byte 0, where it would end");
    if (name == directoryName)
        return say("the library's directory has this name");
    return std::nullopt;
}

} // namespace levwright
