// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/c/Expression.h"

#include "core/base/Numbers.h"
#include "core/sources/c/Cutter.h"

#include <algorithm>
#include <array>
#include <limits>

namespace levwright::sources {

namespace {

using Outcome = std::optional<std::int64_t>;

struct Operator {
    std::string_view sign;
    int rank;
};

constexpr std::array<Operator, 18> operators{{{"||", 1},
                                              {"&&", 2},
                                              {"|", 3},
                                              {"^", 4},
                                              {"&", 5},
                                              {"==", 6},
                                              {"!=", 6},
                                              {"<", 7},
                                              {">", 7},
                                              {"<=", 7},
                                              {">=", 7},
                                              {"<<", 8},
                                              {">>", 8},
                                              {"+", 9},
                                              {"-", 9},
                                              {"*", 10},
                                              {"/", 10},
                                              {"%", 10}}};

constexpr std::array<std::string_view, 18> typeWords{
    "unsigned", "signed", "int",     "long",    "short",  "char",     "schar",    "uchar",   "xchar",
    "boolean",  "const",  "coordxy", "uint8_t", "int8_t", "uint16_t", "uint32_t", "int16_t", "aligntyp"};

std::int64_t wrapped(std::uint64_t value) {
    return std::int64_t(value);
}

Outcome shifted(std::string_view sign, std::int64_t left, std::int64_t right) {
    if (right < 0 || right > 63)
        return std::nullopt;
    return sign == "<<" ? wrapped(std::uint64_t(left) << std::uint64_t(right)) : left >> right;
}

Outcome divided(std::string_view sign, std::int64_t left, std::int64_t right) {
    if (right == 0 || (right == -1 && left == std::numeric_limits<std::int64_t>::min()))
        return std::nullopt;
    return sign == "/" ? left / right : left % right;
}

Outcome compared(std::string_view sign, std::int64_t left, std::int64_t right) {
    if (sign == "||")
        return left != 0 || right != 0 ? 1 : 0;
    if (sign == "&&")
        return left != 0 && right != 0 ? 1 : 0;
    if (sign == "==")
        return left == right ? 1 : 0;
    if (sign == "!=")
        return left != right ? 1 : 0;
    if (sign == "<")
        return left < right ? 1 : 0;
    if (sign == ">")
        return left > right ? 1 : 0;
    return (sign == "<=" ? left <= right : left >= right) ? 1 : 0;
}

Outcome combined(std::string_view sign, std::int64_t left, std::int64_t right) {
    const auto a = std::uint64_t(left);
    const auto b = std::uint64_t(right);
    if (sign == "+")
        return wrapped(a + b);
    if (sign == "-")
        return wrapped(a - b);
    if (sign == "*")
        return wrapped(a * b);
    if (sign == "|")
        return wrapped(a | b);
    if (sign == "&")
        return wrapped(a & b);
    if (sign == "^")
        return wrapped(a ^ b);
    if (sign == "<<" || sign == ">>")
        return shifted(sign, left, right);
    return sign == "/" || sign == "%" ? divided(sign, left, right) : compared(sign, left, right);
}

Outcome numberOf(std::string_view text) {
    while (!text.empty() && std::string_view("uUlL").contains(text.back()))
        text.remove_suffix(1);
    int base = 10;
    if (text.starts_with("0x") || text.starts_with("0X")) {
        base = 16;
        text.remove_prefix(2);
    } else if (text.size() > 1 && text.front() == '0') {
        base = 8;
    }
    const std::optional<std::uint64_t> value = wholeNumber<std::uint64_t>(text, base);
    return value ? Outcome(wrapped(*value)) : std::nullopt;
}

Outcome characterOf(std::string_view literal) {
    const std::string bytes = literalBytes(literal);
    return bytes.size() == 1 ? Outcome(static_cast<signed char>(bytes.front())) : std::nullopt;
}

class Evaluation {
public:
    Evaluation(Tokens tokens, const NameValue& valueOf) : m_tokens(tokens), m_valueOf(valueOf) {}

    Outcome run() {
        const Outcome value = choice();
        return m_at == m_tokens.size() ? value : std::nullopt;
    }

private:
    static constexpr int deepest = 200;

    bool takes(std::string_view sign) {
        const bool does = m_at < m_tokens.size() && m_tokens[m_at].is(sign);
        m_at += does ? 1 : 0;
        return does;
    }

    Outcome choice() {
        if (m_depth > deepest)
            return std::nullopt;
        ++m_depth;
        Outcome value = binary(1);
        if (value && takes("?")) {
            const Outcome yes = choice();
            const Outcome no = takes(":") ? choice() : std::nullopt;
            value = yes && no ? (*value != 0 ? yes : no) : std::nullopt;
        }
        --m_depth;
        return value;
    }

    const Operator* operatorHere(int lowest) const {
        if (m_at == m_tokens.size() || m_tokens[m_at].kind != TokenKind::Sign)
            return nullptr;
        const auto found = std::ranges::find(operators, m_tokens[m_at].text, &Operator::sign);
        return found == operators.end() || found->rank < lowest ? nullptr : &*found;
    }

    Outcome binary(int lowest) {
        Outcome left = unary();
        while (const Operator* found = operatorHere(lowest)) {
            ++m_at;
            const Outcome right = binary(found->rank + 1);
            left = left && right ? combined(found->sign, *left, *right) : std::nullopt;
        }
        return left;
    }

    Outcome unary() {
        if (m_depth > deepest || m_at == m_tokens.size())
            return std::nullopt;
        ++m_depth;
        const Outcome value = signedValue();
        --m_depth;
        return value;
    }

    Outcome signedValue() {
        if (skipCast() || takes("+"))
            return unary();
        for (const std::string_view sign : {"-", "~", "!"}) {
            if (!takes(sign))
                continue;
            const Outcome value = unary();
            if (!value || sign == "!")
                return value ? Outcome(*value == 0 ? 1 : 0) : value;
            return sign == "-" ? wrapped(0 - std::uint64_t(*value)) : wrapped(~std::uint64_t(*value));
        }
        return primary();
    }

    Outcome primary() {
        if (takes("(")) {
            const Outcome value = choice();
            return takes(")") ? value : std::nullopt;
        }
        const Token& token = m_tokens[m_at++];
        switch (token.kind) {
        case TokenKind::Number:
            return numberOf(token.text);
        case TokenKind::Character:
            return characterOf(token.text);
        case TokenKind::Name:
            return m_valueOf(token.text);
        default:
            return std::nullopt;
        }
    }

    // A type in brackets.
    bool skipCast() {
        if (!m_tokens[m_at].is("("))
            return false;
        std::size_t end = m_at + 1;
        bool hasType = false;
        while (end < m_tokens.size() && (m_tokens[end].isName() || m_tokens[end].is("*"))) {
            hasType = hasType || std::ranges::find(typeWords, m_tokens[end].text) != typeWords.end();
            ++end;
        }
        if (!hasType || end >= m_tokens.size() || !m_tokens[end].is(")"))
            return false;
        m_at = end + 1;
        return true;
    }

    Tokens m_tokens;
    const NameValue& m_valueOf;
    std::size_t m_at = 0;
    int m_depth = 0;
};

} // namespace

std::optional<std::int64_t> evaluate(Tokens tokens, const NameValue& valueOf) {
    return tokens.empty() ? std::nullopt : Evaluation(tokens, valueOf).run();
}

} // namespace levwright::sources
