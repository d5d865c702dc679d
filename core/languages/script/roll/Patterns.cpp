// SPDX-License-Identifier: GPL-3.0-or-later
// Patterns as in Lua's manual (section 6.4.1), with the same errors. Each place that is tried has to be paid
// for.
#include "core/languages/script/roll/Libraries.h"
#include "core/languages/script/roll/Lua.h"
#include "core/languages/script/roll/Sandbox.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <string_view>

namespace levwright::scriptroll {
namespace {

constexpr std::size_t nowhere = std::string_view::npos;

bool isOfClass(unsigned char c, unsigned char letter) {
    const auto holds = [&](bool inClass) { return inClass == (std::islower(letter) != 0); };
    switch (std::tolower(letter)) {
    case 'a':
        return holds(std::isalpha(c) != 0);
    case 'c':
        return holds(std::iscntrl(c) != 0);
    case 'd':
        return holds(std::isdigit(c) != 0);
    case 'g':
        return holds(std::isgraph(c) != 0);
    case 'l':
        return holds(std::islower(c) != 0);
    case 'p':
        return holds(std::ispunct(c) != 0);
    case 's':
        return holds(std::isspace(c) != 0);
    case 'u':
        return holds(std::isupper(c) != 0);
    case 'w':
        return holds(std::isalnum(c) != 0);
    case 'x':
        return holds(std::isxdigit(c) != 0);
    case 'z': // deprecated, but still there
        return holds(c == 0);
    default:
        return c == letter;
    }
}

class Matcher {
public:
    Matcher(lua_State* state, std::string_view text, std::string_view pattern)
        : m_state(state), m_text(text), m_pattern(pattern) {}

    // The end of the match that begins there; nowhere if there is none.
    std::size_t matchAt(std::size_t place) {
        m_level = 0;
        m_depth = 0;
        const std::size_t end = match(place, 0);
        pay();
        return end;
    }

    // Pushes the captures after a match. If there are none and orWhole is true, it pushes the whole match.
    int pushCaptures(std::size_t begin, std::size_t end, bool orWhole) {
        const int count = m_level == 0 && orWhole ? 1 : m_level;
        luaL_checkstack(m_state, count, "too many captures");
        for (int i = 0; i < count; ++i)
            pushCapture(i, begin, end);
        return count;
    }

    void pushCapture(int index, std::size_t begin, std::size_t end) {
        if (index >= m_level) {
            if (index != 0)
                luaL_error(m_state, "invalid capture index %%%d", index + 1);
            push(begin, end);
            return;
        }
        const Capture& capture = m_captures[std::size_t(index)];
        if (capture.kind == CaptureKind::Open)
            luaL_error(m_state, "unfinished capture");
        if (capture.kind == CaptureKind::Position)
            lua_pushinteger(m_state, lua_Integer(capture.begin) + 1);
        else
            push(capture.begin, capture.end);
    }

private:
    enum class CaptureKind : std::uint8_t { Open, Position, Closed };
    struct Capture {
        std::size_t begin;
        std::size_t end;
        CaptureKind kind;
    };

    void push(std::size_t begin, std::size_t end) {
        lua_pushlstring(m_state, m_text.data() + begin, end - begin);
    }

    // ---- two steps cost about one unit of the budget

    void step() {
        constexpr unsigned most = 512;
        if (++m_steps >= most)
            pay();
    }
    void pay() {
        Sandbox::of(m_state).spend(m_state, m_steps / 2 + 1);
        m_steps = 0;
    }

    // ---- single characters; Lua's texts are followed by a zero

    unsigned char textAt(std::size_t at) const {
        return at < m_text.size() ? static_cast<unsigned char>(m_text[at]) : 0;
    }
    unsigned char patternAt(std::size_t at) const {
        return at < m_pattern.size() ? static_cast<unsigned char>(m_pattern[at]) : 0;
    }

    // The place after the item that begins there.
    std::size_t endOfItem(std::size_t p) {
        const unsigned char first = patternAt(p++);
        if (first == '%') {
            if (p >= m_pattern.size())
                luaL_error(m_state, "malformed pattern (ends with '%%')");
            return p + 1;
        }
        if (first != '[')
            return p;
        if (patternAt(p) == '^')
            ++p;
        do {
            step();
            if (p >= m_pattern.size())
                luaL_error(m_state, "malformed pattern (missing ']')");
            if (patternAt(p++) == '%' && p < m_pattern.size())
                ++p;
        } while (patternAt(p) != ']');
        return p + 1;
    }

    // The set goes from its opening bracket to its closing one.
    bool isInSet(unsigned char c, std::size_t p, std::size_t last) {
        const bool isNegated = patternAt(p + 1) == '^';
        for (p += isNegated ? 2 : 1; p < last; ++p) {
            step();
            if (patternAt(p) == '%') {
                ++p;
                if (isOfClass(c, patternAt(p)))
                    return !isNegated;
            } else if (patternAt(p + 1) == '-' && p + 2 < last) {
                if (patternAt(p) <= c && c <= patternAt(p + 2))
                    return !isNegated;
                p += 2;
            } else if (patternAt(p) == c) {
                return !isNegated;
            }
        }
        return isNegated;
    }

    bool fits(std::size_t s, std::size_t p, std::size_t itemEnd) {
        step();
        if (s >= m_text.size())
            return false;
        switch (patternAt(p)) {
        case '.':
            return true;
        case '%':
            return isOfClass(textAt(s), patternAt(p + 1));
        case '[':
            return isInSet(textAt(s), p, itemEnd - 1);
        default:
            return patternAt(p) == textAt(s);
        }
    }

    // ---- items; each continues with the rest of the pattern

    std::size_t match(std::size_t s, std::size_t p) {
        constexpr int deepest = 200;
        if (m_depth == deepest)
            luaL_error(m_state, "pattern too complex");
        ++m_depth;
        const std::size_t end = matchRest(s, p);
        --m_depth;
        return end;
    }

    std::size_t matchRest(std::size_t s, std::size_t p) {
        while (s != nowhere && p < m_pattern.size()) {
            step();
            switch (patternAt(p)) {
            case '(':
                return patternAt(p + 1) == ')' ? open(s, p + 2, CaptureKind::Position)
                                               : open(s, p + 1, CaptureKind::Open);
            case ')':
                return close(s, p + 1);
            case '$':
                if (p + 1 == m_pattern.size())
                    return s == m_text.size() ? s : nowhere;
                break;
            case '%':
                if (isSpecial(patternAt(p + 1))) {
                    matchSpecial(s, p);
                    continue;
                }
                break;
            default:
                break;
            }
            const std::size_t next = endOfItem(p);
            const unsigned char suffix = patternAt(next);
            const bool isFitting = fits(s, p, next);
            if (isFitting && (suffix == '*' || suffix == '+'))
                return mostOf(s, p, next, suffix == '+' ? 1 : 0);
            if (isFitting && suffix == '-')
                return leastOf(s, p, next);
            if (suffix == '*' || suffix == '-' || suffix == '?') {
                const std::size_t end = isFitting ? match(s + 1, next + 1) : nowhere;
                if (end != nowhere)
                    return end;
                p = next + 1;
                continue;
            }
            s = isFitting ? s + 1 : nowhere;
            p = next;
        }
        return s;
    }

    std::size_t mostOf(std::size_t s, std::size_t p, std::size_t next, std::size_t least) {
        std::size_t count = 0;
        while (fits(s + count, p, next))
            ++count;
        for (; count + 1 > least; --count) {
            const std::size_t end = match(s + count, next + 1);
            if (end != nowhere || count == 0)
                return end;
        }
        return nowhere;
    }

    std::size_t leastOf(std::size_t s, std::size_t p, std::size_t next) {
        for (;; ++s) {
            const std::size_t end = match(s, next + 1);
            if (end != nowhere || !fits(s, p, next))
                return end;
        }
    }

    std::size_t open(std::size_t s, std::size_t p, CaptureKind kind) {
        if (std::size_t(m_level) >= m_captures.size())
            luaL_error(m_state, "too many captures");
        m_captures[std::size_t(m_level++)] = {s, s, kind};
        const std::size_t end = match(s, p);
        if (end == nowhere)
            --m_level;
        return end;
    }

    std::size_t close(std::size_t s, std::size_t p) {
        int index = m_level - 1;
        while (index >= 0 && m_captures[std::size_t(index)].kind != CaptureKind::Open)
            --index;
        if (index < 0)
            luaL_error(m_state, "invalid pattern capture");
        Capture& capture = m_captures[std::size_t(index)];
        capture.end = s;
        capture.kind = CaptureKind::Closed;
        const std::size_t end = match(s, p);
        if (end == nowhere)
            capture.kind = CaptureKind::Open;
        return end;
    }

    static bool isSpecial(unsigned char letter) {
        return letter == 'b' || letter == 'f' || std::isdigit(letter) != 0;
    }

    // Moves both places after it.
    void matchSpecial(std::size_t& s, std::size_t& p) {
        const unsigned char letter = patternAt(p + 1);
        p += 2;
        if (letter == 'b') {
            if (p + 1 >= m_pattern.size())
                luaL_error(m_state, "malformed pattern (missing arguments to '%%b')");
            s = endOfBalance(s, patternAt(p), patternAt(p + 1));
            p += 2;
        } else if (letter == 'f') {
            if (patternAt(p) != '[')
                luaL_error(m_state, "missing '[' after '%%f' in pattern");
            const std::size_t next = endOfItem(p);
            const unsigned char before = s == 0 ? 0 : textAt(s - 1);
            const bool isFrontier = !isInSet(before, p, next - 1) && isInSet(textAt(s), p, next - 1);
            s = isFrontier ? s : nowhere;
            p = next;
        } else {
            s = behindCapture(s, letter);
        }
    }

    std::size_t endOfBalance(std::size_t s, unsigned char opener, unsigned char closer) {
        if (textAt(s) != opener)
            return nowhere;
        int open = 1;
        for (++s; s < m_text.size(); ++s) {
            step();
            if (textAt(s) == closer) {
                if (--open == 0)
                    return s + 1;
            } else if (textAt(s) == opener) {
                ++open;
            }
        }
        return nowhere;
    }

    std::size_t behindCapture(std::size_t s, unsigned char digit) {
        const int index = digit - '1';
        if (index < 0 || index >= m_level || m_captures[std::size_t(index)].kind == CaptureKind::Open)
            luaL_error(m_state, "invalid capture index %%%d", index + 1);
        const Capture& capture = m_captures[std::size_t(index)];
        if (capture.kind == CaptureKind::Position)
            return nowhere;
        const std::string_view wanted = m_text.substr(capture.begin, capture.end - capture.begin);
        constexpr std::size_t bytesOfStep = 32;
        m_steps += unsigned(wanted.size() / bytesOfStep);
        return m_text.substr(s).starts_with(wanted) ? s + wanted.size() : nowhere;
    }

    lua_State* m_state;
    std::string_view m_text;
    std::string_view m_pattern;
    std::array<Capture, 32> m_captures{};
    int m_level = 0; // how many captures have begun
    int m_depth = 0;
    unsigned m_steps = 0;
};

std::string_view textAt(lua_State* state, int index) {
    std::size_t size = 0;
    const char* bytes = luaL_checklstring(state, index, &size);
    return {bytes, size};
}

// The start that an optional argument gives; a negative one counts from the end.
std::size_t beginAt(lua_State* state, int index, std::size_t length) {
    const lua_Integer place = luaL_optinteger(state, index, 1);
    if (place > 0)
        return std::size_t(place) - 1;
    if (place == 0 || place < -lua_Integer(length))
        return 0;
    return length - std::size_t(-place);
}

std::size_t plainPlaceOf(lua_State* state, std::string_view text, std::string_view wanted,
                         std::size_t begin) {
    constexpr std::size_t bytesOfUnit = 64;
    while (begin + wanted.size() <= text.size()) {
        const void* found = wanted.empty()
                                ? text.data() + begin
                                : std::memchr(text.data() + begin, wanted.front(), text.size() - begin);
        if (found == nullptr)
            return nowhere;
        const auto at = std::size_t(static_cast<const char*>(found) - text.data());
        Sandbox::of(state).spend(state, 1 + (at - begin + wanted.size()) / bytesOfUnit);
        if (text.substr(at).starts_with(wanted))
            return at;
        begin = at + 1;
    }
    return nowhere;
}

// find also pushes where the match begins and ends.
int findOrMatch(lua_State* state, bool isFind) {
    const std::string_view text = textAt(state, 1);
    std::string_view pattern = textAt(state, 2);
    std::size_t begin = beginAt(state, 3, text.size());
    if (begin > text.size()) {
        lua_pushnil(state);
        return 1;
    }
    const bool isPlain = isFind && (lua_toboolean(state, 4) != 0 ||
                                    pattern.find_first_of("^$*+?.([%-") == std::string_view::npos);
    if (isPlain) {
        const std::size_t place = plainPlaceOf(state, text, pattern, begin);
        if (place == nowhere) {
            lua_pushnil(state);
            return 1;
        }
        lua_pushinteger(state, lua_Integer(place) + 1);
        lua_pushinteger(state, lua_Integer(place) + lua_Integer(pattern.size()));
        return 2;
    }
    const bool isAnchored = pattern.starts_with('^');
    if (isAnchored)
        pattern.remove_prefix(1);
    Matcher matcher(state, text, pattern);
    do {
        const std::size_t end = matcher.matchAt(begin);
        if (end != nowhere && !isFind)
            return matcher.pushCaptures(begin, end, true);
        if (end != nowhere) {
            lua_pushinteger(state, lua_Integer(begin) + 1);
            lua_pushinteger(state, lua_Integer(end));
            return 2 + matcher.pushCaptures(begin, end, false);
        }
    } while (begin++ < text.size() && !isAnchored);
    lua_pushnil(state);
    return 1;
}

int find(lua_State* state) {
    return findOrMatch(state, true);
}

int match(lua_State* state) {
    return findOrMatch(state, false);
}

// The upvalues are the text, the pattern, the place to continue from, and the end of the previous match.
int nextMatch(lua_State* state) {
    const std::string_view text = textAt(state, lua_upvalueindex(1));
    const std::string_view pattern = textAt(state, lua_upvalueindex(2));
    const lua_Integer last = lua_tointeger(state, lua_upvalueindex(4));
    Matcher matcher(state, text, pattern);
    for (auto begin = std::size_t(lua_tointeger(state, lua_upvalueindex(3))); begin <= text.size(); ++begin) {
        const std::size_t end = matcher.matchAt(begin);
        if (end == nowhere || lua_Integer(end) == last)
            continue;
        for (const int upvalue : {3, 4}) {
            lua_pushinteger(state, lua_Integer(end));
            lua_replace(state, lua_upvalueindex(upvalue));
        }
        return matcher.pushCaptures(begin, end, true);
    }
    return 0;
}

int matches(lua_State* state) {
    const std::string_view text = textAt(state, 1);
    textAt(state, 2);
    const std::size_t begin = std::min(beginAt(state, 3, text.size()), text.size() + 1);
    lua_settop(state, 2);
    lua_pushinteger(state, lua_Integer(begin));
    lua_pushinteger(state, -1);
    lua_pushcclosure(state, nextMatch, 4);
    return 1;
}

// ---- gsub: arguments text, pattern, replacement, most

// Adds the replacement text, where % with a digit means a capture.
void addWritten(lua_State* state, luaL_Buffer& into, Matcher& matcher, std::size_t begin, std::size_t end) {
    const std::string_view written = textAt(state, 3);
    for (std::size_t i = 0; i < written.size(); ++i) {
        if (written[i] != '%') {
            luaL_addchar(&into, written[i]);
            continue;
        }
        const char c = ++i < written.size() ? written[i] : '\0';
        if (c == '%') {
            luaL_addchar(&into, c);
        } else if (std::isdigit(static_cast<unsigned char>(c)) == 0) {
            luaL_error(state, "invalid use of '%c' in replacement string", '%');
        } else {
            if (c == '0')
                lua_pushlstring(state, textAt(state, 1).data() + begin, end - begin);
            else
                matcher.pushCapture(c - '1', begin, end);
            luaL_tolstring(state, -1, nullptr);
            lua_remove(state, -2);
            luaL_addvalue(&into);
        }
    }
}

// False if the text stays unchanged there.
bool addReplacement(lua_State* state, luaL_Buffer& into, Matcher& matcher, std::size_t begin,
                    std::size_t end) {
    switch (lua_type(state, 3)) {
    case LUA_TFUNCTION:
        lua_pushvalue(state, 3);
        lua_call(state, matcher.pushCaptures(begin, end, true), 1);
        break;
    case LUA_TTABLE:
        matcher.pushCapture(0, begin, end);
        lua_gettable(state, 3);
        break;
    default:
        addWritten(state, into, matcher, begin, end);
        return true;
    }
    if (lua_toboolean(state, -1) == 0) {
        lua_pop(state, 1);
        luaL_addlstring(&into, textAt(state, 1).data() + begin, end - begin);
        return false;
    }
    if (lua_isstring(state, -1) == 0)
        luaL_error(state, "invalid replacement value (a %s)", luaL_typename(state, -1));
    luaL_addvalue(&into);
    return true;
}

int replaceAll(lua_State* state) {
    const std::string_view text = textAt(state, 1);
    std::string_view pattern = textAt(state, 2);
    const int type = lua_type(state, 3);
    const lua_Integer most = luaL_optinteger(state, 4, lua_Integer(text.size()) + 1);
    luaL_argexpected(
        state, type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION || type == LUA_TTABLE, 3,
        "string/function/table");
    if (type == LUA_TNUMBER)
        lua_tolstring(state, 3, nullptr); // converts the replacement in place
    const bool isAnchored = pattern.starts_with('^');
    if (isAnchored)
        pattern.remove_prefix(1);
    Matcher matcher(state, text, pattern);
    luaL_Buffer into;
    luaL_buffinit(state, &into);
    lua_Integer count = 0;
    std::size_t begin = 0;
    std::size_t last = nowhere;
    bool isChanged = false;
    while (count < most) {
        const std::size_t end = matcher.matchAt(begin);
        if (end != nowhere && end != last) {
            ++count;
            isChanged = addReplacement(state, into, matcher, begin, end) || isChanged;
            begin = last = end;
        } else if (begin < text.size()) {
            luaL_addchar(&into, text[begin]);
            ++begin;
        } else {
            break;
        }
        if (isAnchored)
            break;
    }
    if (isChanged) {
        luaL_addlstring(&into, text.data() + begin, text.size() - begin);
        luaL_pushresult(&into);
    } else {
        lua_pushvalue(state, 1);
    }
    lua_pushinteger(state, count);
    return 2;
}

} // namespace

void addPatternFunctions(lua_State* state) {
    constexpr luaL_Reg functions[] = {
        {"find", find}, {"match", match}, {"gmatch", matches}, {"gsub", replaceAll}, {nullptr, nullptr}};
    luaL_setfuncs(state, functions, 0);
}

} // namespace levwright::scriptroll
