// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Substitute.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <charconv>
#include <format>
#include <iterator>
#include <utility>

namespace levwright::search {
namespace {

bool isDigit(char byte) {
    return byte >= '0' && byte <= '9';
}

// A reference to a group at the start of a text.
struct Reference {
    std::string name; // digits, or a name
    std::size_t size = 0;
};

// "\1", "$12", "$&", "${name}"
std::optional<Reference> referenceAt(std::string_view text) {
    if (text.size() < 2 || (text[0] != '\\' && text[0] != '$'))
        return std::nullopt;
    if (text.starts_with("$&"))
        return Reference{"0", 2};
    if (text[0] == '\\')
        return isDigit(text[1]) ? std::optional(Reference{std::string(1, text[1]), 2}) : std::nullopt;
    const std::size_t digits = std::min(text.find_first_not_of("0123456789", 1), text.size()) - 1;
    if (digits > 0)
        return Reference{std::string(text.substr(1, digits)), digits + 1};
    const std::size_t end = text.starts_with("${") ? text.find('}') : std::string_view::npos;
    if (end == std::string_view::npos)
        return std::nullopt;
    return Reference{std::string(text.substr(2, end - 2)), end + 1};
}

std::optional<std::size_t> groupOf(const std::string& name, const Pattern& pattern) {
    if (name.empty())
        return std::nullopt;
    if (name.find_first_not_of("0123456789") != std::string::npos)
        return pattern.groupNamed(name);
    std::size_t number = 0;
    const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
    return read.ec == std::errc() && number <= pattern.groupCount() ? std::optional(number) : std::nullopt;
}

// What a sign and the one after it stand for.
struct Escape {
    std::string_view written;
    std::string_view means;
};
constexpr Escape escapes[] = {{"\\\\", "\\"}, {"$$", "$"}, {"\\t", "\t"}, {"\\$", "$"}};

// Null if there is none at the start of the text.
const Escape* escapeAt(std::string_view text) {
    const auto found =
        std::ranges::find_if(escapes, [&](const Escape& each) { return text.starts_with(each.written); });
    return found == std::end(escapes) ? nullptr : &*found;
}

} // namespace

std::expected<Substitute, Refusal> Substitute::of(std::string_view text, const Query& query,
                                                  const Pattern& pattern) {
    Substitute result;
    std::string plain;
    const auto add = [&](Piece piece) {
        if (!plain.empty())
            result.m_pieces.emplace_back(std::exchange(plain, {}));
        result.m_pieces.push_back(std::move(piece));
    };
    while (!text.empty()) {
        const std::optional<Reference> reference = query.isExpression ? referenceAt(text) : std::nullopt;
        const Escape* escape = query.isExpression ? escapeAt(text) : nullptr;
        const bool isLineEnd = text[0] == '\n' || (query.isExpression && text.starts_with("\\n"));
        std::size_t size = isLineEnd && text[0] != '\n' ? 2 : 1;
        if (isLineEnd) {
            add(LineEnd());
        } else if (reference) {
            const std::optional<std::size_t> group = groupOf(reference->name, pattern);
            if (!group)
                return std::unexpected(
                    Refusal{say("The expression has no group {}.", inQuotes(reference->name))});
            add(*group);
            size = reference->size;
        } else if (escape != nullptr) {
            plain += escape->means;
            size = escape->written.size();
        } else {
            plain += text[0];
        }
        text.remove_prefix(size);
    }
    if (!plain.empty())
        result.m_pieces.emplace_back(std::move(plain));
    return result;
}

std::string_view Substitute::bytesOf(const Piece& piece, const Match& match, std::string_view bytes) {
    if (const auto* plain = std::get_if<std::string>(&piece))
        return *plain;
    const auto* group = std::get_if<std::size_t>(&piece);
    if (group == nullptr) {
        const std::size_t end = bytes.find('\n');
        return end != std::string_view::npos && end > 0 && bytes[end - 1] == '\r' ? "\r\n" : "\n";
    }
    const std::optional<Range> range = *group == 0 ? std::optional(match.range) : match.groups.at(*group - 1);
    return range ? bytes.substr(range->begin, range->size()) : std::string_view();
}

std::vector<Replacement> Substitute::replacementsFor(const std::vector<Match>& matches,
                                                     std::string_view bytes, const Coding& coding) const {
    std::vector<Piece> pieces = m_pieces;
    for (Piece& piece : pieces) {
        if (auto* plain = std::get_if<std::string>(&piece))
            *plain = coding.write(*plain);
        else if (std::holds_alternative<LineEnd>(piece))
            piece = std::string(bytesOf(piece, {}, bytes));
    }
    std::vector<Replacement> replacements;
    for (const Match& match : matches) {
        std::string text;
        for (const Piece& piece : pieces)
            text += bytesOf(piece, match, bytes);
        if (text != bytes.substr(match.range.begin, match.range.size()))
            replacements.push_back({match.range, std::move(text)});
    }
    return replacements;
}

} // namespace levwright::search
