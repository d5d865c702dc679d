// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/TextCodec.h"

#include "core/text/Columns.h"
#include "core/text/TextSnapshot.h"

#include <algorithm>
#include <array>
#include <optional>

namespace levwright {
namespace {

// One character for each byte that cannot be shown as text. Common fonts have no glyphs in this stretch of
// the private-use area, so each appears as a plain box.
constexpr char16_t escapeBase = 0xE400;
constexpr char16_t escapeLast = escapeBase + 0xFF;

struct Unit {
    std::size_t bytes = 1;
    char32_t character = 0;

    qsizetype size() const { return QChar::requiresSurrogates(character) ? 2 : 1; }
};

bool isPlain(char byte) {
    return (byte >= ' ' && byte < '\x7F') || byte == '\t';
}

bool isPlain(std::string_view line) {
    return std::ranges::all_of(line, [](char byte) { return isPlain(byte); });
}

// False for what a block cannot hold, or what other parts of Qt change or drop: control characters, line
// ends, noncharacters (two of them delimit text frames) and the object replacement character. Also false for
// the escapes.
bool survivesInBlock(char32_t character) {
    constexpr std::array lost{U'\u2028', U'\u2029', U'\uFFFC'};
    return QChar::category(character) != QChar::Other_Control && !QChar::isNonCharacter(character) &&
           (character < escapeBase || character > escapeLast) &&
           std::ranges::find(lost, character) == lost.end();
}

struct Lead {
    std::size_t bytes;
    char32_t bits;
    char32_t smallest; // smaller values would be overlong
};

std::optional<Lead> leadOf(unsigned char byte) {
    if (byte < 0x80)
        return Lead{1, byte, 0};
    if (byte >= 0xC2 && byte < 0xE0)
        return Lead{2, char32_t(byte & 0x1F), 0x80};
    if (byte >= 0xE0 && byte < 0xF0)
        return Lead{3, char32_t(byte & 0x0F), 0x800};
    if (byte >= 0xF0 && byte < 0xF5)
        return Lead{4, char32_t(byte & 0x07), 0x10000};
    return std::nullopt;
}

std::optional<Unit> utf8At(std::string_view line, std::size_t at) {
    const std::optional<Lead> lead = leadOf(static_cast<unsigned char>(line[at]));
    if (!lead || at + lead->bytes > line.size())
        return std::nullopt;
    char32_t character = lead->bits;
    for (std::size_t i = 1; i < lead->bytes; ++i) {
        const auto next = static_cast<unsigned char>(line[at + i]);
        if ((next & 0xC0) != 0x80)
            return std::nullopt;
        character = (character << 6U) | (next & 0x3F);
    }
    if (character < lead->smallest || character > QChar::LastValidCodePoint || QChar::isSurrogate(character))
        return std::nullopt;
    return Unit{lead->bytes, character};
}

std::optional<Unit> characterAt(std::string_view line, std::size_t at, TextEncoding encoding) {
    if (encoding == TextEncoding::Utf8)
        return utf8At(line, at);
    return JapaneseCharacters::of(encoding).at(line, at).transform(
        [](const JapaneseCharacters::Found& found) { return Unit{found.bytes, found.character}; });
}

Unit unitAt(std::string_view line, std::size_t at, TextEncoding encoding) {
    if (isPlain(line[at]))
        return {1, char32_t(line[at])};
    if (const std::optional<Unit> unit = characterAt(line, at, encoding);
        unit && survivesInBlock(unit->character))
        return *unit;
    return {1, char32_t(escapeBase + static_cast<unsigned char>(line[at]))};
}

// For core/text/Columns.h.
struct SizeIn {
    TextEncoding encoding{};
    CharacterSize operator()(std::string_view line, std::size_t at) const {
        const Unit unit = unitAt(line, at, encoding);
        return {unit.bytes, std::size_t(unit.size())};
    }
};

// The bytes of one character above ASCII.
std::string bytesOf(QStringView character, TextEncoding encoding) {
    if (encoding != TextEncoding::Utf8)
        return JapaneseCharacters::of(encoding).bytesOf(character.toUcs4().front()).value_or("?");
    const bool isLone = character.size() == 1 && character.front().isSurrogate();
    return isLone ? std::string("\xEF\xBF\xBD") : character.toUtf8().toStdString();
}

} // namespace

QString decodeLine(std::string_view line, TextEncoding encoding) {
    if (isPlain(line))
        return QString::fromLatin1(line.data(), qsizetype(line.size()));
    QString text;
    text.reserve(qsizetype(line.size()));
    for (std::size_t at = 0; at < line.size();) {
        const Unit unit = unitAt(line, at, encoding);
        text += QChar::fromUcs4(unit.character);
        at += unit.bytes;
    }
    return text;
}

std::string encodeLine(QStringView text, TextEncoding encoding) {
    std::string line;
    line.reserve(std::size_t(text.size()));
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar unit = text[at];
        if (unit.unicode() < 0x80) {
            line += char(unit.unicode());
        } else if (unit.unicode() >= escapeBase && unit.unicode() <= escapeLast) {
            line += char(unit.unicode() - escapeBase);
        } else {
            const bool isPair =
                unit.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
            line += bytesOf(text.sliced(at, isPair ? 2 : 1), encoding);
            at += isPair ? 1 : 0;
        }
    }
    return line;
}

qsizetype unitsBefore(std::string_view line, Offset place, TextEncoding encoding) {
    place = std::min(place, line.size());
    if (isPlain(line.substr(0, place)))
        return qsizetype(place);
    return qsizetype(levwright::unitsBefore(line, place, SizeIn{encoding}));
}

Offset bytesBefore(std::string_view line, qsizetype unit, TextEncoding encoding) {
    if (isPlain(line.substr(0, std::size_t(unit))))
        return std::min(line.size(), std::size_t(unit));
    return levwright::bytesBefore(line, std::size_t(unit), SizeIn{encoding});
}

search::Coding codingOf(TextEncoding encoding) {
    const auto read = [encoding](std::string_view text, std::size_t at) {
        const Unit unit = unitAt(text, at, encoding);
        return search::Character{unit.bytes, unit.character};
    };
    const auto write = [encoding](std::string_view utf8) {
        return encodeLine(QString::fromUtf8(utf8.data(), qsizetype(utf8.size())), encoding);
    };
    return {read, write};
}

QString decodeText(std::string_view bytes, TextEncoding encoding) {
    const TextSnapshot text{std::string(bytes)};
    QString lines;
    for (std::size_t line = 0; line < text.lineCount(); ++line)
        lines += (line > 0 ? QStringLiteral("\n") : QString()) +
                 decodeLine(text.slice(text.lineContent(line)), encoding);
    return lines;
}

} // namespace levwright
