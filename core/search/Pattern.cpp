// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Pattern.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <array>
#include <format>

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

namespace levwright::search {
namespace {

template <auto release>
struct Releaser {
    template <class T>
    void operator()(T* thing) const {
        release(thing);
    }
};
using CodePtr = std::unique_ptr<pcre2_code, Releaser<pcre2_code_free>>;
using CompileContextPtr = std::unique_ptr<pcre2_compile_context, Releaser<pcre2_compile_context_free>>;
using MatchContextPtr = std::unique_ptr<pcre2_match_context, Releaser<pcre2_match_context_free>>;
using MatchDataPtr = std::unique_ptr<pcre2_match_data, Releaser<pcre2_match_data_free>>;

constexpr std::size_t longestPattern = 10'000; // bytes
constexpr std::uint32_t deepestPattern = 100;  // of parentheses
constexpr std::uint32_t mostMemory = 20'000;   // KiB of a match

// The number of characters before a place, counted from 1.
std::size_t characterNumber(std::string_view utf8, std::size_t at) {
    std::size_t count = 1;
    for (const char byte : utf8.substr(0, at))
        count += isContinuation(byte) ? 0 : 1;
    return count;
}

Refusal invalid(const std::string& pattern, int error, std::size_t place) {
    std::array<PCRE2_UCHAR, 256> message{};
    pcre2_get_error_message(error, message.data(), message.size());
    return {say("The expression is not valid at character {}: {}.", characterNumber(pattern, place),
                reinterpret_cast<const char*>(message.data()))};
}

std::expected<CodePtr, Refusal> compiled(const std::string& pattern, std::uint32_t options) {
    const CompileContextPtr context(pcre2_compile_context_create(nullptr));
    pcre2_set_newline(context.get(), PCRE2_NEWLINE_LF);
    pcre2_set_parens_nest_limit(context.get(), deepestPattern);
    pcre2_set_max_pattern_length(context.get(), longestPattern);
    int error = 0;
    PCRE2_SIZE place = 0;
    CodePtr code(pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pattern.data()), pattern.size(), options, &error,
                               &place, context.get()));
    if (!code)
        return std::unexpected(invalid(pattern, error, place));
    return code;
}

// Whether the first character of each match is a letter in either case. Before each match, PCRE2 would look
// for both, through the whole text if one of them is nowhere.
bool beginsWithEitherCase(const pcre2_code* code, std::uint32_t options) {
    std::uint32_t type = 0;
    std::uint32_t unit = 0;
    pcre2_pattern_info(code, PCRE2_INFO_FIRSTCODETYPE, &type);
    pcre2_pattern_info(code, PCRE2_INFO_FIRSTCODEUNIT, &unit);
    const bool isLetter = (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z');
    return (options & PCRE2_CASELESS) != 0 && type == 1 && isLetter;
}

// An expression for the text itself.
std::string escaped(std::string_view text) {
    constexpr std::string_view signs = "\\^$.|?*+()[]{}";
    std::string expression;
    for (const char byte : text) {
        expression += signs.contains(byte) ? std::string{'\\', byte} : std::string(1, byte);
    }
    return expression;
}

// The expression where it neither begins nor ends within a word.
std::string asWords(const std::string& expression) {
    return "(?:(?<!\\w)|(?!\\w))(?:" + expression + ")(?:(?!\\w)|(?<!\\w))";
}

// Counts what a search does. PCRE2 calls it before each item of an expression.
class Work {
public:
    explicit Work(std::size_t size) : m_left(1'000'000 + 20 * size) {}

    // 0 if the search may go on.
    static int count(pcre2_callout_block* block, void* work) {
        return static_cast<Work*>(work)->goOn(block->current_position) ? 0 : PCRE2_ERROR_CALLOUT;
    }

private:
    bool goOn(std::size_t place) {
        const std::size_t distance = place > m_place ? place - m_place : m_place - place;
        m_place = place;
        m_left -= std::min(m_left, distance + 1);
        return m_left > 0;
    }

    std::size_t m_left; // steps
    std::size_t m_place = 0;
};

std::size_t nextCharacter(std::string_view utf8, std::size_t at) {
    do
        ++at;
    while (at < utf8.size() && isContinuation(utf8[at]));
    return at;
}

Refusal troubleOf(int error) {
    if (error == PCRE2_ERROR_CALLOUT || error == PCRE2_ERROR_MATCHLIMIT || error == PCRE2_ERROR_DEPTHLIMIT ||
        error == PCRE2_ERROR_HEAPLIMIT)
        return {say("The expression takes too long here: it can match in too many ways.")};
    std::array<PCRE2_UCHAR, 256> message{};
    pcre2_get_error_message(error, message.data(), message.size());
    return {say("The expression cannot be used here: {}.", reinterpret_cast<const char*>(message.data()))};
}

// Looks for one match after the other.
class Finder {
public:
    Finder(const pcre2_code* code, std::string_view subject, std::size_t begin)
        : m_code(code), m_subject(subject), m_at(begin), m_work(subject.size() - begin),
          m_context(pcre2_match_context_create(nullptr)),
          m_data(pcre2_match_data_create_from_pattern(code, nullptr)) {
        pcre2_set_callout(m_context.get(), Work::count, &m_work);
        pcre2_set_heap_limit(m_context.get(), mostMemory);
    }

    // Whether there is another match. range() and group() are about it.
    bool next() {
        while (m_at <= m_subject.size()) {
            const int found = matchAt(m_at, m_wasEmpty ? PCRE2_NOTEMPTY_ATSTART | PCRE2_ANCHORED : 0);
            if (found == PCRE2_ERROR_NOMATCH && !m_wasEmpty)
                return false;
            if (found == PCRE2_ERROR_NOMATCH) { // after an empty match, the next place
                m_wasEmpty = false;
                m_at = nextCharacter(m_subject, m_at);
                continue;
            }
            if (found < 0) {
                m_trouble = troubleOf(found);
                return false;
            }
            const Range match = range();
            // "\K" can put the start after the end, or before the last match.
            const bool isUsable = match.begin <= match.end && match.begin >= m_at;
            m_wasEmpty = match.empty() || !isUsable;
            m_at = std::max(match.end, m_at);
            if (isUsable)
                return true;
        }
        return false;
    }

    Range range() const {
        const PCRE2_SIZE* ends = pcre2_get_ovector_pointer(m_data.get());
        return {ends[0], ends[1]};
    }
    std::optional<Range> group(std::size_t number) const {
        const PCRE2_SIZE* ends = pcre2_get_ovector_pointer(m_data.get());
        const Range range{ends[2 * number], ends[2 * number + 1]};
        return range.begin == PCRE2_UNSET || range.begin > range.end ? std::nullopt : std::optional(range);
    }
    const std::optional<Refusal>& trouble() const { return m_trouble; }

private:
    int matchAt(std::size_t at, std::uint32_t options) {
        return pcre2_match(m_code, reinterpret_cast<PCRE2_SPTR>(m_subject.data()), m_subject.size(), at,
                           options | PCRE2_NO_UTF_CHECK, m_data.get(), m_context.get());
    }

    const pcre2_code* m_code;
    std::string_view m_subject;
    std::size_t m_at;
    bool m_wasEmpty = false;
    Work m_work;
    MatchContextPtr m_context;
    MatchDataPtr m_data;
    std::optional<Refusal> m_trouble;
};

} // namespace

struct Pattern::Code {
    CodePtr code;
    std::size_t groups = 0;
};

std::expected<Pattern, Refusal> Pattern::of(const Query& query) {
    require(!query.text.empty(), "there is something to look for");
    std::uint32_t options =
        PCRE2_UTF | PCRE2_UCP | PCRE2_MULTILINE | PCRE2_ALT_CIRCUMFLEX | PCRE2_NEVER_BACKSLASH_C;
    if (!query.matchesCase)
        options |= PCRE2_CASELESS;
    if (query.isExpression)
        options |= PCRE2_AUTO_CALLOUT;
    std::string expression = query.isExpression ? query.text : escaped(query.text);
    auto code = compiled(expression, options);
    if (code && query.wholeWords) {
        expression = asWords(expression);
        code = compiled(expression, options);
    }
    if (code && beginsWithEitherCase(code->get(), options))
        code = compiled(expression, options | PCRE2_NO_START_OPTIMIZE);
    if (!code)
        return std::unexpected(std::move(code).error());
    std::uint32_t groups = 0;
    pcre2_pattern_info(code->get(), PCRE2_INFO_CAPTURECOUNT, &groups);
    return Pattern(std::make_shared<const Code>(*std::move(code), groups));
}

std::size_t Pattern::groupCount() const {
    return m_code->groups;
}

std::optional<std::size_t> Pattern::groupNamed(const std::string& name) const {
    const int number =
        pcre2_substring_number_from_name(m_code->code.get(), reinterpret_cast<PCRE2_SPTR>(name.c_str()));
    return number > 0 ? std::optional(std::size_t(number)) : std::nullopt;
}

Matches Pattern::findIn(const ReadableText& text, Range range) const {
    require(range.begin <= range.end && range.end <= text.bytes().size(), "the range is in the text");
    Matches matches;
    Offset begin = text.inUtf8(range.begin);
    const Offset end = text.inUtf8(range.end);
    if (text.inBytes({begin, begin}).begin < range.begin) // inside a character
        begin = nextCharacter(text.utf8Text(), begin);
    if (begin > end)
        return matches;
    constexpr std::size_t mostGroups = 4'000'000; // of all matches
    const std::size_t most = std::min(mostMatches, mostGroups / std::max<std::size_t>(m_code->groups, 1));
    Finder finder(m_code->code.get(), text.utf8Text().substr(0, end), begin);
    while (finder.next()) {
        if (matches.all.size() == most) {
            matches.trouble = Refusal{say("There are too many matches; these are the first {}.", most)};
            return matches;
        }
        Match match{text.inBytes(finder.range()), {}};
        for (std::size_t i = 1; i <= m_code->groups; ++i)
            match.groups.push_back(
                finder.group(i).transform([&](Range group) { return text.inBytes(group); }));
        matches.all.push_back(std::move(match));
    }
    matches.trouble = finder.trouble();
    return matches;
}

} // namespace levwright::search
