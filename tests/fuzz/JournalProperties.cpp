// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/document/Journal.h"
#include "tests/fuzz/Properties.h"

#include <algorithm>
#include <string>
#include <vector>

namespace levwright::fuzz {
namespace {

constexpr std::size_t mostEdits = 6;
// In longer journals, only some places are tried.
constexpr std::size_t mostPlaces = 400;

std::string numberBytes(std::uint64_t number) {
    std::string bytes;
    for (unsigned shift = 0; shift < 64; shift += 8)
        bytes += char(number >> shift);
    return bytes;
}

// A record with a correct checksum and arbitrary contents, after a journal with one record.
std::string forged(const std::string& journal, std::size_t firstRecord, std::string_view payload) {
    std::uint64_t last = 0;
    for (std::size_t i = 8; i-- > 0;)
        last = last << 8U | static_cast<unsigned char>(journal[firstRecord + i]);
    const std::string body = numberBytes(payload.size()) + std::string(payload);
    ByteSum sum(0, last);
    sum.add(body);
    return journal + numberBytes(sum.value()) + body;
}

struct Written {
    JournalOwner owner;
    std::string bytes;
    std::vector<std::size_t> ends; // of the records
    std::vector<std::string> states;
};

Written write(Input& input) {
    Written written;
    written.owner = {"/a/\xff.des", "", "nethack-3.4.3", DocumentKind(input.choose(3)), std::nullopt};
    if (input.choose(2) == 1)
        written.owner.file = ByteSum::of("what was there");
    std::string text(input.text());
    JournalPen pen;
    written.bytes = pen.begin(written.owner, text);
    written.states.push_back(text);
    written.ends.push_back(written.bytes.size());
    for (std::size_t i = 0; i < mostEdits; ++i) {
        const TextEdit edit = someEdit(input, text);
        text = edit.apply(text);
        written.bytes += pen.edit(edit);
        written.states.push_back(text);
        written.ends.push_back(written.bytes.size());
    }
    return written;
}

void checkCutOff(const Written& written, std::size_t size) {
    const Result<RecoveredText> read = readJournal(std::string_view(written.bytes).substr(0, size));
    const auto records = std::size_t(std::ranges::upper_bound(written.ends, size) - written.ends.begin());
    require(read.has_value() == (records > 0), "a journal that was cut off is read from its first record on");
    if (!read)
        return;
    require(read->owner == written.owner && read->text == written.states[records - 1] &&
                read->edits == records - 1,
            "a journal that was cut off holds all whole records");
    require(read->whole == (written.ends[records - 1] == size), "what is cut off is noticed");
}

void checkChanged(const Written& written, std::size_t place, char bits) {
    std::string bytes = written.bytes;
    bytes[place] = char(bytes[place] ^ bits);
    const Result<RecoveredText> read = readJournal(bytes);
    require(!read || std::ranges::contains(written.states, read->text),
            "a journal with a wrong byte gives a text that was");
}

} // namespace

void checkJournal(std::string_view bytes) {
    if (const Result<RecoveredText> read = readJournal(bytes)) {
        const Result<RecoveredText> again = readJournal(JournalPen().begin(read->owner, read->text));
        require(again && again->owner == read->owner && again->text == read->text,
                "what is read can be written");
    }
    Input input(bytes);
    const Written written = write(input);
    const std::size_t step = written.bytes.size() / mostPlaces + 1;
    for (std::size_t size = 0; size <= written.bytes.size(); size += step)
        checkCutOff(written, size);
    for (const std::size_t end : written.ends)
        checkCutOff(written, end);
    for (std::size_t place = 0; place < written.bytes.size(); place += step)
        checkChanged(written, place, char(1U << input.choose(8)));
    JournalPen pen;
    const std::string start = pen.begin(written.owner, "0123456789");
    const std::size_t firstRecord = start.find('\n') + 1;
    const Result<RecoveredText> read = readJournal(forged(start, firstRecord, bytes));
    require(read && (read->edits == 1 || read->text == "0123456789"),
            "an edit that does not fit is left out");
}

} // namespace levwright::fuzz
