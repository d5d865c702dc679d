// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/Journal.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <cstdint>
#include <ranges>
#include <utility>
#include <vector>

namespace levwright {
namespace {

constexpr std::string_view magic = "levwright journal 1\n";
constexpr std::size_t numberSize = sizeof(std::uint64_t);

// Numbers have 8 bytes, the lowest first; a text follows its length.
void putNumber(std::string& bytes, std::uint64_t number) {
    for (std::size_t i = 0; i < numberSize; ++i)
        bytes += char((number >> (8 * i)) & 0xffU);
}

void putText(std::string& bytes, std::string_view text) {
    putNumber(bytes, text.size());
    bytes += text;
}

// Takes a number from the front of the bytes; empty if there are too few.
std::optional<std::uint64_t> takeNumber(std::string_view& bytes) {
    if (bytes.size() < numberSize)
        return std::nullopt;
    std::uint64_t number = 0;
    for (std::size_t i = numberSize; i-- > 0;)
        number = number << 8U | static_cast<unsigned char>(bytes[i]);
    bytes.remove_prefix(numberSize);
    return number;
}

std::optional<std::string_view> takeText(std::string_view& bytes) {
    const std::optional<std::uint64_t> size = takeNumber(bytes);
    if (!size || *size > bytes.size())
        return std::nullopt;
    const std::string_view text = bytes.substr(0, *size);
    bytes.remove_prefix(*size);
    return text;
}

ByteSum sumOf(const ByteSum& before, std::string_view payload) {
    ByteSum sum(0, before.value());
    std::string size;
    putNumber(size, payload.size());
    sum.add(size);
    sum.add(payload);
    return sum;
}

// The payload of the next record; empty if the record is incomplete.
std::optional<std::string_view> takeRecord(std::string_view& bytes, ByteSum& last) {
    std::string_view rest = bytes;
    const std::optional<std::uint64_t> sum = takeNumber(rest);
    const std::optional<std::string_view> payload = sum ? takeText(rest) : std::nullopt;
    if (!payload || sumOf(last, *payload).value() != *sum)
        return std::nullopt;
    last = sumOf(last, *payload);
    bytes = rest;
    return payload;
}

bool isKind(std::uint64_t number) {
    return number <= std::uint64_t(std::to_underlying(DocumentKind::DungeonScript));
}

std::optional<RecoveredText> readBeginning(std::string_view payload) {
    const std::optional<std::string_view> path = takeText(payload);
    const std::optional<std::string_view> name = path ? takeText(payload) : std::nullopt;
    const std::optional<std::string_view> game = name ? takeText(payload) : std::nullopt;
    const std::optional<std::uint64_t> kind = game ? takeNumber(payload) : std::nullopt;
    const std::optional<std::uint64_t> hasFile = kind ? takeNumber(payload) : std::nullopt;
    const std::optional<std::uint64_t> size = hasFile ? takeNumber(payload) : std::nullopt;
    const std::optional<std::uint64_t> sum = size ? takeNumber(payload) : std::nullopt;
    if (!sum || !isKind(*kind))
        return std::nullopt;
    RecoveredText read;
    read.owner = {std::string(*path), std::string(*name), std::string(*game), DocumentKind(*kind),
                  std::nullopt};
    if (*hasFile != 0)
        read.owner.file = ByteSum(*size, *sum);
    read.text = payload;
    return read;
}

// The replacements of an edit; empty unless they fit a text of that size.
std::optional<std::vector<Replacement>> readEdit(std::string_view payload, Offset textSize) {
    std::vector<Replacement> replacements;
    while (!payload.empty()) {
        const std::optional<std::uint64_t> begin = takeNumber(payload);
        const std::optional<std::uint64_t> end = begin ? takeNumber(payload) : std::nullopt;
        const std::optional<std::string_view> text = end ? takeText(payload) : std::nullopt;
        const bool fits = text && *begin <= *end && *end <= textSize &&
                          (replacements.empty() || replacements.back().range.end < *begin);
        if (!fits)
            return std::nullopt;
        replacements.push_back({{*begin, *end}, std::string(*text)});
    }
    return replacements;
}

// Works from the last replacement to the first, so that no place moves before its turn. It works in place,
// because a journal has thousands of edits.
void replaceIn(std::string& text, const std::vector<Replacement>& replacements) {
    for (const Replacement& r : std::views::reverse(replacements))
        text.replace(r.range.begin, r.range.size(), r.text);
}

} // namespace

std::string JournalPen::begin(const JournalOwner& owner, std::string_view text) {
    m_last = {};
    std::string payload;
    putText(payload, owner.path);
    putText(payload, owner.name);
    putText(payload, owner.game);
    putNumber(payload, std::to_underlying(owner.kind));
    putNumber(payload, owner.file ? 1 : 0);
    putNumber(payload, owner.file ? owner.file->size() : 0);
    putNumber(payload, owner.file ? owner.file->value() : 0);
    payload += text;
    return std::string(magic) + record(payload);
}

std::string JournalPen::edit(const TextEdit& edit) {
    std::string payload;
    for (const Replacement& replacement : edit.replacements()) {
        putNumber(payload, replacement.range.begin);
        putNumber(payload, replacement.range.end);
        putText(payload, replacement.text);
    }
    return record(payload);
}

std::string JournalPen::record(std::string_view payload) {
    m_last = sumOf(m_last, payload);
    std::string bytes;
    putNumber(bytes, m_last.value());
    putText(bytes, payload);
    return bytes;
}

Result<RecoveredText> readJournal(std::string_view bytes) {
    if (!bytes.starts_with(magic))
        return failure(say("It is not an edit journal that this version of Levwright can read."));
    bytes.remove_prefix(magic.size());
    ByteSum last;
    const std::optional<std::string_view> beginning = takeRecord(bytes, last);
    std::optional<RecoveredText> read = beginning ? readBeginning(*beginning) : std::nullopt;
    if (!read)
        return failure(say("Its beginning is damaged."));
    while (!bytes.empty()) {
        const std::optional<std::string_view> payload = takeRecord(bytes, last);
        const auto edit = payload ? readEdit(*payload, read->text.size()) : std::nullopt;
        if (!edit) {
            read->whole = false;
            break;
        }
        replaceIn(read->text, *edit);
        ++read->edits;
    }
    return std::move(*read);
}

} // namespace levwright
